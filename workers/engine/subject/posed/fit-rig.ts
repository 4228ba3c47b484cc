/**
 * A standing rig bent so that its joints, as they are seen, come to the places asked for: joint after joint from the hips
 * outwards, each as near to its place as its bone reaches (the bone's depth takes up what the picture shortens).
 */

import type { JointLabel } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import {
  add,
  apply,
  at,
  clamp,
  cross,
  type Frame,
  length,
  type Mat3,
  mix,
  multiply,
  normalize,
  scale,
  sub,
  type Vec3,
} from '../../solids/vec.ts';
import { type Arm, type Leg, type Rig, SIDES, type Side, shiftOnScreen, signOf } from '../humanoid/rig.ts';
import { middleOf, type Point, pointOf, type Targets } from './targets.ts';

export interface FitOptions {
  /** Model → pixels without the origin, all turns included. */
  readonly view: Mat3;
  readonly originX: Px;
  readonly originY: Px;
  /** 0..1: how much of what the bones' own lengths leave is made up by stretching them. */
  readonly stretch: number;
  /** A hem to the ground hides the legs: feet stay under it. */
  readonly hemmed?: boolean;
}

const side = (s: Side, joint: 'SHOULDER' | 'ELBOW' | 'ARM' | 'HIP' | 'KNEE' | 'LEG'): JointLabel =>
  `${s === 'R' ? 'RIGHT' : 'LEFT'} ${joint}`;

/** The rig bent to its targets. Parts that no target names keep their pose relative to what carries them. */
export function fitRig(rest: Rig, targets: Targets, o: FitOptions): Rig {
  const seen = screenOf(o);
  const trunk = fitTrunk(rest, targets, o);
  const carried = (p: Vec3, from: Frame, to: Frame): Vec3 =>
    at(to, apply(transposed(from.rotation), sub(p, from.origin)));
  const bend = (start: Vec3, name: JointLabel, bone: number, loose: Vec3, forward: Vec3): Vec3 => {
    const target = targets.get(name);
    if (!target) return loose;
    const reached = seen.reach(start, [target.x, target.y], bone, forward);
    return seen.towards(reached, [target.x, target.y], o.stretch);
  };
  const pinned = (p: Vec3, name: JointLabel): Vec3 => {
    const target = pointOf(targets, name);
    return target ? seen.towards(p, target, o.stretch) : p;
  };
  const ahead = apply(trunk.chest.rotation, [0, 0, 1]);
  const arms = {} as Record<Side, Arm>;
  const legs = {} as Record<Side, Leg>;
  for (const s of SIDES) {
    const arm = rest.arms[s];
    const shoulder = pinned(carried(arm.shoulder, rest.chest, trunk.chest), side(s, 'SHOULDER'));
    const upper = length(sub(arm.elbow, arm.shoulder));
    const lower = length(sub(arm.hand, arm.elbow));
    const elbow = bend(
      shoulder,
      side(s, 'ELBOW'),
      upper,
      add(shoulder, turned(sub(arm.elbow, arm.shoulder), rest.chest, trunk.chest)),
      scale(ahead, -0.2),
    );
    const hand = bend(
      elbow,
      side(s, 'ARM'),
      lower,
      add(elbow, turned(sub(arm.hand, arm.elbow), rest.chest, trunk.chest)),
      ahead,
    );
    arms[s] = { shoulder, elbow, hand, wrist: mix(elbow, hand, length(sub(arm.wrist, arm.elbow)) / lower) };

    const leg = rest.legs[s];
    const hip = pinned(carried(leg.hip, rest.root, trunk.root), side(s, 'HIP'));
    const knee = bend(hip, side(s, 'KNEE'), length(sub(leg.knee, leg.hip)), add(hip, sub(leg.knee, leg.hip)), ahead);
    const stepped = bend(
      knee,
      side(s, 'LEG'),
      length(sub(leg.ankle, leg.knee)),
      add(knee, sub(leg.ankle, leg.knee)),
      scale(ahead, -1),
    );
    const stood = add(hip, sub(leg.ankle, leg.hip));
    const ankle = o.hemmed ? within(stepped, stood, STEP * rest.legLength) : stepped;
    const shin = turnTo([0, -1, 0], normalize(sub(ankle, knee)), 0.8);
    legs[s] = {
      hip,
      knee: o.hemmed ? mix(hip, ankle, 0.5) : knee,
      ankle,
      foot: { rotation: multiply(shin, leg.foot.rotation), origin: ankle },
    };
  }
  const head = fitHead(rest, trunk, targets, o);
  return {
    ...rest,
    ...trunk,
    head,
    arms,
    legs,
    pose: {
      ...rest.pose,
      weaponR: itemOf(rest, arms.R, 'R', trunk.chest),
      weaponL: itemOf(rest, arms.L, 'L', trunk.chest),
    },
    onHead: (p) => at(head, [p[0] * rest.headWidth, p[1] * rest.headHeight, p[2] * rest.headWidth]),
  };
}

