import { price } from '../../src/billing.ts';
import { builder } from '../builder.ts';
import { SizeInput } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import * as rules from '../rules.ts';
import { drawPayload } from './draw.ts';
import * as fields from './fields.ts';
import { acceptedReply, imageReply, imageReplyV1, WAITING } from './replies.ts';

const EXAMPLE = {
  description: 'a brave knight with a red cape',
  image_size: { width: 64, height: 64 },
  no_background: true,
};

const GenerateImageInput = builder.inputType('GenerateImageInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    ...fields.negativeField(t),
    imageSize: t.field({
      type: SizeInput,
      required: true,
      description: 'Size of the picture.',
      validate: rules.sizeWithin(16, 400, 32 * 32),
    }),
    ...fields.guidanceField(t),
    ...fields.styleFields(t),
    ...fields.shadingField(t),
    ...fields.viewField(t),
    ...fields.isometricField(t),
    ...fields.backgroundFields(t, { v1: null }),
    ...fields.sourceFields(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('generateImage', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Draws a picture from a description.',
    args: { input: t.arg({ type: GenerateImageInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: ({ imageSize }) => price.image(imageSize.width, imageSize.height),
        rest: {
          v1: {
            route: 'POST /generate-image-pixflux',
            summary: 'Create an image from text',
            errors: WAITING,
            example: EXAMPLE,
            reply: imageReplyV1,
          },
          v2: [
            {
              route: 'POST /create-image-pixflux',
              summary: 'Create an image from text',
              defaults: { view: 'side' },
              errors: WAITING,
              example: EXAMPLE,
              reply: imageReply,
            },
            {
              route: 'POST /create-image-pixflux-background',
              summary: 'Create an image from text in the background',
              defaults: { view: 'side' },
              example: EXAMPLE,
              reply: acceptedReply,
            },
          ],
        },
      },
    },
    resolve: async (_root, args, ctx, info) =>
      startJob(ctx, args, info, {
        kind: 'generateImage',
        operation: 'generateImage',
        payload: await drawPayload(args.input),
      }),
  }),
);
