/** Wings of creatures that are set by hand as words have them: huge, tiny, in tatters. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { BriefPart } from '../../types.ts';
import { letterOf, type Place, type Stamp } from './stamp.ts';

/** How wings were said to be. */
export interface WingsSaid {
  /** Times as large as usual. */
  readonly size: number;
  readonly torn: boolean;
}

/** What is said of the size and state of wings; undefined: nothing. */
export function wingsSaid(parts: readonly BriefPart[]): WingsSaid | undefined {
  const wings = parts.find(({ piece }) => WINGS.test(piece));
  if (!wings || (wings.size === undefined && !wings.states?.includes('torn'))) return undefined;
  return { size: wings.size ?? 1, torn: wings.states?.includes('torn') === true };
}
export const WINGS = /^(?:[a-z]+-)?wings$/;

/** Whether all that is said of a part is what this file draws. */
export const isWingsSaid = ({ piece, pattern, states }: BriefPart): boolean =>
  WINGS.test(piece) && !pattern && (states ?? []).every((state) => state === 'torn');

/** The share of a picture's side that is left to a creature with huge wings, or to a fat animal before it is widened. */
export function beside(side: Px, said: WingsSaid | undefined, fat = false): Px {
  const share = said && said.size > 1 ? BODY : fat && side > SMALL ? BEFORE_FAT : 1;
  return share < 1 ? Math.max(LEAST_SIDE, Math.round(side * share)) : side;
}
const BODY = 0.79;
const BEFORE_FAT = 0.86;
/** Up to this side there is no smaller picture to widen. */
const SMALL = 36;
const LEAST_SIDE = 14;

interface Spot {
  readonly x: Px;
  readonly y: Px;
}

/** Pixels that hang together: the pieces of wings, or of all that is filled. */
function piecesOf(rows: readonly string[], isWing: (c: string) => boolean): readonly (readonly Spot[])[] {
  const seen = new Set<string>();
  const found: Spot[][] = [];
  for (const [y, row] of rows.entries())
    for (const [x, c] of [...row].entries()) {
      if (!isWing(c) || seen.has(`${x},${y}`)) continue;
      const piece: Spot[] = [];
      const open: Spot[] = [{ x, y }];
      for (let next = open.pop(); next; next = open.pop()) {
        const key = `${next.x},${next.y}`;
        if (seen.has(key) || !isWing(rows[next.y]?.[next.x] ?? '.')) continue;
        seen.add(key);
        piece.push(next);
        for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) open.push({ x: next.x + dx, y: next.y + dy });
      }
      found.push(piece);
    }
  return found;
}

/** Where a wing grows: the middle of its pixels that touch the body. */
function rootOf(piece: readonly Spot[], isBody: (x: Px, y: Px) => boolean): Spot {
  const touching = piece.filter(({ x, y }) => isBody(x - 1, y) || isBody(x + 1, y) || isBody(x, y + 1));
  const of = touching.length > 0 ? touching : piece;
  // the lower end of a long seam is the shoulder
  const low = of.filter(({ y }) => y >= of.reduce((sum, p) => sum + p.y, 0) / of.length);
  const mean = (pick: (p: Spot) => Px): Px => Math.round(low.reduce((sum, p) => sum + pick(p), 0) / low.length);
  return { x: mean((p) => p.x), y: mean((p) => p.y) };
}

/**
 * The stamp with its wings of that size and state, `most` free pixels wide and high.
 * As it is where it has no wings.
 */
export function wingsAsSaid(stamp: Stamp, { size, torn }: WingsSaid, most: readonly [Px, Px]): Stamp {
  const slots = stamp.slots.flatMap(({ material, names }, at) => (material === 'wings' || names.includes('wings') ? [at] : [])); // biome-ignore format: one line
  const letters = new Set(slots.flatMap((slot) => [0, 1, 2].map((tone) => letterOf(slot, tone as 0 | 1 | 2))));
  const isWing = (c: string): boolean => letters.has(c.toLowerCase());
  const pieces = piecesOf(stamp.rows, isWing).filter((piece) => piece.length > 1);
  if (pieces.length === 0) return stamp;
  const sized = size === 1 ? stamp : resized(stamp, pieces, isWing, size, most);
  return torn ? { ...sized, rows: tattered(sized.rows, isWing) } : sized;
}

