/** Things in two colours, half and half, and what is missing or broken of one part. */
import { hexToOklab, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { look, pixelsAt, type Seen } from '../../subject/places.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { eyesOf } from './creature-marks.ts';
import { pieces } from './part-area.ts';

const labAt = (s: Sprite, i: number) => rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!]); // biome-ignore format: one line

/** What of a thing is its face: its largest part, and what lies inside of that. A rim, straps and hilts stay as they are. */
function faceOf({ regions, inked }: Seen): readonly number[] {
  const main = regions.reduce((a, b) => (b.share > a.share ? b : a));
  const inner = regions.filter((r) => r === main || r.share > 0.22 || (r.left >= main.left && r.right <= main.right && r.top >= main.top && r.bottom <= main.bottom && r.share > 0.1)); // biome-ignore format: one line
  const pixels = inner.flatMap((r) => r.pixels);
  return pixels.length > inked.length * 0.3 ? pixels : inked;
}

export const PANE = /^(?:glass|lens|face|screen|dial|crystal|display)$/;

/** The glass or dial of a thing that has one. */
export function paneIn(s: Sprite): readonly number[] | undefined {
  const seen = look(s);
  return seen && paneOf(s, seen);
}

/** Its glass: the pixels of parts that are called so, or what is light in its middle. */
function paneOf(s: Sprite, seen: Seen): readonly number[] | undefined {
  const glass = s.partNames.map((name) => /glass|lens|face|dial|pane|screen|crystal/.test(name));
  const named = seen.inked.filter((i) => glass[s.parts[i]!]);
  if (named.length > seen.inked.length * 0.06) return named;
  const { box, width } = seen;
  const bounds = (pixels: readonly number[]) => {
    const [xs, ys] = [pixels.map((i) => i % width), pixels.map((i) => Math.floor(i / width))];
    const least = (of: readonly number[]): Px => of.reduce((a, b) => Math.min(a, b));
    const most = (of: readonly number[]): Px => of.reduce((a, b) => Math.max(a, b));
    return { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) };
  };
  let found: (ReturnType<typeof bounds> & { readonly share: number }) | undefined;
  for (const { pixels, share } of seen.regions) {
    if (pixels.length === 0 || share < 0.06 || share <= (found?.share ?? 0)) continue;
    const light = pixels.reduce((sum, i) => sum + labAt(s, i)[0], 0) / pixels.length;
    const { left, right, top, bottom } = bounds(pixels);
    if (light > 0.7 && left > box.x && top > box.y && right < box.x + box.width - 1 && bottom < box.y + box.height - 1)
      found = { left, right, top, bottom, share };
  }
  if (!found) return undefined;
  // hands and figures are under it
  const { left, right, top, bottom } = found;
  const [cx, cy, r] = [(left + right) / 2, (top + bottom) / 2, (Math.max(right - left, bottom - top) / 2) * 0.92];
  return seen.inked.filter((i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= left && x <= right && y >= top && y <= bottom && Math.hypot(x - cx, y - cy) <= r;
  });
}

/** Its face in two colours: 'aside' parted from top to bottom, 'above' the first over the second. The light on it stays. */
export function twoTone(s: Sprite, [first, second]: readonly [string, string], way: 'aside' | 'above'): Sprite {
  const seen = look(s);
  if (!seen) return s;
  const pixels = faceOf(seen);
  const { width } = seen;
  const along = pixels.map((i) => (way === 'aside' ? i % width : Math.floor(i / width)));
  const middle = (along.reduce((a, b) => Math.min(a, b)) + along.reduce((a, b) => Math.max(a, b)) + 1) / 2;
  const mean = pixels.reduce((sum, i) => sum + labAt(s, i)[0], 0) / pixels.length;
  const image = cloneImage(s.image);
  for (const [k, i] of pixels.entries()) {
    const [L, a, b] = hexToOklab(along[k]! + 0.5 < middle ? first : second);
    // black keeps enough light to show its form
    const base = Math.min(0.9, Math.max(0.26, L));
    const light = Math.min(0.97, Math.max(0.12, base + (labAt(s, i)[0] - mean) * 0.75));
    image.data.set(oklabToRgb([light, a, b]), i * 4);
  }
  return { ...s, image };
}

