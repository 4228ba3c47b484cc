/** Which tile lies in each cell: a function of the terrains around it, its place and the map's seed. */
import { hash } from '../domain/chance.ts';
import type { Corner, SheetTile } from '../domain/wang.ts';
import type { Area, Grid } from './grid.ts';
import type { Ground, MapSheet } from './terrain.ts';

/** In a list of tiles: 1024 × number of the tileset + number of the tile in its sheet, counted row by row. */
export const PER_SET = 1024;
/** A cell without a tile. */
export const NO_TILE = 0xffff;

const DIGIT: Readonly<Record<Corner, number>> = { L: 0, U: 1, T: 2 };
const keyOf = (nw: number, ne: number, sw: number, se: number): number => nw * 27 + ne * 9 + sw * 3 + se;

/** Tiles whose corners rule where they lie: gates, slopes and platforms are placed by hand. */
const isPlaced = ({ extra }: SheetTile): boolean =>
  extra === undefined || extra === 'fill' || extra === 'border' || extra === 'stair';

/** By the key of its corners: numbers of the tiles in the sheet that fit, the plain one first. */
function tilesByCorners({ tiles, columns }: MapSheet): readonly (readonly number[])[] {
  const by: number[][] = Array.from({ length: 81 }, () => []);
  for (const tile of tiles.filter(isPlaced)) {
    const [nw, ne, sw, se] = tile.corners.map((corner) => DIGIT[corner]) as [number, number, number, number];
    by[keyOf(nw, ne, sw, se)]!.push(tile.row * columns + tile.col);
  }
  return by;
}

/** How many of the cells show the plain tile where there are variants. */
const PLAIN = 0.5;

/** The tiles of an area of a map, row by row. */
export function tilesOf(grid: Grid, ground: Ground, seed: number, area: Area): Uint16Array {
  const { corners, width } = grid;
  const row = width + 1;
  const tables = ground.sets.map(({ sheet }) => tilesByCorners(sheet));
  const plainSet = ground.terrains.map((_, terrain) =>
    ground.sets.findIndex(({ lower, upper }) => lower === terrain || upper === terrain),
  );
  /** The set whose face stands at a corner, or -1. */
  const faceAt = (at: number): number => {
    if (at < row) return -1;
    const set = ground.joins[corners[at]!]![corners[at - row]!]!;
    return set >= 0 && ground.sets[set]!.sheet.full && ground.sets[set]!.lower === corners[at] ? set : -1;
  };
  const setAt = (a: number, b: number, c: number, d: number): number => {
    const first = corners[a]!;
    for (const at of [b, c, d]) if (corners[at] !== first) return ground.joins[first]![corners[at]!]!;
    for (const at of [a, b]) {
      const face = faceAt(at);
      if (face >= 0) return face;
    }
    return plainSet[first]!;
  };
  /** Set and tiles of a cell. */
  const tilesAt = (x: number, y: number): { set: number; tiles: readonly number[] } | undefined => {
    const at = y * row + x;
    const [a, b, c, d] = [at, at + 1, at + row, at + row + 1] as const;
    const set = setAt(a, b, c, d);
    if (set < 0) return undefined;
    const { lower, upper, sheet } = ground.sets[set]!;
    const digit = (corner: number): number => {
      const value = corners[corner]!;
      if (value === upper) return 1;
      if (value !== lower) return -1;
      return sheet.full && corner >= row && corners[corner - row] === upper ? 2 : 0;
    };
    const digits = [digit(a), digit(b), digit(c), digit(d)] as const;
    if (digits.includes(-1)) return undefined;
    return { set, tiles: tables[set]![keyOf(...digits)]! };
  };
  const rolled = (x: number, y: number, tiles: readonly number[]): number => {
    const roll = hash(x, y, seed);
    return tiles[roll < PLAIN ? 0 : Math.floor(((roll - PLAIN) / (1 - PLAIN)) * tiles.length)]!;
  };
  /** What a cell shows before it looks at its neighbours. */
  const first = (x: number, y: number): number => {
    const at = tilesAt(x, y);
    return at?.tiles.length ? at.set * PER_SET + rolled(x, y, at.tiles) : NO_TILE;
  };
  const out = new Uint16Array(area.width * area.height);
  for (let y = area.y; y < area.y + area.height; y++)
    for (let x = area.x; x < area.x + area.width; x++) {
      const at = tilesAt(x, y);
      let tile = NO_TILE;
      if (at?.tiles.length) {
        tile = at.set * PER_SET + rolled(x, y, at.tiles);
        // never the same variant side by side
        const plain = at.set * PER_SET + at.tiles[0]!;
        if (tile !== plain && ((x > 0 && first(x - 1, y) === tile) || (y > 0 && first(x, y - 1) === tile)))
          tile = plain;
      }
      out[(y - area.y) * area.width + x - area.x] = tile;
    }
  return out;
}
