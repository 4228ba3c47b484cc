import type { JointLabel } from '../../src/domain/words.ts';
import type { GenerateStyledImagePayload, Handler } from '../../src/jobs/contract.ts';
import type { EngineHost } from '../thread/host.ts';
import { drawJob } from './draw-job.ts';
import { bytes, runTask } from './task.ts';

/** One picture from words, in the style of another, inside a mask, in a pose. */
export const generateStyledImage =
  (engine: EngineHost): Handler<'generateStyledImage'> =>
  async (payload: GenerateStyledImagePayload, tools) => {
    const picture = await runTask(engine, tools, 'draw', {
      ...drawJob(payload),
      oblique: payload.oblique,
      styleImage: bytes(payload.styleImage),
      styleStrength: payload.styleStrength,
      coverage: payload.coverage ?? undefined,
      knownImage: bytes(payload.knownImage),
      mask: bytes(payload.mask),
      skeleton: payload.skeleton?.map(({ label, ...at }) => ({ label: label as JointLabel, ...at })),
      skeletonGuidance: payload.skeletonGuidance,
    });
    return { images: [{ ...picture, seed: payload.seed }] };
  };
