import { both, price } from '../../src/billing.ts';
import { builder } from '../builder.ts';
import { View } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { drawnPromptEntries } from '../prompt/enhanced.ts';
import { reply, shape } from '../shape.ts';
import { drawPayload } from './draw.ts';
import * as fields from './fields.ts';
import { imageEntries, WAITING } from './replies.ts';

const GenerateLargeImageInput = builder.inputType('GenerateLargeImageInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    ...fields.sizeField(t, 16, 768),
    ...fields.styleFields(t),
    view: t.field({ type: View, required: true, defaultValue: 'side', description: 'Where the camera stands.' }),
    ...fields.backgroundFields(t),
    enhancePrompt: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'Choose what the description leaves open (colours, dress, pose, and with a background the place and its light) by the seed, and draw that; 1/20 of a generation in dollars.',
    }),
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
        cost: ({ imageSize: { width, height }, enhancePrompt }) =>
          enhancePrompt ? both(price.image(width, height), price.enhancement()) : price.image(width, height),
        rest: {
          v2: {
            route: 'POST /create-image-pixen',
            summary: 'Create a larger image from text',
            errors: WAITING,
            example: { description: 'a castle on a hill at night', image_size: { width: 256, height: 256 } },
            reply: reply(shape({ ...imageEntries, ...drawnPromptEntries })),
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) =>
      startJob(ctx, args, info, {
        kind: 'generateImage',
        operation: 'generateLargeImage',
        payload: { ...(await drawPayload(args.input)), ...(args.input.enhancePrompt ? { enhance: true } : {}) },
      }),
  }),
);
