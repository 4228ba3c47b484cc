/**
 * The walk of what goes on many thin limbs, wherever they stick out: spiders, ants, crabs, squids. Each limb swings about
 * where it hangs on the body, neighbours against each other; the body goes up where they change, and keeps its shape.
 */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areaOf, at, blank, connected, eachPixel, type Flat, NONE, opaqueRows, put, toFlat } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';

interface Limb {
  readonly cells: readonly (readonly [x: Px, y: Px])[];
  /** Where it hangs on the body. */
  readonly root: { readonly x: number; readonly y: number };
  readonly long: number;
  /** Whether it points rather up or down than aside: it swings the other way. */
  readonly isSteep: boolean;
  /** Whether it points aside at all. */
  readonly isSplayed: boolean;
  /** Of the body: −1 left, 1 right. */
  readonly side: -1 | 1;
  /** 1 or −1: which of them steps first. */
  readonly first: -1 | 1;
}

export interface Limbs {
  readonly limbs: readonly Limb[];
  /** 1 for each pixel of a limb. */
  readonly mask: Uint8Array;
  readonly step: Px;
}

/** What no square of so many pixels reaches is thin, as shares of the lesser side, where a line goes round it and where none does. */
const THICK = { lined: 0.13, bare: 0.08 };
/** Limbs have so many pixels and reach so far, as shares of the area and of the lesser side; those at the top are horns. */
const LEAST = 0.008;
const SHORTEST = 0.13;
const HIGHEST = 0.16;
/** So many they are, and the most of the area they have: what is all thin is no body with limbs. */
const FEWEST = 3;
const MOST = 0.62;
/** How far a tip swings, as shares of the lesser side and of the limb. */
const SWING = 0.085;
const OF_LIMB = 0.4;

/** The limbs of a picture; undefined where there are fewer than three, or not some on both sides. */
export function limbsIn(picture: Flat, isLined: boolean): Limbs | undefined {
  const { width } = picture;
  const { top, bottom } = opaqueRows(picture);
  const size = Math.min(bottom - top, acrossOf(picture));
  const r = Math.max(isLined ? 2 : 1, Math.round(size * (isLined ? THICK.lined : THICK.bare)));
  const thin = thinIn(picture, r);
  const area = areaOf(picture);
  const all: Limb[] = [];
  for (const group of connected({ ...picture, colors: thin })) {
    const roots = group.filter((i) =>
      AROUND.some(([dx, dy]) => {
        const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
        return at(picture, x, y) >= 0 && thin[y * width + x] === NONE;
      }),
    );
    if (roots.length === 0 || group.length < Math.max(3, LEAST * area)) continue;
    const root = {
      x: roots.reduce((sum, i) => sum + (i % width), 0) / roots.length,
      y: roots.reduce((sum, i) => sum + Math.floor(i / width), 0) / roots.length,
    };
    const far = (i: number): number => Math.hypot((i % width) - root.x, Math.floor(i / width) - root.y);
    const tip = group.reduce((best, i) => (far(i) > far(best) ? i : best), group[0]!);
    const [dx, dy] = [(tip % width) - root.x, Math.floor(tip / width) - root.y];
    if (far(tip) < Math.max(2.5, SHORTEST * size) || root.y < top + HIGHEST * (bottom - top)) continue;
    const cells = group.map((i) => [i % width, Math.floor(i / width)] as const);
    all.push({
      cells,
      root,
      long: far(tip),
      isSteep: Math.abs(dy) >= Math.abs(dx),
      isSplayed: Math.abs(dx) > SPLAYED * Math.abs(dy),
      side: 1,
      first: 1,
    });
  }
  const middle = all.reduce((sum, { root }) => sum + root.x, 0) / Math.max(1, all.length);
  const limbs = ([-1, 1] as const).flatMap((side) =>
    all
      .filter(({ root }) => (root.x < middle ? -1 : 1) === side)
      .sort((a, b) => a.root.y - b.root.y || (a.root.x - b.root.x) * side)
      // The other side's fellow goes at the other time.
      .map((limb, k): Limb => ({ ...limb, side, first: (k + (side > 0 ? 1 : 0)) % 2 ? 1 : -1 })),
  );
  const taken = limbs.reduce((sum, { cells }) => sum + cells.length, 0);
  const sides = new Set(limbs.map(({ root }) => root.x < middle));
  if (limbs.length < FEWEST || taken > MOST * area || sides.size < 2) return undefined;
  const mask = new Uint8Array(picture.colors.length);
  for (const { cells } of limbs) for (const [x, y] of cells) mask[y * width + x] = 1;
  return { limbs, mask, step: Math.max(1, Math.round(SWING * size)) };
}

