import { z } from 'zod';
import type { MadeKeypoint } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import { SkeletonLabel } from '../enums.ts';
import { Job } from '../job/type.ts';
import { type DataOf, fetch, number, text } from '../shape.ts';

type Label = typeof SkeletonLabel.$inferType;

const Keypoint = builder.objectRef<MadeKeypoint>('Keypoint').implement({
  description: 'A joint that was found in a picture.',
  fields: (t) => ({
    label: t.field({ type: SkeletonLabel, resolve: ({ label }) => label as Label }),
    x: t.exposeFloat('x', { description: 'Pixels from the left.' }),
    y: t.exposeFloat('y', { description: 'Pixels from the top.' }),
    zIndex: t.float({
      description: 'Of two joints the one with the larger value lies in front.',
      resolve: ({ z: depth }) => depth,
    }),
  }),
});

/** What `estimateSkeleton` keeps in its job's result. */
interface Result {
  readonly data?: { readonly keypoints?: readonly MadeKeypoint[] };
}

builder.objectField(Job, 'keypoints', (t) =>
  t.field({
    type: [Keypoint],
    nullable: true,
    description: 'The joints that a finished `estimateSkeleton` found, all 18.',
    resolve: ({ result }) => (result as Result | null)?.data?.keypoints?.slice() ?? null,
  }),
);

/** The joints of a job, as GraphQL gives them. */
export const keypointFields = fetch({ label: text, x: number, y: number, zIndex: number });
type Found = readonly DataOf<typeof keypointFields>[];

export const Keypoints = z
  .array(z.object({ x: z.number(), y: z.number(), label: z.string(), z_index: z.number() }))
  .describe('All 18 joints, in pixels of the image.');

/** As REST shows them. GraphQL's enum names become the interface's words. */
export const keypointsBody = (keypoints: Found) =>
  keypoints.map(({ label, x, y, zIndex }) => ({ x, y, label: label.replaceAll('_', ' '), z_index: zIndex }));
