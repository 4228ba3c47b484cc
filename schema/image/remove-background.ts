import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { BackgroundRemovalTask, ImageInput } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { requiredImage } from './checked.ts';
import { seedOf } from './draw.ts';
import { EXAMPLE_PICTURE } from './examples.ts';
import * as fields from './fields.ts';
import { imageReply, WAITING } from './replies.ts';

const RemoveBackgroundInput = builder.inputType('RemoveBackgroundInput', {
  fields: (t) => ({
    image: t.field({ type: ImageInput, required: true, description: 'The picture.' }),
    imageSize: fields.sizeOf(t, 1, 400, 'Size of the result; a picture of another size is fitted in.'),
    backgroundRemovalTask: t.field({
      type: BackgroundRemovalTask,
      required: true,
      defaultValue: 'remove_simple_background',
      description: 'Simple: a flat colour or a gradient. Complex: a texture or a scene, by a learned network.',
    }),
    text: t.string({
      required: true,
      defaultValue: '',
      description:
        'What the picture shows: a ring, a frame, a handle is seen through where the background shows in it.',
      validate: z.string().max(500),
    }),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('removeBackground', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Takes the background of a picture away; what stays keeps its bytes, alpha is 0 or 255.',
    args: { input: t.arg({ type: RemoveBackgroundInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: ({ imageSize }) => price.image(imageSize.width, imageSize.height),
        rest: {
          v2: {
            route: 'POST /remove-background',
            summary: 'Remove the background of an image',
            errors: WAITING,
            example: { image: EXAMPLE_PICTURE, image_size: { width: 32, height: 32 } },
            reply: imageReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      return startJob(ctx, args, info, {
        kind: 'removeBackground',
        operation: 'removeBackground',
        payload: {
          image: await requiredImage(input, 'image', refuseEmpty),
          ...input.imageSize,
          task: input.backgroundRemovalTask,
          text: input.text,
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);
