import { z } from 'zod';
import { checkImage, type RefuseByAlpha } from '../../src/images.ts';
import type { SizedImage } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import { ImageInput, SizeInput } from '../enums.ts';

/** An image with the size that it is to be taken at: the interface writes that in two ways. */

const SIZE_SAYS = 'Size at which it is taken; a picture of another size is fitted in.';
const side = (most: number) => z.number().int().min(1).max(most);

/** `{ image, size: { width, height } }`, at most 1024 pixels a side; an operation may take less. */
export const SizedImageInput = builder.inputType('SizedImageInput', {
  description: 'An image with its size.',
  fields: (t) => ({
    image: t.field({ type: ImageInput, required: true }),
    size: t.field({
      type: SizeInput,
      required: true,
      description: SIZE_SAYS,
      validate: z.object({ width: side(1024), height: side(1024) }),
    }),
  }),
});

/** `{ image, width, height }`. */
export const FlatImageInput = builder.inputType('FlatImageInput', {
  description: 'An image with its width and height.',
  fields: (t) => ({
    image: t.field({ type: ImageInput, required: true }),
    width: t.int({ required: true, description: SIZE_SAYS, validate: side(1024) }),
    height: t.int({ required: true, validate: side(1024) }),
  }),
});

interface Given {
  readonly image: { readonly base64: string };
  readonly size?: { readonly width: number; readonly height: number };
  readonly width?: number;
  readonly height?: number;
}

/** Checks an image of either way of writing. Throws BAD_USER_INPUT naming the field. */
export async function sizedImage(
  given: Given,
  path: readonly (string | number)[],
  refuse?: RefuseByAlpha,
): Promise<SizedImage> {
  const { width, height } = given.size ?? { width: given.width!, height: given.height! };
  return { image: await checkImage(given.image.base64, ['input', ...path, 'image', 'base64'], refuse), width, height };
}

/** The same for a list. */
export const sizedImages = (given: readonly Given[], field: string, refuse?: RefuseByAlpha): Promise<SizedImage[]> =>
  Promise.all(given.map((one, i) => sizedImage(one, [field, i], refuse)));

/** At most `most` images, the more the smaller they are: as many as the area of the largest allows. */
export function tooMany(
  count: number,
  side: number,
  steps: readonly (readonly [side: number, most: number])[],
): string | undefined {
  const most = steps.find(([upTo]) => side <= upTo)?.[1] ?? steps.at(-1)![1];
  return count > most ? `at most ${most} at ${side} pixels a side` : undefined;
}
