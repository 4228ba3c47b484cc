import { createImage, overlay, paletteOf, type Rgba } from '../../../../src/pixels/index.ts';

/** The commonest colour of a picture's border where all of that is opaque; undefined elsewhere. */
export function groundOf(image: Rgba): string | undefined {
  const { width, height } = image;
  const border = createImage(width, height);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue;
    if (image.data[i * 4 + 3]! < 128) return undefined;
    border.data.set(image.data.subarray(i * 4, i * 4 + 4), i * 4);
  }
  return paletteOf(border, 1)[0];
}

/** A subject on a ground of one colour. */
export function backOnGround(image: Rgba, hex: string): Rgba {
  const out = createImage(image.width, image.height);
  const n = Number.parseInt(hex.slice(1), 16);
  for (let i = 0; i < out.data.length; i += 4) out.data.set([n >> 16, (n >> 8) & 255, n & 255, 255], i);
  overlay(out, image, 0, 0);
  return out;
}
