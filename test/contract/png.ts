import sharp from 'sharp';
import { encodePng } from '../../src/pixels/index.ts';
import { draw } from '../../workers/engine/draw.ts';
import type { Style } from '../../workers/engine/types.ts';

/** A picture of an answer as `#rrggbbaa` by reading order. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: readonly string[];
}

export async function read(base64: string): Promise<Picture> {
  const decoded = await sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = decoded.info;
  const hex = decoded.data.toString('hex');
  return { width, height, pixels: Array.from({ length: width * height }, (_, i) => `#${hex.slice(i * 8, i * 8 + 8)}`) };
}

export const share = ({ pixels }: Picture, is: (pixel: string) => boolean) => pixels.filter(is).length / pixels.length;
export const isClear = (pixel: string) => pixel.endsWith('00');
/** The colours that show. */
export const colours = (...pictures: readonly Picture[]): ReadonlySet<string> =>
  new Set(pictures.flatMap(({ pixels }) => pixels.filter((pixel) => !isClear(pixel))));
export const differing = (a: Picture, b: Picture): number =>
  a.pixels.filter((pixel, i) => pixel !== b.pixels[i]).length;

/** Raw base64 of a PNG whose pixels are told by their place. */
export function painted(
  width: number,
  height: number,
  at: (x: number, y: number) => readonly [r: number, g: number, b: number, a?: number],
): string {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const [r, g, b, a = 255] = at(i % width, Math.floor(i / width));
    data.set([r, g, b, a], i * 4);
  }
  return Buffer.from(encodePng({ width, height, data })).toString('base64');
}

/** Raw base64 of a picture that the engine draws on a transparent background. */
export async function sprite(description: string, size = 64, style: Style = {}) {
  const { image } = await draw({ description, width: size, height: size, seed: 1, noBackground: true, ...style });
  return Buffer.from(encodePng(image)).toString('base64');
}
