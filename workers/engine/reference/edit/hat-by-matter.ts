/** A hat told from hair: what is on top of a head is of another matter than what hangs beside the face. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, toFlat } from '../parts/flat.ts';
import { brimRow } from './brim.ts';
import { besideEyes } from './face-colour.ts';
import { apart, mattersOf } from './matters.ts';
import type { Region } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { eyesOf } from './whole-of.ts';

export interface HatSeen {
  /** What it is of. */
  readonly cloth: Region;
  /** With its bands, its gems and its shadows. */
  readonly all: Region;
  /** A colour of the hair beside the face. */
  readonly hair: number;
}

/** So much of the place beside a face is hair at the least. */
const LEAST_HAIR = 0.22;
/** So much of the place over a face is of one matter where it is a hat. */
const LEAST_TOP = 0.45;
/** A figure that is mostly of the matter of its top wears one garment, or a hide. */
const MOST = 0.7;

/** The hat of who shows hair below it; undefined where that is not plain. */
export function hatByMatter(subject: Subject): HatSeen | undefined {
  const { head, sprite } = subject;
  const eyes = eyesOf(subject);
  if (!head?.isSure || head.isBare || eyes.length !== 2) return undefined;
  const { axis, headHalf, top, chin, facing, isLong } = stanceOf(subject);
  if (isLong || facing !== 0 || chin - top < 8) return undefined;
  const flat = toFlat(sprite);
  const { width } = flat;
  const line = lineOf(subject);
  const brow = Math.min(...eyes.flat().map((i) => Math.floor(i / width)));
  if (brow - top < 4) return undefined;
  const all = mattersOf(subject);
  const of = new Int32Array(flat.colors.length).fill(-1);
  all.forEach(({ pixels }, k) => {
    for (const i of pixels) of[i] = k;
  });
  // Hair as black as the line is thicker than it.
  const isThick = (x: Px, y: Px): boolean =>
    [-1, 0, 1].every((dy) => [-1, 0, 1].every((dx) => at(flat, x + dx, y + dy) >= 0)) &&
    [[-1, 0], [1, 0], [0, -1], [0, 1]].filter(([dx, dy]) => line.colors.has(at(flat, x + dx!, y + dy!))).length >= 3; // biome-ignore format: one line
  flat.colors.forEach((c, i) => {
    if (c >= 0 && of[i]! < 0 && line.colors.has(c) && isThick(i % width, Math.floor(i / width))) of[i] = INK;
  });
  const commonest = (is: (x: Px, y: Px) => boolean): readonly [matter: number, share: number] => {
    const counts = new Map<number, number>();
    let n = 0;
    flat.colors.forEach((c, i) => {
      if (c < 0 || !is(i % width, Math.floor(i / width))) return;
      n++;
      if (of[i] !== -1) counts.set(of[i]!, (counts.get(of[i]!) ?? 0) + 1);
    });
    const [best] = [...counts].sort((a, b) => b[1] - a[1]);
    return best ? [best[0], best[1] / Math.max(1, n)] : [-1, 0];
  };
  const [over, most] = commonest((x, y) => y < brow - 1 && Math.abs(x + 0.5 - axis) <= headHalf);
  const [face] = commonest((x, y) => y > brow && y < chin && Math.abs(x + 0.5 - axis) <= 0.4 * headHalf);
  const [beside, n] = commonest((x, y) => y >= brow && y < chin && Math.abs(x + 0.5 - axis) > 0.6 * headHalf && Math.abs(x + 0.5 - axis) <= 1.3 * headHalf); // biome-ignore format: one line
  if (over < 0 || over >= INK || most < LEAST_TOP / 2 || all[over]!.share > MOST) return undefined;
  // Skin in nearly the colour of a hat begins below its brim.
  const brim = brimRow(subject);
  if (over === face && brim === undefined) return undefined;
  // Its lights and its shadows may be of two hues.
  const own = all[over]!;
  all.forEach((one, k) => {
    if (k === face || k === over || own.chroma < HUED || one.chroma < HUED || apart(one.hue, own.hue) > ONE_CLOTH)
      return;
    for (const i of one.pixels) of[i] = over;
  });
  const [, isMost] = commonest((x, y) => y < brow - 1 && Math.abs(x + 0.5 - axis) <= headHalf);
  if (isMost < LEAST_TOP) return undefined;
  if (beside === -1 || beside === over || beside === face || n < LEAST_HAIR) return undefined;
  // Nothing of it is below the face but what is another garment.
  const cloth = new Uint8Array(of.length);
  const isIn = (x: Px, y: Px): boolean =>
    over === face && brim !== undefined
      ? y < brim
      : y < brow || (y < chin - 1 && Math.abs(x + 0.5 - axis) > 0.8 * headHalf);
  const queue: number[] = [];
  const take = (i: number): void => {
    if (of[i] !== over || cloth[i] || !isIn(i % width, Math.floor(i / width))) return;
    cloth[i] = 1;
    queue.push(i);
  };
  flat.colors.forEach((_c, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (y < brow - 1 && Math.abs(x + 0.5 - axis) <= headHalf) take(i);
  });
  for (const i of queue)
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
        if (x >= 0 && x < width && y >= 0 && y < flat.height) take(y * width + x);
      }
  const hairs = [...of.keys()].filter((i) => of[i] === beside && Math.floor(i / width) >= brow);
  const colors = new Map<number, number>();
  for (const i of hairs) colors.set(flat.colors[i]!, (colors.get(flat.colors[i]!) ?? 0) + 1);
  const [hair] = [...colors].sort((a, b) => b[1] - a[1])[0] ?? [-1];
  // An ear below hair is no hair below a hat.
  const skin = besideEyes(flat, line, eyes);
  if (hair !== undefined && hair >= 0 && skin >= 0 && (hair === skin || areKin(hair, skin))) return undefined;
  const rows = new Map<Px, readonly [Px, Px]>();
  cloth.forEach((v, i) => {
    if (!v) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    const [a, b] = rows.get(y) ?? [x, x];
    rows.set(y, [Math.min(a, x), Math.max(b, x)]);
  });
  // What lies within its rows, and is neither hair nor face, is set on it.
  const whole = cloth.map((v, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const [a, b] = rows.get(y) ?? [1, 0];
    const isSet = y < brow - 1 && x >= a && x <= b && flat.colors[i]! >= 0 && of[i] !== beside && of[i] !== face;
    return v || isSet ? 1 : 0;
  });
  return { cloth, all: whole, hair };
}
const INK = 1000;
const HUED = 0.055;
const ONE_CLOTH = 40;
