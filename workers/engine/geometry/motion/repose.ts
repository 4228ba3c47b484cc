import { type Arm, type Leg, type Rig, SIDES, type Side, signOf } from '../humanoid/rig.ts';
import {
  add,
  addScaled,
  apply,
  at,
  clamp,
  type Frame,
  frame,
  type Mat3,
  mix,
  multiply,
  normalize,
  rotX,
  rotY,
  scale,
  sub,
  type Vec3,
} from '../vec.ts';
import type { ArmPose, BodyPose } from './body-pose.ts';
import { transpose } from './from-clip.ts';
import { reach } from './limb.ts';

/** A rig in a pose, and how its own frame lies in the world: world = turn · (p − pivot) + pivot + moved. */
export interface Posed {
  readonly rig: Rig;
  readonly turn: Mat3;
  readonly pivot: Vec3;
  readonly moved: Vec3;
}

export interface ReposeOptions {
  /** Yaw that the figure is seen at, without the pose's heading. */
  readonly yaw: number;
  readonly pitch: number;
  /** A hem halves the stride. */
  readonly skirted: boolean;
  readonly holding: Readonly<Record<Side, boolean>>;
}

const UP: Vec3 = [0, 1, 0];
const IDLE_ARM = 25;

export const toWorld = (p: Posed, v: Vec3): Vec3 => add(add(apply(p.turn, sub(v, p.pivot)), p.pivot), p.moved);

/** The rotation of a whole figure that is seen at a yaw. */
export function worldTurn(pose: BodyPose, yaw: number): Mat3 {
  return multiply(rotY(lyingTurn(pose, yaw)), multiply(pose.tilt, rotY(pose.heading)));
}

/**
 * Degrees that a lying body is turned on the ground: one that lies along the line of sight would be a heap, so from the
 * front and from behind it lies aslant.
 */
function lyingTurn({ tilt, lift, headUp }: BodyPose, yaw: number): number {
  if (headUp) return 0;
  const lying = clamp((0.85 - tilt[4]) / 0.6, 0, 1) * clamp(1 - lift * 8, 0, 1);
  const axis = Math.atan2(tilt[1], tilt[7]);
  const along = Math.abs(Math.cos(axis + (yaw * Math.PI) / 180));
  return along > 0.8 && lying > 0 ? 52 * lying : 0;
}

/** Face directions come in steps of 45°; a small turn of the head is none, or faces would flicker. */
const stepped = (degrees: number): number => (Math.abs(degrees) < 30 ? 0 : Math.round(degrees / 45) * 45);

/** A standing rig with its joints moved as a pose says; measures and head size stay. */
export function repose(rest: Rig, pose: BodyPose, o: ReposeOptions): Posed {
  const turn = worldTurn(pose, o.yaw);
  const upright = pose.tilt[4] > 0.999;
  const L = rest.legLength;
  let pelvis = add(rest.root.origin, scale(pose.pelvis, L));
  const targets = anklesOf(rest, pose, o.skirted);
  if (upright) pelvis = loweredToReach(rest, pose, pelvis, targets);
  let posed = joints(rest, pose, pelvis, targets, o);
  // what touches the ground stands on it; the hem of a robe lies there too, so an upright figure is moved in its own frame
  const low = lowest(posed, turn, at(posed.root, [0, upright ? 0 : posed.torso * 0.75, 0]));
  let moved: Vec3 = [pose.shift[0] * L, pose.lift * L, pose.shift[1] * L];
  if (upright) {
    pelvis = addScaled(pelvis, UP, -low);
    posed = joints(
      rest,
      pose,
      pelvis,
      mapSides((s) => addScaled(targets[s], UP, -low)),
      o,
    );
  } else moved = addScaled(moved, UP, -low);
  // a body turns about its middle, not its seat: it falls, flips and lies over its own place
  const pivot = at(posed.root, [0, upright ? 0 : posed.torso * 0.75, 0]);
  return { rig: posed, turn, pivot, moved };
}

const mapSides = <T>(f: (side: Side) => T): Record<Side, T> => ({ R: f('R'), L: f('L') });

/** Ankle places in the figure's frame. */
function anklesOf(rest: Rig, pose: BodyPose, skirted: boolean): Record<Side, Vec3> {
  const k = skirted ? 0.5 : 1;
  return mapSides((side) => {
    const [x, y, z] = pose.legs[side].ankle;
    return add(rest.legs[side].ankle, scale([x * k, y * (skirted && y > 0 ? 0.6 : 1), z * k], rest.legLength));
  });
}

const bones = (rest: Rig): readonly [thigh: number, shin: number] => [
  rest.legLength * 0.5 - rest.footRadius * 0.1,
  rest.legLength * 0.5 - rest.footRadius * 0.35,
];

