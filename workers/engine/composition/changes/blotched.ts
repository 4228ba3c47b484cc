/** Sores, warts and glowing spots: round swellings all over a body, lit from the upper left. */
import { matter } from '../../painted/ramps.ts';
import { createRandom } from '../../random.ts';
import { look } from '../../subject/places.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { eyesOf } from './creature-marks.ts';

export function blotched(s: Sprite, hex: string, seed: number): Sprite {
  const seen = look(s);
  if (!seen) return s;
  const { inked, depth, width, box } = seen;
  const random = createRandom(seed).fork('blotches');
  const large = Math.min(box.width, box.height);
  const eyes = eyesOf(s);
  const image = { ...s.image, data: s.image.data.slice() };
  const ramp = matter(hex);
  const free = inked.filter((i) => depth[i]! > 2);
  const found: { readonly x: number; readonly y: number; readonly r: number }[] = [];
  for (let k = 0; k < 60 && found.length < 8; k++) {
    const i = random.pick(free.length > 0 ? free : inked);
    const [x, y] = [i % width, Math.floor(i / width)];
    const r = Math.max(1, large * (0.035 + random.float() * 0.04));
    const clear = found.every((f) => Math.hypot(f.x - x, f.y - y) > (f.r + r) * 1.9);
    if (clear && eyes.every((e) => x < e.left - r - 2 || x > e.right + r + 2 || y < e.top - r - 2 || y > e.bottom + r + 2)) found.push({ x, y, r }); // biome-ignore format: one line
  }
  for (const { x, y, r } of found)
    for (let py = Math.floor(y - r - 1); py <= y + r + 1; py++)
      for (let px = Math.floor(x - r - 1); px <= x + r + 1; px++) {
        const d = Math.hypot(px - x, py - y);
        if (d > r + 0.9 || (s.parts[py * width + px] ?? -1) < 0) continue;
        dot(image, px, py, d > r ? ramp[0]! : px + py < x + y - r * 0.5 ? ramp[4]! : px + py > x + y + r * 0.7 ? ramp[1]! : ramp[2]!); // biome-ignore format: one line
      }
  return { ...s, image };
}
