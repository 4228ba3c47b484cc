/** A leg that is lifted, or that the body sinks on: rows go that are most like their neighbours, and its foot stays whole. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, type Color, type Flat, put } from '../parts/flat.ts';
import type { Leg } from './find-legs.ts';

/** Where a leg is at an angle of the cycle: shift of its hip and its foot, lifted 0..1. */
export interface Placed {
  readonly hip: number;
  readonly foot: number;
  readonly up: number;
}

/** Rows of a foot, with the line below it: at the least, and as a share of the leg. */
const FOOT: Px = 3;
const OF_LEG = 0.4;
/** A row beside one that went before costs as much as another colour. */
const AGAIN = 60;
const OTHER = 150;

interface Rows {
  readonly at: ReadonlyMap<Px, readonly (readonly [x: Px, color: Color])[]>;
  /** Rows that may go, the first first. */
  readonly spare: readonly Px[];
}
const known = new WeakMap<Leg, Rows>();

function rowsOf(leg: Leg, crotch: Px): Rows {
  const before = known.get(leg);
  if (before) return before;
  const at = new Map<Px, (readonly [Px, Color])[]>();
  for (const [x, y, color] of leg.cells) at.set(y, [...(at.get(y) ?? []), [x, color]]);
  const long = leg.floor - crotch;
  const foot = Math.max(FOOT, Math.round(long * OF_LEG));
  const left = Array.from({ length: long }, (_, k) => crotch + k);
  const spare: Px[] = [];
  const near = new Map<Px, number>();
  while (left.length > foot + 1) {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    // The first row joins the body.
    for (let k = 1; k < left.length - foot; k++) {
      const cost = unlike(at.get(left[k - 1]!), at.get(left[k]!)) + AGAIN * (near.get(left[k]!) ?? 0);
      if (cost < least) [best, least] = [k, cost];
    }
    if (best === 0) break;
    const [row] = left.splice(best, 1) as [Px];
    spare.push(row);
    for (const other of [left[best - 1]!, left[best]!])
      near.set(other, (near.get(other) ?? 0) + 1 + (near.get(row) ?? 0));
  }
  const rows = { at, spare };
  known.set(leg, rows);
  return rows;
}

/** How much two rows differ, a pixel on the mean. */
function unlike(a: Rows['at'] extends ReadonlyMap<Px, infer R> ? R | undefined : never, b: typeof a): number {
  const other = new Map(b);
  const here = new Map(a);
  const columns = new Set([...other.keys(), ...here.keys()]);
  let sum = 0;
  for (const x of columns) {
    const [p, q] = [here.get(x), other.get(x)];
    sum += p === undefined || q === undefined ? OTHER : Math.min(OTHER, apart(p, q));
  }
  return sum / Math.max(1, columns.size);
}

/**
 * Draws a leg that is `drop` rows shorter at its hip and lifted at its foot. Where it is too short for that it goes up as
 * it is: says whether it has to lie before the body.
 */
export function drawLeg(out: Flat, leg: Leg, { hip, foot }: Placed, crotch: Px, drop: Px, lift: Px): void {
  const { at, spare } = rowsOf(leg, crotch);
  const gone = new Set(spare.slice(0, drop + lift));
  const long = leg.floor - crotch;
  const ankle = leg.floor - Math.max(1, Math.round(long * OF_LEG));
  let to = leg.floor - 1 - lift;
  for (let y = leg.floor - 1; y >= crotch; y--) {
    if (gone.has(y)) continue;
    const share = Math.min(1, Math.max(0, (y - crotch) / Math.max(1, ankle - crotch)));
    const dx = Math.round(hip + (foot - hip) * share);
    for (const [x, color] of at.get(y) ?? []) put(out, x + dx, to, color);
    to--;
  }
}

/** Whether a leg is too short to be lifted by its own rows: it comes before the body then. */
export const isBefore = (leg: Leg, crotch: Px, shorter: Px): boolean => rowsOf(leg, crotch).spare.length < shorter;
