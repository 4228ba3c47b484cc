/** Patterns of cloth, emblems on chests, holes and stains on what people of 32 pixels wear. */
import { GLYPHS, MOTIFS } from '../../../../catalogue/cloth-patterns.ts';
import type { Slot, Worn } from '../../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import type { PieceState } from '../../../../types.ts';
import { inkOn, layOf, patternOf } from '../../../humanoid/cloth.ts';
import { STAINS } from '../../doll/body.ts';
import type { Bodied } from './builds.ts';
import { SHOULDERS } from './sheet.ts';

const CLOTH: readonly Slot[] = ['torso', 'legs', 'back', 'hat', 'neck', 'waist', 'feet', 'hands'];
/** Spread over cloth in clusters: how many of 16 cells of 4 × 4 pixels. */
const STAIN = ['..xx....', '.xxx..x.', '..x..xx.', '.....x..', 'x....xx.', 'xx...x..', '.x......', '...x....'];
const TORN = ['........', '..x.....', '..xx....', '......x.', '.....xx.', '.x......', 'xx......', '....x..x'];
const RAINBOW = ['red', 'orange', 'yellow', 'leaf', 'blue', 'purple'];

/** States that are shown. */
export const SHOWN_STATES: ReadonlySet<PieceState> = new Set<PieceState>([
  'torn',
  'rusty',
  'crooked',
  ...(Object.keys(STAINS) as PieceState[]),
]);

/** A pixel of each four by two, every second row moved. */
const DOTS = (x: number, y: number): number => (y & 1 || (x + (y & 2) + 40) % 4 ? 0 : 1);

/** Those of what is held. */
export const HELD_STATES: ReadonlySet<PieceState> = new Set<PieceState>([
  'rusty',
  'crooked',
  'glowing',
  'burning',
  'bloody',
  'broken',
  'raised',
  ...(Object.keys(STAINS) as PieceState[]),
]);

const SHINE = '#fff4b8/flame';
const FLAMES = ['#fff0a0/flame', '#ff9030/flame', '#f04c28/flame'];
/** How far down the hand is from what burns or glows of a thing: only what is above the hand does. */
const ABOVE_HAND = 18;

/** Light, flames, rust and blood on what is held, and what is left of it when it is broken. */
export function drawHeldState(d: Bodied, w: Worn): void {
  for (const state of w.states ?? []) {
    const own = [...d.sheet.filled()].filter(([, , cell]) => cell.part === w.piece.id);
    if (state === 'glowing') {
      for (const [x, y] of own)
        if (y < ABOVE_HAND)
          for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1]] as const) if (!d.sheet.at(x + dx, y + dy)) d.sheet.put(x + dx, y + dy, SHINE, 'b', 'light'); // biome-ignore format: a table
    } else if (state === 'burning') {
      const top = Math.min(...own.map(([, y]) => y));
      for (const [x, y] of own)
        if (y < ABOVE_HAND)
          for (const dx of [-1, 1]) {
            // tongues of two pixels along both sides, and three over its upper end
            const far = y % 3 === 0 ? 2 : 1;
            for (let k = 1; k <= far; k++)
              if (!d.sheet.at(x + dx * k, y - k + 1)) d.sheet.put(x + dx * k, y - k + 1, FLAMES[k]!, 'b', 'flames');
            if (y === top) for (const [k, ref] of FLAMES.entries()) d.sheet.put(x, y - 1 - k, ref, 'b', 'flames');
          }
    } else if (state === 'broken') {
      const top = Math.min(...own.map(([, y]) => y));
      for (const [x, y] of own) if (y < top + 5 - (x % 2)) d.sheet.clear(x, y);
    } else {
      const stain = state === 'rusty' ? '#a4562c/iron' : STAINS[state];
      if (stain)
        for (const [x, y, cell] of own)
          if (STAIN[(y + 5) % 8]![(x + 16) % 8] === 'x') d.sheet.retouch(x, y, { ...cell, material: stain });
    }
  }
}

/** Whether a pattern can be laid. */
export const showsPattern = (w: Worn): boolean => {
  return !w.pattern || CLOTH.includes(w.piece.slot);
};

