/** A whole picture that leans, crouches, stretches and steps by whole rows and columns: no pixel takes another shape. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areKin, at, blank, type Flat, opaqueRows, put } from '../parts/flat.ts';

export interface Bend {
  /** How far all of it moves. */
  readonly dx: Px;
  readonly dy: Px;
  /** How far the top moves beyond that; the ground stays. */
  readonly lean: Px;
  /** Rows that it is lower (above 0) or higher (below 0); the ground stays. */
  readonly crouch: Px;
  /** Columns that it is wider (above 0) or narrower (below 0), and the side that moves by them: 0 is both alike. */
  readonly stretch?: Px;
  readonly to?: -1 | 0 | 1;
  /** The first row of those that may go; absent: of the lower half. */
  readonly gives?: Px | undefined;
  /** The row behind the last of those; absent: all but the feet. */
  readonly until?: Px | undefined;
  /** Rows and columns go or come only where nothing is drawn on them, wherever that is: faces and patterns keep their shape. */
  readonly isBare?: boolean;
  /** Rows and columns with an eye or the like on them neither go nor come. */
  readonly sparesMarks?: boolean;
}

export const STILL: Bend = { dx: 0, dy: 0, lean: 0, crouch: 0 };

/** Where a row of the picture comes to lie. */
export interface Bent {
  readonly place: (x: Px, y: Px) => { readonly x: Px; readonly y: Px };
  readonly draw: (flat: Flat) => Flat;
}

/** Rows at the feet and of the head, which keep their shape, as shares of the height; and columns at both sides. */
const FEET = 0.1;
const HEAD = 0.5;
const SIDE = 0.26;
/** What is above this share of the height leans as one: faces are not sheared. */
const LEANS = 0.55;
/** Most of its rows or columns that may go or come. */
const MOST = 0.25;
const MOST_OF_LEGS = 0.5;

/** How `whole` is bent; all of its layers go the same way. Rows that go or come twice are those most like their neighbours. */
export function bend(
  whole: Flat,
  { dx, dy, lean, crouch, stretch = 0, to = 0, gives, until, isBare = false, sparesMarks = false }: Bend,
): Bent {
  const { top, bottom } = opaqueRows(whole);
  const height = Math.max(1, bottom - top);
  const [from, to_] = [
    gives ?? Math.round(top + (isBare ? FEET : HEAD) * height),
    until ?? Math.round(bottom - FEET * height),
  ];
  const most = gives === undefined ? height * MOST : Math.max(1, (to_ - from) * MOST_OF_LEGS);
  const steps = Math.min(Math.abs(Math.round(crouch)), Math.floor(most));
  const how = { isBare, sparesMarks };
  const chosen = new Set(alike(whole, 'rows', [from, to_], steps, how));
  const isLower = crouch > 0;
  // From the ground up: where each row of the source goes.
  const rowOf: Px[] = [];
  let shift = 0;
  for (let y = whole.height - 1; y >= 0; y--) {
    if (chosen.has(y)) shift += isLower ? 1 : -1;
    rowOf[y] = y + shift;
  }
  const columns = stretched(whole, Math.round(stretch), to, how);
  const leanOf = (y: Px): Px => dx + Math.round(lean * Math.max(0, Math.min(1, (bottom - 1 - y) / (LEANS * height))));
  const place = (x: Px, y: Px): { x: Px; y: Px } => {
    const near = Math.max(0, Math.min(whole.width - 1, Math.round(x)));
    const [first = near] = columns.get(near) ?? [];
    return {
      x: x + first - near + leanOf(Math.round(y)),
      y: (rowOf[Math.max(0, Math.min(whole.height - 1, Math.round(y)))] ?? y) + dy,
    };
  };
  const draw = (flat: Flat): Flat => {
    const out = blank(flat.width, flat.height);
    for (let y = flat.height - 1; y >= 0; y--) {
      if (isLower && chosen.has(y)) continue;
      const rows = !isLower && chosen.has(y) ? [rowOf[y]! + dy, rowOf[y]! + dy + 1] : [rowOf[y]! + dy];
      for (let x = 0; x < flat.width; x++) {
        const color = at(flat, x, y);
        if (color < 0) continue;
        for (const X of columns.get(x) ?? [x]) for (const Y of rows) put(out, X + leanOf(y), Y, color);
      }
    }
    return out;
  };
  return { place, draw };
}

type How = Required<Pick<Bend, 'isBare' | 'sparesMarks'>>;

