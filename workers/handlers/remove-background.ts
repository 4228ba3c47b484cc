import type { KindHandler } from '../tools.ts';

/** A subject without its background. */
export const removeBackground: KindHandler<'removeBackground'> = async (payload, { engine }) => {
  const picture = await engine.run('removeBackground', payload);
  const brief = { drawnAs: 'the subject of the picture' };
  return { images: [{ ...picture, seed: payload.seed, engine: 'pixels', brief }] };
};
