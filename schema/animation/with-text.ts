import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { builder } from '../builder.ts';
import { SizeInput } from '../enums.ts';
import { EXAMPLE_PICTURE } from '../image/examples.ts';
import { WAITING } from '../image/replies.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import * as rules from '../rules.ts';
import { animationPayload, cameraFields, frameFields, referenceField } from './fields.ts';
import { framesReply, framesReplyV1 } from './replies.ts';

/** Frames of one answer; longer animations are asked for in several. */
const FRAMES = 4;
/** The only size, in pixels. */
const SIDE = 64;

const EXAMPLE = {
  image_size: { width: SIDE, height: SIDE },
  reference_image: EXAMPLE_PICTURE,
  description: 'a knight',
  action: 'walk',
};

const AnimateWithTextInput = builder.inputType('AnimateWithTextInput', {
  fields: (t) => ({
    imageSize: t.field({
      type: SizeInput,
      required: true,
      description: `Size of the pictures: ${SIDE}×${SIDE}.`,
      validate: rules.sizeWithin(SIDE, SIDE),
    }),
    ...referenceField(t),
    description: t.string({ required: true, description: 'What the reference shows.', validate: rules.description }),
    action: t.string({ required: true, description: 'What it does: "walk", "wave".', validate: rules.description }),
    negativeDescription: t.string({ description: 'What it must not do.', validate: rules.negative }),
    textGuidanceScale: t.float({
      required: true,
      defaultValue: 8,
      description: 'How large the movements are.',
      validate: rules.guidance,
    }),
    imageGuidanceScale: t.float({
      required: true,
      defaultValue: 1.4,
      description: 'How much the frames keep to the reference’s own pose.',
      validate: rules.guidance,
    }),
    nFrames: t.int({
      required: true,
      defaultValue: FRAMES,
      description: `Frames of the whole animation, of which ${FRAMES} are drawn.`,
      validate: z.number().int().min(2).max(20),
    }),
    startFrameIndex: t.int({
      required: true,
      defaultValue: 0,
      description: 'The first frame that is drawn. Beyond the end a loop begins again, anything else stays.',
      validate: z.number().int().min(0).max(20),
    }),
    ...cameraFields(t),
    ...frameFields(t, FRAMES),
    seed: t.field({ type: 'Seed', description: 'The same request and seed give the same frames; 0 is random.' }),
    ...controlFields(t),
  }),
});

builder.mutationField('animateWithText', (t) =>
  t.field({
    type: JobPayloadType,
    description: `Draws ${FRAMES} frames of a character that does what words say, ${SIDE}×${SIDE} pixels.`,
    args: { input: t.arg({ type: AnimateWithTextInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: ({ imageSize }) => price.frames(imageSize.width, imageSize.height, FRAMES),
        rest: {
          v1: {
            route: 'POST /animate-with-text',
            summary: 'Animate with text',
            errors: WAITING,
            example: EXAMPLE,
            reply: framesReplyV1,
          },
          v2: {
            route: 'POST /animate-with-text',
            summary: 'Animate with text',
            errors: WAITING,
            example: EXAMPLE,
            reply: framesReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      return startJob(ctx, args, info, {
        kind: 'animateWithText',
        operation: 'animateWithText',
        payload: {
          ...(await animationPayload({ ...input, seed: input.seed || null })),
          description: input.description,
          action: input.action,
          negativeDescription: input.negativeDescription ?? '',
          textGuidance: input.textGuidanceScale,
          imageGuidance: input.imageGuidanceScale,
          nFrames: input.nFrames,
          startFrame: input.startFrameIndex,
        },
      });
    },
  }),
);
