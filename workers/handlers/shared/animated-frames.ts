import type { MadeImage } from '../../../src/jobs/contract.ts';
import type { Animated } from '../../thread/tasks/shared/animated.ts';

/** Nothing says how fast an animation is to run: eight frames a second, as pixel art is often shown. */
const FRAME_MS = 125;

/** The frames of an animation of a reference picture as those of a job. */
export const animatedFrames = ({ frames, notes, method }: Animated, drawnAs: string, seed: number): MadeImage[] =>
  frames.map((frame) => ({
    ...frame,
    seed,
    engine: method,
    brief: { drawnAs: [drawnAs, ...notes].join('. '), notes },
    durationMs: FRAME_MS,
  }));
