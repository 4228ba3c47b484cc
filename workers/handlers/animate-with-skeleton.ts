import type { KindHandler } from '../tools.ts';
import { animatedFrames } from './shared/animated-frames.ts';

/** A reference picture in given poses. */
export const animateWithSkeleton: KindHandler<'animateWithSkeleton'> = async (payload, { engine }) => ({
  images: animatedFrames(await engine.run('animateWithSkeleton', payload), 'the picture in given poses', payload.seed),
});
