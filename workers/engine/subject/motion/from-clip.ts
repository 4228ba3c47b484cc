import {
  add,
  apply,
  clamp,
  cross,
  IDENTITY,
  length,
  lerp,
  type Mat3,
  multiply,
  normalize,
  rad,
  rotY,
  scale,
  sub,
  type Vec3,
} from '../../solids/vec.ts';
import { type Side, signOf } from '../humanoid/rig.ts';
import { type ArmPose, type BodyPose, type LegPose, mixPoses, poseDistance } from './body-pose.ts';
import { type Clip, type ClipFrame, clipOf, restJoint } from './clips.ts';

/** How frames are taken from a clip. */
export interface ClipUse {
  readonly clip: string;
  readonly frames: number;
  /** The part of the clip that is played, shares of its length. Default: all. */
  readonly from?: number;
  readonly to?: number;
  /** Played backwards. */
  readonly reverse?: boolean;
  /** The body stays over its place: walks and jumps forward. Default: the pelvis moves as in the clip. */
  readonly stay?: boolean;
  /** Held things follow the hand of the clip (weapon strokes) rather than stay as when standing. */
  readonly items?: boolean;
  /** Closed eyes from this share of the frames on. */
  readonly eyesCloseAt?: number;
  /** Frames come evenly in time instead of denser where more happens. */
  readonly even?: boolean;
  /** Factor on how high it leaves the ground. Default 1. */
  readonly lift?: number;
  /** Degrees that the face looks up from the body's own line: swimmers look ahead. */
  readonly headUp?: number;
  /** How far the pelvis may move over the ground, in leg lengths. */
  readonly reach?: number;
}

const SIDES: readonly Side[] = ['R', 'L'];
/** Leg lengths: an ankle lower than this stands; one that moves less than that while it stands only slides. */
const STANDING_BELOW = 0.12;
const SLIDE = 0.3;
const UP: Vec3 = [0, 1, 0];
const column = (m: Mat3, i: 0 | 1 | 2): Vec3 => [m[i]!, m[i + 3]!, m[i + 6]!];
export const transpose = (m: Mat3): Mat3 => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];

/** Rotation about a unit axis (Rodrigues). */
export function about(axis: Vec3, degrees: number): Mat3 {
  const [x, y, z] = axis;
  const c = Math.cos(rad(degrees));
  const s = Math.sin(rad(degrees));
  const k = 1 - c;
  return [
    c + x * x * k,
    x * y * k - z * s,
    x * z * k + y * s,
    y * x * k + z * s,
    c + y * y * k,
    y * z * k - x * s,
    z * x * k - y * s,
    z * y * k + x * s,
    c + z * z * k,
  ];
}

/** The part of the pelvis' lean that tilts the whole figure: none up to 30°, all of it from 60°. */
function tiltOf(hips: Mat3): Mat3 {
  const up = column(hips, 1);
  const angle = Math.acos(clamp(up[1], -1, 1)) / rad(1);
  const k = clamp((angle - 30) / 30, 0, 1);
  const axis = cross(UP, up);
  if (k === 0 || length(axis) < 1e-6) return angle > 90 ? about([1, 0, 0], 180) : IDENTITY;
  return about(normalize(axis), angle * k);
}

/** Degrees that a rotation turns about the vertical. */
const headingOf = (m: Mat3): number => Math.atan2(m[2], m[8]) / rad(1);

interface Skeleton {
  readonly root: Vec3;
  readonly hip: Record<Side, Vec3>;
  readonly knee: Record<Side, Vec3>;
  readonly ankle: Record<Side, Vec3>;
}

const name = (side: Side): 'r' | 'l' => (side === 'R' ? 'r' : 'l');

function legsOf(f: ClipFrame): Skeleton {
  const hips = f.rotation('hips');
  const out = { hip: {}, knee: {}, ankle: {} } as Record<'hip' | 'knee' | 'ankle', Record<Side, Vec3>>;
  for (const side of SIDES) {
    const s = name(side);
    const bone = (from: string, to: string): Vec3 => sub(restJoint(to), restJoint(from));
    const hip = add(f.root, apply(hips, bone('hips', `upperleg_${s}`)));
    const knee = add(hip, apply(f.rotation(`upperleg_${s}`), bone(`upperleg_${s}`, `lowerleg_${s}`)));
    out.hip[side] = hip;
    out.knee[side] = knee;
    out.ankle[side] = add(knee, apply(f.rotation(`lowerleg_${s}`), bone(`lowerleg_${s}`, `foot_${s}`)));
  }
  return { root: f.root, ...out };
}

