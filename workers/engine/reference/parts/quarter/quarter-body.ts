/**
 * The body of a person half turned to the right of the screen. It is made of the front by whole columns, the same in every row, so
 * nothing tears: the chest's middle moves ahead, the near arm comes before the body, the far one goes behind it, things keep
 * their shape beside the hand that holds them, and the feet point to where the person looks.
 */
import type { Px } from '../../../../../src/pixels/types.ts';
import { at, type Color, type Flat, median, put } from '../flat.ts';
import type { Person } from '../person-types.ts';

/** Of half the torso so much is left on each side, and so far its middle moves ahead. */
const [NARROW, AHEAD] = [0.88, 0.26] as const;
/** Of the far arm's width so much is behind the body. */
const BEHIND = 0.45;
/** Legs' distance from the middle that is left; the far foot stands higher on figures of so many rows. */
const LEGS = 0.8;
const TALL: Px = 28;
/** A foot's share of a leg's height. */
const FOOT = 0.24;

/** How whole columns of a row move, in pixels to the right. */
interface Moves {
  readonly middle: Px;
  readonly nearArm: Px;
  readonly nearEdge: Px;
  readonly farEdge: Px;
  readonly far: Px;
  /** Columns beside the body's far edge that are behind it. */
  readonly hidden: Px;
}

function movesOf({ torsoHalf, arms }: Person): Moves {
  const widths: number[] = [];
  for (let y = 0; y < arms[1].height; y++) {
    let n = 0;
    for (let x = 0; x < arms[1].width; x++) if (at(arms[1], x, y) >= 0) n++;
    if (n > 0) widths.push(n);
  }
  const arm = median(widths) || 0;
  const edge = Math.round(torsoHalf * (1 - NARROW));
  const hidden = Math.round(arm * BEHIND);
  const isBroad = torsoHalf >= 3;
  return {
    middle: isBroad ? Math.max(1, Math.round(torsoHalf * AHEAD)) : 0,
    nearEdge: edge,
    nearArm: edge + (arm >= 2 && isBroad ? 1 : 0),
    farEdge: -edge,
    far: -edge - hidden,
    hidden,
  };
}

/** Half the torso as whole columns. */
const halfOf = ({ torsoHalf }: Person): Px => Math.max(1, Math.round(torsoHalf));

/** Puts the body, all of the front below the chin, onto a picture. */
export function drawQuarterBody(out: Flat, person: Person, seen: Flat): void {
  const { neck, crotch, leg, isRobed } = person;
  const moves = movesOf(person);
  const half = halfOf(person);
  const hasLegs = leg !== undefined && !isRobed;
  for (let y = 0; y < seen.height; y++) {
    if (y < neck) beyondHead(out, person, seen, moves, y);
    else if (hasLegs && y >= crotch) drawLegRow(out, person, seen, moves, y);
    else drawRow(out, person, seen, moves, half, y);
  }
}

/** What is beside the head: weapons, raised hands. */
function beyondHead(out: Flat, { axis, head }: Person, seen: Flat, moves: Moves, y: Px): void {
  const run = head.runs[y];
  for (let x = 0; x < seen.width; x++) {
    const color = at(seen, x, y);
    if (color < 0 || (run && x >= run.from - 1 && x <= run.to)) continue;
    put(out, x + (x + 0.5 < axis ? moves.nearArm : moves.far), y, color);
  }
}

function drawRow(out: Flat, person: Person, seen: Flat, moves: Moves, half: Px, y: Px): void {
  const { axis } = person;
  const [from, to] = [Math.round(axis - half), Math.round(axis + half)];
  const middle = Math.round(axis);
  for (let x = to + moves.hidden; x < seen.width; x++) put(out, x + moves.far, y, keep(out, seen, x, y, moves.far));
  // The torso: its near half a little wider, its far one narrower.
  const [left, mid, right] = [from + moves.nearEdge, middle + moves.middle, to + moves.farEdge];
  for (let x = left; x < right; x++) {
    const isNear = x < mid;
    const share = isNear ? (x + 0.5 - left) / (mid - left) : (x + 0.5 - mid) / Math.max(1, right - mid);
    const source = isNear ? from + share * (middle - from) : middle + share * (to - middle);
    const color = at(seen, Math.floor(source), y);
    if (color >= 0) put(out, x, y, color);
  }
  for (let x = 0; x < from; x++) {
    const color = at(seen, x, y);
    if (color >= 0) put(out, x + moves.nearArm, y, color);
  }
}

/** The colour to be set where a column goes: its own, or what is there already. */
const keep = (out: Flat, seen: Flat, x: Px, y: Px, by: Px): Color => {
  const color = at(seen, x, y);
  return color >= 0 ? color : at(out, x + by, y);
};

function drawLegRow(out: Flat, person: Person, seen: Flat, moves: Moves, y: Px): void {
  const { axis, crotch, floor, leg, top } = person;
  const length = Math.max(1, floor - crotch);
  const reach = 1 + Math.max(...leg!.runs.slice(crotch, floor).map((run) => (run ? outer(run, axis) : 0)));
  const inward = Math.max(0, Math.round(Math.abs(leg!.offset) * (1 - LEGS)));
  const foot = floor - Math.max(1, Math.round(length * FOOT));
  const toe = y >= foot && floor - top >= TALL / 2 ? 1 : 0;
  const isRaised = floor - top >= TALL && length >= 4;
  const row = (x: Px): Px => (isRaised && x + 0.5 > axis && y > crotch ? y - 1 : y);
  for (let x = seen.width - 1; x >= 0; x--) {
    const off = x + 0.5 - axis;
    const color = at(seen, x, y);
    if (color < 0) continue;
    if (Math.abs(off) > reach) put(out, x + (off < 0 ? moves.nearArm : moves.far), y, color);
    else put(out, x + (off < 0 ? inward : -inward) + toe, row(x), color);
  }
}

const outer = (run: { from: Px; to: Px }, axis: number): number => Math.max(axis - run.from, run.to - axis);
