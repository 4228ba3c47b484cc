import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { Direction, ImageInput, View } from '../enums.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { guidance } from '../rules.ts';
import { imageOf, requiredImage } from './checked.ts';
import { seedOf } from './draw.ts';
import { EXAMPLE_PICTURE } from './examples.ts';
import * as fields from './fields.ts';
import { imageReply, imageReplyV1, WAITING } from './replies.ts';

const EXAMPLE = {
  image_size: { width: 32, height: 32 },
  from_image: EXAMPLE_PICTURE,
  from_direction: 'south',
  to_direction: 'east',
};

const RotateInput = builder.inputType('RotateInput', {
  fields: (t) => ({
    ...fields.sizeField(t, 16, 200),
    fromImage: t.field({
      type: ImageInput,
      required: true,
      description: 'The picture to turn; its background is taken away, one of another size is fitted in.',
    }),
    imageGuidanceScale: t.float({
      required: true,
      defaultValue: 3,
      description: 'How closely to the picture: low invents what it does not show, high repeats its own pixels.',
      validate: guidance,
    }),
    viewChange: t.int({
      description: 'Degrees by which the camera rises, from `fromView` on; takes the place of `toView`.',
      validate: z.number().int().min(-90).max(90),
    }),
    directionChange: t.int({
      description:
        'Degrees by which the subject turns, from `fromDirection` on: south, east, north for +90, +180; takes the place of `toDirection`.',
      validate: z.number().int().min(-180).max(180),
    }),
    fromView: t.field({
      type: View,
      required: true,
      defaultValue: 'side',
      description: 'Where the camera stood.',
    }),
    toView: t.field({ type: View, required: true, defaultValue: 'side', description: 'Where it is to stand.' }),
    fromDirection: t.field({
      type: Direction,
      required: true,
      defaultValue: 'south',
      description: 'The way the subject faces.',
    }),
    toDirection: t.field({
      type: Direction,
      required: true,
      defaultValue: 'east',
      description: 'The way it is to face.',
    }),
    ...fields.projectionFields(t),
    ...fields.sourceFields(t),
    maskImage: t.field({
      type: ImageInput,
      description: 'White is drawn, black keeps `initImage` byte for byte, which it needs.',
    }),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
  validate: z.looseObject({}).refine(({ maskImage, initImage }) => maskImage == null || initImage != null, {
    path: ['maskImage'],
    message: 'needs an initial image, the picture that it keeps where it is black',
  }),
});

builder.mutationField('rotate', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Turns a character or an object: the same subject from another side or height.',
    args: { input: t.arg({ type: RotateInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: ({ imageSize }) => price.image(imageSize.width, imageSize.height),
        rest: {
          v1: {
            route: 'POST /rotate',
            summary: 'Rotate a character or object',
            errors: WAITING,
            example: EXAMPLE,
            reply: imageReplyV1,
          },
          v2: {
            route: 'POST /rotate',
            summary: 'Rotate a character or object',
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
        kind: 'rotate',
        operation: 'rotate',
        payload: {
          image: await requiredImage(input, 'fromImage', refuseEmpty),
          ...input.imageSize,
          imageGuidance: input.imageGuidanceScale,
          fromView: input.fromView,
          toView: input.toView,
          fromDirection: input.fromDirection,
          toDirection: input.toDirection,
          viewChange: input.viewChange ?? null,
          directionChange: input.directionChange ?? null,
          isometric: input.isometric,
          oblique: input.obliqueProjection,
          initImage: await imageOf(input, 'initImage'),
          initStrength: input.initImageStrength,
          mask: await imageOf(input, 'maskImage'),
          colorImage: await imageOf(input, 'colorImage'),
          seed: seedOf(input.seed),
        },
      });
    },
  }),
);
