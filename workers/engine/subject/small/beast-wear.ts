/** What animals of 24 and 32 pixels wear, at the places that their stamps tell: hats, scarves, collars with bells, glasses, saddles. */
import type { Px } from '../../../../src/pixels/types.ts';
import { BEAST_HATS } from '../../catalogue/garments/beast-hats.ts';
import { isMaterial, type MaterialRef, tinted } from '../../catalogue/materials.ts';
import type { Brief, BriefPart } from '../../types.ts';
import type { BeastLook } from '../quadruped/look.ts';
import { hatRows } from './beast-hats.ts';
import { wingRows } from './beast-wings.ts';
import { eyeBoxes } from './eyes.ts';
import { letterOf, type Place, type Stamp } from './stamp.ts';

/** What stamps are dressed in. */
export type Wear = Partial<Pick<BeastLook, 'hat' | 'collar' | 'scarf' | 'bell' | 'eyewear' | 'saddle' | 'wings'>> & {
  readonly spiked?: boolean;
};

/** The pieces that are put on creatures which are no four-legged animals. */
export const WORN_BY_CREATURES: ReadonlySet<string> = new Set(['collar', 'scarf', 'glasses', 'sunglasses', 'eyepatch', 'monocle', ...Object.keys(BEAST_HATS)]); // biome-ignore format: a list

/** What a brief has somebody wear, in the colours that are said. */
export function wearOf({ parts }: Pick<Brief, 'parts'>): Wear {
  const made = ({ colour, material }: BriefPart, usual: MaterialRef): MaterialRef => {
    const own = material && isMaterial(material) ? material : usual;
    return colour ? tinted(colour, own) : own;
  };
  const part = (id: string): BriefPart | undefined => parts.find(({ piece }) => piece === id);
  const hat = parts.findLast(({ piece }) => BEAST_HATS[piece]);
  const piece = hat && BEAST_HATS[hat.piece]!;
  const [collar, scarf] = [part('collar'), part('scarf')];
  const eyewear = (['glasses', 'sunglasses', 'eyepatch', 'monocle'] as const).find(part);
  return {
    ...(hat && piece ? { hat: { piece, material: made(hat, piece.material), trim: piece.trim ?? piece.material, size: hat.size ?? 1 } } : {}), // biome-ignore format: one line
    ...(collar ? { collar: made(collar, 'red') } : {}),
    ...(scarf ? { scarf: made(scarf, 'red') } : {}),
    ...(eyewear ? { eyewear: { kind: eyewear, material: made(part(eyewear)!, eyewear === 'monocle' ? 'gold' : 'charcoal') } } : {}), // biome-ignore format: one line
  };
}

/** A stamp while it is dressed: rows may grow above it. */
interface Fitting {
  cells: string[][];
  readonly slots: { material: MaterialRef; names: readonly string[] }[];
  /** Rows that were added above. */
  above: Px;
}

/**
 * The stamp with what its animal wears. `most`: the rows that the picture has room for; legs are shorter under a tall hat.
 * @returns undefined where something worn has no rows or the stamp no place for it
 */
export function dressedLarger(stamp: Stamp, wear: Wear, large: boolean, most: Px): Stamp | undefined {
  const { hat, collar, scarf, bell, eyewear, saddle, spiked = false } = wear;
  // whose kind has wings has them in its stamp
  const wings = stamp.slots.some(({ material }) => material === 'wings') ? undefined : wear.wings;
  if (!hat && !collar && !scarf && !eyewear && !saddle && !wings) return stamp;
  const { head, neck } = stamp;
  const f: Fitting = { cells: stamp.rows.map((row) => [...row]), slots: [...stamp.slots], above: 0 };
  if (wings) putWing(f, wings, large, head?.[0]);
  if (saddle && !putSaddle(f, saddle, large, neck?.[0] ?? f.cells[0]!.length)) return undefined;
  if (collar ?? scarf) {
    if (!neck) return undefined;
    putRound(f, neck, {
      collar: scarf ?? collar!,
      ends: scarf !== undefined,
      bell: spiked ? undefined : bell,
      large,
      spiked: spiked && !scarf,
    });
  }
  if (eyewear && !putEyewear(f, eyewear)) return undefined;
  if (hat) {
    const shape = hatRows(hat.piece.id);
    if (!head || !shape || hat.size !== 1) return undefined;
    putHat(f, head, shape[large ? 'large' : 'mid'], [hat.material, hat.trim, ...(shape.more ?? [])]);
  }
  const rows = shortened(
    f.cells.map((row) => row.join('')),
    most,
  );
  return letterOf(f.slots.length - 1, 2) ? { ...stamp, slots: f.slots, rows } : undefined;
}

