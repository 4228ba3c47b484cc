/** How a building stands: on the legs of a hen, aslant, behind a fence. */
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { block, dot, lined, sheet } from '../effects/paint.ts';
import { joined, mirrored, painted, type Sprite } from '../sprites/sprite.ts';

const DARK = '#2c2230';

/** A limb between two points, thick at its first and at its last. */
function limb(image: Rgba, [x0, y0]: readonly [Px, Px], [x1, y1]: readonly [Px, Px], from: number, to: number, tone: (side: number, along: number) => string): void {
  const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0) * 2) + 1;
  const across = Math.abs(y1 - y0) >= Math.abs(x1 - x0);
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const [x, y, w] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, Math.max(1, Math.round(from + (to - from) * t))];
    for (let k = 0; k < w; k++) {
      const off = k - (w - 1) / 2;
      dot(image, Math.round(across ? x + off : x), Math.round(across ? y : y + off), tone(w > 1 ? k / (w - 1) : 0.5, t));
    }
  }
} // biome-ignore format: short

/** Two legs of a hen: feathered thighs, thin scaly shanks that bend backwards, three toes before and one behind, with claws. */
export function withLegs(s: Sprite, metal = false): Sprite {
  const [shade, own, lit, claw] = metal
    ? ['#5c6474', '#8c96a8', '#c4ccd8', '#2c3240']
    : ['#b8742c', '#e8a838', '#f8cc6c', '#3c2c28'];
  const [dark, down, fluff] = metal ? ['#4c5464', '#707c90', '#9ca8b8'] : ['#6c4834', '#946448', '#bc8c64'];
  const { width, height } = s.image;
  const t = Math.max(1, Math.round(width * 0.028));
  const long = Math.max(10, Math.round(height * 0.5));
  const wide = t * 15;
  const image = sheet(wide, long);
  const [hip, knee, ankle]: readonly (readonly [Px, Px])[] = [[wide * 0.52, 0], [wide * 0.68, long * 0.46], [wide * 0.46, long * 0.88]]; // biome-ignore format: one line
  const ground = long - 1;
  // the toes first: the shank stands on them
  for (const [x, thin] of [
    [0.04, t],
    [0.3, t],
    [0.72, t],
    [0.94, t * 0.8],
  ] as const) {
    limb(image, ankle!, [wide * x, ground - t * 0.5], t * 1.4, thin, (side) => (side < 0.5 ? own! : shade!));
    limb(image, [wide * x, ground - t], [wide * x + (x < 0.5 ? -1 : 1) * t * 0.4, ground], t, 1, () => claw!);
  }
  const scale = Math.max(2, t * 2);
  limb(image, knee!, ankle!, t * 1.9, t * 1.5, (side, along) => (Math.round(along * long * 0.5) % scale === 0 ? shade! : side < 0.4 ? lit! : side > 0.8 ? shade! : own!)); // biome-ignore format: one line
  // feathers, ragged at their end
  limb(image, hip!, knee!, t * 5.4, t * 2.2, (side, along) => (side < 0.24 ? fluff! : side > 0.72 || Math.round(along * long * 0.46) % (t * 3) === 0 ? dark! : down!)); // biome-ignore format: one line
  const one = painted(lined(image, DARK), 'leg');
  const y = height - Math.round(long * 0.14);
  const at = (share: number): Px => Math.round(width * share - one.image.width / 2);
  return joined([
    { sprite: mirrored(one), x: at(0.27), y },
    { sprite: one, x: at(0.7), y },
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
export function withFence(s: Sprite, { white = false, iron = false, crooked = false, spiked = false }): Sprite {
  const { width, height } = s.image;
  const unit: Px = Math.max(1, Math.round(Math.max(width, height) / 72));
  const [light, main, shade] = iron ? ['#8c90a0', '#585c6c', '#3c4050'] : white ? ['#ffffff', '#ece8e0', '#b4b0b8'] : ['#d09c60', '#a87444', '#74482c']; // biome-ignore format: one line
  const h = Math.max(7, Math.round(height * 0.2));
  const w = Math.round(width * 0.42);
  const part = sheet(w, h);
  if (spiked) return fencedBy(s, stakes(Math.max(9, Math.round(height * 0.26)), w, unit, [light!, main!, shade!]));
  block(part, 0, h * 0.36, w, unit, shade);
  block(part, 0, h * 0.72, w, unit, shade);
  for (let x = 0, k = 0; x + 2 * unit <= w; x += (iron ? 3 : 4) * unit, k++) {
    // some lean, some are short, some are gone
    if (crooked) {
      if (k % 5 === 3) continue;
      const [low, lean] = [(k * 7) % 4, (((k * 5) % 7) - 3) * 0.16];
      for (let y = low * unit; y < h; y++) {
        const at = x + Math.round((h - y) * lean * 0.6);
        block(part, at, y, iron ? unit : 2 * unit, 1, y < low * unit + unit ? light : main);
        if (!iron) block(part, at, y, unit, 1, light);
      }
      continue;
    }
    // bars are slim, with points of spears
    if (iron) {
      block(part, x, 0, unit, h, main);
      block(part, x, 0, unit, Math.max(1, h * 0.16), light);
      continue;
    }
    block(part, x, unit, 2 * unit, h - unit, main);
    block(part, x, unit, unit, h - unit, light);
    dot(part, x, 0, light);
    if (unit > 1) block(part, x, 0, unit, unit, light);
  }
  return fencedBy(s, part);
}

/** Sharpened stakes, each as it grew, their fresh points light. */
function stakes(h: Px, w: Px, unit: Px, [light, main, shade]: readonly [string, string, string]): Rgba {
  const part = sheet(w, h);
  block(part, 0, h * 0.64, w, unit, shade);
  const thick = 3 * unit;
  for (let x = 0, k = 0; x + thick <= w; x += thick + unit, k++) {
    const top = ((k * 5) % 3) * unit;
    const tip = 3 * unit;
    for (let y = top; y < h; y++) {
      const narrow = Math.max(0, Math.round(((tip - (y - top)) / tip) * 1.4 * unit));
      for (let d = narrow; d < thick - narrow; d++) dot(part, x + d, y, y < top + tip ? '#ecd8b0' : d < unit ? light : d < 2 * unit ? main : shade);
    }
  }
  return part;
} // biome-ignore format: short

/** Two lengths of it before the house, its door left free. */
function fencedBy(s: Sprite, part: Rgba): Sprite {
  const { width, height } = s.image;
  const one = painted(lined(part, DARK), 'fence');
  const y = height - one.image.height + Math.round(part.height * 0.42);
  const out = Math.round(width * 0.12);
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: one, x: -out, y },
    { sprite: one, x: width + out - one.image.width, y },
  ]); // biome-ignore format: layers
}

