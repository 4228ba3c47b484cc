/** Parts of beasts of any artist by their outline: legs and what they end in, tails, ears, manes, muzzles. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Flat, toFlat } from '../parts/flat.ts';
import { apart, mattersOf } from './matters.ts';
import type { Region } from './regions.ts';
import { depthsOf } from './side-head.ts';
import { type Subject, stanceOf } from './subject.ts';
import { backAt } from './wear-on.ts';
import { eyesOf, wholeOf } from './whole-of.ts';

export const BEAST_PARTS =
  /\b(?:hoofs?|hooves|paws?|claws?|talons?|tail|ears?|mane|snout|muzzle|nose|beak|trunk|legs?|feet|tentacles|horns?|antlers?|tusks?|crest|combs?|wattles?|fins?)\b/;

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
    const bushy = lobeAt(flat, ahead, belly);
    if (bushy) return only((_x, _y, i) => bushy[i] === 1);
    const thin = thinOf(flat, Math.max(1.6, 0.1 * height));
    const xs = all.map((i) => i % width);
    const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
    const rear = ahead > 0 ? left : right;
    const thinOnes = only((x, y, i) => thin[i] === 1 && Math.abs(x - rear) < 0.34 * (right - left) && y <= belly, 3);
    const hung = hangingBehind(flat, ahead, floor, height);
    return thinOnes ?? (hung > 0 ? only((x) => Math.abs(x - rear) <= hung, 4) : undefined);
  }
  const eyes = eyesOf(subject).flat();
  const low = eyes.length > 0 ? Math.max(...eyes.map((i) => Math.floor(i / width))) : (top + chin) / 2;
  const high = eyes.length > 0 ? Math.min(...eyes.map((i) => Math.floor(i / width))) : (top + chin) / 2;
  if (/^(?:combs?|wattles?)$/.test(word)) {
    // Red, on a head that is not.
    const reds = mattersOf(subject).filter((one) => one.chroma > 0.1 && apart(one.hue, 25) < 16 && one.share < 0.3);
    const own = new Set(reds.flatMap(({ pixels }) => pixels));
    const isPlace = (y: number): boolean => (/^comb/.test(word) ? y < low : y > high);
    return (
      only((x, y, i) => own.has(i) && Math.abs(x - axis) <= headHalf + 3 && y < chin + 2 && isPlace(y), 2) ??
      only((x, y, i) => own.has(i) && Math.abs(x - axis) <= headHalf + 3 && y < chin + 3, 2)
    );
  }
  if (/^(?:ears?|horns?|antlers?|crest)$/.test(word)) {
    const thin = thinOf(flat, Math.max(1.6, 0.75 * headHalf));
    const both = only((x, y, i) => thin[i] === 1 && y < high && Math.abs(x - axis) <= headHalf + 3, 2);
    return both && /^(?:horns?|antlers?|ears?)$/.test(word) ? hornsOrEars(both, width, axis, /^ear/.test(word)) : both;
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

/** Of who has both, horns stand up from the crown, and ears off its sides. */
function hornsOrEars(both: Region, width: Px, axis: number, areEars: boolean): Region {
  const left = new Set([...both.keys()].filter((i) => both[i]));
  const pieces: { readonly pixels: readonly number[]; readonly up: number; readonly off: number }[] = [];
  for (const start of [...left]) {
    if (!left.delete(start)) continue;
    const pixels = [start];
    for (const i of pixels)
      for (const d of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1])
        if (left.delete(i + d)) pixels.push(i + d);
    const mean = (of: (i: number) => number): number => pixels.reduce((n, i) => n + of(i), 0) / pixels.length;
    pieces.push({
      pixels,
      up: mean((i) => Math.floor(i / width)),
      off: mean((i) => Math.abs((i % width) + 0.5 - axis)),
    });
  }
  if (pieces.length < 4) return both;
  const height = Math.max(...pieces.map(({ up }) => up)) - Math.min(...pieces.map(({ up }) => up));
  const middle = Math.min(...pieces.map(({ up }) => up)) + height / 2;
  const out = new Uint8Array(both.length);
  for (const { pixels, up } of pieces) if (up > middle === areEars) for (const i of pixels) out[i] = 1;
  return out;
}

/** How many columns from its rear are of what hangs behind the legs of a beast, above the ground; 0 where that is but a rump. */
function hangingBehind(flat: Flat, ahead: number, floor: Px, height: Px): Px {
  const { width } = flat;
  const xs = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0).map((i) => i % width);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const lowest = (x: Px): Px => {
    for (let y = floor - 1; y >= 0; y--) if (at(flat, x, y) >= 0) return y;
    return -1;
  };
  let n = 0;
  while (n < right - left && lowest(ahead > 0 ? left + n : right - n) < floor - 0.12 * height) n++;
  return n >= 0.1 * (right - left) && n <= 0.32 * (right - left) ? n : 0;
}

/** A lobe behind a body that is joined to it by less than it is thick: a bushy tail. */
function lobeAt(flat: Flat, ahead: number, belly: Px): Region | undefined {
  const { width } = flat;
  const depths = depthsOf(flat);
  const area = flat.colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);
  const xs = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0).map((i) => i % width);
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const rear = ahead > 0 ? left : right;
  for (let deep = 1.5; deep <= 4; deep += 0.5) {
    const cores = piecesAt(depths, width, deep);
    const main = cores[0];
    const tail = cores.slice(1).find((core) => {
      const x = core.reduce((n, i) => n + (i % width) + 0.5, 0) / core.length;
      const y = core.reduce((n, i) => n + Math.floor(i / width), 0) / core.length;
      return Math.abs(x - rear) < 0.3 * (right - left) && y <= belly && core.length >= 0.015 * area;
    });
    if (!main || !tail) continue;
    // Each pixel is of the core that it is nearest to, on ways within the figure.
    const of = new Int8Array(flat.colors.length);
    const queue = [...main, ...tail];
    for (const i of main) of[i] = 1;
    for (const i of tail) of[i] = 2;
    for (const core of cores) if (core !== main && core !== tail) for (const i of core) if (!of[i]) of[i] = 0;
    for (const i of queue)
      for (const d of [-1, 1, -width, width])
        if (flat.colors[i + d] !== undefined && flat.colors[i + d]! >= 0 && !of[i + d]) {
          of[i + d] = of[i]!;
          queue.push(i + d);
        }
    const out = Uint8Array.from(of, (v) => (v === 2 ? 1 : 0));
    const share = out.reduce((n, v) => n + v, 0) / area;
    if (share > 0.03 && share < 0.35) return out;
  }
  return undefined;
}

/** What lies so deep within a figure, by what hangs together, the largest first. */
function piecesAt(depths: Float32Array, width: Px, deep: number): number[][] {
  const left = new Set([...depths.keys()].filter((i) => depths[i]! >= deep));
  const out: number[][] = [];
  for (const start of [...left]) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const i of piece) for (const d of [-1, 1, -width, width]) if (left.delete(i + d)) piece.push(i + d);
    out.push(piece);
  }
  return out.sort((a, b) => b.length - a.length);
}
