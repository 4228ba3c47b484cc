/** Lays a map of corners with a set's tiles. */

import type { Corner } from '../../../src/domain/wang.ts';
import { createImage, overlay } from '../../../src/pixels/image.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { hash } from './noise.ts';
import type { TileSet, WangTile } from './types.ts';

/** Corners of a map, row by row: one more each way than it has cells. */
export type CornerGrid = readonly (readonly Corner[])[];

/** 'LUUL' rows → a grid. */
export const gridOf = (rows: readonly string[]): CornerGrid => rows.map((row) => [...row] as Corner[]);

/**
 * The grid as a set of 25 needs it: the corners directly south of upper ground become the face, and a single gap
 * between two upper corners, where no face has room, is filled.
 */
export function withFaces(grid: CornerGrid): CornerGrid {
  const g = grid.map((row) => [...row]);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 1; y + 1 < g.length; y++) {
      for (let x = 0; x < g[0]!.length; x++) {
        if (g[y]![x] === 'L' && g[y - 1]![x] === 'U' && g[y + 1]![x] === 'U') g[y]![x] = 'U';
      }
    }
  }
  for (let y = g.length - 1; y > 0; y--) {
    for (let x = 0; x < g[0]!.length; x++) if (g[y]![x] === 'L' && g[y - 1]![x] === 'U') g[y]![x] = 'T';
  }
  return g;
}

export interface LaidMap {
  readonly width: number;
  readonly height: number;
  /** Index of each cell's tile in `set.tiles`, row by row; -1 where the set has none for its corners. */
  readonly cells: readonly number[];
  readonly image: Rgba;
}

/** Extra tiles that may stand in for the plain one of the same corners. */
const mayReplace = (t: WangTile): boolean =>
  t.extra === undefined || t.extra === 'fill' || t.extra === 'border' || t.extra === 'stair';

/** A map of a grid: plain tiles in a bit more than half of the cells, variants in the rest. */
export function layMap(set: TileSet, grid: CornerGrid, seed = 1): LaidMap {
  const g = set.full ? withFaces(grid) : grid;
  const height = g.length - 1;
  const width = g[0]!.length - 1;
  const by = new Map<string, number[]>();
  set.tiles.forEach((t, i) => {
    if (!mayReplace(t)) return;
    const key = t.corners.join('');
    const list = by.get(key);
    if (list) list.push(i);
    else by.set(key, [i]);
  });
  const cells: number[] = [];
  const image = createImage(width * set.size, height * set.size);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const key = `${g[y]![x]}${g[y]![x + 1]}${g[y + 1]![x]}${g[y + 1]![x + 1]}`;
      const list = by.get(key);
      if (!list) {
        cells.push(-1);
        continue;
      }
      const roll = hash(x, y, seed);
      const i = list[roll < 0.5 ? 0 : Math.floor(((roll - 0.5) / 0.5) * list.length)]!;
      cells.push(i);
      overlay(image, set.tiles[i]!.image, x * set.size, y * set.size);
    }
  }
  return { width, height, cells, image };
}
