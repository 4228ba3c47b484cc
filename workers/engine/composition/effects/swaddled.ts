/** A baby in its cloth, as it is carried, on the pixel grid. */
import { hexToRgb, oklabToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';
import { dot, ellipse, lined, sheet } from './paint.ts';

const tone = (hex: string, dL: number): string => {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  return oklabToHex([Math.max(0, Math.min(1, L + dL)), a, b]);
};

/** Lies aslant, its head to the upper left. */
export function swaddled(size: number, skin = '#f0bc94', cloth = '#f0ece4'): Sprite {
  const w = Math.max(9, Math.round(size));
  const h = Math.max(7, Math.round(w * 0.72));
  const image = sheet(w, h);
  const r = h * 0.38;
  // the cloth from the neck to the feet, then its hood, then the face
  const steps = w * 2;
  for (let i = steps; i >= 0; i--) {
    const t = i / steps;
    const [cx, cy] = [r + t * (w - r * 1.9), r + t * (h - r * 1.9)];
    const own = r * (1 - t * 0.22);
    ellipse(image, cx, cy, own, own, (x, y) => (y - cy > own * 0.45 || x - cx > own * 0.7 ? tone(cloth, -0.14) : (x - y) % 5 === 4 && t > 0.3 ? tone(cloth, -0.07) : cloth)); // biome-ignore format: one line
  }
  const f = r * 0.74;
  const [fx, fy] = [r * 1.02, r * 1.04];
  ellipse(image, fx, fy, f, f, (_x, y) => (y - fy > f * 0.5 ? tone(skin, -0.08) : skin));
  const eye = Math.max(1, Math.round(w / 16));
  for (const dx of [-0.38, 0.38])
    for (let k = 0; k < eye; k++) dot(image, fx - 0.5 + dx * f + k, fy, tone(skin, -0.42));
  return painted(lined(image, '#3c2c34'), 'baby');
}
