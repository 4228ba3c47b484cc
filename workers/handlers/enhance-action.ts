import type { KindHandler } from '../tools.ts';

/** A fuller description of a movement: no picture, kept in the job's result. */
export const enhanceAction: KindHandler<'enhanceAction'> = async (payload, { engine }) => ({
  data: { enhanced: await engine.run('enhanceAction', payload) },
});
