/** Things of places that are painted rather than modelled. */
import { createRandom } from '../../random.ts';
import { blaze } from '../effects/flames.ts';
import { hoard } from '../effects/heaps.ts';
import { block, dot, sheet } from '../effects/paint.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';
import { greenery } from './greenery.ts';
import { hallPropOf } from './hall-props.ts';
import { propOf } from './props.ts';
import { roomStairs, spiralStairs } from './stairs.ts';
import { wallArtOf } from './wall-art.ts';

const gull = (size: number): Sprite => {
  const u = Math.max(1, Math.round(size / 16));
  const image = sheet(u * 9, u * 4);
  for (const [y, row] of ['.xx...xx.', 'x..x.x..x', '....x....'].entries())
    for (const [x, key] of [...row].entries()) if (key === 'x') block(image, x * u, y * u, u, u, '#f0f4f4');
  return painted(image, 'gull');
};

const vine = (size: number, seed: number): Sprite => {
  const h = Math.round(size * (0.7 + (0.9 * ((seed * 13) % 10)) / 10));
  const image = sheet(Math.max(5, size * 0.14), h);
  for (let y = 0; y < h; y++) {
    const x = image.width / 2 + Math.sin(y * 0.35 + seed) * image.width * 0.18;
    dot(image, x, y, '#2c5c34');
    dot(image, x + (y % 5 < 2 ? 1 : -1), y, '#549444');
    if (y % 7 === 0) dot(image, x + 2, y, '#6cac54');
  }
  return painted(image, 'vine');
};

const stall = (size: number, hex: string, seed: number): Sprite => {
  const [w, h] = [Math.round(size), Math.round(size * 0.95)];
  const image = sheet(w, h);
  const random = createRandom(seed);
  const pole = Math.max(2, Math.round(w / 22));
  for (const x of [3, w - 3 - pole]) block(image, x, h * 0.2, pole, h * 0.8, '#6e4528');
  block(image, 1, h * 0.62, w - 2, h * 0.38, '#4c3222');
  for (let i = 0; i < 7; i++) block(image, 2 + (i * (w - 4)) / 7, h * 0.7, (w - 4) / 7 - 1, h * 0.28, '#8c5c38');
  block(image, 0, h * 0.6, w, Math.max(3, h * 0.1), '#4c3222');
  block(image, 1, h * 0.6 + 1, w - 2, Math.max(1, h * 0.07), '#b8844c');
  for (let x = 3; x < w - 6; x += Math.max(4, w / 11)) {
    const q = Math.max(3, Math.round(w / 14));
    const fruit = random.pick(['#d83c3c', '#e89030', '#6cb040', '#e8d048', '#b04c8c']);
    block(image, x, h * 0.6 - q + 2, q, q, '#3c2820');
    block(image, x, h * 0.6 - q + 2, q - 1, q - 1, fruit);
    block(image, x, h * 0.6 - q + 2, 1, 1, '#fff0d0');
  }
  for (let i = 0; i < 6; i++) {
    const [x0, x1] = [Math.round((w / 6) * i), Math.round((w / 6) * (i + 1))];
    const [light, dark] = i % 2 ? ['#ece4d4', '#bcb0a0'] : [hex, '#5c2c30'];
    for (let y = 0; y < h * 0.3; y++) {
      const inset = Math.round((1 - y / (h * 0.3)) * w * 0.06);
      for (let x = Math.max(x0, inset); x < Math.min(x1, w - inset); x++)
        dot(image, x, y, y < 1 ? '#5c2c30' : y > h * 0.2 ? (i % 2 ? dark : hex) : light);
    }
    for (let x = x0; x < x1; x++) {
      const u = ((x + 0.5 - x0) / (x1 - x0)) * 2 - 1;
      for (let y = Math.round(h * 0.29); y < h * 0.29 + (1 - u * u) * h * 0.07; y++)
        dot(image, x, y, i % 2 ? '#bcb0a0' : hex);
    }
  }
  return painted(image, 'stall');
};

const bookPile = (size: number, seed: number): Sprite => {
  const w = Math.round(size * 0.5);
  const thick = Math.max(3, Math.round(w * 0.15));
  const image = sheet(w, thick * 4 + 1);
  const random = createRandom(seed);
  for (let i = 0; i < 4; i++) {
    const x = Math.round(random.float() * w * 0.1);
    const wide = Math.round(w * (0.8 + 0.1 * random.float()));
    block(image, x, i * thick, wide, thick + 1, '#2c2434');
    block(
      image,
      x + 1,
      i * thick + 1,
      wide - 2,
      thick - 1,
      random.pick(['#cc3038', '#3868c4', '#4c9a3c', '#ecc444', '#7444b0', '#e07828']),
    );
    if (thick > 3) block(image, x + wide * 0.62, i * thick + 2, wide * 0.38 - 1, thick - 3, '#e8dcc0');
  }
  return painted(image, 'books');
};

const door = (size: number): Sprite => {
  const [w, h] = [Math.round(size * 0.7), Math.round(size)];
  const image = sheet(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const frame = x < 3 || x > w - 4 || y < 3;
      const stripe = y > h * 0.42 && y < h * 0.5;
      const glass = y < h * 0.36 && y > h * 0.16 && x > w * 0.2 && x < w * 0.8;
      dot(
        image,
        x,
        y,
        frame
          ? '#4a5468'
          : Math.abs(x - w / 2) < 0.8
            ? '#3c4456'
            : stripe
              ? (x + y) % 6 < 3
                ? '#e0b038'
                : '#3c3c46'
              : glass
                ? '#78c8e0'
                : '#a4aebe',
      );
    }
  return painted(image, 'door');
};

/** Drawings by their name in a row; what follows a colon is an argument. */
export function artOf(name: string, size: number, seed: number): Sprite | undefined {
  const [id, argument = ''] = [name.split(':')[0]!, name.slice(name.indexOf(':') + 1)];
  switch (id) {
    case 'hoard':
      return hoard(size * 1.1, size * 0.5, seed);
    case 'gull':
      return gull(size);
    case 'stairs':
      return argument === 'spiral' ? spiralStairs(size) : roomStairs(size, argument === 'stone');
    case 'blaze':
      return blaze(size * 0.8, size * 0.9, seed);
    case 'plant':
      return painted(greenery(argument, Math.max(5, size), seed), 'foliage');
    case 'vine':
      return vine(size, seed);
    case 'stall':
      return stall(size, argument, seed);
    case 'book-pile':
      return bookPile(size, seed);
    case 'sci-door':
      return door(size);
    default:
      return (
        propOf(id, size, argument, seed) ?? hallPropOf(id, size, argument, seed) ?? wallArtOf(id, size, argument, seed)
      );
  }
}
