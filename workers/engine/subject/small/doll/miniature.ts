/** Things that somebody of 16 pixels holds and no held stamp shows: their own stamps, a third as large. */
import type { Worn } from '../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../catalogue/materials.ts';
import { pictured } from '../pictured.ts';
import { LETTERS as ALL, type Stamp } from '../stamp.ts';
import { SMALL_THINGS } from '../things.ts';

/** Pixels of a side. */
const SIZE = 5;
/** A pixel is filled when this share of what it stands for is. */
const FILLED = 0.4;
const LETTERS = 'abcdefghijklmno';

const idOf = ({ piece }: Pick<Worn, 'piece'>): string => piece.id.replace(/^held\//, '');

/** Whether a piece in a hand can be shown as a smaller picture of its thing. */
export const hasMiniature = (w: Pick<Worn, 'piece'> & Partial<Worn>): boolean => /^held\//.test(w.piece.id) && (SMALL_THINGS[idOf(w)] ?? pictured(w, SIZE)) !== undefined; // biome-ignore format: one line

/** Rows of materials from above, five by five; undefined where nothing is. */
export function miniatureOf(w: Pick<Worn, 'piece' | 'material'>): readonly (readonly (MaterialRef | undefined)[])[] {
  const stamp = SMALL_THINGS[idOf(w)];
  if (!stamp) return squared(pictured(w, SIZE)!);
  const said = w.material !== w.piece.material ? w.material : undefined;
  return Array.from({ length: SIZE }, (_, y) => Array.from({ length: SIZE }, (_, x) => commonest(stamp, x, y, said)));
}

/** A thing's own drawing, on the lower inner side of its square. */
function squared({ rows, slots }: Stamp): readonly (readonly (MaterialRef | undefined)[])[] {
  const [down, in_] = [SIZE - rows.length, SIZE - rows[0]!.length];
  return Array.from({ length: SIZE }, (_, y) =>
    Array.from({ length: SIZE }, (_x, x) => {
      const c = rows[y - down]?.[x - in_] ?? '.';
      return c === '.' ? undefined : slots[Math.floor(ALL.indexOf(c) / 3)]!.material;
    }),
  );
}

function commonest(
  { rows, slots }: Stamp,
  x: number,
  y: number,
  said: MaterialRef | undefined,
): MaterialRef | undefined {
  const counts = new Map<number, number>();
  let all = 0;
  let filled = 0;
  const wide = rows[0]!.length;
  for (let j = Math.floor((y * rows.length) / SIZE); j < Math.ceil(((y + 1) * rows.length) / SIZE); j++)
    for (let i = Math.floor((x * wide) / SIZE); i < Math.ceil(((x + 1) * wide) / SIZE); i++) {
      all++;
      const c = rows[j]?.[i] ?? '.';
      if (c === '.') continue;
      filled++;
      const slot = Math.floor(LETTERS.indexOf(c.toLowerCase()) / 3);
      if (slot >= 0 && slots[slot]) counts.set(slot, (counts.get(slot) ?? 0) + 1);
    }
  if (filled < all * FILLED || counts.size === 0) return undefined;
  const [slot] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]!;
  return slot === 0 ? (said ?? slots[0]!.material) : slots[slot]!.material;
}
