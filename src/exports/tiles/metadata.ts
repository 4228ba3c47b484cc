import { CORNER_NAMES, ORIGINAL_POSITION, type SheetTile, wangNumber } from '../../domain/wang.ts';
import { jsonFile } from '../json-file.ts';
import { extraTiles, setTiles, TERRAIN_NUMBERS, TERRAIN_WORDS, type TilesetExport, terrainsOf } from './tileset.ts';

const ANY = 255;

/** One tile as clients of the interface know it; they cut it by `bounding_box` and place it by `corners`. */
export interface TileMetadata {
  readonly id: string;
  readonly name: string;
  readonly corners: Readonly<Record<(typeof CORNER_NAMES)[number], string>>;
  readonly pattern_4x4: Readonly<Record<'row_0' | 'row_1' | 'row_2' | 'row_3', readonly number[]>>;
  readonly original_position: { readonly row: number; readonly col: number };
  readonly bounding_box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly connections: Readonly<Record<'north' | 'south' | 'east' | 'west', readonly string[]>>;
  readonly description: string;
  readonly extra?: string;
}

/** Corners of the two sides that meet: [of this tile, of its neighbour]. */
const SIDES = {
  north: [
    [0, 1],
    [2, 3],
  ],
  south: [
    [2, 3],
    [0, 1],
  ],
  east: [
    [1, 3],
    [0, 2],
  ],
  west: [
    [0, 2],
    [1, 3],
  ],
} as const;

const nameOf = (tile: SheetTile, full: boolean): string =>
  tile.extra || !full ? tile.name : `wang_${tile.name.replace('|', '_')}_${tile.col}_${tile.row}`;

/** All tiles of a set, those of the set first. */
export function tilesMetadata(of: TilesetExport): { readonly tiles: TileMetadata[]; readonly extra: TileMetadata[] } {
  const { sheet, baseIds, prompts } = of;
  const s = sheet.tileSize;
  const own = setTiles(sheet);
  const one = (tile: SheetTile): TileMetadata => {
    const n = wangNumber(tile.corners);
    const [nw, ne, sw, se] = tile.corners.map((c) => TERRAIN_NUMBERS[c]) as [number, number, number, number];
    const plain = tile.corners.every((c) => c === tile.corners[0]) && !tile.extra;
    const base = plain ? { L: baseIds.lower, U: baseIds.upper, T: null }[tile.corners[0]] : null;
    const id = base ?? (sheet.full || tile.extra ? nameOf(tile, sheet.full) : String(n));
    const [row, col] = (!sheet.full && !tile.extra && ORIGINAL_POSITION[n]) || [tile.row, tile.col];
    const connections = Object.fromEntries(
      Object.entries(SIDES).map(([side, [mine, theirs]]) => [
        side,
        own
          .filter(
            (o) => o.corners[theirs[0]] === tile.corners[mine[0]] && o.corners[theirs[1]] === tile.corners[mine[1]],
          )
          .map((o) => nameOf(o, sheet.full)),
      ]),
    ) as unknown as TileMetadata['connections'];
    return {
      id,
      name: nameOf(tile, sheet.full),
      description: plain
        ? tile.corners[0] === 'U'
          ? (prompts.upper ?? 'air')
          : prompts.lower
        : `${tile.extra ?? 'transition'} ${tile.corners.join('')}`,
      corners: Object.fromEntries(
        CORNER_NAMES.map((name, i) => [name, TERRAIN_WORDS[tile.corners[i]!]]),
      ) as TileMetadata['corners'],
      pattern_4x4: {
        row_0: [ANY, ANY, ANY, ANY],
        row_1: [ANY, nw, ne, ANY],
        row_2: [ANY, sw, se, ANY],
        row_3: [ANY, ANY, ANY, ANY],
      },
      original_position: { row, col },
      bounding_box: { x: tile.col * s, y: tile.row * s, width: s, height: s },
      connections,
      ...(tile.extra && { extra: tile.extra }),
    };
  };
  return { tiles: own.map(one), extra: extraTiles(sheet).map(one) };
}

/** The description of a set in the keys that clients of the interface read; extra tiles stand in a key of their own. */
export function tilesetMetadata(of: TilesetExport, links: { readonly image?: string } = {}) {
  const { sheet, baseIds, prompts } = of;
  const s = sheet.tileSize;
  const { tiles, extra } = tilesMetadata(of);
  const layout = sheet.full ? 'tileset15_4x8' : 'tileset15_4x4';
  const ids = { lower: baseIds.lower, ...(baseIds.upper ? { upper: baseIds.upper } : {}) };
  return {
    id: of.id,
    name: of.name,
    format: 'tileset15',
    tileset_data: {
      tile_size: { width: s, height: s },
      total_tiles: tiles.length,
      terrain_types: terrainsOf(sheet),
      tiles,
      spritesheet_grid: { cols: sheet.columns, rows: sheet.rows },
      spritesheet_layout: layout,
      ...(links.image ? { spritesheet_url: links.image } : {}),
    },
    tileset_image: {
      filename: 'tileset.png',
      format: 'png',
      dimensions: { width: sheet.columns * s, height: sheet.sheetRows * s },
    },
    layout: { type: layout, grid_size: { cols: sheet.columns, rows: sheet.rows }, tile_count: tiles.length },
    pattern_system: {
      type: '4x4_wildcard',
      terrain_encoding: { lower: 0, upper: 1, ...(sheet.full ? { transition: 2 } : {}), any: ANY },
    },
    base_tile_ids: ids,
    metadata: {
      edge_types: ['lower_lower', 'lower_upper', 'upper_lower', 'upper_upper'],
      terrain_prompts: {
        lower: prompts.lower,
        ...(prompts.upper ? { upper: prompts.upper } : {}),
        ...(prompts.transition ? { transition: prompts.transition } : {}),
      },
      terrain_ids: ids,
      transition_size: of.transitionSize,
      view: of.view,
      generation_parameters: of.settings,
      created_at: of.createdAt,
    },
    style_settings: of.settings,
    /** Not part of the 16 (25): variants of the plain tiles and of straight borders, slopes, platforms, gates. */
    extra_tiles: extra,
    animation: sheet.frames > 1 ? { frames: sheet.frames, frame_ms: 220 } : null,
  };
}

export const metadataFile = (of: TilesetExport): Buffer => jsonFile(tilesetMetadata(of));
