import { price } from '../../src/billing.ts';
import { builder } from '../builder.ts';
import { BackgroundRemovalTask, Detail, Direction, ImageInput, Outline, Shading, SizeInput, View } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import * as rules from '../rules.ts';
import { drawPayload } from './draw.ts';
import { acceptedReply, imageReply, imageReplyV1, WAITING } from './replies.ts';

const EXAMPLE = {
  description: 'a brave knight with a red cape',
  image_size: { width: 64, height: 64 },
  no_background: true,
};

const GenerateImageInput = builder.inputType('GenerateImageInput', {
  fields: (t) => ({
    description: t.string({ required: true, description: 'What to draw.', validate: rules.description }),
    negativeDescription: t.string({
      description: 'What must not be in the picture: things, pieces, colours.',
      validate: rules.negative,
    }),
    imageSize: t.field({
      type: SizeInput,
      required: true,
      description: 'Size of the picture.',
      validate: rules.sizeWithin(16, 400, 32 * 32),
    }),
    textGuidanceScale: t.float({
      required: true,
      defaultValue: 8,
      description:
        'How literally the words are taken: low lets the seed vary what is not said, high keeps to the words.',
      validate: rules.guidance,
    }),
    outline: t.field({ type: Outline, description: 'How edges are drawn; absent leaves it to the subject.' }),
    shading: t.field({ type: Shading, description: 'How many tones a colour has; absent leaves it to the size.' }),
    detail: t.field({ type: Detail, description: 'How much is drawn, and how many colours there are.' }),
    view: t.field({ type: View, description: 'Where the camera stands.' }),
    direction: t.field({ type: Direction, description: 'The way the subject faces.' }),
    isometric: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Turned by 45° and seen from above at a 2:1 slope.',
    }),
    noBackground: t.boolean({ required: true, defaultValue: false, description: 'A transparent background.' }),
    backgroundRemovalTask: t.field({
      type: BackgroundRemovalTask,
      required: true,
      defaultValue: 'remove_simple_background',
      description:
        'For programs that send it: subjects are drawn apart from their background, so none has to be removed.',
      extensions: { wire: { v1: null } },
    }),
    initImage: t.field({ type: ImageInput, description: 'A picture to start from.' }),
    initImageStrength: t.int({
      required: true,
      defaultValue: 300,
      description: 'How much of it stays: 1 hardly anything, 999 nearly all.',
      validate: rules.initStrength,
    }),
    colorImage: t.field({ type: ImageInput, description: 'Its colours are the only ones that the picture may use.' }),
    seed: t.field({
      type: 'Seed',
      description: 'The same request and seed give the same picture; absent draws a random one.',
    }),
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
    resolve: async (_root, args, ctx) =>
      startJob(ctx, args, {
        kind: 'generateImage',
        operation: 'generateImage',
        payload: await drawPayload(args.input),
      }),
  }),
);
