import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { createdPayload, createdReplies, startAsset } from '../asset/start.ts';
import { builder } from '../builder.ts';
import { Detail, Outline, Shading, SizeInput, words } from '../enums.ts';
import { imageOf } from '../image/checked.ts';
import { seedOf } from '../image/draw.ts';
import * as fields from '../image/fields.ts';
import { controlFields } from '../job/payload.ts';
import type { Written } from '../operation.ts';
import { projectField } from '../project/fields.ts';
import * as rules from '../rules.ts';
import { isometricTile } from './type.ts';

const NOT_A_TOOL = { mcp: null };

const IsometricTileShape = words(
  'IsometricTileShape',
  'How thick an isometric tile is: a tenth, a quarter or half of its width.',
  ['thin tile', 'thick tile', 'block'],
);

/** The tool says a side alone. */
const side: Written = {
  schema: { type: 'integer', minimum: 16, maximum: 64 },
  read: (value) => (typeof value === 'number' ? { width: value, height: value } : value),
};

const CreateIsometricTileInput = builder.inputType('CreateIsometricTileInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    imageSize: t.field({
      type: SizeInput,
      required: true,
      defaultValue: { width: 32, height: 32 },
      description: 'Size of the picture, 16 to 64 pixels each way; above 24 shows more.',
      validate: rules.sizeWithin(16, 64),
      extensions: { wire: { mcp: 'size', written: { mcp: side } } },
    }),
    isometricTileSize: t.int({
      description: 'Width of the tile itself, 16 or 32: the tile is drawn so large, in the middle of the picture.',
      validate: z.literal([16, 32]),
      extensions: {
        wire: {
          ...NOT_A_TOOL,
          written: {
            v2: {
              schema: { enum: [16, 32, '16', '32'] },
              read: (value: unknown) => (value === '16' || value === '32' ? Number(value) : value),
            },
          },
        },
      },
    }),
    isometricTileShape: t.field({
      type: IsometricTileShape,
      required: true,
      defaultValue: 'block',
      description: 'How thick the tile is.',
      extensions: { wire: { mcp: 'tile_shape' } },
    }),
    ...fields.guidanceField(t),
    outline: t.field({ type: Outline, description: 'How edges are drawn; absent is lineless.' }),
    shading: t.field({ type: Shading, description: 'How many tones a colour has.' }),
    detail: t.field({ type: Detail, description: 'How much is drawn.' }),
    ...fields.sourceFields(t, NOT_A_TOOL),
    ...fields.seedField(t),
    ...projectField(t),
    ...controlFields(t),
  }),
});

const CreateIsometricTilePayload = createdPayload(isometricTile, 'CreateIsometricTilePayload', 'tile');
const created = createdReplies(isometricTile, 'tile', { http: 202, getTool: 'get_isometric_tile' });

builder.mutationField('createIsometricTile', (t) =>
  t.field({
    type: CreateIsometricTilePayload,
    description: 'Draws an isometric tile: a ground, and what stands on it.',
    args: { input: t.arg({ type: CreateIsometricTileInput, required: true }) },
    extensions: {
      operation: {
        scope: 'tilesets:write',
        cost: ({ imageSize }) => price.image(imageSize.width, imageSize.height),
        rest: {
          v2: {
            route: 'POST /create-isometric-tile',
            summary: 'Create an isometric tile',
            example: { description: 'treasure chest on mossy stone', image_size: { width: 32, height: 32 } },
            required: ['image_size'],
            reply: created.rest,
          },
        },
        mcp: {
          name: 'create_isometric_tile',
          title: 'Create an isometric tile',
          description:
            'Draws one isometric tile: a ground ("grass block with flowers"), or something on it ("pine tree", "chest on stone"). Returns its id at once; call get_isometric_tile for the picture.',
          defaults: { outline: 'lineless', shading: 'basic shading', detail: 'medium detail' },
          ...created.tool(),
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const { width, height } = input.imageSize;
      const tile = Math.min(input.isometricTileSize ?? width, width, height);
      const payload = {
        description: input.description,
        width,
        height,
        tileWidth: tile,
        shape: input.isometricTileShape,
        outline: input.outline === 'single color black outline' ? 'single color outline' : (input.outline ?? null),
        shading: input.shading ?? null,
        detail: input.detail ?? null,
        textGuidance: input.textGuidanceScale,
        initImage: await imageOf(input, 'initImage'),
        initStrength: input.initImageStrength,
        colorImage: await imageOf(input, 'colorImage'),
        seed: seedOf(input.seed),
      };
      return startAsset(ctx, args, info, isometricTile, {
        kind: 'makeIsometricTile',
        operation: 'createIsometricTile',
        payload,
        asset: {
          description: payload.description,
          facts: { width, height, shape: payload.shape },
          projectId: input.projectId,
        },
      });
    },
  }),
);
