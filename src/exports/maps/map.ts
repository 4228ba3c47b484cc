/** A map as its files are made of it: everything here can be sent to a thread. */
import type { Area, Grid } from '../../maps/grid.ts';
import { groundOf, type MapSheet } from '../../maps/terrain.ts';
import { tilesOf } from '../../maps/tiles.ts';

export interface MapSetExport {
  readonly id: string;
  readonly name: string;
  readonly lower: number;
  readonly upper: number;
  readonly sheet: MapSheet;
  /** PNG of the sheet, and of the later frames of ground that moves. */
  readonly png: Uint8Array;
  readonly laterPngs: readonly Uint8Array[];
}

/** A thing's picture, used by one or more placements. */
export interface MapPictureExport {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
}

export interface PlacementExport {
  readonly id: string;
  readonly assetId: string;
  /** 'object', 'map_object' or 'character' */
  readonly kind: string;
  readonly name: string;
  readonly direction: string | null;
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly show: boolean;
  readonly footX: number;
  readonly footY: number;
  /** Number of its picture. */
  readonly picture: number;
}

export interface MapExport {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly revision: number;
  readonly width: number;
  readonly height: number;
  readonly tileSize: number;
  readonly seed: number;
  readonly terrains: readonly string[];
  readonly corners: Uint8Array;
  readonly sets: readonly MapSetExport[];
  readonly pictures: readonly MapPictureExport[];
  readonly placements: readonly PlacementExport[];
}

export const gridOf = ({ width, height, corners }: MapExport): Grid => ({ width, height, corners });
export const wholeArea = ({ width, height }: Pick<Grid, 'width' | 'height'>): Area => ({ x: 0, y: 0, width, height });
/** Tiles of an area, as `tilesOf` numbers them. */
export const tilesIn = (map: MapExport, area: Area): Uint16Array =>
  tilesOf(gridOf(map), groundOf(map.terrains, map.sets), map.seed, area);

/** Where a placement's picture begins on the whole map, in pixels. It stands in the middle of its cell's lower edge. */
export const cornerOf = ({ tileSize }: MapExport, { x, y, dx, dy, footX, footY }: PlacementExport) => ({
  left: x * tileSize + Math.floor(tileSize / 2) + dx - footX,
  top: (y + 1) * tileSize + dy - footY,
});

/** What is shown, in the order of drawing: by layer, then what stands further down later. */
export const inOrder = ({ placements, tileSize }: MapExport): PlacementExport[] => {
  const foot = ({ y, dy }: PlacementExport) => y * tileSize + dy;
  return placements
    .filter(({ show }) => show)
    .sort((a, b) => a.layer - b.layer || foot(a) - foot(b) || a.x - b.x || (a.id < b.id ? -1 : 1));
};

/** The layers on which something stands, lowest first. */
export const layersOf = ({ placements }: Pick<MapExport, 'placements'>): number[] =>
  [...new Set(placements.map(({ layer }) => layer))].sort((a, b) => a - b);
