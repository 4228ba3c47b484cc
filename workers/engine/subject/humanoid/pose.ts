import type { Vec3 } from '../../solids/vec.ts';

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
  abductR: 9,
  elbowR: 12,
  swingL: 2,
  abductL: 9,
  elbowL: 12,
  hipR: 0,
  kneeR: 0,
  hipL: 0,
  kneeL: 0,
  spread: 3,
  breath: 0,
};
