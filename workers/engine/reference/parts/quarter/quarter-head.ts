/**
 * The head of a person half turned to the right of the screen: the front's face, moved ahead as one piece, its far half
 * foreshortened; behind it the side of the head, ear and hair, as it is seen from straight aside.
 */
import type { Px } from '../../../../../src/pixels/types.ts';
import { areKin, at, type Color, commonest, eachPixel, type Flat, median, put } from '../flat.ts';
import type { Person } from '../person-types.ts';
import type { Run } from '../runs.ts';

/** How far a face moves, as a share of half the head. */
const MOVE = 0.4;

/** Columns from..to of the rows in which a head is. */
interface Extent {
  readonly from: Px;
  readonly to: Px;
}

/** The first and the last column of a row of a picture, near a run of the front. */
function extentIn(flat: Flat, y: Px, { from, to }: Run, reach: Px): Extent | undefined {
  let [first, last] = [flat.width, -1];
  for (let x = Math.max(0, from - reach); x < Math.min(flat.width, to + reach); x++) {
    if (at(flat, x, y) < 0) continue;
    [first, last] = [Math.min(first, x), Math.max(last, x)];
  }
  return last < 0 ? undefined : { from: first, to: last + 1 };
}

/** The first and the last column of a row of a face. */
const extentOf = (face: Flat, y: Px): Extent | undefined => {
  let [first, last] = [face.width, -1];
  for (let x = 0; x < face.width; x++) {
    if (at(face, x, y) < 0) continue;
    [first, last] = [Math.min(first, x), Math.max(last, x)];
  }
  return last < 0 ? undefined : { from: first, to: last + 1 };
};

/** How the columns of all rows with a face move: features stay whole. */
interface FaceMoves {
  /** Columns that the face takes in the front. */
  readonly from: Px;
  readonly to: Px;
  readonly by: Px;
  readonly middle: Px;
  /** From this column on is what lies beside the face on its far side. */
  readonly end: Px;
}

/** A face has its colour in so much of a row, and is so much wider than half the head at most: brims and fringes are none. */
const OF_ROW = 0.3;
const WIDEST = 1.1;

/** The rows in which a face is, and the columns that it takes there. */
function faceRows({ top, neck, head }: Person): readonly (Extent | undefined)[] {
  const colors: Color[] = [];
  eachPixel(head.face, (_x, y, color) => {
    if (y > top + (neck - top) * 0.4) colors.push(color);
  });
  const skin = commonest(colors);
  const rows: (Extent | undefined)[] = [];
  for (let y = head.under; y < neck; y++) {
    const face = extentOf(head.face, y);
    if (!face || face.to - face.from > 2 * head.half * WIDEST + 1) continue;
    let own = 0;
    for (let x = face.from; x < face.to; x++) if (areKin(at(head.face, x, y), skin)) own++;
    if (own >= OF_ROW * (face.to - face.from)) rows[y] = face;
  }
  const [first, last] = [rows.findIndex((row) => row !== undefined), rows.length - 1];
  // Between two rows of skin eyes or a moustache may fill one.
  for (let y = first; first >= 0 && y < last; y++) rows[y] ??= extentOf(head.face, y);
  return rows;
}

function faceMovesOf(person: Person, seen: Flat, rows: readonly (Extent | undefined)[]): FaceMoves | undefined {
  const { axis, head } = person;
  const middle = Math.round(axis);
  let [from, to] = [seen.width, -1];
  const ends: Px[] = [];
  for (const [y, face] of rows.entries()) {
    const run = head.runs[y];
    if (!face || !run) continue;
    [from, to] = [Math.min(from, face.from), Math.max(to, face.to)];
    ends.push(extentIn(seen, y, { from: run.from - 1, to: run.to + 1 }, 0)?.to ?? run.to);
  }
  if (to < 0) return undefined;
  const half = Math.max(head.half, (to - from) / 2);
  const by = Math.max(1, Math.round(half * MOVE));
  const last = median(ends);
  const end = Math.max(middle + by + 1, last - Math.min(Math.max(0, last - to), FAR_HAIR));
  return { from, to: Math.max(to, middle + 1), by, middle, end };
}
/** Beside a face so many columns of hair and line stay on its far side. */
const FAR_HAIR: Px = 2;

