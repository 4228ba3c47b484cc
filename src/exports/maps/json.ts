/** A map as plain JSON: all that it is, in rows. */
import { NO_TILE, PER_SET } from '../../maps/tiles.ts';
import { jsonFile } from '../json-file.ts';
import type { ExportFile } from '../zip.ts';
import type { MapPictures } from './files.ts';
import { cornerOf, type MapExport, tilesIn, wholeArea } from './map.ts';

/** `values` in rows of `width`. */
const inRows = <T>(values: readonly T[], width: number): T[][] =>
  Array.from({ length: values.length / width }, (_, y) => values.slice(y * width, (y + 1) * width));

export function mapJson(map: MapExport, { setNames, thingNames }: MapPictures) {
  const tiles = Array.from(tilesIn(map, wholeArea(map)));
  return {
    map: {
      id: map.id,
      name: map.name,
      revision: map.revision,
      width: map.width,
      height: map.height,
      tile_size: map.tileSize,
      seed: map.seed,
    },
    terrains: map.terrains,
    tilesets: map.sets.map(({ id, name, lower, upper, sheet }, i) => ({
      id,
      name,
      image: `tilesets/${setNames[i]}.png`,
      columns: sheet.columns,
      frames: sheet.frames,
      lower_terrain: lower,
      upper_terrain: upper,
    })),
    // [number of the tileset, column, row] of each cell; null for none
    tiles: inRows(
      tiles.map((tile) => {
        if (tile === NO_TILE) return null;
        const set = Math.floor(tile / PER_SET);
        const { columns } = map.sets[set]!.sheet;
        const number = tile % PER_SET;
        return [set, number % columns, Math.floor(number / columns)];
      }),
      map.width,
    ),
    // number of the terrain at each corner: one more each way than there are cells
    corners: inRows(Array.from(map.corners), map.width + 1),
    placements: map.placements.map((one) => ({
      id: one.id,
      [one.kind === 'character' ? 'character_id' : 'object_id']: one.assetId,
      name: one.name,
      direction: one.direction,
      layer: one.layer,
      x: one.x,
      y: one.y,
      offset: { x: one.dx, y: one.dy },
      show: one.show,
      image: `objects/${thingNames[one.picture]}.png`,
      pixels: { ...cornerOf(map, one), foot_x: one.footX, foot_y: one.footY },
    })),
    export_version: '1.0',
  };
}

export const jsonFiles = (map: MapExport, name: string, pictures: MapPictures): ExportFile[] => [
  { path: `${name}.json`, bytes: jsonFile(mapJson(map, pictures)) },
  ...pictures.files,
];
