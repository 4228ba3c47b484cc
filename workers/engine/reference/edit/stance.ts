/** Where on a figure of any artist things are worn and held: by its parts, else by its joints, else by its outline. */
import type { Px } from '../../../../src/pixels/types.ts';
import { facedSide } from '../parts/faces.ts';
import { eachPixel, type Flat, median, opaqueRows } from '../parts/flat.ts';
import type { FoundJoint, FoundJoints, Person } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { fistBeyond, handOf } from './hand-found.ts';
import {
  columnsOf,
  headAtEnd,
  headByEyes,
  headByJoints,
  headByOutline,
  mouthOf,
  runOf,
  SURE_HEAD,
} from './stance-head.ts';
import type { Point, Stance } from './stance-types.ts';

export type { Stance } from './stance-types.ts';

export function stanceOfPerson(person: Person, joints?: FoundJoints): Stance {
  return {
    axis: person.axis,
    top: crownOf(person),
    chin: person.neck,
    headHalf: person.head.half,
    trunk: person.axis,
    trunkHalf: person.torsoHalf,
    hip: person.hip,
    floor: person.floor,
    hands: [handOf(person, 0, joints), handOf(person, 1, joints)],
    facing: 0,
    isUpright: true,
    isLong: false,
  };
}

/** With its neck where the network surely sees it: between the shoulders, however far down a face seems to go. */
export function withNeckSeen(stance: Stance, neck: FoundJoint): Stance {
  const { chin, top } = stance;
  const isNear = neck.y >= chin - MOST_ABOVE * (chin - top);
  const isHigher = stance.facing === 0 && neck.sure >= SURE_NECK && neck.y < chin - 1 && isNear;
  return isHigher ? { ...stance, chin: Math.max(top + 3, Math.ceil(neck.y)) } : stance;
}
const SURE_NECK = 0.75;
/** Of large heads a network sees the neck in the face. */
const MOST_ABOVE = 0.3;

/** The row at which a head begins: tufts and plumes on it are thin. */
function crownOf({ head, top, neck }: Person): Px {
  const wide = (y: Px): Px => {
    const run = head.runs[y];
    return run ? run.to - run.from : 0;
  };
  for (let y = top; y <= top + TUFT * (neck - top); y++) if (wide(y) >= THIN * 2 * head.half) return y;
  return top;
}
const TUFT = 0.3;
const THIN = 0.4;

function widthOf(flat: Flat): Px {
  const [from, to] = columnsOf(flat);
  return to - from;
}

const SURE = 0.3;
const ASIDE = 0.07;
/** Shares of the figure's height. */
const HAND = 0.58;

export function stanceSeen(flat: Flat, joints: FoundJoints): Stance {
  const { top, bottom } = opaqueRows(flat);
  const height = Math.max(1, bottom - top);
  const face = (['NOSE', 'LEFT EYE', 'RIGHT EYE'] as const).map((label) => joints[label]);
  const sure = face.reduce((sum, joint) => sum + joint.sure, 0) / face.length;
  const isLevel = isOnFours(joints);
  const isLong = isLevel || widthOf(flat) > LONG * height;
  const byJoints = sure >= SURE_HEAD ? headByJoints(flat, joints, height) : undefined;
  const byEyes = byJoints ? undefined : headByEyes(flat, joints, height);
  const end = isLong && !byEyes ? headEnd(flat, joints, height) : undefined;
  const head = byJoints ?? byEyes ?? (end && headAtEnd(flat, end, height)) ?? headByOutline(flat, top, height);
  const hip = Math.round(top + 0.62 * height);
  const xs: number[] = [];
  eachPixel(flat, (x, y) => {
    if (y > (isLong ? top : head.chin) && y < hip + 0.1 * height) xs.push(x + 0.5);
  });
  const trunk = xs.length ? median(xs) : head.axis;
  const level = Math.round(top + HAND * height);
  const run = runOf(flat, Math.floor(trunk), level) ?? [trunk - 0.2 * height, trunk + 0.2 * height];
  const hips = (joints['LEFT HIP'].x + joints['RIGHT HIP'].x) / 2;
  const off = sure >= SURE ? (joints.NOSE.x - (joints.NECK.x + hips) / 2) / height : 0;
  const facing = end ?? (isLong ? aside(head.axis - trunk, 0.12 * height) : aside(off, ASIDE));
  const beside: readonly [Point, Point] = [
    { x: run[0], y: level },
    { x: run[1] - 1, y: level },
  ];
  const arms = (['LEFT', 'RIGHT'] as const)
    .filter((side) => joints[`${side} ARM`].sure >= SURE)
    .map((side) => fistBeyond(flat, joints[`${side} ELBOW`], joints[`${side} ARM`], height))
    .sort((a, b) => a.x - b.x);
  const mouth = isLong && facing !== 0 ? mouthOf(flat, head, facing) : undefined;
  const hands: readonly [Point, Point] = mouth
    ? [mouth, mouth]
    : [arms.find((arm) => arm.x < trunk) ?? beside[0], arms.findLast((arm) => arm.x >= trunk) ?? beside[1]];
  return {
    ...head,
    top: head.top,
    trunk,
    trunkHalf: Math.max(2, Math.min(0.24 * height, (run[1] - run[0]) / 2)),
    hip,
    floor: bottom,
    hands,
    facing,
    isUpright: !isLevel && height > 0.95 * widthOf(flat),
    isLong,
  };
}

/** Whether a neck lies beside the hips rather than above them. */
function isOnFours({ NECK, 'LEFT HIP': a, 'RIGHT HIP': b }: FoundJoints): boolean {
  if (NECK.sure < ON_FOURS || Math.max(a.sure, b.sure) < ON_FOURS) return false;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return Math.abs(NECK.x - x) > 1.1 * Math.abs(NECK.y - y);
}
const ON_FOURS = 0.45;

/** A figure that is so much wider than high goes on all fours, or swims, or crawls. */
const LONG = 1.12;

const aside = (off: number, least: number): -1 | 0 | 1 => (Math.abs(off) < least ? 0 : off > 0 ? 1 : -1);

/** The end of a long figure at which its head is: the one that it looks to, else where more of it is high up. */
function headEnd(flat: Flat, joints: FoundJoints, height: Px): -1 | 1 {
  const [from, to] = columnsOf(flat);
  const { top, bottom } = opaqueRows(flat);
  let [left, right] = [0, 0];
  eachPixel(flat, (x, y) => {
    if (y > top + 0.6 * height) return;
    if (x < from + 0.3 * (to - from)) left++;
    if (x >= to - 0.3 * (to - from)) right++;
  });
  const box = { x: from, y: top, width: to - from, height: bottom - top };
  return facedSide(flat, lineHabitOf(flat).colors, joints, left >= right ? -1 : 1, box) < 0 ? -1 : 1;
}
