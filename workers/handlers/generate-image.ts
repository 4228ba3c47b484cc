import { type GenerateImagePayload, type Handler, JobError } from '../../src/jobs/contract.ts';
import type { Detail, Direction, Outline, Shading, View } from '../engine/types.ts';
import { DrawFailed, type EngineHost } from '../thread/host.ts';

const bytes = (base64: string | null) => (base64 === null ? undefined : Buffer.from(base64, 'base64'));

/** One picture from words. */
export const generateImage =
  (engine: EngineHost): Handler<'generateImage'> =>
  async (payload: GenerateImagePayload, { signal, progress }) => {
    try {
      const { png, ...facts } = await engine.draw(
        {
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
        },
        signal,
        progress,
      );
      return { images: [{ png, seed: payload.seed, ...facts }] };
    } catch (error) {
      if (error instanceof DrawFailed && error.input) throw new JobError(error.message, { cause: error });
      throw error;
    }
  };
