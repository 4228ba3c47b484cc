/** A map for Godot 4.3 and later: a scene with a TileMapLayer and sprites. Format: docs.godotengine.org, "TSCN file format". */
import { NO_TILE, PER_SET } from '../../maps/tiles.ts';
import { tresOf } from '../tiles/godot.ts';
import type { ExportFile } from '../zip.ts';
import { type MapPictures, textFile } from './files.ts';
import { inOrder, layersOf, type MapExport, type PlacementExport, tilesIn, wholeArea } from './map.ts';

const BYTES_A_CELL = 12;

/** `tile_map_data`: 16 bits of version 0, then of each cell x, y, source, column, row and alternative, 16 bits each. */
export function tileMapData(map: MapExport): Buffer {
  const tiles = tilesIn(map, wholeArea(map));
  const laid = [...tiles.keys()].filter((i) => tiles[i] !== NO_TILE);
  const out = Buffer.alloc(2 + laid.length * BYTES_A_CELL);
  laid.forEach((i, n) => {
    const set = Math.floor(tiles[i]! / PER_SET);
    const number = tiles[i]! % PER_SET;
    const { columns } = map.sets[set]!.sheet;
    const cell = [i % map.width, Math.floor(i / map.width), set, number % columns, Math.floor(number / columns), 0];
    cell.forEach((value, k) => {
      out.writeUInt16LE(value, 2 + n * BYTES_A_CELL + k * 2);
    });
  });
  return out;
}

export function godotFiles(map: MapExport, name: string, { setNames, thingNames, files }: MapPictures): ExportFile[] {
  const { tileSize: s, sets, pictures, placements } = map;
  const quoted = (text: string) => JSON.stringify(text);
  // names of nodes have none of these
  const plain = (text: string) => text.replace(/[.:@/"%]/g, ' ').trim() || 'object';
  const node = (placement: PlacementExport, i: number, layer: number): string[] => {
    const { x, y, dx, dy, footX, footY, picture } = placement;
    return [
      `[node name=${quoted(`${plain(placement.name)} ${i + 1}`)} type="Sprite2D" parent="Layer ${layer}"]`,
      ...(placement.show ? [] : ['visible = false']),
      // its place is its foot, so that nodes sort by it
      `position = Vector2(${x * s + Math.floor(s / 2) + dx}, ${(y + 1) * s + dy})`,
      `texture = ExtResource("object_${picture + 1}")`,
      'centered = false',
      `offset = Vector2(${-footX}, ${-footY})`,
      '',
    ];
  };
  const ordered = inOrder({ ...map, placements: placements.map((one) => ({ ...one, show: true })) });
  const scene = [
    `[gd_scene load_steps=${pictures.length + 2} format=4]`,
    '',
    '[ext_resource type="TileSet" path="tileset.tres" id="tileset"]',
    ...pictures.map(
      (_, i) => `[ext_resource type="Texture2D" path=${quoted(`objects/${thingNames[i]}.png`)} id="object_${i + 1}"]`,
    ),
    '',
    `[node name=${quoted(plain(map.name))} type="Node2D"]`,
    'texture_filter = 1',
    '',
    '[node name="Ground" type="TileMapLayer" parent="."]',
    `tile_map_data = PackedByteArray("${tileMapData(map).toString('base64')}")`,
    'tile_set = ExtResource("tileset")',
    '',
    ...layersOf(map).flatMap((layer) => [
      `[node name="Layer ${layer}" type="Node2D" parent="."]`,
      'y_sort_enabled = true',
      '',
      ...ordered.filter((one) => one.layer === layer).flatMap((one, i) => node(one, i, layer)),
    ]),
  ].join('\n');
  const tres = tresOf(
    sets.map(({ sheet, lower, upper }, i) => ({
      sheet,
      image: `tilesets/${setNames[i]}.png`,
      grounds: [map.terrains[lower]!, map.terrains[upper]!] as const,
    })),
  );
  return [textFile(`${name}.tscn`, scene), textFile('tileset.tres', tres), ...files];
}
