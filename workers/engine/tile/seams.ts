/** The seam check: tiles with the same two corners on a side must show the same pixels there. */

import { wordsOf } from '../../../src/pixels/image.ts';
import type { TileSet, WangTile } from './types.ts';

export interface SeamReport {
  /** Border pixels compared, and those that differ. */
  readonly compared: number;
  readonly different: number;
}

const SIDES = {
  north: { ends: [0, 1], at: (i: number, _s: number) => i },
  south: { ends: [2, 3], at: (i: number, s: number) => (s - 1) * s + i },
  west: { ends: [0, 2], at: (i: number, s: number) => i * s },
  east: { ends: [1, 3], at: (i: number, s: number) => i * s + s - 1 },
} as const;

/** Tiles whose borders follow the corners (slopes and one-way platforms do not). */
const follows = (t: WangTile): boolean => t.extra !== 'slope' && t.extra !== 'platform' && t.extra !== 'gate';

/** Compares every border of a set with the first of its class, frame by frame. */
export function checkSeams(set: Pick<TileSet, 'size' | 'tiles'>): SeamReport {
  const frames = 1 + Math.max(...set.tiles.map((t) => t.later?.length ?? 0));
  const reports = Array.from({ length: frames }, (_, frame) => checkFrame(set, frame));
  return {
    compared: reports.reduce((sum, r) => sum + r.compared, 0),
    different: reports.reduce((sum, r) => sum + r.different, 0),
  };
}

function checkFrame(set: Pick<TileSet, 'size' | 'tiles'>, frame: number): SeamReport {
  const s = set.size;
  const seen = new Map<string, Uint32Array>();
  let compared = 0;
  let different = 0;
  for (const tile of set.tiles) {
    if (!follows(tile)) continue;
    const words = wordsOf((frame && tile.later?.[frame - 1]) || tile.image);
    for (const [side, { ends, at }] of Object.entries(SIDES)) {
      const key = side + tile.corners[ends[0]] + tile.corners[ends[1]];
      const line = Uint32Array.from({ length: s }, (_, i) => words[at(i, s)]!);
      const first = seen.get(key);
      if (!first) {
        seen.set(key, line);
        continue;
      }
      for (let i = 0; i < s; i++) {
        compared++;
        if (line[i] !== first[i]) different++;
      }
    }
  }
  return { compared, different };
}
