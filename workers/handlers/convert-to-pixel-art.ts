import type { KindHandler } from '../tools.ts';

/** A photograph made pixel art, or enlarged pixel art brought back to its own pixels. */
export const convertToPixelArt: KindHandler<'convertToPixelArt'> = async (payload, { engine }) => {
  const picture = await engine.run('convertToPixelArt', payload);
  const brief = { drawnAs: 'the picture as pixel art' };
  return { images: [{ ...picture, seed: payload.seed, engine: 'pixels', brief }] };
};