/** Height of the skeleton's lowest point over the ground, with the thickness of what touches it. */
function clearance(f: ClipFrame, s: Skeleton): number {
  let low = Math.min(s.root[1] - 0.08, s.knee.R[1] - 0.04, s.knee.L[1] - 0.04);
  for (const side of SIDES) {
    const foot = f.rotation(`foot_${name(side)}`);
    const toes = add(s.ankle[side], apply(foot, sub(restJoint(`toes_${name(side)}`), restJoint(`foot_${name(side)}`))));
    low = Math.min(low, s.ankle[side][1] - 0.057, toes[1] - 0.0085);
  }
  const chest = add(s.root, apply(f.rotation('hips'), sub(restJoint('chest'), restJoint('hips'))));
  const head = add(chest, apply(f.rotation('chest'), sub(restJoint('head'), restJoint('chest'))));
  for (const side of SIDES) {
    const n = name(side);
    const shoulder = add(chest, apply(f.rotation('chest'), sub(restJoint(`upperarm_${n}`), restJoint('chest'))));
    const upper = sub(restJoint(`lowerarm_${n}`), restJoint(`upperarm_${n}`));
    const elbow = add(shoulder, apply(f.rotation(`upperarm_${n}`), upper));
    const lower = sub(restJoint(`hand_${n}`), restJoint(`lowerarm_${n}`));
    const hand = add(elbow, apply(f.rotation(`lowerarm_${n}`), lower));
    low = Math.min(low, elbow[1] - 0.04, hand[1] - 0.05);
  }
  return Math.min(low, chest[1] - 0.09, head[1] - 0.08);
}

/** One stored frame as a pose. */
function poseOfFrame(f: ClipFrame, use: ClipUse, start: Vec3): BodyPose {
  const leg = restJoint('upperleg_r')[1] - restJoint('foot_r')[1];
  const s = legsOf(f);
  const worldHips = f.rotation('hips');
  const tilt = tiltOf(worldHips);
  const back = transpose(tilt);
  const hips = multiply(back, worldHips);
  const heading = headingOf(hips);
  // spins turn the whole figure; what is less stays in the hips
  const whole = Math.abs(heading) > 50 ? heading : 0;
  const unturn = multiply(rotY(-whole), back);
  const tilted = 1 - column(tilt, 1)[1];
  const turned = (m: Mat3): Mat3 => multiply(unturn, m);
  const arm = (side: Side): ArmPose => {
    const n = name(side);
    const bone = (from: string, to: string): Vec3 => normalize(sub(restJoint(to), restJoint(from)));
    return {
      upper: apply(unturn, apply(f.rotation(`upperarm_${n}`), bone(`upperarm_${n}`, `lowerarm_${n}`))),
      lower: apply(unturn, apply(f.rotation(`lowerarm_${n}`), bone(`lowerarm_${n}`, `hand_${n}`))),
      // in the T-pose the palm looks down and the fist's shaft points forward
      item: use.items ? apply(unturn, apply(f.rotation(`hand_${n}`), [0, 0, 1])) : undefined,
    };
  };
  const shift: readonly [number, number] = use.stay
    ? [0, 0]
    : [clamp((s.root[0] - start[0]) / leg, -1, 1), clamp((s.root[2] - start[2]) / leg, -1, 1)];
  const k = use.reach ?? 1;
  const sinkage = (s.root[1] - restJoint('hips')[1]) / leg;
  const pelvis: Vec3 = [0, lerp(sinkage, Math.max(sinkage, -0.12), clamp(tilted * 2, 0, 1)), 0];
  const legOf = (side: Side): LegPose => {
    const n = name(side);
    const stand = sub(restJoint(`foot_${n}`), restJoint('hips'));
    const now = apply(unturn, sub(s.ankle[side], s.root));
    const ankle = add(scale(sub(now, stand), 1 / leg), pelvis);
    const mid = scale(add(s.hip[side], s.ankle[side]), 0.5);
    const bend = apply(unturn, sub(s.knee[side], mid));
    const forward = apply(unturn, apply(f.rotation(`upperleg_${n}`), [0, 0, 1]));
    const foot = turned(f.rotation(`foot_${n}`));
    const aim = column(foot, 2);
    return {
      ankle,
      knee: length(bend) > 0.02 ? normalize(bend) : normalize(forward),
      toes: clamp(-Math.asin(clamp(aim[1], -1, 1)) / rad(1), -40, 70),
      out: clamp((Math.atan2(aim[0], aim[2]) / rad(1)) * signOf(side), -30, 50),
    };
  };
  const head = multiply(rotY(-whole), multiply(back, f.rotation('head')));
  const yaw = headingOf(head);
  // feet of stored clips hover a little; less than a tenth of a leg is standing
  const lift = clearance(f, s) / leg;
  return {
    tilt,
    heading: whole,
    shift: [shift[0] * k, shift[1] * k],
    lift: lift < 0.1 ? 0 : lift * (use.lift ?? 1),
    pelvis,
    hips: turned(worldHips),
    chest: turned(f.rotation('chest')),
    headYaw: use.headUp ? 0 : yaw,
    headUp: use.headUp,
    arms: { R: arm('R'), L: arm('L') },
    legs: { R: legOf('R'), L: legOf('L') },
  };
}

