/** What animals of the smallest pictures wear, about the eyes of a head that looks at the viewer. */
import type { BeastLook } from '../quadruped/look.ts';
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

/** Hat, scarf and collar about the eyes of a head that looks at the viewer; undefined where there is no such head. */
export function dressed(stamp: Stamp, { hat, collar, scarf, bell }: BeastLook): Stamp | undefined {
  if (!hat && !collar && !scarf) return stamp;
  const eyeRow = stamp.rows.findIndex((row) => (row.match(/x/g) ?? []).length >= 2);
  if (eyeRow < 0) return undefined;
  const cells = stamp.rows.map((row) => [...row]);
  const left = Math.round((stamp.rows[eyeRow]!.indexOf('x') + stamp.rows[eyeRow]!.lastIndexOf('x')) / 2) - 3;
  const put = (x: number, y: number, c: string): void => {
    if (c !== '.' && cells[y] && x >= 0 && x < 12) cells[y][x] = c;
  };
  if (hat) {
    const rows = HAT_SHAPES.find(([which]) => which.test(hat.piece.id))?.[1] ?? CAP;
    const top = eyeRow - rows.length;
    // ears stand beside a hat, not above it
    for (let y = 0; y < eyeRow; y++) for (let x = left + 1; x < left + 5; x++) if (cells[y]?.[x] !== undefined) cells[y]![x] = y > top ? cells[y]![x]! : '.'; // biome-ignore format: one line
    for (const [y, row] of rows.entries()) for (const [x, c] of [...row].entries()) put(left + x, top + y, c);
  }
  if (collar ?? scarf) {
    const under = Math.min(cells.length - 3, eyeRow + 4);
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
