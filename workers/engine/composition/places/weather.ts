/** What falls, drifts and shines through the air. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { bayer4 } from '../../../../src/pixels/dither.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Random } from '../../random.ts';

function toward(image: Rgba, i: number, [r, g, b]: readonly [number, number, number], t: number): void {
  const { data } = image;
  data[i * 4] = Math.round(data[i * 4]! * (1 - t) + r * t);
  data[i * 4 + 1] = Math.round(data[i * 4 + 1]! * (1 - t) + g * t);
  data[i * 4 + 2] = Math.round(data[i * 4 + 2]! * (1 - t) + b * t);
}

/** A veil of fog between two rows, dithered in bands. */
export function veil(image: Rgba, hex: string, from: number, to: number, strength: number, random: Random): void {
  const colour = hexToRgb(hex);
  const phase = random.float() * 9;
  for (let y = Math.max(0, Math.floor(from)); y < Math.min(image.height, to); y++)
    for (let x = 0; x < image.width; x++) {
      const t = Math.min(1, (y - from) / Math.max(1, to - from));
      const wave = 0.75 + 0.35 * Math.sin(x * 0.045 + phase + y * 0.11) + 0.15 * Math.sin(x * 0.13 - phase);
      const step = Math.floor(strength * Math.sin(Math.PI * t) ** 0.7 * wave * 3 + bayer4(x, y) * 0.9);
      if (step > 0) toward(image, y * image.width + x, colour, Math.min(0.66, step * 0.26));
    }
}

/** Sand that the wind drives along: all is veiled, most in the distance, and long grains fly. */
export function sandstorm(image: Rgba, random: Random, unit: Px): void {
  const { width, height } = image;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const far = 1 - (y / height) * 0.75;
      const gust = 0.72 + 0.28 * Math.sin(y * 0.16 + Math.sin(x * 0.05 + y * 0.02) * 2.2);
      const step = Math.floor(far * gust * 3.4 + bayer4(x, y) * 0.9);
      if (step > 0) toward(image, y * width + x, [216, 172, 108], Math.min(0.84, step * 0.24));
    }
  const grains = Math.round((width * height) / 130);
  for (let k = 0; k < grains; k++) {
    const [x, y] = [random.int(width + 20) - 10, random.int(height)];
    const long = (4 + random.int(9)) * unit;
    const light = random.float() < 0.6;
    for (let i = 0; i < long; i++) {
      const [px, py] = [x + i, y + Math.floor(i / 6)];
      if (px >= 0 && px < width && py < height)
        toward(image, py * width + px, light ? [244, 216, 160] : [168, 120, 68], 0.7);
    }
  }
}

export function rain(image: Rgba, random: Random, heavy: boolean, unit: Px, floor: Px): void {
  const { width, height } = image;
  const drops = Math.round((width * height) / (heavy ? 70 : 110));
  for (let k = 0; k < drops; k++) {
    const x = random.int(width + 20) - 10;
    const y = random.int(height);
    const long = 3 + random.int(4) * unit;
    for (let i = 0; i < long; i++) {
      const px = x - Math.floor(i / 3);
      if (px >= 0 && px < width && y + i < height) toward(image, (y + i) * width + px, [188, 212, 240], 0.42);
    }
  }
  for (let k = 0; k < width / 5; k++) {
    const x = 1 + random.int(Math.max(1, width - 3));
    const y = Math.max(1, floor + random.int(Math.max(1, height - floor)));
    for (const [dx, dy] of [[-1, -1], [1, -1], [0, 0]] as const) if (y + dy < height) toward(image, (y + dy) * width + x + dx, [212, 228, 248], 0.55); // biome-ignore format: a row
  }
}

/** A bolt from the clouds to the ground. */
export function thunderbolt(
  image: Rgba,
  glow: Uint8Array,
  random: Random,
  unit: Px,
  floor: Px,
  inSky: (i: number) => boolean,
): void {
  const { width } = image;
  let x = width * (random.float() < 0.5 ? 0.08 + 0.1 * random.float() : 0.82 + 0.1 * random.float());
  let drift = 0;
  for (let y = 0; y < floor; y++) {
    if (y % (4 * unit) === 0) drift = (random.float() - 0.5) * 2.4;
    x += drift;
    for (let i = -unit; i <= unit; i++) {
      const px = Math.round(x + i);
      if (px < 0 || px >= width || !inSky(y * width + px)) continue;
      toward(image, y * width + px, Math.abs(i) === unit && unit > 0 ? [150, 180, 248] : [255, 252, 220], 1);
      glow[y * width + px] = 1;
    }
  }
}

export function flakes(image: Rgba, random: Random, unit: Px, hexes: readonly string[], share = 1): void {
  const { width, height } = image;
  const count = Math.round(((width * height) / (170 * unit * unit)) * share);
  for (let k = 0; k < count; k++) {
    const [x, y] = [random.int(width), random.int(height)];
    const size = random.float() < 0.3 ? unit + 1 : unit;
    const colour = hexToRgb(random.pick(hexes));
    for (let j = 0; j < size; j++)
      for (let i = 0; i < size; i++)
        if (x + i < width && y + j < height) toward(image, (y + j) * width + x + i, colour, 1);
  }
}

/** Slanted shafts from above, each one step lighter, dithered away downwards. */
export function rays(image: Rgba, random: Random, hex: string): void {
  const { width, height } = image;
  const colour = hexToRgb(hex);
  const n = 4 + random.int(2);
  for (let k = 0; k < n; k++) {
    const x0 = width * ((k + 0.2 + 0.5 * random.float()) / n) + width * 0.18;
    const w0 = width * (0.015 + 0.03 * random.float());
    for (let y = 0; y < height * 0.95; y++) {
      const t = y / (height * 0.95);
      const [middle, w] = [x0 - y * 0.55, w0 * (1 + t * 2.2)];
      for (let x = Math.max(0, Math.round(middle - w)); x < Math.min(width, middle + w); x++)
        if ((1 - t) * 1.35 > bayer4(x, y)) toward(image, y * width + x, colour, 0.32);
    }
  }
}

/** What falls round somebody who is cut out: streaks or flakes where nothing is, and where drops strike the ground. */
export function falling(image: Rgba, random: Random, what: 'rain' | 'snow', unit: Px): void {
  const { width, height, data } = image;
  const before = data.slice();
  const free = (x: Px, y: Px): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && before[(y * width + x) * 4 + 3] === 0;
  const dot = (x: Px, y: Px, [r, g, b]: readonly [number, number, number]): void => {
    if (free(x, y)) data.set([r, g, b, 255], (y * width + x) * 4);
  };
  const step = Math.max(4, Math.round(width / 11));
  const long = what === 'rain' ? 3 * unit : unit;
  for (let column = 0, x = random.int(3); x < width; x += step, column++) {
    // every second column starts lower, so that no row of drops forms
    for (let y = random.int(step) + (column % 2) * step; y < height - 2 * unit; y += step * 2 + random.int(3)) {
      // no drop touches an outline
      let open = true;
      for (let j = -1; j <= long && open; j++) for (let i = -2; i <= unit; i++) if (y + j < height && x + i >= 0 && x + i < width && y + j >= 0 && !free(x + i, y + j)) open = false; // biome-ignore format: one line
      if (!open) continue;
      for (let j = 0; j < long; j++)
        for (let i = 0; i < (what === 'snow' ? unit : 1); i++)
          dot(x - Math.floor(j / 2) + i, y + j, what === 'snow' ? [236, 242, 250] : j < unit ? [168, 200, 236] : [104, 152, 212]); // biome-ignore format: one line
    }
  }
}
