/** Blending two pictures in shape and colour: how much of an initial image stays. */

import { oklabToRgb, writeOklab } from './color.ts';
import { distanceTo } from './distance.ts';
import { type Box, cloneImage, coverageOf, createImage, hardenAlpha, opaqueBounds } from './image.ts';
import type { Px, Rgba } from './types.ts';

interface Shape {
  readonly image: Rgba;
  readonly box: Box;
  /** Signed distance to the silhouette, negative inside, in units of the shape's own size. */
  readonly signed: Float64Array;
  /** For every pixel, the nearest opaque one. */
  readonly nearest: Int32Array;
}

function shapeOf(image: Rgba): Shape | undefined {
  const box = opaqueBounds(image);
  if (!box) return undefined;
  const cover = coverageOf(image);
  const { width, height } = image;
  const outside = distanceTo(cover, width, height);
  const inside = distanceTo(
    cover.map((v) => 1 - v),
    width,
    height,
  );
  const size = Math.sqrt(box.width * box.height);
  // A picture without transparency is everywhere as far inside as can be.
  const most = Math.max(width, height);
  const signed = outside.distance.map(
    (d, i) => (cover[i] ? -Math.min(inside.distance[i]!, most) + 0.5 : d - 0.5) / size,
  );
  return { image, box, signed, nearest: outside.nearest };
}

/** The pixel of a shape that corresponds to the middle of pixel (x, y) of a box laid over the shape's own box. */
function sampleAt(shape: Shape, box: Box, x: Px, y: Px): number {
  const u = (x + 0.5 - box.x) / box.width;
  const v = (y + 0.5 - box.y) / box.height;
  const sx = Math.floor(shape.box.x + u * shape.box.width);
  const sy = Math.floor(shape.box.y + v * shape.box.height);
  const cx = Math.min(shape.image.width - 1, Math.max(0, sx));
  const cy = Math.min(shape.image.height - 1, Math.max(0, sy));
  return cy * shape.image.width + cx;
}

/**
 * A picture between two of the same size: `from` at t = 0, `to` at t = 1, exactly so at both ends. The bounding box
 * moves, the silhouette follows the mix of both signed distances, and colours run in straight lines through OKLab, each
 * read at the corresponding place of both shapes. Alpha is binary. Throws a RangeError for two sizes.
 */
export function morphImages(from: Rgba, to: Rgba, t: number): Rgba {
  if (from.width !== to.width || from.height !== to.height) throw new RangeError('Both images must have the same size');
  const a = hardenAlpha(from);
  const b = hardenAlpha(to);
  if (t <= 0) return a;
  if (t >= 1) return b;
  const A = shapeOf(a);
  const B = shapeOf(b);
  if (!A || !B) return cloneImage(t < 0.5 ? a : b);
  const mix = (p: number, q: number): number => p + (q - p) * t;
  const box = {
    x: mix(A.box.x, B.box.x),
    y: mix(A.box.y, B.box.y),
    width: mix(A.box.width, B.box.width),
    height: mix(A.box.height, B.box.height),
  };
  const out = createImage(a.width, a.height);
  const p = new Float64Array(3);
  const q = new Float64Array(3);
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const i = sampleAt(A, box, x, y);
      const j = sampleAt(B, box, x, y);
      const beyond = x + 0.5 < box.x || y + 0.5 < box.y || x + 0.5 > box.x + box.width || y + 0.5 > box.y + box.height;
      if (beyond || mix(A.signed[i]!, B.signed[j]!) > 0) continue;
      const m = A.nearest[i]! * 4;
      const n = B.nearest[j]! * 4;
      writeOklab(p, 0, a.data[m]!, a.data[m + 1]!, a.data[m + 2]!);
      writeOklab(q, 0, b.data[n]!, b.data[n + 1]!, b.data[n + 2]!);
      const rgb = oklabToRgb([mix(p[0]!, q[0]!), mix(p[1]!, q[1]!), mix(p[2]!, q[2]!)]);
      out.data.set([rgb[0], rgb[1], rgb[2], 255], (y * out.width + x) * 4);
    }
  }
  return out;
}

/** The image with every transparent pixel in the colour of the nearest opaque one; a wholly transparent one stays so. */
export function fillTransparent(image: Rgba): Rgba {
  const out = hardenAlpha(image);
  const { nearest } = distanceTo(coverageOf(image), image.width, image.height);
  for (let i = 0; i < nearest.length; i++) {
    const n = nearest[i]!;
    if (n >= 0 && n !== i) out.data.copyWithin(i * 4, n * 4, n * 4 + 4);
  }
  return out;
}
