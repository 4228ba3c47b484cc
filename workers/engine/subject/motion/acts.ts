import type { Vec3 } from '../../solids/vec.ts';
import type { Act } from './act.ts';
import { SHOOTING } from './acts-of-shooting.ts';
import type { Angles, ArmAngles, FootPlace } from './angles.ts';

const GUARD_R: ArmAngles = [52, 6, 108];
const GUARD_L: ArmAngles = [62, 6, 100];
const FRONT: FootPlace = [0.04, 0, 0.2];
const REAR: FootPlace = [0.06, 0, -0.2];
/** Left foot and fist ahead. */
const GUARD: Angles = { footL: FRONT, footR: REAR, drop: 0.07, lean: 6, twist: -14, armR: GUARD_R, armL: GUARD_L };
/** The same on straight legs told by angles, for kicks. */
const READY: Angles = { legL: [10, 14], legR: [-8, 14], lean: 4, twist: -14, armR: GUARD_R, armL: GUARD_L };
const CROUCH: Angles = { legR: [56, 100], legL: [56, 100], lean: 26, armR: [-44, 12, 14], armL: [-44, 12, 14] };
const STAND: Angles = { legR: [0, 0], legL: [0, 0] };
const UP_R: ArmAngles = [140, 16, 14];
const TUCK: Angles = { legR: [112, 124], legL: [112, 124], armR: [58, 8, 62], armL: [58, 8, 62], lean: 26 };

/** Upright, its belly ahead. */
const BOW: Vec3 = [0.1, 1, 0.05];
const ARCHER: Angles = { footL: FRONT, footR: REAR, drop: 0.05, twist: -44, itemL: BOW };

