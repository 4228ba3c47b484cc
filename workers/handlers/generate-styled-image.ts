import type { JointLabel } from '../../src/domain/words.ts';
import type { KindHandler } from '../tools.ts';
import { bytes } from './shared/bytes.ts';
import { drawJob } from './shared/draw-job.ts';

/** One picture from words, in the style of another, inside a mask, in a pose. */
export const generateStyledImage: KindHandler<'generateStyledImage'> = async (payload, { engine }) => {
  const picture = await engine.run('draw', {
    ...drawJob(payload),
    oblique: payload.oblique,
    styleImage: bytes(payload.styleImage),
    styleStrength: payload.styleStrength,
    coverage: payload.coverage ?? undefined,
    knownImage: bytes(payload.knownImage),
    mask: bytes(payload.mask),
    skeleton: payload.skeleton?.map(({ label, ...at }) => ({ label: label as JointLabel, ...at })),
    skeletonGuidance: payload.skeletonGuidance,
  });
  return { images: [{ ...picture, seed: payload.seed }] };
};
