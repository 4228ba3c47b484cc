import { price } from '../../src/billing.ts';
import { builder } from '../builder.ts';
import { View } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { drawPayload } from './draw.ts';
import * as fields from './fields.ts';
import { imageReply, WAITING } from './replies.ts';

const GenerateLargeImageInput = builder.inputType('GenerateLargeImageInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    ...fields.sizeField(t, 16, 768),
    ...fields.styleFields(t),
    view: t.field({ type: View, required: true, defaultValue: 'side', description: 'Where the camera stands.' }),
    ...fields.backgroundFields(t),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('generateLargeImage', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Draws a picture of up to 768×768 pixels from a description (pixen).',
    args: { input: t.arg({ type: GenerateLargeImageInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: ({ imageSize }) => price.image(imageSize.width, imageSize.height),
        rest: {
          v2: {
            route: 'POST /create-image-pixen',
            summary: 'Create a larger image from text',
            errors: WAITING,
            example: { description: 'a castle on a hill at night', image_size: { width: 256, height: 256 } },
            reply: imageReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) =>
      startJob(ctx, args, info, {
        kind: 'generateImage',
        operation: 'generateLargeImage',
        payload: await drawPayload(args.input),
      }),
  }),
);
