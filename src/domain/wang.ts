/** Corner tiles: what the four corners of a tile can be, their numbers, and where the tiles lie in a sheet. */

/** Lower ground, upper ground, and, at full height, the face south of the upper ground. */
export type Corner = 'L' | 'U' | 'T';
/** NW, NE, SW, SE. */
export type Corners = readonly [Corner, Corner, Corner, Corner];

export const CORNER_NAMES = ['NW', 'NE', 'SW', 'SE'] as const;

/** Bits 8 4 2 1 for NW NE SW SE, set where `test` holds. */
export const maskOf = (corners: readonly Corner[], test: (corner: Corner) => boolean): number =>
  corners.reduce((mask, corner, i) => mask | (test(corner) ? 8 >> i : 0), 0);

/** The N of `wang_N`: bits of the upper corners (of air, for sidescroller tiles). */
export const wangNumber = (corners: readonly Corner[]): number => maskOf(corners, (c) => c === 'U');

export const cornersOfNumber = (n: number): Corners =>
  [8, 4, 2, 1].map((bit) => (n & bit ? 'U' : 'L')) as unknown as Corners;

/** Row-major numbers of the 4 x 4 sheet: the known picture of a dual grid. Clients rely on it. */
export const ORDER_16 = [13, 10, 4, 12, 6, 8, 0, 1, 11, 3, 2, 5, 15, 14, 9, 7] as const;

/**
 * Cells of the 4 x 8 sheet, row-major: west column | east column, each north over south; '' is empty. Four cells repeat
 * another's corners: they belong to a wall seen with other neighbours above or below. Clients rely on it.
 */
export const ORDER_25 = [
  'UT|UU', 'UU|LL', 'LL|UT', 'UT|UT', 'TL|UU', 'UU|LL', 'LL|TL', 'TL|TL',
  'LU|UT', 'UT|LL', 'LL|LL', 'LL|LU', 'UU|TL', 'TL|LL', '', 'LL|UU',
  'UU|LU', 'LU|LU', 'LU|LL', 'LL|UU', '', '', '', '',
  'UU|UU', 'UU|UT', 'UT|LU', 'LU|UU', '', 'UU|TL', 'TL|UU', '',
] as const; // biome-ignore format: as the sheet

/** What the known sheet lacks for stairs of one step; they stand in its empty row. */
export const EXTRA_25 = ['TL|UT', 'UT|TL', 'LU|TL', 'TL|LU'] as const;
/** The first of the cells in which `EXTRA_25` stand. */
export const EXTRA_25_CELL = 20;

export const cornersOfColumns = (columns: string): Corners =>
  [columns[0], columns[3], columns[1], columns[4]] as unknown as Corners;

/**
 * Row and column of each compact tile in the older grid that `original_position` names. Clients must cut by
 * `bounding_box`; this is there because they read it.
 */
export const ORIGINAL_POSITION: Readonly<Record<number, readonly [row: number, col: number]>> = {
  13: [4, 2], 10: [2, 6], 4: [4, 1], 12: [3, 5], 6: [5, 2], 8: [3, 6], 0: [6, 3], 1: [1, 1],
  11: [2, 3], 3: [1, 2], 2: [1, 3], 5: [2, 1], 15: [2, 2], 14: [3, 4], 9: [4, 4], 7: [2, 4],
}; // biome-ignore format: a table

/** How a tile that is not one of the set itself came to be. */
export type ExtraKind = 'fill' | 'border' | 'gate' | 'stair' | 'slope' | 'platform';

/** A tile of a sheet, without its picture. */
export interface SheetTile {
  readonly name: string;
  readonly corners: Corners;
  readonly col: number;
  readonly row: number;
  /** Unset for the 16 (25) tiles of the set itself. */
  readonly extra?: ExtraKind;
}

/** A Wang set as it is kept: what lies where in its sheet. */
export interface SheetOfTiles {
  readonly kind: 'topdown' | 'sidescroller';
  /** Side of a tile, px. */
  readonly tileSize: number;
  /** A set whose face is one tile high: corners L, U and T. */
  readonly full: boolean;
  readonly columns: number;
  /** Rows of the set itself, and of the whole sheet with its extra tiles. */
  readonly rows: number;
  readonly sheetRows: number;
  readonly tiles: readonly SheetTile[];
  /** Sheets of an animation that begins with the set's own: 1 for what stands still. */
  readonly frames: number;
  /** Name of the material that each terrain was read as. */
  readonly materials: { readonly lower: string; readonly upper: string; readonly transition: string };
  /** A map of it, row by row: indices of `tiles`. */
  readonly example: { readonly width: number; readonly height: number; readonly cells: readonly number[] };
}

/** How long a frame of animated ground is shown, in milliseconds. */
export const TERRAIN_FRAME_MS = 220;
