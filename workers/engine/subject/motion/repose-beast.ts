import {
  add,
  apply,
  length,
  lerp,
  type Mat3,
  mix,
  multiply,
  rotX,
  rotY,
  rotZ,
  scale,
  sub,
  type Vec3,
} from '../../solids/vec.ts';
import type { LegId } from '../quadruped/legs.ts';
import type { BeastJoints, LegJoints } from '../quadruped/rig.ts';
import type { BeastPose } from './beast-pose.ts';
import { transpose } from './from-clip.ts';
import { reach } from './limb.ts';

/** Joints in a pose and how their frame lies in the world: world = turn · (p − pivot) + pivot + moved. */
export interface PosedBeast {
  readonly joints: BeastJoints;
  readonly turn: Mat3;
  readonly pivot: Vec3;
  readonly moved: Vec3;
}

export interface BeastMeasures {
  /** Length of a leg, radius of the head and of the trunk, in model units. */
  readonly leg: number;
  readonly head: number;
  readonly trunk: number;
  readonly legRadius: number;
}

/** How much longer a foreleg gets at most, its shoulder with it. */
const MOST_DRAWN = 1.4;

/** Standing joints of an animal moved as a pose says. The trunk is rigid; paws go where they are told. */
export function reposeBeast(still: BeastJoints, pose: BeastPose, m: BeastMeasures): PosedBeast {
  const tilt = multiply(rotX(-(pose.pitch ?? 0)), rotZ(pose.roll ?? 0));
  const turn = multiply(rotY(pose.heading ?? 0), tilt);
  const back = transpose(tilt);
  const pivot = mix(still.chest, still.rump, 0.5);
  const sink: Vec3 = [0, -(pose.drop ?? 0) * m.leg, (pose.ahead ?? 0) * m.leg];
  // world (without heading and lift) → the trunk's frame
  const inFrame = (p: Vec3): Vec3 => add(apply(back, sub(sub(p, sink), pivot)), pivot);
  const lying = Math.abs(pose.roll ?? 0) > 45;
  const legs = still.legs.map((l): LegJoints => {
    const [out, up, forward] = pose.paws?.[l.id as LegId] ?? [0, 0, 0];
    const place = add(l.foot, scale([l.sign * out, up, forward], m.leg));
    // an animal on its side takes its legs along
    const target = lying ? place : inFrame(place);
    // sitting up draws a shoulder blade out after its leg, so that the paw stays on the ground
    const straight = length(sub(l.knee, l.top)) + length(sub(l.foot, l.knee));
    const drawn =
      l.fore && up === 0 && (pose.pitch ?? 0) > 20 ? Math.min(MOST_DRAWN, length(sub(target, l.top)) / straight) : 1;
    const first = length(sub(l.knee, l.top)) * Math.max(1, drawn);
    const second = length(sub(l.foot, l.knee)) * Math.max(1, drawn);
    const bend = sub(l.knee, mix(l.top, l.foot, first / (first + second)));
    const pole: Vec3 = l.fore ? [0, 0, -1] : [bend[0], bend[1], 1];
    const bent = reach(l.top, target, first, second, pole);
    return { ...l, knee: bent.middle, foot: bent.end };
  });
  const rest = still.head;
  const [left, up, forward] = pose.head ?? [0, 0, 0];
  const graze = pose.graze ?? 0;
  // an arc: forward first, then down
  const bowed: Vec3 = [
    0,
    lerp(rest.origin[1], m.head * 1.4, graze),
    rest.origin[2] + m.head * 0.9 * Math.sin(graze * Math.PI * 0.75),
  ];
  const lifted = graze > 0 ? inFrame(bowed) : rest.origin;
  const carried = graze > 0 ? lifted : mix(rest.origin, lying ? rest.origin : inFrame(add(rest.origin, sink)), 0.35);
  const origin = add(carried, scale(apply(lying ? rotX(0) : back, [left, up, forward]), m.head));
  const own = multiply(rest.rotation, multiply(rotY(pose.look ?? 0), rotX((pose.nod ?? 0) + 38 * graze)));
  const head = { rotation: lying ? own : multiply(back, own), origin };
  const joints: BeastJoints = {
    ...still,
    legs,
    head,
    tail: tailOf(still, pose, m, pivot[1] - bodyHeight(still, pose, m)),
  };
  const low = lowestOf(joints, tilt, pivot, m);
  // a tail that would hang through the ground lies on it
  const floor = low + m.legRadius * 0.7;
  const tail = joints.tail.map((p): Vec3 => {
    const [x, y, z] = add(apply(tilt, sub(p, pivot)), pivot);
    return y < floor && !lying ? add(apply(back, sub([x, floor, z], pivot)), pivot) : p;
  });
  const moved: Vec3 = [sink[0], -low + (pose.lift ?? 0) * m.leg, sink[2]];
  return { joints: { ...joints, tail }, turn, pivot, moved };
}

/** How far the pivot lies above the ground once the trunk has sunk. */
const bodyHeight = (still: BeastJoints, pose: BeastPose, m: BeastMeasures): number =>
  Math.max(m.trunk * 0.92, mix(still.chest, still.rump, 0.5)[1] - (pose.drop ?? 0) * m.leg);

/** A tail bent more and more towards its tip, or laid round the haunch of one side along the ground. */
function tailOf(still: BeastJoints, pose: BeastPose, m: BeastMeasures, ground: number): readonly Vec3[] {
  const root = still.tail[0];
  if (!root) return still.tail;
  if (pose.tailRound) {
    let long = 0;
    for (let i = 1; i < still.tail.length; i++) long += length(sub(still.tail[i]!, still.tail[i - 1]!));
    const d = pose.tailRound;
    const low = (z: number, x: number): Vec3 => [d * m.trunk * x, ground + m.legRadius * 0.9, still.rump[2] + z];
    const way = [root, low(-m.trunk * 1.0, 0.5), low(-m.trunk * 0.5, 1.15), low(m.trunk * 0.5, 1.4), low(long, 1.2)];
    return way.slice(0, long < m.trunk * 1.6 ? 4 : 5);
  }
  const n = Math.max(1, still.tail.length - 1);
  return still.tail.map((p, i) => {
    const k = i / n;
    const turned = multiply(rotY(-(pose.wag ?? 0) * k), rotX((pose.tailUp ?? 0) * k));
    return add(root, apply(turned, sub(p, root)));
  });
}

/** World height of the lowest point of an animal that is tilted about its pivot. */
function lowestOf(j: BeastJoints, tilt: Mat3, pivot: Vec3, m: BeastMeasures): number {
  const height = (p: Vec3, r: number): number => {
    const v = sub(p, pivot);
    return tilt[3] * v[0] + tilt[4] * v[1] + tilt[5] * v[2] + pivot[1] - r;
  };
  let low = Math.min(
    height(j.chest, m.trunk * 0.92),
    height(j.rump, m.trunk * 0.92),
    height(j.head.origin, m.head * 0.9),
  );
  for (const l of j.legs) low = Math.min(low, height(l.foot, m.legRadius * 0.55), height(l.knee, m.legRadius * 0.8));
  return low;
}
