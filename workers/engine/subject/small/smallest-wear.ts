/** What animals of the smallest pictures wear, about the eyes of a head that looks at the viewer. */
import { BEAST_HATS } from '../../catalogue/garments/beast-hats.ts';
import type { Wear } from './beast-wear.ts';
import type { Stamp } from './stamp.ts';

/** Shapes of hats on heads of 6 pixels, by their pieces: what stands up above the brow, row by row from above. */
const HAT_SHAPES: readonly (readonly [which: RegExp, rows: readonly string[]])[] = [
  [/crown|tiara|circlet/, ['s.st.t', 'ssvttt']],
  [/wizard|party|hennin|conical/, ['...s..', '..sst.', 'vvvyyy', 'sstttt']],
  [/santa|elf/, ['..sst.', '.ssttv', 'vvvyyy']],
  [/top-hat|pilgrim|mitre|chef/, ['.sstt.', '.vvyy.', 'sstttt']],
  [/straw|cowboy|sombrero|fedora|bowler|pith|boater|bucket/, ['.sstt.', '.vvyy.', 'sstttt']],
  [/halo/, ['sssttt', '......']],
  [/bow|flower|laurel/, ['...st.', '..stts']],
];
const CAP: readonly string[] = ['..st..', '.sstt.', 'sstttu'];

/** The row of two eyes that look at the viewer; -1: there is none. */
export const eyeRowOf = ({ rows }: Stamp): number => rows.findIndex((row) => (row.match(/x/g) ?? []).length >= 2);

/** Rows of a head above which a hat has its brim. */
const HIGH = 2;

/** Hat, scarf and collar about the eyes of a head that looks at the viewer; undefined where there is no such head. */
export function dressed(
  stamp: Stamp,
  { hat, collar, scarf, bell }: Pick<Wear, 'hat' | 'collar' | 'scarf' | 'bell'>,
): Stamp | undefined {
  if (!hat && !collar && !scarf) return stamp;
  const seen = eyeRowOf(stamp);
  if (seen < 0) return undefined;
  const eyes = (stamp.rows[seen]!.indexOf('x') + stamp.rows[seen]!.lastIndexOf('x')) / 2;
  // on a high brow it lies on the crown, not down at the eyes
  const crown = stamp.rows.findIndex((row) => (row[Math.round(eyes)] ?? '.') !== '.');
  const eyesAt = hat ? Math.min(seen, crown + HIGH) : seen;
  const rowsOfHat = hat ? (HAT_SHAPES.find(([which]) => which.test(hat.piece.id))?.[1] ?? CAP) : [];
  // who has the eyes at the top is taller with a hat
  const above = Math.max(0, rowsOfHat.length - eyesAt);
  const eyeRow = eyesAt + above;
  const cells = [...Array.from({ length: above }, () => '.'.repeat(stamp.rows[0]!.length)), ...stamp.rows].map((row) => [...row]); // biome-ignore format: one line
  const left = Math.round(eyes) - 3;
  const put = (x: number, y: number, c: string): void => {
    if (c !== '.' && cells[y] && x >= 0 && x < 12) cells[y][x] = c;
  };
  if (hat) {
    const rows = rowsOfHat;
    const top = eyeRow - rows.length;
    // ears stand beside a hat, not above it
    for (let y = 0; y < eyeRow; y++) for (let x = left + 1; x < left + 5; x++) if (cells[y]?.[x] !== undefined) cells[y]![x] = y > top ? cells[y]![x]! : '.'; // biome-ignore format: one line
    for (const [y, row] of rows.entries()) for (const [x, c] of [...row].entries()) put(left + x, top + y, c);
  }
  if (collar ?? scarf) {
    const under = Math.min(cells.length - 3, seen + above + 4);
    for (let x = left; x < left + 6; x++) if (cells[under]![x] !== '.') put(x, under, x === left + 5 ? '2' : '1');
    if (scarf) for (const y of [1, 2]) put(left + 4, under + y, '2');
    if (bell) for (const x of [2, 3]) put(left + x, under + 1, x === 2 ? '3' : '4');
  }
  const filled = [...stamp.slots, ...Array.from({ length: 6 - stamp.slots.length }, () => ({ material: 'fur', names: [] }))]; // biome-ignore format: one line
  return {
    slots: [
      ...filled,
      { material: 'hat', names: ['hat'] },
      { material: 'hatTrim', names: ['hat'] },
      { material: 'neck', names: ['collar'] },
      { material: 'bell', names: ['bell'] },
    ],
    rows: cells.map((row) => row.join('')),
  };
}

/** What creatures of recipes wear in the smallest pictures. */
export const WORN_BY_SMALLEST: ReadonlySet<string> = new Set(['collar', 'scarf', ...Object.keys(BEAST_HATS)]);

/** Such a creature in what it wears, each in its own colour. */
export function dressedSmallest(stamp: Stamp, wear: Wear): Stamp | undefined {
  const worn = dressed(stamp, wear);
  const made: Readonly<Record<string, string | undefined>> = { hat: wear.hat?.material, hatTrim: wear.hat?.trim, neck: wear.scarf ?? wear.collar, bell: 'gold' }; // biome-ignore format: one line
  return worn && worn !== stamp ? { ...worn, slots: worn.slots.map((slot) => ({ ...slot, material: made[slot.material] ?? slot.material })) } : worn; // biome-ignore format: one line
}
