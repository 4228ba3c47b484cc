import type { Detail, Direction, Outline, Shading, View } from '../../../src/domain/words.ts';
import type { GenerateImagePayload } from '../../../src/jobs/contract.ts';
import type { DrawJob } from '../../thread/tasks/draw.ts';
import { bytes } from './bytes.ts';

/** What every payload of a drawing asks of the engine. */
export const drawJob = (payload: GenerateImagePayload): DrawJob => ({
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
  removesScene: payload.noBackground && payload.removesScene,
  initImage: bytes(payload.initImage),
  initStrength: payload.initStrength,
  colorImage: bytes(payload.colorImage),
  seed: payload.seed,
});
