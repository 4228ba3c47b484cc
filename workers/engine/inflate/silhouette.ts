import { distance } from './field.ts';
import { fill } from './fill.ts';
import type { Layer, Rgb3, Vectors } from './vectors.ts';

/** Colours of a silhouette: the large pieces, the small ones, the long ones; gaps between them are dark. */
export interface Tints {
  readonly main: Rgb3;
  readonly second: Rgb3;
  readonly shaft: Rgb3;
}

interface Shape {
  readonly outer: Float64Array;
  readonly holes: Float64Array[];
  area: number;
}

/** Rings smaller than this share of the picture are dust. */
const DUST = 1 / 20_000;
/** Gaps up to twice this share of the picture are lines within the thing, not background. */
const CLOSING = 0.022;
/** Enclosed holes up to this share of the ink are dark, larger ones are see-through. */
const HOLE = 0.06;

/**
 * `filled`: the colour of what it leaves open, 'main' for its own, a tone darker.
 * A drawing in one colour → coloured layers: each connected piece of ink with its holes is a layer in one of three
 * tints, by its size and stretch; what the drawing leaves open between them becomes one dark layer below.
 */
export function colourSilhouette(drawing: Vectors, tints: Tints, filled?: string): Vectors {
  const { width, height } = drawing;
  const shapes = shapesOf(drawing);
  const dark = gaps(shapes, width, height);
  const layers: Layer[] = [];
  const { main } = tints;
  if (dark.length > 0)
    layers.push({ rings: dark, rgb: [shade(main[0]), shade(main[1]), shade(main[2])], opacity: 1, evenodd: false });
  const most = shapes[0]?.area ?? 1;
  if (filled !== undefined) {
    const rgb = filled === 'main' ? darker(main) : rgbOf(filled);
    for (const { holes } of shapes)
      for (const hole of holes) layers.push({ rings: [hole], rgb, opacity: 1, evenodd: false });
  }
  shapes.forEach((shape, i) => {
    const rgb = tintOf(shape, i === 0, shapes.length > 1, most, tints);
    layers.push({ rings: [shape.outer, ...shape.holes], rgb, opacity: 1, evenodd: true });
  });
  return { width, height, layers };
}

const darker = ([r, g, b]: Rgb3): Rgb3 => [Math.round(r * 0.74), Math.round(g * 0.74), Math.round(b * 0.78)];
const rgbOf = (hex: string): Rgb3 => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};
const shade = (v: number): number => Math.round(v * 0.28 + 6);

function tintOf(shape: Shape, first: boolean, several: boolean, most: number, tints: Tints): Rgb3 {
  const long = stretch(shape.outer);
  if (first) return several && long > 4.5 ? tints.shaft : tints.main;
  if (long > 4 && shape.area > 0.12 * most) return tints.shaft;
  return shape.area < 0.3 * most ? tints.second : tints.main;
}

/** Outer rings, each with the holes that lie directly in it; the largest first. */
function shapesOf(drawing: Vectors): Shape[] {
  const least = drawing.width * drawing.height * DUST;
  const rings = drawing.layers.flatMap((l) => l.rings).filter((r) => Math.abs(areaOf(r)) > least);
  const size = rings.map((r) => Math.abs(areaOf(r)));
  const depth = rings.map(
    (r, i) => rings.filter((o, j) => j !== i && size[j]! > size[i]! && holds(o, middle(r))).length,
  );
  const shapes: Shape[] = [];
  rings.forEach((outer, i) => {
    if (depth[i]! % 2 === 0) shapes.push({ outer, holes: [], area: size[i]! });
  });
  rings.forEach((hole, i) => {
    if (depth[i]! % 2 === 0) return;
    const hosts = shapes.filter((s) => s.area > size[i]! && holds(s.outer, middle(hole)));
    const host = hosts.sort((a, b) => Math.abs(areaOf(a.outer)) - Math.abs(areaOf(b.outer)))[0];
    host?.holes.push(hole);
  });
  for (const s of shapes) s.area = Math.abs(areaOf(s.outer)) - s.holes.reduce((sum, h) => sum + Math.abs(areaOf(h)), 0);
  return shapes.sort((a, b) => b.area - a.area);
}