/** Where each column goes: one that goes away nowhere, one that comes twice to two places. */
function stretched(flat: Flat, by: Px, to: -1 | 0 | 1, how: How): ReadonlyMap<Px, readonly Px[]> {
  if (by === 0) return new Map();
  let [left, right] = [flat.width, 0];
  flat.colors.forEach((color, i) => {
    if (color < 0) return;
    left = Math.min(left, i % flat.width);
    right = Math.max(right, (i % flat.width) + 1);
  });
  const wide = Math.max(1, right - left);
  const count = Math.min(Math.abs(by), Math.floor(wide * MOST));
  const within = [Math.round(left + SIDE * wide), Math.round(right - SIDE * wide)] as const;
  const chosen = alike(flat, 'columns', within, count, how);
  const set = new Set(chosen);
  const sign = Math.sign(by);
  // The side that stays is where the shift begins; both sides alike share it.
  const before = to > 0 ? 0 : to < 0 ? chosen.length : Math.round(chosen.length / 2);
  const out = new Map<Px, Px[]>();
  let shift = -before * sign;
  for (let x = 0; x < flat.width; x++) {
    if (!set.has(x)) out.set(x, [x + shift]);
    else if (sign < 0) {
      shift--;
      out.set(x, []);
    } else {
      out.set(x, [x + shift, x + shift + 1]);
      shift++;
    }
  }
  return out;
}

/**
 * `count` rows or columns that change least from the one before, no two of them neighbours where that can be; fewer where
 * they have to be bare and fewer are.
 */
function alike(
  flat: Flat,
  which: 'rows' | 'columns',
  [from, to]: readonly [Px, Px],
  count: Px,
  { isBare, sparesMarks }: How,
): Px[] {
  if (count === 0) return [];
  const isRows = which === 'rows';
  const along = isRows ? flat.width : flat.height;
  const colorAt = (line: Px, k: Px): number => (isRows ? at(flat, k, line) : at(flat, line, k));
  const cost = (line: Px): number => {
    let sum = 0;
    for (let k = 0; k < along; k++) {
      const [a, b] = [colorAt(line, k), colorAt(line - 1, k)];
      sum += a >= 0 && b >= 0 ? Math.min(150, apart(a, b)) : a >= 0 || b >= 0 ? 200 : 0;
    }
    return sum;
  };
  const all = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  const lineAt = (line: Px): readonly number[] => Array.from({ length: along }, (_, k) => colorAt(line, k));
  const free = isBare ? bareOf(all, lineAt) : sparesMarks ? all.filter((line) => !isMarked(lineAt(line))) : all;
  const costs = new Map(free.map((line) => [line, cost(line)]));
  const lines = [...costs.keys()].sort((a, b) => costs.get(a)! - costs.get(b)!);
  const chosen: Px[] = [];
  for (const line of lines) {
    if (chosen.length === count) break;
    if (chosen.every((other) => Math.abs(other - line) > 1)) chosen.push(line);
  }
  return [...chosen, ...lines.filter((y) => !chosen.includes(y)).slice(0, count - chosen.length)];
}

/** Lines with nothing drawn on them or beside them; none where most of a picture is drawn on. */
function bareOf(all: readonly Px[], lineAt: (line: Px) => readonly number[]): readonly Px[] {
  const marked = new Map([-1, ...all.keys(), all.length].map((k) => [k, isMarked(lineAt((all[0] ?? 0) + k))] as const));
  const bare = all.filter((_line, k) => ![k - 1, k, k + 1].some((one) => marked.get(one)));
  return bare.length >= PLAIN * all.length ? bare : [];
}
const PLAIN = 0.6;

/** Whether something is drawn on a line: a short run between two runs of one colour, as an eye in a face. */
function isMarked(line: readonly number[]): boolean {
  const runs: { color: number; long: Px }[] = [];
  for (const color of line) {
    const last = runs.at(-1);
    if (last && (last.color === color || areKin(last.color, color))) last.long++;
    else runs.push({ color, long: 1 });
  }
  const figure = runs.filter(({ color }) => color >= 0);
  const wide = figure.reduce((sum, { long }) => sum + long, 0);
  return figure.some(({ long, color }, k) => {
    const [before, after] = [figure[k - 1]?.color, figure[k + 1]?.color];
    if (before === undefined || after === undefined || long > MARK * wide) return false;
    return areKin(before, after) && !areKin(before, color);
  });
}
const MARK = 0.34;
