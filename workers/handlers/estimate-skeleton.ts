import type { EstimateSkeletonPayload, Handler } from '../../src/jobs/contract.ts';
import type { EngineHost } from '../thread/host.ts';
import { runTask } from './task.ts';

/** The joints of a character: no picture, kept in the job's result. */
export const estimateSkeleton =
  (engine: EngineHost): Handler<'estimateSkeleton'> =>
  async (payload: EstimateSkeletonPayload, tools) => {
    const { keypoints } = await runTask(engine, tools, 'estimateSkeleton', payload);
    return { images: [], data: { keypoints } };
  };
