import { draw } from '../../engine/draw.ts';
import type { DrawRequest } from '../../engine/types.ts';
import { decoded, encoded, type Input, type Picture } from './images.ts';
import type { Task } from './task.ts';

export interface DrawJob extends Omit<DrawRequest, 'initImage' | 'colorImage'> {
  readonly initImage?: Input;
  readonly colorImage?: Input;
}

export interface Drawn extends Picture {
  readonly engine: string;
  readonly brief: Readonly<Record<string, unknown>>;
}

/** One picture from words. */
export const drawTask: Task<'draw'> = async ({ initImage, colorImage, ...rest }, tools, hooks) => {
  const request = { ...rest, initImage: await decoded(initImage), colorImage: await decoded(colorImage) };
  const { image, engine, brief, palette } = await draw(request, tools, hooks);
  return { ...encoded(image, palette), engine, brief: { ...brief } };
};
