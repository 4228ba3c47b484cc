import { z } from 'zod';
import { type Issue, invalidInput } from '../../src/errors.ts';
import { imageSize } from '../../src/images.ts';
import type { ImageBytes, PlaceRegion } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import { ImageInput, words } from '../enums.ts';
import { imageOf } from '../image/checked.ts';
import type { InputFields } from '../job/payload.ts';
import type { Written } from '../operation.ts';

const [LEAST, MOST] = [32, 400];
/** What a background alone is taken for. */
const ALONE = { type: 'oval', fraction: 0.6 } as const;

const PlaceShape = words('PlaceShape', 'What a place in a picture looks like.', ['mask', 'oval', 'rectangle']);

const PlaceInput = builder.inputType('PlaceInput', {
  description: 'A place in a picture: an oval or a rectangle in its middle, or what a mask marks white.',
  fields: (t) => ({
    type: t.field({ type: PlaceShape, required: true, defaultValue: 'mask', description: 'Its shape.' }),
    fraction: t.float({
      required: true,
      defaultValue: 0.3,
      description: 'Of an oval or a rectangle: how much of each side of the picture it takes.',
      validate: z.number().min(0.05).max(0.95),
    }),
    maskImage: t.field({
      type: ImageInput,
      description: 'Of a mask: as large as the background; white is drawn, black keeps its bytes.',
    }),
  }),
});

/** JSON text, in which a mask is bare base64. */
const asText: Written = {
  schema: {
    type: 'string',
    description:
      'JSON: {"type":"oval","fraction":0.3}, {"type":"rectangle","fraction":0.3} or {"type":"mask","mask_image":"<base64>"}. Default with a background: oval, 0.6.',
  },
  read: (value) => {
    const place = typeof value === 'string' ? parsed(value) : value;
    const { mask_image: mask } = (place ?? {}) as { readonly mask_image?: unknown };
    return typeof mask === 'string' ? { ...(place as object), mask_image: { base64: mask } } : place;
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('should be JSON');
  }
}

export const placeFields = (t: InputFields) => ({
  backgroundImage: t.field({
    type: ImageInput,
    description: `A picture that the object is drawn for, ${LEAST} to ${MOST} pixels a side: it takes on its colours, light, outlines and pixel size, and is as large as its place; in an oval or a rectangle of a map that is laid of tiles no larger than it is beside them.`,
  }),
  inpainting: t.field({
    type: PlaceInput,
    description: 'The place in the background; an oval of 0.6 where nothing is said.',
    extensions: { wire: { written: { mcp: asText } } },
  }),
});

interface Placed {
  readonly backgroundImage?: { readonly base64: string } | null;
  readonly initImage?: unknown;
  readonly inpainting?: {
    readonly type: 'mask' | 'oval' | 'rectangle';
    readonly fraction: number;
    readonly maskImage?: { readonly base64: string } | null;
  } | null;
}

export const placeRules = z.custom<Placed>().superRefine(({ backgroundImage, inpainting, initImage }, ctx) => {
  const refuse = (path: string[], message: string): void => ctx.addIssue({ code: 'custom', path, message });
  if (inpainting && !backgroundImage) refuse(['backgroundImage'], 'inpainting is a place in a background: give one');
  if (inpainting?.type === 'mask' && !inpainting.maskImage)
    refuse(['inpainting', 'maskImage'], 'a place of type mask needs a mask');
  if (backgroundImage && initImage)
    refuse(['initImage'], 'an object for a background is drawn anew: give a background or a picture to start from');
});

interface Background {
  readonly image: ImageBytes;
  readonly width: number;
  readonly height: number;
}

const refused = (path: Issue['path'], message: string) => invalidInput([{ path, message, type: 'value_error' }]);

/** The background of an input, checked; undefined where none is given. Throws BAD_USER_INPUT. */
export async function backgroundOf(input: Placed): Promise<Background | undefined> {
  const image = await imageOf(input, 'backgroundImage');
  if (!image) return undefined;
  const { width, height } = await imageSize(image);
  if (Math.min(width, height) < LEAST || Math.max(width, height) > MOST)
    throw refused(
      ['input', 'backgroundImage', 'base64'],
      `the background is ${width}x${height}; ${LEAST} to ${MOST} pixels a side are taken`,
    );
  return { image, width, height };
}

/** The place of an input in its background. Throws BAD_USER_INPUT for a mask of another size. */
export async function regionOf({ inpainting }: Placed, { width, height }: Background): Promise<PlaceRegion> {
  if (!inpainting) return ALONE;
  const { type, fraction } = inpainting;
  if (type !== 'mask') return { type, fraction };
  const mask = await imageOf(inpainting, 'maskImage');
  const size = await imageSize(mask!);
  if (size.width !== width || size.height !== height)
    throw refused(
      ['input', 'inpainting', 'maskImage'],
      `the mask is ${size.width}x${size.height}, the background ${width}x${height}: both must have one size`,
    );
  return { type, mask: mask! };
}
