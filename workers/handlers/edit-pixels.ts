import type { EditPixelsPayload } from '../../src/jobs/contract.ts';
import type { KindHandler } from '../tools.ts';

/** What each tool gives, in words. */
const GIVES: Readonly<Record<EditPixelsPayload['tool'], string>> = {
  check: 'what the pixels are like',
  swap: 'the picture in other colours',
  repaint: 'the picture in the colours of a palette',
  outline: 'the picture with another outline',
  slice: 'a frame of the sheet',
};

/** A tool that looks at or changes pixels and draws nothing. */
export const editPixels: KindHandler<'editPixels'> = async (payload, { engine }) => {
  const { pictures, data } = await engine.run('editPixels', payload);
  const brief = { drawnAs: GIVES[payload.tool] };
  return {
    images: pictures.map((picture) => ({ ...picture, seed: 0, engine: 'pixels', brief })),
    ...(data ? { data } : {}),
  };
};
