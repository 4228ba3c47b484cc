import {
  Armchair,
  Box,
  Boxes,
  Diamond,
  Grid2x2,
  Hexagon,
  Image,
  Layers,
  type LucideIcon,
  Mountain,
  PanelTop,
  PersonStanding,
} from 'lucide-react';

/** Something that can be drawn: which operation does it, and which of its fields come first. */
export interface Kind {
  readonly id: string;
  readonly title: string;
  /** The mutation. */
  readonly field: string;
  readonly icon: LucideIcon;
  /** The field of words. */
  readonly words: string;
  readonly ask: string;
  /** Shown at once; the others are under "More settings". */
  readonly first: readonly string[];
  /** Values that a form of this kind begins with. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly examples: readonly string[];
  /** By the names of sizes: the squares that are taken, where those are fewer than their bounds say. */
  readonly sides?: Readonly<Record<string, readonly number[]>>;
}

export const KINDS: readonly Kind[] = [
  {
    id: 'character',
    title: 'Character',
    field: 'createCharacter',
    icon: PersonStanding,
    words: 'description',
    ask: 'Who is it?',
    first: ['size', 'view', 'outline', 'shading', 'detail'],
    values: { size: 48 },
    examples: ['a brave knight with a red cape', 'a fat dwarf blacksmith', 'a grey wolf'],
  },
  {
    id: 'picture',
    title: 'Picture',
    field: 'generateImage',
    icon: Image,
    words: 'description',
    ask: 'What is it?',
    first: ['imageSize', 'noBackground', 'view', 'direction', 'outline', 'shading', 'detail'],
    values: { imageSize: { width: 64, height: 64 }, noBackground: true },
    examples: ['a treasure chest', 'a red potion in a round bottle', 'a lighthouse'],
  },
  {
    id: 'object',
    title: 'Map object',
    field: 'createMapObject',
    icon: Box,
    words: 'description',
    ask: 'What stands on the map?',
    first: ['imageSize', 'view', 'outline', 'shading', 'detail'],
    values: { imageSize: { width: 64, height: 64 } },
    examples: ['a market stall', 'an old oak tree', 'a stone well'],
  },
  {
    id: 'thing',
    title: 'Object, 8 sides',
    field: 'createEightDirectionObject',
    icon: Armchair,
    words: 'description',
    ask: 'What is to be turned?',
    first: ['size', 'view', 'referenceImage'],
    values: { size: 64 },
    examples: ['a wooden cart', 'a red armchair', 'a small cannon'],
  },
  {
    id: 'candidates',
    title: 'Objects to pick',
    field: 'createOneDirectionObject',
    icon: Boxes,
    words: 'description',
    ask: 'What do you want to choose from?',
    first: ['size', 'view'],
    values: { size: 48 },
    examples: ['a treasure chest', 'mushrooms of a dark forest', 'a shield'],
  },
  {
    id: 'scene',
    title: 'Scene',
    field: 'generateLargeImage',
    icon: Mountain,
    words: 'description',
    ask: 'Which place is it?',
    first: ['imageSize'],
    values: { imageSize: { width: 192, height: 128 } },
    examples: ['a castle on a hill at sunset', 'a forest with a path', 'a desert with a pyramid'],
  },
  {
    id: 'tileset',
    title: 'Tileset',
    field: 'createTopdownTileset',
    icon: Grid2x2,
    words: 'lowerDescription',
    ask: 'Which ground lies below?',
    first: ['upperDescription', 'transitionDescription', 'tileSize', 'transitionSize', 'view', 'shapeStyle'],
    values: { tileSize: { width: 16, height: 16 }, upperDescription: 'lush green grass' },
    sides: { tileSize: [16, 32] },
    examples: ['ocean water', 'brown dirt', 'grey stone floor'],
  },
  {
    id: 'platforms',
    title: 'Platforms',
    field: 'createSidescrollerTileset',
    icon: Layers,
    words: 'lowerDescription',
    ask: 'What are the platforms made of?',
    first: ['transitionDescription', 'tileSize', 'transitionSize'],
    values: { tileSize: { width: 16, height: 16 }, transitionDescription: 'grass' },
    sides: { tileSize: [16, 32] },
    examples: ['brown dirt', 'mossy stone bricks', 'ice'],
  },
  {
    id: 'isometric',
    title: 'Isometric tile',
    field: 'createIsometricTile',
    icon: Diamond,
    words: 'description',
    ask: 'What is the tile, or what stands on it?',
    first: ['imageSize', 'isometricTileShape'],
    values: { imageSize: { width: 32, height: 32 } },
    examples: ['grass with flowers', 'a treasure chest on stone', 'a small house'],
  },
  {
    id: 'tiles',
    title: 'Other tiles',
    field: 'createTilesPro',
    icon: Hexagon,
    words: 'description',
    ask: 'Which tiles? Number them: 1) grass 2) sand',
    first: ['tileType', 'tileSize', 'tileView'],
    values: {},
    examples: ['1) grass 2) sand 3) deep water 4) snow', '1) lava 2) cracked rock'],
  },
  {
    id: 'interface',
    title: 'Interface',
    field: 'createUiAsset',
    icon: PanelTop,
    words: 'description',
    ask: 'Which interface?',
    first: ['imageSize', 'colorPalette'],
    values: { imageSize: { width: 256, height: 256 } },
    examples: ['a wooden inventory with iron corners', 'a parchment dialogue box', 'a neon title menu'],
  },
];
