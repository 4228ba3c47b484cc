import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { ImageInput } from '../enums.ts';
import { requiredImage } from '../image/checked.ts';
import { EXAMPLE_PICTURE } from '../image/examples.ts';
import { WAITING } from '../image/replies.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { fetch, list, read, reply, shape } from '../shape.ts';
import { finishedUsage, finishedUsd } from '../wire.ts';
import { Keypoints, keypointFields, keypointsBody } from './keypoint.ts';

const EXAMPLE = { image: EXAMPLE_PICTURE };

const EstimateSkeletonInput = builder.inputType('EstimateSkeletonInput', {
  fields: (t) => ({
    // The interface lists no required field, so that the refusal of a request without one is this rule's.
    image: t.field({
      type: ImageInput,
      description: 'The character, on a transparent background. It must be given.',
    }),
    ...controlFields(t),
  }),
  validate: z.looseObject({}).refine(({ image }) => image != null, {
    path: ['image'],
    message: 'an image of the character is needed',
  }),
});

const keypoints = read(fetch({ finished: fetch({ keypoints: list(keypointFields) }) }), Keypoints, ({ finished }) =>
  keypointsBody(finished.keypoints),
);

builder.mutationField('estimateSkeleton', (t) =>
  t.field({
    type: JobPayloadType,
    description: 'Finds the 18 joints of a character, for use as poses. They come as `keypoints` of the job.',
    args: { input: t.arg({ type: EstimateSkeletonInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: () => price.skeleton(),
        rest: {
          v1: {
            route: 'POST /estimate-skeleton',
            summary: 'Estimate the skeleton of a character',
            errors: WAITING,
            example: EXAMPLE,
            reply: reply(shape({ usage: finishedUsd, keypoints })),
          },
          v2: {
            route: 'POST /estimate-skeleton',
            summary: 'Estimate the skeleton of a character',
            errors: WAITING,
            example: EXAMPLE,
            reply: reply(shape({ usage: finishedUsage, keypoints })),
          },
        },
      },
    },
    resolve: async (_root, args, ctx, info) =>
      startJob(ctx, args, info, {
        kind: 'estimateSkeleton',
        operation: 'estimateSkeleton',
        payload: { image: await requiredImage({ image: args.input.image! }, 'image', refuseEmpty) },
      }),
  }),
);
