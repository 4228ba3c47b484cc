/** Ways in which pixel art gets enlarged and spoilt, for measuring what brings it back. */
import sharp, { type Sharp } from 'sharp';
import { createImage, opaqueBounds, overlay } from '../../src/pixels/image.ts';
import { resizeNearest } from '../../src/pixels/resize.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { createRandom } from '../../workers/engine/random.ts';

const GROUNDS = [
  [236, 236, 240],
  [72, 140, 80],
  [40, 36, 60],
  [196, 120, 170],
] as const;

/** A sprite trimmed, on a flat ground with two pixels around it. */
export function onGround(image: Rgba, k: number): Rgba {
  const box = opaqueBounds(image)!;
  const out = createImage(box.width + 4, box.height + 4);
  for (let i = 0; i < out.data.length; i += 4) out.data.set([...GROUNDS[k % GROUNDS.length]!, 255], i);
  overlay(out, image, 2 - box.x, 2 - box.y);
  return out;
}

const toSharp = ({ width, height, data }: Rgba) => sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });

async function viaSharp(image: Rgba, edit: (s: Sharp) => Sharp): Promise<Rgba> {
  const { data, info } = await edit(toSharp(image)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

export async function jpeg(image: Rgba, quality: number): Promise<Rgba> {
  const bytes = await toSharp(image).removeAlpha().jpeg({ quality }).toBuffer();
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

type Kernel = 'cubic' | 'linear' | 'lanczos3';
export const resample = (image: Rgba, width: number, height: number, kernel: Kernel): Promise<Rgba> =>
  viaSharp(image, (s) => s.resize({ width, height, fit: 'fill', kernel }));

const larger = (n: number, f: number): number => Math.round(n * f);
const repeated = (t: Rgba, f: number): Rgba => resizeNearest(t, larger(t.width, f), larger(t.height, f));
const smooth = (t: Rgba, f: number, kernel: Kernel) => resample(t, larger(t.width, f), larger(t.height, f), kernel);
const blurred = (image: Rgba, sigma: number) => viaSharp(image, (s) => s.blur(sigma));

/** Cells of uneven widths with a little shading inside and noise: what image models draw. */
function uneven(t: Rgba, cell: number, k: number): Rgba {
  const random = createRandom(k);
  const cut = (n: number): number[] => {
    const lines = [0];
    for (let i = 0; i < n; i++) lines.push(lines.at(-1)! + cell * (1 + (random.float() - 0.5) * 0.28));
    return lines;
  };
  const [xs, ys] = [cut(t.width), cut(t.height)];
  const out = createImage(Math.round(xs.at(-1)!), Math.round(ys.at(-1)!));
  let j = 0;
  for (let y = 0; y < out.height; y++) {
    while (j < t.height - 1 && y + 0.5 > ys[j + 1]!) j++;
    let i = 0;
    for (let x = 0; x < out.width; x++) {
      while (i < t.width - 1 && x + 0.5 > xs[i + 1]!) i++;
      const shade = ((x - xs[i]!) / cell - 0.5) * 5 + ((y - ys[j]!) / cell - 0.5) * 5;
      const noise = (): number => (random.float() + random.float() + random.float() - 1.5) * 5;
      const from = (j * t.width + i) * 4;
      for (let q = 0; q < 3; q++) out.data[(y * out.width + x) * 4 + q] = t.data[from + q]! - shade + noise();
      out.data[(y * out.width + x) * 4 + 3] = 255;
    }
  }
  return out;
}

/** Any factor, way of enlarging and quality; half of those that are repeated are blurred. */
async function byChance(t: Rgba, k: number): Promise<Rgba> {
  const random = createRandom(`spoilt ${k}`);
  const factor = 3 + random.float() * 9;
  const kernel = (['repeated', 'repeated', 'repeated', 'linear', 'cubic'] as const)[Math.floor(random.float() * 5)]!;
  const large = kernel === 'repeated' ? repeated(t, factor) : await smooth(t, factor, kernel);
  const blur = kernel === 'repeated' && random.float() < 0.5 ? 0.4 + 0.6 * random.float() : 0;
  return jpeg(blur ? await blurred(large, blur) : large, Math.round(70 + random.float() * 25));
}

export const SPOILT: Readonly<Record<string, (t: Rgba, k: number) => Rgba | Promise<Rgba>>> = {
  'repeated ×3': (t) => repeated(t, 3),
  'repeated ×4': (t) => repeated(t, 4),
  'repeated ×7.3': (t) => repeated(t, 7.3),
  'repeated ×12': (t) => repeated(t, 12),
  '×3, JPEG 90': (t) => jpeg(repeated(t, 3), 90),
  '×7.3, JPEG 75': (t) => jpeg(repeated(t, 7.3), 75),
  '×12, JPEG 95': (t) => jpeg(repeated(t, 12), 95),
  'bicubic ×7.3': (t) => smooth(t, 7.3, 'cubic'),
  'bilinear ×5.6, JPEG 70': async (t) => jpeg(await smooth(t, 5.6, 'linear'), 70),
  '×7.3, blur 1, JPEG 80': async (t) => jpeg(await blurred(repeated(t, 7.3), 1), 80),
  'uneven cells of 9, blur, noise, JPEG 85': async (t, k) => jpeg(await blurred(uneven(t, 9, k + 1), 1), 85),
  '×2.6, JPEG 85': (t) => jpeg(repeated(t, 2.6), 85),
  'by chance: ×3–12, any way, blur ≤ 1, JPEG 70–95': byChance,
};
