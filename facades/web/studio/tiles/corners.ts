/** Corner tiles: which tile of a sheet lies where, by what its four corners are. */

/** Lower ground, upper ground, and, where the step is a tile high, the face south of the upper ground. */
export type Corner = 'L' | 'U' | 'T';

export interface Place {
  /** Pixels of the sheet. */
  readonly x: number;
  readonly y: number;
}

/** What lies where in the sheet of a set, by its corners NW NE SW SE: 'LLUU'. */
export interface TileSheet {
  /** Side of a tile, pixels. */
  readonly tileSize: number;
  /** Whether its step is a tile high: it has the corner T. */
  readonly full: boolean;
  readonly tiles: ReadonlyMap<string, Place>;
  /** Other pictures for the same corners. */
  readonly variants: ReadonlyMap<string, readonly Place[]>;
  /** Sheets that follow each other, and how long each shows; 1 stands still. */
  readonly frames: number;
  readonly frameMs: number;
}

interface TileEntry {
  readonly corners: Readonly<Record<'NW' | 'NE' | 'SW' | 'SE', string>>;
  readonly bounding_box: { readonly x: number; readonly y: number };
  readonly extra?: string;
}
/** The part of a tileset's metadata that is read here. */
export interface TilesetMetadata {
  readonly tileset_data: {
    readonly tile_size: { readonly width: number };
    readonly tiles: readonly TileEntry[];
  };
  readonly extra_tiles?: readonly TileEntry[];
  readonly animation?: { readonly frames: number; readonly frame_ms: number } | null;
}

const LETTERS: Readonly<Record<string, Corner>> = { lower: 'L', upper: 'U', transition: 'T' };
const keyOf = ({ corners: { NW, NE, SW, SE } }: TileEntry): string =>
  [NW, NE, SW, SE].map((word) => LETTERS[word] ?? 'L').join('');

export function readSheet({ tileset_data, extra_tiles = [], animation }: TilesetMetadata): TileSheet {
  const tiles = new Map<string, Place>();
  const variants = new Map<string, Place[]>();
  const placeOf = ({ bounding_box: { x, y } }: TileEntry): Place => ({ x, y });
  for (const tile of tileset_data.tiles) if (!tiles.has(keyOf(tile))) tiles.set(keyOf(tile), placeOf(tile));
  for (const tile of extra_tiles) {
    const key = keyOf(tile);
    if (tile.extra === 'stair') tiles.set(key, placeOf(tile));
    if (tile.extra === 'fill' || tile.extra === 'border')
      variants.set(key, [...(variants.get(key) ?? []), placeOf(tile)]);
  }
  return {
    tileSize: tileset_data.tile_size.width,
    full: [...tiles.keys()].some((key) => key.includes('T')),
    tiles,
    variants,
    frames: animation?.frames ?? 1,
    frameMs: animation?.frame_ms ?? 0,
  };
}

/** Where the upper ground is: one bit for each corner of the tiles, so one more a side than there are tiles. */
export interface Ground {
  /** Tiles. */
  readonly columns: number;
  readonly rows: number;
  readonly upper: Uint8Array;
}

export const groundOf = (columns: number, rows: number, isUpper: (x: number, y: number) => boolean): Ground => ({
  columns,
  rows,
  upper: Uint8Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) =>
    Number(isUpper(i % (columns + 1), Math.floor(i / (columns + 1)))),
  ),
});

/** The ground with the corners in a square about one set; the same object where nothing changes. */
export function paintedGround(ground: Ground, at: Place, size: number, upper: boolean): Ground {
  const next = ground.upper.slice();
  const from = -Math.floor((size - 1) / 2);
  let changed = false;
  for (let dy = from; dy < from + size; dy++)
    for (let dx = from; dx < from + size; dx++) {
      const [x, y] = [at.x + dx, at.y + dy];
      if (x < 0 || y < 0 || x > ground.columns || y > ground.rows) continue;
      const index = y * (ground.columns + 1) + x;
      changed ||= next[index] !== Number(upper);
      next[index] = Number(upper);
    }
  return changed ? { ...ground, upper: next } : ground;
}

const isUpper = ({ columns, rows, upper }: Ground, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x <= columns && y <= rows && upper[y * (columns + 1) + x] === 1;

/** What a corner is. Where the step is a tile high, a gap of one corner between upper grounds has no room for the face: it closes. */
export function cornerAt(ground: Ground, x: number, y: number, full: boolean): Corner {
  if (isUpper(ground, x, y)) return 'U';
  if (!full || !isUpper(ground, x, y - 1)) return 'L';
  return isUpper(ground, x, y + 1) ? 'U' : 'T';
}

/** Corners NW NE SW SE of a tile. */
export const cornersAt = (ground: Ground, column: number, row: number, full: boolean): string =>
  [0, 1].flatMap((dy) => [0, 1].map((dx) => cornerAt(ground, column + dx, row + dy, full))).join('');

/** A number from 0 to 1 that is always the same for a place. */
const chance = (column: number, row: number): number => {
  let n = Math.imul(column + 1, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n ^= n >>> 13;
  return (n >>> 0) / 2 ** 32;
};
/** How often something other than the plain tile lies on its corners. */
const VARIED = 0.35;

/** The tile of the sheet that lies there; undefined where the set has none. */
export function tileAt(sheet: TileSheet, ground: Ground, column: number, row: number): Place | undefined {
  const key = cornersAt(ground, column, row, sheet.full);
  const plain = sheet.tiles.get(key);
  const others = sheet.variants.get(key);
  const drawn = chance(column, row);
  return others?.length && drawn < VARIED ? others[Math.floor((drawn / VARIED) * others.length)] : plain;
}
