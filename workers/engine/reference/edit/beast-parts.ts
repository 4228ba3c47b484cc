/** Parts of beasts of any artist by their outline: legs and what they end in, tails, ears, manes, muzzles. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Flat, toFlat } from '../parts/flat.ts';
import type { Region } from './regions.ts';
import { depthsOf } from './side-head.ts';
import { type Subject, stanceOf } from './subject.ts';
import { backAt } from './wear-on.ts';
import { eyesOf, wholeOf } from './whole-of.ts';

export const BEAST_PARTS =
  /\b(?:hoofs?|hooves|paws?|claws?|talons?|tail|ears?|mane|snout|muzzle|nose|beak|trunk|legs?|feet|tentacles|horns?|antlers?|tusks?|crest|fins?)\b/;

/** The rows at which a body ends and legs begin: the lowest that is nearly as full as the fullest. */
export function bellyRow({ width, colors }: Flat, top: Px, floor: Px): Px {
  const full: number[] = [];
  for (let y = top; y < floor; y++) {
    let n = 0;
    for (let x = 0; x < width; x++) if (colors[y * width + x]! >= 0) n++;
    full.push(n);
  }
  const most = Math.max(...full);
  for (let y = floor - 1; y > top; y--) if (full[y - top]! >= 0.72 * most) return y;
  return floor - Math.round(0.3 * (floor - top));
}

/** What of a figure is thin: not within a disc of a share of its height that fits into it. */
function thinOf(flat: Flat, radius: number): Uint8Array {
  const depths = depthsOf(flat);
  const out = new Uint8Array(flat.colors.length);
  const cores: (readonly [x: Px, y: Px, r: number])[] = [];
  depths.forEach((depth, i) => {
    if (depth >= radius) cores.push([i % flat.width, Math.floor(i / flat.width), depth]);
  });
  flat.colors.forEach((c, i) => {
    if (c < 0) return;
    const [x, y] = [i % flat.width, Math.floor(i / flat.width)];
    if (!cores.some(([u, v, r]) => Math.hypot(u - x, v - y) <= r + 0.3)) out[i] = 1;
  });
  return out;
}

/** The pixels that a part of a beast's name means; undefined where none stands out from its body. */
export function beastPart(subject: Subject, word: string): Region | undefined {
  const flat = toFlat(subject.sprite);
  const { width } = flat;
  const stance = stanceOf(subject);
  const { top, floor, axis, headHalf, chin, facing, trunk } = stance;
  const all = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0);
  const first = Math.min(...all.map((i) => Math.floor(i / width)));
  const height = floor - first;
  const whole = wholeOf(subject);
  const only = (is: (x: number, y: number, i: number) => boolean, least = 2): Region | undefined => {
    const out = new Uint8Array(flat.colors.length);
    let n = 0;
    for (const i of all) {
      if (!whole[i] || !is((i % width) + 0.5, Math.floor(i / width), i)) continue;
      out[i] = 1;
      n++;
    }
    return n >= least ? out : undefined;
  };
  const belly = bellyRow(flat, first, floor);
  const inHead = (x: number, y: number): boolean => Math.abs(x - axis) <= headHalf + 1 && y < chin;
  if (/^legs?$/.test(word)) return only((x, y) => y > belly && !inHead(x, y));
  if (/^(?:hoofs?|hooves|paws?|claws?|talons?|feet)$/.test(word)) {
    // Each leg ends where its own columns do: the far ones stand higher.
    const ends = Array.from({ length: width }, (_, x) => {
      for (let y = floor - 1; y > belly; y--) if (at(flat, x, y) >= 0) return y;
      return -1;
    });
    const high = Math.max(2, Math.round(0.09 * height));
    const least = belly + 0.45 * (floor - belly);
    return only((x, y) => {
      const near = Math.max(...ends.slice(Math.max(0, Math.floor(x) - 2), Math.floor(x) + 3));
      return near >= least && y > near - high && y > belly;
    });
  }
  if (!subject.head?.isSure) return undefined;
  const ahead = facing === 0 ? (axis < trunk ? -1 : 1) : facing;
  if (/^tail$/.test(word)) {
    const thin = thinOf(flat, Math.max(1.6, 0.1 * height));
    const xs = all.map((i) => i % width);
    const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
    const rear = ahead > 0 ? left : right;
    return only((x, y, i) => thin[i] === 1 && Math.abs(x - rear) < 0.34 * (right - left) && y <= belly, 3);
  }
  const eyes = eyesOf(subject).flat();
  const low = eyes.length > 0 ? Math.max(...eyes.map((i) => Math.floor(i / width))) : (top + chin) / 2;
  const high = eyes.length > 0 ? Math.min(...eyes.map((i) => Math.floor(i / width))) : (top + chin) / 2;
  if (/^(?:ears?|horns?|antlers?|crest)$/.test(word)) {
    const thin = thinOf(flat, Math.max(1.6, 0.75 * headHalf));
    return only((x, y, i) => thin[i] === 1 && y < high && Math.abs(x - axis) <= headHalf + 3, 2);
  }
  if (/^mane$/.test(word)) {
    if (facing === 0) return undefined;
    const deep = Math.max(2, Math.round(0.09 * height));
    return only((x, y) => {
      const back = backAt(flat, Math.floor(x), 0);
      const along = (axis - x) * ahead;
      return back !== undefined && along >= -0.2 * headHalf && along < headHalf + 0.3 * height && y < back + deep;
    }, 3);
  }
  if (/^(?:snout|muzzle|nose|beak)$/.test(word)) {
    if (facing === 0) return only((x, y) => y > low && y < chin && Math.abs(x - axis) <= 0.45 * headHalf, 2);
    const eye = eyes.length > 0 ? eyes.reduce((n, i) => n + (i % width) + 0.5, 0) / eyes.length : axis;
    return only(
      (x, y) => (x - eye) * ahead > 0.45 * headHalf && y >= high && y <= chin + 1 && at(flat, Math.floor(x), y) >= 0,
      2,
    );
  }
  return undefined;
}