/** The picture without some pixels: lines that were about them alone go as well, and a new line closes what is left. */
function withoutPixels(
  image: Sprite['image'],
  before: Int16Array,
  gone: readonly number[],
  width: Px,
): Pick<Sprite, 'image' | 'parts'> {
  const parts = before.slice();
  const out = new Set(gone);
  const clear = (i: number): void => {
    image.data.fill(0, i * 4, i * 4 + 4);
    parts[i] = -1;
  };
  const around = (i: number): number[] => [i - 1, i + 1, i - width, i + width, i - width - 1, i - width + 1, i + width - 1, i + width + 1]; // biome-ignore format: one line
  const rim = new Set<number>();
  for (const i of gone)
    for (const j of around(i)) if (!out.has(j) && before[j] === -1 && image.data[j * 4 + 3]) rim.add(j);
  for (const i of gone) clear(i);
  for (const i of rim) if (!around(i).some((j) => (parts[j] ?? -1) >= 0)) clear(i);
  for (const i of gone)
    if (
      around(i)
        .slice(0, 4)
        .some((j) => (parts[j] ?? -1) >= 0)
    )
      image.data.set([44, 32, 44, 255], i * 4);
  return { image, parts };
}

/** A wedge of what is round is cut out of it, from its middle to the lower right. */
function sliceGone(s: Sprite, { inked, box, width }: Seen): Sprite {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height * 0.46];
  const gone = inked.filter((i) => {
    const [u, v] = [((i % width) + 0.5 - cx) / box.width, (Math.floor(i / width) + 0.5 - cy) / box.height];
    return u > 0 && v > 0 && v > u * 0.25 && v < u * 1.9;
  });
  // the line round it there goes with it
  const image = cloneImage(s.image);
  const out = withoutPixels(image, s.parts, gone, width);
  for (let i = 0; i < s.parts.length; i++) {
    const [u, v] = [((i % width) + 0.5 - cx) / box.width, (Math.floor(i / width) + 0.5 - cy) / box.height];
    if (s.parts[i]! < 0 && u > 0.06 && v > 0.06 && v > u * 0.36 && v < u * 1.6)
      out.image.data.fill(0, i * 4, i * 4 + 4);
  }
  return { ...s, ...out };
}

/** Two small dark spots inside of it that are as high and as large as each other, the uppermost of such. */
export function twinSpots(
  s: Sprite,
): readonly { readonly left: Px; readonly top: Px; readonly right: Px; readonly bottom: Px }[] | undefined {
  const { width, height, data } = s.image;
  const mask = new Uint8Array(width * height);
  const ink = (i: number): boolean => (data[i * 4 + 3] ?? 0) > 0;
  for (let y = 2; y < height * 0.6; y++)
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const inner = [-2, 2, -2 * width, 2 * width].every((d) => ink(i + d));
      if (inner && ink(i) && labAt(s, i)[0] < 0.34) mask[i] = 1;
    }
  const spots = pieces(mask, width)
    .map((m) => [...m.keys()].filter((i) => m[i]))
    .filter((own) => own.length <= Math.max(4, width * height * 0.012))
    .map((own) => ({ size: own.length, left: Math.min(...own.map((i) => i % width)), right: Math.max(...own.map((i) => i % width)), top: Math.min(...own.map((i) => Math.floor(i / width))), bottom: Math.max(...own.map((i) => Math.floor(i / width))) })); // biome-ignore format: one line
  const pairs = spots.flatMap((a) => spots.filter((b) => b.left > a.right + width * 0.08 && Math.abs(a.top - b.top) <= 1 && Math.max(a.size, b.size) <= Math.min(a.size, b.size) * 1.7).map((b) => [a, b] as const)); // biome-ignore format: one line
  return pairs.sort((p, q) => p[0].top - q[0].top)[0];
}

