import type { KindHandler } from '../tools.ts';
import { drawJob } from './shared/draw-job.ts';

/** One picture from words. */
export const generateImage: KindHandler<'generateImage'> = async (payload, { engine }) => ({
  images: [{ ...(await engine.run('draw', drawJob(payload))), seed: payload.seed }],
});
