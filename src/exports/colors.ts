import type { Picture } from './picture.ts';

/** Red, green, blue, alpha in one number, red lowest: the byte order of a picture read as little-endian words. */
export type Color = number;

/** The colour of a wholly see-through pixel, whatever is stored below it. */
export const TRANSPARENT: Color = 0;

/** The colour of pixel `index`. */
export function colorAt({ data }: Picture, index: number): Color {
  return data[index * 4 + 3] === 0 ? TRANSPARENT : data.readUInt32LE(index * 4);
}

export const channels = (color: Color): readonly [r: number, g: number, b: number, a: number] => [
  color & 255,
  (color >> 8) & 255,
  (color >> 16) & 255,
  color >>> 24,
];

/** Rec. 601 luma, 0..255. */
const luma = (color: Color): number => {
  const [r, g, b] = channels(color);
  return 0.299 * r + 0.587 * g + 0.114 * b;
};

/** Every colour that is not see-through, from dark to bright. */
export function colorsOf(pictures: readonly Picture[]): Color[] {
  const seen = new Set<Color>();
  for (const picture of pictures) {
    const count = picture.width * picture.height;
    for (let i = 0; i < count; i++) seen.add(colorAt(picture, i));
  }
  seen.delete(TRANSPARENT);
  return [...seen].sort((a, b) => luma(a) - luma(b) || a - b);
}
