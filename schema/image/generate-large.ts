import { price } from '../../src/billing.ts';
import { builder } from '../builder.ts';
import { BackgroundRemovalTask, Detail, Direction, Outline, SizeInput, View } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import * as rules from '../rules.ts';
import { drawPayload } from './draw.ts';
import { imageReply, WAITING } from './replies.ts';

const GenerateLargeImageInput = builder.inputType('GenerateLargeImageInput', {
  fields: (t) => ({
    description: t.string({ required: true, description: 'What to draw.', validate: rules.description }),
    imageSize: t.field({
      type: SizeInput,
      required: true,
      description: 'Size of the picture.',
      validate: rules.sizeWithin(16, 768),
    }),
    outline: t.field({ type: Outline, description: 'How edges are drawn; absent leaves it to the subject.' }),
    detail: t.field({ type: Detail, description: 'How much is drawn, and how many colours there are.' }),
    view: t.field({ type: View, required: true, defaultValue: 'side', description: 'Where the camera stands.' }),
    direction: t.field({ type: Direction, description: 'The way the subject faces.' }),
    noBackground: t.boolean({ required: true, defaultValue: false, description: 'A transparent background.' }),
    backgroundRemovalTask: t.field({
      type: BackgroundRemovalTask,
      required: true,
      defaultValue: 'remove_simple_background',
      description:
        'For programs that send it: subjects are drawn apart from their background, so none has to be removed.',
    }),
    seed: t.field({
      type: 'Seed',
      description: 'The same request and seed give the same picture; absent draws a random one.',
    }),
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
    resolve: async (_root, args, ctx) =>
      startJob(ctx, args, {
        kind: 'generateImage',
        operation: 'generateLargeImage',
        payload: await drawPayload(args.input),
      }),
  }),
);
