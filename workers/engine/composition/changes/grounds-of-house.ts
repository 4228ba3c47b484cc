/** How a building stands: on the legs of a hen, aslant, behind a fence. */
import { oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { block, dot, lined, sheet } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';

const DARK = '#2c2230';

/** Two legs of a hen with three toes each. */
export function withLegs(s: Sprite): Sprite {
  const { width, height } = s.image;
  const t = Math.max(2, Math.round(width * 0.06));
  const long = Math.max(9, Math.round(height * 0.34));
  const leg = sheet(t * 5, long);
  const at = t * 2;
  block(leg, at - t * 0.5, 0, t * 2, long * 0.36, '#c88c3c');
  block(leg, at - t * 0.5, 0, Math.max(1, t * 0.6), long * 0.36, '#ecb85c');
  block(leg, at, long * 0.3, t, long * 0.6, '#e8a838');
  block(leg, at, long * 0.3, Math.max(1, t * 0.35), long * 0.6, '#f8cc6c');
  for (let x = 0; x < t * 5; x++) {
    const up = Math.abs(x - t * 2.5) / (t * 2.5);
    block(
      leg,
      x,
      long - t * 1.4 + (up > 0.75 ? t * 0.4 : up < 0.25 ? -t * 0.2 : 0),
      1,
      t,
      up > 0.55 ? '#c88c3c' : '#e8a838',
    );
  }
  for (const x of [0, t * 2, t * 4.4]) dot(leg, x, long - 1, '#fbf6ea');
  const one = painted(lined(leg, DARK), 'leg');
  const y = height - Math.round(long * 0.16);
  return joined([
    { sprite: one, x: Math.round(width * 0.3 - one.image.width / 2), y },
    { sprite: one, x: Math.round(width * 0.68 - one.image.width / 2), y },
    { sprite: { ...s, foot: { x: s.foot.x, y: y + one.image.height } }, x: 0, y: 0 },
  ], 2); // biome-ignore format: layers
}

/** Its rows pushed aside, the more the higher they are. */
export function leaning(s: Sprite): Sprite {
  const { width, height } = s.image;
  const most = Math.round(height * 0.16);
  const image = createImage(width + most, height);
  const parts = new Int16Array(image.width * height).fill(-1);
  for (let y = 0; y < height; y++) {
    const t = 1 - y / height;
    const by = Math.round(most * t * (0.75 + 0.25 * t));
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const to = y * image.width + x + by;
      image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), to * 4);
      parts[to] = s.parts[from]!;
    }
  }
  return { ...s, image, parts, top: { ...s.top, left: s.top.left + most, right: s.top.right + most } };
}

/** Pales at both sides of the way to its door. */
export function withFence(s: Sprite, white: boolean): Sprite {
  const { width, height } = s.image;
  const unit: Px = Math.max(1, Math.round(Math.max(width, height) / 72));
  const [light, main, shade] = white ? ['#ffffff', '#ece8e0', '#b4b0b8'] : ['#d09c60', '#a87444', '#74482c'];
  const h = Math.max(7, Math.round(height * 0.2));
  const w = Math.round(width * 0.42);
  const part = sheet(w, h);
  block(part, 0, h * 0.36, w, unit, shade);
  block(part, 0, h * 0.72, w, unit, shade);
  for (let x = 0; x + 2 * unit <= w; x += 4 * unit) {
    block(part, x, unit, 2 * unit, h - unit, main);
    block(part, x, unit, unit, h - unit, light);
    dot(part, x, 0, light);
    if (unit > 1) block(part, x, 0, unit, unit, light);
  }
  const one = painted(lined(part, DARK), 'fence');
  const y = height - one.image.height + Math.round(h * 0.42);
  const out = Math.round(width * 0.12);
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: one, x: -out, y },
    { sprite: one, x: width + out - one.image.width, y },
  ]); // biome-ignore format: layers
}

/** Years without anybody: paint is dull and darker, stains run down, leaves climb at its foot. */
export function weathered(s: Sprite, seed: number): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const random = createRandom(seed).fork('weathered');
  const stains = Array.from({ length: Math.max(3, Math.round(width / 9)) }, () => ({ x: width * random.float(), y: height * (0.2 + 0.5 * random.float()), long: height * (0.08 + 0.16 * random.float()) })); // biome-ignore format: one line
  for (let i = 0; i < width * height; i++) {
    if (!image.data[i * 4 + 3]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const [L, a, b] = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    if (L < 0.26) continue;
    const stained = stains.some((st) => Math.abs(x - st.x) < 1.2 && y > st.y && y < st.y + st.long);
    const [r, g, bl] = oklabToRgb([L * (stained ? 0.66 : 0.86) + 0.01, a * 0.6 + 0.002, b * 0.62 + 0.012]);
    image.data.set([r, g, bl], i * 4);
  }
  const strands = Math.max(3, Math.round(width / 12));
  for (let k = 0; k < strands; k++) {
    const foot = width * (0.06 + 0.88 * random.float());
    const long = height * (0.14 + 0.3 * random.float() ** 2);
    let x = foot;
    for (let y = height - 2; y > height - long; y--) {
      x += (random.float() - 0.5) * 1.4;
      const wide = Math.max(1, Math.round(((y - (height - long)) / long) * width * 0.03));
      for (let d = -wide; d <= wide; d++) {
        const at = y * width + Math.round(x + d);
        if (Math.round(x + d) >= 0 && Math.round(x + d) < width && image.data[at * 4 + 3]) dot(image, x + d, y, (Math.round(x + d) + y) % 3 ? '#4c6c3c' : '#6c8c48'); // biome-ignore format: one line
      }
    }
  }
  return { ...s, image };
}
