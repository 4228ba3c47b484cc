/** Lets flames, shards, spikes and the like grow on a creature that is set by hand, along the line of its back. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { MaterialRef } from '../../catalogue/materials.ts';
import { type EyeBox, eyeBoxes } from './eyes.ts';
import type { Growth, StampClass } from './growths.ts';
import { letterOf, type Stamp, type StampSlot } from './stamp.ts';

/** The size of pictures that a stamp is of, by its own measures. */
export function classOf({ rows }: Stamp): StampClass {
  const side = Math.max(rows.length, ...rows.map((row) => row.length));
  return side <= 13 ? 0 : side <= 21 ? 1 : side <= 31 ? 2 : side <= 44 ? 3 : 4;
}

/** The trunk of an animal seen from its side: columns between tail and head, and the line of its back. */
export interface Trunk {
  readonly left: Px;
  readonly right: Px;
  /** First filled row of every column of the stamp; none: the number of rows. */
  readonly tops: readonly Px[];
}

const at = (cells: readonly (readonly string[])[], x: Px, y: Px): string => cells[y]?.[x] ?? '.';

/** Its eyes: those that are marked as such, else what has their colour in its slot, else the dark spots on the right. */
export function eyesOf({ rows, slots }: Stamp): readonly EyeBox[] {
  const marked = eyeBoxes(rows);
  if (marked.length > 0) return marked;
  const own = slots.findIndex(({ material, names }) => material === 'eyes' || names.includes('eyes'));
  const letters = own < 0 ? 'X' : [0, 1, 2].map((tone) => letterOf(own, tone as 0 | 1 | 2)).join('');
  const half = rows[0]!.length / 2;
  const found = rows.flatMap((row, y) => [...row].flatMap((c, x) => (letters.includes(c) && x > half ? [{ x, y }] : []))); // biome-ignore format: one line
  const [first] = found;
  return first ? [{ left: first.x, right: first.x, top: first.y, bottom: first.y }] : [];
}

/** The first column of the head: as the stamp tells, or what is filled or undivided on the left of its eyes. */
export function headLeft(stamp: Stamp): Px | undefined {
  if (stamp.head) return stamp.head[0];
  const eye = eyesOf(stamp)[0];
  if (!eye) return undefined;
  const row = stamp.rows[eye.top]!;
  let x = eye.left;
  while (x > 0 && row[x - 1] !== '.' && !/[A-W]/.test(row[x - 1]!)) x--;
  return x > 1 ? x : Math.max(1, eye.left - Math.round(row.length * 0.2));
}

/** Share of a stamp's height by which a back may rise and fall. */
const LEVEL = 0.16;
const FALL = 0.3;
/** Share of its width from which on eyes are those of one that stands sideways. */
const ASIDE = 0.6;
/** Fewest columns of a back, as a share of the stamp's width: with less it looks at the viewer. */
const LEAST_BACK = 0.14;

/** What stands above a back and is none: its letters are air to whatever grows there. */
const ABOVE = /^(?:wings?|horns?|antlers?)$/;
function asideOf({ slots }: Stamp): RegExp {
  const letters = slots.flatMap(({ names, material }, slot) => (ABOVE.test(names[0] ?? '') || ABOVE.test(material) ? [0, 1, 2].map((tone) => letterOf(slot, tone as 0 | 1 | 2)!) : [])); // biome-ignore format: one line
  return new RegExp(`[.${letters.join('')}]`, 'i');
}

/** Its trunk, `bare` without what stands above it; undefined where it looks at the viewer. */
export function trunkOf(stamp: Stamp, bare = false): Trunk | undefined {
  const { rows } = stamp;
  const width = rows[0]!.length;
  const aside = bare ? asideOf(stamp) : /\./;
  const topsOf = (free: RegExp): readonly Px[] =>
    Array.from({ length: width }, (_, x) => {
      const top = rows.findIndex((row) => !free.test(row[x]!));
      return top < 0 ? rows.length : top;
    });
  const tops = topsOf(aside);
  const head = headLeft(stamp);
  const eyes = eyesOf(stamp);
  if (head === undefined || !eyes.length) return undefined;
  // spiders and bats look at the viewer with the head in the middle
  if ((eyes[0]!.left + eyes.at(-1)!.right) / 2 < width * ASIDE) return undefined;
  const end = Math.min(head, width - 1);
  const middle = tops.slice(Math.round(end * 0.25), Math.round(end * 0.9)).sort((a, b) => a - b);
  const level = middle[middle.length >> 1];
  if (level === undefined) return undefined;
  // haunches fall away further than tails and manes may rise
  const isBack = (x: Px): boolean => tops[x]! >= level - Math.max(1, rows.length * LEVEL) && tops[x]! <= level + Math.max(2, rows.length * FALL); // biome-ignore format: one line
  // the neck rises before the head
  let right = end;
  while (right > 1 && !isBack(right - 1)) right--;
  let left = right - 1;
  while (left > 0 && isBack(left - 1)) left--;
  // rounded off towards the tail
  while (left < right && tops[left]! > level + Math.max(2, rows.length * LEVEL)) left++;
  return right - left >= Math.max(3, width * LEAST_BACK) ? { left, right, tops } : undefined;
}

/** A stamp while something is put on it. */
interface Work {
  cells: string[][];
  /** Rows that were added above. */
  above: Px;
  readonly slots: StampSlot[];
}

function room(work: Work, y: Px): void {
  for (; y + work.above < 0; work.above++) work.cells.unshift(new Array<string>(work.cells[0]!.length).fill('.'));
}

/** Letters of an animal's eyes and the gleam in them. */
const FACE = /[xwX]/;

