/** Creatures that are set by hand looking at the viewer, turned: the face moved to a side of the body, or none where they are seen from behind. */
import type { Px } from '../../../../src/pixels/types.ts';
import { eyeBoxes } from './eyes.ts';
import { letterOf, type Stamp } from './stamp.ts';

/** Slots of a face, and what more of a front is not seen from behind. */
const FACE = /^(?:eyes?|iris|mouth|teeth|tongue|beak|nose|muzzle|face|disc|light)$/;
const FRONT = /^(?:belly|chest|core|runes?|inner|suckers?)$/;
/** By how much of the width a face is moved. */
const ASIDE = 0.12;
/** A face that can be moved less than this share of the width is where it was. */
const LEAST = 0.05;
/** Eyes that are broader than this share of it are not told from what is about them. */
const BROAD = 0.3;
/** Off the middle by this share of the width eyes are of one that is seen from its side already. */
const MIDDLE = 0.08;

type Cells = string[][];
interface Face {
  readonly cells: readonly (readonly [x: Px, y: Px, c: string])[];
}

const lettersOf = ({ slots }: Stamp, names: RegExp): string =>
  slots.flatMap((slot, i) => (i > 0 && names.test(slot.names[0] ?? '') ? [0, 1, 2].map((tone) => letterOf(i, tone as 0 | 1 | 2) ?? '') : [])).join(''); // biome-ignore format: one line

/** What a face is made of, `all` of it or what can be moved; undefined where it has no eyes in the middle. */
function faceOf(stamp: Stamp, all: boolean): Face | undefined {
  const { rows } = stamp;
  const own = lettersOf(stamp, FACE);
  const isOwn = (c: string): boolean => own.includes(c.toLowerCase());
  const marked = eyeBoxes(rows);
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1];
  const take = (x: Px, y: Px): void => {
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  };
  if (marked.some((e) => e.right - e.left + 1 > rows[0]!.length * BROAD)) return undefined;
  if (marked.length > 0)
    for (const e of marked) {
      take(e.left, e.top);
      take(e.right, e.bottom);
    }
  else for (const [y, row] of rows.entries()) for (const [x, c] of [...row].entries()) if (own && isOwn(c)) take(x, y);
  const [width, height] = [rows[0]!.length, rows.length];
  if (right < 0 || Math.abs((left + right + 1) / 2 / width - 0.5) > MIDDLE) return undefined;
  // a mouth is below the eyes, between them
  const low = bottom + Math.round(height * 0.24);
  const cells: [Px, Px, string][] = [];
  for (let y = Math.max(0, top - 2); y <= Math.min(height - 1, low); y++)
    for (let x = Math.max(0, left - 2); x <= Math.min(width - 1, right + 2); x++) {
      const c = rows[y]![x]!;
      const glint = c === 'w' && (all || y <= bottom + 1);
      if (c === 'x' || c === 'X' || glint || isOwn(c)) cells.push([x, y, c]);
    }
  return { cells };
}

/** The cells without some of them: the body goes on there as beside it. */
function without(stamp: Stamp, gone: readonly (readonly [x: Px, y: Px, c: string])[]): Cells {
  const cells = stamp.rows.map((row) => [...row]);
  const open = new Set(gone.map(([x, y]) => `${x},${y}`));
  const isBody = (x: Px, y: Px): boolean => /[a-vyz0-5]/.test(stamp.rows[y]?.[x] ?? '') && !open.has(`${x},${y}`);
  for (const [x, y] of gone)
    for (let d = 1; d < cells[0]!.length; d++) {
      const from = [[x - d, y], [x + d, y], [x, y - d], [x, y + d]].find(([i, j]) => isBody(i!, j!)); // biome-ignore format: one line
      if (!from) continue;
      cells[y]![x] = stamp.rows[from[1]!]![from[0]!]!;
      break;
    }
  return cells;
}

const joined = (stamp: Stamp, cells: Cells): Stamp => ({ ...stamp, rows: cells.map((row) => row.join('')) });

/** Its face towards a side; undefined where the body has no room there. */
export function lookingTo(stamp: Stamp, left: boolean): Stamp | undefined {
  const face = faceOf(stamp, false);
  if (!face) return undefined;
  const cells = without(stamp, face.cells);
  const filled = (x: Px, y: Px): boolean => (cells[y]?.[x] ?? '.') !== '.';
  for (let by = Math.max(1, Math.round(cells[0]!.length * ASIDE)); by >= Math.max(1, cells[0]!.length * LEAST); by--) {
    const dx = left ? -by : by;
    if (!face.cells.every(([x, y]) => filled(x + dx, y) && filled(x + dx + Math.sign(dx), y))) continue;
    for (const [x, y, c] of face.cells) cells[y]![x + dx] = c;
    return joined(stamp, cells);
  }
  return undefined;
}

/** The same from behind: its outline without a face. */
export function fromBehind(stamp: Stamp): Stamp | undefined {
  const face = faceOf(stamp, true);
  if (!face) return undefined;
  // what is white and has no name is of the face or the breast
  const pale = stamp.slots.flatMap(({ names, material }, i) => (i > 0 && names.length === 0 && material === 'white' ? [0, 1, 2].map((tone) => letterOf(i, tone as 0 | 1 | 2)) : [])).join(''); // biome-ignore format: one line
  const front = lettersOf(stamp, FRONT) + lettersOf(stamp, FACE) + pale;
  const more = stamp.rows.flatMap((row, y) => [...row].flatMap((c, x) => (c !== '.' && front.includes(c.toLowerCase()) ? [[x, y, c] as const] : []))); // biome-ignore format: one line
  return joined(stamp, without(stamp, [...face.cells, ...more]));
}
