import type { GenerateImagePayload, Handler } from '../../src/jobs/contract.ts';
import type { EngineHost } from '../thread/host.ts';
import { drawJob } from './draw-job.ts';
import { runTask } from './task.ts';

/** One picture from words. */
export const generateImage =
  (engine: EngineHost): Handler<'generateImage'> =>
  async (payload: GenerateImagePayload, tools) => ({
    images: [{ ...(await runTask(engine, tools, 'draw', drawJob(payload))), seed: payload.seed }],
  });
