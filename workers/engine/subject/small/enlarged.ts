/**
 * Larger pictures of what is set by hand, for sizes that have none of their own: rows and columns are doubled where that widens no thin line, and
 * what is doubled is smoothed along its edges. A line of one pixel stays one pixel wide, a rivet stays a rivet.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Cell, Place, Stamp, StampSides } from './stamp.ts';

type Grid = readonly (readonly string[])[];

const NOTHING = '.';
const at = (grid: Grid, x: Px, y: Px): string => grid[y]?.[x] ?? NOTHING;

/** Every pixel as two by two, the corners of stairs cut (the rule known as Scale2x). */
function doubled(grid: Grid): Grid {
  const out: string[][] = [];
  for (const [y, row] of grid.entries()) {
    const upper: string[] = [];
    const lower: string[] = [];
    for (const [x, own] of row.entries()) {
      const [above, before, after, below] = [at(grid, x, y - 1), at(grid, x - 1, y), at(grid, x + 1, y), at(grid, x, y + 1)]; // biome-ignore format: one line
      const edge = above !== below && before !== after;
      const corner = (a: string, b: string): string => (edge && a === b ? a : own);
      upper.push(corner(before, above), corner(after, above));
      lower.push(corner(before, below), corner(after, below));
    }
    out.push(upper, lower);
  }
  return out;
}

/** How many pixels long a thin line is at least: shorter ones are of curves and slants, which even steps serve best. */
const STRAIGHT: Px = 4;

/** What of each column is a straight line of one pixel: it would become two. */
function thinness(grid: Grid): readonly number[] {
  return grid[0]!.map((_, x) => {
    let [thin, run] = [0, 0];
    for (let y = 0; y <= grid.length; y++) {
      const own = at(grid, x, y);
      const line = y < grid.length && own !== at(grid, x - 1, y) && own !== at(grid, x + 1, y);
      if (line) run++;
      else {
        if (run >= STRAIGHT) thin += run;
        run = 0;
      }
    }
    return thin;
  });
}

/** How much an uneven step costs, in thin pixels of a column. */
const UNEVEN = 3;

/**
 * Which of the columns are taken twice so that there are `more` of them: those with the fewest thin lines, at nearly even steps.
 */
function chosen(costs: readonly number[], more: number): ReadonlySet<number> {
  const n = costs.length;
  const even = n / more;
  // best[k][i]: the least cost of k columns, the last of them i
  let best = costs.map((cost, i) => cost + UNEVEN * Math.abs(i + 0.5 - even / 2));
  const from: number[][] = [];
  for (let k = 1; k < more; k++) {
    const next = costs.map(() => Number.POSITIVE_INFINITY);
    const back = costs.map(() => 0);
    for (let i = 0; i < n; i++)
      for (let step = 1; step <= Math.ceil(even) + 1 && step <= i; step++) {
        const cost = best[i - step]! + costs[i]! + UNEVEN * Math.abs(step - even);
        if (cost < next[i]!) [next[i], back[i]] = [cost, i - step];
      }
    from.push(back);
    best = next;
  }
  const ends = best.map((cost, i) => cost + UNEVEN * Math.abs(n - i - 0.5 - even / 2));
  let i = ends.indexOf(Math.min(...ends));
  const out = new Set([i]);
  for (const back of from.reverse()) {
    i = back[i]!;
    out.add(i);
  }
  return out;
}

/** Of how many of its pixels the other side is filled as well where a thing is the same on both sides. */
const ALIKE = 0.94;

function isMirrored(grid: Grid): boolean {
  let [filled, alike] = [0, 0];
  for (const row of grid)
    for (const [x, letter] of row.entries()) {
      if (letter === NOTHING) continue;
      filled++;
      if (row[row.length - 1 - x] !== NOTHING) alike++;
    }
  return alike > filled * ALIKE;
}

/** The same as `chosen` for what is the same on both sides: it stays so. */
function chosenTwice(costs: readonly number[], more: number): ReadonlySet<number> {
  const n = costs.length;
  const half = costs.slice(0, n >> 1).map((cost, x) => (cost + costs[n - 1 - x]!) / 2);
  const left = more > 1 ? [...chosen(half, more >> 1)] : [];
  return new Set([...left, ...left.map((x) => n - 1 - x), ...(n % 2 && more % 2 ? [n >> 1] : [])]);
}

/** Straight lines of so many times its height, taken together: with fewer there is nothing to keep, and slants are best in even steps. */
const LINED = 1.5;

