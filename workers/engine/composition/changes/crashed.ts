/** A craft that has come down: nose in the ground, charred, with smoke over it. */
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import { createRandom } from '../../random.ts';
import { deeper, dot, ellipse, sheet } from '../effects/paint.ts';
import type { Soil } from '../soils.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { sunk } from './mound.ts';

const SMOKE = ['#34303c', '#54505c', '#78747f', '#a09ca4'] as const;

/** Its columns pushed down, the more the farther to the right. */
export function tilted(s: Sprite, slope: number): Sprite {
  const { width, height } = s.image;
  const most = Math.round(width * slope);
  const image = createImage(width, height + most);
  const parts = new Int16Array(width * image.height).fill(-1);
  for (let x = 0; x < width; x++) {
    const by = Math.round((most * x) / Math.max(1, width - 1));
    for (let y = 0; y < height; y++) {
      const [from, to] = [y * width + x, (y + by) * width + x];
      image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), to * 4);
      parts[to] = s.parts[from]!;
    }
  }
  return { ...s, image, parts, foot: { x: s.foot.x, y: s.foot.y + Math.round(most * 0.6) } };
}

export function crashed(of: Sprite, soil: Soil, seed: number): Sprite {
  const s = tilted(of, 0.24);
  const { width, height } = s.image;
  const random = createRandom(seed).fork('crashed');
  const image = cloneImage(s.image);
  const burns = Array.from({ length: 5 }, () => [width * (0.25 + 0.7 * random.float()), height * (0.2 + 0.7 * random.float()), Math.max(2, width * (0.05 + 0.06 * random.float()))] as const); // biome-ignore format: one line
  for (let i = 0; i < width * height; i++) {
    if (!image.data[i * 4 + 3]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const near = Math.min(...burns.map(([bx, by, r]) => Math.hypot(x - bx, y - by) / r));
    if (near > 1) continue;
    const hex = `#${[0, 1, 2].map((k) => image.data[i * 4 + k]!.toString(16).padStart(2, '0')).join('')}`;
    dot(image, x, y, near < 0.5 ? '#2c2830' : deeper(hex, 0.5));
  }
  const r = Math.max(2, width * 0.07);
  const [w, h] = [Math.ceil(r * 7), Math.ceil(r * 9)];
  const cloud = sheet(w, h);
  for (const [k, grow] of [[0, 1.16], [1, 0.96], [2, 0.64], [3, 0.3]] as const)
    for (const [u, v, q] of [[0.3, 0.94, 0.7], [0.34, 0.74, 1], [0.46, 0.52, 1.3], [0.58, 0.3, 1.5], [0.66, 0.14, 1.2]] as const)
      ellipse(cloud, w * u - k * r * 0.22, h * v - k * r * 0.2, r * q * grow, r * q * grow * 0.92, () => SMOKE[k]);
  // it rises behind the craft
  const x = Math.round(width * 0.62 - w * 0.3);
  return joined([
    { sprite: painted(cloud, 'smoke'), x, y: Math.round(height * 0.42 - h) },
    { sprite: sunk({ ...s, image }, soil, seed, 0.26), x: 0, y: 0 },
  ], 1);
} // biome-ignore format: layers
