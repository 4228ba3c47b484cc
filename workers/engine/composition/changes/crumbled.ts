/** A building in ruins that still shows what it was. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { block, dot, lined, sheet } from '../effects/paint.ts';
import { cropped, joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { DARK, isOf, unitOf } from './fittings.ts';

/** What a building is known by: that part stays when all about it falls. */
const TELLING =
  /^(?:clock|dial|hand|hub|sail|blade|vane|lamp|lantern|bell|sign|board|door|cross|rose|telescope|wheel|minute|hour)/;
const WINDOW = /^(?:window|pane|glass|light|lit|porthole)/;

/** Its top is broken off along a ragged line that spares what it is known by, with the back wall behind it; its windows are dark, rubble lies before it. */
export function crumbled(s: Sprite, seed: number): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const image = cloneImage(s.image);
  const parts = Int16Array.from(s.parts);
  const random = createRandom(seed).fork('crumbled');
  const spared = isOf(s, TELLING);
  const onWindow = isOf(s, WINDOW);
  const solid = (x: Px, y: Px): boolean => s.image.data[(y * width + x) * 4 + 3]! > 0;
  const left = random.float() < 0.5;
  const [deep, wide] = [0.34 + 0.1 * random.float(), 0.5];
  let step = 0;
  const cuts: Px[] = [];
  for (let x = 0; x < width; x++) {
    if (x % (2 * unit) === 0) step = Math.round((random.float() - 0.5) * height * 0.08);
    const u = Math.max(0, 1 - Math.abs(x / width - (left ? 0.16 : 0.84)) / wide);
    cuts.push(Math.max(0, Math.round(height * (0.07 + deep * Math.sqrt(u)) + step)));
  }
  // what it is known by holds the wall round it
  for (let x = 0; x < width; x++) {
    let top = height;
    for (let k = Math.max(0, x - 2 * unit); k <= Math.min(width - 1, x + 2 * unit); k++)
      for (let y = 0; y < Math.min(top, height); y++) if (spared(y * width + k)) top = y;
    if (top < height) cuts[x] = Math.min(cuts[x]!, Math.max(0, top - unit - (Math.floor(x / (2 * unit)) % 2) * unit));
  }
  for (let x = 0; x < width; x++) {
    const cut = Math.min(cuts[x]!, height - 1);
    let first = 0;
    while (first < height && !solid(x, first)) first++;
    // behind what fell the back wall stands a little higher
    const back = cut - Math.round((1 + ((Math.floor(x / (4 * unit)) * 5 + seed) % 3)) * unit);
    const inside = x > 2 * unit && x < width - 2 * unit && first < back - unit;
    for (let y = first; y < cut; y++) {
      const i = y * width + x;
      if (inside && y >= back) dot(image, x, y, y < back + unit ? '#6c6660' : '#3c3a42');
      else {
        image.data.fill(0, i * 4, i * 4 + 4);
        parts[i] = -1;
      }
    }
    if (first < cut && cut < height && solid(x, cut)) for (let k = 0; k < unit; k++) if (cut + k < height && solid(x, cut + k) && !spared((cut + k) * width + x)) dot(image, x, cut + k, '#d0c8b8');
  }
  for (let i = 0; i < parts.length; i++) if (parts[i]! >= 0 && onWindow(i)) dot(image, i % width, Math.floor(i / width), '#2c2834');
  // cracks run down from the break
  for (let k = 0; k < 2; k++) {
    let x = Math.round(width * (0.28 + 0.44 * random.float()));
    const from = cuts[x] ?? 0;
    for (let y = from; y < from + height * 0.26 && y < height; y++) {
      if (solid(x, y) && !spared(y * width + x) && !onWindow(y * width + x)) dot(image, x, y, DARK);
      if (random.float() < 0.5) x = Math.max(1, Math.min(width - 2, x + (random.float() < 0.5 ? 1 : -1)));
    }
  }
  // of sails one is gone, another half
  const sails = partBox(s, /^(?:sail|blade|vane)/);
  const onSail = isOf(s, /^(?:sail|blade|vane)/);
  if (sails) {
    const [cx, cy, r] = [sails.x + sails.width / 2, sails.y + sails.height / 2, Math.max(sails.width, sails.height) / 2];
    for (let i = 0; i < parts.length; i++) {
      const [x, y] = [(i % width) - cx, Math.floor(i / width) - cy];
      const far = Math.hypot(x, y) / r;
      if (!onSail(i) || far < 0.2) continue;
      const gone = x > 0 === left && y < 0 ? far > 0.34 : x > 0 !== left && y > 0 && far > 0.62 + 0.05 * (i % 3);
      if (!gone) continue;
      image.data.fill(0, i * 4, i * 4 + 4);
      parts[i] = -1;
    }
  }
  const layers: { sprite: Sprite; x: Px; y: Px }[] = [{ sprite: { ...s, image, parts }, x: 0, y: 0 }];
  for (const at of left ? [-0.06, 0.05, 0.88] : [0.0, 0.84, 0.95]) {
    const size = Math.max(3, Math.round(Math.min(width, height) * (0.08 + 0.06 * random.float())));
    const stone = sheet(size, Math.round(size * 0.72));
    block(stone, 0, 0, size, size, '#8c8884');
    block(stone, 0, 0, size, Math.max(1, Math.round(size * 0.3)), '#b8b2a8');
    // no stone is square
    for (const x of random.float() < 0.5 ? [0] : [0, size - 1]) stone.data.fill(0, x * 4, x * 4 + 4);
    layers.push({ sprite: painted(lined(stone, DARK), 'rubble'), x: Math.round(width * at), y: height - stone.height });
  }
  const whole = joined(layers);
  return cropped(whole, whole.at);
} // biome-ignore format: short
