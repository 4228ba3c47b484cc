/** Cutting a subject out of a plain background, without a learned model. */

import { hardenAlpha } from './image.ts';
import { labsOf } from './labs.ts';
import type { Rgba } from './types.ts';

interface Cluster {
  L: number;
  a: number;
  b: number;
  weight: number;
  corner: boolean;
  /** Bits 1 left, 2 right, 4 top, 8 bottom: where on the border it is seen. */
  sides: number;
}

function borderIndices(width: number, height: number): number[] {
  const out: number[] = [];
  for (let x = 0; x < width; x++) out.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) out.push(y * width, y * width + width - 1);
  return out;
}

/**
 * The background's colours: groups of similar colours on the border that reach a corner and fill a part of it, or fill a
 * large part. A subject that is cut by the lower edge reaches no corner.
 */
function backgroundColors(image: Rgba, labs: Float32Array, reach: number): Cluster[] {
  const { width, height, data } = image;
  const corners = new Set([0, width - 1, (height - 1) * width, height * width - 1]);
  const clusters: Cluster[] = [];
  const border = borderIndices(width, height).filter((i) => data[i * 4 + 3]! >= 128);
  for (const i of border) {
    const L = labs[i * 3]!;
    const a = labs[i * 3 + 1]!;
    const b = labs[i * 3 + 2]!;
    let home = clusters.find((c) => Math.hypot(c.L - L, c.a - a, c.b - b) < reach);
    if (!home) {
      home = { L, a, b, weight: 0, corner: false, sides: 0 };
      clusters.push(home);
    }
    const w = ++home.weight;
    home.L += (L - home.L) / w;
    home.a += (a - home.a) / w;
    home.b += (b - home.b) / w;
    if (corners.has(i)) home.corner = true;
    const x = i % width;
    home.sides |= (x === 0 ? 1 : x === width - 1 ? 2 : 0) | (i < width ? 4 : i >= width * (height - 1) ? 8 : 0);
  }
  const accepted = clusters.filter((c) => c.weight >= (c.corner ? 0.04 : 0.3) * border.length);
  // The middle of a gradient reaches no corner, but is like an accepted colour and seen on two sides.
  for (const known of accepted) {
    for (const c of clusters) {
      if (accepted.includes(c) || (c.sides & (c.sides - 1)) === 0) continue;
      if (Math.hypot(c.L - known.L, c.a - known.a, c.b - known.b) < reach * 2.5) accepted.push(c);
    }
  }
  return accepted;
}

/**
 * The subject on a transparent background: floods inwards from the edges through pixels near the border's colours, and
 * through gradients in steps too small to see; areas that the subject encloses stay. Alpha comes out binary. An image
 * whose border is transparent already only gets its alpha made binary.
 *
 * `tolerance`: OKLab distance from a border colour that still is background (default 0.06; JPEG noise is about 0.03).
 */
export function removeBackground(image: Rgba, tolerance = 0.06): Rgba {
  const { width, height } = image;
  const out = hardenAlpha(image);
  const border = borderIndices(width, height);
  const clear = border.filter((i) => out.data[i * 4 + 3] === 0).length;
  if (clear >= border.length * 0.5) return out;
  const labs = labsOf(image);
  const clusters = backgroundColors(image, labs, tolerance);
  const toBackground = (i: number): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const c of clusters) {
      const d = Math.hypot(labs[i * 3]! - c.L, labs[i * 3 + 1]! - c.a, labs[i * 3 + 2]! - c.b);
      if (d < least) least = d;
    }
    return least;
  };
  const gone = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let tail = 0;
  for (const i of border) {
    if (gone[i] || (out.data[i * 4 + 3] !== 0 && toBackground(i) > tolerance)) continue;
    gone[i] = 1;
    queue[tail++] = i;
  }
  for (let head = 0; head < tail; head++) {
    const i = queue[head]!;
    const x = i % width;
    for (const n of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (n < 0 || n >= width * height || gone[n]) continue;
      if (out.data[n * 4 + 3] !== 0) {
        const d = toBackground(n);
        const step = Math.hypot(
          labs[n * 3]! - labs[i * 3]!,
          labs[n * 3 + 1]! - labs[i * 3 + 1]!,
          labs[n * 3 + 2]! - labs[i * 3 + 2]!,
        );
        if (d > tolerance && !(step < tolerance / 5 && d < tolerance * 3)) continue;
      }
      gone[n] = 1;
      queue[tail++] = n;
    }
  }
  // Blended pixels at the cut-out's edge are nearer to the background than to what lies behind them.
  const fringe: number[] = [];
  for (let i = 0; i < gone.length; i++) {
    if (gone[i] || toBackground(i) > tolerance * 2) continue;
    const x = i % width;
    if ((x > 0 && gone[i - 1]) || (x < width - 1 && gone[i + 1]) || gone[i - width] || gone[i + width]) fringe.push(i);
  }
  for (const i of fringe) gone[i] = 1;
  for (let i = 0; i < gone.length; i++) if (gone[i]) out.data.fill(0, i * 4, i * 4 + 4);
  return out;
}

/** How much of a picture is opaque, 0..1. */
export function opaqueShare(image: Rgba): number {
  let n = 0;
  for (let i = 3; i < image.data.length; i += 4) if (image.data[i]! >= 128) n++;
  return n / (image.width * image.height);
}
