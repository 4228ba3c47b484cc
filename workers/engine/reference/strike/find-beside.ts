/**
 * Staffs, spears and raised blades that stand beside a figure, found by the silhouette alone: a narrow straight run of rows
 * at one side, which ends free above the hand. Joints of hands that hold such things are often told wrong.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Flat, median } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { withLine } from './mask.ts';
import type { Point, Trunk, Weapon } from './types.ts';
import { weaponOf } from './weapon.ts';

/** Shares of the height. */
const WIDEST = 0.13;
const LEAST_LONG = 0.3;
const HEAD_WIDE = 0.2;
const HEAD_LONG = 0.3;
const HAND = [0.36, 0.72] as const;
/** Share of its rows that are narrow: others are behind a hand or before a garment. */
const SEEN = 0.5;
/** Steeper than this share of a column a row. */
const STEEP = 0.75;

interface Run {
  readonly y: Px;
  readonly from: Px;
  readonly to: Px;
}

/** The longer of those at both sides; undefined where there is none. */
export function findBeside(line: LineHabit, trunk: Trunk): Weapon | undefined {
  const found = ([-1, 1] as const).flatMap((side) => besideAt(line, trunk, side) ?? []);
  return found.sort((a, b) => b.ahead + b.behind - a.ahead - a.behind)[0];
}

function besideAt(line: LineHabit, trunk: Trunk, side: -1 | 1): Weapon | undefined {
  const { figure } = line;
  const height = trunk.floor - trunk.top;
  const isInk = (x: Px, y: Px): boolean => {
    const color = at(figure, x, y);
    return color >= 0 && !(line.isLined && line.colors.has(color));
  };
  const runs = outerRuns(figure, isInk, side, Math.max(2, Math.round(WIDEST * height))).filter(
    ({ from, to }) => Math.abs((from + to) / 2 - trunk.axis) > 0.85 * trunk.half,
  );
  const straight = straightest(runs, Math.max(1, 0.035 * height));
  if (!straight || straight.runs.length < LEAST_LONG * height) return undefined;
  const { slope, base } = straight;
  const rows = straight.runs.map(({ y }) => y);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  if (straight.runs.length < SEEN * (last - first + 1)) return undefined;
  const core = new Uint8Array(figure.colors.length);
  const colors = new Set<number>();
  for (const { y, from, to } of straight.runs)
    for (let x = from; x < to; x++) {
      core[y * figure.width + x] = 1;
      colors.add(at(figure, x, y));
    }
  // Behind a hand it is hidden, before a garment it is of its own colours.
  const half = Math.max(0.5, median(straight.runs.map(({ from, to }) => to - from)) / 2);
  const isOwn = (x: Px, y: Px): boolean => colors.has(at(figure, x, y));
  const hidden: Px[] = [];
  for (let y = first; y <= trunk.floor; y++) {
    if (rows.includes(y)) continue;
    const middle = base + slope * y;
    let own = 0;
    for (let x = Math.round(middle - half); x < Math.round(middle + half); x++) {
      if (at(figure, x, y) < 0 || !isOwn(x, y)) continue;
      core[y * figure.width + x] = 1;
      own++;
    }
    if (own === 0 && y > last) break;
    if (y < last) hidden.push(y);
  }
  const tip = { x: base + slope * first, y: first };
  if (!addTip(figure, core, tip, trunk, height)) return undefined;
  addDetached(line, core);
  const grip = gripAt(figure, core, { hidden, trunk, height, base, slope, side });
  if (!grip || grip.y - first < 0.2 * height) return undefined;
  return weaponOf(line, core, grip, Math.atan2(1, slope), height);
}

/** The outermost narrow run of each row at a side, with nothing or a line beside it towards the body. */
function outerRuns(figure: Flat, isInk: (x: Px, y: Px) => boolean, side: -1 | 1, widest: Px): Run[] {
  const out: Run[] = [];
  for (let y = 0; y < figure.height; y++) {
    let x = side < 0 ? 0 : figure.width - 1;
    while (x >= 0 && x < figure.width && !isInk(x, y)) x -= side;
    if (x < 0 || x >= figure.width) continue;
    const outer = x;
    while (isInk(x, y)) x -= side;
    const wide = Math.abs(x - outer);
    if (wide > widest) continue;
    out.push(side < 0 ? { y, from: outer, to: x } : { y, from: x + 1, to: outer + 1 });
  }
  return out;
}