/** Letters of the next slots. */
function lettered(f: Fitting, materials: readonly MaterialRef[], name: string): (c: string) => string {
  const first = f.slots.length;
  for (const material of materials) f.slots.push({ material, names: [name] });
  return (c) => {
    const at = 'abcdefghijkl'.indexOf(c.toLowerCase());
    const letter = letterOf(first + Math.floor(at / 3), (at % 3) as 0 | 1 | 2) ?? '.';
    return c === c.toLowerCase() ? letter : letter.toUpperCase();
  };
}

function put({ cells, above }: Fitting, x: Px, y: Px, c: string): void {
  const row = cells[y + above];
  if (row && x >= 0 && x < row.length) row[x] = c;
}
const at = ({ cells, above }: Fitting, x: Px, y: Px): string => cells[y + above]?.[x] ?? '.';

function putHat(
  f: Fitting,
  [left, brow, width]: Place,
  rows: readonly string[],
  materials: readonly MaterialRef[],
): void {
  const horns = f.slots.findIndex(({ material }) => material === 'horn');
  // horns stand before a hat
  const isHorn = (c: string): boolean => horns >= 0 && [0, 1, 2].some((tone) => letterOf(horns, tone as 0 | 1 | 2) === c.toLowerCase()); // biome-ignore format: one line
  const letter = lettered(f, materials, 'hat');
  const cover = (x: Px, y: Px, c: string): void => {
    if (!isHorn(at(f, x, y))) put(f, x, y, c);
  };
  const wide = Math.max(...rows.map((row) => row.length));
  const x0 = Math.round(left + (width - wide) / 2);
  const top = brow - rows.length + 1;
  for (; top + f.above < 0; f.above++) f.cells.unshift(new Array<string>(f.cells[0]!.length).fill('.'));
  for (const [j, row] of rows.entries()) {
    const cols = [...row.matchAll(/[^.]/g)].map(({ index }) => index);
    for (const [i, c] of [...row].entries()) if (c !== '.') cover(x0 + i, top + j, letter(c));
    // what stands up under the hat is under it
    if (j === 0 && cols.length > 2) for (let y = 0; y < top; y++) for (let x = x0 + cols[0]!; x <= x0 + cols.at(-1)!; x++) cover(x, y, '.'); // biome-ignore format: one line
  }
}

interface Round {
  readonly collar: MaterialRef;
  /** A scarf is two rows high, and one of its ends hangs. */
  readonly ends: boolean;
  readonly bell: MaterialRef | undefined;
  readonly large: boolean;
  readonly spiked: boolean;
}

function putRound(f: Fitting, [left, row, width]: Place, { collar, ends, bell, large, spiked }: Round): void {
  const letter = lettered(f, [collar], ends ? 'scarf' : 'collar');
  const high = (ends ? 2 : 1) + (large ? 1 : 0);
  for (let j = 0; j < high; j++)
    for (let i = 0; i < width; i++) {
      if (at(f, left + i, row + j) === '.') continue;
      const tone = j === high - 1 && high > 1 ? 'c' : i < width / 2 ? 'a' : 'b';
      put(f, left + i, row + j, letter(tone));
    }
  if (spiked) {
    const steel = lettered(f, ['steel'], 'spikes');
    // points that stand out of it above and below, two pixels apart
    for (let i = 0; i < width; i += 3) {
      if (at(f, left + i, row) === '.') continue;
      for (let j = -1; j <= high; j++)
        if (large || j !== -1) put(f, left + i, row + j, steel(j < high - 1 ? 'a' : 'c'));
    }
  }
  if (ends) {
    const [x0, wide, long] = [left + Math.round(width * 0.55), large ? 3 : 2, large ? 5 : 3];
    for (let j = 0; j < long; j++) for (let i = 0; i < wide; i++) put(f, x0 + i, row + high + j, letter(j === 0 ? 'C' : i === 0 ? 'a' : i === wide - 1 ? 'c' : 'b')); // biome-ignore format: one line
  }
  if (bell) {
    const gold = lettered(f, [bell], 'bell');
    const x0 = left + Math.round(width * 0.55) - 1;
    const side = large ? 3 : 2;
    for (let j = 0; j < side; j++) for (let i = 0; i < side; i++) put(f, x0 + i, row + high + j, gold(i + j === 0 ? 'a' : j === side - 1 ? 'c' : 'b')); // biome-ignore format: one line
  }
}

