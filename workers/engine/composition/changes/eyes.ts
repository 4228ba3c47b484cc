/** Eyes besides those that a creature's drawing has, or fewer: several, a single large one, one that is lost. */
import { rgbToHex } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { type Box, boxesOf } from './creature-marks.ts';
import { clearAt, eyesSeen } from './eyes-seen.ts';
import { twinSpots } from './two-tone.ts';

/** Where further eyes go, in eyes from the middle between the two: across and up. */
const FURTHER: readonly (readonly [x: number, y: number])[] = [[0, 1], [-1.1, 1.15], [1.1, 1.15], [0, 2.2], [-2, 1], [2, 1]]; // biome-ignore format: a table

/** Where they go of who is seen from the side, backwards and up. */
const CLUSTER: readonly (readonly [back: number, up: number])[] = [[1.5, 0], [0.7, 1.2], [0.7, -1.2], [2.2, 1.2], [2.2, -1.2]]; // biome-ignore format: a table

/** As many eyes as are said: copies of those it has, above and between them. */
export function withMoreEyes(s: Sprite, count: number, colour?: string): Sprite {
  // of who is seen from its side both lie in one place
  const eyes = eyesSeen(s);
  const [first] = eyes;
  if (!first || count <= eyes.length) return s;
  const { width, height, data } = s.image;
  const [w, h] = [first.right - first.left + 1, first.bottom - first.top + 1];
  const middle = eyes.reduce((sum, e) => sum + (e.left + e.right) / 2, 0) / eyes.length;
  const top = Math.min(...eyes.map((e) => e.top));
  const image = cloneImage(s.image);
  const inside = (x: Px, y: Px): boolean => x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > 0; // biome-ignore format: one line
  const free = (x: Px, y: Px): boolean => [[0, 0], [w - 1, 0], [0, h - 1], [w - 1, h - 1]].every(([i, j]) => inside(x + i!, y + j!)); // biome-ignore format: one line
  const lightAt = (i: number): number => data[i * 4]! * 0.3 + data[i * 4 + 1]! * 0.59 + data[i * 4 + 2]! * 0.11;
  const copyOf = (x: Px, y: Px): void => {
    let told = 0;
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const [from, to] = [(first.top + j) * width + first.left + i, (y + j) * width + x + i];
        told = Math.max(told, Math.abs(lightAt(from) - lightAt(to)));
        image.data.set(data.subarray(from * 4, from * 4 + 4), to * 4);
      }
    // dark in dark is told by its light
    if (colour) tinted(x, y);
    else if (told < 60) dot(image, x, y, '#f8f4e8');
  };
  // of the colour that is said of them, with a pupil where there is room
  const tinted = (x: Px, y: Px): void => {
    for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) dot(image, x + i, y + j, w >= 3 && h >= 3 && i === w >> 1 && j === h >> 1 ? '#181018' : colour!);
  }; // biome-ignore format: one line
  if (colour) for (const e of eyes) tinted(e.left, e.top);
  let left = count - eyes.length;
  // of who is seen from the side one eye shows: the others lie in a cluster behind it
  if (eyes.length === 1) {
    const named = (x: Px, y: Px): boolean =>
      /head|skull|face|muzzle|ears?$/.test(s.partNames[s.parts[(y + (h >> 1)) * width + x + (w >> 1)] ?? -1] ?? '');
    const back = (first.left + first.right) / 2 > width / 2 ? -1 : 1;
    for (const [u, v] of CLUSTER) {
      const [x, y] = [
        first.left + back * Math.round(u * Math.min(3, w + 1)),
        first.top - Math.round(v * Math.min(3, h + 1)),
      ];
      if (left <= 0) break;
      if (!free(x, y) || (named(first.left, first.top) && !named(x, y))) continue;
      copyOf(x, y);
      left--;
    }
    return { ...s, image };
  }
  for (const [u, v] of FURTHER) {
    if (left <= 0) break;
    const x = Math.round(middle - w / 2 + u * (w + 1));
    // as high as the brow allows
    let y = Math.round(top - v * (h + 1));
    // where two stand far apart there is room between them as well
    const lowest = u === 0 && eyes.length > 1 ? top + h + 1 : top - (u === 0 ? 0 : h + 1);
    while (y < lowest && !free(x, y)) y++;
    // between two that stand close there is no room: it lies below them
    if (u === 0 && y >= top - 1 && eyes.length > 1) {
      const gap = Math.max(...eyes.map((e) => e.left)) - Math.min(...eyes.map((e) => e.right)) - 1;
      if (gap < w + 2) y = top + h + 1;
      if (!free(x, y)) continue;
    } else if (y >= lowest) continue;
    copyOf(x, y);
    left--;
  }
  return { ...s, image };
}

