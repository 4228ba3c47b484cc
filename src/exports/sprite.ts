import { DIRECTIONS } from '../domain/words.ts';
import type { MadeKeypoint } from '../jobs/contract.ts';

/** The order in which directions are listed in every export: clockwise from the viewer, as spritesheet rows name them. */
export const SIDES = [
  ...DIRECTIONS,
  // of a thing that is seen from one side alone
  'unknown',
] as const;
export type Side = (typeof SIDES)[number];

/** A place in a picture: pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A still figure, seen from one side. */
export interface RotationExport {
  readonly direction: Side;
  /** A PNG file. */
  readonly png: Uint8Array;
  readonly keypoints?: readonly MadeKeypoint[];
}

/** One animation, seen from one side. */
export interface AnimationDirectionExport {
  readonly direction: Side;
  /** PNG files, in the order of play. */
  readonly frames: readonly Uint8Array[];
  /** Milliseconds of each frame. */
  readonly durationsMs: readonly number[];
  /** Joints of each frame. */
  readonly keypoints?: readonly (readonly MadeKeypoint[])[];
}

export interface AnimationExport {
  /** Id of the animation's group: all of its directions. */
  readonly id: string;
  /** What the user calls it. */
  readonly name: string;
  /** Template id or action; names its folder and its clips. */
  readonly type: string;
  /** Whether the last frame leads back to the first. Default true. */
  readonly loop?: boolean;
  readonly directions: readonly AnimationDirectionExport[];
}

/** Everything of a character, an object or another thing with sides that an export may hold. */
export interface SpriteExport {
  readonly id: string;
  /** What it is: names its part of `metadata.json`. 'character', 'object' */
  readonly kind: string;
  readonly name: string;
  /** What distinguishes it from other states of the same sprite; names its folder where several are exported. */
  readonly stateName?: string;
  readonly description: string;
  /** Pixels of a rotation's canvas. Frames of an animation may be larger; exports align them by their middles. */
  readonly size: { readonly width: number; readonly height: number };
  readonly view: string;
  readonly templateId?: string;
  readonly tags: readonly string[];
  /** ISO 8601 */
  readonly createdAt: string;
  readonly rotations: readonly RotationExport[];
  readonly animations: readonly AnimationExport[];
  /** Where the figure stands, in a rotation's canvas. Absent: the middle, below the lowest pixel of the first rotation. */
  readonly pivot?: Point;
}

const order = (direction: Side): number => SIDES.indexOf(direction);

/** The same things in the order of {@link SIDES}. Throws a RangeError for an unknown or a repeated direction. */
export function byDirection<T extends { readonly direction: Side }>(items: readonly T[]): readonly T[] {
  const seen = new Set<Side>();
  for (const { direction } of items) {
    if (order(direction) < 0) throw new RangeError(`Unknown direction "${direction}": one of ${SIDES.join(', ')}`);
    if (seen.has(direction)) throw new RangeError(`Direction "${direction}" is there twice`);
    seen.add(direction);
  }
  return [...items].sort((a, b) => order(a.direction) - order(b.direction));
}
