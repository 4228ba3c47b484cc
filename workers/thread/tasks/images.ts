import { decodeImage, encodePng } from '../../engine/pixels/index.ts';
import type { Rgba } from '../../engine/types.ts';

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

export const encoded = (image: Rgba, palette: readonly string[]): Picture => ({
  png: encodePng(image),
  width: image.width,
  height: image.height,
  palette,
});
