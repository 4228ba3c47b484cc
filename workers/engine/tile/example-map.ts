/** An example map of a set: what a developer looks at first. */

import type { Corner } from '../../../src/domain/wang.ts';
import { type CornerGrid, type LaidMap, layMap } from './map.ts';
import { hash } from './noise.ts';
import type { TileSet } from './types.ts';

const COLUMNS = 12;
const ROWS = 9;

/** An island of upper ground with a bay and a hole. */
function island(): CornerGrid {
  return Array.from({ length: ROWS + 1 }, (_, y) =>
    Array.from({ length: COLUMNS + 1 }, (_, x): Corner => {
      const d = Math.hypot((x - COLUMNS / 2) / (COLUMNS / 2), (y - ROWS / 2 + 0.5) / (ROWS / 2));
      const inner = x > 0 && y > 0 && x < COLUMNS && y < ROWS - 1;
      const hole = x >= 7 && x <= 8 && y >= 3 && y <= 4;
      return inner && !hole && d + (hash(x, y, 6) - 0.5) * 0.36 < 0.9 ? 'U' : 'L';
    }),
  );
}

/** Hills, a gap and a floating ledge; air is upper. */
const LEVEL = [
  'UUUUUUUUUUUUUUU',
  'UUUUUUUUUUUUULL',
  'UULLLUUUUUUUULL',
  'UULLLUUULLUUULL',
  'UUUUUUULLLLUUUL',
  'LLUUUULLLLLUUUL',
  'LLLUUUULLUULLLL',
  'LLLLLLLLLLLLLLL',
  'LLLLLLLLLLLLLLL',
];

export const exampleGrid = (kind: TileSet['kind']): CornerGrid =>
  kind === 'topdown' ? island() : LEVEL.map((row) => [...row] as Corner[]);

export const exampleMap = (set: TileSet): LaidMap => layMap(set, exampleGrid(set.kind), 4);
