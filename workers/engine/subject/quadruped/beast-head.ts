import type { Scene } from '../../solids/scene.ts';
import type { Frame, Vec3 } from '../../solids/vec.ts';
import type { LegJoints } from './legs.ts';
import type { BeastLook } from './look.ts';

/** A head in its own frame; `point` takes units of the head's radius. */
export interface BeastHead {
  readonly scene: Scene;
  readonly look: BeastLook;
  readonly px: number;
  readonly small: boolean;
  /** Sine of the yaw where the animal is turned aside, else 0: what is paired is staggered by it, so that both show. */
  readonly sine: number;
  readonly frame: Frame;
  /** 0..1: how far the jaws stand apart. */
  readonly open: number;
  least(radius: number, pixels: number): number;
  point(p: Vec3): Vec3;
}

/** Where the trunk and what hangs on it lie. */
export interface Trunk {
  readonly chest: Vec3;
  readonly rump: Vec3;
  readonly tail: readonly Vec3[];
  readonly legs: readonly LegJoints[];
  readonly chestR: number;
  readonly hipR: number;
  readonly head: Frame;
  readonly yaw: number;
}

/** Joints that a motion may move; chest and rump are where the trunk lies. */
export interface BeastJoints {
  readonly chest: Vec3;
  readonly rump: Vec3;
  readonly legs: readonly LegJoints[];
  readonly head: Frame;
  /** From the rump outwards. */
  readonly tail: readonly Vec3[];
}
