import { InputError } from '../../../src/domain/input-error.ts';
import type { EditPicturesPayload, SizedImage } from '../../../src/jobs/contract.ts';
import {
  cloneImage,
  createImage,
  forcePalette,
  hardenAlpha,
  overlay,
  paletteOf,
  type Rgba,
  removeBackground,
  sameImage,
} from '../../../src/pixels/index.ts';
import { fillTransparent } from '../../../src/pixels/morph.ts';
import type { Models } from '../../engine/inference/models.ts';
import {
  carryEdit,
  editFrames,
  editPicture,
  groundSaid,
  type Left,
  onGround,
  transferOutfit,
} from '../../engine/reference/edit/index.ts';
import { tell } from '../../engine/reference/turn/steps.ts';
import { encoded, fitInto, imageOf, imageOrNone, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

export interface EditedPictures {
  readonly pictures: readonly Picture[];
  /** What was done, in words. */
  readonly done: readonly string[];
  /** What of the words could not be done, and why. */
  readonly left: readonly Left[];
}

/** A picture on its canvas: one that fits is put into the middle, on the ground, pixel for pixel. */
async function taken({ image, width, height }: SizedImage, payload: EditPicturesPayload): Promise<Rgba> {
  const own = fitInto(await imageOf(image), { width, height }, 'picture');
  const canvas = { width: payload.width, height: payload.height };
  if (own.width > canvas.width || own.height > canvas.height) return fitInto(own, canvas, 'picture');
  const out = createImage(canvas.width, canvas.height);
  overlay(out, own, Math.floor((canvas.width - own.width) / 2), canvas.height - own.height);
  return out;
}

/** An edited figure back where it stood: the other pixels of the picture keep their bytes. */
function backInto(picture: Rgba, figure: Rgba, edited: Rgba): Rgba {
  const ground = cloneImage(picture);
  for (let i = 3; i < ground.data.length; i += 4) if (figure.data[i]! > 0) ground.data.fill(0, i - 3, i + 1);
  const behind = fillTransparent(ground);
  const out = cloneImage(picture);
  for (let i = 0; i < out.data.length; i += 4) {
    const [before, now] = [figure.data.subarray(i, i + 4), edited.data.subarray(i, i + 4)];
    if (before.every((v, k) => v === now[k])) continue;
    out.data.set(now[3]! > 0 ? now : behind.data.subarray(i, i + 4), i);
  }
  return out;
}

/** Figures in the clothes of another, each by itself: a pose in which nobody is made out takes over what the first wears. */
async function dressed(
  models: Models,
  figures: readonly Rgba[],
  outfit: Rgba,
  saw: (done: number, preview: Rgba) => Promise<unknown>,
): Promise<Rgba[]> {
  const out: Rgba[] = [];
  for (const figure of figures) {
    const own = await transferOutfit(models, figure, outfit).catch((error: unknown) => {
      if (out.length === 0 || !(error instanceof InputError)) throw error;
      return carryEdit([figures[0]!, figure], out[0]!)[1]!;
    });
    out.push(own);
    await saw(out.length / figures.length, own);
  }
  return out;
}

/** Pictures changed as words say, or dressed as another. */
export const editPicturesTask: Task<EditPicturesPayload, EditedPictures> = async (payload, { models }, hooks) => {
  const { seed, areFrames } = payload;
  const { rest: description, ground } = groundSaid(payload.description);
  const noBackground = payload.noBackground || ground !== undefined;
  const swatch = await imageOrNone(payload.colorImage);
  const whole = await Promise.all(payload.pictures.map((picture) => taken(picture, payload)));
  const alone = whole.map((picture) => removeBackground(picture));
  await tell(hooks, { stage: 'understanding', fraction: 0.1, preview: alone[0]! });
  const outfit =
    payload.outfit && removeBackground(hardenAlpha(await taken(payload.outfit, { ...payload, ...payload.outfit })));
  const figures = outfit
    ? await dressed(models, alone, outfit, (part, preview) =>
        tell(hooks, { stage: 'drawing', fraction: 0.1 + 0.8 * part, preview }),
      )
    : alone;
  const left: Left[] = [];
  const done: string[] = outfit ? ['in the clothes of the reference'] : [];
  const edit = async (figure: Rgba): Promise<Rgba> => {
    if (!description.trim()) return figure;
    const edited = await editPicture(models, figure, description, { seed, guidance: payload.textGuidance });
    done.push(...edited.done);
    left.push(...edited.left);
    return edited.image;
  };
  const edited: Rgba[] = [];
  if (ground === 'none' && !outfit && !description.trim() && figures.every((figure, i) => sameImage(figure, whole[i]!)))
    throw new InputError(
      'No background was found in the picture: what is about the figure is transparent, or not of one kind.',
    );
  if (ground) done.push(ground === 'none' ? 'without the background' : 'before a plain background');
  if (areFrames && description.trim()) {
    const { frames, ...said } = await editFrames(models, figures, description, {
      seed,
      guidance: payload.textGuidance,
    });
    edited.push(...frames);
    done.push(...said.done);
    left.push(...said.left);
  } else {
    for (const [i, figure] of figures.entries()) {
      edited.push(await edit(figure));
      const fraction = 0.1 + (0.8 * (i + 1)) / figures.length;
      await tell(hooks, { stage: 'drawing', fraction, preview: edited[i]! });
    }
  }
  const pictures = edited.map((image, i) => {
    const bare = noBackground ? image : backInto(whole[i]!, alone[i]!, image);
    const placed = typeof ground === 'object' ? onGround(bare, ground) : bare;
    const colored = swatch ? forcePalette(placed, paletteOf(swatch)) : placed;
    return encoded(colored, paletteOf(colored));
  });
  return { pictures, done: [...new Set(done)], left: [...new Map(left.map((one) => [one.words, one])).values()] };
};
