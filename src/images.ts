import { type Issue, invalidInput } from './errors.ts';
import { decodeImage, ImageError, type ImageErrorCode } from './pixels/decode.ts';
import type { Rgba } from './pixels/types.ts';

const MAX_BYTES = 8 * 2 ** 20;
const MAX_SIDE = 2048;
const LIMITS = { maxWidth: MAX_SIDE, maxHeight: MAX_SIDE, maxPixels: MAX_SIDE * MAX_SIDE };

/** The same for all that is no image or a broken one; what is too large or of another type says so itself. */
const WRONG: Partial<Record<ImageErrorCode, string>> = {
  'not-an-image': 'not an image: PNG, JPEG, WebP and GIF are understood',
  corrupt: 'the image is damaged and cannot be decoded',
};

/** Looks at how much of an image shows, in pixels; gives what is wrong with that. */
export type RefuseByAlpha = (pixels: { readonly opaque: number; readonly transparent: number }) => string | undefined;

/** An image that is moved, turned or looked into must show something. */
export const refuseEmpty: RefuseByAlpha = ({ opaque }) =>
  opaque ? undefined : 'the image is transparent everywhere: there is nothing in it';

/**
 * Checks an image of a request: base64 (a `data:` prefix is cut off), size, type by its first bytes, width and height
 * by its header, and only then that it decodes, and `refuseByAlpha`. Returns raw base64; throws BAD_USER_INPUT naming
 * `path`.
 */
export async function checkImage(text: string, path: Issue['path'], refuseByAlpha?: RefuseByAlpha): Promise<string> {
  const refuse = (message: string) => invalidInput([{ path, message, type: 'value_error' }]);
  const base64 = text.replace(/^data:[^,]{0,100},/, '').replace(/\s+/g, '');
  if (!base64) throw refuse('the image is empty');
  if (base64.length > (MAX_BYTES * 4) / 3 + 4) throw refuse(`the image has more than ${MAX_BYTES / 2 ** 20} MiB`);
  if (base64.length % 4 === 1 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) throw refuse('not valid base64');
  const bytes = Buffer.from(base64, 'base64');
  const image = await decodeImage(bytes, LIMITS).catch((error: unknown) => {
    throw error instanceof ImageError ? refuse(WRONG[error.code] ?? error.message) : error;
  });
  const wrong = refuseByAlpha?.(countAlpha(image));
  if (wrong) throw refuse(wrong);
  return bytes.toString('base64');
}

/** Pixels of an image that {@link checkImage} has passed, as it is drawn: a photograph may lie on its side in the file. */
export async function imageSize(base64: string): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = await decodeImage(Buffer.from(base64, 'base64'), LIMITS);
  return { width, height };
}

function countAlpha({ data }: Rgba): { opaque: number; transparent: number } {
  let opaque = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! >= 128) opaque += 1;
  return { opaque, transparent: data.length / 4 - opaque };
}
