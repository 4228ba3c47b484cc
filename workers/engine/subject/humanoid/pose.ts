import { type Mat3, multiply, rotX, rotY, rotZ, type Vec3 } from '../../solids/vec.ts';

/** Joint angles in degrees. Swing: forward positive; abduction: away from the body; flexes close a joint. R is the right side. */
export interface Pose {
  readonly lean: number;
  readonly twist: number;
  readonly headYaw: number;
  readonly swingR: number;
  readonly abductR: number;
  readonly elbowR: number;
  readonly swingL: number;
  readonly abductL: number;
  readonly elbowL: number;
  /** How far a forearm turns inwards about its upper arm. Absent: not at all. */
  readonly turnR?: number;
  readonly turnL?: number;
  /** Degrees that the trunk bends to the figure's left. Absent: upright. */
  readonly side?: number;
  readonly hipR: number;
  readonly kneeR: number;
  readonly hipL: number;
  readonly kneeL: number;
  /** Legs apart. */
  readonly spread: number;
  /** Direction of what the hand holds, in chest coordinates; absent: the item's own. */
  readonly weaponR?: Vec3;
  readonly weaponL?: Vec3;
  /** Whole pixels that the chest rises, the head with it. */
  readonly breath: number;
  /** Whole pixels that the head sinks from its idle place; absent: what the body does, rounded. */
  readonly bob?: number;
  /** 0..1 through a walking cycle; cloth swings by it. Absent: standing. */
  readonly phase?: number;
}

export const STANDING: Pose = {
  lean: 0,
  twist: 0,
  headYaw: 0,
  swingR: 2,
  abductR: 15,
  elbowR: 18,
  swingL: 2,
  abductL: 15,
  elbowL: 18,
  hipR: 0,
  kneeR: 0,
  hipL: 0,
  kneeL: 0,
  spread: 4,
  breath: 0,
};

/** Degrees that a forearm lies back towards the body, so that arms bow instead of hanging like sticks. */
const FOREARM_IN = 11;
/** A forearm in the frame of its upper arm; `d`: the x sign of its side. */
export const forearm = (d: number, elbow: number, turn = 0): Mat3 =>
  multiply(rotZ(-d * FOREARM_IN), multiply(rotY(-d * turn), rotX(-elbow)));
/** Degrees that the toes of who stands point outwards. */
export const TOES_OUT = 17;
