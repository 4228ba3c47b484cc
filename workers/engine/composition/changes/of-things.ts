/** Somebody or something that is put together of many things: a golem of teapots, a snake of keys. */
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { deeper, dot } from '../effects/paint.ts';
import { joined, mirrored, type Sprite } from '../sprites/sprite.ts';
import { eyesSeen } from './eyes-seen.ts';
import { mainColour } from './parts.ts';

/** How far apart they lie, in sizes of one. */
const STEP = 0.72;

/** Its shape filled with copies of a thing that lie over each other like scales, its eyes on top. */
export function ofThings(s: Sprite, draw: (size: Px) => Sprite, seed: number): Sprite {
  const { width, height } = s.image;
  const { data } = s.image;
  const side = Math.max(width, height);
  const thin = Math.min(width, height);
  const size = Math.max(6, Math.min(side * 0.2, thin * 0.28));
  const item = draw(Math.round(size));
  const [iw, ih] = [item.image.width, item.image.height];
  const random = createRandom(seed).fork('of things');
  const eyes = eyesSeen(s);
  // what shows between them is their own colour in shade
  const shade = deeper(mainColour(item), 0.42);
  const image = { ...s.image, data: s.image.data.slice() };
  for (let i = 0; i < s.parts.length; i++)
    if (data[i * 4 + 3] && s.parts[i]! >= 0) dot(image, i % width, Math.floor(i / width), shade);
  const inside = (x: Px, y: Px): boolean => x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > 0; // biome-ignore format: one line
  const [dx, dy] = [Math.max(4, iw * STEP), Math.max(4, ih * STEP)];
  // its face shows between them
  const face = { left: Math.min(...eyes.map((e) => e.left)) - 2, right: Math.max(...eyes.map((e) => e.right)) + 2, top: Math.min(...eyes.map((e) => e.top)) - 1, bottom: Math.max(...eyes.map((e) => e.bottom)) + 1 }; // biome-ignore format: one line
  const layers: { sprite: Sprite; x: number; y: number }[] = [];
  for (let row = 0, y = dy * 0.3; y < height + dy * 0.5; y += dy, row++)
    for (let x = (row % 2) * dx * 0.5; x < width + dx * 0.5; x += dx) {
      const [cx, cy] = [Math.round(x + (random.float() - 0.5) * dx * 0.3), Math.round(y + (random.float() - 0.5) * dy * 0.25)];
      // mostly on the body: its shape stays
      const on = [[0, 0], [-0.3, 0], [0.3, 0], [0, -0.3], [0, 0.3]].filter(([u, v]) => inside(Math.round(cx + u! * iw), Math.round(cy + v! * ih))).length;
      if (on < 3 || (cx + iw * 0.36 > face.left && cx - iw * 0.36 < face.right && cy + ih * 0.36 > face.top && cy - ih * 0.36 < face.bottom)) continue;
      const one = random.int(2) ? item : mirrored(item);
      layers.push({ sprite: { ...one, partNames: one.partNames.map(() => 'body') }, x: cx - iw / 2, y: cy - ih / 2 });
    } // biome-ignore format: places
  const whole = joined([{ sprite: { ...s, image }, x: 0, y: 0 }, ...layers], 0);
  const left = Math.min(0, ...layers.map((l) => Math.round(l.x)));
  const top = Math.min(0, ...layers.map((l) => Math.round(l.y)));
  for (const e of eyes)
    for (let y = e.top - 1; y <= e.bottom + 1; y++)
      for (let x = e.left - 1; x <= e.right + 1; x++) {
        const corner = (x < e.left || x > e.right) && (y < e.top || y > e.bottom);
        const own = x >= e.left && x <= e.right && y >= e.top && y <= e.bottom;
        if (corner || !inside(x, y)) continue;
        if (own) whole.image.data.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), ((y - top) * whole.image.width + x - left) * 4);
        else dot(whole.image, x - left, y - top, lightOf(data, (e.top * width + e.left) * 4) < 110 ? '#f8f4e8' : '#1c1420');
      } // biome-ignore format: eyes
  return whole;
}

const lightOf = (data: ArrayLike<number>, i: number): number => data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11; // biome-ignore format: one line
