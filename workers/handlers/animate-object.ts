import type { KindHandler } from '../tools.ts';

/** The frames of one side of an animation, in the order of play. */
export const animateObject: KindHandler<'animateObject'> = async (payload, { engine }) => {
  const { frames, loop, motion, notes, engine: layer, enhanced } = await engine.run('animateObject', payload);
  const drawnAs = [`${payload.object.description}: ${motion}`, ...notes].join('. ');
  const facts = { seed: payload.object.seed, engine: layer, brief: { drawnAs, motion, notes } };
  return {
    images: frames.map((frame) => ({ ...frame, ...facts })),
    data: { loop, motion, notes, ...(enhanced ? { enhanced } : {}) },
  };
};
