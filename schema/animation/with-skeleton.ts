import { z } from 'zod';
import { price } from '../../src/billing.ts';
import { builder } from '../builder.ts';
import { EXAMPLE_PICTURE } from '../image/examples.ts';
import * as fields from '../image/fields.ts';
import { WAITING } from '../image/replies.ts';
import { controlFields, JobPayloadType, startJob } from '../job/payload.ts';
import { guidance } from '../rules.ts';
import { PointInput, poseOfEachOnce, posePoints, WRAPPED } from '../skeleton/pose.ts';
import { animationPayload, cameraFields, frameFields, referenceField } from './fields.ts';
import { framesReply, framesReplyV1 } from './replies.ts';

/** Poses of a request, and frames of its answer. */
const FRAMES = 3;
/** Every frame in the reference's own pose. */
const OWN_POSES = Array.from({ length: FRAMES }, () => []);

const raised = (y: number) => [
  { x: 0.35, y: 0.5, label: 'RIGHT ELBOW' },
  { x: 0.25, y, label: 'RIGHT ARM' },
];
const EXAMPLE = {
  image_size: { width: 32, height: 32 },
  reference_image: EXAMPLE_PICTURE,
  direction: 'south',
  skeleton_keypoints: [raised(0.6), raised(0.45), raised(0.3)],
};

const AnimateWithSkeletonInput = builder.inputType('AnimateWithSkeletonInput', {
  fields: (t) => ({
    ...fields.sizeField(t, 16, 256),
    ...referenceField(t),
    guidanceScale: t.float({
      required: true,
      defaultValue: 4,
      description: 'How closely to the poses: low moves less, high obeys another body’s proportions to the pixel.',
      validate: guidance,
    }),
    ...cameraFields(t),
    ...fields.projectionFields(t),
    skeletonKeypoints: t.field({
      type: t.listRef(t.listRef(PointInput)),
      description: `Exactly ${FRAMES} poses, one a frame: pixels, or shares of the sides where no coordinate is above 1. Absent joints, and all without poses, stay as in the reference.`,
      validate: z.array(poseOfEachOnce).length(FRAMES, `must contain exactly ${FRAMES} frames`),
      extensions: WRAPPED,
    }),
    ...frameFields(t, FRAMES),
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

builder.mutationField('animateWithSkeleton', (t) =>
  t.field({
    type: JobPayloadType,
    description: `Draws ${FRAMES} frames of a character in ${FRAMES} poses.`,
    args: { input: t.arg({ type: AnimateWithSkeletonInput, required: true }) },
    extensions: {
      operation: {
        scope: 'images:write',
        cost: ({ imageSize }) => price.frames(imageSize.width, imageSize.height, FRAMES),
        rest: {
          v1: {
            route: 'POST /animate-with-skeleton',
            summary: 'Animate with skeletons',
            errors: WAITING,
            example: EXAMPLE,
            reply: framesReplyV1,
          },
          v2: {
            route: 'POST /animate-with-skeleton',
            summary: 'Animate with skeletons',
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
        kind: 'animateWithSkeleton',
        operation: 'animateWithSkeleton',
        payload: {
          ...(await animationPayload(input)),
          poses: input.skeletonKeypoints?.map(posePoints) ?? OWN_POSES,
          isometric: input.isometric,
          oblique: input.obliqueProjection,
          guidance: input.guidanceScale,
        },
      });
    },
  }),
);
