import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { ImageInput, Outline } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { guidance } from '../rules.ts';
import { imageOf, requiredImage } from './checked.ts';
import { seedOf } from './draw.ts';
import { EXAMPLE_PICTURE } from './examples.ts';
import * as fields from './fields.ts';
import { imageReply, WAITING } from './replies.ts';

const ConvertToPixelArtInput = builder.inputType('ConvertToPixelArtInput', {
  fields: (t) => ({
    image: t.field({
      type: ImageInput,
      required: true,
      description:
        'A photograph or a drawing, or pixel art that was enlarged, blurred or saved as JPEG, which comes back in its own pixels.',
    }),
    imageSize: fields.sizeOf(t, 16, 2048, 'Size that the picture is taken to have; its aspect ratio is kept.'),
    outputSize: fields.sizeOf(t, 16, 512, 'Size of the result.'),
    textGuidanceScale: t.float({
      required: true,
      defaultValue: 8,
      description:
        'How far a photograph is taken to pixel art: 1 keeps its values and 32 colours, 20 stretches them and keeps 12.',
      validate: guidance,
    }),
    colors: t.int({
      description: 'At most this many colours; absent leaves it to `textGuidanceScale`.',
      validate: z.number().int().min(2).max(256),
    }),
    dither: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Mix near colours in a pattern where a photograph is smooth.',
    }),
    outline: t.field({ type: Outline, description: 'Draw the outline of a cut-out anew; absent leaves it.' }),
    ...fields.colorImageField(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('convertToPixelArt', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Makes a photograph pixel art, or brings enlarged pixel art back to its own pixels.',
    args: { input: t.arg({ type: ConvertToPixelArtInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: ({ outputSize }) => price.image(outputSize.width, outputSize.height),
        rest: {
          v2: {
            route: 'POST /image-to-pixelart',
            summary: 'Convert an image to pixel art',
            errors: WAITING,
            example: {
              image: EXAMPLE_PICTURE,
              image_size: { width: 32, height: 32 },
              output_size: { width: 32, height: 32 },
            },
            reply: imageReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      return startJob(ctx, args, info, {
        kind: 'convertToPixelArt',
        operation: 'convertToPixelArt',
        payload: {
          image: await requiredImage(input, 'image', refuseEmpty),
          imageWidth: input.imageSize.width,
          imageHeight: input.imageSize.height,
          ...input.outputSize,
          guidance: input.textGuidanceScale,
          colors: input.colors ?? null,
          dither: input.dither,
          outline: input.outline ?? null,
          colorImage: await imageOf(input, 'colorImage', refuseEmpty),
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);
