import { dot, IDENTITY, lerp, type Mat3, mix, normalize, type Vec3 } from '../../solids/vec.ts';
import type { Side } from '../humanoid/rig.ts';

/**
 * One frame of a two-legged body, whatever its proportions. Directions are unit vectors, displacements count in leg
 * lengths; axes as the model's: +x the figure's left, +y up, +z the way it faces. Everything but `tilt` and `shift` is
 * told in the body's own frame, so that capes, robes and hats fall and lie down with it.
 */
export interface BodyPose {
  /** The whole body turned about its pelvis: flips, falls, lying. Identity: upright. */
  readonly tilt: Mat3;
  /** Degrees about the vertical, before the tilt: spins. Positive turns to the figure's left. */
  readonly heading: number;
  /** How far the pelvis is moved over the ground from where it stands. */
  readonly shift: readonly [x: number, z: number];
  /** Height of the lowest point above the ground: 0 stands or lies, more is a jump. */
  readonly lift: number;
  /** The pelvis from its standing place; −.3 is a crouch. */
  readonly pelvis: Vec3;
  readonly hips: Mat3;
  readonly chest: Mat3;
  /** The face turned against the body, degrees; drawn in steps of 45. */
  readonly headYaw: number;
  /** Degrees that the face looks up from the body's own line, for those who swim, crawl or fly on. */
  readonly headUp?: number;
  readonly arms: Readonly<Record<Side, ArmPose>>;
  readonly legs: Readonly<Record<Side, LegPose>>;
  /** Whole pixels (of a 64 px figure) that the head sinks from its idle place; absent: what the body does, rounded. */
  readonly bob?: number;
  /** Whole pixels that the chest rises. */
  readonly breath?: number;
  /** 0..1 through a stride: cloth swings by it. */
  readonly phase?: number;
  readonly eyesClosed?: boolean;
}

export interface ArmPose {
  readonly upper: Vec3;
  readonly lower: Vec3;
  /** The way a held thing points; absent: as when standing. */
  readonly item?: Vec3;
  /** It goes to the head, not past it. */
  readonly atHead?: true;
}

export interface LegPose {
  /** The ankle from its standing place. */
  readonly ankle: Vec3;
  /** Which way the knee points. */
  readonly knee: Vec3;
  /** Toes down, degrees. */
  readonly toes: number;
  /** Toes outward, degrees. */
  readonly out: number;
}

const mixMat = (a: Mat3, b: Mat3, t: number): Mat3 => {
  // columns are mixed and made square again: exact enough for the small steps between keyframes
  const y = normalize(mix([a[1], a[4], a[7]], [b[1], b[4], b[7]], t));
  const z0 = mix([a[2], a[5], a[8]], [b[2], b[5], b[8]], t);
  const k = dot(z0, y);
  const z = normalize([z0[0] - y[0] * k, z0[1] - y[1] * k, z0[2] - y[2] * k]);
  const x: Vec3 = [y[1] * z[2] - y[2] * z[1], y[2] * z[0] - y[0] * z[2], y[0] * z[1] - y[1] * z[0]];
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
};

const mixDirection = (a: Vec3, b: Vec3, t: number): Vec3 => normalize(mix(a, b, t));

/** The pose `t` of the way from one to the next, for sampling between stored frames. */
export function mixPoses(a: BodyPose, b: BodyPose, t: number): BodyPose {
  if (t <= 0) return a;
  if (t >= 1) return b;
  const arm = (side: Side): ArmPose => {
    const [p, q] = [a.arms[side], b.arms[side]];
    return {
      upper: mixDirection(p.upper, q.upper, t),
      lower: mixDirection(p.lower, q.lower, t),
      ...(p.atHead && q.atHead ? { atHead: true as const } : {}),
      item: p.item && q.item ? mixDirection(p.item, q.item, t) : t < 0.5 ? p.item : q.item,
    };
  };
  const leg = (side: Side): LegPose => {
    const [p, q] = [a.legs[side], b.legs[side]];
    return {
      ankle: mix(p.ankle, q.ankle, t),
      knee: mixDirection(p.knee, q.knee, t),
      toes: lerp(p.toes, q.toes, t),
      out: lerp(p.out, q.out, t),
    };
  };
  const turn = ((((b.heading - a.heading) % 360) + 540) % 360) - 180;
  return {
    tilt: mixMat(a.tilt, b.tilt, t),
    heading: a.heading + turn * t,
    shift: [lerp(a.shift[0], b.shift[0], t), lerp(a.shift[1], b.shift[1], t)],
    lift: lerp(a.lift, b.lift, t),
    pelvis: mix(a.pelvis, b.pelvis, t),
    hips: mixMat(a.hips, b.hips, t),
    chest: mixMat(a.chest, b.chest, t),
    headYaw: lerp(a.headYaw, b.headYaw, t),
    headUp: a.headUp,
    arms: { R: arm('R'), L: arm('L') },
    legs: { R: leg('R'), L: leg('L') },
    bob: t < 0.5 ? a.bob : b.bob,
    breath: t < 0.5 ? a.breath : b.breath,
    phase: t < 0.5 ? a.phase : b.phase,
    eyesClosed: t < 0.5 ? a.eyesClosed : b.eyesClosed,
  };
}

/** The pose with left and right changed places. */
export function mirrored(p: BodyPose): BodyPose {
  const flip = (v: Vec3): Vec3 => [-v[0], v[1], v[2]];
  const turn = (m: Mat3): Mat3 => [m[0], -m[1], -m[2], -m[3], m[4], m[5], -m[6], m[7], m[8]];
  const arm = ({ upper, lower, item }: ArmPose): ArmPose => ({
    upper: flip(upper),
    lower: flip(lower),
    item: item && flip(item),
  });
  const leg = (q: LegPose): LegPose => ({ ...q, ankle: flip(q.ankle), knee: flip(q.knee) });
  return {
    ...p,
    tilt: turn(p.tilt),
    heading: -p.heading,
    shift: [-p.shift[0], p.shift[1]],
    pelvis: flip(p.pelvis),
    hips: turn(p.hips),
    chest: turn(p.chest),
    headYaw: -p.headYaw,
    arms: { R: arm(p.arms.L), L: arm(p.arms.R) },
    legs: { R: leg(p.legs.L), L: leg(p.legs.R) },
  };
}

/** How different two poses look: mean angle of the limbs (radians) plus displacements (leg lengths). */
export function poseDistance(a: BodyPose, b: BodyPose): number {
  const angle = (p: Vec3, q: Vec3): number => Math.acos(Math.max(-1, Math.min(1, dot(p, q))));
  let sum = 0;
  for (const side of ['R', 'L'] as const) {
    sum += angle(a.arms[side].upper, b.arms[side].upper) + angle(a.arms[side].lower, b.arms[side].lower);
    const [p, q] = [a.legs[side].ankle, b.legs[side].ankle];
    sum += Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) * 1.5;
  }
  const up = angle([a.tilt[1], a.tilt[4], a.tilt[7]], [b.tilt[1], b.tilt[4], b.tilt[7]]);
  return sum / 6 + up + Math.abs(a.pelvis[1] - b.pelvis[1]) + Math.abs(a.lift - b.lift);
}

export const UPRIGHT = IDENTITY;
