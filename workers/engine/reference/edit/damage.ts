/** What has been taken out of something: a bite, a hole, bullet holes. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { type Box, boxOfRegion } from '../parts/box.ts';
import { at, BESIDE, type Color, connected, NONE } from '../parts/flat.ts';
import { hash, type Paint } from './paint.ts';
import type { Region } from './regions.ts';

interface Sized extends Box {
  /** The shorter side. */
  readonly side: Px;
}

export function boxOf(region: Region, width: Px): Sized {
  const box = boxOfRegion(region, width);
  return { ...box, side: Math.min(box.right - box.left, box.bottom - box.top) };
}

/** A pixel lighter or darker than it is. */
export function shift(paint: Paint, x: Px, y: Px, by: number): void {
  const now = paint.now(x, y);
  if (now < 0) return;
  const [L, a, b] = rgbToOklab(unpackRgb(now));
  paint.set(x, y, oklabToRgb([Math.max(0.05, Math.min(0.97, L + by)), a, b]));
}

/** Less of a thing that hangs on it no more is a crumb. */
const MOST_CRUMB = 0.05;

/** Three scallops out of the upper right of what is meant, with its line about them and what is inside lighter. */
export function bitten(paint: Paint, region: Region): void {
  const { flat } = paint;
  const { width } = flat;
  const box = boxOf(region, width);
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  // From the middle outwards, to where it ends.
  let [x, y] = [cx, cy];
  const [dx, dy] = [0.8, -0.6];
  for (let k = 0; k < width * 2; k++) {
    const [u, v] = [Math.floor(cx + k * dx), Math.floor(cy + k * dy)];
    if (at(flat, u, v) >= 0 && region[v * width + u]) [x, y] = [u + 0.5, v + 0.5];
  }
  const r = Math.max(1.4, 0.15 * box.side);
  const circles = [-1, 0, 1].map((k) => [x - k * dy * 1.5 * r - (k === 0 ? 0.9 * r * dx : 0), y + k * dx * 1.5 * r - (k === 0 ? 0.9 * r * dy : 0)] as const); // biome-ignore format: one line
  const isOut = (u: number, v: number, more = 0): boolean => circles.some(([a, b]) => Math.hypot(u + 0.5 - a, v + 0.5 - b) <= r + more); // biome-ignore format: one line
  const gone: [Px, Px][] = [];
  for (let v = box.top - 2; v <= box.bottom + 1; v++)
    for (let u = box.left - 2; u <= box.right + 1; u++) if (at(flat, u, v) >= 0 && isOut(u, v)) gone.push([u, v]);
  if (gone.length < 2) throw new InputError('The picture has no edge that a bite could be taken out of.');
  for (const [u, v] of gone) paint.set(u, v, NONE);
  // What the bite cuts off goes with it.
  const pieces = connected(flat, (i) => paint.now(i % width, Math.floor(i / width)) >= 0);
  const cut = Math.min(MOST_CRUMB * region.length, MOST_CRUMB * region.reduce((n, v) => n + v, 0));
  const near = (i: number): boolean => Math.hypot((i % width) + 0.5 - x, Math.floor(i / width) + 0.5 - y) < 5 * r + 1;
  for (const piece of pieces)
    if (pieces.length > 1 && piece.length <= cut && piece.every(near)) for (const i of piece) paint.set(i % width, Math.floor(i / width), NONE); // biome-ignore format: one line
  for (const [u, v] of gone)
    for (const [a, b] of BESIDE) {
      const [m, n] = [u + a, v + b];
      if (paint.now(m, n) < 0 || isOut(m, n)) continue;
      if (paint.line.isLined) paint.set(m, n, paint.dark);
      else shift(paint, m, n, -0.14);
    }
  if (box.side < 12) return;
  // What was inside is seen along the bite.
  for (let v = box.top; v < box.bottom; v++)
    for (let u = box.left; u < box.right; u++)
      if (isOut(u, v, paint.line.isLined ? 2 : 1.4) && !isOut(u, v, paint.line.isLined ? 1 : 0.5) && region[v * width + u] && paint.now(u, v) !== paint.dark) shift(paint, u, v, 0.16); // biome-ignore format: one line
}

