import type { Brief } from '../../types.ts';
import type { RigName } from '../rigs.ts';
import type { BeastPose } from './beast-pose.ts';
import type { BodyPose } from './body-pose.ts';
import type { PiecePose } from './piece-pose.ts';

/** Where a motion's frames come from. */
export type MotionSource =
  | { readonly kind: 'clip'; readonly clip: string; readonly licence: string }
  | { readonly kind: 'keyframes' };

/** What every motion tells, whatever body it moves. */
interface MotionFacts {
  /** Template id, or the name of a clip or gesture. */
  readonly id: string;
  readonly frames: number;
  /** Plays round and round: the first frame follows the last. */
  readonly loop: boolean;
  /** Milliseconds of one round. */
  readonly durationMs: number;
  readonly source: MotionSource;
  /** 0..1: how sure it is that this is what was asked; 1 for a template id. */
  readonly confidence: number;
  /** What was taken for what, in a sentence, where the words were not clear. */
  readonly note?: string;
}

export interface BodyMotion extends MotionFacts {
  readonly body: 'two legs';
  readonly rig: RigName;
  /** The hand that gestures; mirrored for a figure that holds something in it and nothing in the other. */
  readonly gesture?: 'R' | 'L';
  /** What somebody has in the hands at a share of the motion, where that is not what they have anyway. */
  readonly dressed?: (at: number) => Brief;
  /** One pose a frame. */
  readonly poses: () => readonly BodyPose[];
}
export interface BeastMotion extends MotionFacts {
  readonly body: 'four legs';
  readonly rig: RigName;
  readonly poses: () => readonly BeastPose[];
}
/** A motion of what has no limbs: all of it hops, leans and stretches. */
export interface PieceMotion extends MotionFacts {
  readonly body: 'one piece';
  readonly poses: () => readonly PiecePose[];
}
/** A motion of a skeleton. */
export type LimbMotion = BodyMotion | BeastMotion;
/** A motion for any subject of its rig, or of none: poses without proportions. */
export type Motion = LimbMotion | PieceMotion;
