import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { Direction, ImageInput, View } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { imageOf, requiredImage } from './checked.ts';
import { seedOf } from './draw.ts';
import { EXAMPLE_PICTURE } from './examples.ts';
import * as fields from './fields.ts';
import { imageReply, WAITING } from './replies.ts';

const ResizePixelArtInput = builder.inputType('ResizePixelArtInput', {
  fields: (t) => ({
    description: t.string({
      required: true,
      description: 'What the picture shows; with `noBackground`, a ring, a frame or a handle is seen through.',
      validate: z.string().max(2000).regex(/\S/, 'must not be empty'),
    }),
    referenceImage: t.field({ type: ImageInput, required: true, description: 'The picture.' }),
    referenceImageSize: fields.sizeOf(
      t,
      16,
      200,
      'Size of the picture in its own pixels; one that is larger is enlarged art, and is read back at its own size.',
    ),
    targetSize: fields.sizeOf(t, 16, 200, 'Size of the result; the aspect ratio is kept.'),
    view: t.field({
      type: View,
      required: true,
      defaultValue: 'side',
      description: 'Where the camera stands; a resize keeps it, whatever is said.',
    }),
    direction: t.field({
      type: Direction,
      description:
        'The way the subject faces: from the front and from behind its two halves are resized alike. Absent looks for itself.',
    }),
    isometric: t.boolean({ required: true, defaultValue: false, description: 'A resize keeps it, whatever is said.' }),
    obliqueProjection: t.boolean({
      required: true,
      defaultValue: false,
      description: 'A resize keeps it, whatever is said.',
    }),
    ...fields.noBackgroundField(t),
    ...fields.colorImageField(t),
    initImage: t.field({ type: ImageInput, description: 'A picture that the result is drawn towards.' }),
    initImageStrength: t.float({
      required: true,
      defaultValue: 300,
      description: 'How far: 0 not at all, 999 wholly.',
      validate: z.number().min(0).max(999),
    }),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('resizePixelArt', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Resizes pixel art by any factor: whole rows and columns are joined or repeated, lines stay lines.',
    args: { input: t.arg({ type: ResizePixelArtInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: ({ targetSize }) => price.image(targetSize.width, targetSize.height),
        rest: {
          v2: {
            route: 'POST /resize',
            summary: 'Resize a pixel art image',
            errors: WAITING,
            example: {
              description: 'a knight',
              reference_image: EXAMPLE_PICTURE,
              reference_image_size: { width: 32, height: 32 },
              target_size: { width: 48, height: 48 },
            },
            reply: imageReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      return startJob(ctx, args, info, {
        kind: 'resizePixelArt',
        operation: 'resizePixelArt',
        payload: {
          image: await requiredImage(input, 'referenceImage', refuseEmpty),
          description: input.description,
          imageWidth: input.referenceImageSize.width,
          imageHeight: input.referenceImageSize.height,
          ...input.targetSize,
          direction: input.direction ?? null,
          noBackground: input.noBackground,
          colorImage: await imageOf(input, 'colorImage', refuseEmpty),
          initImage: await imageOf(input, 'initImage'),
          initStrength: input.initImageStrength,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);
