import { createImage } from '../../../../src/pixels/index.ts';
import type { Rgb, Rgba } from '../../../../src/pixels/types.ts';

export type Box = readonly [x: number, y: number, width: number, height: number, colour: Rgb];

const SKIN: Rgb = [230, 180, 140];
const SHIRT: Rgb = [60, 90, 170];
const TROUSERS: Rgb = [80, 60, 50];
const HAIR: Rgb = [90, 50, 30];
const EYE: Rgb = [20, 20, 20];

/** A person of boxes, 24 pixels high, facing the viewer. */
export const PERSON: readonly Box[] = [
  [9, 3, 6, 6, SKIN],
  [9, 2, 6, 2, HAIR],
  [8, 9, 8, 9, SHIRT],
  [9, 18, 3, 8, TROUSERS],
  [12, 18, 3, 8, TROUSERS],
  [10, 5, 1, 1, EYE],
  [13, 5, 1, 1, EYE],
];

/** The person's right half alone carries a red flag on the screen's left: the picture is no mirror image of itself. */
export const FLAG: Box = [4, 9, 4, 3, [220, 40, 40]];

export function boxes(list: readonly Box[], width: number, height = width): Rgba {
  const image = createImage(width, height);
  for (const [left, top, wide, high, [r, g, b]] of list) {
    for (let y = top; y < top + high; y++) {
      for (let x = left; x < left + wide; x++) image.data.set([r, g, b, 255], (y * width + x) * 4);
    }
  }
  return image;
}

/** '#rrggbb' of all opaque pixels. */
export function coloursOf({ data }: Rgba): Set<string> {
  const out = new Set<string>();
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] !== 0) out.add(`#${Buffer.from(data.subarray(i, i + 3)).toString('hex')}`);
  }
  return out;
}

/** Every pixel is opaque, or transparent with RGB 0. */
export function isClean({ data }: Rgba): boolean {
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 255) continue;
    if (data[i] || data[i + 1] || data[i + 2] || data[i + 3]) return false;
  }
  return true;
}
