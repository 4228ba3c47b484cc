/** Poses of a still picture: joint angles for two legs, paws for four. */
import { ACTS } from '../../subject/motion/acts.ts';
import type { Angles } from '../../subject/motion/angles.ts';
import { BEAST_ACTS } from '../../subject/motion/beast-acts.ts';
import type { BeastPose } from '../../subject/motion/beast-pose.ts';

export interface StillPose {
  readonly pose?: Angles;
  readonly beast?: BeastPose;
  /** Persons above the ground. */
  readonly hover?: number;
}

const beast = (name: keyof typeof BEAST_ACTS, i: number): BeastPose =>
  (BEAST_ACTS[name].keys as readonly (readonly [number, BeastPose])[])[i]![1];
const act = (name: keyof typeof ACTS, i: number): Angles =>
  (ACTS[name].keys as readonly (readonly [number, Angles])[])[i]![1];

const SIT = beast('sit-idle', 0);
const CURL: BeastPose = { ...beast('sleep', 0), tailRound: -1, wag: 20, eyesClosed: true, curled: true };
const BELLY: BeastPose = { ...beast('belly-idle', 0), wag: 0 };
const ON_SIDE: BeastPose = beast('dying', 5);
/** Upside down under a branch, held by all four paws. */
const HANG: BeastPose = { roll: 180, paws: { FL: [-0.1, 0, -0.2], FR: [-0.1, 0, -0.1], HL: [-0.1, 0, 0.2], HR: [-0.1, 0, 0.1] }, head: [0, 0.2, 0.1] }; // biome-ignore format: one line
/** Stretched out over the ground, fore legs ahead and hind legs behind. */
const GALLOP: BeastPose = { pitch: 3, lift: 0.12, paws: { HL: [0, 0.3, -0.8], HR: [0, 0.14, -0.56], FL: [0, 0.36, 0.8], FR: [0, 0.2, 0.54] }, tailUp: 34, head: [0, -0.1, 0.35], nod: 4 }; // biome-ignore format: one line
/** Down upon something: hind legs behind it still, claws ahead, jaws open. */
const POUNCE: BeastPose = { pitch: -8, lift: 0.3, paws: { HL: [0, 0.55, -0.7], HR: [0, 0.4, -0.55], FL: [0.05, 0.3, 0.85], FR: [0.05, 0.12, 0.62] }, head: [0, 0.1, 0.3], jaw: 0.8, tailUp: 30 }; // biome-ignore format: one line
const LEAP = beast('jump', 3);
const REAR = beast('rear', 2);

