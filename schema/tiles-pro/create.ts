import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { checkImage } from '../../src/images.ts';
import type { MakeTilesProPayload } from '../../src/jobs/contract.ts';
import { createdPayload, createdReplies, startAsset } from '../asset/start.ts';
import { builder } from '../builder.ts';
import { seedOf } from '../image/draw.ts';
import * as fields from '../image/fields.ts';
import { controlFields, type InputFields } from '../job/payload.ts';
import { projectField } from '../project/fields.ts';
import {
  BuildingLayout,
  jsonText,
  OutlineMode,
  ProTileView,
  StyleImageInput,
  StyleOptionsInput,
  styleImages,
  TileFeature,
  TileType,
  tilesProRules,
} from './fields.ts';
import { tilesPro } from './type.ts';

const part = (t: InputFields, description: string) => t.string({ description, validate: z.string().max(500) });

const CreateTilesProInput = builder.inputType('CreateTilesProInput', {
  validate: tilesProRules,
  fields: (t) => ({
    ...fields.descriptionField(t),
    tileType: t.field({ type: TileType, required: true, defaultValue: 'isometric', description: 'The shape.' }),
    tileSize: t.int({
      required: true,
      defaultValue: 32,
      description: 'Width of a tile, pixels; a multiple of 4.',
      validate: z.number().int().min(16).max(128),
    }),
    tileHeight: t.int({
      description: 'Height of the picture, pixels; absent is what the shape needs.',
      validate: z.number().int().min(16).max(256),
    }),
    tileView: t.field({
      type: ProTileView,
      required: true,
      defaultValue: 'low top-down',
      description: 'Where the camera stands.',
    }),
    tileViewAngle: t.float({
      description: 'Degrees above the horizon, 0 from the side, 90 from above; wins over the view.',
      validate: z.number().min(0).max(90),
    }),
    tileDepthRatio: t.float({
      description: 'Height of the side as a share of the width.',
      validate: z.number().min(0).max(1),
    }),
    tileFlatTopPx: t.int({
      description: 'Isometric tiles: width of the topmost row, 2 or 4 pixels; more is 4.',
      validate: z.number().int().min(2).max(8),
    }),
    outlineMode: t.field({ type: OutlineMode, required: true, defaultValue: 'outline', description: 'Rims or areas.' }),
    tileFeature: t.field({ type: TileFeature, description: 'A set whose tiles know their neighbours.' }),
    buildingWallTiles: t.int({
      description: 'Rows of a wall’s face; absent is 2.',
      validate: z.number().int().min(1).max(3),
    }),
    buildingLayout: t.field({ type: BuildingLayout, description: 'How a building comes; absent is grid.' }),
    buildingWallDescription: part(t, 'What the walls are made of.'),
    buildingFloorDescription: part(t, 'The floor inside.'),
    buildingFloor2Description: part(t, 'Another floor.'),
    buildingWallAngle: t.float({
      description: 'Degrees: how steeply a wall’s face is seen.',
      validate: z.number().min(5).max(90),
    }),
    obliqueLean: t.float({
      description: 'How much of its east side a mass shows; absent is 1 for oblique tiles.',
      validate: z.number().min(0).max(1),
    }),
    styleImages: t.field({
      type: [StyleImageInput],
      description: 'Tiles whose manner, size and silhouette are taken on; the shape’s own fields are ignored then.',
      validate: styleImages,
      extensions: { wire: { written: { mcp: jsonText('JSON array of {base64, width, height}') } } },
    }),
    styleOptions: t.field({
      type: StyleOptionsInput,
      description: 'What the style images lend.',
      extensions: {
        wire: {
          written: { mcp: jsonText('JSON object: color_palette, outline, detail, shading; each true or false') },
        },
      },
    }),
    ...fields.seedField(t),
    ...projectField(t),
    ...controlFields(t),
  }),
});

const CreateTilesProPayload = createdPayload(tilesPro, 'CreateTilesProPayload', 'tiles');
const created = createdReplies(tilesPro, 'tiles', { http: 202, getTool: 'get_tiles_pro' });

builder.mutationField('createTilesPro', (t) =>
  t.field({
    type: CreateTilesProPayload,
    description: 'Draws tiles of any shape, one for each numbered item, or a set whose tiles know their neighbours.',
    args: { input: t.arg({ type: CreateTilesProInput, required: true }) },
    extensions: {
      operation: {
        scope: 'tilesets:write',
        cost: ({ tileSize }) => price.pro(tileSize, tileSize),
        rest: {
          v2: {
            route: 'POST /create-tiles-pro',
            summary: 'Create pro tiles',
            example: { description: '1) grass 2) stone 3) water 4) pine tree', tile_type: 'hex', tile_size: 32 },
            reply: created.rest,
          },
        },
        mcp: {
          name: 'create_tiles_pro',
          title: 'Create pro tiles',
          description:
            'Draws tiles of any shape; number them 1), 2), 3) for one each. tile_feature roads, tileset or building draws a set with placement rules by a mask of neighbours. Returns an id at once; call get_tiles_pro for the pictures.',
          ...created.tool(),
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const given = input.styleImages ?? [];
      const images = await Promise.all(
        given.map((image, i) => checkImage(image.base64, ['input', 'styleImages', i, 'base64'])),
      );
      const payload: MakeTilesProPayload = {
        description: input.description,
        shape: input.tileType,
        size: input.tileSize,
        height: input.tileHeight ?? null,
        view: input.tileView,
        angle: input.tileViewAngle ?? null,
        depthRatio: input.tileDepthRatio ?? null,
        flatTop: input.tileFlatTopPx ?? null,
        outlineMode: input.outlineMode,
        feature: input.tileFeature ?? null,
        wallTiles: input.buildingWallTiles ?? null,
        layout: input.buildingLayout ?? null,
        wall: input.buildingWallDescription ?? null,
        floor: input.buildingFloorDescription ?? null,
        floor2: input.buildingFloor2Description ?? null,
        wallAngle: input.buildingWallAngle ?? null,
        lean: input.obliqueLean ?? null,
        styleImages: images,
        styleOptions: input.styleOptions ?? null,
        seed: seedOf(input.seed),
      };
      return startAsset(ctx, args, info, tilesPro, {
        kind: 'makeTilesPro',
        operation: 'createTilesPro',
        payload,
        asset: {
          description: payload.description,
          facts: { tileType: payload.shape, tileSize: payload.size, view: payload.view },
          projectId: input.projectId,
        },
      });
    },
  }),
);
