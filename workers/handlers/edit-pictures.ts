import type { KindHandler } from '../tools.ts';
import { drawingGuidance } from './inpaint.ts';

/** Pictures changed as words say, or dressed as another. */
export const editPictures: KindHandler<'editPictures'> = async (payload, { engine }) => {
  const { pictures, done } = await engine.run('editPictures', {
    ...payload,
    textGuidance: drawingGuidance(payload.textGuidance ?? 3),
  });
  const brief = { drawnAs: `the picture, ${done.join('; ')}` };
  return { images: pictures.map((picture) => ({ ...picture, seed: payload.seed, engine: 'edit', brief })) };
};
