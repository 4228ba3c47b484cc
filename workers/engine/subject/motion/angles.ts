import { apply, clamp, IDENTITY, lerp, multiply, normalize, rotX, rotY, rotZ, type Vec3 } from '../../solids/vec.ts';
import { forearm, STANDING, TOES_OUT } from '../humanoid/pose.ts';
import { type Side, signOf } from '../humanoid/rig.ts';
import type { ArmPose, BodyPose, LegPose } from './body-pose.ts';

/** Arm: forward, away from the body, elbow; then how far the forearm turns inwards about the upper arm. Degrees. */
export type ArmAngles = readonly [swing: number, abduct: number, elbow: number, turn?: number];
/** Leg of a body that hangs or walks: forward, knee, away from the body; degrees. */
export type LegAngles = readonly [hip: number, knee: number, abduct?: number];
/** A planted foot: where its ankle stands from its idle place, in leg lengths, [outwards, up, forwards]; then how far its knee opens to the side, 0..1. */
export type FootPlace = readonly [out: number, up: number, forward: number, open?: number];

/** A pose as a person writes it. Absent numbers are the standing pose's. */
export interface Angles {
  /** Degrees that the trunk bends forward. */
  readonly lean?: number;
  /** Degrees to the left about the vertical: of the chest, and two fifths of the pelvis. */
  readonly twist?: number;
  /** Degrees that the trunk bends to the left. */
  readonly side?: number;
  readonly headYaw?: number;
  /** Degrees that the face looks up. */
  readonly headUp?: number;
  readonly armR?: ArmAngles;
  readonly armL?: ArmAngles;
  /** The hand goes up before the face or to the brow, not past the head. */
  readonly atHeadR?: true;
  readonly itemR?: Vec3;
  readonly itemL?: Vec3;
  /** Legs by angle: the lower foot carries the body. Take precedence over feet. */
  readonly legR?: LegAngles;
  readonly legL?: LegAngles;
  /** Legs by place: the feet stand still whatever the body does. */
  readonly footR?: FootPlace;
  readonly footL?: FootPlace;
  readonly toesR?: number;
  readonly toesL?: number;
  /** Share of a leg that the pelvis sinks, and moves [left, forward], with legs by place. */
  readonly drop?: number;
  readonly move?: readonly [left: number, forward: number];
  /** Whole body forward about the pelvis (a front flip is +360), degrees; and to its left. */
  readonly pitch?: number;
  readonly roll?: number;
  readonly heading?: number;
  readonly shift?: readonly [x: number, z: number];
  readonly lift?: number;
  readonly bob?: number;
  readonly breath?: number;
  readonly phase?: number;
  readonly eyesClosed?: boolean;
}

const ARM: ArmAngles = [STANDING.swingR, STANDING.abductR, STANDING.elbowR, 0];
const SPREAD = STANDING.spread;

function armOf(
  side: Side,
  [swing, abduct, elbow, turn = 0]: ArmAngles,
  chest: BodyPose['chest'],
  item?: Vec3,
): ArmPose {
  const d = signOf(side);
  const upper = multiply(chest, multiply(rotX(-swing), rotZ(d * abduct)));
  const lower = multiply(upper, forearm(d, elbow, turn));
  return {
    upper: apply(upper, [0, -1, 0]),
    lower: apply(lower, [0, -1, 0]),
    item: item && normalize(apply(chest, [item[0] * d, item[1], item[2]])),
  };
}

interface HangingLeg {
  readonly ankle: Vec3;
  readonly knee: Vec3;
  readonly tilt: number;
}

/** Ankle and knee direction of a leg of two halves below a hip at (0, 1, 0). */
function hang(side: Side, [hip, knee, abduct = SPREAD]: LegAngles, hips: BodyPose['hips']): HangingLeg {
  const d = signOf(side);
  const thigh = multiply(hips, multiply(rotZ(d * abduct), rotX(-hip)));
  const shin = multiply(thigh, rotX(knee));
  const a = apply(thigh, [0, -0.5, 0]);
  const b = apply(shin, [0, -0.5, 0]);
  return {
    ankle: [a[0] + b[0] - d * Math.sin((SPREAD * Math.PI) / 180), 1 + a[1] + b[1], a[2] + b[2]],
    knee: apply(thigh, [0, 0, 1]),
    tilt: knee - hip,
  };
}

