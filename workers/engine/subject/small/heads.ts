/** More heads on an animal that is set by hand, behind its own; and horns on one whose kind has none. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { MaterialRef } from '../../catalogue/materials.ts';
import { classOf, eyesOf, headLeft } from './grown.ts';
import { letterOf, type Stamp } from './stamp.ts';

/** Where the eyes are in the height of a head with its ears. */
const EYES_AT = 0.56;
/** By how much of its width the next head stands behind a head, and by how much of its height above it. */
const APART = 0.58;
const ABOVE = [0, -0.16, 0.06];
/** Most heads that a trunk has room for. */
const MOST_HEADS = 3;

export interface HeadBox {
  readonly left: Px;
  readonly right: Px;
  readonly top: Px;
  readonly bottom: Px;
}

/** The head with its ears, as a box of the stamp; `anywhere`: of one that looks at the viewer as well. */
export function headBox(stamp: Stamp, anywhere = false): HeadBox | undefined {
  const eyes = eyesOf(stamp);
  const left = headLeft(stamp);
  if (left === undefined || !eyes.length) return undefined;
  const { rows } = stamp;
  const right = rows[0]!.length - 1;
  const top = rows.findIndex((row) => /[^.]/.test(row.slice(left)));
  const eye = (Math.min(...eyes.map((e) => e.top)) + Math.max(...eyes.map((e) => e.bottom))) / 2;
  const bottom = stamp.neck ? stamp.neck[1] - 1 : Math.round(top + (eye - top) / EYES_AT);
  return bottom < rows.length * 0.85 && (anywhere || right - left > 3) ? { left, right, top, bottom } : undefined;
}

/**
 * The animal with so many heads, each the same as its own and further behind.
 * @returns undefined where its head cannot be told from its trunk, or there is no room for so many
 */
export function manyHeaded(stamp: Stamp, count: number): Stamp | undefined {
  const box = count > MOST_HEADS || !stamp.rows.some((row) => row.includes('x')) ? undefined : headBox(stamp);
  if (!box) return undefined;
  const { rows } = stamp;
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const step = Math.max(2, Math.min(Math.round(wide * APART), Math.floor((box.left + (count > 2 ? wide * 0.3 : 1)) / (count - 1)))); // biome-ignore format: one line
  if (step < wide * 0.34) return undefined;
  const shifts = Array.from({ length: count }, (_, k) => ({ x: -k * step, y: Math.round(high * ABOVE[k]!) }));
  const lift = Math.max(0, ...shifts.map(({ y }) => -y - box.top));
  const aside = Math.max(0, ...shifts.map(({ x }) => -(box.left + x)));
  const width = rows[0]!.length + aside;
  const blank = (n: Px): string[] => new Array<string>(n).fill('.');
  const cells = [...Array.from({ length: lift }, () => blank(width)), ...rows.map((row) => [...blank(aside), ...row])];
  const headAt = (i: Px, j: Px): string => {
    const row = rows[box.top + j]!;
    // the chin is round: what is beside it is breast
    const inset = j > high - 3 ? Math.round((j - (high - 3)) * (wide > 16 ? 3 : 1)) : 0;
    // and so is the back of a head below its ears
    const nape = classOf(stamp) < 2 ? 0 : Math.round(wide * 0.2 * Math.max(0, j / high - 0.4) ** 1.3 * 1.9);
    return i < Math.max(inset, nape) || i >= wide - inset ? '.' : row[box.left + i]!;
  };
  // the furthest first; each nearer one has a dark line towards those behind it
  for (const { x, y } of shifts.toReversed())
    for (let j = 0; j < high; j++)
      for (let i = 0; i < wide; i++) {
        const c = headAt(i, j);
        const [cx, cy] = [box.left + i + x + aside, box.top + j + y + lift];
        if (c === '.' || !cells[cy] || cx < 0) continue;
        const edge = i === 0 || headAt(i - 1, j) === '.' || (j > 0 && headAt(i, j - 1) === '.');
        const covers = cells[cy]![cx] !== '.' && x !== shifts.at(-1)!.x;
        cells[cy]![cx] = edge && covers && classOf(stamp) > 0 ? 'B' : c;
      }
  return { ...stamp, rows: cells.map((row) => row.join('')) };
}

/** One horn of a pair by the sizes of stamps, the left one; `a` lit to `c`. */
const HORNS: readonly (readonly string[])[] = [
  ['a.', 'bb'],
  ['a...', 'ab..', '.bbb', '..bc'],
  ['a....', 'ab...', 'abb..', '.bbbb', '..bcc'],
  ['a......', 'ab.....', 'aab....', 'aabb...', '.abbbb.', '..bbbbc', '...bbcc'],
  ['a........', 'ab.......', 'aab......', 'aabb.....', 'aabbb....', '.aabbbb..', '..abbbbbc', '...bbbbcc', '....bbcc.'],
];

/** Two horns on the brow of an animal; large ones are those of the next size. */
export function horned(stamp: Stamp, material: MaterialRef, size: number): Stamp | undefined {
  const box = headBox(stamp);
  const letter = letterOf(stamp.slots.length, 0);
  if (!box || !letter) return undefined;
  const eyes = eyesOf(stamp);
  const kind = Math.min(4, classOf(stamp) + (size > 1.2 ? 1 : 0));
  const left = HORNS[kind]!;
  const right = left.map((row) => [...row].reverse().join(''));
  const wide = left[0]!.length;
  // between the ears, or where they are not seen in the middle of the head
  const middle = eyes.length > 1 ? (eyes[0]!.left + eyes.at(-1)!.right) / 2 : (box.left + eyes[0]!.left) / 2 + 1;
  const spread = Math.max(2, Math.round((box.right - box.left + 1) * (eyes.length > 1 ? 0.12 : 0.1)));
  const brow = Math.max(
    box.top,
    Math.min(...eyes.map((e) => e.top)) - Math.max(2, Math.round((box.bottom - box.top) * 0.2)),
  );
  // beside pointed ears they stand on the crown between them
  const crown = stamp.rows.findIndex((row) => (row[Math.round(middle)] ?? '.') !== '.');
  const high = Math.round((box.bottom - box.top) * 0.22);
  const foot = eyes.length > 1 ? Math.min(brow, Math.max(crown, box.top + high)) : brow + (kind > 2 ? 1 : 0);
  const lift = Math.max(0, left.length - 1 - foot);
  const length = stamp.rows[0]!.length;
  const beyond = Math.max(0, Math.round(middle + spread + wide) - length);
  const cells = [...Array.from({ length: lift }, () => '.'.repeat(length)), ...stamp.rows].map((row) => [...row, ...'.'.repeat(beyond)]); // biome-ignore format: one line
  const draw = (rows: readonly string[], x0: Px): void => {
    for (const [j, row] of rows.entries())
      for (const [i, c] of [...row].entries()) {
        const cell = cells[foot + lift - rows.length + 1 + j];
        if (c === '.' || !cell || x0 + i < 0 || x0 + i >= cell.length || /[xw]/.test(cell[x0 + i]!)) continue;
        cell[x0 + i] = letterOf(stamp.slots.length, 'abc'.indexOf(c) as 0 | 1 | 2)!;
      }
  };
  draw(left, Math.round(middle - spread - wide + 1));
  draw(right, Math.round(middle + spread));
  return { ...stamp, slots: [...stamp.slots, { material, names: ['horns'] }], rows: cells.map((row) => row.join('')) };
}