function resized(stamp: Stamp, pieces: readonly (readonly Spot[])[], isWing: (c: string) => boolean, size: number, [wide, high]: readonly [Px, Px]): Stamp { // biome-ignore format: one line
  const { rows } = stamp;
  const was = (x: Px, y: Px): string => rows[y]?.[x] ?? '.';
  const isBody = (x: Px, y: Px): boolean => was(x, y) !== '.' && !isWing(was(x, y));
  const wings = pieces.map((piece) => ({ piece, root: rootOf(piece, isBody), own: new Set(piece.map(({ x, y }) => `${x},${y}`)) })); // biome-ignore format: one line
  const width = rows[0]!.length;
  const reach = (k: number): readonly [left: Px, right: Px, top: Px] => {
    const far = (pick: (p: Spot) => Px, root: (r: Spot) => Px, edge: (...n: number[]) => number): Px => edge(...wings.flatMap(({ piece, root: r }) => piece.map((p) => Math.round(root(r) + (pick(p) - root(r)) * k)))); // biome-ignore format: one line
    return [Math.max(0, -far((p) => p.x, (r) => r.x, Math.min)), Math.max(0, far((p) => p.x, (r) => r.x, Math.max) - width + 1), Math.max(0, -far((p) => p.y, (r) => r.y, Math.min))]; // biome-ignore format: one line
  };
  let k = size;
  while (k > 1 && !fits(reach(k))) k -= STEP;
  const [left, right, top] = k > 1 ? reach(k) : [0, 0, 0];
  const cells = Array.from({ length: rows.length + top }, (_, j) => Array.from({ length: width + left + right }, (__, i) => { const c = was(i - left, j - top); return isWing(c) ? '.' : c; })); // biome-ignore format: one line
  // what lay behind a wing that is smaller now is body
  if (k < 1)
    for (const { piece } of wings)
      for (const { x, y } of piece) {
        const [a, b] = [behind(x, y, -1), behind(x, y, 1)];
        if (a && b) cells[y + top]![x + left] = a;
      }
  for (const { root, own } of wings)
    for (let j = 0; j < cells.length; j++)
      for (let i = 0; i < cells[0]!.length; i++) {
        const [x, y] = [root.x + Math.round((i - left - root.x) / k), root.y + Math.round((j - top - root.y) / k)];
        if (!own.has(`${x},${y}`)) continue;
        // a larger wing grows behind the body but where it was before it
        const before = isWing(was(i - left, j - top));
        if (k < 1 || before || cells[j]![i] === '.') cells[j]![i] = was(x, y);
      }
  // the claw at the tip of a wing goes with it
  const all = piecesOf(cells.map((row) => row.join('')), (c) => c !== '.').toSorted((a, b) => b.length - a.length);
  if (k < 1) for (const piece of all.slice(1)) if (piece.length < all[0]!.length * CRUMB) for (const { x, y } of piece) cells[y]![x] = '.'; // biome-ignore format: one line
  const moved = (place: Place | undefined): Place | undefined => place && ([place[0] + left, place[1] + top, place[2]] as const); // biome-ignore format: one line
  const [head, neck] = [moved(stamp.head), moved(stamp.neck)];
  return { ...stamp, rows: cells.map((row) => row.join('')), ...(head ? { head } : {}), ...(neck ? { neck } : {}) };

  function fits([l, r, t]: readonly [Px, Px, Px]): boolean {
    return width + l + r <= wide && rows.length + t <= high;
  }
  /** The body's pixel on that side of a wing, in its row. */
  function behind(x: Px, y: Px, step: -1 | 1): string | undefined {
    for (let i = x; i >= 0 && i < width; i += step) if (!isWing(was(i, y))) return was(i, y) === '.' ? undefined : was(i, y).toLowerCase();
    return undefined;
  }
} // biome-ignore format: conditions
const STEP = 0.05;
/** What is less than this share of a body was a part of the wing. */
const CRUMB = 0.05;

/** Rents in the lower edges, and a hole where there is room for one. */
function tattered(rows: readonly string[], isWing: (c: string) => boolean): readonly string[] {
  const cells = rows.map((row) => [...row]);
  const wing = (x: Px, y: Px): boolean => isWing(rows[y]?.[x] ?? '.');
  const wide = rows[0]!.length;
  const unit = Math.max(1, Math.round(wide / 40));
  for (let x = 0; x < wide; x++) {
    const rent = Math.floor(x / unit) % 4;
    if (rent > 1) continue;
    for (let y = 0; y < rows.length; y++) {
      // the free lower edge of a wing
      if (!wing(x, y) || (rows[y + 1]?.[x] ?? '.') !== '.') continue;
      let high = 0;
      while (wing(x, y - high)) high++;
      const cut = Math.min(Math.floor(high * (rent === 0 ? 0.55 : 0.3)), unit * (rent === 0 ? 6 : 3));
      for (let j = 0; j < cut; j++) cells[y - j]![x] = '.';
    }
  }
  // holes lie well inside
  const inside = (x: Px, y: Px): boolean => [-2, 0, 2].every((dy) => [-2, 0, 2].every((dx) => wing(x + dx * unit, y + dy * unit))); // biome-ignore format: one line
  for (let y = 0; y < rows.length; y++)
    for (let x = 0; x < wide; x++) {
      if (!inside(x, y) || (Math.floor(x / unit) * 5 + Math.floor(y / unit) * 3) % 17 !== 0) continue;
      for (let j = 0; j < 2 * unit; j++) for (let i = 0; i < unit; i++) if (wing(x + i, y + j)) cells[y + j]![x + i] = '.';
    }
  return cells.map((row) => row.join(''));
} // biome-ignore format: conditions
