/** Where on a figure of any artist things are worn and held: by its parts, else by its joints, else by its outline. */
import type { Px } from '../../../../src/pixels/types.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { at, eachPixel, type Flat, median, opaqueRows } from '../parts/flat.ts';
import type { FoundJoint, FoundJoints, Person } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { facedSide } from '../strike/index.ts';
import { fistBeyond, handOf } from './hand-found.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stance {
  /** Column about which the head is alike, and its rows: the first, and the first below the chin. */
  readonly axis: number;
  readonly top: Px;
  readonly chin: Px;
  readonly headHalf: number;
  /** Of the body. */
  readonly trunk: number;
  readonly trunkHalf: number;
  readonly hip: Px;
  readonly floor: Px;
  /** On screen left and right. */
  readonly hands: readonly [Point, Point];
  /** −1 looks to screen left, 1 to the right, 0 at the viewer. */
  readonly facing: -1 | 0 | 1;
  /** Whether it stands on two feet, or as they do: not as animals do. */
  readonly isUpright: boolean;
  /** Whether it goes on all fours, swims or crawls. */
  readonly isLong: boolean;
}

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
const SURE_HEAD = 0.45;
const ASIDE = 0.07;
/** Shares of the figure's height. */
const HEAD = 0.34;
const HAND = 0.58;

/** The run of a row that holds a column, as its two ends; undefined where there is nothing. */
function runOf(flat: Flat, x: Px, y: Px): readonly [Px, Px] | undefined {
  if (at(flat, x, y) < 0) return undefined;
  let [from, to] = [x, x + 1];
  while (at(flat, from - 1, y) >= 0) from--;
  while (at(flat, to, y) >= 0) to++;
  return [from, to];
}

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

function columnsOf(flat: Flat): readonly [from: Px, to: Px] {
  let [from, to] = [flat.width, 0];
  eachPixel(flat, (x) => {
    from = Math.min(from, x);
    to = Math.max(to, x + 1);
  });
  return [from, to];
}

/** The head at an end of a long figure: as far in as it is high, from its highest pixel there. */
function headAtEnd(flat: Flat, end: -1 | 1, height: Px): Head {
  const [from, to] = columnsOf(flat);
  const deep = Math.max(3, Math.min(0.42 * height, 0.36 * (to - from)));
  const isIn = (x: Px): boolean => (end < 0 ? x < from + deep : x >= to - deep);
  let top = flat.height;
  eachPixel(flat, (x, y) => {
    if (isIn(x)) top = Math.min(top, y);
  });
  const chin = Math.round(top + Math.max(3, 0.9 * deep));
  const xs: number[] = [];
  eachPixel(flat, (x, y) => {
    if (isIn(x) && y < top + 0.6 * (chin - top)) xs.push(x + 0.5);
  });
  return {
    axis: median(xs),
    top,
    chin,
    headHalf: Math.max(1.5, Math.min(deep / 2, (Math.max(...xs) - Math.min(...xs) + 1) / 2)),
  };
}

/** Where a beast's mouth is: the end of its head on the side it looks to, between eyes and chin. */
function mouthOf(flat: Flat, { top, chin, axis, headHalf }: Head, facing: -1 | 1): Point {
  const y = Math.round(top + 0.75 * (chin - top));
  let x = Math.floor(axis);
  while (at(flat, x + facing, y) >= 0 && Math.abs(x - axis) < 2 * headHalf) x += facing;
  return { x, y };
}

type Head = Pick<Stance, 'axis' | 'top' | 'chin' | 'headHalf'>;

function headByJoints(flat: Flat, joints: FoundJoints, height: Px): Head | undefined {
  const about = (['NOSE', 'LEFT EYE', 'RIGHT EYE', 'LEFT EAR', 'RIGHT EAR'] as const).map((label) => joints[label]);
  const x = Math.floor(about.reduce((sum, joint) => sum + joint.x, 0) / about.length);
  const eyes = Math.floor((joints['LEFT EYE'].y + joints['RIGHT EYE'].y) / 2);
  if (at(flat, x, eyes) < 0) return undefined;
  let top = eyes;
  while (at(flat, x, top - 1) >= 0 || at(flat, x - 1, top - 1) >= 0 || at(flat, x + 1, top - 1) >= 0) top--;
  const { NOSE, NECK } = joints;
  const below = NECK.sure >= SURE_HEAD && NECK.y > NOSE.y ? NOSE.y + NECK_SHARE * (NECK.y - NOSE.y) : flat.height;
  // Below so large a head there are legs at the least.
  const lowest = Math.round(top + MOST_HEAD * height);
  const chin = Math.max(eyes + 2, Math.min(lowest, Math.round(Math.min(below, eyes + (eyes - top) * 0.9))));
  // The run of the eyes goes on into the body of an animal: no head is much wider than it is high.
  const most = Math.max(2, 0.62 * (chin - top));
  const [from, to] = runOf(flat, x, eyes)!;
  const [left, right] = [Math.max(from, x + 0.5 - most), Math.min(to, x + 0.5 + most)];
  const headHalf = Math.max(1.5, Math.min(0.3 * height, (right - left) / 2));
  return { axis: (left + right) / 2, top, chin: narrowsAt(flat, x, eyes, headHalf, chin), headHalf };
}