/** Lays what was said of cloth over all that is worn. */
export function drawOnCloth(d: Bodied): void {
  for (const slot of CLOTH) {
    const w = d.worn(slot);
    if (!w) continue;
    const pattern = patternOf(w);
    if (pattern) drawPattern(d, w, pattern);
    for (const state of w.states ?? []) drawState(d, w, state);
  }
}

function* of({ sheet }: Bodied, w: Worn) {
  for (const [x, y, cell] of sheet.filled())
    if (cell.part === w.piece.id || (w.piece.slot === 'torso' && cell.part === 'arm')) if (cell.material === w.material) yield [x, y, cell] as const; // biome-ignore format: one line
}

function drawPattern(d: Bodied, w: Worn, pattern: { readonly kind: string; readonly ink?: string }): void {
  const ink = inkOn(w.material, pattern);
  const [is = '', what = ''] = pattern.kind.split(':');
  if (is === 'emblem' || is === 'number') {
    drawEmblem(d, w, is === 'number' ? what : (MOTIFS[what]?.small ?? what), ink);
    return;
  }
  const lay = is === 'dots' ? DOTS : layOf(pattern.kind);
  if (!lay) return;
  // a stripe down the middle lies over the seam that is there
  const seam = is === 'stripe' ? [...d.sheet.filled()].filter(([x, , cell]) => cell.part === w.piece.id && cell.material === w.trim && (x === 11 || x === 12)) : []; // biome-ignore format: one line
  const cells = [...of(d, w), ...seam];
  const top = Math.min(...cells.map(([, y]) => y));
  const high = Math.max(...cells.map(([, y]) => y)) - top + 1;
  const many = /^(?:rainbow|tiedye)$/.test(is);
  for (const [x, y, cell] of cells) {
    const hit = lay(x - 12, y - top, 1, high);
    if (!hit) continue;
    d.sheet.retouch(x, y, {
      ...cell,
      material: many
        ? RAINBOW[(hit - 1) % RAINBOW.length]!
        : hit === 2
          ? is === 'camouflage'
            ? '#7c7448'
            : is === 'scatter'
              ? 'yellow'
              : ink
          : ink,
    });
  }
}

/** A picture of five pixels, or one to three figures, in the middle of the chest; of a hat its front. */
function drawEmblem({ sheet }: Bodied, { piece }: Worn, what: readonly string[] | string, ink: MaterialRef): void {
  const rows = typeof what === 'string' ? textRows(what) : what;
  const wide = Math.max(...rows.map((row) => row.length));
  const left = 12 - (wide >> 1);
  const top = piece.slot === 'hat' ? 3 : piece.slot === 'legs' ? 23 : SHOULDERS + 1;
  for (const [y, row] of rows.entries())
    for (const [x, c] of [...row].entries())
      if (c === 'x' && sheet.at(left + x, top + y)) sheet.put(left + x, top + y, ink, x > 2 ? 'c' : 'b', piece.id);
}

const textRows = (text: string): readonly string[] => {
  const glyphs = [...text.toLowerCase()].slice(0, 2).map((c) => (GLYPHS[c] ?? GLYPHS[0]!).split('/'));
  return [0, 1, 2, 3, 4].map((y) => glyphs.map((g) => g[y]!).join('.'));
};

function drawState(d: Bodied, w: Worn, state: PieceState): void {
  const under = w.piece.slot === 'torso' || w.piece.slot === 'legs' ? d.look.skin : undefined;
  const stain = state === 'rusty' ? '#a4562c/iron' : STAINS[state];
  for (const [x, y, cell] of [...of(d, w)]) {
    const [i, j] = [(x + 16) % 8, (y + 5) % 8];
    if (stain && STAIN[j]![i] === 'x') d.sheet.retouch(x, y, { ...cell, material: stain });
    if (state === 'torn' && TORN[j]![i] === 'x') {
      if (under) d.sheet.retouch(x, y, { ...cell, material: under, part: 'body' });
      else d.sheet.clear(x, y);
    }
  }
}
