import {
  add,
  addScaled,
  apply,
  at,
  clamp,
  lerp,
  mix,
  multiply,
  normalize,
  scale,
  sub,
  type Vec3,
} from '../../solids/vec.ts';
import { type Arm, type Rig, type Side, signOf } from '../humanoid/rig.ts';
import type { ArmPose, BodyPose } from './body-pose.ts';
import { transpose } from './from-clip.ts';
import { reach } from './limb.ts';

/** Which hands hold something. */
export type Holding = Readonly<Record<Side, boolean>>;

/** Degrees that an arm may swing before what it holds follows. */
const IDLE_ARM = 25;

/** The way a held thing points, in chest coordinates; absent: its own. Things in raised hands lie back, or they need a taller canvas. */
export function itemOf(pose: BodyPose, side: Side, holding: Holding): Vec3 | undefined {
  const { item, upper } = pose.arms[side];
  const back = transpose(pose.chest);
  if (item) return apply(back, item);
  const raised = clamp((apply(back, upper)[1] - 0.15) / 0.4, 0, 1);
  const bent = clamp((0.92 - pose.chest[4]) / 0.2, 0, 1);
  if (!holding[side] || (raised === 0 && bent === 0)) return undefined;
  const d = signOf(side);
  const own: Vec3 = [d * 0.42, 0.9, 0.16];
  // over a bent trunk it stays as upright as it was
  const steady = mix(own, apply(back, own), bent * 0.75);
  return normalize(mix(steady, [d * 0.8, 0.2, -0.5], raised));
}

/** One arm of a posed body: clear of the head, its hand outside the trunk. */
export function armOf(body: Rig, rest: Rig, pose: BodyPose, side: Side, breath: number, holding: Holding): Arm {
  const d = signOf(side);
  const { chest, torso: T, armRadius, handRadius } = body;
  const half = Math.hypot(...sub(rest.arms[side].elbow, rest.arms[side].shoulder));
  const shoulder = at(chest, [d * body.shoulder, T * 0.5 - armRadius * 1.15 + breath, 0]);
  const q = holding[side] ? steadied(rest, pose, side) : pose.arms[side];
  const clear = (v: Vec3): Vec3 => (pose.arms[side].atHead ? v : clearOfHead(v, d));
  const upper = clear(apply(transpose(chest.rotation), q.upper));
  const lower = clear(apply(transpose(chest.rotation), q.lower));
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
  const need = lerp(-1, 0.62, clamp(v[1] * 1.8, 0, 1)) * (1 - front * front * 0.7);
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
