import type { KindHandler } from '../tools.ts';

/** One isometric tile. */
export const makeIsometricTile: KindHandler<'makeIsometricTile'> = async (payload, { engine }) => ({
  images: [{ ...(await engine.run('makeIsometricTile', payload)), seed: payload.seed, engine: 'tiles' }],
});
