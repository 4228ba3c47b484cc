import sharp from 'sharp';
import type { Point } from './character.ts';

/** Straight sRGB bytes, rows from the top, 4 a pixel (R, G, B, A). */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Largest picture taken: a stored frame has at most 2048 pixels a side. */
const MAX_PIXELS = 2048 * 2048;

/** The pixels of a picture file. Throws what sharp throws for a damaged one. */
export async function decode(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A PNG file of exactly these pixels. */
export function encodePng({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}

export const createPicture = (width: number, height: number): Picture => ({
  width,
  height,
  data: Buffer.alloc(width * height * 4),
});

/** Copies all of `picture` into `target` at (x, y), which must hold it. */
export function paste(target: Picture, picture: Picture, x: number, y: number): void {
  for (let row = 0; row < picture.height; row++) {
    const from = row * picture.width * 4;
    picture.data.copy(target.data, ((y + row) * target.width + x) * 4, from, from + picture.width * 4);
  }
}

/** The smallest box that holds every pixel that is not wholly see-through; undefined where there is none. */
export function opaqueBounds({ width, height, data }: Picture): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The size of a cell that holds each of the pictures. */
export const cellSize = (pictures: readonly Size[]): Size => ({
  width: Math.max(...pictures.map((p) => p.width)),
  height: Math.max(...pictures.map((p) => p.height)),
});

/** Where a picture lies in a larger cell: their middles meet, an odd pixel goes to the right and below. */
export const centered = (inner: Size, outer: Size): Point => ({
  x: Math.floor((outer.width - inner.width) / 2),
  y: Math.floor((outer.height - inner.height) / 2),
});

/** A point in a cell as parts of its width and height, to 6 digits. */
export const normalized = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Number((x / width).toFixed(6)),
  y: Number((y / height).toFixed(6)),
});
