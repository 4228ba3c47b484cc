import type { Detail } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Random } from '../../random.ts';
import type { Scene } from '../../solids/scene.ts';
import type { Brief } from '../../types.ts';
import type { MaterialRef } from '../materials.ts';

/** Said of a creature that sleeps. */
export const ASLEEP = 'asleep';
/** Said of a candidate that is to have another form than usual: recipes that ask for it have some. */
export const REFORMED = 'reformed';

/**
 * How a recipe wants to be seen when the style does not say:
 * 'item' flat and upright towards the viewer, as an inventory icon (pitch 0, `roll` turns it in the picture);
 * 'stand' on the ground, seen from the style's view.
 */
export interface PropSetup {
  readonly view?: 'item' | 'stand';
  /** Degrees in the picture plane, clockwise; for items that lie diagonally (a sword: 45). */
  readonly roll?: number;
  /** Degrees; the direction's yaw is added. */
  readonly yaw?: number;
  /** Degrees of camera pitch where the style says no view; default 0 for items, 20 for standing things. */
  readonly pitch?: number;
}

/** What a recipe knows of its request. */
export interface PropContext {
  readonly brief: Brief;
  /** Seeded; the same stream for every direction of one request. */
  readonly random: Random;
  /** 0..1: how far the seed may vary what is not said. Multiply spreads by it. */
  readonly variation: number;
  /** Which one of a counted group: its measures are its own, its colours and its kind those of all. */
  readonly copy: number;
  /** Edge in pixels of what is drawn: features are dropped by it (< 24 small, < 40 middle). */
  readonly size: Px;
  /** One pixel in model units of a thing that is about 1 high: least radii are .6–1 of it. */
  readonly px: number;
  readonly detail: Detail;
  /** size < 24, size < 40 (shifted by the detail level): what to leave out. */
  readonly small: boolean;
  readonly middle: boolean;
  /**
   * The material of the main thing (`name` absent) or of a named component: what the brief says for it, colour and
   * material, in the finish of `fallback`; else `fallback`.
   */
  material(fallback: MaterialRef, name?: string): MaterialRef;
  /** The n-th colour said of the whole ("red and white mushroom": 1 is white) in the finish of `fallback`; else `fallback`. */
  colour(n: number, fallback: MaterialRef): MaterialRef;
  /** False when the brief's `without` names the component. */
  wants(name: string): boolean;
  /** True when a mood, build or part word of the brief is `word` ("glowing", "broken", "big", "open"). */
  said(word: string): boolean;
}

/** Adds a thing about 1 unit high, standing on y = 0 around the y axis, facing +z, and says how to show it. */
export type PropRecipe = (scene: Scene, ctx: PropContext) => PropSetup;
