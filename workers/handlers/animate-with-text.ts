import type { KindHandler } from '../tools.ts';
import { animatedFrames } from './shared/animated-frames.ts';

/** A reference picture that does what words say. */
export const animateWithText: KindHandler<'animateWithText'> = async (payload, { engine }) => ({
  images: animatedFrames(await engine.run('animateWithText', payload), `the picture: ${payload.action}`, payload.seed),
});
