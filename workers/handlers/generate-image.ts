import type { KindHandler } from '../tools.ts';
import { drawJob } from './shared/draw-job.ts';

/** One picture from words. */
export const generateImage: KindHandler<'generateImage'> = async (payload, { engine }) => {
  const enhanced = payload.enhance
    ? await engine.run('enhancePrompt', { ...payload, style: null, place: !payload.noBackground })
    : undefined;
  const drawn = enhanced ? { ...payload, description: enhanced.prompt } : payload;
  return {
    images: [{ ...(await engine.run('draw', drawJob(drawn))), seed: payload.seed }],
    ...(enhanced ? { data: { enhanced } } : {}),
  };
};
