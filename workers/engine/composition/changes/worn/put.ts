/** What all that is put on somebody is made with. */
import { hexToRgb, oklabToRgb, rgbToHex, rgbToOklab } from '../../../../../src/pixels/color.ts';
import type { Px } from '../../../../../src/pixels/types.ts';
import { joined, type Sprite } from '../../sprites/sprite.ts';

/** A colour so many times as light. */
export function shade(hex: string, k: number): string {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  const [r, g, bl] = oklabToRgb([L * k, a, b]);
  return rgbToHex([r, g, bl]);
}

/** All of a sprite as one part of that name. */
export const named = (sprite: Sprite, name: string): Sprite => ({
  ...sprite,
  partNames: sprite.partNames.map(() => name),
});

/** Something laid over who wears it. */
export const put = (s: Sprite, over: Sprite, x: Px, y: Px, name: string): Sprite =>
  joined([{ sprite: s, x: 0, y: 0 }, { sprite: named(over, name), x, y }], 0); // biome-ignore format: layers

/** Looks to one side: its mouth is near an edge. */
export const hasProfile = (s: Sprite): boolean =>
  s.at.mouth !== undefined && Math.abs(s.at.mouth.x - s.image.width / 2) > s.image.width * 0.16;

/** Pixels of a head's height below which what is worn on it is a few pixels itself. */
export const SMALL_HEAD = 14;
