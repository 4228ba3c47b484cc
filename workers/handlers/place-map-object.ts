import type { KindHandler } from '../tools.ts';

/** An object drawn for a place in a picture. */
export const placeMapObject: KindHandler<'placeMapObject'> = async (payload, { engine }) => {
  const pictures = await engine.run('placeMapObject', payload);
  return { images: pictures.map((picture) => ({ ...picture, seed: payload.seed })) };
};