/** A pelvis from which the planted feet are in reach. */
function loweredToReach(rest: Rig, pose: BodyPose, pelvis: Vec3, targets: Record<Side, Vec3>): Vec3 {
  const [thigh, shin] = bones(rest);
  const far = (thigh + shin) * 0.9995;
  let y = pelvis[1];
  for (const side of SIDES) {
    if (pose.legs[side].ankle[1] > 0.05) continue;
    const hip = add(pelvis, apply(pose.hips, [signOf(side) * rest.hipX, 0, 0]));
    const across = Math.hypot(hip[0] - targets[side][0], hip[2] - targets[side][2]);
    const height = Math.sqrt(Math.max(0, far * far - across * across));
    y = Math.min(y, targets[side][1] + height - (hip[1] - pelvis[1]));
  }
  return [pelvis[0], y, pelvis[2]];
}

function joints(rest: Rig, pose: BodyPose, pelvis: Vec3, targets: Record<Side, Vec3>, o: ReposeOptions): Rig {
  const { torso: T, unit, headHeight } = rest;
  const breath = (pose.breath ?? 0) * rest.px * 0.8;
  const root = frame(pose.hips, pelvis);
  const [thigh, shin] = bones(rest);
  const leg = (side: Side): Leg => {
    const q = pose.legs[side];
    const d = signOf(side);
    const hip = at(root, [d * rest.hipX, 0, 0]);
    const bent = reach(hip, targets[side], thigh, shin, q.knee);
    return {
      hip,
      knee: bent.middle,
      ankle: bent.end,
      foot: frame(multiply(rotY(d * q.out), rotX(q.toes)), bent.end),
    };
  };
  const chest: Frame = { rotation: pose.chest, origin: at(root, [0, T * 0.5, 0]) };
  const neck = at(chest, [0, T * 0.5 + breath, 0]);
  const chestUp = apply(pose.chest, UP);
  const headUp = normalize(mix(chestUp, UP, 0.5));
  const headOrigin = add(addScaled(neck, headUp, headHeight * 0.86), [0, 0, unit * (0.03 + rest.build.hunch)]);
  const head: Frame = { rotation: headRotation(pose, o), origin: headOrigin };
  const body: Rig = {
    ...rest,
    root,
    chest,
    neck,
    head,
    legs: mapSides(leg),
    pose: {
      ...rest.pose,
      breath: pose.breath ?? 0,
      phase: pose.phase,
      weaponR: itemOf(pose, 'R', o),
      weaponL: itemOf(pose, 'L', o),
    },
    onHead: (p) => at(head, [p[0] * rest.headWidth, p[1] * headHeight, p[2] * rest.headWidth]),
    far: () => 0,
  };
  return { ...body, arms: mapSides((side) => armOf(body, rest, pose, side, breath, o)) };
}

/** The way a held thing points, in chest coordinates; absent: its own. Things in raised hands lie back, or they need a taller canvas. */
function itemOf(pose: BodyPose, side: Side, o: ReposeOptions): Vec3 | undefined {
  const { item, upper } = pose.arms[side];
  const back = transpose(pose.chest);
  if (item) return apply(back, item);
  const raised = clamp((apply(back, upper)[1] - 0.15) / 0.4, 0, 1);
  if (!o.holding[side] || raised === 0) return undefined;
  const d = signOf(side);
  return normalize(mix([d * 0.42, 0.9, 0.16], [d * 0.8, 0.2, -0.5], raised));
}

/** Heads take back 45 % of the pitch while they are upright, and face one of eight ways. */
function headRotation(pose: BodyPose, o: ReposeOptions): Mat3 {
  const yaw = o.yaw + pose.heading;
  const facing = o.yaw + stepped(pose.heading + pose.headYaw);
  const level = clamp((pose.tilt[4] - 0.5) * 2, 0, 1);
  const untilt = multiply(rotY(-yaw), multiply(rotX(-o.pitch * 0.45 * level), rotY(yaw)));
  const twice = Math.sin((2 * facing * Math.PI) / 180);
  const diagonal = Math.abs(twice) > 0.5 ? -9 * Math.sign(twice) : 0;
  return multiply(multiply(untilt, rotY(facing - yaw + diagonal)), rotX(-(pose.headUp ?? 0)));
}

/** The direction that the face of a posed figure is drawn for, before tilts. */
export const facingYaw = (pose: BodyPose, yaw: number): number => yaw + stepped(pose.heading + pose.headYaw);

function armOf(body: Rig, rest: Rig, pose: BodyPose, side: Side, breath: number, o: ReposeOptions): Arm {
  const d = signOf(side);
  const { chest, torso: T, armRadius, handRadius } = body;
  const half = Math.hypot(...sub(rest.arms[side].elbow, rest.arms[side].shoulder));
  const shoulder = at(chest, [d * body.shoulder, T * 0.5 - armRadius * 1.15 + breath, 0]);
  const q = o.holding[side] ? steadied(rest, pose, side) : pose.arms[side];
  const upper = clearOfHead(apply(transpose(chest.rotation), q.upper), d);
  const lower = clearOfHead(apply(transpose(chest.rotation), q.lower), d);
  const elbow = addScaled(shoulder, apply(chest.rotation, upper), half);
  const hand0 = addScaled(elbow, apply(chest.rotation, lower), half + handRadius * 0.35);
  const hand = outside(body, hand0, d);
  const bent = reach(shoulder, hand, half, half + handRadius * 0.35, sub(elbow, mix(shoulder, hand0, 0.5)));
  return {
    shoulder,
    elbow: bent.middle,
    wrist: mix(bent.middle, bent.end, (half * 0.92) / (half + handRadius * 0.35)),
    hand: bent.end,
  };
}

