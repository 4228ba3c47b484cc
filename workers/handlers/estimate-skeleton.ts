import type { KindHandler } from '../tools.ts';

/** The joints of a character: no picture, kept in the job's result. */
export const estimateSkeleton: KindHandler<'estimateSkeleton'> = async (payload, { engine }) => ({
  data: await engine.run('estimateSkeleton', payload),
});