/** The front's column that is seen in a column ahead of the near side. */
function sourceOf({ to, by, middle, end }: FaceMoves, x: Px): Px {
  if (x < middle + by) return x - by;
  if (x >= end) return x;
  return Math.floor(middle + ((x + 0.5 - middle - by) / (end - middle - by)) * (to - middle));
}

/** Puts the head onto a picture. `aside`: the person from straight aside, looking to the right, if it is known. */
export function drawQuarterHead(out: Flat, person: Person, seen: Flat, aside: Flat | undefined): void {
  const { axis, top, neck, head } = person;
  const rows = faceRows(person);
  const moves = faceMovesOf(person, seen, rows);
  const by = moves?.by ?? Math.max(1, Math.round(head.half * MOVE));
  const first = Math.max(
    top,
    rows.findIndex((row) => row !== undefined),
  );
  for (let y = top - 1; y < neck; y++) {
    const run = head.runs[y] ?? (y === top - 1 ? head.runs[top] : undefined);
    const own = run && extentIn(seen, y, { from: run.from - 1, to: run.to + 1 }, 0);
    if (!own) continue;
    if (moves && rows[y]) faceRow(out, person, seen, aside, y, own, moves);
    else warped(out, seen, y, own, axis, Math.round(by * CROWN * nearness(person, first, y)));
  }
}

function faceRow(
  out: Flat,
  person: Person,
  seen: Flat,
  aside: Flat | undefined,
  y: Px,
  own: Extent,
  moves: FaceMoves,
): void {
  const side = aside && extentIn(aside, y, own, 3);
  // The outline lies between those of the front and of the side.
  const left = side ? Math.max(own.from, Math.min(own.from + 2, Math.round((own.from + side.from) / 2))) : own.from;
  const start = Math.max(moves.from, own.from) + moves.by;
  let right = own.to;
  // A jaw goes ahead with the face.
  if (own.to <= moves.to) while (right < moves.end && sourceOf(moves, right) < own.to) right++;
  for (let x = left; x < right; x++) {
    let color: Color;
    if (x < start) {
      color = side ? at(aside!, x - left + side.from, y) : nearSide(person, seen, x, y, own, moves, start);
      if (color < 0) color = at(seen, x - moves.by, y);
    } else color = at(seen, sourceOf(moves, x), y);
    if (color >= 0) put(out, x, y, color);
  }
}

/** Where nobody knows the side: hair as the front's own. */
function nearSide({ head }: Person, seen: Flat, x: Px, y: Px, own: Extent, face: Extent, start: Px): Color {
  const share = (x + 0.5 - own.from) / Math.max(1, start - own.from);
  const color = at(head.hair, x, y);
  return color >= 0 && x > own.from
    ? color
    : at(seen, Math.floor(own.from + share * Math.max(1, face.from - own.from)), y);
}

/** What is in the middle above a face and below it moves by so much less; the less the higher: a crown and a hat stay whole. */
const CROWN = 0.7;
const FADES = 0.6;
const nearness = ({ top, head }: Person, first: Px, y: Px): number =>
  y < head.under ? 0 : Math.max(0, 1 - Math.max(0, first - y) / Math.max(1, FADES * (first - top)));

/** A row in which there is no face: what is in the middle moves ahead, the outline stays. */
function warped(out: Flat, seen: Flat, y: Px, { from, to }: Extent, axis: number, by: Px): void {
  if (to - from < 4 * END) {
    for (let x = from; x < to; x++) if (at(seen, x, y) >= 0) put(out, x, y, at(seen, x, y));
    return;
  }
  const middle = Math.max(from + END, Math.min(to - END, Math.round(axis)));
  const moved = Math.max(from + END, Math.min(to - END, middle + by));
  for (let x = from; x < to; x++) {
    // The ends stay as drawn: a line is no wider for being turned.
    const isEnd = x < from + END || x >= to - END;
    const share = x < moved ? (x + 0.5 - from - END) / (moved - from - END) : (x + 0.5 - moved) / (to - END - moved);
    const source = x < moved ? from + END + share * (middle - from - END) : middle + share * (to - END - middle);
    const color = at(seen, isEnd ? x : Math.floor(source), y);
    if (color >= 0) put(out, x, y, color);
  }
}
/** Columns of an outline. */
const END: Px = 2;
