import type { SheetOfTiles } from '../../../src/domain/wang.ts';
import type { TilesetExport } from '../../../src/exports/tiles/index.ts';
import { encodePng } from '../../../src/pixels/png.ts';
import { exampleMap } from '../../../workers/engine/tile/example-map.ts';
import type { TileSet } from '../../../workers/engine/tile/types.ts';

/** A drawn set as the service keeps and exports it. */
export function exported(set: TileSet, name: string): TilesetExport {
  const example = exampleMap(set);
  const sheet: SheetOfTiles = {
    kind: set.kind,
    tileSize: set.size,
    full: set.full,
    columns: 4,
    rows: set.rows,
    sheetRows: set.sheet.height / set.size,
    tiles: set.tiles.map(({ name: called, corners, col, row, extra }) => ({
      name: called,
      corners,
      col,
      row,
      ...(extra && { extra }),
    })),
    frames: 1 + set.laterSheets.length,
    materials: set.materials,
    example: { width: example.width, height: example.height, cells: example.cells },
  };
  return {
    id: '4b0a4a6e-3b5c-4c3b-9a53-2f8f3e1c0d11',
    name,
    sheet,
    png: encodePng(set.sheet),
    laterPngs: set.laterSheets.map((later) => encodePng(later)),
    mapPng: encodePng(example.image),
    prompts: { lower: 'lower', upper: 'upper', transition: null },
    baseIds: { lower: 'lower-id', upper: 'upper-id' },
    transitionSize: 0,
    settings: {},
    view: 'high top-down',
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}
