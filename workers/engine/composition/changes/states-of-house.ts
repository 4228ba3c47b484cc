/** What became of a building: its roof fallen in, its sails torn, its walls patched with scrap. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import { noise } from '../../painted/fields.ts';
import { createRandom } from '../../random.ts';
import { block, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { DARK, isOf, unitOf } from './fittings.ts';

const ROOF = /^(?:roof|thatch|tiles|shingles)$/;

/** Its roof has fallen in: a ragged hole with rafters that stick out, rubble below. */
export function withFallenRoof(s: Sprite, seed: number): Sprite {
  const { width, height } = s.image;
  const roof = partBox(s, ROOF) ?? partBox(s, /^(?:spire|dome|cap)$/);
  const box = roof ?? { x: 0, y: 0, width, height: height * 0.4 };
  const wall = isOf(s, /^(?:wall|window|door|timber|front|pane|doorframe|step|sign)$/);
  const onRoof = isOf(s, ROOF);
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const random = createRandom(seed).fork('fallen');
  const n = noise(seed % 701);
  const rx = Math.max(4, box.width * 0.27);
  // where most of the roof is: beside a steeple
  const weight = (at: number): number => {
    let count = 0;
    for (let y = box.y; y < box.y + box.height; y++)
      for (let x = Math.round(at - rx); x < at + rx; x++) if (x >= 0 && x < width && onRoof(y * width + x)) count++;
    return count;
  };
  const spots = [0.3, 0.42, 0.58, 0.7].map((u) => box.x + box.width * u);
  const cx = spots.reduce((best, at) => (weight(at) > weight(best) * 1.02 ? at : best));
  const low = box.y + box.height;
  for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
    if (x < 0 || x >= width) continue;
    const u = Math.abs(x - cx) / rx;
    let top = -1;
    let end = low;
    for (let y = Math.floor(box.y); y < low; y++) {
      const i = y * width + x;
      if (!image.data[i * 4 + 3]) continue;
      if (top < 0) {
        top = y;
        end = top + Math.sqrt(Math.max(0, 1 - u * u)) * (low - top) * 0.98 + (n(x / 2.2, 4) - 0.5) * box.height * 0.2;
      }
      if (y > end || (roof && wall(i))) break;
      // the sky is seen over what is left of it, the dark inside below
      if (y < top + (end - top) * 0.62) {
        image.data.fill(0, i * 4, i * 4 + 4);
        parts[i] = -1;
      } else {
        image.data.set([...hexToRgb(y > end - 1.2 ? DARK : '#1c1620'), 255], i * 4);
        parts[i] = -1;
      }
    }
  }
  withoutLoose(image, parts);
  const unit = unitOf(s);
  const beam = (x0: number, y0: number, x1: number, y1: number): void => {
    const steps = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)));
    for (let k = 0; k <= steps; k++) {
      const [x, y] = [x0 + ((x1 - x0) * k) / steps, y0 + ((y1 - y0) * k) / steps];
      block(image, x, y, unit + 1, unit, '#8c6440');
      block(image, x + unit + 1, y, 1, unit, '#4c3424');
    }
  };
  const base = low - 1;
  const high = Math.min(box.height, width * 0.4);
  beam(cx - rx * 0.5, base, cx - rx * 0.3, base - high * 0.62);
  beam(cx + rx * 0.1, base, cx + rx * 0.02, base - high * 0.46);
  beam(cx + rx * 0.56, base, cx + rx * 0.4, base - high * 0.58);
  const layers: { sprite: Sprite; x: number; y: number }[] = [{ sprite: { ...s, image, parts }, x: 0, y: 0 }];
  for (let k = 0; k < 4; k++) {
    const size = Math.max(3, Math.round(width * (0.06 + 0.05 * random.float())));
    const piece = sheet(size, Math.round(size * 0.6));
    block(piece, 0, 0, size, size, k % 2 ? '#7c5638' : '#7c787c');
    block(piece, 0, 0, size, Math.max(1, size * 0.25), k % 2 ? '#a47c50' : '#a8a4a8');
    layers.push({ sprite: painted(lined(piece, DARK), 'rubble'), x: Math.round(width * [0.02, 0.16, 0.78, 0.9][k]!), y: height - Math.round(size * 0.5) });
  }
  return joined(layers);
} // biome-ignore format: short

