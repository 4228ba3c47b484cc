import type { Px } from '../../../../src/pixels/types.ts';
import { viewMatrix } from '../../solids/camera.ts';
import type { Scene } from '../../solids/scene.ts';
import { add, apply, type Mat3, multiply, sub, type Vec3 } from '../../solids/vec.ts';
import type { Style } from '../../types.ts';
import type { CustomProportions, ProportionsPreset } from '../humanoid/proportions.ts';
import type { SkeletonLabel } from './labels.ts';

/** What an actor needs to know to be built. */
export interface ActorOptions {
  readonly style: Style;
  readonly seed: number;
  readonly variation: number;
  readonly proportions?: ProportionsPreset;
  readonly custom?: CustomProportions;
  /** Side of the picture that the still figure fills: features of animals are kept or dropped by it. Absent: by their height. */
  readonly figureSize?: Px;
  /** What lies flat towards the viewer stands up and is turned like everything else. */
  readonly upright?: boolean;
  /** As of `SubjectOptions`. */
  readonly shape?: (rest: Scene, side: Px) => Scene;
}

/** A subject in one frame, seen from one side. */
export interface Built {
  readonly scene: Scene;
  /** Model → world: turn · (p − pivot) + pivot + moved. */
  readonly turn: Mat3;
  readonly pivot: Vec3;
  readonly moved: Vec3;
  /** Joints in model space; absent of what has no limbs. */
  readonly joints?: Readonly<Record<SkeletonLabel, Vec3>>;
  readonly head: Vec3;
}

/** Where a head was when idle: world → pixels without origin, and the place there. */
export interface IdleHead {
  readonly view: Mat3;
  readonly x: Px;
  readonly y: Px;
}

/** A subject that a motion moves. */
export interface Actor {
  readonly stature: number;
  /** Its size is the height of its body: what it holds and how far it reaches to the sides does not count. */
  readonly byBody?: boolean;
  readonly frames: number;
  /** Its axis is in the middle of an odd picture's middle column, not on a border of pixels. */
  readonly centred?: boolean;
  /** Its scale and ground are those of the still whatever its frames reach: what leaves the canvas is cut. */
  readonly steady?: boolean;
  /**
   * Frame 0..frames−1, or 'still'. `lock` keeps the head at whole pixels from its idle place; `tuck` (0..1) shortens
   * what hands hold by pointing it at the viewer, where the canvas has no room for it.
   */
  build(frame: number | 'still', yaw: number, height: Px, lock?: IdleHead, tuck?: number): Built;
}

/** Model → pixels of a built frame, and the offset that goes with it; `shear` as of `viewMatrix`. */
export function viewOf(
  b: Built,
  yaw: number,
  pitch: number,
  scale: number,
  shear = 0,
): { readonly view: Mat3; readonly x: Px; readonly y: Px } {
  const world = viewMatrix(yaw, pitch, scale, shear);
  const offset = apply(world, add(sub(b.pivot, apply(b.turn, b.pivot)), b.moved));
  return { view: multiply(world, b.turn), x: offset[0], y: offset[1] };
}
