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

export interface Clip {
  readonly frames: number;
  /** Pose of frame 0..frames−1. */
  readonly pose: (frame: number) => Pose;
}

/** Hip and knee of one leg over eight frames: contact, down, mid, up, off, lift, pass, reach (art-direction §6). */
const WALK_LEG: readonly (readonly [hip: number, knee: number])[] = [
  [26, 4],
  [20, 16],
  [6, 10],
  [-10, 4],
  [-24, 12],
  [-14, 42],
  [8, 60],
  [26, 28],
];

/** Cycles that loop. */
export const CLIPS = {
  idle: {
    frames: 4,
    pose: (f) => ({ ...STANDING, breath: [0, 0, 1, 1][f % 4] ?? 0 }),
  },
  walk: {
    frames: 8,
    pose: (f) => {
      const [hipR, kneeR] = WALK_LEG[f % 8]!;
      const [hipL, kneeL] = WALK_LEG[(f + 4) % 8]!;
      const c = Math.cos((f / 8) * Math.PI * 2);
      return {
        ...STANDING,
        hipR,
        kneeR,
        hipL,
        kneeL,
        swingR: -26 * c,
        swingL: 26 * c,
        elbowR: 16 + 10 * Math.max(0, -c),
        elbowL: 16 + 10 * Math.max(0, c),
        twist: 5 * c,
        lean: 3,
        phase: (f % 8) / 8,
        bob: [1, 1, 0, 0][f % 4] ?? 0,
      };
    },
  },
} as const satisfies Readonly<Record<string, Clip>>;
