import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { ImageInput, SizeInput } from '../enums.ts';
import { imageOf } from '../image/checked.ts';
import { seedOf } from '../image/draw.ts';
import { descriptionField, seedField } from '../image/fields.ts';
import { acceptedReply } from '../image/replies.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { colorPaletteField } from './fields.ts';

const side = z.number().int().min(1).max(4096);

const ConceptImageInput = builder.inputType('ConceptImageInput', {
  description: 'A sketch with its size; the bytes themselves decide.',
  fields: (t) => ({
    image: t.field({ type: ImageInput, required: true }),
    size: t.field({ type: SizeInput, required: true, validate: z.object({ width: side, height: side }) }),
  }),
});

const GenerateUiInput = builder.inputType('GenerateUiInput', {
  fields: (t) => ({
    ...descriptionField(t),
    imageSize: t.field({
      type: SizeInput,
      required: true,
      defaultValue: { width: 256, height: 256 },
      description: 'Size of the picture: 16 to 792 wide, 16 to 688 high.',
      validate: z.object({ width: z.number().int().min(16).max(792), height: z.number().int().min(16).max(688) }),
    }),
    conceptImage: t.field({
      type: ConceptImageInput,
      description:
        'A sketch: its regions are where the pieces lie; its colours, where it has any, are those of the result.',
    }),
    ...colorPaletteField(t),
    noBackground: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Whether what no element covers is transparent.',
    }),
    ...seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('generateUi', (t) =>
  t.field({
    type: JobPayloadType,
    description:
      'Draws a picture of an interface: the elements that the description names, else a panel. It is not kept as an asset.',
    args: { input: t.arg({ type: GenerateUiInput, required: true }) },
    extensions: {
      operation: {
        scope: 'ui:write',
        cost: ({ imageSize }) => price.ui(imageSize.width, imageSize.height),
        rest: {
          v2: {
            route: 'POST /generate-ui-v2',
            summary: 'Generate a UI picture',
            example: {
              description: 'a candy button saying "Play"',
              image_size: { width: 128, height: 48 },
              color_palette: 'pink and mint',
            },
            reply: acceptedReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      return startJob(ctx, args, info, {
        kind: 'makeUi',
        operation: 'generateUi',
        payload: {
          description: input.description,
          ...input.imageSize,
          elements: [],
          pieces: [],
          colorPalette: input.colorPalette ?? '',
          styleImage: null,
          conceptImage: input.conceptImage ? await imageOf(input.conceptImage, 'image', refuseEmpty) : null,
          portrait: null,
          noBackground: input.noBackground,
          kit: false,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);
