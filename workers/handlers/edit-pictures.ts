import type { KindHandler } from '../tools.ts';
import { drawingGuidance } from './inpaint.ts';

/** Pictures changed as words say, or dressed as another. */
export const editPictures: KindHandler<'editPictures'> = async (payload, { engine }) => {
  const { pictures, done, left } = await engine.run('editPictures', {
    ...payload,
    textGuidance: drawingGuidance(payload.textGuidance ?? 3),
  });
  const undone =
    left.length > 0
      ? `; not done: ${left.map(({ words, why }) => `${words} (${why.replace(/\.$/, '')})`).join('; ')}`
      : '';
  const brief = { drawnAs: `the picture, ${done.join('; ')}${undone}`, unknown: left.map(({ words }) => words) };
  return { images: pictures.map((picture) => ({ ...picture, seed: payload.seed, engine: 'edit', brief })) };
};
