import type { Rgba } from '../../../src/pixels/types.ts';
import { draw } from '../../engine/draw.ts';
import type { DrawRequest } from '../../engine/types.ts';
import { decoded, encoded, type Input, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

const IMAGES = ['initImage', 'colorImage', 'styleImage', 'knownImage', 'mask'] as const;
type ImageField = (typeof IMAGES)[number];

/** A request whose images are still files. */
export type DrawJob = Omit<DrawRequest, ImageField> & { readonly [F in ImageField]?: Input };

export interface Drawn extends Picture {
  readonly engine: string;
  readonly brief: Readonly<Record<string, unknown>>;
}

/** One picture from words. */
export const drawTask: Task<DrawJob, Drawn> = async (job, tools, hooks) => {
  const images: { [F in ImageField]?: Rgba } = {};
  for (const field of IMAGES) {
    const image = await decoded(job[field]);
    if (image) images[field] = image;
  }
  const { initImage: _i, colorImage: _c, styleImage: _s, knownImage: _k, mask: _m, ...rest } = job;
  const { image, engine, brief, palette } = await draw({ ...rest, ...images }, tools, hooks);
  return { ...encoded(image, palette), engine, brief: { ...brief } };
};
