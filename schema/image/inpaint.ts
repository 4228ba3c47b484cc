import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { builder } from '../builder.ts';
import { ImageInput } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { requiredImage } from './checked.ts';
import { drawPayload } from './draw.ts';
import { EXAMPLE_MASK, EXAMPLE_PICTURE } from './examples.ts';
import * as fields from './fields.ts';
import { imageReply, imageReplyV1, WAITING } from './replies.ts';

const EXAMPLE = {
  description: 'a golden crown',
  image_size: { width: 32, height: 32 },
  inpainting_image: EXAMPLE_PICTURE,
  mask_image: EXAMPLE_MASK,
};

const InpaintInput = builder.inputType('InpaintInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    ...fields.negativeField(t),
    ...fields.sizeField(t, 16, 200),
    textGuidanceScale: t.float({
      required: true,
      defaultValue: 3,
      description:
        'How literally the words are taken: low lets the seed vary what is not said, high keeps to the words.',
      validate: z.number().min(1).max(10),
    }),
    ...fields.extraGuidanceField(t),
    ...fields.styleFields(t),
    ...fields.shadingField(t),
    ...fields.viewField(t),
    ...fields.projectionFields(t),
    ...fields.noBackgroundField(t),
    inpaintingImage: t.field({
      type: ImageInput,
      required: true,
      description: 'The picture to change; one of another size is fitted in.',
    }),
    maskImage: t.field({
      type: ImageInput,
      required: true,
      description: 'White is drawn anew; black, and what is transparent, keeps the picture byte for byte.',
    }),
    ...fields.sourceFields(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('inpaint', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Draws a part of a picture anew, as a description says.',
    args: { input: t.arg({ type: InpaintInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: ({ imageSize }) => price.image(imageSize.width, imageSize.height),
        rest: {
          v1: {
            route: 'POST /inpaint',
            summary: 'Edit part of an image',
            errors: WAITING,
            example: EXAMPLE,
            reply: imageReplyV1,
          },
          v2: {
            route: 'POST /inpaint',
            summary: 'Edit part of an image',
            defaults: { view: 'side' },
            errors: WAITING,
            example: EXAMPLE,
            reply: imageReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) =>
      startJob(ctx, args, info, {
        kind: 'inpaint',
        operation: 'inpaint',
        payload: {
          ...(await drawPayload(args.input)),
          oblique: args.input.obliqueProjection,
          knownImage: await requiredImage(args.input, 'inpaintingImage'),
          mask: await requiredImage(args.input, 'maskImage'),
        },
      }),
  }),
);