/** The colour that lies round an eye: the one that most of the pixels beside it have. */
function skinBy(s: Sprite, e: Box): string {
  const { width, data } = s.image;
  const seen = new Map<string, number>();
  for (let y = e.top - 2; y <= e.bottom + 2; y++)
    for (let x = e.left - 2; x <= e.right + 2; x++) {
      if (clearAt(s, x, y) || (x >= e.left - 1 && x <= e.right + 1 && y >= e.top - 1 && y <= e.bottom + 1)) continue;
      const i = (y * width + x) * 4;
      if (s.parts[y * width + x]! < 0 || /eye|pupil|iris|white|ball/.test(s.partNames[s.parts[y * width + x]!] ?? '')) continue; // biome-ignore format: one line
      const hex = rgbToHex([data[i]!, data[i + 1]!, data[i + 2]!]);
      seen.set(hex, (seen.get(hex) ?? 0) + 1);
    }
  return [...seen].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '#8c7468';
}

/** The whole of an eye with its white and its rim: what is of an eye's part, or was set, about its box. */
function eyeWhole(s: Sprite, e: Box): Box {
  const { width } = s.image;
  let { left, top, right, bottom } = e;
  const wide = Math.max(2, right - left + 1);
  for (const b of boxesOf(s, /^(?:eyes?|white|ball|pupils?|iris|lid|disc)$/))
    if (b.right - b.left <= wide * 3 && b.left <= e.right + 1 && b.right >= e.left - 1 && b.top <= e.bottom + 1 && b.bottom >= e.top - 1) [left, top, right, bottom] = [Math.min(left, b.left), Math.min(top, b.top), Math.max(right, b.right), Math.max(bottom, b.bottom)]; // biome-ignore format: one line
  const reach = Math.min(3, wide);
  if (s.set)
    for (let y = e.top - reach; y <= e.bottom + reach; y++)
      for (let x = e.left - reach; x <= e.right + reach; x++)
        if (!clearAt(s, x, y) && s.set[y * width + x]) [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]; // biome-ignore format: one line
  return { left, top, right, bottom };
}

/** An eye painted over with what lies round it. */
function covered(s: Sprite, e: Box): Sprite {
  const image = cloneImage(s.image);
  const b = eyeWhole(s, e);
  const hex = skinBy(s, b);
  for (let y = b.top; y <= b.bottom; y++)
    for (let x = b.left; x <= b.right; x++) if (!clearAt(s, x, y)) dot(image, x, y, hex);
  return { ...s, image };
}

