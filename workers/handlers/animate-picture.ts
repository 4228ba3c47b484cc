import type { KindHandler } from '../tools.ts';
import { animatedFrames } from './shared/animated-frames.ts';

/** Frames of a picture that does what words say, or that becomes another. */
export const animatePicture: KindHandler<'animatePicture'> = async (payload, { engine }) => ({
  images: animatedFrames(await engine.run('animatePicture', payload), `the picture: ${payload.action}`, payload.seed),
});
