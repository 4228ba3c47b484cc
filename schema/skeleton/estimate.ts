import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { ImageInput } from '../enums.ts';
import { requiredImage } from '../image/checked.ts';
import { EXAMPLE_PICTURE } from '../image/examples.ts';
import { WAITING } from '../image/replies.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { json } from '../operation.ts';
import { USAGE, Usage, type UsageData, UsdUsage, usageBody } from '../wire.ts';
import { KEYPOINTS, type KeypointData, Keypoints, keypointsBody } from './keypoint.ts';

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

interface Estimated {
  readonly finished: { readonly usage: UsageData; readonly keypoints: readonly KeypointData[] };
}
const select = `{ finished { ${USAGE} ${KEYPOINTS} } }`;

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
            reply: json<Estimated>({
              select,
              schema: z.object({ usage: UsdUsage, keypoints: Keypoints }),
              body: ({ finished }) => ({
                usage: { type: 'usd', usd: finished.usage.usd },
                keypoints: keypointsBody(finished.keypoints),
              }),
            }),
          },
          v2: {
            route: 'POST /estimate-skeleton',
            summary: 'Estimate the skeleton of a character',
            errors: WAITING,
            example: EXAMPLE,
            reply: json<Estimated>({
              select,
              schema: z.object({ usage: Usage, keypoints: Keypoints }),
              body: ({ finished }) => ({
                usage: usageBody(finished.usage),
                keypoints: keypointsBody(finished.keypoints),
              }),
            }),
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