/** In the place of one of its eyes a cross of thread. */
function eyeGone(s: Sprite): Sprite {
  const found = eyesOf(s);
  const level = found.length === 2 && Math.abs(found[0]!.top - found[1]!.top) <= 2;
  const eye = [...(level ? found : (twinSpots(s) ?? found))].sort((a, b) => b.left - a.left)[0];
  if (!eye) return s;
  const image = cloneImage(s.image);
  const { width, height, data } = s.image;
  const r = Math.max(1.5, (eye.right - eye.left + 1) / 2, (eye.bottom - eye.top + 1) / 2);
  const [cx, cy] = [(eye.left + eye.right) / 2, (eye.top + eye.bottom) / 2];
  // what lies round it closes over it
  const from = Math.round(Math.max(0, cy - r - 2)) * width + Math.round(cx);
  for (let y = eye.top; y <= eye.bottom; y++)
    for (let x = eye.left; x <= eye.right; x++)
      if (data[(y * width + x) * 4 + 3]) image.data.set(data.subarray(from * 4, from * 4 + 4), (y * width + x) * 4);
  for (let k = -r; k <= r; k += 0.5)
    for (const side of [-1, 1]) {
      const [x, y] = [Math.round(cx + k), Math.round(cy + k * side)];
      if (x >= 0 && y >= 0 && x < width && y < height) dot(image, x, y, '#2c1c24');
    }
  return { ...s, image };
}

/** Cracks in one part of it; or it is gone, or its outer half is. Of several like it one is meant, the one to the right. */
export function partHurt(
  s: Sprite,
  part: string,
  how: 'cracked' | 'missing' | 'snapped',
  seed: number,
  all = false,
): Sprite {
  const seen = look(s);
  if (!seen) return s;
  if (part === 'eye') return eyeGone(s);
  if (/^(?:slices?|pieces?|chunks?)$/.test(part)) return sliceGone(s, seen);
  const { width, box } = seen;
  const named = pixelsAt(seen, part);
  const isPane = how === 'cracked' && PANE.test(part);
  const pixels = isPane
    ? (paneOf(s, seen) ?? faceOf(seen))
    : named.length > 0
      ? named
      : how === 'cracked'
        ? faceOf(seen)
        : [];
  if (pixels.length === 0) return s;
  const image = cloneImage(s.image);
  if (how !== 'cracked') {
    const mask = new Uint8Array(width * s.image.height);
    for (const i of pixels) mask[i] = 1;
    const list = pieces(mask, width);
    const right = (m: Uint8Array): number => m.reduce((most, on, i) => (on ? Math.max(most, i % width) : most), 0);
    const large = list.filter((m) => m.reduce((n, on) => n + on, 0) > pixels.length * 0.12);
    const one = large.reduce((a, b) => (right(b) > right(a) ? b : a), large[0]!);
    const own = all ? [...pixels] : [...one.keys()].filter((i) => one[i]);
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const far = (i: number): number => Math.hypot((i % width) - cx, Math.floor(i / width) - cy);
    const [near, most] = [own.map(far).reduce((a, b) => Math.min(a, b)), own.map(far).reduce((a, b) => Math.max(a, b))];
    const ragged = (i: number): number => ((i * 7) % 3) - 1;
    const gone = how === 'missing' ? own : own.filter((i) => far(i) + ragged(i) > near + (most - near) * 0.45);
    return { ...s, ...withoutPixels(image, s.parts, gone, width) };
  }
  const on = new Set(pixels);
  const random = createRandom(seed).fork('part cracked');
  const start = pixels[Math.floor(pixels.length * (isPane ? 0.36 : 0.5))]!;
  const reach = Math.max(4, Math.sqrt(pixels.length));
  const unit: Px = Math.max(1, Math.round(Math.max(box.width, box.height) / 64));
  for (let k = 0; k < 6; k++) {
    let [x, y] = [start % width, Math.floor(start / width)];
    let way = (k / 6) * Math.PI * 2 + random.float() * 0.6;
    for (let t = 0; t < reach * (isPane ? 1.1 : 0.8); t++) {
      if (random.float() < 0.3) way += (random.float() - 0.5) * (isPane ? 1 : 1.5);
      x += Math.cos(way);
      y += Math.sin(way);
      for (let u = 0; u < unit; u++) {
        const i = Math.round(y) * width + Math.round(x) + u;
        if (!on.has(i)) continue;
        const L = labAt(s, i)[0];
        image.data.set(oklabToRgb([L > 0.4 ? 0.2 : 0.9, 0, 0]), i * 4);
      }
    }
  }
  return { ...s, image };
}
