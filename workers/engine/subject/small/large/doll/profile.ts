/**
 * People of 32 pixels who are seen from their side and look to the right: the tables of those who look ahead, turned. Of a face there is the half in front, hair
 * and hoods cover the back of the head, of two arms the near one is before a slim trunk, capes and packs are behind.
 */
import type { Stamp } from '../../stamp.ts';
import type { Shape } from './builds.ts';
import type { ArmWay, LegWay } from './sheet.ts';

/** Columns by which a face is moved, and the last one that it has; where what covers the back of a head ends. */
export const ASIDE = 5;
export const FRONT = 17;
const EAR = 11;
/** Rows of the eyes and of the nape. */
const EYES = 9;
const CHIN = 15;
const NAPE = 13;
const MIDDLE = [11, 12] as const;
/** Columns by which the pane or the slit of what covers a whole head is moved. */
const PANE = 3;

/** Arms and legs that are the same from the side. */
const FAR: ReadonlySet<ArmWay | undefined> = new Set<ArmWay | undefined>([
  undefined,
  'back',
  'fore',
  'across',
  'mouth',
]);
const NEAR: ReadonlySet<ArmWay | undefined> = new Set<ArmWay | undefined>([undefined, 'back', 'fore', 'out']);
const STRIDING: ReadonlySet<LegWay | undefined> = new Set<LegWay | undefined>([undefined, 'aside', 'walk', 'run', 'sneak', 'stance', 'jump', 'trail']); // biome-ignore format: one line

/** Whether what somebody does can be seen from the side. */
export const showsAside = (left: ArmWay | undefined, right: ArmWay | undefined, legs: LegWay | undefined): boolean => FAR.has(left) && NEAR.has(right) && STRIDING.has(legs); // biome-ignore format: one line

/** A body that is as deep as it was broad, less the shoulders; one arm lies before its middle. */
export const slim = (shape: Shape): Shape => ({
  ...shape,
  trunk: shape.trunk.map((half, y) => Math.max(y === 0 ? 2 : 3, half - (y === 0 ? 2 : 1))),
  arms: 1,
  legs: Math.max(2, shape.legs - 1),
  leg: Math.max(2, shape.leg - 1),
});

/** What covers a whole head, its pane or slit where the face is. */
export function turnedPane(stamp: Stamp): Stamp {
  const rows = stamp.rows.map((row, y) => {
    const from = row.search(/[^.]/);
    const end = row.replace(/\.+$/, '').length;
    if (y < EYES - 1 || y > CHIN || end - from < 8) return row;
    return `${row.slice(0, from + 2)}${row[from + 2]!.repeat(PANE)}${row.slice(from + 2, end - PANE - 1)}${row.slice(end - 1)}`;
  });
  return { ...stamp, rows };
}

/** What frames a face, from its side: the part on the left reaches to the ear, nothing is left of the other one. `nape`: hair that ends above it reaches there. */
export function aside(stamp: Stamp, nape: boolean): Stamp {
  const beside = (row: string, from: number, to?: number): number => row.slice(from, to).replace(/\./g, '').length;
  const tail = stamp.rows.reduce((sum, row) => sum + beside(row, 19) - beside(row, 0, 5), 0);
  // a tail is behind
  if (nape && tail > 3)
    return aside({ ...stamp, rows: stamp.rows.map((row) => [...row.padEnd(24, '.')].reverse().join('')) }, nape);
  // of two that hang the near one is behind the ear
  const hangs = nape && stamp.rows.reduce((sum, row, y) => sum + (y < EYES ? 0 : beside(row, 19)), 0) > 3;
  const rows = stamp.rows.map((whole, y) => {
    const row = hangs ? whole.slice(0, 19) : whole;
    if (y < EYES || row.slice(MIDDLE[0], MIDDLE[1] + 1) !== '..') return y >= EYES && y < CHIN ? row.slice(0, FRONT + 1) : row;
    const left = row.slice(0, MIDDLE[0]);
    const end = left.search(/\.*$/);
    if (end === 0) return row.slice(0, MIDDLE[1]);
    // what hangs from the shoulders down is as broad as it was
    const wide = y >= CHIN ? end : y > NAPE ? EAR - 1 : EAR;
    const fill = left[end - 1]!.toLowerCase().replace(/[ac]/, 'b').replace(/[df]/, 'e');
    return `${left.slice(0, end)}${fill.repeat(Math.max(0, wide - end))}`;
  }); // biome-ignore format: one line
  const last = rows.findLastIndex((row) => /[^.]/.test(row.slice(0, EAR)));
  if (nape && last >= EYES && last < NAPE)
    for (let y = last + 1; y <= NAPE; y++) rows[y] = `......${'b'.repeat(Math.max(2, 4 - (y - last - 1)))}`;
  return { ...stamp, rows };
}
