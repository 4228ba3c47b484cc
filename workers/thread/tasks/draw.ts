import { InputError } from '../../../src/domain/input-error.ts';
import { createImage, crop, maskOf, opaqueBounds, paletteOf, sameImage } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { draw } from '../../engine/draw.ts';
import { readBuild } from '../../engine/reference/lend/index.ts';
import { FORM_FROM } from '../../engine/reference/style/index.ts';
import { cutOut } from '../../engine/reference/vision/cut-out.ts';
import type { DrawRequest } from '../../engine/types.ts';
import { decoded, encoded, fitInto, type Input, type Picture } from './shared/images.ts';
import type { Task, ThreadTools } from './shared/task.ts';

const IMAGES = ['initImage', 'colorImage', 'styleImage', 'knownImage', 'mask'] as const;
type ImageField = (typeof IMAGES)[number];

/** A request whose images are still files. */
export type DrawJob = Omit<DrawRequest, ImageField> & {
  readonly [F in ImageField]?: Input;
} & {
  /** The initial image's subject stands before a texture or a scene, which is to be taken away. */
  readonly removesScene?: boolean;
  /** The result is the box around what the mask marks. */
  readonly cropToMask?: boolean;
};

export interface Drawn extends Picture {
  readonly engine: string;
  readonly brief: Readonly<Record<string, unknown>>;
}

const NOTHING_NEW =
  'mask_image: nothing inside of what it marks would change. Mark a larger place, or say something that is to be seen there.';

/** One picture from words; of an inpainting one that differs from what was sent. Throws an InputError where none does. */
export const drawTask: Task<DrawJob, Drawn> = async (job, tools, hooks) => {
  const images: { [F in ImageField]?: Rgba } = {};
  for (const field of IMAGES) {
    const image = await decoded(job[field]);
    if (image) images[field] = image;
  }
  if (images.initImage && job.removesScene)
    images.initImage = await withoutScene(images.initImage, tools, job.description);
  const {
    removesScene: _x,
    initImage: _i,
    colorImage: _c,
    styleImage: _s,
    knownImage: _k,
    mask: _m,
    cropToMask,
    ...rest
  } = job;
  const formed = images.styleImage && (job.styleStrength ?? 0) >= FORM_FROM && !job.skeleton;
  const build = formed ? await readBuild(tools.models, [images.styleImage!]) : undefined;
  const { image, engine, brief, palette } = await draw(
    { ...rest, ...images, ...(build ? { build } : {}) },
    tools,
    hooks,
  );
  const { knownImage: known, mask } = images;
  if (known && mask && sameImage(image, fitInto(known, image, 'picture'))) throw new InputError(NOTHING_NEW);
  const shown = cropToMask && images.mask ? cutAtMask(image, images.mask) : image;
  return { ...encoded(shown, shown === image ? palette : paletteOf(shown)), engine, brief: { ...brief } };
};

/** The subject of a picture before a scene; the picture as it is where the network finds none. */
async function withoutScene(image: Rgba, { models }: ThreadTools, text: string): Promise<Rgba> {
  const cut = await cutOut(models, { image, complex: true, text });
  return opaqueBounds(cut) ? cut : image;
}

/** The part of a picture inside the box around a mask's white. */
function cutAtMask(image: Rgba, mask: Rgba): Rgba {
  const white = createImage(image.width, image.height);
  maskOf(fitInto(mask, image, 'mask')).forEach((marked, i) => {
    if (marked) white.data[i * 4 + 3] = 255;
  });
  const box = opaqueBounds(white);
  return box ? crop(image, box) : image;
}
