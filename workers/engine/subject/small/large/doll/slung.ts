/** What people of 32 pixels have on the back or at the belt: held things, aslant. */
import type { Worn } from '../../../../catalogue/garments/types.ts';
import type { Stamp } from '../../stamp.ts';
import { type Bodied, dyeOf } from './builds.ts';
import { largeHeld } from './held.ts';
import { readPieces } from './sheet.ts';

const PREFIX = /^(?:back|belt|pair)\//;
const heldOf = (id: string): string => id.replace(PREFIX, '');
/** Carried with the hilt up; others with their heads up. */
const BLADE = /sword|katana|dagger|rapier|scimitar|kukri|saber/;

const AT_BELT = readPieces(`
# hilt | piece ; trim ; leather
e......
dDe....
.eh....
..hg...
...hg..
....hg.
.....hi
......i
`).hilt!;

/** Whether what is slung has rows. */
export const showsSlung = (w: Worn | undefined): boolean =>
  !w || (/^belt\//.test(w.piece.id) ? BLADE.test(w.piece.id) : largeHeld({ piece: { ...w.piece, id: heldOf(w.piece.id) } }) !== undefined); // biome-ignore format: one line

/** Rows from over the shoulder to beside the other leg. */
const LONG = 23;
/** Long enough to be seen on both sides of the body: its middle row as often as that takes. */
function lengthened(rows: readonly string[]): readonly string[] {
  const middle = rows.length >> 1;
  const more = new Array<string>(Math.max(0, LONG - rows.length)).fill(rows[middle]!);
  return [...rows.slice(0, middle), ...more, ...rows.slice(middle)];
}

/** Rows that go one column aside for each two down. */
const SLOPE = 0.75;
/** The column and the row over the shoulder where it begins. */
const TOP = { x: 18, y: 5 } as const;

/** Across the back: seen beside the head and beside the other hip. */
export function drawSlung(d: Bodied, w: Worn): void {
  const id = heldOf(w.piece.id);
  const stamp = largeHeld({ piece: { ...w.piece, id } })!;
  const dye = dyeOf(d, w);
  if (/shield/.test(id)) {
    const wide = stamp.rows[0]!.length + 6;
    const broad: Stamp = { ...stamp, rows: stamp.rows.map((row) => row.replace(/^(\.*.{2})(.*)(.{2}\.*)$/, (_, a: string, b: string, c: string) => a + (b[0] ?? 'b').repeat(3) + b + (b.at(-1) ?? 'b').repeat(3) + c)) }; // biome-ignore format: one line
    d.sheet.mask(broad, dye, w.piece.id, { x: 12 - (wide >> 1), y: 14 });
    return;
  }
  const rows = lengthened(BLADE.test(id) ? [...stamp.rows].reverse() : stamp.rows);
  const middle = (rows[0]!.length - 1) / 2;
  for (const sign of /^pair\//.test(w.piece.id) ? [1, -1] : [1])
    for (const [y, row] of rows.entries()) {
      const x = Math.round(TOP.x + (BLADE.test(id) ? 0 : 2) + middle - y * SLOPE);
      const place = { x: sign > 0 ? x - Math.round(middle) : 23 - x + Math.round(middle), y: TOP.y + y, mirrored: sign < 0 }; // biome-ignore format: one line
      d.sheet.mask({ ...stamp, rows: [row.replace('+', row.replace(/[.+]/g, '')[0] ?? '.')] }, dye, w.piece.id, place);
    }
}

/** In its sheath at the hip, over the clothes. */
export function drawAtBelt(d: Bodied, w: Worn): void {
  d.sheet.mask(AT_BELT, dyeOf(d, w), w.piece.id, { x: 11 + d.shape.trunk[6]! - 2, y: 19 });
}
