import type { KindHandler } from '../tools.ts';

/** Pixel art at another size. */
export const resizePixelArt: KindHandler<'resizePixelArt'> = async (payload, { engine }) => {
  const picture = await engine.run('resizePixelArt', payload);
  const brief = { drawnAs: `the picture at ${payload.width}x${payload.height}` };
  return { images: [{ ...picture, seed: payload.seed, engine: 'pixels', brief }] };
};