export const POSES: Readonly<Record<string, StillPose>> = {
  stand: {},
  sleep: { pose: { ...act('sleep', 0), eyesClosed: true }, beast: CURL },
  stretch: { pose: { armR: [158, 26, 10], armL: [158, 26, 10] }, beast: { ...beast('yawn', 1), eyesClosed: true } },
  'rear roar': { beast: { ...REAR, jaw: 1 } },
  slide: { pose: { pitch: 84, armR: [158, 20, 6], armL: [158, 20, 6], headUp: 70 }, beast: BELLY },
  wag: { beast: { tailUp: 34, wag: 30, head: [0, 0.08, 0], jaw: 0.3 } },
  // what lies awake has its eyes open
  lie: { pose: { ...act('sleep', 0), eyesClosed: true }, beast: { ...CURL, eyesClosed: false } },
  dead: { pose: { ...act('sleep', 0), eyesClosed: true }, beast: ON_SIDE },
  // all four legs in the air, the head back on the ground
  'on back': { pose: { ...act('sleep', 0) }, beast: { roll: 180, paws: { FL: [0, 0.3, 0.2], FR: [0, 0.4, 0.05], HL: [0, 0.3, -0.15], HR: [0, 0.4, 0] }, head: [0, 0.3, 0.1], nod: -6, wag: 20 } },
  dive: { pose: { pitch: 80, headUp: 40, armR: [172, 4, 4], armL: [172, 4, 4], legR: [-6, 12], legL: [2, 20] }, hover: 0.5, beast: { pitch: -26, lift: 0.4, paws: { HL: [0, 0.3, -0.7], HR: [0, 0.2, -0.6], FL: [0.05, 0.2, 0.8], FR: [0.05, 0.1, 0.7] }, head: [0, -0.1, 0.3], tailUp: 20 } },
  sit: { pose: { legR: [88, 84, 8], legL: [88, 84, 8], armR: [22, 10, 44], armL: [22, 10, 44] }, beast: SIT },
  ride: { pose: { legR: [62, 58, 26], legL: [62, 58, 26], armR: [46, 4, 40], armL: [46, 4, 40], lean: 6 }, beast: SIT },
  'sit at': { pose: { legR: [88, 84, 8], legL: [88, 84, 8], armR: [44, 8, 46], armL: [44, 8, 46] }, beast: SIT },
  'grip at': { pose: { legR: [88, 84, 8], legL: [88, 84, 8], armR: [64, -4, 46], armL: [64, -4, 46], lean: 10 }, beast: SIT },
  doze: { pose: { legR: [88, 84, 8], legL: [88, 84, 8], armR: [60, -24, 96], armL: [60, -24, 96], lean: 30, side: 10, eyesClosed: true }, beast: SIT },
  fright: { pose: { legR: [-14, 20], legL: [22, 30], lean: -12, armR: [110, 34, 50], armL: [110, 34, 50] }, beast: { pitch: -4, drop: 0.2, head: [0, 0.1, -0.1], tailUp: 40 } },
  looming: { pose: { armR: [128, 40, 40], armL: [128, 40, 40], lean: 10 }, beast: REAR },
  'doze back': { pose: { legR: [88, 84, 8], legL: [88, 84, 8], armR: [22, 10, 44], armL: [22, 10, 44], side: 9, lean: 6, headUp: -16, eyesClosed: true }, beast: SIT },
  'doze floor': { pose: { legR: [84, 30, 22], legL: [84, 30, 22], armR: [26, 8, 60], armL: [26, 8, 60], side: 8, lean: 4, headUp: -14, eyesClosed: true }, beast: SIT },
  'sit floor': { pose: { legR: [84, 30, 22], legL: [84, 30, 22], armR: [26, 8, 60], armL: [26, 8, 60] }, beast: SIT },
  'sit reading': { pose: { legR: [84, 30, 22], legL: [84, 30, 22], armR: [40, 4, 66, 22], armL: [40, 4, 66, 22] }, beast: SIT },
  lean: { pose: { side: 9, armR: [20, 14, 70], armL: [20, 14, 70], legL: [22, 34, 4] }, beast: {} },
  'lean on': { pose: { side: -9, armR: [44, 24, 46], armL: [54, -14, 56, 62], itemR: [0.04, 1, 0.04], legL: [14, 16, 4], legR: [-2, 0, 4] }, beast: {} },
  'lean on blade': { pose: { lean: 4, armR: [46, -2, 40, 30], armL: [46, -2, 44, 34], itemR: [0.02, -1, 0.04], footR: [0.1, 0, 0], footL: [0.1, 0, 0] }, beast: {} },
  // on the floor and on a knee, the blade upright beside the knee, a hand on it
  'sit floor+lean on blade': { pose: { legR: [84, 30, 22], legL: [84, 30, 22], armR: [104, 22, 10], armL: [26, 8, 60], itemR: [0.02, -1, 0.04], lean: 8, headUp: -10 }, beast: SIT },
  'kneel+lean on blade': { pose: { legR: [4, 92, 6], legL: [78, 84, 6], lean: 12, headUp: -8, armR: [92, 8, 14], armL: [86, -18, 24, 20], itemR: [0.02, -1, 0.04] }, beast: { drop: 0.3, nod: 20 } },
  'sit floor+lean on': { pose: { legR: [84, 30, 22], legL: [84, 30, 22], armR: [50, 55, 40], armL: [26, 8, 60], itemR: [0.04, 1, 0.04], lean: 8, headUp: -10 }, beast: SIT },
  'bow down': { pose: { lean: 44, headUp: -12, armR: [40, 6, 20], armL: [40, 6, 20] }, beast: { pitch: -12, drop: 0.16, head: [0, -0.4, 0.1], nod: 26, tailUp: 20 } },
  'arms up': { pose: { armR: [128, 58, 36], armL: [128, 58, 36] }, beast: REAR },
  prone: { pose: { pitch: 84, legR: [-4, 4, 12], legL: [-4, 4, 12], armR: [158, 4, 20], armL: [150, -8, 40], itemR: [0, 1, 0.02], headUp: 70 }, beast: {} },
  'cast both': { pose: { footL: [0.08, 0, 0.14], footR: [0.08, 0, -0.1], lean: 4, armR: [84, 6, 14], armL: [84, 6, 14] }, beast: REAR },
  reach: { pose: { lean: 14, armR: [74, 4, 12], armL: [60, 8, 20], footL: [0.04, 0, 0.1], footR: [0.04, 0, -0.1] }, beast: { head: [0, -0.1, 0.3] } },
  'reach high': { pose: { lean: 6, armR: [132, 2, 10], armL: [20, 10, 30], footL: [0.04, 0, 0.1], footR: [0.04, 0, -0.1] }, beast: REAR },
  'reach up': { pose: { lean: 6, armR: [106, 2, 10], armL: [60, 8, 30], footL: [0.04, 0, 0.1], footR: [0.04, 0, -0.1] }, beast: REAR },
  'reach low': { pose: { lean: 30, headUp: 8, armR: [58, 2, 8], armL: [44, 8, 16], footL: [0.04, 0, 0.16], footR: [0.04, 0, -0.1], drop: 0.06 }, beast: { head: [0, -0.3, 0.3] } },
  'hip throw': { pose: { legR: [34, 44, 12], legL: [-4, 34, 12], lean: 52, headUp: 20, armR: [84, -10, 34], armL: [70, 0, 40] }, beast: REAR },
  thrown: { pose: { pitch: 128, legR: [14, 34, 16], legL: [62, 56, 16], armR: [120, 30, 24], armL: [150, 30, 20], headUp: 10 }, beast: LEAP },
  grapple: { pose: { footL: [0.08, 0, 0.22], footR: [0.08, 0, -0.24], drop: 0.16, lean: 34, headUp: 14, armR: [78, 6, 20], armL: [96, 8, 16] }, beast: REAR },
  'tango lead': { pose: { legR: [44, 30, 4], legL: [-26, 8, 4], lean: 10, armR: [80, -20, 30], armL: [104, 12, 4] }, beast: REAR },
  'tango follow': { pose: { legR: [-12, 2, 4], legL: [66, 84, 6], lean: -14, headUp: 14, armL: [86, -14, 40], armR: [104, 12, 4] }, beast: REAR },
  saw: { pose: { footL: [0.06, 0, 0.2], footR: [0.06, 0, -0.2], drop: 0.1, lean: 26, headUp: 10, armR: [52, -2, 12], armL: [52, -6, 16] }, beast: {} },
  'bear back': { pose: { legR: [28, 14], legL: [-20, 18], lean: 24, headUp: 10, armR: [-34, 12, 70], armL: [-34, 12, 70] }, beast: {} },
  'on back of': { pose: { legR: [66, 60, 24], legL: [66, 60, 24], lean: 14, armR: [84, -14, 30], armL: [84, -14, 30] }, beast: SIT },
  astride: { pose: { legR: [40, 40, 62], legL: [40, 40, 62], armR: [40, 4, 40], armL: [40, 4, 40] }, beast: SIT },
  dodge: { pose: { footL: [0.1, 0, 0.24], footR: [0.12, 0, -0.16], drop: 0.2, lean: -30, side: 8, armR: [30, 50, 30], armL: [-20, 50, 30] }, beast: LEAP },
  'pull back': { pose: { footL: [0.06, 0, 0.16], footR: [0.06, 0, -0.16], lean: -10, armR: [66, -4, 24], armL: [58, -4, 40] }, beast: {} },
  'fall back': { pose: { pitch: -52, armR: [120, 40, 20], armL: [140, 40, 20], legR: [62, 30, 12], legL: [30, 50, 12] }, beast: LEAP },
  struck: { pose: { lean: -20, headUp: 24, armR: [40, 66, 40], armL: [40, 66, 40], legR: [-10, 20], legL: [20, 30] }, beast: LEAP },
  'kneel bent': { pose: { legR: [4, 96, 6], legL: [4, 96, 6], lean: 88, headUp: 24, armR: [-40, 6, 20], armL: [-40, 6, 20] }, beast: { drop: 0.3, nod: 30 } },
  hush: { pose: { armR: [84, -12, 96], lean: 8 }, beast: {} },
  delighted: { pose: { armR: [70, -14, 112], armL: [70, -14, 112], lean: -4 }, beast: SIT },
  give: { pose: { armR: [70, 2, 20], armL: [40, 8, 40], lean: 6 }, beast: { head: [0, 0.1, 0.2] } },
  'bear one': { pose: { armR: [96, 30, 110], armL: [4, 18, 16] }, beast: {} },
  bear: { pose: { armR: [96, 30, 110], armL: [96, 30, 110] }, beast: {} },
  'sit high': { pose: { legR: [70, 80, 30], legL: [70, 80, 30], armR: [30, 16, 60], armL: [30, 16, 60] }, beast: SIT },
  shoulder: { pose: { legR: [24, 6], legL: [-22, 16], armR: [120, 10, 90], armL: [-10, 9, 20] }, beast: {} },
  tug: { pose: { legR: [40, 20, 6], legL: [14, 36, 6], lean: -22, armR: [66, -6, 14], armL: [58, -8, 24] }, beast: { pitch: 4, paws: { HL: [0, 0, -0.3], FR: [0, 0.1, 0.26] } } },
  'high five': { pose: { armR: [132, 4, 8], armL: [-8, 10, 24], lean: 4 }, beast: REAR },
  haul: { pose: { legR: [4, 92, 6], legL: [78, 84, 6], lean: 24, armR: [58, -4, 6], armL: [40, 8, 50, 24] }, beast: { drop: 0.3, nod: 20 } },
  take: { pose: { armR: [62, 2, 24], armL: [62, 6, 24], lean: 2 }, beast: { head: [0, 0.1, 0.2] } },
  shake: { pose: { armR: [58, -4, 26], armL: [-8, 8, 20], lean: 6 }, beast: { head: [0, 0.1, 0.2] } },
  toast: { pose: { armR: [58, 4, 44], armL: [-14, 9, 20], lean: 2 }, beast: {} },
  'toast left': { pose: { armL: [58, 4, 44], armR: [-14, 9, 20], lean: 2 }, beast: {} },
  ready: { pose: { footL: [0.12, 0, 0.1], footR: [0.12, 0, -0.1], drop: 0.08, lean: 8, armR: [20, 34, 50], armL: [20, 34, 50] }, beast: {} },
  'point ahead': { pose: { armR: [76, 0, 6], armL: [2, 42, 96, 62], lean: 8 }, beast: { head: [0, 0.1, 0.3] } },
  'look through': { pose: { armR: [70, -14, 92], armL: [66, -10, 84], lean: 4 }, beast: SIT },
  pour: { pose: { armR: [78, 4, 16], armL: [40, 4, 50], lean: 10 } },
  cast: { pose: { footL: [0.04, 0, 0.2], footR: [0.06, 0, -0.16], lean: 4, armR: [92, 4, 6], armL: [50, 20, 60] }, beast: REAR },
  breathe: { pose: { lean: 10, armR: [-20, 24, 30], armL: [-20, 24, 30] }, beast: { head: [0, 0.15, 0.3], jaw: 0.9 } },
  swing: { pose: act('slash', 4), beast: REAR },
  // over the shoulder, both hands at it, where the face and all of it are seen
  overhead: { pose: { footR: [0.16, 0, 0.02], footL: [0.2, 0, 0.06], drop: 0.08, twist: 14, side: -4, armR: [140, 36, 30], armL: [30, 34, 92, 40], itemR: [0.62, 0.78, 0.05] }, beast: REAR },
  'overhead both': { pose: { footR: [0.16, 0, 0.02], footL: [0.2, 0, 0.06], drop: 0.08, side: -6, twist: 10, armR: [62, 44, 84, -10], armL: [60, -6, 52, 66], itemR: [0.5, 0.86, 0.1] }, beast: REAR },
  'swing up': { pose: act('slash', 1), beast: REAR },
  'clash behind shield': { pose: { footL: [0.05, 0, 0.2], footR: [0.07, 0, -0.16], drop: 0.05, lean: 8, armR: [72, 6, 22], armL: [24, 16, 84] }, beast: REAR },
  clash: { pose: { footL: [0.05, 0, 0.2], footR: [0.07, 0, -0.16], drop: 0.05, lean: 8, armR: [72, 6, 22], armL: [-24, 24, 40], itemR: [0, 0.72, 0.7] }, beast: REAR },
  clash2: { pose: { footL: [0.05, 0, 0.2], footR: [0.07, 0, -0.16], drop: 0.05, lean: 8, armR: [104, 20, 34], armL: [-24, 24, 40], itemR: [0, 0.8, 0.6] }, beast: REAR },
  hammer: { pose: { armR: [128, 40, 30], armL: [50, 8, 40], lean: 8, itemR: [0.15, 0.85, 0.45], footL: [0.05, 0, 0.14], footR: [0.05, 0, -0.12] }, beast: REAR },
  chop: { pose: { footL: [0.05, 0, 0.18], footR: [0.05, 0, -0.16], drop: 0.08, lean: 16, armR: [86, 2, 22], armL: [78, -12, 26], itemR: [0.05, 0.62, 0.78] }, beast: REAR },
  thrust: { pose: { footL: [0.04, 0, 0.26], footR: [0.06, 0, -0.22], drop: 0.1, lean: 12, armR: [88, 2, 4], armL: [-20, 14, 40], itemR: [0, 0.1, 1] }, beast: { head: [0, -0.1, 0.4] } },
  guard: { pose: act('fight-stance', 0), beast: { head: [0, -0.1, 0.3], tailUp: 30 } },
  punch: { pose: act('cross-punch', 2), beast: REAR },
  fight: { pose: act('slash', 3), beast: REAR },
  read: { pose: { armR: [34, 4, 84, 26], armL: [34, 4, 84, 26], lean: 3 }, beast: SIT },
  eat: { pose: { armR: [62, -22, 104], armL: [40, -18, 84] }, beast: { graze: 1, pitch: -4 } },
  graze: { pose: { armR: [62, -22, 104], armL: [40, -18, 84] }, beast: { graze: 1, pitch: -4 } },
  drink: { pose: { armR: [70, -12, 108] }, beast: { graze: 0.95, pitch: -9 } },
  dance: { pose: { legR: [58, 84, 10], legL: [0, 4, 4], armR: [140, 40, 20], armL: [20, 66, 30], side: 8 }, beast: REAR },
  'dance 2': { pose: { legR: [0, 4, 4], legL: [50, 80, 10], armR: [20, 66, 30], armL: [140, 40, 20], side: -8 }, beast: REAR },
  fly: { pose: { pitch: 62, headUp: 46, legR: [-6, 12], legL: [2, 34], armR: [172, 4, 4], armL: [30, 12, 60] }, hover: 0.5, beast: LEAP },
  jump: { pose: { legR: [52, 78, 8], legL: [-8, 44, 6], armR: [172, 42, 4], armL: [24, 58, 24], itemR: [-0.85, 0.7, -0.1] }, hover: 0.24, beast: LEAP },
  pray: { pose: { legR: [6, 96, 6], legL: [6, 96, 6], armR: [22, 2, 74, 52], armL: [22, 2, 74, 52], lean: 6, eyesClosed: true }, beast: SIT },
  kneel: { pose: { legR: [4, 92, 6], legL: [78, 84, 6], lean: 8, armL: [40, 8, 60, 24], armR: [4, 30, 40] }, beast: { drop: 0.3, nod: 20 } },
  fish: { pose: { armR: [62, 2, 24], armL: [48, -4, 40], lean: -4 }, beast: SIT },
  dig: { pose: { footL: [0.05, 0, 0.22], footR: [0.05, 0, -0.18], drop: 0.14, lean: 30, armR: [46, -10, 20], armL: [58, -14, 20], itemR: [0.1, 0.14, 0.98] }, beast: { graze: 0.9 } },
  shoot: { pose: act('shoot-bow', 3) },
  throw: { pose: { footL: [0.04, 0, 0.2], footR: [0.06, 0, -0.16], lean: 10, armR: [92, 4, 6], armL: [-30, 20, 40] } },
  kick: { pose: { legR: [62, 14], legL: [-6, 8], armR: [-30, 24, 30], armL: [46, 20, 30], lean: -8 } },
  aim: { pose: { footL: [0.04, 0, 0.18], footR: [0.06, 0, -0.16], armR: [84, -6, 8], armL: [78, -18, 24], itemR: [0, 0.06, 1] } },
  dribble: { pose: { legR: [36, 34], legL: [-18, 22], lean: 16, armR: [48, 10, 34], armL: [-24, 20, 60] }, beast: {} },
  // flat in the air, a leg still pushing off
  save: { pose: { roll: 72, headYaw: 0, legR: [6, 58, 14], legL: [4, 14, 16], armR: [170, 8, 6], armL: [172, 10, 6] }, hover: 0.3, beast: LEAP },
  'save left': { pose: { roll: -72, legL: [6, 58, 14], legR: [4, 14, 16], armL: [170, 8, 6], armR: [172, 10, 6] }, hover: 0.3, beast: LEAP },
  paint: { pose: { lean: 4, armR: [70, 6, 30], armL: [-6, 12, 20], itemR: [0, 0.3, 0.95], footL: [0.04, 0, 0.1], footR: [0.04, 0, -0.1] }, beast: {} },
  run: { pose: { legL: [78, 40], legR: [-50, 34], lean: 16, headUp: 8, armL: [-46, 9, 70], armR: [50, 9, 70] }, beast: GALLOP },
  pounce: { pose: { legR: [52, 78, 8], legL: [-8, 44, 6], armR: [120, 30, 30], armL: [120, 30, 30], lean: 20 }, hover: 0.2, beast: POUNCE },
  flee: { pose: { legR: [54, 64], legL: [-30, 46], lean: 12, armR: [78, 14, 24], armL: [84, 14, 20] }, beast: { pitch: -2, lift: 0.2, paws: { HL: [0, 0.1, 0.2], HR: [0, 0.1, 0.3], FL: [0, 0.1, -0.2], FR: [0, 0.1, -0.1] }, tailUp: 40 } },
  // the right arm, which holds what is held, swings ahead: from either side it is seen
  walk: { pose: { legL: [30, 6], legR: [-28, 18], armL: [-22, 9, 16], armR: [26, 9, 30] }, beast: { paws: { HL: [0, 0, 0.22], FR: [0, 0.1, 0.26], HR: [0, 0, -0.2], FL: [0, 0, -0.22] } } },
  push: { pose: { legR: [30, 10], legL: [-30, 12], lean: 26, armR: [76, 2, 8], armL: [76, 2, 8] }, beast: { head: [0, -0.3, 0.3], pitch: -6 } },
  // both hands low at handles
  wheel: { pose: { legR: [26, 8], legL: [-26, 14], lean: 12, armR: [36, 4, 10], armL: [36, 4, 10] }, beast: { head: [0, -0.3, 0.3], pitch: -6 } },
  pull: { pose: { legR: [34, 20], legL: [-24, 16], lean: 22, armR: [-34, 10, 8], armL: [-20, 10, 20] }, beast: { pitch: 4, paws: { HL: [0, 0, -0.3], FR: [0, 0.1, 0.26] } } },
  hug: { pose: { lean: 8, armR: [84, -22, 20], armL: [84, -22, 20], eyesClosed: true }, beast: SIT },
  'hold hands': { pose: { armL: [4, 34, 6] } },
  'hold hands R': { pose: { armR: [4, 34, 6] } },
  'hold both hands': { pose: { armR: [4, 34, 6], armL: [4, 34, 6] } },
  hold: { pose: { armR: [58, 6, 40], armL: [14, 10, 20] }, beast: SIT },
  carry: { pose: { armR: [150, 10, 20], armL: [150, 10, 20] } },
  'carry low': { pose: { armR: [54, -8, 46], armL: [54, -8, 46] }, beast: {} },
  cheer: { pose: { armR: [158, 26, 10], armL: [158, 26, 10] }, beast: REAR },
  'grip hilt': { pose: { armR: [30, -10, 66, 74], armL: [6, 18, 30, 20], twist: 12, lean: 6, footL: [0.1, 0, 0.12], footR: [0.12, 0, -0.12], drop: 0.06 }, beast: {} },
  'cover ears': { pose: { armR: [102, 24, 112], armL: [102, 24, 112], lean: 4 }, beast: { nod: 20 } },
  'look back': { pose: { headYaw: -78, twist: -16 }, beast: { look: 152, head: [0, 0.06, -0.2], tailUp: 10 } },
  'cover eyes': { pose: { armR: [104, -28, 112], armL: [104, -28, 112], lean: 6, eyesClosed: true }, beast: { nod: 24 } },
  'tip hat': { pose: { armR: [118, 22, 104], lean: 6, side: 3 }, beast: {} },
  'draw sword': { pose: { twist: 14, lean: 6, footL: [0.1, 0, 0.14], footR: [0.12, 0, -0.14], drop: 0.06, armR: [56, -18, 44, 30], itemR: [0.86, 0.42, 0.3], armL: [6, 18, 40, 40] }, beast: {} },
  yawn: { pose: { armR: [70, -14, 112], armL: [150, 30, 40], headUp: 14, eyesClosed: true, side: 4 }, beast: { ...beast('yawn', 1), eyesClosed: true } },
  'kneel bowed': { pose: { legR: [4, 92, 6], legL: [78, 84, 6], lean: 12, headUp: -20, armL: [40, 8, 60, 24], armR: [4, 30, 40] }, beast: { drop: 0.3, nod: 30 } },
  'point up': { pose: { armR: [150, 26, 8], armL: [2, 42, 96, 62], side: 3 }, beast: REAR },
  'point up armed': { pose: { armR: [150, 26, 8], armL: [14, 22, 24], side: 3 }, beast: REAR },
  'point armed': { pose: { armR: [26, 82, 0], armL: [14, 22, 24], twist: -6 }, beast: { head: [0, 0.1, 0.3] } },
  'arm up': { pose: { armR: [168, 18, 6], itemR: [-0.1, 1, 0.1], side: 3 }, beast: REAR },
  clap: { pose: { armR: [56, -22, 74, 30], armL: [56, -22, 74, 30] }, beast: REAR },
  shrug: { pose: { armR: [8, 26, 104, -64], armL: [8, 26, 104, -64] }, beast: {} },
  tiptoe: { pose: { footR: [0, 0.13, 0], footL: [0, 0.13, 0], toesR: 52, toesL: 52, drop: -0.13, armR: [6, 34, 20], armL: [6, 34, 20] }, beast: REAR },
  'upside down': { pose: { roll: 180, legR: [10, 40, 10], legL: [-6, 30, 8], armR: [24, 50, 20], armL: [24, 50, 20] }, hover: 0.3, beast: HANG },
  'head bowed': { pose: { lean: 12, headUp: -20, armR: [14, 8, 14], armL: [14, 8, 14] }, beast: { nod: 30 } },
  'hand on hip': { pose: { armL: [2, 42, 96, 62], side: 3, footR: [0.06, 0, 0], footL: [0.06, 0, 0] }, beast: {} },
  windup: { pose: { footL: [0.06, 0, 0.24], footR: [0.1, 0, -0.2], drop: 0.06, lean: -8, twist: -24, armR: [150, 64, 70], armL: [78, 14, 14] }, beast: REAR },
  'squat kick': { pose: { legR: [36, 2, 66], legL: [86, 128, 40], lean: 4, armR: [36, 16, 86, 74], armL: [26, 16, 92, 78] }, beast: REAR },
  'kick out': { pose: { legR: [88, 4, 8], legL: [-4, 6], armR: [-30, 34, 40], armL: [56, 30, 50], lean: -14 }, beast: REAR },
  salute: { pose: { armR: [34, 92, 130, -58], atHeadR: true, armL: [0, 8, 6] }, beast: SIT },
  sign: { pose: { armR: [20, 44, 128, -46], armL: [2, 14, 14] }, beast: SIT },
  flex: { pose: { armR: [10, 88, 112, -84], armL: [10, 88, 112, -84], footR: [0.1, 0, 0], footL: [0.1, 0, 0] }, beast: REAR },
  'fists up': { pose: { footL: [0.1, 0, 0.14], footR: [0.1, 0, -0.14], drop: 0.06, lean: 6, armR: [66, -24, 118, 60], armL: [62, -20, 114, 56] }, beast: REAR },
  'one leg': { pose: { legR: [0, 2, 1], legL: [66, 118, 26], armR: [0, 78, 12], armL: [0, 78, 12] }, beast: {} },
  pirouette: { pose: { legR: [0, 2, 1], legL: [40, 104, 58], armR: [150, 40, 44, -20], armL: [150, 40, 44, -20], toesR: 40 }, beast: REAR },
  'spread arms': { pose: { armR: [6, 82, 10], armL: [6, 82, 10] }, beast: REAR },
  'arms ahead': { pose: { armR: [82, 4, 8], armL: [88, 4, 4], footL: [0.04, 0, 0.12], footR: [0.04, 0, -0.1] }, beast: REAR },
  'hands behind': { pose: { armR: [-24, 20, 40, 84], armL: [-24, 20, 40, 84] }, beast: {} },
  'hands in pockets': { pose: { armR: [-6, 22, 40, 66], armL: [-6, 22, 40, 66] }, beast: {} },
  'hands behind head': { pose: { armR: [20, 106, 132, -86], armL: [20, 106, 132, -86] }, beast: {} },
  facepalm: { pose: { armR: [74, -16, 112, 44], lean: 8, headUp: -14 }, beast: { nod: 20 } },
  handstand: { pose: { roll: 180, armR: [174, 8, 2], armL: [174, 8, 2], legR: [0, 8, 16], legL: [0, 34, 22] }, beast: {} },
  split: { pose: { legR: [0, 0, 82], legL: [0, 0, 82], armR: [0, 92, 8], armL: [0, 92, 8] }, beast: {} },
  'aloft left': { pose: { armL: [150, 30, 10], armR: [2, 26, 40, 30], footR: [0.06, 0, 0], footL: [0.06, 0, 0] }, beast: REAR },
  aloft: { pose: { armR: [166, 20, 8], itemR: [-0.12, 1, 0.06], armL: [2, 26, 40, 30], footR: [0.06, 0, 0], footL: [0.06, 0, 0] }, beast: REAR },
  'blade ahead': { pose: { armR: [86, 0, 4], itemR: [0, 0.08, 1], armL: [-16, 20, 30], footL: [0.04, 0, 0.16], footR: [0.06, 0, -0.14] }, beast: {} },
  wave: { pose: { armR: [140, 40, 40] }, beast: SIT },
  cry: { pose: { armR: [60, -20, 122], armL: [60, -20, 122], lean: 10, eyesClosed: true }, beast: { nod: 24 } },
  afraid: { pose: { armR: [50, -16, 112], armL: [50, -16, 112], lean: -5 }, beast: { nod: 24 } },
  think: { pose: { armR: [50, -20, 128], armL: [40, -24, 84] }, beast: SIT },
  sing: { pose: { armR: [60, -10, 110], armL: [30, 40, 30], lean: -4 }, beast: { head: [0, 0.3, 0], nod: -30 } },
  howl: { pose: { armR: [-16, 30, 30], armL: [-16, 30, 30], lean: -8, headUp: 36 }, beast: { head: [0, 0.7, -0.3], nod: -74, jaw: 0.5, pitch: -6, tailUp: -26 } },
  roar: { pose: { armR: [-16, 30, 30], armL: [-16, 30, 30], lean: -8 }, beast: { head: [0, 0.1, 0.2], nod: -8, jaw: 1, tailUp: 20 } },
  play: { pose: { armR: [42, -20, 84], armL: [56, 14, 80] }, beast: SIT },
  cook: { pose: { armR: [62, -10, 74], armL: [44, 4, 64] } },
  akimbo: { pose: { armR: [2, 42, 96, 62], armL: [2, 42, 96, 62], footR: [0.08, 0, 0], footL: [0.08, 0, 0] }, beast: {} },
  'arms crossed': { pose: { armR: [40, 4, 92, 88], armL: [30, 4, 92, 88], footR: [0.05, 0, 0], footL: [0.05, 0, 0] }, beast: {} },
  stance: { pose: { footL: [0.12, 0, 0.22], footR: [0.16, 0, -0.2], drop: 0.12, lean: 7, twist: -16, armR: [24, 30, 76], armL: [46, 16, 80], itemR: [0.5, 0.85, 0.2] }, beast: { head: [0, -0.1, 0.3], tailUp: 30 } },
  crouch: { pose: { legR: [74, 122, 46], legL: [74, 122, 46], lean: 16, headUp: 8, armR: [26, 34, 40], armL: [26, 34, 40] }, beast: { drop: 0.34, head: [0, -0.2, 0.3] } },
  juggle: { pose: { armR: [30, 20, 78], armL: [30, 20, 78], footR: [0.06, 0, 0], footL: [0.06, 0, 0] }, beast: REAR },
  point: { pose: { armR: [26, 82, 0], armL: [2, 42, 96, 62], twist: -6 }, beast: { head: [0, 0.1, 0.3] } },
  sneak: { pose: { legR: [62, 66, 8], legL: [-24, 50, 8], lean: 17, armR: [50, 10, 70], armL: [40, 10, 70] }, beast: { drop: 0.34, head: [0, -0.2, 0.3] } },
  hide: { pose: { drop: 0.3, lean: 16 }, beast: { drop: 0.3 } },
  crawl: { pose: { pitch: 74, legR: [70, 80], legL: [50, 90], armR: [78, 6, 10], armL: [92, 6, 10] }, beast: { drop: 0.4, head: [0, -0.2, 0.3] } },
  climb: { pose: { armR: [164, 12, 14], armL: [120, 14, 50], legR: [52, 76, 20], legL: [10, 30, 14] }, beast: REAR },
  hang: { pose: { armR: [172, 6, 4], armL: [172, 6, 4], legR: [8, 16], legL: [-4, 24] }, beast: HANG },
  fall: { pose: { pitch: -40, armR: [130, 50, 20], armL: [120, 50, 20], legR: [50, 30], legL: [20, 50] }, hover: 0.2, beast: LEAP },
  swim: { pose: { armR: [58, 52, 30], armL: [58, 52, 30], lean: 6 }, beast: { paws: { HL: [0, 0.2, -0.3], FR: [0, 0.3, 0.4] } } },
  meditate: { pose: { footR: [-0.22, 0, 0.36, 1], footL: [-0.22, 0, 0.3, 1], drop: 0.84, armR: [18, 18, 34], armL: [18, 18, 34], eyesClosed: true }, beast: { ...SIT, eyesClosed: true } },
  'meditate high': { pose: { footR: [-0.22, 0, 0.36, 1], footL: [-0.22, 0, 0.3, 1], drop: 0.84, armR: [18, 18, 34], armL: [18, 18, 34], eyesClosed: true }, hover: 0.26, beast: { ...SIT, eyesClosed: true } },
  'cross legs': { pose: { footR: [-0.22, 0, 0.36, 1], footL: [-0.22, 0, 0.3, 1], drop: 0.84, armR: [18, 18, 34], armL: [18, 18, 34] }, beast: SIT },
  float: { pose: { legR: [10, 40], legL: [-6, 30], armR: [24, 40, 20], armL: [24, 40, 20] }, hover: 0.3, beast: LEAP },
}; // biome-ignore format: a table

/** A pose by its name; "sit+read" sits and has the arms of who reads. */
export function poseNamed(name: string): StillPose {
  if (POSES[name]) return POSES[name];
  const [legs, arms] = name.split('+');
  const base = POSES[legs!] ?? POSES.stand!;
  const upper = arms === undefined ? undefined : POSES[arms]?.pose;
  if (!upper) return base;
  const { armR, armL, itemR, headUp, eyesClosed } = upper;
  return {
    ...base,
    pose: {
      ...base.pose,
      ...(armR ? { armR } : {}),
      ...(armL ? { armL } : {}),
      ...(itemR ? { itemR } : {}),
      ...(headUp === undefined ? {} : { headUp }),
      ...(eyesClosed ? { eyesClosed } : {}),
    },
  };
}
