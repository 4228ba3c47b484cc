import { gql } from 'urql';
import type { Asset } from './asset.ts';

export interface Format {
  readonly format: string;
  readonly title: string;
  readonly what: string;
}

/** Engines and editors that open a thing that stands and moves, by their names. */
export const SPRITES: readonly Format[] = [
  { format: 'GODOT', title: 'Godot 4', what: '.tres and .png' },
  { format: 'UNITY', title: 'Unity', what: 'cut sheet, clips, controller' },
  { format: 'TEXTUREPACKER', title: 'PixiJS', what: 'TexturePacker .json' },
  { format: 'PHASER', title: 'Phaser 3', what: 'atlas .json' },
  { format: 'ASEPRITE', title: 'Aseprite', what: '.aseprite' },
  { format: 'SPRITESHEET', title: 'Spritesheet', what: '.png and .json' },
  { format: 'ZIP', title: 'Everything', what: '.zip' },
];
const TILES: readonly Format[] = [
  { format: 'GODOT', title: 'Godot 4', what: 'TileSet .tres' },
  { format: 'TILED', title: 'Tiled', what: '.tsx, corner sets' },
  { format: 'UNITY', title: 'Unity', what: 'cut sheet, corners .json' },
  { format: 'LDTK', title: 'LDtk', what: 'tile ids .json' },
  { format: 'EXTRUDED', title: 'Sheet, edges repeated', what: '.png' },
  { format: 'PNG', title: 'Sheet', what: '.png' },
  { format: 'ZIP', title: 'Everything', what: '.zip' },
];
const INTERFACES: readonly Format[] = [
  { format: 'GODOT', title: 'Godot 4', what: 'Theme .tres' },
  { format: 'UNITY', title: 'Unity', what: 'sprites with borders' },
  { format: 'PHASER', title: 'Phaser 3, PixiJS', what: 'nine-slice atlas' },
  { format: 'CSS', title: 'Web page', what: 'border images .css' },
  { format: 'ATLAS', title: 'Atlas', what: '.png and .json' },
  { format: 'ZIP', title: 'Everything', what: '.zip' },
];
const MAPS: readonly Format[] = [
  { format: 'TILED', title: 'Tiled', what: '.tmx and .tsx' },
  { format: 'GODOT', title: 'Godot 4.3', what: 'scene .tscn' },
  { format: 'LDTK', title: 'LDtk', what: 'project .ldtk' },
  { format: 'JSON', title: 'Plain data', what: '.json and .png' },
  { format: 'ZIP', title: 'Everything', what: '.zip' },
];

export interface Files {
  readonly formats: readonly Format[];
  /** The field of the query, its id and the type of its format. */
  readonly field: string;
  readonly id: string;
  readonly type: string;
  /** Whether all states can be in one file. */
  readonly states?: boolean;
}
/** How the files of a kind are asked for; a kind that is not here has one file, at its download address. */
export const FILES: Partial<Record<Asset['__typename'], Files>> = {
  Character: { formats: SPRITES, field: 'characterFile', id: 'characterId', type: 'ExportFormat', states: true },
  GameObject: { formats: SPRITES, field: 'objectFile', id: 'objectId', type: 'ExportFormat', states: true },
  TopdownTileset: { formats: TILES, field: 'topdownTilesetFile', id: 'tilesetId', type: 'TilesetFormat' },
  SidescrollerTileset: { formats: TILES, field: 'sidescrollerTilesetFile', id: 'tilesetId', type: 'TilesetFormat' },
  Map: { formats: MAPS, field: 'mapFile', id: 'mapId', type: 'MapFormat' },
  UiAsset: { formats: INTERFACES, field: 'uiAssetFile', id: 'uiAssetId', type: 'UiExportFormat' },
};

export const fileOf = ({ field, id, type, states }: Files) => gql`
  query File($id: String!, $format: ${type}!${states ? ', $states: ExportedStates!' : ''}) {
    file: ${field}(input: { ${id}: $id, format: $format${states ? ', states: $states' : ''} }) { name mime base64 }
  }
`;