/** The steep straight line that most runs lie on, and those that do. */
function straightest(
  runs: readonly Run[],
  near: number,
): { readonly slope: number; readonly base: number; readonly runs: readonly Run[] } | undefined {
  let best: { slope: number; base: number; runs: Run[] } | undefined;
  const middle = ({ from, to }: Run): number => (from + to) / 2;
  for (const [i, a] of runs.entries()) {
    for (const b of runs.slice(i + 4)) {
      const slope = (middle(b) - middle(a)) / (b.y - a.y);
      if (Math.abs(slope) > STEEP) continue;
      const base = middle(a) - slope * a.y;
      const on = runs.filter((run) => Math.abs(middle(run) - base - slope * run.y) <= near);
      if (!best || on.length > best.runs.length) best = { slope, base, runs: on };
    }
  }
  return best;
}

/** What is wider at the tip: an axe, a knob. False where that leads into the body. */
function addTip(figure: Flat, core: Uint8Array, tip: Point, trunk: Trunk, height: Px): boolean {
  const { width } = figure;
  const queue: number[] = [];
  core.forEach((is, i) => {
    if (is && Math.floor(i / width) < tip.y + HEAD_LONG * height) queue.push(i);
  });
  const seen = new Set(queue);
  for (let k = 0; k < queue.length; k++) {
    const [x, y] = [queue[k]! % width, Math.floor(queue[k]! / width)];
    for (const [dx, dy] of [
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ] as const) {
      const [X, Y] = [x + dx, y + dy];
      const i = Y * width + X;
      if (at(figure, X, Y) < 0 || seen.has(i)) continue;
      // Below its head it is no wider than it was found.
      if (Y > tip.y + 0.12 * height && dy >= 0) continue;
      if (Math.abs(X + 0.5 - trunk.axis) < trunk.half) return false;
      if (Math.abs(X + 0.5 - tip.x) > HEAD_WIDE * height || Y < tip.y - HEAD_LONG * height) return false;
      seen.add(i);
      queue.push(i);
    }
  }
  for (const i of queue) core[i] = 1;
  return true;
}

/** What hangs on nothing else: prongs, a guard, ornaments. */
function addDetached(line: LineHabit, core: Uint8Array): void {
  const { figure } = line;
  const { width } = figure;
  const taken = withLine(line, core);
  const seen = new Uint8Array(core.length);
  const pieces: number[][] = [];
  figure.colors.forEach((color, start) => {
    if (color < 0 || taken[start] || seen[start]) return;
    const piece = [start];
    seen[start] = 1;
    for (let k = 0; k < piece.length; k++) {
      const [x, y] = [piece[k]! % width, Math.floor(piece[k]! / width)];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const j = (y + dy) * width + x + dx;
          if (at(figure, x + dx, y + dy) < 0 || taken[j] || seen[j]) continue;
          seen[j] = 1;
          piece.push(j);
        }
      }
    }
    pieces.push(piece);
  });
  const most = Math.max(0, ...pieces.map((piece) => piece.length));
  const isNear = (i: number): boolean => {
    for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) if (core[i + dy * width + dx]) return true;
    return false;
  };
  for (const piece of pieces)
    if (piece.length < DETACHED * most && piece.some(isNear)) for (const i of piece) core[i] = 1;
}
const DETACHED = 0.12;

interface Gripping {
  readonly hidden: readonly Px[];
  readonly trunk: Trunk;
  readonly height: Px;
  readonly base: number;
  readonly slope: number;
  readonly side: -1 | 1;
}

/** Where a hand is: rows that hide it, or those in which the figure comes nearest to it. */
function gripAt(
  figure: Flat,
  core: Uint8Array,
  { hidden, trunk, height, base, slope, side }: Gripping,
): Point | undefined {
  const [from, to] = HAND.map((share) => Math.round(trunk.top + share * height)) as [Px, Px];
  const usual = trunk.top + 0.54 * height;
  let best: { y: Px; cost: number } | undefined;
  for (let y = from; y <= to; y++) {
    const middle = base + slope * y;
    let away = 5;
    for (let d = 0; d < 5; d++) {
      const x = Math.round(middle - side * d);
      if (at(figure, x, y) >= 0 && !core[y * figure.width + x]) {
        away = d;
        break;
      }
    }
    const cost = away + (hidden.includes(y) ? 0 : 1.5) + Math.abs(y - usual) / (0.08 * height);
    if (away < 5 && (!best || cost < best.cost)) best = { y, cost };
  }
  return best && { x: Math.round(base + slope * best.y - 0.5), y: best.y };
}
