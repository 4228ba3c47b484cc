import type { JointLabel } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Flat } from './flat.ts';
import type { LineHabit } from './line-habit.ts';
import type { Runs } from './runs.ts';

/** A joint that was found: pixels, and how sure, 0..1. */
export interface FoundJoint {
  readonly x: number;
  readonly y: number;
  readonly sure: number;
}
export type FoundJoints = Readonly<Record<JointLabel, FoundJoint>>;

/** Screen left, screen right. */
export type Both<T> = readonly [T, T];
export const SIDES = [0, 1] as const;
export type Side = (typeof SIDES)[number];

/** Where a head is looked for: between two rows, about a column. */
export interface HeadPlace extends Pick<Levels, 'axis' | 'top' | 'neck'> {
  readonly line: LineHabit;
}

/** Where the levels of a standing person lie, in pixels. */
export interface Levels {
  /** Column about which the person is alike, on both sides. */
  readonly axis: number;
  readonly top: Px;
  /** First row below the chin. */
  readonly neck: Px;
  readonly hip: Px;
  /** First row in which the legs are apart; the floor under a robe. */
  readonly crotch: Px;
  /** First row below the feet. */
  readonly floor: Px;
}

/** A head taken apart into what goes round with a turn and what stays. */
export interface Head {
  readonly runs: Runs;
  /** Its first row below a hat's brim. */
  readonly under: Px;
  /** Half the head's usual width. */
  readonly half: number;
  /** Hair, hat, bald skin: with what lies behind the face filled in. */
  readonly hair: Flat;
  /** The face, and nothing else. */
  readonly face: Flat;
}

export interface Leg {
  readonly runs: Runs;
  readonly picture: Flat;
  /** Columns from the axis to its middle. */
  readonly offset: number;
}

/** A person seen from the front, as parts. */
export interface Person extends Levels {
  /** As drawn, without a cast shadow. */
  readonly picture: Flat;
  readonly line: LineHabit;
  readonly head: Head;
  readonly torso: Runs;
  readonly torsoHalf: number;
  readonly isRobed: boolean;
  /** The picture with its torso as seen from behind. */
  readonly back: Flat;
  readonly arms: Both<Flat>;
  /** What each hand holds. */
  readonly held: Both<Flat>;
  /** What hangs behind the back, wider than the body: a cape, wings. */
  readonly cape: Flat | undefined;
  /** One leg serves as both: walking poses become standing ones. */
  readonly leg: Leg | undefined;
}

/** Parts, or why a picture cannot be taken apart. */
export type Parsed<T> =
  | { readonly parts: T; readonly confidence: number }
  | { readonly why: string; readonly confidence: number };
