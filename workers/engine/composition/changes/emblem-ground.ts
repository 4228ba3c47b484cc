/** Where on a thing a sign is set, and how the place is made ready for it. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Sprite } from '../sprites/sprite.ts';

export interface Ground {
  /** 2: the largest part, 1: another. */
  readonly mask: Uint8Array;
  readonly x: Px;
  readonly y: Px;
  readonly room: Px;
  /** Its face is round, or narrow below: it fills less than its box. */
  readonly round?: boolean;
}

/** Where a sign goes: the largest square of the thing's face, rather in its middle. */
export function groundOf(s: Sprite): Ground {
  const { width, height } = s.image;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < s.parts.length; i++) {
    if (s.parts[i]! < 0) continue;
    left = Math.min(left, i % width);
    right = Math.max(right, (i % width) + 1);
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.max(bottom, Math.floor(i / width) + 1);
  }
  const side = new Int16Array(width * height);
  const enough = Math.min(right - left, bottom - top) * 0.5;
  let [best, score, bx, by] = [0, Number.NEGATIVE_INFINITY, width / 2, height / 2];
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const i = y * width + x;
      if (!s.image.data[i * 4 + 3]) continue;
      // an inner line is on the face as well, the outer one is not
      if (s.parts[i]! < 0 && [i - 1, i + 1, i - width, i + width].some((j) => !s.image.data[j * 4 + 3])) continue;
      const here = Math.min(side[i - 1]!, side[i - width]!, side[i - width - 1]!) + 1;
      side[i] = here;
      const [mx, my] = [x + 1 - here / 2, y + 1 - here / 2];
      const value = Math.min(here, enough) - Math.abs(mx - cx) * 0.3 - Math.abs(my - cy) * 0.16;
      if (value > score) [score, best, bx, by] = [value, here, mx, my];
    }
  const counts = new Map<string, number>();
  const inside = (i: number): boolean =>
    Math.abs((i % width) + 0.5 - bx) < best / 2 && Math.abs(Math.floor(i / width) + 0.5 - by) < best / 2;
  for (let i = 0; i < s.parts.length; i++)
    if (s.parts[i]! >= 0 && inside(i)) {
      const name = s.partNames[s.parts[i]!]!;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  const [face] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [''];
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    if (s.parts[i]! >= 0) mask[i] = s.partNames[s.parts[i]!] === face ? 2 : 1;
    else if (inside(i) && s.image.data[i * 4 + 3]) mask[i] = 1;
  }
  // a face with a rim round it: the sign keeps to the face
  const own = within(s, mask, cx, cy, best);
  const [at, room] = own ? [own, own.room] : [{ x: bx, y: by }, best];
  return {
    mask,
    x: at.x,
    y: at.y,
    round: own?.round ?? false,
    room: Math.min(room, Math.max(5, Math.round(enough * 1.1))),
  };
}

/**
 * The largest square of the face alone, where the one of the whole reaches over its rim; what lies on the face, as a boss does, is no
 * border of it. Undefined where the face has too little room.
 */
function within(
  s: Sprite,
  mask: Uint8Array,
  cx: number,
  cy: number,
  best: Px,
): { x: Px; y: Px; room: Px; round: boolean } | undefined {
  const { width, height } = s.image;
  let [left, top, right, bottom] = [width, height, -1, -1];
  let face = 0;
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] !== 2) continue;
    face++;
    left = Math.min(left, i % width);
    right = Math.max(right, i % width);
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.max(bottom, Math.floor(i / width));
  }
  // what is round has room for a sign of seven tenths of its width
  const [wide, tall] = [right - left + 1, bottom - top + 1];
  const round = face < wide * tall * 0.84;
  const room = Math.floor(Math.min(wide, tall) * (round ? 0.68 : 0.86));
  const [x, y] = [(left + right + 1) / 2, (top + bottom + 1) / 2];
  const middle = Math.abs(x - cx) < width * 0.08 && Math.abs(y - cy) < height * 0.12;
  return middle && room >= 6 && room < best ? { x, y, room, round } : undefined;
}

