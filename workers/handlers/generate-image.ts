import type { GenerateImagePayload, Handler } from '../../src/jobs/contract.ts';
import type { Detail, Direction, Outline, Shading, View } from '../engine/types.ts';
import type { EngineHost } from '../thread/host.ts';
import { bytes, runTask } from './task.ts';

/** One picture from words. */
export const generateImage =
  (engine: EngineHost): Handler<'generateImage'> =>
  async (payload: GenerateImagePayload, tools) => {
    const { png, ...facts } = await runTask(engine, tools, 'draw', {
      description: payload.description,
      negativeDescription: payload.negativeDescription,
      width: payload.width,
      height: payload.height,
      textGuidance: payload.textGuidance,
      outline: (payload.outline ?? undefined) as Outline | undefined,
      shading: (payload.shading ?? undefined) as Shading | undefined,
      detail: (payload.detail ?? undefined) as Detail | undefined,
      view: (payload.view ?? undefined) as View | undefined,
      direction: (payload.direction ?? undefined) as Direction | undefined,
      isometric: payload.isometric,
      noBackground: payload.noBackground,
      initImage: bytes(payload.initImage),
      initStrength: payload.initStrength,
      colorImage: bytes(payload.colorImage),
      seed: payload.seed,
    });
    return { images: [{ png, seed: payload.seed, ...facts }] };
  };
