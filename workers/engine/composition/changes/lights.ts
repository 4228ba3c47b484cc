/** Small bulbs along the edges of a building's roof. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { DARK, isOf, unitOf } from './fittings.ts';

const WARM = ['#ffc83c', '#fff0a0'] as const;
const COLOURS = ['#f04848', '#ffd84c', '#58c85c', '#58a8f0'] as const;

/** What is loose bears none. */
const LOOSE = /^(?:smoke|steam|flag|pennant|banner|pole|mast|cross|spire|finial|chimney|bird)$/;
const ROOF = /^(?:roof|thatch|tiles|shingles|awning|canopy|stripe|cloth|tent|eaves)$/;

/** `colours`: by turns; else warm light, or that of a colour. */
export function withLights(s: Sprite, colours: boolean, hue?: string): Sprite {
  const { width, height, data } = s.image;
  const unit = unitOf(s);
  const loose = isOf(s, LOOSE);
  const roof = isOf(s, ROOF);
  const roofed = s.partNames.some((name) => ROOF.test(name));
  const image = cloneImage(s.image);
  const hexes = colours ? COLOURS : hue ? [hue] : WARM;
  const solid = (x: number, y: number): boolean => data[(y * width + x) * 4 + 3]! > 0 && !loose(y * width + x);
  const step = 3 * unit;
  let k = 0;
  const bulb = (x: number, y: number): void => {
    const hex = hexes[k++ % hexes.length]!;
    for (let j = -1; j <= unit; j++)
      for (let i = -1; i <= unit; i++) {
        const [px, py] = [x + i, y + j];
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const core = i >= 0 && j >= 0 && i < unit && j < unit;
        if (core) dot(image, px, py, hex);
        else if ((i >= 0 && i < unit) !== (j >= 0 && j < unit) && solid(px, py)) dot(image, px, py, DARK);
      }
  };
  for (let x = unit; x < width - unit; x += step) {
    let [top, low] = [-1, -1];
    for (let y = 0; y < height; y++) {
      if (!solid(x, y)) continue;
      if (top < 0) top = y;
      if (roof(y * width + x)) low = y;
    }
    // along its lower edge; of what has no roof, along the upper one
    if (roofed && low >= 0) bulb(x, low);
    else if (top >= 0 && top < height * 0.75) bulb(x, Math.min(height - 1, top + unit));
  }
  return { ...s, image };
}