/** The right half cut off aslant, what was inside along the cut. */
export function halved(paint: Paint, region: Region): void {
  const { width } = paint.flat;
  const box = boxOf(region, width);
  const middle = (box.left + box.right - 1) / 2;
  const cut = (y: Px): number => middle - 0.25 * (y - (box.top + box.bottom) / 2) + (hash(y >> 1, 6, 3) > 0.5 ? 0.5 : -0.5); // biome-ignore format: one line
  for (let y = box.top; y < box.bottom; y++) {
    const last = Math.floor(cut(y));
    for (let x = box.left; x < box.right; x++) {
      if (!region[y * width + x]) continue;
      if (x > last) paint.set(x, y, NONE);
      else if (x === last && paint.line.isLined) paint.set(x, y, paint.dark);
      else if (x > last - Math.max(2, 0.08 * box.side)) shift(paint, x, y, 0.14);
    }
  }
}

/** A dark hole in the middle of what is meant, its lower lip in the light. */
export function pierced(paint: Paint, region: Region): void {
  const { width } = paint.flat;
  const box = boxOf(region, width);
  const [i] = wellWithin(paint, region);
  const [cx, cy] = [(i! % width) + 0.5, Math.floor(i! / width) + 0.5];
  const [rx, ry] = [Math.max(1, 0.17 * (box.right - box.left)), Math.max(1, 0.15 * (box.bottom - box.top))];
  hole(paint, region, cx, cy, Math.min(rx, 1.6 * ry), Math.min(ry, 1.4 * rx));
}

function hole(paint: Paint, region: Region, cx: number, cy: number, rx: number, ry: number): void {
  const { width } = paint.flat;
  const far = (x: Px, y: Px, more = 0): number =>
    Math.hypot((x + 0.5 - cx) / (rx + more), (y + 0.5 - cy) / (ry + more));
  for (let y = Math.floor(cy - ry - 2); y <= cy + ry + 2; y++)
    for (let x = Math.floor(cx - rx - 2); x <= cx + rx + 2; x++) {
      if (!region[y * width + x] || paint.now(x, y) < 0) continue;
      // No hole is of a smooth rim.
      const t = far(x, y) + 0.22 * (hash(x, y, 31) - 0.5);
      if (t <= 1) {
        paint.set(x, y, y + 0.5 < cy ? 0x140f1a : 0x2a2230);
      } else if (far(x, y, 1) <= 1.06) shift(paint, x, y, y + 0.5 > cy ? 0.13 : -0.13);
    }
}

/** Small round holes here and there, each with a bright burr. */
export function shot(paint: Paint, region: Region): void {
  const { width } = paint.flat;
  const box = boxOf(region, width);
  const r = box.side >= 40 ? 1.5 : box.side >= 22 ? 1 : 0.5;
  const most = box.side >= 40 ? 6 : box.side >= 16 ? 4 : 3;
  const picked: number[] = [];
  for (const i of wellWithin(paint, region, true)) {
    if (picked.length >= most) break;
    const [x, y] = [i % width, Math.floor(i / width)];
    if (picked.every((j) => Math.hypot((j % width) - x, Math.floor(j / width) - y) > 2.5 * r + 0.16 * box.side)) picked.push(i); // biome-ignore format: one line
  }
  for (const i of picked) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const n = r >= 1.5 ? 1 : r >= 1 ? 1 : 0;
    for (let dy = 0; dy <= n; dy++) for (let dx = 0; dx <= n; dx++) paint.set(x + dx, y + dy, 0x140f1a);
    for (let d = 0; d <= n; d++) {
      shift(paint, x + d, y + n + 1, 0.2);
      shift(paint, x + n + 1, y + d, 0.14);
      if (r >= 1.5) shift(paint, x + d, y - 1, -0.16);
    }
  }
}

