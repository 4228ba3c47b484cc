/** The colour of somebody's skin and its shades. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, type Color, commonest, isHueNear, isWarm, luma, NONE } from './flat.ts';
import type { LineHabit } from './line-habit.ts';
import type { HeadPlace } from './person-types.ts';
import { columnsOf, type Runs } from './runs.ts';

/** The colour of the skin: the commonest warm one in the middle of the lower head, else the commonest there. */
export function skinOf({ line, axis, top, neck }: HeadPlace, half: number): Color {
  // At the height of the eyes there is skin, below may be a beard.
  const upper = middleOf(line, axis, half, top + (neck - top) * FOREHEAD, top + (neck - top) * CHEEKS);
  const whole = middleOf(line, axis, half, top + (neck - top) * BROWS, neck);
  const lightest = neck - top >= BEARDED ? lightestOf(upper.filter(isSkinLike), upper.length) : NONE;
  if (lightest >= 0) return lightest;
  const warm = whole.filter(isSkinLike);
  return commonest(warm.length > whole.length * 0.22 ? warm : whole);
}

/** Shares of a head between which the eyes lie; heads of so many rows have room for a beard. */
const [FOREHEAD, BROWS, CHEEKS] = [0.25, 0.4, 0.7] as const;
const BEARDED: Px = 7;

/** The lightest of some colours that is of more than this share of the place: skin is lighter than a beard, and than hair that is warm. */
const SHARE = 0.14;

function lightestOf(colors: readonly Color[], all: number): Color {
  const counts = new Map<Color, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const many = [...counts].filter(([, n]) => n >= 2 && n >= SHARE * all).map(([color]) => color);
  return many.reduce((best, color) => (best < 0 || luma(color) > luma(best) ? color : best), NONE);
}

const isSkinLike = (c: Color): boolean => isWarm(c, 25) && c >> 16 > 70;

/** Colours in the middle of some rows of a head. */
function middleOf(line: LineHabit, axis: number, half: number, from: number, to: number): Color[] {
  const middle: Color[] = [];
  for (let y = Math.round(from); y < to; y++) {
    for (let x = Math.ceil(axis - half * 0.5); x < axis + half * 0.5; x++) {
      const color = at(line.figure, x, y);
      if (color >= 0 && !line.colors.has(color)) middle.push(color);
    }
  }
  return middle;
}

/** How many pixels of each colour the rows [from, to) of the head have. */
export function tally({ figure }: LineHabit, runs: Runs, from: number, to: number): Map<Color, number> {
  const out = new Map<Color, number>();
  runs.forEach((run, y) => {
    if (y < from || y >= to) return;
    for (const x of columnsOf(run)) out.set(at(figure, x, y), (out.get(at(figure, x, y)) ?? 0) + 1);
  });
  return out;
}

/** Skin and its shades: kin of kin, and darker ones of its hue, unless they are as much of the crown, which is hair. */
export function shadesOf(
  skin: Color,
  line: LineHabit,
  upper: Map<Color, number>,
  lower: Map<Color, number>,
): Set<Color> {
  const shades = new Set([skin]);
  for (let round = 0; round < 3; round++) {
    for (const [color, n] of lower) {
      if (color < 0 || shades.has(color) || line.colors.has(color) || n < (upper.get(color) ?? 0) * 1.5) continue;
      const darker = (shade: Color): boolean =>
        round < 2 && isWarm(shade) && isWarm(color) && luma(color) < luma(shade) && isHueNear(shade, color);
      if ([...shades].some((shade) => areKin(shade, color) || darker(shade))) shades.add(color);
    }
  }
  return shades;
}