/** A bridge of planks let down before its gate over a moat. */
export function withDrawbridge(s: Sprite): Sprite {
  const { width, height } = s.image;
  const w = Math.max(10, Math.round(width * 0.26));
  const h = Math.max(7, Math.round(height * 0.2));
  const image = sheet(w * 1.4, h);
  for (let y = 0; y < h; y++) {
    const half = w * (0.5 + 0.18 * (y / h));
    for (let x = w * 0.7 - half; x < w * 0.7 + half; x++) {
      const edge = Math.abs(x - w * 0.7) > half - 1.5;
      dot(image, x, y, edge ? '#5c3a24' : Math.floor(y / Math.max(2, h / 6)) % 2 ? '#94683c' : '#a87848');
    }
  }
  const bridge = painted(lined(image, DARK), 'drawbridge');
  // the moat lies round its foot, a little wider than its walls
  const [rx, ry] = [width * 0.58, h * 0.62];
  const water = sheet(rx * 2 + 2, ry * 2 + 2);
  for (let y = 0; y < water.height; y++)
    for (let x = 0; x < water.width; x++) {
      const d = Math.hypot((x - rx) / rx, (y - ry) / ry);
      if (d > 1) continue;
      const glint = y % 4 === 1 && (x + y * 5) % 13 < 4;
      dot(water, x, y, d > 0.93 ? '#5c6478' : glint ? '#78b8dc' : y > ry * 1.5 ? '#2c6494' : '#3c80b0');
    }
  return joined([
    { sprite: painted(water, 'moat'), x: Math.round(width / 2 - rx), y: Math.round(height - ry * 1.36) },
    { sprite: { ...s, foot: { x: s.foot.x, y: height + h * 0.7 } }, x: 0, y: 0 },
    { sprite: bridge, x: Math.round(width / 2 - bridge.image.width / 2), y: height - Math.round(h * 0.3) },
  ], 1); // biome-ignore format: layers
}

/** Its middle is gone: ragged ends, and a few planks that hang. */
export function withGap(s: Sprite, seed: number): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const parts = Int16Array.from(s.parts);
  const random = createRandom(seed).fork('gap');
  const ragged = Array.from({ length: height }, () => [random.float() * width * 0.05, random.float() * width * 0.05] as const);
  for (let y = 0; y < height; y++)
    for (let x = Math.round(width * 0.4 + ragged[Math.floor(y / 3) * 3]![0]); x < width * 0.6 - ragged[Math.floor(y / 3) * 3]![1]; x++) {
      image.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 4);
      parts[y * width + x] = -1;
    }
  return { ...s, image, parts };
} // biome-ignore format: short

/** Trees at both sides, behind it. */
export function flanked(s: Sprite, item: (size: Px) => Sprite, share?: number): Sprite {
  const { width, height } = s.image;
  const one = item(Math.round(share === undefined ? height * 0.86 : Math.min(height, width) * share));
  const w = one.image.width;
  // what is lower than a tree stands before the house, beside its front
  if (share !== undefined)
    return joined([
      { sprite: s, x: 0, y: 0 },
      { sprite: mirrored(one), x: Math.round(-w * 0.5), y: height - one.image.height + 2 },
      { sprite: one, x: Math.round(width - w * 0.5), y: height - one.image.height + 2 },
    ]);
  return joined([
    { sprite: one, x: Math.round(-w * 0.62), y: height - one.image.height },
    { sprite: one, x: Math.round(width - w * 0.38), y: height - one.image.height + 1 },
    { sprite: s, x: 0, y: 0 },
  ], 2);
} // biome-ignore format: layers
