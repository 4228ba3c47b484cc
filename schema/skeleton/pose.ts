import { z } from 'zod';
import type { PosePoint } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import { SkeletonLabel } from '../enums.ts';

/** Nothing on a canvas lies further out, in pixels. */
const FARTHEST = 4096;
const coordinate = z.number().min(-FARTHEST).max(FARTHEST);
/** More points than any pose has joints, so that a request stays small. */
const MOST_POINTS = 256;

/** A joint of a pose. */
export const PointInput = builder.inputType('PointInput', {
  description: 'A joint of a pose.',
  fields: (t) => ({
    x: t.float({
      required: true,
      description: 'Pixels from the left, or a share of the width.',
      validate: coordinate,
    }),
    y: t.float({
      required: true,
      description: 'Pixels from the top, or a share of the height.',
      validate: coordinate,
    }),
    label: t.field({ type: SkeletonLabel, required: true, description: 'Which joint it is.' }),
    zIndex: t.float({
      required: true,
      defaultValue: 0,
      description: 'Of two joints the one with the larger value lies in front.',
      validate: coordinate,
      extensions: { wire: { aliases: ['zIndex'] } },
    }),
  }),
});

/** What programs write around a pose: `{ keypoints: […] }`, as an estimate's answer has it. */
export const WRAPPED = { wire: { wrapper: 'keypoints' } };

/** One pose. Of several points with one label the last counts. */
export const poseRule = z.array(z.unknown()).max(MOST_POINTS);

/** One pose in which each label may come once. */
export const poseOfEachOnce = poseRule.superRefine((points, ctx) => {
  const seen = new Set<unknown>();
  for (const [index, point] of points.entries()) {
    // what is no point at all is told by its type
    const label = (point as { label?: string } | null | undefined)?.label;
    if (label !== undefined && seen.has(label))
      ctx.addIssue({
        code: 'custom',
        path: [index, 'label'],
        message: `"${label}" comes twice; each label may come once`,
      });
    seen.add(label);
  }
});

interface Point {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly zIndex: number;
}
export const posePoints = (points: readonly Point[]): PosePoint[] =>
  points.map(({ label, x, y, zIndex }) => ({ label, x, y, z: zIndex }));
