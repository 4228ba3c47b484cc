import type { KindHandler } from '../tools.ts';

/** A subject from eight sides, labelled by direction. */
export const generateRotations: KindHandler<'generateRotations'> = async (payload, { engine }) => {
  const { rotations, engine: how, drawnAs } = await engine.run('generateRotations', payload);
  return {
    images: rotations.map(({ direction, ...picture }) => ({
      ...picture,
      seed: payload.seed,
      engine: how,
      brief: { drawnAs },
      label: direction,
    })),
  };
};