/** Draws rows with their lowest one at `foot`; `behind`: on free pixels alone. */
function place(
  work: Work,
  rows: readonly string[],
  [x0, foot]: readonly [Px, Px],
  letter: (c: string) => string,
  behind: boolean,
): void {
  room(work, foot - rows.length + 1);
  for (const [j, row] of rows.entries())
    for (const [i, c] of [...row].entries()) {
      const [x, y] = [x0 + i, foot - rows.length + 1 + j + work.above];
      const was = at(work.cells, x, y);
      if (
        c === '.' ||
        x < 0 ||
        x >= work.cells[0]!.length ||
        y >= work.cells.length ||
        FACE.test(was) ||
        (behind && was !== '.')
      )
        continue;
      work.cells[y]![x] = letter(c);
    }
}

/** Places above the outline of one that looks at the viewer, as shares of its width. */
const FAN = [0.5, 0.22, 0.78];

/**
 * The stamp with what grows on it, in those colours.
 * @returns undefined where it has no letters left for the materials
 */
export function grown(
  stamp: Stamp,
  growth: Growth,
  materials: readonly MaterialRef[] = growth.materials,
): Stamp | undefined {
  const kind = classOf(stamp);
  const rows = growth.rows[kind]!;
  const lesser = kind > 0 ? growth.rows[kind - 1]! : rows.slice(0, -1);
  const first = stamp.slots.length;
  if (!letterOf(first + materials.length - 1, 2)) return undefined;
  const letter = (c: string): string => {
    const n = 'abcdefghi'.indexOf(c.toLowerCase());
    const own = letterOf(first + Math.floor(n / 3), (n % 3) as 0 | 1 | 2)!;
    return c === c.toLowerCase() ? own : own.toUpperCase();
  };
  const work: Work = { cells: stamp.rows.map((row) => [...row]), above: 0, slots: [...stamp.slots, ...materials.map((material) => ({ material, names: [growth.name], ...(growth.thread ? { thread: true as const } : {}) }))] }; // biome-ignore format: one line
  const lift = growth.floats ? 2 : 0;
  const trunk = trunkOf(stamp, true);
  if (trunk) along(work, trunk, stamp, [rows, lesser], growth, letter, lift);
  else fanned(work, stamp, [rows, lesser], letter, lift);
  return { ...stamp, slots: work.slots, rows: work.cells.map((row) => row.join('')), ...(stamp.head ? { head: [stamp.head[0], stamp.head[1] + work.above, stamp.head[2]] as const } : {}), ...(stamp.neck ? { neck: [stamp.neck[0], stamp.neck[1] + work.above, stamp.neck[2]] as const } : {}) }; // biome-ignore format: one line
}

type Sizes = readonly [large: readonly string[], small: readonly string[]];

function along(
  work: Work,
  { left, right, tops }: Trunk,
  stamp: Stamp,
  [large, small]: Sizes,
  { gap = 0, crowns, floats }: Growth,
  letter: (c: string) => string,
  lift: Px,
): void {
  const length = right - left;
  const pitch = Math.max(2, Math.round(((large[0]!.length + small[0]!.length) / 2) * (1 + gap)));
  const n = Math.max(1, Math.round(length / pitch));
  for (let k = 0; k < n; k++) {
    const rows = (n - k) % 2 ? large : small;
    const middle = left + Math.round(((k + 0.5) * length) / n);
    const x0 = Math.max(0, Math.min(middle - (rows[0]!.length >> 1), right - rows[0]!.length));
    const over = tops.slice(Math.max(left, x0), Math.min(right, x0 + rows[0]!.length)).filter((top) => top < stamp.rows.length); // biome-ignore format: one line
    if (over.length === 0) continue;
    // rooted where its middle stands; what floats is over the highest point
    const foot = floats ? Math.min(...over) - lift - (k % 2) : Math.min(...over) + (rows.length > 4 ? 1 : 0);
    place(work, rows, [x0, foot], letter, false);
  }
  if (!crowns) return;
  const eyes = eyesOf(stamp);
  if (eyes.length > 0) {
    const middle = Math.round((eyes[0]!.left + eyes.at(-1)!.right) / 2);
    const x0 = middle - (small[0]!.length >> 1);
    // a column of wings alone has no head in it
    const over = tops.slice(Math.max(0, x0), x0 + small[0]!.length).filter((top) => top < stamp.rows.length);
    if (over.length > 0) place(work, small, [x0, Math.max(...over)], letter, true);
  }
  const tail = tops.slice(0, left).map((top, x) => ({ top, x })).sort((a, b) => a.top - b.top)[0]; // biome-ignore format: one line
  if (tail && tail.top < stamp.rows.length - 1)
    place(work, small, [Math.max(0, tail.x - (small[0]!.length >> 1)), tail.top + 1], letter, false);
}

function fanned(work: Work, { rows }: Stamp, [large, small]: Sizes, letter: (c: string) => string, lift: Px): void {
  const width = rows[0]!.length;
  for (const [k, share] of FAN.entries()) {
    const drawn = k === 0 ? large : small;
    const middle = Math.round((width - 1) * share);
    const x0 = Math.max(0, Math.min(width - drawn[0]!.length, middle - (drawn[0]!.length >> 1)));
    const over = Array.from({ length: drawn[0]!.length }, (_, i) => rows.findIndex((row) => row[x0 + i] !== '.')).filter((top) => top >= 0); // biome-ignore format: one line
    if (over.length === 0) continue;
    place(work, drawn, [x0, (lift ? Math.min(...over) : Math.max(...over)) - lift], letter, lift === 0);
  }
}
