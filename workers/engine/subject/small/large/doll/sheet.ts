/** The sheet of pixels on which somebody of 32 pixels is dressed, and the tables of what is put on it. */
import type { Slot, Worn } from '../../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import type { Look } from '../../../humanoid/look.ts';
import { type Cell, readStamps, type Stamp } from '../../stamp.ts';

export const DARK = '#221c2a/cloth';
/** Columns of a mask; the skull is in 6 to 17. */
export const WIDE = 24;
/** Columns beside a mask and rows above it that what is held may take. */
const AIR = 10;
/** Rows below the soles of who is in the air. */
const BELOW = 6;
/** The first row of the shoulders, the waist's and the last one. */
export const SHOULDERS = 16;
export const WAIST = 22;
export const FEET = 28;

/** Tones of ramps by letter: lit, plain, shaded, the dark line, the glint. */
const TONE_OF = { a: 4, b: 3, c: 2, C: 1, A: 5 } as const;
export type Tone = keyof typeof TONE_OF;
const SLOT_LETTERS = 'abcdefghijklmnopqrstuvyz012345';
const LIT = ['a', 'b', 'c'] as const;
const SHADED = ['b', 'c', 'c'] as const;
const WHITE = '#f4f2ee/cloth';

/** What legs and arms do that do not just stand, hang or hold. */
export type LegWay = 'kneel' | 'knees' | 'sit' | 'cross' | 'walk' | 'run' | 'stance' | 'jump' | 'skip' | 'kick' | 'sneak' | 'trail' | 'seat' | 'aside'; // biome-ignore format: one line
export type ArmWay = 'up' | 'wave' | 'out' | 'back' | 'fore' | 'flex' | 'hip' | 'brow' | 'ahead' | 'mouth' | 'crossed' | 'hold' | 'string' | 'across' | 'eyes' | 'planted'; // biome-ignore format: one line

/** Who is dressed. */
export interface Dressed {
  readonly sheet: LargeSheet;
  readonly look: Look;
  readonly worn: (slot: Slot) => Worn | undefined;
  /** Looks to the right of the picture. */
  readonly turned?: boolean;
  /** Is seen from the side, looking there. */
  readonly profile?: boolean;
}

/** What a mask's words for materials stand for. */
export interface Dye {
  readonly piece: MaterialRef;
  readonly trim: MaterialRef;
  readonly skin: MaterialRef;
  readonly hair: MaterialRef;
}

export interface MaskPlace {
  /** Where its first column and row go. */
  readonly x?: number;
  readonly y?: number;
  readonly mirrored?: boolean;
  /** The first of its rows that is drawn. */
  readonly from?: number;
  /** Only over what is there already. */
  readonly over?: boolean;
  /** A tone darker: what is on the side away from the light. */
  readonly shaded?: boolean;
  /** No line is drawn round it. */
  readonly thread?: boolean;
  /** Only where nothing is yet. */
  readonly behind?: boolean;
  /** The last column that is drawn. */
  readonly until?: number;
}

/**
 * Reads a table of pieces: blocks as of `readStamps`, whose materials may be left out. `piece` stands for what the piece is made of, `trim` for its
 * second material, `skin` and `hair` for those of who wears it; without any these four, in this order: `abc` the piece, `def` its trim, `ghi` skin, `jkl` hair.
 */
