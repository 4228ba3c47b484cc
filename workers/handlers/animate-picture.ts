import type { KindHandler } from '../tools.ts';
import { animatedFrames } from './shared/animated-frames.ts';

/** Frames of a picture that does what words say, or that becomes another. */
export const animatePicture: KindHandler<'animatePicture'> = async (payload, { engine }) => {
  const enhanced = payload.enhance ? await engine.run('enhanceAction', payload) : undefined;
  const action = enhanced?.prompt ?? payload.action;
  return {
    images: animatedFrames(
      await engine.run('animatePicture', { ...payload, action }),
      `the picture: ${action}`,
      payload.seed,
    ),
    ...(enhanced ? { data: { enhanced } } : {}),
  };
};
