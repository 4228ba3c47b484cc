/** Painted things of corridors and halls: a wheelchair, what fell from the ceiling, lockers. */
import { createRandom } from '../../random.ts';
import { block, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';

/** From the side: a large wheel, seat and back, a small wheel before it. */
function wheelchair(size: number): Sprite {
  const h = Math.max(14, Math.round(size * 0.62));
  const w = Math.round(h * 0.96);
  const image = sheet(w, h);
  const t = Math.max(1, Math.round(h / 18));
  const r = h * 0.3;
  const [cx, cy] = [w * 0.4, h - r];
  block(image, w * 0.24, h * 0.08, t * 2, h * 0.5, '#34588c');
  block(image, w * 0.08, h * 0.08, w * 0.2, t, '#3c4048');
  block(image, w * 0.24, h * 0.5, w * 0.5, t * 2, '#34588c');
  block(image, w * 0.26, h * 0.34, w * 0.38, t, '#98a4b0');
  block(image, w * 0.62, h * 0.34, t, h * 0.2, '#98a4b0');
  block(image, w * 0.72, h * 0.5, t, h * 0.36, '#98a4b0');
  block(image, w * 0.72, h * 0.84, w * 0.2, t, '#98a4b0');
  ellipse(image, cx, cy, r, r, (_x, _y, d) => (d > 0.66 ? '#3c4048' : d > 0.56 ? '#b8c0c8' : undefined));
  for (let a = 0; a < 6.28; a += 0.785)
    for (let k = 0; k < r * 0.8; k++) dot(image, cx + Math.cos(a) * k, cy + Math.sin(a) * k, '#98a4b0');
  ellipse(image, w * 0.76, h - h * 0.09, h * 0.09, h * 0.09, (_x, _y, d) => (d > 0.4 ? '#3c4048' : '#98a4b0'));
  return painted(lined(image), 'wheelchair');
}

/** Plaster and bits of brick in a low heap. */
function rubble(size: number, seed: number): Sprite {
  const [w, h] = [Math.max(10, Math.round(size * 0.6)), Math.max(5, Math.round(size * 0.2))];
  const image = sheet(w, h);
  const random = createRandom(seed).fork('rubble');
  for (let i = 0; i < 16; i++) {
    const u = i < 9 ? i / 8 : 0.2 + 0.6 * random.float();
    const high = (1 - Math.abs(u - 0.5) * 1.7) * (i < 9 ? 0.3 : 0.9);
    const q = Math.max(2, Math.round(w * (0.07 + 0.06 * random.float())));
    const [x, y] = [u * (w - q), Math.min(h - q * 0.7, h * (1 - high) * 0.9)];
    const hex = random.pick(['#b8b4a8', '#a09c94', '#c8c4b8', '#a8705c', '#8c8880']);
    block(image, x, y, q, q * 0.75, '#5c5854');
    block(image, x, y, q - 1, q * 0.75 - 1, hex);
    block(image, x, y, q - 1, 1, '#dcd8cc');
  }
  return painted(image, 'rubble');
}

/** A row of steel lockers. */
function lockers(size: number, hex: string): Sprite {
  const h = Math.round(size);
  const n = 4;
  const one = Math.max(5, Math.round(h * 0.3));
  const image = sheet(one * n + 1, h);
  for (let i = 0; i < n; i++) {
    const x = i * one;
    block(image, x, 0, one + 1, h, '#2c3848');
    block(image, x + 1, 1, one - 1, h - 3, i === 2 ? '#6c94c4' : hex);
    block(image, x + 1, 1, 1, h - 3, '#8cb0d8');
    for (let k = 0; k < 3; k++)
      block(image, x + one * 0.3, h * 0.1 + k * Math.max(2, h * 0.04), one * 0.45, 1, '#34547f');
    block(image, x + one * 0.72, h * 0.5, Math.max(1, one * 0.12), h * 0.08, '#d8dce4');
  }
  return painted(image, 'lockers');
}

export function hallPropOf(id: string, size: number, argument: string, seed: number): Sprite | undefined {
  if (id === 'wheelchair') return wheelchair(size);
  if (id === 'rubble') return rubble(size, seed);
  if (id === 'lockers') return lockers(size, argument.startsWith('#') ? argument : '#5484bc');
  return undefined;
}
