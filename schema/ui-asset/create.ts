import { z } from 'zod';
import { price } from '../../src/billing.ts';
import type { Context } from '../../src/context.ts';
import { AppError, notFound } from '../../src/errors.ts';
import { refuseEmpty } from '../../src/images.ts';
import { mine } from '../asset/noun.ts';
import { createdPayload, createdReplies, startAsset } from '../asset/start.ts';
import { builder } from '../builder.ts';
import { ImageInput, SizeInput } from '../enums.ts';
import { imageOf } from '../image/checked.ts';
import { seedOf } from '../image/draw.ts';
import { descriptionField, seedField } from '../image/fields.ts';
import { imageBytes } from '../image/type.ts';
import { controlFields } from '../job/payload.ts';
import { projectField } from '../project/fields.ts';
import { colorPaletteField, layoutFields, layoutRules, pieceOf, uiSize } from './fields.ts';
import { uiAsset } from './type.ts';

/** Tools write the bytes alone. */
const bytes = { mcp: { schema: { type: 'string' }, read: (base64: unknown) => ({ base64 }) } };

const CreateUiAssetInput = builder.inputType('CreateUiAssetInput', {
  validate: layoutRules,
  fields: (t) => ({
    ...descriptionField(t),
    name: t.string({
      description: 'What to call it; absent is the beginning of the description.',
      validate: z.string().trim().min(1).max(100),
    }),
    imageSize: t.field({
      type: SizeInput,
      required: true,
      defaultValue: { width: 256, height: 256 },
      description: 'Size of the picture: 192 to 688 pixels a side, square up to 512x512, 16:9 up to 688x384.',
      validate: uiSize,
      extensions: { wire: { flatten: ['mcp'] } },
    }),
    ...layoutFields(t),
    styleImage: t.field({
      type: ImageInput,
      description: 'A picture of an interface whose colours, border, corners and matter the result takes on.',
      extensions: { wire: { mcp: 'style_image_base64', written: bytes } },
    }),
    ...colorPaletteField(t),
    portraitAssetId: t.string({
      description:
        'Id of a character or another asset of this account: its first picture is seen in portraits and dialogues.',
      validate: z.uuid(),
    }),
    noBackground: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Whether what no element covers is transparent.',
    }),
    ...seedField(t),
    ...projectField(t),
    ...controlFields(t),
  }),
});

/** The first picture of an asset of the caller's. Throws NOT_FOUND, and LOCKED while it is still being made. */
async function portraitOf(ctx: Context, id: string | null | undefined): Promise<string | null> {
  if (!id) return null;
  const row = await ctx.services.db.asset.findFirst({
    where: mine(ctx, id),
    select: { job: { select: { images: { orderBy: { position: 'asc' }, take: 1, select: { blobKey: true } } } } },
  });
  if (!row) throw notFound(`Asset ${id}`);
  const image = row.job?.images[0];
  if (!image) throw new AppError('LOCKED', `Asset ${id} has no picture yet.`, { retryAfter: 1 });
  return (await imageBytes(ctx, image.blobKey)).toString('base64');
}

const CreateUiAssetPayload = createdPayload(uiAsset, 'CreateUiAssetPayload', 'uiAsset');
const created = createdReplies(uiAsset, 'uiAsset', { http: 202, getTool: 'get_ui_asset' });

builder.mutationField('createUiAsset', (t) =>
  t.field({
    type: CreateUiAssetPayload,
    description:
      'Draws an interface in the look that words ask for: a panel, named elements, or pieces exactly where they are asked for. Written are quoted words, what named buttons do ("play, options and quit buttons") and a message ("game over screen"). A title, inventory, dialogue, HUD, level choice or skill tree is laid out as a whole screen.',
    args: { input: t.arg({ type: CreateUiAssetInput, required: true }) },
    extensions: {
      operation: {
        scope: 'ui:write',
        cost: ({ imageSize }) => price.ui(imageSize.width, imageSize.height),
        rest: {
          v2: {
            route: 'POST /create-ui-asset',
            summary: 'Create a UI asset',
            errors: ['NOT_FOUND', 'LOCKED'],
            example: {
              description: 'a wooden medieval inventory panel with iron corners',
              image_size: { width: 256, height: 192 },
              elements: ['panel', 'button', 'health_bar'],
            },
            reply: created.rest,
          },
        },
        mcp: {
          name: 'create_ui_asset',
          title: 'Create a UI asset',
          description:
            'Draws a pixel-art interface panel in the look of the description. Give `elements` for a layout by the service, or `pieces` for shapes exactly where you say, on a canvas whose longer side is 512. Returns its id at once; call get_ui_asset for the picture, its elements and the kit for game engines.',
          ...created.tool(),
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const { description, name, projectId } = input;
      const { width, height } = input.imageSize;
      return startAsset(ctx, args, info, uiAsset, {
        kind: 'makeUi',
        operation: 'createUiAsset',
        payload: {
          description,
          width,
          height,
          elements: input.elements ?? [],
          pieces: (input.pieces ?? []).map(pieceOf),
          colorPalette: input.colorPalette ?? '',
          styleImage: await imageOf(input, 'styleImage', refuseEmpty),
          conceptImage: null,
          portrait: await portraitOf(ctx, input.portraitAssetId),
          noBackground: input.noBackground,
          kit: true,
          seed: seedOf(input.seed),
        },
        asset: { description, name, projectId, facts: { width, height } },
      });
    },
  }),
);