/** A hand that holds something keeps still while the pose only swings its arms, and follows a real gesture. */
function steadied(rest: Rig, pose: BodyPose, side: Side): ArmPose {
  const q = pose.arms[side];
  if (q.item) return q;
  const still = rest.arms[side];
  const back = multiply(pose.chest, transpose(rest.chest.rotation));
  const upper = apply(back, normalize(sub(still.elbow, still.shoulder)));
  const lower = apply(back, normalize(sub(still.hand, still.elbow)));
  const away = Math.acos(clamp(upper[0] * q.upper[0] + upper[1] * q.upper[1] + upper[2] * q.upper[2], -1, 1));
  const degrees = (away * 180) / Math.PI;
  const follow = pose.phase !== undefined ? 0.35 : clamp((degrees - IDLE_ARM) / 25, 0, 1);
  return { upper: normalize(mix(upper, q.upper, follow)), lower: normalize(mix(lower, q.lower, follow)) };
}

/** Raised arms go past a big head, not through it. Directions in chest coordinates. */
function clearOfHead(v: Vec3, d: number): Vec3 {
  if (v[1] <= 0) return v;
  const front = clamp(v[2], 0, 1);
  const need = 0.62 * clamp(v[1] * 1.4, 0, 1) * (1 - front * front * 0.7);
  const out = v[0] * d;
  return out >= need ? v : normalize([need * d, v[1], v[2]]);
}

/** A hand pushed out of the trunk and the face. */
function outside(rig: Rig, hand: Vec3, d: number): Vec3 {
  const r = rig.handRadius;
  const p = apply(transpose(rig.chest.rotation), sub(hand, rig.chest.origin));
  const wide = rig.chestWidth + r * 0.4;
  const deep = rig.depth + r * 0.9;
  let [x, y, z] = p;
  if (Math.abs(y) < rig.torso * 0.75 && (x / wide) ** 2 + (z / deep) ** 2 < 1) {
    const edge = deep * Math.sqrt(Math.max(0, 1 - (x / wide) ** 2));
    if (z > -deep * 0.2) z = Math.max(z, edge);
    else x = d * Math.max(Math.abs(x), wide);
  }
  const placed = add(rig.chest.origin, apply(rig.chest.rotation, [x, y, z]));
  const from = sub(placed, rig.head.origin);
  const size = Math.hypot(from[0] / rig.headWidth, from[1] / rig.headHeight, from[2] / rig.headWidth);
  const least = 1 + r / rig.headWidth;
  if (size >= least) return placed;
  const front = rig.onHead([0, 0, 1]);
  const forward = sub(front, rig.head.origin);
  const ahead = from[0] * forward[0] + from[2] * forward[2] > 0;
  const base: Vec3 = ahead
    ? add(from, scale(forward, 0.6))
    : add(from, scale(apply(rig.chest.rotation, [d, 0, 0]), rig.headWidth * 0.6));
  const k = least / Math.hypot(base[0] / rig.headWidth, base[1] / rig.headHeight, base[2] / rig.headWidth);
  return k > 1 ? add(rig.head.origin, scale(base, k)) : add(rig.head.origin, base);
}

/** World height of the lowest point of a rig under a turn about the pelvis. */
function lowest(rig: Rig, turn: Mat3, pivot: Vec3): number {
  const height = (p: Vec3, radius: number): number => {
    const v = sub(p, pivot);
    return turn[3] * v[0] + turn[4] * v[1] + turn[5] * v[2] + pivot[1] - radius;
  };
  const F = rig.footRadius;
  let low = Math.min(
    height(rig.root.origin, rig.legRadius * 1.15),
    height(rig.chest.origin, rig.depth * 0.9),
    height(rig.head.origin, rig.headWidth * 0.95),
  );
  for (const side of SIDES) {
    const { knee, foot } = rig.legs[side];
    low = Math.min(
      low,
      height(knee, rig.legRadius * 0.95),
      height(at(foot, [0, -F * 0.15, -F * 0.12]), F * 0.78),
      height(at(foot, [0, -F * 0.2, F * 0.75]), F * 0.72),
      height(rig.arms[side].shoulder, rig.armRadius),
    );
    // hands carry a body that lies or crawls; one that bends down only reaches for the ground
    if (turn[4] < 0.7) low = Math.min(low, height(rig.arms[side].hand, rig.handRadius * 0.8));
  }
  return low;
}