/** Motions that no stored clip shows well, or that read better when written for the pixel grid. */
export const ACTS = {
  ...SHOOTING,
  // the right leg is stiff and bears the body for a moment only; the trunk falls over it
  limp: {
    frames: 8,
    durationMs: 1120,
    loop: true,
    keys: [
      [0, { legL: [26, 4], legR: [-20, 6], lean: 8, side: 3, armR: [6, 16, 30], armL: [-22, 9, 16], phase: 0 }],
      [0.3, { legL: [4, 8], legR: [-10, 4], lean: 7, side: 6, armR: [8, 16, 30], armL: [-4, 9, 16], phase: 0.3 }],
      [
        0.55,
        { legL: [-18, 12], legR: [12, 3, 14], lean: 9, side: 2, armR: [10, 16, 32], armL: [14, 9, 20], phase: 0.5 },
      ],
      [
        0.7,
        { legL: [-14, 40], legR: [12, 0, 8], lean: 14, side: -12, armR: [2, 24, 30], armL: [22, 20, 24], phase: 0.65 },
      ],
      [
        0.85,
        { legL: [22, 46], legR: [-6, 0, 6], lean: 14, side: -14, armR: [-4, 24, 26], armL: [6, 22, 20], phase: 0.85 },
      ],
    ],
  },
  'breathing-idle': {
    frames: 4,
    durationMs: 1200,
    loop: true,
    keys: [
      [0, { breath: 0, bob: 0 }],
      [0.25, { breath: 0, bob: 0 }],
      [0.5, { breath: 1, bob: -1, armR: [2, 10, 13], armL: [2, 10, 13] }],
      [0.75, { breath: 1, bob: -1, armR: [2, 10, 13], armL: [2, 10, 13] }],
    ],
  },
  'fight-stance': {
    frames: 8,
    durationMs: 960,
    loop: true,
    keys: [
      [0, GUARD],
      [0.5, { ...GUARD, drop: 0.14, armR: [48, 6, 112], armL: [58, 6, 104] }],
    ],
  },
  backflip: {
    frames: 12,
    durationMs: 1080,
    keys: [
      [0, STAND],
      [0.14, CROUCH],
      [0.26, { ...STAND, lift: 0.2, pitch: -18, armR: UP_R, armL: UP_R, legR: [-6, 6], legL: [-6, 6] }],
      [0.42, { ...TUCK, lift: 1.4, pitch: -120 }],
      [0.58, { ...TUCK, lift: 1.5, pitch: -225 }],
      [0.74, { legR: [34, 40], legL: [34, 40], lift: 0.6, pitch: -330, armR: [70, 20, 20], armL: [70, 20, 20] }],
      [0.84, { ...CROUCH, pitch: -360, armR: [40, 14, 20], armL: [40, 14, 20] }],
      [1, { ...STAND, pitch: -360 }],
    ],
  },
  'front-flip': {
    frames: 12,
    durationMs: 1080,
    keys: [
      [0, STAND],
      [0.14, CROUCH],
      [0.26, { ...STAND, lift: 0.2, pitch: 14, armR: UP_R, armL: UP_R, legR: [-10, 16], legL: [-10, 16] }],
      [0.42, { ...TUCK, lift: 1.4, pitch: 120 }],
      [0.58, { ...TUCK, lift: 1.5, pitch: 235 }],
      [0.74, { legR: [30, 34], legL: [30, 34], lift: 0.6, pitch: 335, armR: [70, 20, 20], armL: [70, 20, 20] }],
      [0.84, { ...CROUCH, pitch: 360, armR: [40, 14, 20], armL: [40, 14, 20] }],
      [1, { ...STAND, pitch: 360 }],
    ],
  },
  'jump-up': {
    frames: 8,
    durationMs: 800,
    keys: [
      [0, STAND],
      [0.17, CROUCH],
      [0.34, { legR: [-8, 10], legL: [-4, 6], lift: 0.3, armR: [120, 20, 20], armL: [120, 20, 20] }],
      [0.5, { legR: [30, 56], legL: [16, 40], lift: 0.78, armR: [130, 26, 16], armL: [130, 26, 16] }],
      [0.66, { legR: [20, 30], legL: [8, 16], lift: 0.3, armR: [80, 34, 16], armL: [80, 34, 16] }],
      [0.83, { ...CROUCH, armR: [30, 18, 20], armL: [30, 18, 20] }],
      [1, STAND],
    ],
  },
  'jump-stride': {
    frames: 8,
    durationMs: 800,
    keys: [
      [0, STAND],
      [0.17, { ...CROUCH, legR: [40, 80], legL: [40, 80] }],
      [0.36, { legR: [62, 70], legL: [-20, 20], lift: 0.32, lean: 8, armR: [-40, 14, 40], armL: [70, 14, 40] }],
      [0.52, { legR: [66, 40], legL: [-30, 40], lift: 0.72, lean: 8, armR: [-50, 18, 40], armL: [90, 18, 40] }],
      [0.68, { legR: [40, 10], legL: [-18, 40], lift: 0.3, lean: 6, armR: [-20, 20, 30], armL: [50, 20, 30] }],
      [0.84, { ...CROUCH, legR: [50, 84], legL: [40, 80], armR: [20, 18, 20], armL: [20, 18, 20] }],
      [1, STAND],
    ],
  },
  'running-jump': {
    frames: 10,
    durationMs: 900,
    keys: [
      [0, { legR: [30, 16], legL: [-22, 88], lean: 14, armR: [-40, 9, 70], armL: [40, 9, 70] }],
      [0.2, { legR: [-20, 14], legL: [60, 92], lean: 12, armR: [44, 9, 70], armL: [-40, 9, 70] }],
      [0.36, { legR: [-46, 26], legL: [76, 60], lift: 0.4, lean: 10, armR: [80, 14, 40], armL: [-50, 14, 30] }],
      [0.54, { legR: [-50, 40], legL: [78, 24], lift: 0.62, lean: 8, armR: [96, 18, 30], armL: [-40, 24, 30] }],
      [0.72, { legR: [-26, 50], legL: [52, 8], lift: 0.28, lean: 12, armR: [50, 18, 40], armL: [-10, 24, 40] }],
      [0.86, { legR: [10, 90], legL: [36, 60], lean: 20, armR: [-10, 14, 50], armL: [20, 14, 50] }],
      [1, { legR: [44, 60], legL: [-24, 24], lean: 14, armR: [-36, 9, 70], armL: [36, 9, 70] }],
    ],
  },
  'two-footed-jump': {
    frames: 9,
    durationMs: 900,
    keys: [
      [0, STAND],
      [0.2, { ...CROUCH, legR: [66, 116], legL: [66, 116], armR: [-60, 12, 10], armL: [-60, 12, 10] }],
      [0.36, { legR: [-14, 10], legL: [-14, 10], lift: 0.3, lean: 10, armR: [150, 18, 8], armL: [150, 18, 8] }],
      [0.52, { legR: [60, 84], legL: [60, 84], lift: 0.8, lean: 14, armR: [110, 22, 14], armL: [110, 22, 14] }],
      [0.68, { legR: [50, 40], legL: [50, 40], lift: 0.34, lean: 14, armR: [60, 20, 14], armL: [60, 20, 14] }],
      [0.82, { ...CROUCH, legR: [64, 112], legL: [64, 112], armR: [30, 16, 20], armL: [30, 16, 20] }],
      [1, STAND],
    ],
  },
  'running-slide': {
    frames: 10,
    durationMs: 1000,
    keys: [
      [0, { legR: [30, 16], legL: [-22, 88], lean: 14, armR: [-40, 9, 70], armL: [40, 9, 70] }],
      [0.16, { legR: [-20, 14], legL: [54, 80], lean: 6, armR: [40, 9, 60], armL: [-30, 9, 60] }],
      [0.34, { legR: [50, 20], legL: [70, 120, 8], lean: -12, pitch: -18, armR: [30, 40, 20], armL: [-20, 40, 20] }],
      [0.5, { legR: [64, 8], legL: [62, 116, 14], lean: -16, pitch: -34, armR: [44, 46, 14], armL: [-40, 30, 10] }],
      [0.7, { legR: [64, 8], legL: [62, 116, 14], lean: -14, pitch: -32, armR: [40, 46, 14], armL: [-44, 30, 10] }],
      [0.86, { legR: [40, 70], legL: [56, 110], lean: 18, pitch: -6, armR: [20, 20, 40], armL: [-20, 20, 40] }],
      [1, { legR: [-22, 40], legL: [36, 30], lean: 14, armR: [36, 9, 70], armL: [-36, 9, 70] }],
    ],
  },
  'cross-punch': {
    frames: 7,
    durationMs: 560,
    keys: [
      [0, GUARD],
      [0.22, { ...GUARD, twist: -30, armR: [20, 14, 124], drop: 0.1 }],
      [0.45, { ...GUARD, twist: 34, lean: 12, armR: [90, -6, 2], armL: [46, 8, 122], move: [0, 0.1], toesR: 24 }],
      [0.62, { ...GUARD, twist: 34, lean: 12, armR: [88, -6, 4], armL: [46, 8, 122], move: [0, 0.1], toesR: 24 }],
      [1, GUARD],
    ],
  },
  'lead-jab': {
    frames: 6,
    durationMs: 420,
    keys: [
      [0, GUARD],
      [0.2, { ...GUARD, twist: -4, armL: [40, 8, 122] }],
      [0.42, { ...GUARD, twist: -38, lean: 9, armL: [92, -4, 2], move: [0, 0.1] }],
      [0.6, { ...GUARD, twist: -36, lean: 9, armL: [90, -4, 4], move: [0, 0.1] }],
      [1, GUARD],
    ],
  },
  'surprise-uppercut': {
    frames: 8,
    durationMs: 720,
    keys: [
      [0, GUARD],
      [0.28, { ...GUARD, drop: 0.34, twist: -38, lean: 20, armR: [-14, 16, 70] }],
      [0.46, { ...GUARD, drop: 0.02, twist: 24, lean: -6, armR: [112, 0, 76], armL: [20, 18, 90] }],
      [0.58, { ...GUARD, drop: -0.04, lift: 0.1, twist: 34, lean: -10, armR: [158, 4, 30], armL: [10, 20, 80] }],
      [0.76, { ...GUARD, drop: 0.06, twist: 20, armR: [130, 6, 60], armL: [30, 14, 90] }],
      [1, GUARD],
    ],
  },
  'high-kick': {
    frames: 8,
    durationMs: 720,
    keys: [
      [0, READY],
      [0.22, { ...READY, legR: [66, 104], legL: [0, 8], twist: 6, lean: -2 }],
      [0.44, { ...READY, legR: [150, 4], legL: [-10, 4], twist: 16, lean: -34, armR: [0, 26, 40], armL: [40, 12, 90] }],
      [0.6, { ...READY, legR: [146, 8], legL: [-10, 4], twist: 16, lean: -32, armR: [0, 26, 40], armL: [40, 12, 90] }],
      [0.78, { ...READY, legR: [70, 96], legL: [0, 8], twist: 4 }],
      [1, READY],
    ],
  },
  'roundhouse-kick': {
    frames: 9,
    durationMs: 810,
    keys: [
      [0, READY],
      [0.2, { ...READY, legR: [50, 96, 24], legL: [2, 8], heading: 20, headYaw: -20 }],
      [0.38, { ...READY, legR: [24, 70, 74], legL: [0, 6], heading: 62, headYaw: -62, side: 20, armR: [-10, 40, 50] }],
      [0.5, { ...READY, legR: [10, 4, 88], legL: [0, 4], heading: 84, headYaw: -84, side: 30, armR: [-20, 50, 30] }],
      [0.64, { ...READY, legR: [10, 8, 86], legL: [0, 4], heading: 96, headYaw: -96, side: 28, armR: [-20, 50, 30] }],
      [0.82, { ...READY, legR: [40, 90, 30], legL: [0, 8], heading: 44, headYaw: -44, side: 8 }],
      [1, READY],
    ],
  },
  'hurricane-kick': {
    frames: 12,
    durationMs: 1080,
    keys: [
      [0, READY],
      [0.12, { ...READY, legR: [40, 84], legL: [40, 84], twist: -34, lean: 16, heading: -20 }],
      [0.26, { ...READY, legR: [30, 50, 60], legL: [6, 20], lift: 0.25, heading: 70, side: 14, armR: [10, 60, 20] }],
      [
        0.7,
        {
          ...READY,
          legR: [8, 4, 90],
          legL: [14, 50],
          lift: 0.4,
          heading: 540,
          side: 18,
          armR: [0, 70, 16],
          armL: [20, 50, 40],
        },
      ],
      [0.8, { ...READY, legR: [20, 40, 50], legL: [10, 30], lift: 0.15, heading: 640, side: 10, armR: [10, 50, 30] }],
      [0.9, { ...READY, legR: [44, 84], legL: [44, 84], lean: 14, heading: 720 }],
      [1, { ...READY, heading: 720 }],
    ],
  },
  'flying-kick': {
    frames: 9,
    durationMs: 810,
    keys: [
      [0, { legR: [30, 16], legL: [-22, 70], lean: 14, armR: [-30, 9, 70], armL: [40, 9, 70] }],
      [0.18, { ...CROUCH, legR: [20, 60], legL: [56, 96] }],
      [0.36, { legR: [70, 96], legL: [30, 80], lift: 0.42, lean: -6, armR: [10, 24, 70], armL: [40, 16, 80] }],
      [
        0.5,
        { legR: [92, 2], legL: [44, 118], lift: 0.6, lean: -18, pitch: -12, armR: [-34, 26, 40], armL: [30, 20, 90] },
      ],
      [
        0.68,
        { legR: [90, 4], legL: [44, 118], lift: 0.5, lean: -18, pitch: -12, armR: [-34, 26, 40], armL: [30, 20, 90] },
      ],
      [0.84, { ...CROUCH, legR: [60, 90], legL: [40, 96], armR: [20, 20, 50], armL: [40, 16, 60] }],
      [1, READY],
    ],
  },
  'leg-sweep': {
    frames: 9,
    durationMs: 810,
    keys: [
      [0, { ...GUARD }],
      [0.2, { ...GUARD, drop: 0.48, lean: 22, footR: [0.1, 0, -0.2], armR: [10, 40, 40], armL: [50, 10, 60] }],
      [
        0.36,
        {
          drop: 0.52,
          lean: 18,
          heading: -20,
          headYaw: 20,
          footR: [0.62, 0.02, -0.1],
          footL: [-0.1, 0, 0],
          armR: [-10, 50, 30],
          armL: [50, 10, 60],
        },
      ],
      [
        0.5,
        {
          drop: 0.52,
          lean: 12,
          heading: 30,
          headYaw: -30,
          footR: [0.56, 0.02, 0.42],
          footL: [-0.1, 0, 0],
          armR: [-10, 50, 30],
          armL: [40, 20, 60],
        },
      ],
      [
        0.64,
        {
          drop: 0.52,
          lean: 10,
          heading: 80,
          headYaw: -80,
          footR: [0.4, 0.02, 0.6],
          footL: [-0.1, 0, 0],
          armR: [-10, 50, 30],
          armL: [30, 30, 60],
        },
      ],
      [0.82, { ...GUARD, drop: 0.4, lean: 18, heading: 20, headYaw: -20, footR: [0.1, 0, -0.1] }],
      [1, GUARD],
    ],
  },
  fireball: {
    frames: 9,
    durationMs: 900,
    keys: [
      [0, {}],
      [0.2, { ...GUARD, drop: 0.2, twist: -34, lean: 8, armR: [-18, 8, 92], armL: [34, -16, 84] }],
      [0.4, { ...GUARD, drop: 0.24, twist: -40, lean: 6, armR: [-30, 8, 100], armL: [26, -20, 92] }],
      [0.54, { ...GUARD, drop: 0.12, twist: 6, lean: 16, armR: [88, -8, 4], armL: [88, -8, 4], move: [0, 0.12] }],
      [0.76, { ...GUARD, drop: 0.14, twist: 4, lean: 18, armR: [86, -8, 8], armL: [86, -8, 8], move: [0, 0.12] }],
      [1, {}],
    ],
  },
  drinking: {
    frames: 8,
    durationMs: 1600,
    keys: [
      [0, {}],
      [0.2, { armL: [44, 4, 96], itemL: [0, 1, 0.1] }],
      [0.4, { armL: [74, 0, 112], lean: -5, itemL: [-0.3, 0.75, -0.6], bob: 0 }],
      [0.62, { armL: [82, 0, 112], lean: -10, itemL: [-0.4, 0.3, -0.9], bob: 0 }],
      [0.8, { armL: [44, 4, 96], itemL: [0, 1, 0.1] }],
      [1, {}],
    ],
  },
  'picking-up': {
    frames: 8,
    durationMs: 960,
    keys: [
      [0, {}],
      [0.34, { drop: 0.42, lean: 44, footR: REAR, footL: FRONT, armR: [84, 2, 4], armL: [40, 12, 24], toesR: 20 }],
      [0.5, { drop: 0.46, lean: 52, footR: REAR, footL: FRONT, armR: [78, -4, 2], armL: [36, 12, 24], toesR: 26 }],
      [0.74, { drop: 0.12, lean: 14, armR: [56, 2, 70], armL: [10, 10, 20] }],
      [1, {}],
    ],
  },
  bow: {
    frames: 8,
    durationMs: 1440,
    keys: [
      [0, STAND],
      [0.24, { ...STAND, lean: 22, armR: [40, -4, 88], armL: [-18, 12, 22] }],
      [0.42, { ...STAND, lean: 54, armR: [58, -8, 100], armL: [-34, 16, 26] }],
      [0.66, { ...STAND, lean: 56, armR: [58, -8, 100], armL: [-36, 16, 26] }],
      [0.86, { ...STAND, lean: 16, armR: [30, 0, 60], armL: [-10, 12, 18] }],
      [1, STAND],
    ],
  },
  // the blade goes over the head, never at the viewer: it keeps its length from all sides
  slash: {
    frames: 8,
    durationMs: 640,
    keys: [
      [0, { ...STAND, armR: [-10, 14, 34] }],
      [0.2, { legR: [-14, 14], legL: [10, 12], twist: -22, lean: -4, armR: [138, 20, 60], itemR: [0.55, 0.75, -0.36] }],
      [0.36, { legR: [-16, 14], legL: [14, 16], twist: -26, lean: -6, armR: [150, 16, 76], itemR: [0.34, 0.8, -0.5] }],
      [0.5, { legR: [-22, 8], legL: [26, 30], twist: 10, lean: 10, armR: [108, 6, 30], itemR: [0.3, 0.75, 0.6] }],
      [0.62, { legR: [-24, 8], legL: [30, 34], twist: 30, lean: 16, armR: [52, -10, 44], itemR: [-0.6, 0.3, 0.72] }],
      [0.76, { legR: [-24, 8], legL: [30, 34], twist: 34, lean: 18, armR: [30, -16, 36], itemR: [-0.62, -0.46, 0.62] }],
      [1, { ...STAND, armR: [4, 12, 34], itemR: [0.42, 0.9, 0.16] }],
    ],
  },
  'shoot-bow': {
    frames: 9,
    durationMs: 1080,
    keys: [
      [0, { itemL: BOW }],
      [0.18, { ...ARCHER, armL: [64, -6, 8], armR: [66, -22, 34] }],
      [0.34, { ...ARCHER, armL: [90, -14, 2], armR: [84, -20, 60] }],
      [0.5, { ...ARCHER, twist: -54, armL: [90, -8, 2], armR: [88, -14, 98, 30] }],
      [0.64, { ...ARCHER, twist: -56, armL: [90, -8, 2], armR: [88, -14, 98, 30] }],
      [0.74, { ...ARCHER, armL: [90, -10, 2], armR: [56, 44, 96] }],
      [1, { itemL: BOW }],
    ],
  },
  sleep: {
    frames: 4,
    durationMs: 2000,
    loop: true,
    keys: [
      [0, { pitch: -84, eyesClosed: true, armR: [0, 14, 4], armL: [0, 14, 4], breath: 0 }],
      [0.5, { pitch: -84, eyesClosed: true, armR: [4, 16, 6], armL: [4, 16, 6], breath: 1 }],
    ],
  },
} as const satisfies Readonly<Record<string, Act>>;
export type ActName = keyof typeof ACTS;
