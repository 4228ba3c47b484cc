import { z } from 'zod';
import { refuseEmpty } from '../../src/images.ts';
import type { AnimationPayload } from '../../src/jobs/contract.ts';
import { Direction, ImageInput, View } from '../enums.ts';
import { type GivenImage, imageOf, imagesOf, requiredImage } from '../image/checked.ts';
import { seedOf } from '../image/draw.ts';
import * as fields from '../image/fields.ts';
import type { InputFields } from '../job/payload.ts';

/** Input fields that all animations of a reference picture share. */

export const referenceField = (t: InputFields) => ({
  referenceImage: t.field({
    type: ImageInput,
    required: true,
    description: 'The picture that moves; its background is taken away, one of another size is fitted in.',
  }),
});

export const cameraFields = (t: InputFields) => ({
  view: t.field({ type: View, required: true, defaultValue: 'side', description: 'Where the camera stands.' }),
  direction: t.field({
    type: Direction,
    required: true,
    defaultValue: 'east',
    description: 'The way the character faces.',
  }),
});

/** Lists of pictures: one entry a frame, null for none; an empty list is none at all. */
export const frameFields = (t: InputFields, frames: number) => {
  const list = (description: string) =>
    t.field({
      type: [ImageInput],
      required: { list: false, items: false },
      description: `${description} One entry for each of the ${frames} frames, null for none.`,
      validate: z
        .array(z.unknown())
        .refine((given) => given.length === 0 || given.length === frames, {
          message: `must have ${frames} entries, one for each frame (null for none)`,
        })
        .meta({ maxItems: frames }),
    });
  return {
    initImages: list('Pictures to start from.'),
    ...fields.initStrengthField(t),
    inpaintingImages: list('Pictures whose bytes are kept where the mask is black; without a mask it is the frame.'),
    maskImages: list('White is drawn, black keeps the inpainting image, or the reference where there is none.'),
    ...fields.colorImageField(t),
  };
};

interface AnimationInput {
  readonly imageSize: { readonly width: number; readonly height: number };
  readonly referenceImage: GivenImage;
  readonly view: string;
  readonly direction: string;
  readonly initImages?: readonly (GivenImage | null | undefined)[] | null;
  readonly initImageStrength: number;
  readonly inpaintingImages?: readonly (GivenImage | null | undefined)[] | null;
  readonly maskImages?: readonly (GivenImage | null | undefined)[] | null;
  readonly colorImage?: GivenImage | null;
  readonly seed?: number | bigint | null;
}

/** The payload of an animation; checks the images. Throws BAD_USER_INPUT naming the field. */
export async function animationPayload(input: AnimationInput): Promise<AnimationPayload> {
  return {
    reference: await requiredImage(input, 'referenceImage', refuseEmpty),
    ...input.imageSize,
    view: input.view,
    direction: input.direction,
    initImages: await imagesOf(input, 'initImages'),
    initStrength: input.initImageStrength,
    fixedFrames: await imagesOf(input, 'inpaintingImages'),
    masks: await imagesOf(input, 'maskImages'),
    colorImage: await imageOf(input, 'colorImage'),
    seed: seedOf(input.seed),
  };
}
