/** The light round a thing that is enchanted, legendary or cursed. */
import { createImage } from '../../../../src/pixels/image.ts';
import { noise } from '../../painted/fields.ts';
import { glow } from '../../painted/ramps.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';

export function glowing(s: Sprite, hex: string, seed: number): Sprite {
  const { width, height, data } = s.image;
  const reach = Math.max(1, Math.min(5, Math.round(Math.max(width, height) / 15)));
  const room = reach + 1;
  const image = createImage(width + room * 2, height + room * 2);
  const parts = new Int16Array(image.width * image.height).fill(-1);
  const ramp = glow(hex);
  const n = noise(seed % 971);
  const on = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > 0;
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const [sx, sy] = [x - room, y - room];
      const to = y * image.width + x;
      if (on(sx, sy)) {
        const from = sy * width + sx;
        image.data.set(data.subarray(from * 4, from * 4 + 4), to * 4);
        parts[to] = s.parts[from]!;
        continue;
      }
      let d = 99;
      for (let j = -reach; j <= reach; j++)
        for (let i = -reach; i <= reach; i++) if (on(sx + i, sy + j)) d = Math.min(d, Math.hypot(i, j));
      // torn at its outside; a narrow rim would be torn to dashes
      const far = reach <= 3 ? reach + 0.3 : reach * (0.72 + 0.55 * n(x / 3.4, y / 3.4));
      if (d <= far) dot(image, x, y, d <= Math.max(1, far * 0.5) ? ramp[3]! : ramp[2]!);
    }
  const glints: readonly (readonly [number, number])[] = [[0.14, 0.2], [0.86, 0.34], [0.7, 0.9]]; // biome-ignore format: a list
  const arm = image.width > 40 ? 2 : 1;
  if (image.width >= 22)
    for (const [u, v] of glints) {
      const [x, y] = [Math.round(u * (image.width - 1)), Math.round(v * (image.height - 1))];
      if (on(x - room, y - room)) continue;
      for (let k = -arm; k <= arm; k++) {
        const hexOf = k === 0 ? '#ffffff' : ramp[4]!;
        dot(image, x + k, y, hexOf);
        dot(image, x, y + k, hexOf);
      }
    }
  for (let i = 0; i < parts.length; i++) if (parts[i]! < 0 && image.data[i * 4 + 3] && !on((i % image.width) - room, Math.floor(i / image.width) - room)) parts[i] = -1; // biome-ignore format: one line
  return { ...s, image, parts, foot: { x: s.foot.x + room, y: s.foot.y + room * 2 } };
}
