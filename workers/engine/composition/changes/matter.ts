/** A sprite in another substance or shape: its light stays, its colours change. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import { createRandom } from '../../random.ts';
import { aflame } from '../effects/flames.ts';
import { dot } from '../effects/paint.ts';
import { joined, partBox, type Sprite } from '../sprites/sprite.ts';
import type { Substance } from '../sprites/substances.ts';
import { FILLING, withFeatures } from './kept-of-thing.ts';
import { only } from './parts.ts';

/** Lightness of each pixel ranked among the sprite's own: the darkest 0, the lightest 1. */
function lightOf(s: Sprite): Float32Array {
  const { data } = s.image;
  const light = new Float32Array(s.parts.length);
  let [low, high] = [1, 0];
  for (let i = 0; i < light.length; i++) {
    if (!data[i * 4 + 3]) continue;
    light[i] = rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!])[0];
    if (s.parts[i]! < 0) continue;
    low = Math.min(low, light[i]!);
    high = Math.max(high, light[i]!);
  }
  const range = Math.max(0.08, high - low);
  return light.map((l) => Math.min(1, Math.max(0, (l - low) / range)));
}

/** All of it in the tones of a substance, with its flecks; `keep`: parts that stay as they are. */
export function madeOf(s: Sprite, substance: Substance, seed: number, keep?: RegExp): Sprite {
  const image = cloneImage(s.image);
  const light = lightOf(s);
  const kept = s.partNames.map((n) => keep?.test(n) ?? false);
  const { width } = image;
  const put = (i: number, hex: string): void => image.data.set([...hexToRgb(hex), 255], i * 4);
  for (let i = 0; i < light.length; i++) {
    if (!image.data[i * 4 + 3]) continue;
    const part = s.parts[i]!;
    if (part >= 0 && kept[part]) continue;
    // lines are the substance's own darkest tone
    put(i, part < 0 ? substance.tones[0] : substance.tones[Math.min(4, Math.floor(light[i]! * 4.4 + 0.6))]!);
  }
  const { flecks } = substance;
  if (!flecks) return { ...s, image };
  const random = createRandom(seed).fork('flecks');
  const inside = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= image.height) return false;
    const part = s.parts[y * width + x]!;
    return part >= 0 && !kept[part];
  };
  const unit = Math.max(1, Math.round(Math.min(width, image.height) / 56));
  if (flecks.shape === 'panes') return panes({ ...s, image }, light, kept, flecks.colours, seed);
  const spots = Math.round(s.parts.length / (flecks.shape === 'dashes' || flecks.shape === 'dots' ? 34 : 70) / unit);
  const cell = (x: number, y: number, hex: string): void => {
    for (let j = 0; j < unit; j++)
      for (let i = 0; i < unit; i++) if (inside(x + i, y + j)) dot(image, x + i, y + j, hex);
  };
  if (flecks.shape === 'bands') {
    for (let y = 0; y < image.height; y++)
      for (let x = 0; x < width; x++)
        if ((x + y) % (unit * 9) < unit * 2 && inside(x, y) && light[y * width + x]! > 0.3)
          dot(image, x, y, flecks.colours[Math.floor((x + y) / (unit * 9)) % flecks.colours.length]!);
    return { ...s, image };
  }
  for (let k = 0; k < spots; k++) {
    let x = random.int(width);
    let y = random.int(image.height);
    if (!inside(x, y)) continue;
    const hex = random.pick(flecks.colours);
    if (flecks.shape === 'dots' || flecks.shape === 'stars') cell(x, y, hex);
    else if (flecks.shape === 'dashes') {
      const d = random.int(2);
      cell(x, y, hex);
      cell(x + (d ? unit : 0), y + (d ? 0 : unit), hex);
    } else if (flecks.shape === 'holes') {
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) if (Math.abs(i) + Math.abs(j) < 2) cell(x + i * unit, y + j * unit, hex);
    } else
      for (let step = 0; step < 6; step++) {
        cell(x, y, hex);
        y += unit;
        if (flecks.shape === 'cracks') x += (random.int(3) - 1) * unit;
      }
  }
  return { ...s, image };
}

/** Panes of colours with dark strips between them: each pixel belongs to the nearest of points strewn over a grid. */
function panes(
  s: Sprite,
  light: Float32Array,
  kept: readonly boolean[],
  colours: readonly string[],
  seed: number,
): Sprite {
  const { image, parts } = s;
  const { width, height } = image;
  const random = createRandom(seed).fork('panes');
  const step = Math.max(4, Math.round(Math.min(width, height) / 7));
  const across = Math.ceil(width / step) + 2;
  const down = Math.ceil(height / step) + 2;
  const points = Array.from({ length: across * down }, (_, i) => ({ x: ((i % across) - 0.5 + random.float() * 0.8) * step, y: (Math.floor(i / across) - 0.5 + random.float() * 0.8) * step, hex: colours[random.int(colours.length)]! })); // biome-ignore format: one line
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const part = parts[i]!;
      if (!image.data[i * 4 + 3] || part < 0 || kept[part]) continue;
      let [first, second, hex] = [1e9, 1e9, colours[0]!];
      for (const p of points) {
        const d = Math.hypot(p.x - x, p.y - y);
        if (d < first) [second, first, hex] = [first, d, p.hex];
        else if (d < second) second = d;
      }
      // strips of lead where two panes meet, and where one part ends
      const edge = second - first < 0.9 || (parts[i + 1] ?? part) !== part || (parts[i + width] ?? part) !== part;
      const [L, a, b] = rgbToOklab(hexToRgb(hex));
      const c = oklabToRgb([Math.min(0.95, Math.max(0.2, L + (light[i]! - 0.5) * 0.34)), a, b]);
      if (edge) dot(image, x, y, '#2a2430');
      else image.data.set([c[0], c[1], c[2], 255], i * 4);
    }
  return { ...s, image };
}

