import { z } from 'zod';
import { price } from '../../src/billing.ts';
import type { RefuseByAlpha } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { ImageInput } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { PointInput, posePoints, poseRule, WRAPPED } from '../skeleton/pose.ts';
import { imageOf } from './checked.ts';
import { drawPayload } from './draw.ts';
import * as fields from './fields.ts';
import { imageReply, imageReplyV1, WAITING } from './replies.ts';

const EXAMPLE = {
  description: 'a wizard with a staff',
  image_size: { width: 64, height: 64 },
  style_strength: 50,
  no_background: true,
};

const GenerateStyledImageInput = builder.inputType('GenerateStyledImageInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    ...fields.negativeField(t),
    ...fields.sizeField(t, 16, 200),
    ...fields.guidanceField(t),
    ...fields.extraGuidanceField(t),
    styleImage: t.field({
      type: ImageInput,
      description: 'A picture whose palette, outlines, shading and texture are taken on.',
    }),
    styleStrength: t.int({
      required: true,
      defaultValue: 0,
      description: 'How much of `styleImage`: 0 nothing, 50 balanced, 100 its colours alone.',
      validate: z.number().int().min(0).max(100),
    }),
    ...fields.styleFields(t),
    ...fields.shadingField(t),
    ...fields.viewField(t),
    ...fields.projectionFields(t),
    ...fields.noBackgroundField(t),
    coveragePercentage: t.float({
      description: 'Share of the canvas that the subject is to cover, in percent; absent leaves it to the subject.',
      validate: z.number().min(0).max(100),
    }),
    ...fields.sourceFields(t),
    inpaintingImage: t.field({
      type: ImageInput,
      description:
        'A picture that is kept outside `maskImage`, byte for byte; without a mask its opaque pixels are kept.',
    }),
    maskImage: t.field({
      type: ImageInput,
      description: 'White is drawn, black keeps `inpaintingImage`, which it needs.',
    }),
    skeletonGuidanceScale: t.float({
      required: true,
      defaultValue: 1,
      description: 'How closely `skeletonKeypoints` are followed: 0 not at all, 5 to the pixel.',
      validate: z.number().min(0).max(5),
    }),
    skeletonKeypoints: t.field({
      type: [PointInput],
      description:
        'The pose of a person: pixels, or shares of the sides where no coordinate is above 1. Absent joints are free.',
      validate: poseRule,
      extensions: WRAPPED,
    }),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
  validate: z.looseObject({}).refine(({ maskImage, inpaintingImage }) => maskImage == null || inpaintingImage != null, {
    path: ['maskImage'],
    message: 'needs an inpainting image, the picture that it keeps where it is black',
  }),
});

/** Without a mask a picture is painted where it is transparent. */
const hasHole: RefuseByAlpha = ({ transparent }) =>
  transparent ? undefined : 'it has no transparent pixels to paint, and no mask says where else';

builder.mutationField('generateStyledImage', (t) =>
  t.field({
    type: JobPayloadType,
    description:
      'Draws a picture from a description in the style of another picture (bitforge); also inside a mask, to a share of the canvas, in a pose.',
    args: { input: t.arg({ type: GenerateStyledImageInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: ({ imageSize }) => price.image(imageSize.width, imageSize.height),
        rest: {
          v1: {
            route: 'POST /generate-image-bitforge',
            summary: 'Create an image with style transfer',
            errors: WAITING,
            example: EXAMPLE,
            reply: imageReplyV1,
          },
          v2: {
            route: 'POST /create-image-bitforge',
            summary: 'Create an image with style transfer',
            defaults: { view: 'side' },
            errors: WAITING,
            example: EXAMPLE,
            reply: imageReply,
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      return startJob(ctx, args, info, {
        kind: 'generateStyledImage',
        operation: 'generateStyledImage',
        payload: {
          ...(await drawPayload(input)),
          oblique: input.obliqueProjection,
          styleImage: await imageOf(input, 'styleImage'),
          styleStrength: input.styleStrength,
          coverage: input.coveragePercentage ?? null,
          knownImage: await imageOf(input, 'inpaintingImage', input.maskImage ? undefined : hasHole),
          mask: await imageOf(input, 'maskImage'),
          skeleton: input.skeletonKeypoints ? posePoints(input.skeletonKeypoints) : null,
          skeletonGuidance: input.skeletonGuidanceScale,
        },
      });
    },
  }),
);
