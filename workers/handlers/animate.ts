import type {
  AnimateWithSkeletonPayload,
  AnimateWithTextPayload,
  Handler,
  JobOutput,
} from '../../src/jobs/contract.ts';
import type { EngineHost } from '../thread/host.ts';
import type { Animated } from '../thread/tasks/animate.ts';
import { runTask } from './task.ts';

/** Nothing says how fast an animation is to run: eight frames a second, as pixel art is often shown. */
const FRAME_MS = 125;

const framesOf = ({ frames, notes, method }: Animated, drawnAs: string, seed: number): JobOutput => ({
  images: frames.map((frame) => ({
    ...frame,
    seed,
    engine: method,
    brief: { drawnAs: [drawnAs, ...notes].join('. '), notes },
    durationMs: FRAME_MS,
  })),
});

/** A reference picture in given poses. */
export const animateWithSkeleton =
  (engine: EngineHost): Handler<'animateWithSkeleton'> =>
  async (payload: AnimateWithSkeletonPayload, tools) =>
    framesOf(await runTask(engine, tools, 'animateWithSkeleton', payload), 'the picture in given poses', payload.seed);

/** A reference picture that does what words say. */
export const animateWithText =
  (engine: EngineHost): Handler<'animateWithText'> =>
  async (payload: AnimateWithTextPayload, tools) =>
    framesOf(await runTask(engine, tools, 'animateWithText', payload), `the picture: ${payload.action}`, payload.seed);
