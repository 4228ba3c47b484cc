/** Whether a frame is as clean as its picture: no more crumbs, dark blots, lost colours or torn edges than that has. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areKin, at, BESIDE, type Color, connected, eachPixel, luma, toFlat } from '../parts/flat.ts';

/** What shows that something was torn; counts of pixels. */
interface Tears {
  readonly area: number;
  /** Pixels with nothing like them beside or cornerwise. */
  readonly lone: number;
  /** Dark pixels, and those of them with dark ones all round. */
  readonly dark: number;
  readonly blots: number;
  /** Sides of pixels that are open. */
  readonly edge: number;
  /** Groups that hang together. */
  readonly pieces: number;
  readonly colors: ReadonlyMap<Color, number>;
}

const DARK = 48;

function tearsOf(image: Rgba): Tears {
  const flat = toFlat(image);
  const colors = new Map<Color, number>();
  let [area, lone, dark, blots, edge] = [0, 0, 0, 0, 0];
  const isDark = (x: Px, y: Px): boolean => {
    const color = at(flat, x, y);
    return color >= 0 && luma(color) < DARK;
  };
  eachPixel(flat, (x, y, color) => {
    area++;
    colors.set(color, (colors.get(color) ?? 0) + 1);
    edge += BESIDE.filter(([dx, dy]) => at(flat, x + dx, y + dy) < 0).length;
    if (!AROUND.some(([dx, dy]) => areKin(at(flat, x + dx, y + dy), color))) lone++;
    if (!isDark(x, y)) return;
    dark++;
    if (BESIDE.every(([dx, dy]) => isDark(x + dx, y + dy))) blots++;
  });
  return { area, lone, dark, blots, edge, colors, pieces: connected(flat).length };
}
const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => (dx || dy ? [[dx, dy] as const] : [])));

/** Share of the still's pixels that has gone, colour by colour. */
const lostOf = (still: Tears, now: Tears): number =>
  [...still.colors].reduce((sum, [color, n]) => sum + Math.max(0, n - (now.colors.get(color) ?? 0)), 0) / still.area;

/** Shares of a picture's area, and of its edge, that may come or go where a part of it is moved as one. */
const MORE_LONE = 0.008;
const MORE_DARK = 0.022;
const MORE_BLOTS = 0.014;
const MORE_EDGE = 1.12;
const LOST = 0.08;
/** So much may be hidden only where limbs pass each other. */
const PASSING = 0.15;

/** What a movement may leave: shares of the picture's colours that it hides, of its edge, and dark pixels where lines meet. */
export interface Leaves {
  readonly lost?: number;
  readonly edge?: number;
  readonly blots?: number;
  /** Dark pixels that come: the line of an arm that is held off the body. */
  readonly dark?: number;
  /** Pixels with nothing like them beside them: shades of a cape between a foot and its hem. */
  readonly lone?: number;
}
/** A limb or a blade that is held off the body has an edge of its own all round, and its line beside the body's. */
export const STRETCHED: Leaves = { lost: 0.1, edge: 1.32, blots: 0.024 };

/** Whether frames, without what flashes in them, are as clean as the picture. */
export function areClean(
  sprite: Rgba,
  frames: readonly Rgba[],
  { lost = LOST, edge = MORE_EDGE, blots = MORE_BLOTS, lone = MORE_LONE, dark = MORE_DARK }: Leaves = {},
): boolean {
  const still = tearsOf(sprite);
  // Limbs that pass each other hide some of what they touched.
  const pass = lost > PASSING ? 2 : 1;
  return frames.every((frame) => {
    const now = tearsOf(frame);
    const more = (count: number, was: number, share: number): boolean =>
      count - was > Math.max(2 * pass, share * still.area);
    return !(
      now.pieces > still.pieces ||
      more(now.lone, still.lone, lone) ||
      more(now.dark, still.dark, pass * dark) ||
      more(now.blots, still.blots, blots) ||
      now.edge > edge * still.edge ||
      lostOf(still, now) > lost
    );
  });
}

/** What limbs that are posed anew may leave of a picture that nothing is told of, and how far its shape may change. */
const LIMBS_LEAVE: Leaves = { lost: 0.2, edge: 1.45, blots: 0.05, lone: 0.03 };
const RESHAPED = 1.65;

/** Whether limbs that were posed anew are still those of the picture: clean, and in a shape much like its own. */
export function isPosed(sprite: Rgba, frames: readonly Rgba[]): boolean {
  const shapeOf = (image: Rgba): number => {
    const { width = 1, height = 1 } = opaqueBounds(image) ?? {};
    return Math.log(width / height);
  };
  const own = shapeOf(sprite);
  const isLike = (image: Rgba): boolean => Math.abs(shapeOf(image) - own) <= Math.log(RESHAPED);
  return frames.every(isLike) && areClean(sprite, frames, LIMBS_LEAVE);
}