/** Reading and moving model points on the screen. */
function screenOf({ view, originX, originY }: FitOptions) {
  const unit = Math.hypot(view[1], view[4], view[7]);
  const project = (p: Vec3): Point => {
    const v = apply(view, p);
    return [v[0] + originX, v[1] + originY];
  };
  /** The viewer's direction in the model, one unit long. */
  const viewer = normalize([view[6], view[7], view[8]]);
  const moved = (p: Vec3, dx: Px, dy: Px): Vec3 => shiftOnScreen(p, view, dx, dy);
  return {
    project,
    unit,
    towards(p: Vec3, target: Point, share: number): Vec3 {
      const [x, y] = project(p);
      return moved(p, (target[0] - x) * share, (target[1] - y) * share);
    },
    /** The end of a bone from `start` that is seen as near to `target` as can be, in depth on the side of `forward`. */
    reach(start: Vec3, target: Point, bone: number, forward: Vec3): Vec3 {
      const [x, y] = project(start);
      const [dx, dy] = [target[0] - x, target[1] - y];
      const asked = Math.hypot(dx, dy) / unit;
      const shown = Math.min(asked, bone);
      const k = asked > 0 ? shown / asked : 0;
      const depth = Math.sqrt(Math.max(0, bone * bone - shown * shown));
      const facing = forward[0] * viewer[0] + forward[1] * viewer[1] + forward[2] * viewer[2];
      return add(moved(start, dx * k, dy * k), scale(viewer, facing < 0 ? -depth : depth));
    },
  };
}

/** Pelvis and chest: the pelvis at the middle of the hips, the chest leaning to the neck. */
function fitTrunk(rest: Rig, targets: Targets, o: FitOptions): Pick<Rig, 'root' | 'chest' | 'neck' | 'torso'> {
  const seen = screenOf(o);
  const hips = middleOf(targets, ['RIGHT HIP', 'LEFT HIP']);
  const collar = pointOf(targets, 'NECK') ?? middleOf(targets, ['RIGHT SHOULDER', 'LEFT SHOULDER']);
  const toNeck = sub(rest.neck, rest.root.origin);
  let origin = rest.root.origin;
  if (hips) origin = seen.towards(origin, hips, 1);
  else if (collar) origin = seen.towards(rest.neck, collar, 1).map((v, i) => v - toNeck[i]!) as unknown as Vec3;
  const root: Frame = { rotation: rest.root.rotation, origin };
  let neck = add(origin, toNeck);
  if (collar) {
    const lean = seen.reach(origin, collar, length(toNeck), [0, 0, 1]);
    // The trunk turns in the picture; how far it bends towards the viewer no keypoint says.
    const [x0, y0] = seen.project(origin);
    const [x1, y1] = seen.project(lean);
    const long = Math.hypot(x1 - x0, y1 - y0) || 1;
    const own = seen.project(neck);
    const shown = Math.hypot(own[0] - x0, own[1] - y0);
    const k = shown / long;
    neck = seen.towards(neck, [x0 + (x1 - x0) * k, y0 + (y1 - y0) * k], 1);
    neck = seen.towards(neck, collar, o.stretch);
  }
  const spine = sub(neck, origin);
  const chest: Frame = {
    rotation: multiply(turnTo(normalize(toNeck), normalize(spine), 1), rest.chest.rotation),
    origin: add(origin, scale(spine, 0.5)),
  };
  return { root, chest, neck, torso: (rest.torso * length(spine)) / length(toNeck) };
}