/** Where each column of the larger picture begins and ends in one of `fine` times the size. */
function spans(grid: Grid, factor: number, fine: number): readonly (readonly [from: Px, to: Px])[] {
  const costs = thinness(grid);
  if (costs.reduce((sum, cost) => sum + cost, 0) < grid.length * LINED) {
    const n = Math.round(costs.length * factor);
    const wide = (fine * costs.length) / n;
    return Array.from({ length: n }, (_, x): [Px, Px] => [x * wide, (x + 1) * wide]);
  }
  const times = Math.floor(factor);
  const more = Math.round(costs.length * (factor - times));
  const twice = more === 0 ? new Set<number>() : isMirrored(grid) ? chosenTwice(costs, more) : chosen(costs, more);
  return costs.flatMap((_, x) => {
    const pieces = times + (twice.has(x) ? 1 : 0);
    const of = fine / pieces;
    return Array.from({ length: pieces }, (_, i): [Px, Px] => [fine * x + i * of, fine * x + (i + 1) * of]);
  });
}

const turned = (grid: Grid): Grid => grid[0]!.map((_, x) => grid.map((row) => row[x]!));

/** What most of a rectangle is. */
function most(grid: Grid, [left, right]: readonly [Px, Px], [top, bottom]: readonly [Px, Px]): string {
  const shares = new Map<string, number>();
  let best = NOTHING;
  for (let y = Math.floor(top); y < bottom; y++)
    for (let x = Math.floor(left); x < right; x++) {
      const share = (Math.min(x + 1, right) - Math.max(x, left)) * (Math.min(y + 1, bottom) - Math.max(y, top));
      const letter = at(grid, x, y);
      const sum = (shares.get(letter) ?? 0) + share;
      shares.set(letter, sum);
      if (letter === best || sum > (shares.get(best) ?? 0)) best = letter;
    }
  return best;
}

interface Larger {
  readonly rows: Grid;
  readonly across: readonly (readonly [from: Px, to: Px])[];
  readonly down: readonly (readonly [from: Px, to: Px])[];
  /** How many times as fine the picture is of which columns and rows are taken. */
  readonly times: number;
}

function larger(grid: Grid, factor: number): Larger {
  // the larger it gets, the more its stairs are to be smoothed
  const doublings = factor > 2 ? 3 : 2;
  const times = 2 ** doublings;
  let fine: Grid = grid;
  for (let k = 0; k < doublings; k++) fine = doubled(fine);
  const [across, down] = [spans(grid, factor, times), spans(turned(grid), factor, times)];
  return { rows: down.map((high) => across.map((span) => most(fine, span, high))), across, down, times };
}

/** What is put together of cells, `factor` (1–4) times as large. */
export function enlargedCells(cells: readonly (readonly (Cell | undefined)[])[], factor: number): (Cell | undefined)[][] {
  const kinds = new Map<string, Cell>();
  const wide = Math.max(...cells.map((row) => row.length));
  const grid = cells.map((row) => Array.from({ length: wide }, (_, x) => {
    const cell = row[x];
    if (!cell) return NOTHING;
    const key = `${cell.part}/${JSON.stringify(cell.material)}/${cell.tone}/${cell.thread}`;
    kinds.set(key, cell);
    return key;
  }));
  return larger(grid, factor).rows.map((row) => row.map((key) => kinds.get(key)));
} // biome-ignore format: one line

/** Three letters, and their capitals, are the tones of one slot. */
const slotOf = (letter: string): number => Math.floor((letter.toLowerCase().codePointAt(0)! - 97) / 3);

const made = new WeakMap<Stamp, Map<number, Stamp>>();

/** A stamp `factor` (1–4) times as large, for pictures of those sides. The same stamp gives the same pixels. */
export function enlarged(stamp: Stamp, factor: number, sides: StampSides): Stamp {
  const sizes = made.get(stamp) ?? new Map<number, Stamp>();
  made.set(stamp, sizes);
  const known = sizes.get(factor);
  if (known) return known;
  const wide = Math.max(...stamp.rows.map((row) => row.length));
  const { rows, across, down, times } = larger(stamp.rows.map((row) => [...row.padEnd(wide, NOTHING)]), factor); // biome-ignore format: one line
  const { head, neck, ...rest } = stamp;
  const shown = new Set(rows.flat().map(slotOf));
  const kept = rows.map((row) => [...row]);
  stamp.rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === NOTHING || shown.has(slotOf(letter))) return;
      // what is but a pixel or two would give way to what is around it
      kept[firstOf(down, y)]![firstOf(across, x)] = letter;
    });
  });
  const large: Stamp = {
    ...rest,
    rows: kept.map((row) => row.join('')),
    sides,
    ...(head ? { head: placed(head) } : {}),
    ...(neck ? { neck: placed(neck) } : {}),
  };
  sizes.set(factor, large);
  return large;

  /** The first column or row that shows the i-th one of the stamp; 0 where none does. */
  function firstOf(of: typeof across, i: Px): Px {
    return Math.max(
      0,
      of.findIndex(([from, to]) => to > times * i && from < times * (i + 1)),
    );
  }
  function placed([left, row, width]: Place): Place {
    const first = (of: typeof across, i: Px): Px => of.filter(([from]) => from < times * i).length;
    return [first(across, left), first(down, row), first(across, left + width) - first(across, left)];
  }
}
