/**
 * What is put on a sprite as an artist sets it: rows of letters, one set for each width of a head or height of a figure; the set that is
 * nearest is laid at whole pixels, never stretched.
 *
 * Letters: `a` light, `b` plain, `c` shaded, `d` deep of the piece, `A` its glint; `e` `f` `g` `h` `E` the same of its second colour;
 * `n` `m` light and shaded wood; `y` `o` `r` a flame from its core out; `k` as dark as lines, `w` white; `t` a thread that lies behind
 * everything and has no line; `.` nothing.
 */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { ShapeTools } from './shape-tools.ts';
import type { Tone } from './stamp.ts';

export interface RowSet {
  /** Pixels of the head that it fits, or of the height of the figure. */
  readonly fits: Px;
  readonly rows: readonly string[];
}

/** Reads sets: a line `name fits`, its rows, an empty line. */
export function readSets(text: string): Readonly<Record<string, readonly RowSet[]>> {
  const out: Record<string, RowSet[]> = {};
  for (const block of text.trim().split(/\n\s*\n/)) {
    const [head, ...rows] = block
      .trim()
      .split('\n')
      .map((row) => row.trim()) as [string, ...string[]];
    const [names, fits] = head.split(' ') as [string, string];
    for (const name of names.split(',')) out[name] = [...(out[name] ?? []), { fits: Number(fits), rows }];
  }
  return out;
}

/** The set that is nearest to a size; by how many times the one is of the other. */
export function nearest(sets: readonly RowSet[], size: number): RowSet {
  const off = ({ fits }: RowSet): number => Math.abs(Math.log(fits / Math.max(1, size)));
  return sets.reduce((best, next) => (off(next) < off(best) ? next : best));
}

const WOOD: Ramp = rampOf(hexToRgb('#7a5434'), 1.1);
const FIRE: Ramp = rampOf(hexToRgb('#f08c2c'), 1.2);
const INK: Ramp = rampOf(hexToRgb('#2c2834'));
const WHITE: Ramp = rampOf(hexToRgb('#e8e6e0'));
const THREAD: Ramp = rampOf(hexToRgb('#b8b4a8'));

const TONES: readonly Tone[] = ['light', 'base', 'shadow', 'deep'];

function inkOf({ main, trim }: ShapeTools, letter: string): readonly [Ramp, Tone] {
  const k = 'abcdefgh'.indexOf(letter);
  if (k >= 0) return [k < 4 ? main : trim, TONES[k % 4]!];
  const others: Readonly<Record<string, readonly [Ramp, Tone]>> = {
    A: [main, 'spec'],
    E: [trim, 'spec'],
    n: [WOOD, 'light'],
    m: [WOOD, 'shadow'],
    y: [FIRE, 'spec'],
    o: [FIRE, 'light'],
    r: [FIRE, 'shadow'],
    k: [INK, 'shadow'],
    w: [WHITE, 'light'],
    t: [THREAD, 'base'],
  };
  return others[letter] ?? [main, 'base'];
}

/** Lays rows with their pixel (`column`, `row`) at a place; `isFlipped` turns them to the other side. */
export function layRows(
  tools: ShapeTools,
  { rows }: RowSet,
  place: { readonly x: Px; readonly y: Px },
  { column, row, isFlipped = false }: { readonly column: Px; readonly row: Px; readonly isFlipped?: boolean },
): void {
  rows.forEach((letters, v) => {
    [...letters].forEach((letter, u) => {
      if (letter === '.') return;
      const [x, y] = [place.x + (isFlipped ? column - u : u - column), place.y + v - row];
      const [ramp, tone] = inkOf(tools, letter);
      (letter === 't' ? tools.thread : tools.stamp).dot(x, y, tone, ramp);
    });
  });
}
