/** The sheet of pixels on which somebody of 16 pixels is dressed: 12 × 12, counted from the left upper corner of the head. */

import type { Slot, Worn } from '../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../catalogue/materials.ts';
import type { Look } from '../../humanoid/look.ts';
import type { Cell } from '../stamp.ts';

export const SIDE = 12;
export const DARK = '#221c2a/cloth';
/** Tones of ramps by letter. */
export const TONE_OF = { a: 4, b: 3, c: 2, C: 1 } as const;
export type Tone = keyof typeof TONE_OF;

/** The left arm's and the right arm's column, the head's last one. */
export const LAST = 7;
/** The row of the shoulders, of the hands, of the feet. */
export const SHOULDERS = 7;
export const HANDS = 9;
export const FEET = 11;

export class Sheet {
  readonly cells: (Cell | undefined)[][];
  /** A row above the head, for tips of hats: seen where a picture has room for it. */
  readonly #tip: (Cell | undefined)[];
  readonly left: number;
  readonly flat: boolean;
  readonly wide: number;
  /** Columns by which what is drawn is moved to the right: the face of who looks there. */
  shift = 0;
  /** The last column that is drawn on, from the head's first: of a face that is seen from its side no more is seen. */
  end = Number.POSITIVE_INFINITY;

  /** `left`: the column of the sheet in which the head begins; `wide`: its columns. */
  constructor(left: number, flat: boolean, wide = SIDE) {
    this.left = left;
    this.flat = flat;
    this.wide = wide;
    this.cells = Array.from({ length: SIDE }, () => new Array<Cell | undefined>(wide).fill(undefined));
    this.#tip = new Array<Cell | undefined>(wide).fill(undefined);
  }

  /** Rows of a figure with what is above its head, where that fits into `high` rows. */
  tipped(cells: Sheet['cells'], high: number): Sheet['cells'] {
    return this.#tip.some(Boolean) && cells.length < high ? [this.#tip, ...cells] : cells;
  }

  put(x: number, y: number, material: MaterialRef, tone: Tone, part: string, thread = false): void {
    const column = x + this.left + this.shift;
    if (x + this.shift > this.end || column < 0 || column >= this.wide || y < -1 || y >= SIDE) return;
    const shaded = this.flat && tone !== 'C' ? TONE_OF.b : TONE_OF[tone];
    const row = y < 0 ? this.#tip : this.cells[y]!;
    row[column] = { material, tone: shaded, part, ...(thread ? { thread } : {}) };
  }

  /** A row of pixels from `x` to `to`: lit on the left, shaded on the right. */
  row(y: number, x: number, to: number, material: MaterialRef, part: string): void {
    for (let i = x; i <= to; i++) this.put(i, y, material, i === x ? 'a' : i === to ? 'c' : 'b', part);
  }

  clear(x: number, y: number): void {
    const row = this.cells[y];
    if (row) row[x + this.left] = undefined;
  }

  /** A mask of a piece, its first column two to the left of the head. `from`: the first of its rows that is drawn. */
  mask(rows: readonly string[], { material, trim, piece }: Pick<Worn, 'material' | 'trim' | 'piece'>, from = 0): void {
    // what begins with a mark has a row above the head
    const up = rows[0]?.startsWith('^') ? 1 : 0;
    for (const [k, text] of rows.entries()) {
      const y = k - up;
      const row = text.replace('^', '');
      if (from > 0 && y < from) continue;
      for (const [i, c] of [...row].entries()) {
        if (c === '.') continue;
        const [ref, tone] = this.#ofLetter(c, material, trim);
        this.put(i - 2, y, ref, tone, piece.id);
      }
    }
  }

  #ofLetter(c: string, material: MaterialRef, trim: MaterialRef): readonly [MaterialRef, Tone] {
    const k = 'abcdefghi'.indexOf(c);
    if (k >= 0) return [[material, trim, 'bone'][Math.floor(k / 3)]!, (['a', 'b', 'c'] as const)[k % 3]!];
    if (c === 'w') return ['white', 'b'];
    if (c === 'y') return ['#fff0a0/flame', 'b'];
    if (c === 'l') return ['leaf', 'b'];
    return [DARK, 'b'];
  }
}

/** Who is dressed. */
export interface Trunk {
  readonly sheet: Sheet;
  readonly look: Look;
  readonly worn: (slot: Slot) => Worn | undefined;
}