const middle = (r: Float64Array): readonly [number, number] => [(r[0]! + r[2]!) / 2, (r[1]! + r[3]!) / 2];

function areaOf(r: Float64Array): number {
  let sum = 0;
  for (let i = 0, n = r.length; i < n; i += 2) sum += r[i]! * r[(i + 3) % n]! - r[(i + 2) % n]! * r[i + 1]!;
  return sum / 2;
}

function holds(r: Float64Array, [x, y]: readonly [number, number]): boolean {
  let odd = false;
  for (let i = 0, n = r.length, j = n - 2; i < n; j = i, i += 2) {
    if (r[i + 1]! > y === r[j + 1]! > y) continue;
    if (x < ((r[j]! - r[i]!) * (y - r[i + 1]!)) / (r[j + 1]! - r[i + 1]!) + r[i]!) odd = !odd;
  }
  return odd;
}

/** How long a ring is for its width: the ratio of its corners' principal axes. */
function stretch(r: Float64Array): number {
  const n = r.length / 2;
  let mx = 0;
  let my = 0;
  for (let i = 0; i < r.length; i += 2) {
    mx += r[i]! / n;
    my += r[i + 1]! / n;
  }
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 0; i < r.length; i += 2) {
    const a = r[i]! - mx;
    const b = r[i + 1]! - my;
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  const mean = (xx + yy) / 2;
  const d = Math.hypot((xx - yy) / 2, xy);
  return Math.sqrt((mean + d) / Math.max(1e-6, mean - d));
}

/** Morphological closing of the ink and its small holes, as rows of rectangles. */
function gaps(shapes: readonly Shape[], width: number, height: number): Float64Array[] {
  const cells = 160;
  const k = cells / Math.max(width, height);
  const pad = 12;
  const w = Math.ceil(width * k) + 2 * pad;
  const h = Math.ceil(height * k) + 2 * pad;
  const ink = new Uint8Array(w * h);
  const map = { scaleX: k, offsetX: pad, scaleY: k, offsetY: pad };
  for (const s of shapes) {
    fill({ rings: [s.outer, ...s.holes], evenodd: true }, w, h, map, (first, end) => {
      ink.fill(1, first, end);
    });
  }
  const r = CLOSING * cells;
  const toInk = distance(
    ink.map((v) => 1 - v),
    w,
    h,
  );
  const grown = ink.map((v, i) => (v || toInk[i]! <= r ? 1 : 0));
  const toOutside = distance(grown, w, h);
  const closed = ink.map((v, i) => (v || toOutside[i]! > r ? 1 : 0));
  fillHoles(closed, w, h, HOLE * ink.reduce((a, b) => a + b, 0));
  const rings: Float64Array[] = [];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; ) {
      if (!closed[y * w + x]) {
        x++;
        continue;
      }
      let end = x;
      while (end < w && closed[y * w + end]) end++;
      const [a, b, c, d] = [(x - pad) / k, (y - pad) / k, (end - pad) / k, (y + 1 - pad) / k];
      rings.push(Float64Array.from([a, b, c, b, c, d, a, d]));
      x = end;
    }
  }
  return rings;
}

/** Fills enclosed holes of fewer than `most` cells. */
function fillHoles(mask: Uint8Array, w: number, h: number, most: number): void {
  const seen = new Uint8Array(mask.length);
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] || seen[start]) continue;
    const list = [start];
    seen[start] = 1;
    let open = false;
    for (const i of list) {
      const x = i % w;
      const y = (i - x) / w;
      if (x === 0 || y === 0 || x === w - 1 || y === h - 1) {
        open = true;
        continue;
      }
      for (const j of [i - 1, i + 1, i - w, i + w]) {
        if (mask[j] || seen[j]) continue;
        seen[j] = 1;
        list.push(j);
      }
    }
    if (!open && list.length < most) for (const i of list) mask[i] = 1;
  }
}