export const readPieces = (text: string): Readonly<Record<string, Stamp>> => readStamps(text.replace(/^#([^|\n]+)$/gm, '#$1| piece ; trim ; skin ; hair')); // biome-ignore format: one line

export class LargeSheet {
  readonly #cells: (Cell | undefined)[][] = Array.from({ length: FEET + 1 + AIR + BELOW }, () => []);
  readonly #flat: boolean;
  /** Columns by which what is drawn is moved to the right: the face of who looks there. */
  shift = 0;
  /** The last column that is drawn on: of a face that is seen from its side no more is seen. */
  end = Number.POSITIVE_INFINITY;

  constructor(flat: boolean) {
    this.#flat = flat;
  }

  put(column: number, y: number, material: MaterialRef, tone: Tone, part: string, thread = false): void {
    const x = column + this.shift;
    const row = this.#cells[y + AIR];
    if (!row || x < -AIR || x >= WIDE + AIR || x > this.end) return;
    const shaded = this.#flat && tone !== 'C' ? TONE_OF.b : TONE_OF[tone];
    row[x + AIR] = { material, tone: shaded, part, ...(thread ? { thread } : {}) };
  }

  at(x: number, y: number): Cell | undefined {
    return this.#cells[y + AIR]?.[x + this.shift + AIR];
  }

  /** What is filled. */
  *filled(): Generator<readonly [x: number, y: number, cell: Cell]> {
    for (const [y, row] of this.#cells.entries())
      for (const [x, cell] of row.entries()) if (cell) yield [x - AIR, y - AIR, cell];
  }

  /** Another material or name of a pixel, in the tone that it has. */
  retouch(x: number, y: number, cell: Cell): void {
    const row = this.#cells[y + AIR];
    if (row) row[x + AIR] = cell;
  }

  clear(x: number, y: number): void {
    const row = this.#cells[y + AIR];
    if (row) row[x + AIR] = undefined;
  }

  /** A row of pixels from `x` to `to`: lit on the left, shaded on the right. */
  row(y: number, x: number, to: number, material: MaterialRef, part: string): void {
    for (let i = x; i <= to; i++) this.put(i, y, material, i === x ? 'a' : i >= to - (to - x > 6 ? 1 : 0) ? 'c' : 'b', part); // biome-ignore format: one line
  }

  /** A piece set by hand. */
  mask({ rows, slots }: Stamp, dye: Dye, part: string, place: MaskPlace = {}): void {
    const {
      x: x0 = 0,
      y: y0 = 0,
      mirrored = false,
      from = 0,
      over = false,
      shaded = false,
      thread = false,
      behind = false,
      until = Number.POSITIVE_INFINITY,
    } = place;
    for (const [y, row] of rows.entries()) {
      if (y < from) continue;
      for (const [i, c] of [...row].entries()) {
        const x = x0 + (mirrored ? -i : i);
        const there = this.at(x, y0 + y) !== undefined;
        if (c === '.' || c === '+' || (over && !there) || (behind && there) || x > until) continue;
        const letter = SLOT_LETTERS.indexOf(c.toLowerCase());
        if (letter < 0) this.put(x, y0 + y, c === 'w' ? WHITE : DARK, 'b', part, thread);
        else {
          const { material, thread: thin = false } = slots[Math.floor(letter / 3)]!;
          const tone =
            c === c.toLowerCase() ? (shaded ? SHADED : LIT)[letter % 3]! : letter % 3 !== 0 ? 'C' : shaded ? 'a' : 'A';
          this.put(x, y0 + y, dye[material as keyof Dye] ?? material, tone, part, thread || thin);
        }
      }
    }
  }

  /**
   * What is filled, without empty rows and columns around it. `less` rows are taken out of the legs, the trunk and the chin, in the order of `shorter`; below 0 as
   * many are put in. `narrower`: columns that are taken out.
   */
  trimmed(
    less = 0,
    shorter: readonly number[] = SHORTER,
    narrower: readonly number[] = [],
    taller: readonly number[] = TALLER,
  ): (Cell | undefined)[][] {
    const out = new Set(shorter.slice(0, Math.max(0, less)).map((y) => y + AIR));
    const twice = new Set(taller.slice(0, Math.max(0, -less)).map((y) => y + AIR));
    const thin = (row: (Cell | undefined)[]) =>
      narrower.length === 0 ? row : Array.from(row).filter((_, x) => !narrower.includes(x - AIR));
    const rows = this.#cells.flatMap((row, y) =>
      out.has(y) ? [] : twice.has(y) ? [thin(row), thin(row)] : [thin(row)],
    );
    const filled = rows.map((row) => row.some(Boolean));
    const [top, end] = [filled.indexOf(true), filled.lastIndexOf(true)];
    const columns = rows.flatMap((row) => row.flatMap((cell, x) => (cell ? [x] : [])));
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    return rows.slice(top, end + 1).map((row) => Array.from({ length: right - left + 1 }, (_, x) => row[left + x]));
  }
}

/** Rows that a taller figure has twice. */
export const TALLER: readonly number[] = [24, 19, 25];
/** Of who sits, kneels or runs: their legs are as they are set. */
export const POSED_TALLER: readonly number[] = [19, 21];
export const POSED_SHORTER: readonly number[] = [20, 5, 18, 12, 17, 21, 19, 14, 7];
/** Rows that a shorter figure does without. */
export const SHORTER: readonly number[] = [24, 20, 25, 18, 13, 26, 5];
/** Columns that a narrower figure does without: those between its eyes and its mouth. */
export const NARROWER: readonly number[] = [10, 13];
/** Those of a figure in a picture that is too low for the whole one: eyes, brows and mouth stay. */
export const LOWEST: readonly number[] = [24, 20, 5, 25, 18, 12, 26, 17, 21, 23];
