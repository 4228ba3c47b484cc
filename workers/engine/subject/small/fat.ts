/** Creatures that are set by hand, fat: wider by columns of their trunk, lower by rows of their legs. */
import type { Px } from '../../../../src/pixels/types.ts';
import { eyesOf, trunkOf } from './grown.ts';
import type { Place, Stamp } from './stamp.ts';

/** By how much of its width a trunk grows, and what share of the rows of legs goes. */
const WIDER = 1.15;
const FRONTAL = 0.2;
const LEGS = 0.2;
const SHORTER = 0.42;
/** How far the belly hangs down between the legs, as a share of its height. */
const SAG = 0.07;

/** The columns of a row of so many that are drawn twice, spread evenly from one to another. */
const spread = (from: Px, to: Px, count: number): ReadonlySet<Px> =>
  new Set(Array.from({ length: count }, (_, k) => Math.round(from + ((k + 0.5) * (to - from)) / count)));

/** The stamp as a fat one of it; `most`: the columns that the picture has room for. */
export function fattened(stamp: Stamp, most: Px): Stamp {
  const width = stamp.rows[0]!.length;
  const trunk = trunkOf(stamp);
  const room = Math.max(0, most - width);
  const eyes = eyesOf(stamp);
  const doubled = trunk ? spread(trunk.left, trunk.right, Math.min(room, Math.max(1, Math.round((trunk.right - trunk.left) * WIDER)))) : besideFace(stamp, eyes, Math.min(room, Math.round(width * FRONTAL))); // biome-ignore format: one line
  const wide = stamp.rows.map((row) => [...row].map((c, x) => (doubled.has(x) ? c + c : c)).join(''));
  const rows = trunk ? sagging(lower(wide), trunk.left, trunk.right + doubled.size) : wide;
  const moved = (place: Place | undefined): Place | undefined =>
    place && ([place[0] + [...doubled].filter((x) => x < place[0]).length, place[1], place[2]] as const);
  const [head, neck] = [moved(stamp.head), moved(stamp.neck)];
  return { ...stamp, rows, ...(head ? { head } : {}), ...(neck ? { neck } : {}) };
}

/** Of one that looks at the viewer the columns outside of its eyes. */
function besideFace({ rows }: Stamp, eyes: ReturnType<typeof eyesOf>, count: number): ReadonlySet<Px> {
  const width = rows[0]!.length;
  const [left, right] = [eyes[0]?.left ?? width * 0.4, (eyes.at(-1)?.right ?? width * 0.6) + 1];
  const half = count >> 1;
  return new Set([...spread(left * 0.35, left, half), ...spread(right, right + (width - right) * 0.65, half)]);
}

/** Without some of the rows in which it stands on separate legs, but never the feet. */
function lower(rows: readonly string[]): readonly string[] {
  const last = rows.length - 2;
  const first = Math.round(rows.length * (1 - LEGS));
  const legs = Array.from({ length: Math.max(0, last - first) }, (_, k) => first + k);
  const gone = new Set(legs.filter((_, k) => Math.floor((k + 1) * SHORTER) > Math.floor(k * SHORTER)));
  return rows.filter((_, y) => !gone.has(y));
}

/** With a belly that hangs between the legs. */
function sagging(rows: readonly string[], left: Px, right: Px): readonly string[] {
  const cells = rows.map((row) => [...row]);
  const low = Math.max(1, Math.round(rows.length * SAG));
  const half = rows.length >> 1;
  for (let x = left; x < right; x++) {
    const bottom = rows.findIndex((row, y) => y > half && row[x] === '.' && rows[y - 1]![x] !== '.');
    if (bottom < 0) continue;
    for (let y = bottom; y < Math.min(bottom + low, rows.length - 2); y++) cells[y]![x] = rows[bottom - 1]![x]!;
  }
  return cells.map((row) => row.join(''));
}
