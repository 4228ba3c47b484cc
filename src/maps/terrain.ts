/** Which terrains a map has, and which of its tilesets joins two of them. */
import type { SheetOfTiles } from '../domain/wang.ts';

/** A tileset of a map, with the numbers of the terrains that its lower and upper ground are. */
export interface MapSet {
  readonly lower: number;
  readonly upper: number;
  readonly sheet: MapSheet;
}
/** What a map keeps of a tileset's description: what lies where. */
export type MapSheet = Pick<SheetOfTiles, 'kind' | 'tileSize' | 'full' | 'columns' | 'sheetRows' | 'frames' | 'tiles'> &
  // maps of before do not tell it
  Partial<Pick<SheetOfTiles, 'materials'>>;

/** Terrains as a tree: each of its edges is a tileset. */
export interface Ground {
  readonly terrains: readonly string[];
  readonly sets: readonly MapSet[];
  /** `joins[a][b]`: number of the set that joins two terrains, or -1. */
  readonly joins: readonly (readonly number[])[];
  /** `steps[a][b]`: sets to cross from one terrain to the other. */
  readonly steps: readonly (readonly number[])[];
  /** `next[a][b]`: the terrain to which the first of those steps leads. */
  readonly next: readonly (readonly number[])[];
}

/** A plain tile is known by its picture (`lower`, `upper`: any text that tells pictures apart) and by its words. */
export interface PlainTiles {
  readonly name: string;
  readonly lower: { readonly words: string; readonly picture: string };
  readonly upper: { readonly words: string; readonly picture: string };
}

/**
 * Numbers the terrains of tilesets: plain tiles of the same picture, or else of the same words, are one. Throws a
 * RangeError where a set has no ground in common with those before it, or joins two that are joined already.
 */
export function numberTerrains(sets: readonly PlainTiles[]): {
  readonly terrains: string[];
  readonly pairs: { readonly lower: number; readonly upper: number }[];
} {
  const known: { words: string; picture: string }[] = [];
  const find = (tile: { readonly words: string; readonly picture: string }) => {
    const words = tile.words.trim().toLowerCase();
    const same = known.findIndex((one) => one.picture === tile.picture);
    const at = same >= 0 ? same : known.findIndex((one) => one.words.trim().toLowerCase() === words);
    return at >= 0 ? { at, isNew: false } : { at: known.push({ ...tile }) - 1, isNew: true };
  };
  const pairs = sets.map(({ name, lower, upper }, i) => {
    const [a, b] = [find(lower), find(upper)];
    if (a.at === b.at) throw new RangeError(`"${name}" has the same ground below and above.`);
    if (i > 0 && a.isNew && b.isNew)
      throw new RangeError(
        `"${name}" has no ground in common with the tilesets before it: make it with lower_base_tile_id or upper_base_tile_id of one of them.`,
      );
    if (!a.isNew && !b.isNew) throw new RangeError(`"${name}" joins two grounds that are joined already.`);
    return { lower: a.at, upper: b.at };
  });
  return { terrains: known.map(({ words }) => words.trim()), pairs };
}

/** The tables of a map's terrains. */
export function groundOf(terrains: readonly string[], sets: readonly MapSet[]): Ground {
  const grid = <T>(value: T) => terrains.map(() => terrains.map(() => value));
  const joins = grid(-1);
  const steps = grid(Number.POSITIVE_INFINITY);
  const next = grid(-1);
  terrains.forEach((_, a) => {
    steps[a]![a] = 0;
    next[a]![a] = a;
  });
  sets.forEach(({ lower, upper }, i) => {
    for (const [a, b] of [
      [lower, upper],
      [upper, lower],
    ] as const) {
      joins[a]![b] = i;
      steps[a]![b] = 1;
      next[a]![b] = b;
    }
  });
  for (let via = 0; via < terrains.length; via++)
    for (let a = 0; a < terrains.length; a++)
      for (let b = 0; b < terrains.length; b++) {
        const length = steps[a]![via]! + steps[via]![b]!;
        if (length >= steps[a]![b]!) continue;
        steps[a]![b] = length;
        next[a]![b] = next[a]![via]!;
      }
  return { terrains, sets, joins, steps, next };
}
