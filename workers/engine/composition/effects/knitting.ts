/** What hands knit: two needles that cross, and the scarf that hangs from them. On the pixel grid. */
import { painted, type Sprite } from '../sprites/sprite.ts';
import { block, deeper, dot, lined, sheet } from './paint.ts';

const STEEL = '#e8ecf4';
const WOOL = '#f0a830';

/** Two needles crossed, their points above. */
function crossing(image: ReturnType<typeof sheet>, high: number): void {
  const { width } = image;
  for (let y = 0; y < high; y++) {
    const t = high < 2 ? 0 : y / (high - 1);
    const x = Math.round((width - 1) * (0.2 + 0.8 * t));
    for (const px of [x - 1, x, width - 1 - x, width - x]) dot(image, px, y, y === high - 1 ? '#e8b83c' : STEEL);
  }
}

export function needles(S: number): Sprite {
  const w = Math.max(9, Math.round(S * 0.5)) | 1;
  const image = sheet(w, Math.max(5, Math.round(w * 0.6)));
  crossing(image, image.height);
  return painted(lined(image, '#4c3444'), 'needles');
}

/** The scarf in bands of its colour, with a fringe. */
export function knitting(S: number, hex = WOOL): Sprite {
  const w = Math.max(9, Math.round(S * 0.5)) | 1;
  const high = Math.max(5, Math.round(w * 0.5));
  const wide = Math.max(5, Math.round(w * 0.4)) | 1;
  const long = Math.max(6, Math.round(S * 0.34));
  const from = Math.round(high * 0.34);
  const image = sheet(w, from + long + 1);
  const x = (w - wide) / 2;
  const band = Math.max(2, Math.round(long / 4));
  for (let y = 0; y < long; y++) block(image, x, from + y, wide, 1, Math.floor(y / band) % 2 ? deeper(hex, 0.86) : hex);
  for (let y = 0; y < long; y++) dot(image, x + wide - 1, from + y, deeper(hex, 0.7)); // biome-ignore format: one line
  for (let k = 0; k < wide; k += 2) dot(image, x + k, from + long, hex);
  crossing(image, high);
  return painted(lined(image, '#4c2434'), 'scarf');
}
