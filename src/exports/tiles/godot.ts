/** Godot 4: a TileSet with corner terrains, and a script that lays a dual grid with it. Format: docs.godotengine.org, "TSCN file format". */
import { type SheetOfTiles, TERRAIN_FRAME_MS } from '../../domain/wang.ts';
import { solidBoxes, solidCorners } from './solid.ts';
import {
  groundNames,
  isPlaced,
  isVariant,
  setTiles,
  TERRAIN_NUMBERS,
  type TilesetExport,
  terrainsOf,
  VARIANT_WEIGHT,
} from './tileset.ts';

/** Godot's terrain mode "Match Corners". */
const MATCH_CORNERS = 1;
const BITS = ['top_left_corner', 'top_right_corner', 'bottom_left_corner', 'bottom_right_corner'];
const COLOURS = ['0.25, 0.56, 0.82', '0.42, 0.67, 0.28', '0.54, 0.52, 0.56'];

/** The commonest of four corners; the lower on a tie. */
const centreOf = (corners: readonly number[]): number =>
  [0, 1, 2].sort((a, b) => corners.filter((c) => c === b).length - corners.filter((c) => c === a).length || a - b)[0]!;

/** What of a set an atlas of Godot tells. */
type AtlasSheet = Pick<SheetOfTiles, 'kind' | 'columns' | 'frames' | 'tileSize' | 'tiles' | 'full'> &
  Partial<Pick<SheetOfTiles, 'materials'>>;
/** A set as a TileSet takes it up; `grounds` are what its lower and upper ground are called. */
export interface GodotSet {
  readonly sheet: AtlasSheet;
  readonly image: string;
  readonly grounds: readonly [lower: string, upper: string];
}

/** One set of a TileSet: an atlas source with its tiles. `number` counts sources and terrain sets from 0. */
function atlas({ sheet, grounds }: GodotSet, number: number): string[] {
  const { columns, frames, tileSize: s, tiles } = sheet;
  const solid = solidCorners(sheet, grounds);
  const lines = tiles.flatMap((tile) => {
    const at = `${tile.col}:${tile.row}`;
    const own: string[] = [];
    if (frames > 1) {
      own.push(
        `${at}/animation_columns = ${frames}`,
        `${at}/animation_separation = Vector2i(${columns - 1}, 0)`,
        ...Array.from({ length: frames }, (_, i) => `${at}/animation_frame_${i}/duration = ${TERRAIN_FRAME_MS / 1000}`),
      );
    }
    own.push(`${at}/0 = 0`);
    if (!isPlaced(tile)) return own;
    const corners = tile.corners.map((c) => TERRAIN_NUMBERS[c]);
    own.push(`${at}/0/terrain_set = ${number}`, `${at}/0/terrain = ${centreOf(corners)}`);
    if (isVariant(tile)) own.push(`${at}/0/probability = ${VARIANT_WEIGHT}`);
    // polygons are counted from the middle of their tile
    solidBoxes(tile, solid, s).forEach(({ x, y, width, height }, i) => {
      const [left, top, right, bottom] = [x - s / 2, y - s / 2, x + width - s / 2, y + height - s / 2];
      const points = [left, top, right, top, right, bottom, left, bottom].join(', ');
      own.push(`${at}/0/physics_layer_0/polygon_${i}/points = PackedVector2Array(${points})`);
    });
    own.push(...BITS.map((bit, i) => `${at}/0/terrains_peering_bit/${bit} = ${corners[i]}`));
    return own;
  });
  return [
    `[sub_resource type="TileSetAtlasSource" id="TileSetAtlasSource_${number + 1}"]`,
    `texture = ExtResource("${number + 1}_sheet")`,
    `texture_region_size = Vector2i(${s}, ${s})`,
    ...lines,
    '',
  ];
}

