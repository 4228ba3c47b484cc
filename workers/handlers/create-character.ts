import type { KindHandler } from '../tools.ts';

/** The rotations of a character, labelled by direction. */
export const createCharacter: KindHandler<'createCharacter'> = async (spec, { engine }) => {
  const { rotations, enhanced, ...facts } = await engine.run('drawCharacter', spec);
  return {
    images: rotations.map(({ direction, ...picture }) => ({ ...picture, ...facts, label: direction })),
    ...(enhanced ? { data: { enhanced } } : {}),
  };
};