/** The face is bare where a sign comes: what was on it there takes the colour beside it. */
export function cleared(s: Sprite, image: Sprite['image'], { mask, x, y, room, round = false }: Ground): void {
  const { width, height } = image;
  const r = Math.max(Math.max(1, Math.floor((room * 1.12) / 7)) * 3.5, room * 0.53) + 1;
  const near = (i: number): boolean =>
    Math.abs((i % width) + 0.5 - x) < r && Math.abs(Math.floor(i / width) + 0.5 - y) < r;
  let [own, all] = [0, 0];
  for (let i = 0; i < mask.length; i++)
    if (mask[i] && near(i)) {
      all++;
      if (mask[i] === 2) own++;
    }
  graved(s, image, mask, near);
  // what is another sign goes in any case
  const other = s.partNames.map((name) => SIGNED.test(name));
  const whole = own >= all * 0.62;
  if (!whole && !s.parts.some((part) => part >= 0 && other[part]!)) return;
  // a sign lies on the face as the light falls on it, not on its shaded rim
  const lights: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i] === 2) lights.push(lightAt(s, i));
  const dim = lights.sort((a, b) => a - b)[lights.length >> 1]! - 0.1;
  // a sign of its own goes as a whole
  const [inner, total] = [new Map<number, number>(), new Map<number, number>()];
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] !== 1 || s.parts[i]! < 0) continue;
    total.set(s.parts[i]!, (total.get(s.parts[i]!) ?? 0) + 1);
    if (near(i)) inner.set(s.parts[i]!, (inner.get(s.parts[i]!) ?? 0) + 1);
  }
  // lines in the corners are those of a rim
  const nearer = (i: number): boolean =>
    round ? Math.hypot((i % width) + 0.5 - x, Math.floor(i / width) + 0.5 - y) < r : near(i);
  const goes = (i: number): boolean =>
    (s.parts[i]! >= 0 && other[s.parts[i]!]!) ||
    (whole && (nearer(i) || (inner.get(s.parts[i]!) ?? 0) > 0.55 * (total.get(s.parts[i]!) ?? 1)));
  // with it goes the shade that it throws on the face
  const beside = (i: number): boolean => [1, 2, -1, -2, width, 2 * width, -width, -2 * width].some((d) => mask[i + d] === 1 && near(i + d)); // biome-ignore format: one line
  const shadow = (i: number): boolean => whole && near(i) && lightAt(s, i) < dim && beside(i);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const i = py * width + px;
      if (!image.data[i * 4 + 3] || (mask[i] === 2 ? !shadow(i) : !goes(i))) continue;
      for (let d = 1; d < width; d++) {
        const from = [i - d, i + d, i - d * width, i + d * width].find((j) => mask[j] === 2 && lightAt(s, j) > dim);
        if (from === undefined) continue;
        image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), i * 4);
        break;
      }
    }
}

/** Parts that are signs themselves. */
const SIGNED = /^(?:emblem|sign|mark)$/;

/** Thin dark lines of the face, planks and what is cut into it, are taken off where a sign comes. */
function graved(s: Sprite, image: Sprite['image'], mask: Uint8Array, near: (i: number) => boolean): void {
  const { width } = image;
  const light = (i: number): number => (mask[i] === 2 ? lightAt(s, i) : 0);
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] !== 2 || !near(i)) continue;
    const own = lightAt(s, i) + DARKER;
    for (const step of [width, 1]) {
      const [before, after] = [[1, 2, 3], [1, 2, 3]].map((far, k) => far.map((d) => i + (k ? d : -d) * step).find((j) => light(j) > own)); // biome-ignore format: one line
      if (before === undefined || after === undefined) continue;
      image.data.set(s.image.data.subarray(before * 4, before * 4 + 4), i * 4);
      break;
    }
  }
}
/** So much darker than what is beside it is a line. */
const DARKER = 0.08;

/** The hole in a ring, as of the bow of a key, where a sign may hang; undefined where there is none. */
export function holeOf({
  image: { data, width, height },
}: Sprite): { readonly x: number; readonly y: number } | undefined {
  const outside = new Uint8Array(width * height);
  const queue: number[] = [];
  const reach = (i: number): void => {
    if (outside[i] || data[i * 4 + 3]) return;
    outside[i] = 1;
    queue.push(i);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(y * width + x);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(y * width + x);
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const x = i % width;
    if (x > 0) reach(i - 1);
    if (x < width - 1) reach(i + 1);
    if (i >= width) reach(i - width);
    if (i < width * (height - 1)) reach(i + width);
  }
  let [sx, sy, n] = [0, 0, 0];
  for (let i = 0; i < outside.length; i++)
    if (!outside[i] && !data[i * 4 + 3]) {
      sx += (i % width) + 0.5;
      sy += Math.floor(i / width) + 0.5;
      n++;
    }
  return n >= LEAST_HOLE ? { x: sx / n, y: sy / n } : undefined;
}
/** Pixels of a hole. */
const LEAST_HOLE = 6;

export const lightAt = (s: Sprite, i: number): number => rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!])[0]; // biome-ignore format: one line
