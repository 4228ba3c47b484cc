/** The one way in for images from outside: type and size are checked on the header before anything is decoded. */
import sharp from 'sharp';
import { ImageError, readHeader } from './header.ts';
import type { Px, Rgba } from './types.ts';

export { ImageError, type ImageErrorCode, type ImageType } from './header.ts';

export interface DecodeLimits {
  readonly maxWidth: Px;
  readonly maxHeight: Px;
  readonly maxPixels: number;
}

const DEFAULT_LIMITS: DecodeLimits = { maxWidth: 4096, maxHeight: 4096, maxPixels: 4096 * 4096 };

/**
 * PNG, JPEG, WebP or GIF bytes to straight 8-bit sRGB RGBA (alpha as in the file). Of an animation, the first frame.
 * Rejects with an ImageError: not-an-image, unsupported, too-large (by the header, nothing is allocated) or corrupt.
 */
export async function decodeImage(bytes: Uint8Array, limits: Partial<DecodeLimits> = {}): Promise<Rgba> {
  const { maxWidth, maxHeight, maxPixels } = { ...DEFAULT_LIMITS, ...limits };
  const header = readHeader(bytes);
  const { width, height } = header;
  if (width > maxWidth || height > maxHeight || width * height > maxPixels) {
    throw new ImageError(
      'too-large',
      `The image is ${width}x${height}; at most ${maxWidth}x${maxHeight} and ${maxPixels} pixels are taken.`,
    );
  }
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 4) throw new Error(`unexpected ${info.channels} channels`);
    return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : '';
    throw new ImageError('corrupt', `The ${header.type} cannot be decoded${reason ? ` (${reason})` : ''}.`);
  }
}