function putEyewear(f: Fitting, { kind, material }: NonNullable<BeastLook['eyewear']>): boolean {
  const eyes = eyeBoxes(f.cells.map((row) => row.join('')));
  // one head has two eyes at most
  const [first, second] = eyes;
  if (!first || eyes.length > 2) return false;
  const letter = lettered(f, [material], kind);
  const worn = kind === 'eyepatch' || kind === 'monocle' ? [eyes.at(-1)!] : eyes;
  const lens = kind === 'glasses' || kind === 'monocle' ? lettered(f, [LENS], kind) : undefined;
  for (const { left, right, top, bottom } of worn)
    for (let y = top - 1; y <= bottom + 1; y++)
      for (let x = left - 1; x <= right + 1; x++) {
        const [sideways, upright] = [x < left || x > right, y < top || y > bottom];
        // corners are round, and the far rim ends with the face
        if ((sideways && upright) || at(f, x, y) === '.') continue;
        // glass before half of an eye, else a rim about it is one dark spot
        if (lens)
          put(f, x, y, sideways || upright ? letter(kind === 'monocle' ? 'a' : 'b') : x < right ? lens('a') : 'x');
        else put(f, x, y, letter(x === left && y === top ? 'A' : 'B'));
      }
  if (second && kind !== 'monocle')
    for (let x = kind === 'eyepatch' ? first.right + 2 : first.right + 1; x < second.left; x++)
      put(f, x, kind === 'eyepatch' ? second.top - 1 : first.top, letter('b'));
  return true;
}

/** What is seen of glass. */
const LENS = '#e4f4fa';

/** A saddle: a seat that rises behind and before over a cloth with a hem, its flap and girth. abc leather, def cloth, ghi hem; so many rows are above the back. */
const SADDLES = {
  large: { above: 2, rows: ['aa......b.', 'abbbbbbbb.', 'dabbbbbbCe', 'ddabbbbCee', 'dddabbCeef', 'dddabbCeef', 'ddddbCeeef', 'dddddCeeff', 'ghhhhChhhi', '....bC....'] },
  mid: { above: 1, rows: ['ab...ab', 'dabbbCe', 'ddabCef', 'ddeCeef', 'ghhChhi'] },
} as const; // biome-ignore format: pictures

/** On the back behind the neck, where the line of the trunk is lowest. */
function putSaddle(f: Fitting, material: MaterialRef, large: boolean, before: Px): boolean {
  const { above, rows } = SADDLES[large ? 'large' : 'mid'];
  const wide = rows[0]!.length;
  const topOf = (x: Px): Px => f.cells.findIndex((row) => (row[x] ?? '.') !== '.');
  const length = f.cells[0]!.length;
  const least = Math.round(length * 0.14);
  let best: Px | undefined;
  for (let x = least; x <= Math.max(least, Math.min(Math.round(length * 0.36), before - wide + 1)); x++)
    if (best === undefined || topOf(x + (wide >> 1)) >= topOf(best + (wide >> 1))) best = x;
  if (best === undefined) return false;
  // a colour that is said of it is that of its cloth
  const dyed = material.startsWith('#');
  const letter = lettered(f, [dyed ? 'leather' : material, dyed ? material : '#c03440/cloth', 'gold'], 'saddle');
  const back = Math.max(...Array.from({ length: wide }, (_, i) => topOf(best + i)).sort((p, q) => p - q).slice(1, -1)); // biome-ignore format: one line
  for (const [j, row] of rows.entries())
    for (const [i, c] of [...row].entries())
      if (c !== '.' && (j < above || at(f, best + i, back + j - above) !== '.')) put(f, best + i, back + j - above, letter(c)); // biome-ignore format: one line
  return true;
}

/** Over the back, `before` the head; the tips stand above it. */
function putWing(f: Fitting, material: MaterialRef, large: boolean, before: Px = f.cells[0]!.length): void {
  const rows = wingRows(material)[large ? 'large' : 'mid'];
  const x0 = Math.max(0, Math.min(Math.round(f.cells[0]!.length * 0.48), before) - rows[0]!.length);
  const root = x0 + Math.round(rows[0]!.length * 0.6);
  const back = f.cells.findIndex((row, y) => y > f.cells.length * 0.3 && (row[root] ?? '.') !== '.');
  const top = back - rows.length + (large ? 5 : 3);
  for (; top + f.above < 0; f.above++) f.cells.unshift(new Array<string>(f.cells[0]!.length).fill('.'));
  const letter = lettered(f, [material], 'wings');
  for (const [j, row] of rows.entries()) for (const [i, c] of [...row].entries()) if (c !== '.' && (x0 + i < before || at(f, x0 + i, top + j) === '.')) put(f, x0 + i, top + j, letter(c)); // biome-ignore format: one line
}

/** As many rows as there is room for: of those of trunk and legs the ones go that are as their neighbours. */
export function shortened(rows: readonly string[], most: Px): readonly string[] {
  const kept = [...rows];
  while (kept.length > most) {
    let least = Number.POSITIVE_INFINITY;
    let gone = kept.length - 2;
    for (let y = Math.round(kept.length * 0.6); y < kept.length - 1; y++) {
      const differs = [...kept[y]!].filter((c, x) => c !== kept[y - 1]![x]).length;
      if (differs < least) [least, gone] = [differs, y];
    }
    kept.splice(gone, 1);
  }
  return kept;
}