/** Slits in cloth through which the skin is seen, the cloth below them in shadow. */
export function slit(paint: Paint, region: Region, skin: Color): void {
  const { width } = paint.flat;
  const box = boxOf(region, width);
  const most = Math.max(3, Math.min(7, Math.round(box.side / 3)));
  const long = Math.max(2, Math.min(5, Math.round(box.side / 5)));
  const picked: number[] = [];
  for (const i of wellWithin(paint, region, true)) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (picked.length >= most) break;
    if (picked.some((j) => Math.hypot((j % width) - x, Math.floor(j / width) - y) < Math.max(3, 0.2 * box.side)))
      continue;
    picked.push(i);
    const way = picked.length % 2 ? 1 : -1;
    for (let k = 0; k < long; k++) {
      const [u, v] = [x + k * way, y + (k >> 1)];
      if (!region[v * width + u]) break;
      paint.set(u, v, skin);
      if (region[(v + 1) * width + u]) shift(paint, u, v + 1, -0.2);
    }
  }
}

/** Places of a region from its inside outwards; `mixed`: those that are inside at all, in no order. */
function wellWithin({ flat }: Paint, region: Region, mixed = false): number[] {
  const { width } = flat;
  let now = Uint8Array.from(region, (v, i) => (v && flat.colors[i]! >= 0 ? 1 : 0));
  const rings: number[][] = [];
  for (;;) {
    const ring = [...now.keys()].filter((i) => now[i] && [i - 1, i + 1, i - width, i + width].some((j) => !now[j]));
    if (ring.length === 0) break;
    rings.push(ring);
    now = Uint8Array.from(now);
    for (const i of ring) now[i] = 0;
  }
  const inner = rings.length > 2 ? rings.slice(1) : rings;
  if (mixed) return inner.flat().sort((a, b) => hash(a, 3, 17) - hash(b, 3, 17));
  const box = boxOf(region, width);
  const off = (i: number): number => Math.hypot((i % width) - (box.left + box.right - 1) / 2, Math.floor(i / width) - (box.top + box.bottom - 1) / 2); // biome-ignore format: one line
  // The nearest to the middle of what is deep enough inside.
  const deep = rings.slice(Math.floor(0.6 * rings.length)).flat();
  return deep.sort((a, b) => off(a) - off(b));
}

/** Ragged notches along the lower outline and at one corner, as cloth and paper tear. */
export function torn(paint: Paint, region: Region, isCornerAlone = false): void {
  const { flat } = paint;
  const { width } = flat;
  const box = boxOf(region, width);
  const deep = Math.max(1, Math.round(0.13 * box.side));
  const gone: [Px, Px][] = [];
  const take = (x: Px, y: Px): void => {
    if (!region[y * width + x] || paint.now(x, y) < 0) return;
    paint.set(x, y, NONE);
    gone.push([x, y]);
  };
  for (let x = box.left; x < box.right && !isCornerAlone; x++) {
    let last = box.bottom - 1;
    while (last >= box.top && !region[last * width + x]) last--;
    // Two or three teeth of uneven length to each few columns; only what is low is a hem.
    const tooth = Math.abs(((x - box.left + Math.floor(3 * hash(Math.floor(x / 5), 1, 7))) % 5) - 2) / 2;
    const n = Math.round(deep * (1.3 * (1 - tooth) * (0.4 + hash(Math.floor(x / 5), 2, 9))));
    if (last < box.top + 0.6 * (box.bottom - box.top)) continue;
    for (let k = 0; k < n; k++) take(x, last - k);
  }
  // The upper right corner.
  const size = Math.round(2.2 * deep);
  for (let v = 0; v < size; v++)
    for (let u = 0; u < size - v + (hash(v, 4, 5) > 0.5 ? 1 : -1); u++) take(box.right - 1 - u, box.top + v);
  if (gone.length < 2) throw new InputError('The picture has no hem or corner that could be torn.');
  for (const [x, y] of gone)
    for (const [a, b] of BESIDE) {
      const [u, v] = [x + a, y + b];
      if (paint.now(u, v) < 0) continue;
      if (paint.line.isLined) paint.set(u, v, paint.dark);
      else shift(paint, u, v, -0.1);
    }
}