/** A TileSet resource of one or more sets; `image` is a sheet with its frames side by side, in the resource's own folder. */
export function tresOf(sets: readonly GodotSet[]): string {
  const s = sets[0]!.sheet.tileSize;
  return [
    `[gd_resource type="TileSet" load_steps=${sets.length * 2 + 1} format=3]`,
    '',
    ...sets.map(({ image }, i) => `[ext_resource type="Texture2D" path=${JSON.stringify(image)} id="${i + 1}_sheet"]`),
    '',
    ...sets.flatMap(atlas),
    '[resource]',
    `tile_size = Vector2i(${s}, ${s})`,
    'physics_layer_0/collision_layer = 1',
    ...sets.flatMap(({ sheet, grounds }, number) => [
      `terrain_set_${number}/mode = ${MATCH_CORNERS}`,
      ...terrainsOf(sheet).flatMap((name, i) => [
        `terrain_set_${number}/terrain_${i}/name = ${JSON.stringify(grounds[i] ?? name)}`,
        `terrain_set_${number}/terrain_${i}/color = Color(${COLOURS[i]}, 1)`,
      ]),
    ]),
    ...sets.map((_, i) => `sources/${i} = SubResource("TileSetAtlasSource_${i + 1}")`),
    '',
  ].join('\n');
}

/** The TileSet resource of one set. */
export const tres = (of: TilesetExport, image: string): string =>
  tresOf([{ sheet: of.sheet, image, grounds: groundNames(of) }]);

/** Corners as digits of base 3 (NW 27, NE 9, SW 3, SE 1) → cell of the atlas. */
const keyOf = (corners: readonly number[]): number => corners.reduce((sum, c) => sum * 3 + c, 0);

/**
 * A script for a TileMapLayer that shows another layer's cells as a dual grid, half a tile aside: cells of the painted
 * layer are corners. Painting terrains in corner mode fails on strips one cell wide; this never does.
 */
export function dualGridScript({ sheet }: TilesetExport): string {
  const rows = setTiles(sheet).concat(sheet.tiles.filter((t) => t.extra === 'stair'));
  const seen = new Set<number>();
  const lookup = rows.flatMap((tile) => {
    const key = keyOf(tile.corners.map((c) => TERRAIN_NUMBERS[c]));
    if (seen.has(key)) return [];
    seen.add(key);
    return [`\t${key}: Vector2i(${tile.col}, ${tile.row}),`];
  });
  const face = sheet.full
    ? [
        '\t# the corner directly south of upper ground shows the face',
        '\tif value == 0 and _upper(cell + Vector2i.UP): return 2',
      ]
    : [];
  return [
    'extends TileMapLayer',
    '## Shows the cells of another TileMapLayer as a dual grid. Paint "ground" with any tiles: a cell that is set is upper',
    '## ground. Place this layer half a tile up and to the left of it; it moves itself there.',
    '',
    '@export var ground: TileMapLayer',
    '',
    '## Corners (NW, NE, SW, SE) as digits of base 3: 0 lower, 1 upper, 2 face.',
    'const CELLS := {',
    ...lookup,
    '}',
    '',
    'func _ready() -> void:',
    '\tposition = -Vector2(tile_set.tile_size) / 2.0',
    '\tground.changed.connect(redraw)',
    '\tredraw()',
    '',
    'func _upper(cell: Vector2i) -> bool:',
    '\treturn ground.get_cell_source_id(cell) != -1',
    '',
    'func _corner(cell: Vector2i) -> int:',
    '\tvar value := 1 if _upper(cell) else 0',
    ...face,
    '\treturn value',
    '',
    'func redraw() -> void:',
    '\tclear()',
    '\tvar area := ground.get_used_rect().grow(1)',
    '\tfor y in range(area.position.y, area.end.y + 1):',
    '\t\tfor x in range(area.position.x, area.end.x + 1):',
    '\t\t\tvar key := 0',
    '\t\t\tfor offset in [Vector2i(-1, -1), Vector2i(0, -1), Vector2i(-1, 0), Vector2i(0, 0)]:',
    '\t\t\t\tkey = key * 3 + _corner(Vector2i(x, y) + offset)',
    '\t\t\tif CELLS.has(key):',
    '\t\t\t\tset_cell(Vector2i(x, y), 0, CELLS[key])',
    '',
  ].join('\n');
}