/** Whether two limbs at the least point aside on each side: no wing has so many. */
export const areSpidery = ({ limbs }: Limbs): boolean =>
  [-1, 1].every((side) => limbs.filter((limb) => limb.isSplayed && limb.side === side).length >= 2);

/** Whether it goes on more limbs than pairs of legs are. */
export function hasManyLimbs(sprite: Rgba): boolean {
  const picture = toFlat(sprite);
  const found = limbsIn(picture, lineHabitOf(picture).isLined);
  return found !== undefined && (areSpidery(found) || found.limbs.filter(({ isSplayed }) => isSplayed).length >= MANY);
}
/** Legs of a beast hang down: so many of those that do not are a spider's. */
const MANY = 3;
const SPLAYED = 0.5;

/** The figure at a time of the loop, 0..1. */
export function crawledAt(picture: Flat, { limbs, mask, step }: Limbs, t: number, above: Px): Flat {
  const turn = Math.sin(t * 2 * Math.PI);
  // Legs of a few pixels would come off a body that goes up.
  const up = above > 0 && step > 1 && Math.abs(turn) > 0.5 ? 1 : 0;
  const out = blank(picture.width, picture.height);
  for (const { cells, root, long, isSteep, first } of limbs) {
    const swing = turn * first * Math.min(step, Math.max(1, OF_LIMB * long));
    const placed = new Map<number, readonly [x: Px, y: Px]>();
    for (const [x, y] of cells) {
      const share = Math.min(1, Math.hypot(x - root.x, y - root.y) / long);
      const by = Math.round(swing * share);
      // The root goes up with the body, the tip stands, and one that is on its way ahead is lifted.
      const lift = up * (share < ROOT ? 1 : 0) + (isSteep && swing > 0 && share > TIP ? up : 0);
      const to = [x + (isSteep ? by : 0), y + (isSteep ? 0 : by) - lift] as const;
      placed.set(y * picture.width + x, to);
      put(out, ...to, at(picture, x, y));
    }
    // What was beside each other stays so: a pixel comes where a limb is drawn out.
    for (const [x, y] of cells) {
      const [u, v] = placed.get(y * picture.width + x)!;
      for (const [dx, dy] of ONWARDS) {
        const next = placed.get((y + dy) * picture.width + x + dx);
        if (!next || Math.max(Math.abs(next[0] - u), Math.abs(next[1] - v)) < 2) continue;
        const [mx, my] = [Math.round((u + next[0]) / 2), Math.round((v + next[1]) / 2)];
        if (at(out, mx, my) < 0) put(out, mx, my, at(picture, x, y));
      }
    }
  }
  eachPixel(picture, (x, y, color) => {
    if (!mask[y * picture.width + x]) put(out, x, y - up, color);
  });
  // Where a part went from where it hung, what was there goes on.
  for (let y = 1; y + 1 < picture.height; y++) {
    for (let x = 1; x + 1 < picture.width; x++) {
      if (at(out, x, y) >= 0 || at(picture, x, y) < 0 || mask[y * picture.width + x]) continue;
      const [l, r, a, b] = [at(out, x - 1, y), at(out, x + 1, y), at(out, x, y - 1), at(out, x, y + 1)];
      if ((l >= 0 && r >= 0) || (a >= 0 && b >= 0)) put(out, x, y, at(picture, x, y));
    }
  }
  return out;
}
const ONWARDS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;
const ROOT = 0.4;
const TIP = 0.6;

const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/** The pixels that no square with sides of r + 1 within the figure covers; others are empty. */
function thinIn(picture: Flat, r: Px): Int32Array {
  const { width, height } = picture;
  const thin = Int32Array.from(picture.colors);
  for (let y = 0; y + r < height; y++) {
    for (let x = 0; x + r < width; x++) {
      let isFull = true;
      for (let dy = 0; dy <= r && isFull; dy++)
        for (let dx = 0; dx <= r && isFull; dx++) isFull = at(picture, x + dx, y + dy) >= 0;
      if (!isFull) continue;
      for (let dy = 0; dy <= r; dy++) for (let dx = 0; dx <= r; dx++) thin[(y + dy) * width + x + dx] = NONE;
    }
  }
  return thin;
}

function acrossOf(picture: Flat): Px {
  let [left, right] = [picture.width, 0];
  eachPixel(picture, (x) => {
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
  });
  return Math.max(1, right - left);
}
