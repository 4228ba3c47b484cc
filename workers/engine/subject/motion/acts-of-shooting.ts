import type { Vec3 } from '../../solids/vec.ts';
import type { Act } from './act.ts';
import type { Angles, ArmAngles } from './angles.ts';

/** Ahead, level: where a muzzle points. */
const AHEAD: Vec3 = [0.04, 0.02, 1];
/** Thrown up by a shot. */
const KICKED: Vec3 = [0.04, 0.34, 0.94];
/** At the ground before the feet. */
const LOWERED: Vec3 = [0.1, -0.62, 0.78];

const STEADY: Angles = { footL: [0.04, 0, 0.18], footR: [0.06, 0, -0.18], drop: 0.05, lean: 3 };
const AT_SIDE: Angles = { armR: [14, 12, 22], itemR: LOWERED };

const POINTED: ArmAngles = [80, 22, 8];
const GUN: Angles = { ...STEADY, twist: 16, armR: POINTED, armL: [-8, 18, 30], itemR: AHEAD };

/** The stock at the right shoulder, the other hand under the barrel. */
const RIFLE: Angles = { ...STEADY, twist: -18, armR: [34, 16, 96, 6], armL: [78, -24, 20], itemR: [-0.28, 0.03, 0.96] };
const RIFLE_LOW: Angles = { armR: [16, 14, 62, 30], armL: [46, -10, 56, 16], itemR: [-0.6, -0.34, 0.72] };

/** Upright, its belly ahead; drawn to the cheek. */
const BOW: Vec3 = [0.1, 1, 0.05];
const DRAWN: Angles = { ...STEADY, twist: -54, armL: [90, -8, 2], armR: [88, -14, 98, 30], itemL: BOW };

/** Shots and what comes before them: muzzles stay on a line with where the figure looks. */
export const SHOOTING = {
  'shoot-gun': {
    frames: 8,
    durationMs: 640,
    keys: [
      [0, AT_SIDE],
      [0.28, GUN],
      [0.44, GUN],
      [0.56, { ...GUN, lean: -3, armR: [94, 22, 16], itemR: KICKED }],
      [0.72, GUN],
      [1, AT_SIDE],
    ],
  },
  'shoot-rifle': {
    frames: 8,
    durationMs: 720,
    keys: [
      [0, RIFLE_LOW],
      [0.28, RIFLE],
      [0.44, RIFLE],
      [0.56, { ...RIFLE, lean: -5, armR: [24, 18, 104, 6], itemR: [-0.26, 0.16, 0.95], move: [0, -0.05] }],
      [0.74, RIFLE],
      [1, RIFLE_LOW],
    ],
  },
  'aim-gun': {
    frames: 4,
    durationMs: 1000,
    loop: true,
    keys: [
      [0, GUN],
      [0.5, { ...GUN, breath: 1, bob: -1 }],
    ],
  },
  'aim-rifle': {
    frames: 4,
    durationMs: 1000,
    loop: true,
    keys: [
      [0, RIFLE],
      [0.5, { ...RIFLE, breath: 1, bob: -1 }],
    ],
  },
  'aim-bow': {
    frames: 4,
    durationMs: 1000,
    loop: true,
    keys: [
      [0, DRAWN],
      [0.5, { ...DRAWN, breath: 1, bob: -1 }],
    ],
  },
} as const satisfies Readonly<Record<string, Act>>;