const FACE: readonly JointLabel[] = ['NOSE', 'RIGHT EYE', 'LEFT EYE', 'RIGHT EAR', 'LEFT EAR'];
const FACE_PLACES: Readonly<Record<string, Vec3>> = {
  NOSE: [0, -0.3, 0.95],
  'RIGHT EYE': [-0.38, -0.2, 0.9],
  'LEFT EYE': [0.38, -0.2, 0.9],
  'RIGHT EAR': [-0.98, -0.12, -0.05],
  'LEFT EAR': [0.98, -0.12, -0.05],
};
/** Share of its own height that a head may be moved from its place over the neck while bones keep their length. */
const NOD = 0.22;

/** The head over the neck, moved to where its features are asked for: a little, and wholly when bones stretch. */
function fitHead(rest: Rig, trunk: Pick<Rig, 'chest' | 'neck'>, targets: Targets, o: FitOptions): Frame {
  const seen = screenOf(o);
  const lean = turnTo(
    [0, 1, 0],
    apply(multiply(trunk.chest.rotation, transposed(rest.chest.rotation)), [0, 1, 0]),
    0.6,
  );
  const origin = add(trunk.neck, apply(lean, sub(rest.head.origin, rest.neck)));
  const head: Frame = { rotation: multiply(lean, rest.head.rotation), origin };
  let [dx, dy, n] = [0, 0, 0];
  for (const label of FACE) {
    const target = pointOf(targets, label);
    if (!target) continue;
    const [x, y, z] = FACE_PLACES[label]!;
    const [px, py] = seen.project(at(head, [x * rest.headWidth, y * rest.headHeight, z * rest.headWidth]));
    dx += target[0] - px;
    dy += target[1] - py;
    n++;
  }
  if (n === 0) return head;
  const most = NOD * rest.headHeight * 2 * seen.unit;
  const far = Math.hypot(dx / n, dy / n);
  const k = (Math.min(1, most / Math.max(far, 1e-9)) * (1 - o.stretch) + o.stretch) / n;
  return { ...head, origin: shiftOnScreen(origin, o.view, dx * k, dy * k) };
}

/** A held thing follows an arm that is raised or stretched out, and rests in one that hangs. */
function itemOf(rest: Rig, arm: Arm, s: Side, chest: Frame): Vec3 | undefined {
  const own = rest.pose[s === 'R' ? 'weaponR' : 'weaponL'];
  const fore = normalize(apply(transposed(chest.rotation), sub(arm.hand, arm.elbow)));
  const raised = clamp((fore[1] + 0.35) / 0.6, 0, 1);
  const out = clamp((fore[0] * signOf(s) - 0.5) / 0.4, 0, 1);
  const follow = Math.max(raised, out);
  if (follow === 0) return own;
  return normalize(mix(own ?? [signOf(s) * 0.42, 0.9, 0.16], add(fore, [0, 0.35, 0]), follow));
}

/** Share of a leg's length that a foot steps under a hem. */
const STEP = 0.22;

/** A point moved to at most `most` from another. */
function within(p: Vec3, from: Vec3, most: number): Vec3 {
  const step = sub(p, from);
  return add(from, scale(step, Math.min(1, most / Math.max(length(step), 1e-9))));
}

const transposed = (m: Mat3): Mat3 => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];

const turned = (v: Vec3, from: Frame, to: Frame): Vec3 => apply(multiply(to.rotation, transposed(from.rotation)), v);

/** `share` of the rotation that takes one direction to another (Rodrigues). */
function turnTo(from: Vec3, to: Vec3, share: number): Mat3 {
  const axis = cross(from, to);
  const sine = length(axis);
  const angle = Math.atan2(sine, from[0] * to[0] + from[1] * to[1] + from[2] * to[2]) * share;
  const [x, y, z] = sine < 1e-6 ? [0, 0, 1] : scale(axis, 1 / sine);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const k = 1 - c;
  return [
    c + x * x * k, x * y * k - z * s, x * z * k + y * s,
    y * x * k + z * s, c + y * y * k, y * z * k - x * s,
    z * x * k - y * s, z * y * k + x * s, c + z * z * k,
  ]; // biome-ignore format: a matrix
}
