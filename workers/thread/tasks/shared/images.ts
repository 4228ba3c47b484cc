import type { ImageBytes } from '../../../../src/jobs/contract.ts';
import {
  createImage,
  decodeImage,
  encodePng,
  paste,
  resizeNearest,
  resizePixels,
} from '../../../../src/pixels/index.ts';
import { fitBox } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/** PNG, JPEG, WebP or GIF bytes. */
export type Input = Uint8Array | undefined;

/** A finished picture as it leaves the thread. */
export interface Picture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly palette: readonly string[];
}

/** Larger input images were refused by the API; this bounds what a payload can make the thread allocate. */
const BOUNDS = { maxWidth: 2048, maxHeight: 2048, maxPixels: 2048 * 2048 };

export const decoded = async (bytes: Input): Promise<Rgba | undefined> =>
  bytes ? decodeImage(bytes, BOUNDS) : undefined;

/** An image of a payload. */
export const imageOf = (base64: ImageBytes): Promise<Rgba> => decodeImage(Buffer.from(base64, 'base64'), BOUNDS);

export const imageOrNone = async (base64: ImageBytes | null): Promise<Rgba | undefined> =>
  base64 === null ? undefined : imageOf(base64);

/** Sides of a picture. */
export interface Size {
  readonly width: Px;
  readonly height: Px;
}

/** An image whole and in the middle of a canvas; one of the canvas' size as it is. `mask`: its tones are not to be cleaned. */
export function fitInto(image: Rgba, { width, height }: Size, kind: 'picture' | 'mask'): Rgba {
  if (image.width === width && image.height === height) return image;
  const box = fitBox(image, width, height, 'contain');
  const out = createImage(width, height);
  const resize = kind === 'mask' ? resizeNearest : resizePixels;
  paste(out, resize(image, box.width, box.height), box.x, box.y);
  return out;
}

/** Images of a payload's list, of a canvas' size; nulls stay. */
export const imagesOf = (
  list: readonly (ImageBytes | null)[],
  canvas: Size,
  kind: 'picture' | 'mask',
): Promise<(Rgba | null)[]> =>
  Promise.all(list.map(async (base64) => (base64 === null ? null : fitInto(await imageOf(base64), canvas, kind))));

export const encoded = (image: Rgba, palette: readonly string[]): Picture => ({
  png: encodePng(image),
  width: image.width,
  height: image.height,
  palette,
});