/** A single eye, and a large one, in the middle of its face or, of who is seen from the side, where its own is. */
export function withOneEye(s: Sprite, colour?: string, size = 1): Sprite {
  const eyes = eyesSeen(s);
  const [first] = eyes;
  if (!first) return s;
  const { width, height } = s.image;
  const bare = eyes.reduce(covered, s);
  const middle = (of: (e: Box) => number): number => eyes.reduce((sum, e) => sum + of(e), 0) / eyes.length;
  const [cx, cy] = [middle((e) => (e.left + e.right) / 2), middle((e) => (e.top + e.bottom) / 2)];
  const own = Math.max(...eyes.map((e) => Math.max(e.right - e.left, e.bottom - e.top) + 1));
  const apart = eyes.length > 1 ? Math.abs(eyes[1]!.left - eyes[0]!.left) : own * 1.5;
  let r = Math.max(2, Math.min(Math.max(own * 0.85, apart * 0.5, Math.min(width, height) * 0.07) * size, Math.min(width, height) * 0.2)); // biome-ignore format: one line
  // it stays within the face
  while (r > 2 && [0, 1, 2, 3, 4, 5, 6, 7].filter((k) => clearAt(s, Math.round(cx + Math.cos(k * 0.785) * (r + 1)), Math.round(cy + Math.sin(k * 0.785) * (r + 1)))).length > 2) r -= 0.5; // biome-ignore format: one line
  const image = cloneImage(bare.image);
  const { data } = s.image;
  const at = (first.top * width + first.left) * 4;
  const seen = rgbToHex([data[at]!, data[at + 1]!, data[at + 2]!]);
  const lively = Math.max(data[at]!, data[at + 1]!, data[at + 2]!) - Math.min(data[at]!, data[at + 1]!, data[at + 2]!) > 70; // biome-ignore format: one line
  const iris = colour ?? (lively ? seen : '#d89c2c');
  const [px, py] = [Math.round(cx * 2) / 2, Math.round(cy * 2) / 2];
  for (let y = Math.floor(py - r - 1); y <= py + r + 1; y++)
    for (let x = Math.floor(px - r - 1); x <= px + r + 1; x++) {
      if (clearAt(s, x, y)) continue;
      const d = Math.hypot(x - px, y - py);
      if (d > r + 0.9) continue;
      dot(image, x, y, d > r - 0.1 ? '#241a24' : d > r * 0.68 ? '#f6f2ea' : d > r * 0.34 ? iris : '#181018');
    }
  if (r >= 3) dot(image, px - r * 0.3, py - r * 0.35, '#ffffff');
  return { ...bare, image };
}

/** One eye lost: a cross of thread on what is sewn, else skin over it with the line of a cut. */
export function withLostEye(s: Sprite, sewn: boolean): Sprite {
  const seen = eyesSeen(s);
  // two that are as high; else the twin spots that a small face has
  const level = seen.length === 2 && Math.abs(seen[0]!.top - seen[1]!.top) <= 2;
  const twins = twinSpots(s);
  const eyes = twins && (!level || twins[0]!.top < seen[0]!.top - 1) ? twins : seen;
  // the one to our right; of who is seen from its side the one that shows
  const lost = eyes.reduce<Box | undefined>((a, b) => (a && a.left > b.left ? a : b), undefined);
  if (!lost) return s;
  const bare = covered(s, lost);
  const image = cloneImage(bare.image);
  const b = eyeWhole(s, lost);
  const [cx, cy] = [Math.round((b.left + b.right) / 2), Math.round((b.top + b.bottom) / 2)];
  const half = Math.max(1, Math.round(Math.max(b.right - b.left, b.bottom - b.top, Math.min(image.width, image.height) * 0.08) / 2)); // biome-ignore format: one line
  const set = (x: Px, y: Px, hex: string): void => {
    if (!clearAt(s, x, y)) dot(image, x, y, hex);
  };
  if (sewn)
    for (let k = -half; k <= half; k++) {
      set(cx + k, cy + k, '#1c1418');
      set(cx + k, cy - k, '#1c1418');
    }
  else {
    for (let k = -half; k <= half; k++) set(cx + k, cy + (Math.abs(k) === half ? 0 : 1), '#241418');
    for (let k = -half - 1; k <= half + 1; k++) set(cx + Math.round(k * 0.4), cy + k, '#9c3440');
  }
  return { ...bare, image };
}
