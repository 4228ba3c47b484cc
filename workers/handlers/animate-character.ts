import type { KindHandler } from '../tools.ts';

/** The frames of one direction of an animation, in the order of play. */
export const animateCharacter: KindHandler<'animateCharacter'> = async (payload, { engine }) => {
  const { frames, loop, motion, notes, engine: layer, enhanced } = await engine.run('animateCharacter', payload);
  const drawnAs = [`${payload.character.description}: ${payload.action ?? motion}`, ...notes].join('. ');
  const facts = { seed: payload.seed, engine: layer, brief: { drawnAs, motion, notes } };
  return {
    images: frames.map((frame) => ({ ...frame, ...facts })),
    data: { loop, motion, notes, ...(enhanced ? { enhanced } : {}) },
  };
};