/** Angles → pose. */
export function poseOf(q: Angles): BodyPose {
  const twist = q.twist ?? 0;
  const hips = multiply(rotY(twist * 0.4), rotX((q.lean ?? 0) * 0.25));
  const chest = multiply(rotY(twist), multiply(rotZ(-(q.side ?? 0)), rotX(q.lean ?? 0)));
  const byAngle = q.legR !== undefined || q.legL !== undefined;
  let pelvis: Vec3 = [q.move?.[0] ?? 0, -(q.drop ?? 0), q.move?.[1] ?? 0];
  let legs: BodyPose['legs'];
  if (byAngle) {
    const R = hang('R', q.legR ?? [0, 0], rotY(twist * 0.4));
    const L = hang('L', q.legL ?? [0, 0], rotY(twist * 0.4));
    const sink = Math.min(R.ankle[1], L.ankle[1]);
    pelvis = [pelvis[0], -sink - (q.drop ?? 0), pelvis[2]];
    const place = (h: HangingLeg, toes: number | undefined): LegPose => ({
      ankle: [h.ankle[0], h.ankle[1] - sink - (q.drop ?? 0), h.ankle[2]],
      knee: h.knee,
      toes: toes ?? clamp(h.tilt > 8 ? h.tilt * 0.75 : h.tilt * 0.6, -14, 45),
      out: TOES_OUT,
    });
    legs = { R: place(R, q.toesR), L: place(L, q.toesL) };
  } else {
    const place = (side: Side, f: FootPlace | undefined, toes: number | undefined): LegPose => {
      const d = signOf(side);
      const wide = f?.[0] ?? 0;
      return {
        ankle: [d * wide, f?.[1] ?? 0, f?.[2] ?? 0],
        // a crouch opens the knees a little, or they hide behind the feet
        knee:
          f?.[3] === undefined
            ? normalize([d * lerp(0.12, 0.5, clamp((q.drop ?? 0) * 2, 0, 1)), 0, 1])
            : normalize([d * f[3], 0, 1 - f[3] * 0.9]),
        toes: toes ?? 0,
        out: TOES_OUT + 8 * clamp((q.drop ?? 0) * 2, 0, 1),
      };
    };
    legs = { R: place('R', q.footR, q.toesR), L: place('L', q.footL, q.toesL) };
  }
  return {
    tilt: q.pitch || q.roll ? multiply(rotX(q.pitch ?? 0), rotZ(-(q.roll ?? 0))) : IDENTITY,
    heading: q.heading ?? 0,
    shift: q.shift ?? [0, 0],
    lift: q.lift ?? 0,
    pelvis,
    hips,
    chest,
    headYaw: q.headYaw ?? 0,
    arms: {
      R: { ...armOf('R', q.armR ?? ARM, chest, q.itemR), ...(q.atHeadR ? { atHead: q.atHeadR } : {}) },
      L: armOf('L', q.armL ?? ARM, chest, q.itemL),
    },
    legs,
    ...(q.headUp === undefined ? {} : { headUp: q.headUp }),
    bob: q.bob,
    breath: q.breath,
    phase: q.phase,
    eyesClosed: q.eyesClosed,
  };
}

/** Straight-line mix of two written poses: what one leaves out is the standing pose's value. */
export function mixAngles(a: Angles, b: Angles, t: number): Angles {
  const number = (p: number | undefined, q: number | undefined): number | undefined =>
    p === undefined && q === undefined ? undefined : lerp(p ?? 0, q ?? 0, t);
  const list = <T extends readonly (number | undefined)[]>(
    p: T | undefined,
    q: T | undefined,
    rest: T,
  ): T | undefined =>
    p === undefined && q === undefined
      ? undefined
      : (Array.from({ length: Math.max((p ?? rest).length, (q ?? rest).length) }, (_, i) =>
          lerp((p ?? rest)[i] ?? rest[i] ?? SPREAD, (q ?? rest)[i] ?? rest[i] ?? SPREAD, t),
        ) as unknown as T);
  const zero3 = [0, 0, 0] as const;
  return {
    lean: number(a.lean, b.lean),
    twist: number(a.twist, b.twist),
    side: number(a.side, b.side),
    headYaw: number(a.headYaw, b.headYaw),
    armR: list(a.armR, b.armR, ARM),
    armL: list(a.armL, b.armL, ARM),
    itemR: a.itemR && b.itemR ? list<Vec3>(a.itemR, b.itemR, zero3) : t < 0.5 ? a.itemR : b.itemR,
    itemL: a.itemL && b.itemL ? list<Vec3>(a.itemL, b.itemL, zero3) : t < 0.5 ? a.itemL : b.itemL,
    legR: list<LegAngles>(a.legR, b.legR, [0, 0, SPREAD]),
    legL: list<LegAngles>(a.legL, b.legL, [0, 0, SPREAD]),
    footR: list<FootPlace>(a.footR, b.footR, zero3),
    footL: list<FootPlace>(a.footL, b.footL, zero3),
    toesR: number(a.toesR, b.toesR),
    toesL: number(a.toesL, b.toesL),
    drop: number(a.drop, b.drop),
    move: list<readonly [number, number]>(a.move, b.move, [0, 0]),
    pitch: number(a.pitch, b.pitch),
    roll: number(a.roll, b.roll),
    heading: number(a.heading, b.heading),
    shift: list<readonly [number, number]>(a.shift, b.shift, [0, 0]),
    lift: number(a.lift, b.lift),
    bob: t < 0.5 ? a.bob : b.bob,
    breath: t < 0.5 ? a.breath : b.breath,
    phase: t < 0.5 ? a.phase : b.phase,
    eyesClosed: t < 0.5 ? a.eyesClosed : b.eyesClosed,
  };
}
