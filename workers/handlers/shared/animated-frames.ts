import { FRAME_MS } from '../../../src/domain/frame-times.ts';
import type { MadeImage } from '../../../src/jobs/contract.ts';
import type { Animated } from '../../thread/tasks/shared/animated.ts';

/** The frames of an animation of a reference picture as those of a job. */
export const animatedFrames = ({ frames, notes, method }: Animated, drawnAs: string, seed: number): MadeImage[] =>
  frames.map((frame) => ({
    ...frame,
    seed,
    engine: method,
    brief: { drawnAs: [drawnAs, ...notes].join('. '), notes },
    durationMs: FRAME_MS.reference,
  }));
