/** Where on a figure of any artist things are worn and held: by its parts, else by its joints, else by its outline. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, eachPixel, type Flat, median, opaqueRows } from '../parts/flat.ts';
import type { FoundJoints, Person } from '../parts/index.ts';
import { handOf } from './regions.ts';

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
}

export function stanceOfPerson(person: Person): Stance {
  return {
    axis: person.axis,
    top: person.top,
    chin: person.neck,
    headHalf: person.head.half,
    trunk: person.axis,
    trunkHalf: person.torsoHalf,
    hip: person.hip,
    floor: person.floor,
    hands: [within(person, handOf(person, 0)), within(person, handOf(person, 1))],
    facing: 0,
    isUpright: true,
  };
}

/** No hand hangs lower, or farther from the body, than hands do: a cape beside them may. */
function within({ axis, torsoHalf, top, floor }: Person, hand: Point): Point {
  const height = floor - top;
  const reach = torsoHalf + 0.16 * height;
  return {
    x: Math.max(axis - reach, Math.min(axis + reach, hand.x)),
    y: Math.max(top + 0.4 * height, Math.min(top + 0.68 * height, hand.y)),
  };
}

function widthOf(flat: Flat): Px {
  let [from, to] = [flat.width, 0];
  eachPixel(flat, (x) => {
    from = Math.min(from, x);
    to = Math.max(to, x + 1);
  });
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
  const byOutline = headByOutline(flat, top, height);
  const head = sure >= SURE_HEAD ? (headByJoints(flat, joints, height) ?? byOutline) : byOutline;
  const hip = Math.round(top + 0.62 * height);
  const xs: number[] = [];
  eachPixel(flat, (x, y) => {
    if (y > head.chin && y < hip + 0.1 * height) xs.push(x + 0.5);
  });
  const trunk = xs.length ? median(xs) : head.axis;
  const level = Math.round(top + HAND * height);
  const run = runOf(flat, Math.floor(trunk), level) ?? [trunk - 0.2 * height, trunk + 0.2 * height];
  const beside: readonly [Point, Point] = [
    { x: run[0], y: level },
    { x: run[1] - 1, y: level },
  ];
  const arms = [joints['LEFT ARM'], joints['RIGHT ARM']].filter((arm) => arm.sure >= SURE).sort((a, b) => a.x - b.x);
  const hands: readonly [Point, Point] = [
    arms.find((arm) => arm.x < trunk) ?? beside[0],
    arms.findLast((arm) => arm.x >= trunk) ?? beside[1],
  ];
  const hips = (joints['LEFT HIP'].x + joints['RIGHT HIP'].x) / 2;
  const off = sure >= SURE ? (joints.NOSE.x - (joints.NECK.x + hips) / 2) / height : 0;
  return {
    ...head,
    top: head.top,
    trunk,
    trunkHalf: Math.max(2, Math.min(0.24 * height, (run[1] - run[0]) / 2)),
    hip,
    floor: bottom,
    hands,
    facing: Math.abs(off) < ASIDE ? 0 : off > 0 ? 1 : -1,
    isUpright: height > 0.95 * widthOf(flat),
  };
}

type Head = Pick<Stance, 'axis' | 'top' | 'chin' | 'headHalf'>;

function headByJoints(flat: Flat, joints: FoundJoints, height: Px): Head | undefined {
  const about = (['NOSE', 'LEFT EYE', 'RIGHT EYE', 'LEFT EAR', 'RIGHT EAR'] as const).map((label) => joints[label]);
  const x = Math.floor(about.reduce((sum, joint) => sum + joint.x, 0) / about.length);
  const eyes = Math.floor((joints['LEFT EYE'].y + joints['RIGHT EYE'].y) / 2);
  if (at(flat, x, eyes) < 0) return undefined;
  let top = eyes;
  while (at(flat, x, top - 1) >= 0 || at(flat, x - 1, top - 1) >= 0 || at(flat, x + 1, top - 1) >= 0) top--;
  const chin = Math.max(eyes + 2, Math.round(eyes + (eyes - top) * 0.9));
  // The run of the eyes goes on into the body of an animal: no head is much wider than it is high.
  const most = Math.max(2, 0.62 * (chin - top));
  const [from, to] = runOf(flat, x, eyes)!;
  const [left, right] = [Math.max(from, x + 0.5 - most), Math.min(to, x + 0.5 + most)];
  const headHalf = Math.max(1.5, Math.min(0.3 * height, (right - left) / 2));
  return { axis: (left + right) / 2, top, chin, headHalf };
}

function headByOutline(flat: Flat, top: Px, height: Px): Head {
  const chin = Math.round(top + HEAD * height);
  const xs: number[] = [];
  const widths: number[] = [];
  for (let y = top; y < chin; y++) {
    const columns = Array.from({ length: flat.width }, (_, x) => x).filter((x) => at(flat, x, y) >= 0);
    if (y < top + (chin - top) * 0.6) xs.push(...columns.map((x) => x + 0.5));
    if (columns.length) widths.push(columns.at(-1)! + 1 - columns[0]!);
  }
  const headHalf = Math.max(1.5, Math.min(0.4 * height, (median(widths) || 4) / 2));
  return { axis: xs.length ? median(xs) : flat.width / 2, top, chin, headHalf };
}