/** Frames of a clip as poses: denser where more happens, so that strokes keep their extremes. */
export function posesFromClip(use: ClipUse): readonly BodyPose[] {
  const clip: Clip = clipOf(use.clip);
  const start = clip.frames[0]!.root;
  const all = clip.frames.map((f) => grounded(poseOfFrame(f, use, start)));
  const closed = clip.loop && use.from === undefined && use.to === undefined;
  // a stored loop's last frame is its first again
  const same = closed && poseDistance(all[0]!, all.at(-1)!) < 0.02;
  const track = closed && !same ? [...all, all[0]!] : all;
  const a = (use.from ?? 0) * (track.length - 1);
  const b = (use.to ?? 1) * (track.length - 1);
  const at = (t: number): BodyPose => {
    const i = clamp(t, 0, track.length - 1);
    const k = Math.min(track.length - 2, Math.floor(i));
    return mixPoses(track[k]!, track[k + 1]!, i - k);
  };
  const steps = 96;
  const run = [0];
  for (let i = 1; i <= steps; i++) {
    const [p, q] = [lerp(a, b, (i - 1) / steps), lerp(a, b, i / steps)];
    run.push(run[i - 1]! + poseDistance(at(p), at(q)));
  }
  const total = run[steps]! || 1;
  const even = use.even ?? closed;
  const time = (share: number): number => {
    if (even) return lerp(a, b, share);
    let i = 1;
    const progress = (j: number): number => 0.4 * (j / steps) + 0.6 * (run[j]! / total);
    while (i < steps && progress(i) < share) i++;
    const [low, high] = [progress(i - 1), progress(i)];
    return lerp(a, b, (i - 1 + clamp((share - low) / (high - low || 1), 0, 1)) / steps);
  };
  const n = use.frames;
  const poses = Array.from({ length: n }, (_, i) => at(time(closed ? i / n : n === 1 ? 1 : i / (n - 1))));
  const stood = use.stay ? poses : planted(poses);
  const ordered = use.reverse ? stood.reverse() : stood;
  const close = use.eyesCloseAt;
  return close === undefined ? ordered : ordered.map((p, i) => (i / n >= close ? { ...p, eyesClosed: true } : p));
}

/** A standing body whose lower foot hovers, as after retargeting to longer legs, set down. */
function grounded(p: BodyPose): BodyPose {
  const hover = Math.min(p.legs.R.ankle[1], p.legs.L.ankle[1]);
  if (p.lift > 0 || p.tilt[4] < 0.999 || hover <= 0 || hover > 0.3) return p;
  const down = (v: Vec3): Vec3 => [v[0], v[1] - hover, v[2]];
  const leg = (q: LegPose): LegPose => ({ ...q, ankle: down(q.ankle) });
  return { ...p, pelvis: down(p.pelvis), legs: { R: leg(p.legs.R), L: leg(p.legs.L) } };
}

/** Feet that slide a little while they stand, as retargeted ones do, are put where they stood on average. */
function planted(poses: readonly BodyPose[]): BodyPose[] {
  const out = [...poses];
  for (const side of SIDES) {
    const place = (p: BodyPose): readonly [number, number] => [
      p.shift[0] + p.legs[side].ankle[0],
      p.shift[1] + p.legs[side].ankle[2],
    ];
    const stands = (p: BodyPose): boolean =>
      p.legs[side].ankle[1] < STANDING_BELOW && p.lift === 0 && p.heading === 0 && p.tilt[4] > 0.999;
    for (let from = 0; from < poses.length; ) {
      let to = from;
      const near = (i: number): boolean => {
        const [a, b] = [place(poses[i]!), place(poses[from]!)];
        return stands(poses[i]!) && Math.hypot(a[0] - b[0], a[1] - b[1]) < SLIDE;
      };
      while (to < poses.length && near(to)) to++;
      const run = poses.slice(from, to).map(place);
      if (run.length > 1) {
        const x = run.reduce((sum, q) => sum + q[0], 0) / run.length;
        const z = run.reduce((sum, q) => sum + q[1], 0) / run.length;
        for (let i = from; i < to; i++) {
          const p = out[i]!;
          const leg = p.legs[side];
          const ankle: Vec3 = [x - p.shift[0], leg.ankle[1], z - p.shift[1]];
          out[i] = { ...p, legs: { ...p.legs, [side]: { ...leg, ankle } } };
        }
      }
      from = Math.max(to, from + 1);
    }
  }
  return out;
}