/** What is joined to nothing below is gone as well. */
function withoutLoose(image: Sprite['image'], parts: Int16Array): void {
  const { width, height, data } = image;
  const seen = new Uint8Array(width * height);
  const open: number[] = [];
  const from = (i: number): void => {
    if (seen[i] || !data[i * 4 + 3]) return;
    seen[i] = 1;
    open.push(i);
  };
  for (let x = 0; x < width; x++) for (let y = Math.round(height * 0.9); y < height; y++) from(y * width + x);
  while (open.length > 0) {
    const i = open.pop()!;
    const x = i % width;
    if (x > 0) from(i - 1);
    if (x < width - 1) from(i + 1);
    if (i >= width) from(i - width);
    if (i < width * (height - 1)) from(i + width);
  }
  for (let i = 0; i < seen.length; i++)
    if (!seen[i] && data[i * 4 + 3]) {
      data.fill(0, i * 4, i * 4 + 4);
      parts[i] = -1;
    }
}

/** Holes in its sails or cloth, torn ends. */
export function withTornSails(s: Sprite, seed: number): Sprite {
  const onSail = isOf(s, /^(?:sail|sails|vane|blade|cloth|awning|canvas|flag|banner)$/);
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const { width, height } = image;
  const n = noise(seed % 613);
  const cell = Math.max(2, Math.min(width, height) / 22);
  for (let i = 0; i < parts.length; i++) {
    if (!onSail(i)) continue;
    const v = n((i % width) / cell, Math.floor(i / width) / cell);
    if (v > 0.6) {
      image.data.fill(0, i * 4, i * 4 + 4);
      parts[i] = -1;
    } else if (v > 0.52) image.data.set([...hexToRgb('#8c7c64'), 255], i * 4);
  }
  return { ...s, image, parts };
}

const PLATES = ['#a05c3c', '#84868e', '#74483a', '#98989c', '#b0744a', '#64707c', '#847c78', '#8c5840'] as const;

/** Walls and roof of sheets of scrap, each in its own rust or paint, nailed over each other. */
export function withScrap(s: Sprite, seed: number): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const kept = isOf(s, /^(?:door|window|pane|glass|sign|lamp|lantern|smoke|hole|flag|torch|step|ground)$/);
  const random = createRandom(seed).fork('scrap');
  const cell = Math.max(6, Math.round(width / 5));
  const tall = Math.max(5, Math.round(cell * 0.72));
  const shift = Array.from({ length: 40 }, () => Math.round(cell * random.float()));
  const pick = Array.from({ length: 400 }, () => random.int(PLATES.length));
  const mean = 0.55;
  for (let i = 0; i < width * height; i++) {
    if (s.parts[i]! < 0 || !image.data[i * 4 + 3] || kept(i)) continue;
    const [L] = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    if (L < 0.24) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const row = Math.floor(y / tall);
    const own = x + shift[row % 40]!;
    const plate = PLATES[pick[(row * 17 + Math.floor(own / cell) * 5) % 400]!]!;
    const [u, v] = [own % cell, y % tall];
    const [pl, a, b] = rgbToOklab(hexToRgb(plate));
    // corrugated by turns, each lapped over the one below
    const wave = (row + Math.floor(own / cell)) % 2 ? (u % 3 === 0 ? 0.84 : 1) : 1;
    const edge = v === tall - 1 ? 0.58 : u === cell - 1 ? 0.7 : v === 0 ? 1.16 : wave;
    const nail = cell > 6 && (u === 1 || u === cell - 3) && v === 1 ? 0.55 : 1;
    image.data.set(oklabToRgb([pl * edge * nail * (L < mean * 0.7 ? 0.78 : 1), a, b]), i * 4);
  }
  return { ...s, image };
} // biome-ignore format: short
