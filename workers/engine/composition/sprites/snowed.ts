/** A sprite on which snow has fallen. */
import { hexToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Sprite } from './sprite.ts';

/** What no snow stays on, for it is slim or moves: it is told by its form and colour. */
const BARE = /^(?:flag|banner|pennant|cross|sail|arm|blade|weathervane|vane|smoke|steam|sign|antenna|finial|spire|flame|fire)$/; // biome-ignore format: a list

/** Snow on all that looks up, and over roofs; its rim is blue, so that a white roof is seen before white fields. */
export function snowed(s: Sprite): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const white = (i: number, hex: string): void => image.data.set([...hexToRgb(hex), 255], i * 4);
  for (let i = 0; i < s.parts.length; i++) {
    const name = s.parts[i]! < 0 ? '' : s.partNames[s.parts[i]!]!;
    const roof = /roof/.test(name);
    if (!roof && !/foliage|leaves|crown|tier|bough|needle/.test(name)) continue;
    const [L] = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    if (!roof && L > 0.6) white(i, '#ecf3fa');
    if (roof)
      white(i, L > 0.66 ? '#f0f6fb' : L > 0.5 ? '#dce8f2' : L > 0.38 ? '#b4c8e0' : L > 0.28 ? '#8ca4c8' : '#5c7098');
  }
  // an outline has no part: what is below it says whose it is
  const slim = (i: number): boolean => [i, i + width, i + 2 * width].some((at) => s.parts[at]! >= 0 && BARE.test(s.partNames[s.parts[at]!]!)); // biome-ignore format: one line
  const deep = Math.max(2, Math.round(height * 0.055));
  for (let x = 0; x < width; x++) {
    let run = 0;
    let air = true;
    for (let y = 0; y < height * 0.86; y++) {
      const i = y * width + x;
      if (!image.data[i * 4 + 3]) {
        air = true;
        run = 0;
        continue;
      }
      const rim = air;
      if (air) run = y > height * 0.72 || slim(i) ? 0 : deep + ((x * 7) % 3) - 1;
      air = false;
      if (run > 0) white(i, run-- === 1 ? '#b0c4dc' : rim ? '#8ca4c8' : '#e8f0f8');
    }
  }
  return { ...s, image };
}
