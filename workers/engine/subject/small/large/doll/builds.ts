/** How wide bodies of 32 pixels are: half widths in pixels from the middle of the sheet, by row. */

import type { Worn } from '../../../../catalogue/garments/types.ts';
import { materialOf } from '../../../../catalogue/materials.ts';
import type { Look } from '../../../humanoid/look.ts';
import type { Dressed, Dye, LegWay } from './sheet.ts';

export interface Shape {
  /** Of the trunk from the shoulders to the hips: seven rows. */
  readonly trunk: readonly number[];
  /** To the outer side of the arms; how wide they are. */
  readonly arms: number;
  readonly arm: number;
  /** To the outer side of the legs; how wide they are. */
  readonly legs: number;
  readonly leg: number;
}

const SHAPES = {
  male: { trunk: [5, 4, 4, 4, 4, 4, 4], arms: 6, arm: 2, legs: 4, leg: 3 },
  female: { trunk: [4, 4, 4, 3, 3, 4, 4], arms: 6, arm: 2, legs: 4, leg: 3 },
  thin: { trunk: [4, 3, 3, 3, 3, 3, 3], arms: 5, arm: 2, legs: 3, leg: 2 },
  bony: { trunk: [5, 3, 3, 3, 3, 3, 3], arms: 6, arm: 1, legs: 3, leg: 2 },
  broad: { trunk: [6, 5, 5, 5, 5, 4, 4], arms: 8, arm: 3, legs: 5, leg: 4 },
  stout: { trunk: [6, 6, 7, 7, 7, 7, 6], arms: 9, arm: 2, legs: 5, leg: 4 },
  fat: { trunk: [6, 7, 8, 8, 8, 8, 7], arms: 10, arm: 2, legs: 6, leg: 4 },
} as const satisfies Readonly<Record<string, Shape>>;

/** With the legs a pixel farther from each other. */
export const apart = (shape: Shape): Shape => ({ ...shape, legs: shape.legs + 1 });

/** Stature below which a row of the legs is left out, and another one. */
const SHORT = [0.95, 0.87, 0.82, 0.76];

/** The body that fits a look. */
export function shapeOf({ build, words, species }: Pick<Look, 'build' | 'words' | 'species'>): Shape {
  if (species.bony) return SHAPES.bony;
  if (words.has('child')) return SHAPES.thin;
  if (build.belly > 0.5 || build.waist > 1.17)
    return build.shoulder > 1.15 && build.belly < 0.5 ? SHAPES.broad : isFat({ build }) ? SHAPES.fat : SHAPES.stout;
  if (build.shoulder > 1.12 || build.arm > 1.2) return SHAPES.broad;
  if (build.chest < 0.89 && build.arm < 0.92) return SHAPES.thin;
  return words.has('female') ? SHAPES.female : SHAPES.male;
}

/** Whether a belly hangs over the belt. */
export const isFat = ({ build }: Pick<Look, 'build'>): boolean => build.belly > 0.8;

/** How many rows somebody is shorter than a grown-up; below 0 taller. */
export const rowsLess = ({ build, words }: Pick<Look, 'build' | 'words'>): number => words.has('child') ? 3 : build.leg > 1.2 || words.has('giant') || words.has('huge') ? -2 : SHORT.filter((s) => build.stature < s).length; // biome-ignore format: one line

/** Whether what is drawn in black is lost on it. */
export const isDark = (ref: string): boolean => materialOf(ref).lab[0] < 0.42;

/** Who is dressed, and the body. */
export interface Bodied extends Dressed {
  readonly shape: Shape;
  /** The row of the soles, or of what else somebody is on. */
  readonly floor: number;
  /** What the legs do that do not stand. */
  readonly legs?: LegWay;
}

/** What a piece and who wears it are made of. */
export const dyeOf = ({ look, worn }: Dressed, w: Pick<Worn, 'material' | 'trim'>): Dye => ({
  piece: w.material,
  trim: w.trim,
  skin: look.skin,
  hair: worn('hair')?.material ?? worn('beard')?.material ?? look.skin,
});
