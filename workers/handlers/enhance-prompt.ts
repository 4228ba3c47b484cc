import type { KindHandler } from '../tools.ts';

/** A fuller description: no picture, kept in the job's result. */
export const enhancePrompt: KindHandler<'enhancePrompt'> = async (payload, { engine }) => ({
  data: { enhanced: await engine.run('enhancePrompt', payload) },
});
