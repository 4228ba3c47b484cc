/** What somebody or something that moves leaves behind: dust, smoke, fire, water, sparkles, a rainbow, lines of speed. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { glow, matter } from '../../painted/ramps.ts';
import { createRandom } from '../../random.ts';
import { block, dot, ellipse, sheet } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';

const OWN: Readonly<Record<string, string>> = { dust: '#c8a878', sand: '#dcc080', smoke: '#a8a4ac', steam: '#dce4ec', fire: '#f07820', water: '#4898e4', snow: '#dcecf8', mud: '#7c5234', slime: '#6cd048', sparks: '#f8c838', sparkles: '#f8dc68', stars: '#f8d040', light: '#f8e890', bubbles: '#8ccff4', lines: '#f4f4f8' }; // biome-ignore format: a table
const RAINBOW = ['#e8424c', '#f4913c', '#f0c838', '#58b84c', '#4484e0', '#8c54c8'];

/** Heaps that shrink the farther back they lie, lit from above. */
function heaps(image: Rgba, ramp: readonly string[], chance: () => number, low: boolean): void {
  const { width, height } = image;
  const n = Math.max(4, Math.round(width / 5));
  for (let k = 0; k < n; k++) {
    const t = (k + 0.5) / n;
    const r = Math.max(1.4, height * (0.1 + 0.3 * t) * (0.85 + 0.3 * chance()));
    const x = width * t;
    const y = low ? height - r * (0.8 + 0.5 * chance()) : height * (0.5 + (chance() - 0.5) * 0.3);
    ellipse(image, x, y, r * 1.1, r, (px, py) => {
      const lit = -(px - x) - (py - y) * 1.4;
      return lit > r * 0.5 ? ramp[3] : lit < -r * 0.7 ? ramp[1] : ramp[2];
    });
  }
  // loose puffs
  for (let k = 0; k < 3; k++) ellipse(image, width * (0.05 + 0.2 * k), height * (0.2 + 0.3 * chance()), height * 0.07 + 0.8, height * 0.06 + 0.8, () => ramp[3]); // biome-ignore format: one line
}

/** Flames that are blown back. */
function flames(image: Rgba, ramp: readonly string[], chance: () => number): void {
  const { width, height } = image;
  for (const [
    hex,
    thick,
    from,
  ] of [[ramp[1]!, 1, 0], [ramp[2]!, 0.72, 0.16], [ramp[3]!, 0.46, 0.34], [ramp[5] ?? ramp[4]!, 0.22, 0.55]] as const) // biome-ignore format: a list
    for (let tongue = 0; tongue < 3; tongue++) {
      const y0 = height * (0.3 + 0.22 * tongue);
      const start = width * (from + 0.14 * ((tongue * 7) % 3) * (1 - from) + 0.04 * chance());
      for (let x = Math.round(start); x < width; x++) {
        const t = (x - start) / Math.max(1, width - start);
        const half = height * 0.2 * thick * Math.sqrt(t) * (1 - 0.25 * t);
        const y = y0 + Math.sin(x * 0.5 + tongue * 2) * height * 0.05 * (1 - t);
        for (let d = -half; d <= half; d++) dot(image, x, y + d, hex);
      }
    }
}

/** Small lights that grow denser towards whom they come from. */
function twinkles(image: Rgba, ramp: readonly string[], chance: () => number, star: boolean): void {
  const { width, height } = image;
  const n = Math.max(6, Math.round(width / 3));
  for (let k = 0; k < n; k++) {
    const t = (k + chance()) / n;
    const [x, y] = [Math.round(width * t), Math.round(height * (0.5 + (chance() - 0.5) * (0.4 + 0.5 * t)))];
    dot(image, x, y, ramp[4]!);
    if (star && k % 2)
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) dot(image, x + dx, y + dy, ramp[2]!); // biome-ignore format: one line
    else if (k % 3) dot(image, x - 1, y, ramp[2]!);
  }
}

function lines(image: Rgba, hex: string): void {
  const { width, height } = image;
  const unit: Px = Math.max(1, Math.round(height / 30));
  for (const [k, y] of [0.12, 0.34, 0.56, 0.78, 0.94].entries()) block(image, width * [0.3, 0, 0.4, 0.14, 0.5][k]!, height * y, width * [0.5, 0.9, 0.46, 0.7, 0.4][k]!, unit, hex); // biome-ignore format: one line
}

function bands(image: Rgba): void {
  const { width, height } = image;
  const thick = Math.max(1, Math.round(height * 0.09));
  for (let x = 0; x < width; x++) {
    const lift = Math.round(Math.sin((x / width) * Math.PI * 1.6) * height * 0.08);
    for (const [k, hex] of RAINBOW.entries()) block(image, x, height * 0.5 + (k - 3) * thick + lift, 1, thick, hex);
  }
}

/** The subject with what it leaves behind; what stands up like a rocket leaves it below. */
export function withWake(s: Sprite, of: string, colour: string | undefined, seed: number, upright = false): Sprite {
  const random = createRandom(seed).fork('wake');
  const chance = (): number => random.float();
  const { width: w, height: h } = s.image;
  const hex = colour ?? OWN[of] ?? OWN.dust!;
  const low = /^(?:dust|sand|smoke|snow|mud|water|slime)$/.test(of);
  const long = Math.round((upright ? h : w) * 0.62);
  const image = sheet(long, Math.max(6, Math.round((upright ? w : h) * (low ? 0.5 : of === 'lines' ? 0.8 : 0.46))));
  if (of === 'rainbow') bands(image);
  else if (of === 'lines') lines(image, hex);
  else if (of === 'fire') flames(image, glow(hex), chance);
  else if (/^(?:sparks|sparkles|stars|light|bubbles)$/.test(of)) twinkles(image, glow(hex), chance, of !== 'sparks');
  else heaps(image, matter(hex), chance, low && !upright);
  if (upright) {
    const turned = sheet(image.height, image.width);
    for (let y = 0; y < image.height; y++) for (let x = 0; x < image.width; x++) turned.data.set(image.data.subarray((y * image.width + x) * 4, (y * image.width + x) * 4 + 4), ((image.width - 1 - x) * turned.width + y) * 4); // biome-ignore format: one line
    return joined([{ sprite: painted(turned, 'wake'), x: Math.round((w - turned.width) / 2), y: Math.round(h * 0.86) }, { sprite: s, x: 0, y: 0 }], 1); // biome-ignore format: one line
  }
  const y = low ? h - image.height : Math.round(h * 0.5 - image.height / 2);
  return joined(
    [
      { sprite: painted(image, 'wake'), x: Math.round(-long * 0.8), y },
      { sprite: s, x: 0, y: 0 },
    ],
    1,
  );
}