/** The chin of a head that is wider than its body: where the outline narrows below the face, if that is lower than was told. */
function narrowsAt(flat: Flat, x: Px, eyes: Px, headHalf: number, chin: Px): Px {
  const wideAt = (y: Px): number => {
    const run = runOf(flat, x, y);
    return run ? run[1] - run[0] : 0;
  };
  const wide = wideAt(eyes);
  // What narrows near the ground are legs.
  const { top, bottom } = opaqueRows(flat);
  const last = Math.min(eyes + BELOW_EYES * headHalf, bottom - LEGS * (bottom - top));
  for (let y = chin; y <= last; y++) if (wideAt(y) <= NARROWER * wide) return y;
  return chin;
}
/** Share of the height that a head has at the most. */
const MOST_HEAD = 0.68;
const BELOW_EYES = 1.3;
const LEGS = 0.25;
const NARROWER = 0.78;

/** The chin lies at this share of the way from nose to neck. */
const NECK_SHARE = 0.7;

/** A head about a pair of eyes that is seen, whatever else the figure is. */
function headByEyes(flat: Flat, joints: FoundJoints, height: Px): Head | undefined {
  const eyes = findEyes(flat, joints);
  if (eyes.length === 0) return undefined;
  const middle = (eye: readonly number[], of: (i: number) => number): number =>
    eye.reduce((sum, i) => sum + of(i) + 0.5, 0) / eye.length;
  const [a, b = a] = eyes.map((eye) => ({
    x: middle(eye, (i) => i % flat.width),
    y: middle(eye, (i) => Math.floor(i / flat.width)),
  })) as [Point, Point?];
  const [x, y] = [(a.x + b.x) / 2, Math.floor((a.y + b.y) / 2)];
  const [from, to] = runOf(flat, Math.floor(x), y) ?? [x - 2, x + 2];
  const most = Math.max(2, 1.1 * Math.abs(a.x - b.x), 0.15 * height);
  const headHalf = Math.max(1.5, Math.min(most, (to - from) / 2));
  let top = y;
  // A plume or a stalk on it is no more of the head.
  const wideAt = (row: Px): number =>
    Math.max(...[-1, 0, 1].map((d) => runOf(flat, Math.floor(x) + d, row)).map((run) => (run ? run[1] - run[0] : 0)));
  while (wideAt(top - 1) > Math.min(3, 0.6 * headHalf)) top--;
  // Eyes of blobs lie low; of heads, in their middle.
  const chin = Math.round(Math.min(y + Math.max(2, 1.1 * headHalf), y + Math.max(2, y - top) * 1.2));
  return { axis: x, top, chin, headHalf };
}

function headByOutline(flat: Flat, top: Px, height: Px): Head {
  const chin = Math.round(top + HEAD * height);
  const xs: number[] = [];
  const widths: number[] = [];
  // A beak or an ear is thin: what is as thick as a head is.
  const isThick = (x: Px, y: Px): boolean =>
    at(flat, x, y) >= 0 && (height < 20 || at(flat, x, y + Math.round(0.14 * height)) >= 0);
  for (let y = top; y < chin; y++) {
    const columns = Array.from({ length: flat.width }, (_, x) => x).filter((x) => isThick(x, y));
    if (y < top + (chin - top) * 0.6) xs.push(...columns.map((x) => x + 0.5));
    if (columns.length) widths.push(columns.at(-1)! + 1 - columns[0]!);
  }
  const headHalf = Math.max(1.5, Math.min(0.4 * height, (median(widths) || 4) / 2));
  return { axis: xs.length ? median(xs) : flat.width / 2, top, chin, headHalf };
}
