/** What grows over a house: weeds and stains of years, ivy. */
import { oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';

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

/** Where nothing grows: what marks a house (a cross, a sign, a clock) and the line round it. */
function bare({ image: { width, height }, parts, partNames }: Sprite): Uint8Array {
  const out = new Uint8Array(width * height);
  const marks = partNames.map((name) => /^(?:cross|sign|emblem|clock|bell|flag|spire|finial)$/.test(name));
  for (let i = 0; i < out.length; i++) {
    if (!(parts[i]! >= 0) || !marks[parts[i]!]) continue;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if ((i % width) + dx >= 0 && (i % width) + dx < width && out[i + dy * width + dx] !== undefined) out[i + dy * width + dx] = 1; // biome-ignore format: one line
  }
  return out;
}

/** Vines on it: strands that climb from the ground over its front, and others that hang from its edges; the wall stays to be seen between them. */
export function withIvy(s: Sprite, seed: number, to?: 'left' | 'right'): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const random = createRandom(seed).fork('ivy');
  const leaf = Math.max(1, Math.round(Math.max(width, height) / 72));
  const [stem, deep, mid, light] = ['#28502c', '#2f6a34', '#469040', '#74b850'];
  // what tells the house apart stays free: its cross, its sign, its clock
  const free = bare(s);
  const on = (x: Px, y: Px): boolean => x >= 0 && y >= 0 && x < width && y < height && s.image.data[(y * width + x) * 4 + 3]! > 0 && !free[y * width + x] && (to === undefined || (to === 'left' ? x < width * 0.44 : x > width * 0.56)); // biome-ignore format: one line
  const put = (x: Px, y: Px, hex: string): void => {
    for (let b = 0; b < leaf; b++) for (let a = 0; a < leaf; a++) if (on(x + a, y + b)) dot(image, x + a, y + b, hex);
  };
  /** A leaf of three steps, its upper left lit, its lower right in shade. */
  const bunch = (x: Px, y: Px, size: number): void => {
    for (let b = 0; b < size; b++)
      for (let a = 0; a < size; a++) {
        if (size > 2 && (a === 0 || a === size - 1) && (b === 0 || b === size - 1)) continue;
        const k = a + b;
        put(x + a * leaf, y + b * leaf, k < size - 1 ? light : k > size ? deep : mid);
      }
  };
  /** From there on, up or down, as long as there is a wall behind it. */
  const strand = (x0: Px, y0: Px, long: Px, down: boolean, thick: number): void => {
    let x = x0;
    const way = down ? leaf : -leaf;
    const sway = random.float() * 6;
    for (let k = 0; k * leaf < long; k++) {
      const y = y0 + k * way;
      x = x0 + Math.round(Math.sin(k * 0.42 + sway) * 1.3 + (random.float() - 0.5) * 0.8) * leaf;
      if (!on(x, y) && k > 3) break;
      put(x, y, stem);
      put(x + leaf, y, deep);
      const share = 1 - (k * leaf) / long;
      if (k % 3 === 0) bunch(x + (k % 2 ? -2 : 1) * leaf, y - leaf, share > 0.6 && thick > 1 ? 3 : 2);
      if (thick > 1 && share > 0.45 && k % 3 === 1) bunch(x + (k % 2 ? 2 : -3) * leaf, y, 2);
    }
  };
  const topOf = (x: Px): Px => {
    let y = 0;
    while (y < height && !on(x, y)) y++;
    return y;
  };
  const footOf = (x: Px): Px => {
    let y = height - 1;
    while (y > 0 && !on(x, y)) y--;
    return y;
  };
  // what hangs starts at the upper edges, what climbs at the foot; the middle, where the door is, stays freer
  const many = Math.max(5, Math.round(width / (leaf * 8)));
  for (let k = 0; k < many; k++) {
    const x = Math.round(width * (0.04 + (0.92 * (k + 0.2 + 0.6 * random.float())) / many));
    const [top, foot] = [topOf(x), footOf(x)];
    const tall = foot - top;
    if (tall < leaf * 5) continue;
    const middle = Math.abs(x / width - 0.5) < 0.16;
    if (k % 2 === 0) strand(x, top, tall * (0.3 + 0.35 * random.float()) * (middle ? 0.6 : 1), true, 1);
    else if (!middle) strand(x, foot, tall * (0.55 + 0.35 * random.float()), false, 2);
  }
  // both corners are grown over from the ground up
  for (const side of [0, 1])
    for (let k = 0; k < 2; k++) {
      let x = Math.round(side ? width - 1 - leaf * (2 + k * 4) : leaf * (1 + k * 4));
      for (let t = 0; t < width * 0.2 && footOf(x) < height * 0.8; t++) x += side ? -1 : 1;
      strand(x, footOf(x), height * (k ? 0.42 : 0.66), false, 2);
    }
  return { ...s, image };
}
