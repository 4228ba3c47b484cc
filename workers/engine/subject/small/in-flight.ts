/** Birds that are set by hand in flight: a wing raised over the back, or one on each side of who looks at the viewer, and no legs to stand on. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Brief } from '../../types.ts';
import { wingRows } from './beast-wings.ts';
import { type Trunk, trunkOf } from './grown.ts';
import { letterOf, type Place, type Stamp } from './stamp.ts';

/** How long a wing is, as a share of the bird's longer side. */
const WING = 0.62;
/** From which share of its height on there are legs. */
const LEGS = 0.78;

/** Wings that begin above this share of a bird's height are spread as they are. */
const RAISED = 0.3;

/** Whether a bird that is set by hand with folded wings is asked for in flight. */
export function flies({ slots, rows }: Stamp, { action }: Brief): boolean {
  const wings = slots.findIndex(({ names }) => names.includes('wings'));
  if (wings < 0 || action !== 'fly' || !slots.some(({ names }) => names.includes('beak'))) return false;
  const letters = [0, 1, 2].map((tone) => letterOf(wings, tone as 0 | 1 | 2)!);
  return rows.findIndex((row) => [...row].some((c) => letters.includes(c.toLowerCase()))) > rows.length * RAISED;
}

/** The share of a picture's side that is left to it: more where the wing is over its back. */
export const inFlightOf = (stamp: Stamp): number => (sideways(stamp) ? OVER_BACK : ON_BOTH_SIDES);
/** The trunk of one that is seen from its side: its beak is not in the middle. */
function sideways(stamp: Stamp): Trunk | undefined {
  const { rows, slots } = stamp;
  const beak = slots.findIndex(({ names }) => names.includes('beak'));
  const letters = [0, 1, 2].map((tone) => letterOf(beak, tone as 0 | 1 | 2));
  const at = rows.slice(0, Math.round(rows.length * LEGS)).flatMap((row) => [...row].flatMap((c, x) => (letters.includes(c.toLowerCase()) ? [x] : []))); // biome-ignore format: one line
  const middle = at.reduce((sum, x) => sum + x, 0) / Math.max(1, at.length) / rows[0]!.length;
  return Math.abs(middle - 0.5) < ASIDE ? undefined : trunkOf(stamp);
}
const ASIDE = 0.12;
const OVER_BACK = 0.79;
const ON_BOTH_SIDES = 0.62;

/** The stamp in flight, in so many free pixels at most; undefined: it has no wings in its rows, or no room for more. */
export function inFlight(stamp: Stamp, [wide, high]: readonly [Px, Px]): Stamp | undefined {
  const slot = stamp.slots.findIndex(({ names }) => names.includes('wings'));
  if (slot < 0) return undefined;
  const { rows } = stamp;
  const width = rows[0]!.length;
  const trunk = sideways(stamp);
  const wing = scaled(wingRows('feather').large, WING * Math.max(width, rows.length));
  const span = wing[0]!.length;
  // room beside one that looks at the viewer, above one that is seen from its side
  const aside = trunk ? 0 : Math.min(span - 2, Math.floor((wide - width) / 2));
  const root = trunk ? Math.round((trunk.left + trunk.right) / 2) : 0;
  const back = trunk ? trunk.tops[root]! + Math.round(rows.length * 0.14) : Math.round(rows.length * 0.62);
  const above = Math.max(0, wing.length - 1 - back);
  const bare = withoutLegs(stamp);
  if (aside < 0 || (!trunk && aside < span * 0.4) || bare.length + above > high) return undefined;
  const cells = Array.from({ length: bare.length + above }, (_, j) => Array.from({ length: width + 2 * aside }, (__, i) => bare[j - above]?.[i - aside] ?? '.')); // biome-ignore format: one line
  const draw = (x0: Px, mirrored: boolean, behind: boolean): void => {
    for (const [j, row] of wing.entries())
      for (const [i, c] of (mirrored ? [...row].reverse() : [...row]).entries()) {
        const [x, y] = [x0 + i, back + above - wing.length + 1 + j];
        const was = cells[y]?.[x];
        if (c === '.' || was === undefined || (behind && was !== '.') || /[xwX]/.test(was)) continue;
        const letter = letterOf(slot, Math.max(0, 'abc'.indexOf(c.toLowerCase())) as 0 | 1 | 2)!;
        cells[y]![x] = c === c.toLowerCase() ? letter : letter.toUpperCase();
      }
  };
  if (trunk) draw(Math.max(0, root - span + Math.round(span * 0.2)), false, false);
  else {
    draw(aside - span + 3, false, true);
    draw(aside + width - 3, true, true);
  }
  const moved = (place: Place | undefined): Place | undefined => place && [place[0] + aside, place[1] + above, place[2]]; // biome-ignore format: one line
  const [head, neck] = [moved(stamp.head), moved(stamp.neck)];
  return { ...stamp, rows: cells.map((row) => row.join('')), ...(head ? { head } : {}), ...(neck ? { neck } : {}) };
}

/** A wing that long. */
function scaled(rows: readonly string[], long: Px): readonly string[] {
  const k = long / rows.length;
  const at = (n: number): number[] => Array.from({ length: Math.round(n * k) }, (_, i) => Math.min(n - 1, Math.floor(i / k))); // biome-ignore format: one line
  return at(rows.length).map((y) => at(rows[0]!.length).map((x) => rows[y]![x]!).join('')); // biome-ignore format: one line
}

/** Without legs and feet, which are of a beak's colour where they have no name of their own. */
function withoutLegs({ rows, slots }: Stamp): readonly string[] {
  const legs = new Set(slots.flatMap(({ names }, at) => (names.some((name) => /^(?:beak|legs?|feet|foot)$/.test(name)) ? [0, 1, 2].map((tone) => letterOf(at, tone as 0 | 1 | 2)) : []))); // biome-ignore format: one line
  const from = Math.round(rows.length * LEGS);
  const bare = rows.map((row, y) => (y < from ? row : [...row].map((c) => (legs.has(c.toLowerCase()) ? '.' : c)).join(''))); // biome-ignore format: one line
  return bare.filter((row, y) => y < from || /[^.]/.test(row));
}
