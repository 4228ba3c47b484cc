/** Pictures as whole colours, which parsing and turning by parts move about: no colour is ever mixed. */
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/** A colour as 0xrrggbb, or NONE. */
export type Color = number;
export const NONE: Color = -1;

export interface Flat {
  readonly width: Px;
  readonly height: Px;
  /** Row by row. */
  readonly colors: Int32Array;
}

export const blank = (width: Px, height: Px): Flat => ({
  width,
  height,
  colors: new Int32Array(width * height).fill(NONE),
});
export const copyOf = (flat: Flat): Flat => ({ ...flat, colors: Int32Array.from(flat.colors) });

/** The colour of a pixel; NONE beyond the edges. */
export const at = (flat: Flat, x: Px, y: Px): Color =>
  x < 0 || y < 0 || x >= flat.width || y >= flat.height ? NONE : flat.colors[y * flat.width + x]!;

/** Sets a pixel; what lies beyond the edges is cut. */
export function put(flat: Flat, x: Px, y: Px, color: Color): void {
  if (x >= 0 && y >= 0 && x < flat.width && y < flat.height) flat.colors[y * flat.width + x] = color;
}

/** Calls `see` for every pixel that is there. */
export function eachPixel(flat: Flat, see: (x: Px, y: Px, color: Color) => void): void {
  flat.colors.forEach((color, i) => {
    if (color >= 0) see(i % flat.width, Math.floor(i / flat.width), color);
  });
}

/** The rows that a figure takes: the first, and the first below it; both 0 for an empty picture. */
export function opaqueRows(flat: Flat): { readonly top: Px; readonly bottom: Px } {
  const first = flat.colors.findIndex((c) => c >= 0);
  if (first < 0) return { top: 0, bottom: 0 };
  let last = flat.colors.length - 1;
  while (flat.colors[last]! < 0) last--;
  return { top: Math.floor(first / flat.width), bottom: Math.floor(last / flat.width) + 1 };
}

/** Pixels that are there. */
export const areaOf = (flat: Flat): number => flat.colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);

/** Mirrored about a vertical line at `axis` (pixels; the middle of the picture where none is given). */
export function mirrored(flat: Flat, axis = flat.width / 2): Flat {
  const out = blank(flat.width, flat.height);
  const last = Math.round(2 * axis) - 1;
  for (let y = 0; y < flat.height; y++) for (let x = 0; x < flat.width; x++) put(out, x, y, at(flat, last - x, y));
  return out;
}

export function toFlat(image: Rgba): Flat {
  const out = blank(image.width, image.height);
  for (let i = 0; i < out.colors.length; i++) {
    if (image.data[i * 4 + 3]! < 128) continue;
    out.colors[i] = (image.data[i * 4]! << 16) | (image.data[i * 4 + 1]! << 8) | image.data[i * 4 + 2]!;
  }
  return out;
}

export function toImage(flat: Flat): Rgba {
  const out = createImage(flat.width, flat.height);
  flat.colors.forEach((c, i) => {
    if (c >= 0) out.data.set([c >> 16, (c >> 8) & 255, c & 255, 255], i * 4);
  });
  return out;
}

const channels = (c: Color): readonly [number, number, number] => [c >> 16, (c >> 8) & 255, c & 255];

/** Luma of the bytes, 0..255. */
export const luma = (c: Color): number => 0.3 * (c >> 16) + 0.59 * ((c >> 8) & 255) + 0.11 * (c & 255);

/** Euclidean distance of the bytes, 0..442. */
export const apart = (a: Color, b: Color): number =>
  Math.hypot((a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255));

/** Whether two colours are shades of one: near, or of like shares of red, green and blue and not too far in lightness. */
export function areKin(a: Color, b: Color, most = LIKE): boolean {
  if (a < 0 || b < 0) return false;
  if (a === b || apart(a, b) < 28) return true;
  if (Math.abs(luma(a) - luma(b)) > 90) return false;
  // asked millions of times for one picture: no lists
  const ar = a >> 16;
  const ag = (a >> 8) & 255;
  const ab = a & 255;
  const br = b >> 16;
  const bg = (b >> 8) & 255;
  const bb = b & 255;
  const s = Math.max(1, ar, ag, ab);
  const t = Math.max(1, br, bg, bb);
  return Math.abs(ar / s - br / t) + Math.abs(ag / s - bg / t) + Math.abs(ab / s - bb / t) < most;
}
/** How far the shares of two shades of one may differ, summed. */
const LIKE = 0.26;

/** Red over green over blue: skin, wood, leather. */
export function isWarm(c: Color, least = 22): boolean {
  const [r, g, b] = channels(c);
  return r > g && g >= b * 0.8 && r - b > least;
}

/** Of two warm colours, whether green lies alike between blue and red. */
export function isHueNear(a: Color, b: Color): boolean {
  const place = (c: Color): number => {
    const [r, g, blue] = channels(c);
    return (g - blue) / Math.max(1, r - blue);
  };
  return Math.abs(place(a) - place(b)) < 0.16;
}

/** The colour that comes most often, the first of equals; NONE for none. */
export function commonest(colors: Iterable<Color>): Color {
  const counts = new Map<Color, number>();
  let best = NONE;
  let most = 0;
  for (const c of colors) {
    if (c < 0) continue;
    const n = (counts.get(c) ?? 0) + 1;
    counts.set(c, n);
    if (n > most) {
      most = n;
      best = c;
    }
  }
  return best;
}

/** The upper middle of some numbers; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length ? sorted[sorted.length >> 1]! : Number.NaN;
}

export const BESIDE = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

/** Whether a pixel that is there lies beside nothing. */
export const isRim = (flat: Flat, x: Px, y: Px): boolean =>
  at(flat, x, y) >= 0 && BESIDE.some(([dx, dy]) => at(flat, x + dx, y + dy) < 0);

/** Crumbs that hang together with nothing larger go, holes of one pixel close. */
export function tidy(flat: Flat): Flat {
  const out = copyOf(flat);
  const groups = connected(flat);
  const largest = Math.max(0, ...groups.map((g) => g.length));
  for (const group of groups) if (group.length < Math.min(4, largest / 4)) for (const i of group) out.colors[i] = NONE;
  for (let y = 0; y < flat.height; y++) {
    for (let x = 0; x < flat.width; x++) {
      if (at(out, x, y) >= 0) continue;
      const around = BESIDE.map(([dx, dy]) => at(out, x + dx, y + dy));
      if (around.every((c) => c >= 0)) put(out, x, y, commonest(around));
    }
  }
  return out;
}

/** Indices of the opaque pixels (of those of them that are in), by groups that hang together, corners too. */
export function connected(flat: Flat, isIn: (i: number) => boolean = () => true): number[][] {
  const seen = new Uint8Array(flat.colors.length);
  const groups: number[][] = [];
  flat.colors.forEach((color, start) => {
    if (color < 0 || seen[start] || !isIn(start)) return;
    const group = [start];
    seen[start] = 1;
    for (let k = 0; k < group.length; k++) {
      const [x, y] = [group[k]! % flat.width, Math.floor(group[k]! / flat.width)];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const j = (y + dy) * flat.width + x + dx;
          if (at(flat, x + dx, y + dy) < 0 || seen[j] || !isIn(j)) continue;
          seen[j] = 1;
          group.push(j);
        }
      }
    }
    groups.push(group);
  });
  return groups;
}
