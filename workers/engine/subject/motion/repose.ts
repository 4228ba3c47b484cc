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
} from '../../solids/vec.ts';
import { type Leg, type Rig, SIDES, type Side, signOf } from '../humanoid/rig.ts';
import type { BodyPose } from './body-pose.ts';
import { reach } from './limb.ts';
import { armOf, type Holding, itemOf } from './repose-arms.ts';

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
  readonly holding: Holding;
}

const UP: Vec3 = [0, 1, 0];

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
  // in a picture of somebody who walks the hem rises with the knees; in an animation it swings instead
  const strides = pose.phase === undefined && pose.legs.R.ankle[2] * pose.legs.L.ankle[2] < 0;
  const k = !skirted ? 1 : strides ? 0.9 : 0.5;
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
  const headOrigin = add(addScaled(neck, headUp, headHeight * rest.neckLength), [
    0,
    0,
    unit * (0.03 + rest.build.hunch),
  ]);
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
      weaponR: itemOf(pose, 'R', o.holding),
      weaponL: itemOf(pose, 'L', o.holding),
    },
    onHead: (p) => at(head, [p[0] * rest.headWidth, p[1] * headHeight, p[2] * rest.headWidth]),
    far: () => 0,
  };
  return { ...body, arms: mapSides((side) => armOf(body, rest, pose, side, breath, o.holding)) };
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
