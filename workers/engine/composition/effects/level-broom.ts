/** A broom that is ridden through the air: level, its brush behind. */
import { painted, type Sprite } from '../sprites/sprite.ts';
import { deeper, dot, lined, sheet } from './paint.ts';

/** Heading right, so many pixels long; the handle in the colour that was said. */
export function levelBroom(length: number, said?: string): Sprite {
  const w = Math.max(16, Math.round(length));
  const high = Math.max(4, Math.round(w * 0.2));
  const thick = Math.max(1, Math.round(w / 20));
  const brush = Math.round(w * 0.34);
  const band = Math.max(1, Math.round(w / 24));
  const image = sheet(w, high);
  const wood = said && /^#/.test(said) ? said : '#8c5c34';
  const middle = (high - 1) / 2;
  for (let x = brush; x < w; x++)
    for (let k = 0; k < thick; k++) dot(image, x, Math.round(middle - thick / 2 + 0.5) + k, k === thick - 1 && thick > 1 ? deeper(wood, 0.74) : wood); // biome-ignore format: one line
  for (let x = 0; x < brush; x++) {
    // bound at the handle, wide in its middle, its ends ragged
    const u = x / (brush - 1);
    const half = (high / 2) * Math.min(1, u < 0.5 ? 0.72 + u * 0.56 : 1.52 - u * 1.04);
    for (let y = 0; y < high; y++) {
      if (Math.abs(y - middle) > half || (x < 2 && (y + x) % 2)) continue;
      const straw = (y * 2 + (x >> 2)) % 3 === 0 ? 0.76 : y > middle + 1 ? 0.88 : 1.06;
      dot(image, x, y, x >= brush - band ? '#a83c34' : deeper('#d8a850', straw));
    }
  }
  const s = painted(lined(image, '#4a2c1c'), 'broom');
  return { ...s, top: { y: Math.round(middle), left: Math.round(w * 0.36), right: w } };
}
