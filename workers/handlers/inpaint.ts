import type { KindHandler } from '../tools.ts';
import { bytes } from './shared/bytes.ts';
import { drawJob } from './shared/draw-job.ts';

/**
 * Inpainting's guidance (1..10, default 3) on the scale of drawing (1..20, default 8), so that its default is the
 * default and its ends are the ends.
 */
export const drawingGuidance = (guidance: number): number =>
  guidance <= 3 ? 1 + ((guidance - 1) * 7) / 2 : 8 + ((guidance - 3) * 12) / 7;

/** A part of a picture drawn anew. */
export const inpaint: KindHandler<'inpaint'> = async (payload, { engine }) => {
  const picture = await engine.run('draw', {
    ...drawJob(payload),
    textGuidance: drawingGuidance(payload.textGuidance),
    oblique: payload.oblique,
    knownImage: bytes(payload.knownImage),
    mask: bytes(payload.mask),
    cropToMask: payload.cropToMask ?? false,
  });
  return { images: [{ ...picture, seed: payload.seed }] };
};
