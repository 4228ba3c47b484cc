/** Short ways to write the layers of a terrain row. */

import type { FieldLayer, FieldName, MarkLayer } from './terrain-types.ts';

export const f = (field: FieldName, o: Omit<FieldLayer, 'field'> = {}): FieldLayer => ({ field, ...o });

/** `n` marks on a tile of 16 x 16; the names are in `tile/marks.ts`, divided by spaces. */
export const m = (names: string, n: number, o: Omit<MarkLayer, 'marks' | 'n'> = {}): MarkLayer => ({
  marks: names.split(' '),
  n,
  ...o,
});

/** The uneven ground under grass, soil and the like: half tones alone. */
export const uneven = (much = 0.36, low = 0.32): FieldLayer => f('patch', { much, tone: 7, low, lowTone: 6 });
export const broad = (much = 0.36, low = 0.34): FieldLayer => f('patch', { cells: 2, much, tone: 7, low, lowTone: 6 });
