import { z } from 'zod';
import { builder } from '../builder.ts';
import { words } from '../enums.ts';
import type { Written } from '../operation.ts';

export const TileType = words('TileType', 'The shape of a tile; hex has a flat top, hex_pointy a corner on top.', [
  'hex',
  'hex_pointy',
  'isometric',
  'oblique',
  'octagon',
  'square_topdown',
]);
export const ProTileView = words(
  'ProTileView',
  'Where the camera stands: a tile shows none, 15, 30 or 50 percent of its width as its side.',
  ['top-down', 'high top-down', 'low top-down', 'side'],
);
export const OutlineMode = words('OutlineMode', 'Whether rims are drawn, or areas alone tell tiles apart.', [
  'outline',
  'segmentation',
]);
export const TileFeature = words(
  'TileFeature',
  'A set whose tiles know their neighbours: roads and rivers, two grounds, a building.',
  ['roads', 'tileset', 'building'],
);
export const BuildingLayout = words('BuildingLayout', 'Whether a building comes as placeable tiles or as materials.', [
  'grid',
  'materials',
]);

const MOST_STYLE_IMAGES = 8;

export const StyleImageInput = builder.inputType('TileStyleImageInput', {
  description: 'A tile whose manner is taken on.',
  fields: (t) => ({
    base64: t.string({ required: true, description: 'The bytes of the file, with or without a data: prefix.' }),
    width: t.int({ required: true, validate: z.number().int().min(1).max(256) }),
    height: t.int({ required: true, validate: z.number().int().min(1).max(256) }),
  }),
});

export const StyleOptionsInput = builder.inputType('TileStyleOptionsInput', {
  description: 'What the style images lend.',
  fields: (t) => ({
    colorPalette: t.boolean({ required: true, defaultValue: true, description: 'Their colours, and no others.' }),
    outline: t.boolean({ required: true, defaultValue: true, description: 'Their dark borders.' }),
    detail: t.boolean({
      required: true,
      defaultValue: true,
      description: 'A pattern; off shows materials as one tone.',
    }),
    shading: t.boolean({ required: true, defaultValue: true, description: 'Where they are light and dark.' }),
  }),
});

/** The tool says lists and objects as JSON text. */
export const jsonText = (about: string): Written => ({
  schema: { type: 'string', description: about },
  read: (value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      throw new Error('should be JSON');
    }
  },
});

export const styleImages = z.array(z.unknown()).max(MOST_STYLE_IMAGES);

interface Rulable {
  readonly tileType: string;
  readonly tileSize: number;
  readonly tileFeature?: string | null;
  readonly tileFlatTopPx?: number | null;
  readonly styleImages?: readonly unknown[] | null;
}

const SHAPES_OF: Readonly<Record<string, readonly string[]>> = {
  roads: ['square_topdown', 'isometric'],
  tileset: ['square_topdown', 'isometric', 'oblique', 'hex', 'hex_pointy'],
  building: ['square_topdown', 'isometric', 'oblique'],
};

/** Sides of tiles that know their neighbours: patterns must close at their edges. */
const CELL = 4;

/** What the fields may be together: [is broken, field, what is wrong]. */
const broken = ({ tileType, tileSize, tileFeature, tileFlatTopPx, styleImages: styles }: Rulable) => {
  const shapes = tileFeature ? SHAPES_OF[tileFeature]! : [];
  return [
    [
      tileType === 'oblique' && tileFeature !== 'tileset' && tileFeature !== 'building',
      'tileType',
      'oblique is for a tile_feature: tileset or building',
    ],
    [
      Boolean(tileFeature) && !shapes.includes(tileType),
      'tileFeature',
      `${tileFeature} is for these tile types: ${shapes.join(', ')}`,
    ],
    [
      Boolean(tileFeature) && Boolean(styles?.length),
      'styleImages',
      'style images rule the shape: leave tile_feature out',
    ],
    [tileSize % CELL !== 0 && !styles?.length, 'tileSize', `should be a multiple of ${CELL}`],
    [
      typeof tileFlatTopPx === 'number' && tileType !== 'isometric',
      'tileFlatTopPx',
      'a flat top is for isometric tiles',
    ],
  ] as const;
};

export const tilesProRules = z.custom<object>().superRefine((input, ctx) => {
  for (const [isBroken, field, message] of broken(input as Rulable)) {
    if (isBroken) ctx.addIssue({ code: 'custom', path: [field], message });
  }
});
