/** What lies on a map, as words speak of it. */
import type { Grid } from '../grid.ts';
import type { Ground } from '../terrain.ts';
import { WATER } from './lexicon.ts';
import { emptyMask, type Mask } from './masks.ts';

export const isWater = (name: string): boolean =>
  !/^frozen|ice/.test(name) &&
  (name.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => WATER.some((one) => one !== 'ice' && word === one));

/** The terrain that names one of these words, best first. */
export const terrainSaying = (
  { terrains }: Pick<Ground, 'terrains'>,
  wanted: readonly string[],
  except: (at: number) => boolean,
): number => {
  for (const word of wanted) {
    const at = terrains.findIndex((name, i) => name.toLowerCase().includes(word) && !except(i));
    if (at >= 0) return at;
  }
  return -1;
};

/** The commonest terrain, and whether it is the only one. */
export function baseOf({ corners }: Grid): { base: number; isFresh: boolean } {
  const counts = new Map<number, number>();
  for (const corner of corners) counts.set(corner, (counts.get(corner) ?? 0) + 1);
  const [base] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
  return { base, isFresh: counts.size === 1 };
}

/** The cells of a map that are all of a terrain. */
export function cellsOf({ width, height, corners }: Grid, terrain: number): Mask {
  const mask = emptyMask({ width, height });
  const row = width + 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * row + x;
      const four = [at, at + 1, at + row, at + row + 1];
      if (four.every((one) => corners[one] === terrain)) mask.cells[y * width + x] = 1;
    }
  return mask;
}