/** `like`'s silhouette filled with what `s` is made of: "heart-shaped cookie". Both keep their lines. */
export function shapedLike(thing: Sprite, like: Sprite, inOwn = false): Sprite {
  if (inOwn) return withFeatures(like, thing);
  // what it is filled with is the thing's body, and none of what shows on it
  const body = only(thing, FILLING);
  const solid = (of: Sprite): number => of.parts.reduce((n, part) => n + (part >= 0 ? 1 : 0), 0);
  const s = body && solid(body) > solid(thing) * 0.25 ? body : thing;
  const { width, height } = like.image;
  const image = createImage(width, height);
  const parts = new Int16Array(width * height).fill(-1);
  const light = lightOf(like);
  // the heart of the thing, where it is solid
  const box = partBox(s, /^(?!.*(?:hilt|handle|cork|stopper|rim|neck|grip)).*$/) ?? {
    x: 0,
    y: 0,
    width: s.image.width,
    height: s.image.height,
  };
  const own = lightOf(s);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!like.image.data[i * 4 + 3]) continue;
      if (like.parts[i]! < 0) {
        image.data.set(like.image.data.subarray(i * 4, i * 4 + 4), i * 4);
        continue;
      }
      const from = sample(
        s,
        own,
        box.x + (0.12 + (0.76 * (x + 0.5)) / width) * box.width,
        box.y + (0.12 + (0.76 * (y + 0.5)) / height) * box.height,
        light[i]!,
      );
      image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), i * 4);
      parts[i] = s.parts[from]!;
    }
  const shaped = withFeatures({ ...like, image, parts, partNames: s.partNames }, thing);
  // its neck stays on top of it
  const neck = only(thing, /cork|stopper|neck|lid|stem|candle|flame/);
  const top = neck && partBox(neck, /./);
  if (!neck || !top || top.y > thing.image.height * 0.4) return shaped;
  // where the shape itself begins in its middle
  const mid = Math.round(width / 2);
  let y = 0;
  while (y < height && !like.image.data[(y * width + mid) * 4 + 3]) y++;
  return joined(
    [
      { sprite: shaped, x: 0, y: 0 },
      { sprite: neck, x: mid - (top.x + top.width / 2), y: y + 2 - top.y - top.height },
    ],
    0,
  );
}

/** A solid pixel near a point whose light is nearest to what is asked. */
function sample(s: Sprite, own: Float32Array, x: number, y: number, light: number): number {
  const { width, height } = s.image;
  let best = 0;
  let off = Number.POSITIVE_INFINITY;
  const reach = Math.max(2, Math.round(Math.min(width, height) * 0.12));
  for (let step = 1; step < 6 && off === Number.POSITIVE_INFINITY; step++)
    for (let dy = -reach * step; dy <= reach * step; dy += step)
      for (let dx = -reach * step; dx <= reach * step; dx += step) {
        const px = Math.round(x + dx);
        const py = Math.round(y + dy);
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const i = py * width + px;
        if (s.parts[i]! < 0) continue;
        const d = Math.abs(own[i]! - light) * 3 + (Math.abs(dx) + Math.abs(dy)) / (reach * 2);
        if (d < off) [off, best] = [d, i];
      }
  return best;
}

/** Flames over the upper edge of what burns. */
export function burning(s: Sprite, seed: number, element: string): Sprite {
  const { width, height } = s.image;
  const blade = partBox(s, /blade|head|sword|edge|roof|wood|wall|leaf|foliage|axe/)
    ? s.partNames.map((n) => !/hilt|grip|guard|pommel|handle|wrap|haft|shaft|pole/.test(n))
    : undefined;
  const tall = Math.max(5, Math.round(Math.max(width, height) * 0.26));
  const step = Math.max(3, Math.round(width / 9));
  const edges: (readonly [number, number])[] = [];
  for (let x = 0; x < width; x += step) {
    let top: number | undefined;
    for (let px = x; px < Math.min(width, x + step); px++)
      for (let y = 0; y < height; y++) {
        const part = s.parts[y * width + px]!;
        if (part < 0 || (blade && !blade[part])) continue;
        if (top === undefined || y < top) top = y;
        break;
      }
    if (top !== undefined) edges.push([x + (step - 1) / 2, top]);
  }
  return aflame(s, edges, { tall, step }, seed, element);
}
