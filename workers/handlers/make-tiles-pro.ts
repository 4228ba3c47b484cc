import type { KindHandler } from '../tools.ts';

/** Pro tiles, labelled `tile_0` and on, with the rules of their placement. */
export const makeTilesPro: KindHandler<'makeTilesPro'> = async (payload, { engine }) => {
  const { tiles, data } = await engine.run('makeTilesPro', payload);
  return {
    images: tiles.map(({ name, description, unknown, ...picture }) => ({
      ...picture,
      seed: payload.seed,
      engine: 'tiles',
      brief: { drawnAs: description, unknown },
      label: name,
    })),
    data,
  };
};
