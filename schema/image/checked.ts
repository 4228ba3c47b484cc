import { type Issue, invalidInput } from '../../src/errors.ts';
import { checkImage, imageSize, type RefuseByAlpha } from '../../src/images.ts';
import type { ImageBytes, SizedImage } from '../../src/jobs/contract.ts';

/** An image as an input holds it. */
export interface GivenImage {
  readonly base64: string;
}

/** Field of an input → the image that stands in it. */
type Holding<Field extends string, Value> = { readonly [F in Field]?: Value | null };

/** The image of a field, checked; null where none is given. Throws BAD_USER_INPUT naming the field. */
export const imageOf = async <F extends string>(
  input: Holding<F, GivenImage>,
  field: F,
  refuseByAlpha?: RefuseByAlpha,
): Promise<ImageBytes | null> => {
  const given = input[field];
  return given ? checkImage(given.base64, ['input', field, 'base64'], refuseByAlpha) : null;
};

/** The same for an image that the input cannot be without. */
export const requiredImage = <F extends string>(
  input: { readonly [K in F]: GivenImage },
  field: F,
  refuseByAlpha?: RefuseByAlpha,
): Promise<ImageBytes> => checkImage(input[field].base64, ['input', field, 'base64'], refuseByAlpha);

/** A picture of at most `most` pixels a side at the size that it has. Throws BAD_USER_INPUT naming the field. */
export async function sizedByItself<F extends string>(
  input: { readonly [K in F]: GivenImage },
  field: F,
  most: number,
  refuseByAlpha?: RefuseByAlpha,
): Promise<SizedImage> {
  const image = await requiredImage(input, field, refuseByAlpha);
  const size = await imageSize(image);
  refuseLarger(size, most, ['input', field, 'base64']);
  return { image, ...size };
}

/** The same; null where none is given. */
export const sizedOrNone = async <F extends string>(
  input: Holding<F, GivenImage>,
  field: F,
  most: number,
  refuseByAlpha?: RefuseByAlpha,
): Promise<SizedImage | null> => {
  const given = input[field];
  return given ? sizedByItself({ [field]: given } as { [K in F]: GivenImage }, field, most, refuseByAlpha) : null;
};

/** The images of a list, checked, nulls kept; null where the list is absent, empty or has nulls alone. */
export async function imagesOf<F extends string>(
  input: Holding<F, readonly (GivenImage | null | undefined)[]>,
  field: F,
): Promise<(ImageBytes | null)[] | null> {
  const given = input[field];
  if (!given?.some(Boolean)) return null;
  return Promise.all(
    given.map(async (image, at) => (image ? checkImage(image.base64, ['input', field, at, 'base64']) : null)),
  );
}

/** Throws BAD_USER_INPUT naming `path` for a picture that is larger than `most` pixels on a side. */
export function refuseLarger(
  size: { readonly width: number; readonly height: number },
  most: number,
  path: Issue['path'],
): void {
  if (size.width <= most && size.height <= most) return;
  const message = `the image is ${size.width}x${size.height}; at most ${most}x${most} pixels are taken here`;
  throw invalidInput([{ path, message, type: 'value_error' }]);
}
