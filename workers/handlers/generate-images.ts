import type { KindHandler } from '../tools.ts';

/** Several pictures of one description. */
export const generateImages: KindHandler<'generateImages'> = async (payload, { engine }) => ({
  images: [...(await engine.run('generateImages', payload))],
});
