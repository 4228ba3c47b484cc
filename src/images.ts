import sharp from 'sharp';
import { type Issue, invalidInput } from './errors.ts';

const MAX_BYTES = 8 * 2 ** 20;
const MAX_SIDE = 2048;
const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'gif']);

/** Bytes of the formats that we take; everything else is refused before a decoder sees it. */
const MAGIC: readonly (readonly [number, string])[] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [8, 'WEBP'],
  [0, 'GIF8'],
];

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
  const head = bytes.subarray(0, 16).toString('latin1');
  if (!MAGIC.some(([at, magic]) => head.startsWith(magic, at)))
    throw refuse('not an image: PNG, JPEG, WebP and GIF are understood');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'error', pages: 1 });
    const { format, width, height } = await image.metadata();
    if (!FORMATS.has(format)) throw refuse('PNG, JPEG, WebP and GIF are understood');
    if (width > MAX_SIDE || height > MAX_SIDE)
      throw refuse(`the image is ${width}x${height}; at most ${MAX_SIDE}x${MAX_SIDE} pixels are taken`);
    const pixels = await image.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer();
    const wrong = refuseByAlpha?.(countAlpha(pixels));
    if (wrong) throw refuse(wrong);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'BAD_USER_INPUT') throw error;
    const { message } = error as Error;
    throw refuse(
      /pixel limit/i.test(message)
        ? `the image is larger than ${MAX_SIDE}x${MAX_SIDE} pixels`
        : 'the image is damaged and cannot be decoded',
    );
  }
  return bytes.toString('base64');
}

/** Pixels of an image that {@link checkImage} has passed. */
export async function imageSize(base64: string): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = await sharp(Buffer.from(base64, 'base64'), { pages: 1 }).metadata();
  return { width, height };
}

/** Of RGBA bytes. */
function countAlpha(pixels: Buffer): { opaque: number; transparent: number } {
  let opaque = 0;
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i]! >= 128) opaque += 1;
  return { opaque, transparent: pixels.length / 4 - opaque };
}
