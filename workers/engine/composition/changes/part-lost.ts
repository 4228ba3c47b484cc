/** What became of the corners and ends of a thing: torn, burnt or folded corners, what sticks out of it and is snapped off, one of two parts in another colour. */
import { hexToOklab, oklabToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import type { Rendering } from '../../solids/render.ts';
import { fromBulk, look, painted, pixelsAt, type Seen } from '../../subject/places.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { pieces } from './part-area.ts';
import { heldAt } from './part-worn.ts';

export type CornerFate = 'torn' | 'burnt' | 'folded';

const inkAt = (s: Sprite, i: number): boolean => (s.image.data[i * 4 + 3] ?? 0) > 0;
const labAt = (s: Sprite, i: number) => rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!]); // biome-ignore format: one line
const gone = (image: Sprite['image'], parts: Int16Array, i: number): void => {
  image.data.fill(0, i * 4, i * 4 + 4);
  parts[i] = -1;
};

/** Its upper right corner (or, of `within`, that of a part): torn or broken off, charred, or folded over so that its back is seen. */
export function cornerHurt(s: Sprite, fate: CornerFate, seed: number, within?: readonly number[]): Sprite {
  const { width, height } = s.image;
  const all = within ?? Array.from({ length: width * height }, (_, i) => i).filter((i) => inkAt(s, i));
  if (all.length < 12) return s;
  const xs = all.map((i) => i % width);
  const ys = all.map((i) => Math.floor(i / width));
  const most = (of: readonly number[]): Px => of.reduce((a, b) => Math.max(a, b));
  const least = (of: readonly number[]): Px => of.reduce((a, b) => Math.min(a, b));
  const [right, top, left, bottom] = [most(xs), least(ys), least(xs), most(ys)];
  const far = (i: number): number => right - (i % width) + (Math.floor(i / width) - top);
  const start = all.reduce((a, i) => Math.min(a, far(i)), 9999);
  const size = Math.max(3, Math.round(Math.min(right - left, bottom - top) * (within ? 0.5 : fate === 'burnt' ? 0.56 : 0.42))); // biome-ignore format: one line
  const random = createRandom(seed).fork('corner');
  const ragged = Array.from({ length: width + height }, () => random.int(3) - 1);
  const edge = (i: number): number => ragged[(i % width) + Math.floor(i / width)] ?? 0;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const deep = (i: number): number => far(i) - start;
  if (fate === 'folded') {
    const sorted = all.map((i) => labAt(s, i)).sort((a, b) => a[0] - b[0]);
    const [L, a, b] = sorted[Math.floor(sorted.length * 0.7)]!;
    const back = oklabToHex(L > 0.6 ? [L - 0.13, a, b + 0.01] : [Math.min(0.95, L + 0.2), a * 0.5, b * 0.5]);
    for (const i of all) {
      const [x, y, d] = [i % width, Math.floor(i / width), deep(i)];
      if (d < size) {
        if (within) dot(image, x, y, '#9ca0ac');
        else gone(image, parts, i);
      } else if (right - x <= size && y - top <= size) dot(image, x, y, d === size || right - x === size || y - top === size ? '#3c3440' : back); // biome-ignore format: one line
    }
    // what is folded stands a little off the rim
    return { ...s, image, parts };
  }
  const cut = fate === 'torn' ? size : size * 0.42;
  for (const i of all) {
    const d = deep(i) + edge(i);
    if (d < cut) gone(image, parts, i);
    else if (fate === 'burnt' && d < size) {
      const t = (d - cut) / (size - cut);
      const [L, a, b] = labAt(s, i);
      const hex = t < 0.2 ? '#e8742c' : t < 0.5 ? '#241c20' : t < 0.8 ? '#4c3628' : oklabToHex([L * 0.72, a * 0.8 + 0.012, b * 0.8 + 0.03]); // biome-ignore format: one line
      dot(image, i % width, Math.floor(i / width), hex);
    }
  }
  if (fate === 'torn')
    for (const i of all)
      if (inkAt({ ...s, image }, i) && deep(i) < size + 3 && [i + 1, i - width].some((j) => inkAt(s, j) && !inkAt({ ...s, image }, j))) dot(image, i % width, Math.floor(i / width), oklabToHex([Math.max(0.2, labAt(s, i)[0] * 0.45), 0.005, 0.01])); // biome-ignore format: one line
  return { ...s, image, parts };
}

/** Where parts of these names stick out of a thing: from its top, its foot, or anywhere. */
const UPPER = /^(?:horns?|antennas?|antennae|ears?|spikes?|prongs?|tips?|points?|tines?|crests?|feathers?|top|blade)$/;
const LOWER = /^(?:legs?|feet|foot|wheels?|heels?)$/;

/** What sticks out of the bulk of a thing where such a part would be, each piece by itself, the one to the right first. */
function outlying(s: Sprite, seen: Seen, part: string): { readonly pieces: readonly (readonly number[])[]; readonly far: Int16Array } {
  const far = fromBulk(seen);
  const { box, width } = seen;
  const mask = new Uint8Array(s.parts.length);
  const within = (i: number): boolean => {
    const y = (Math.floor(i / width) - box.y) / box.height;
    return UPPER.test(part) ? y < 0.55 : LOWER.test(part) ? y > 0.55 : true;
  };
  for (const least of [0.6, 0.35]) {
    mask.fill(0);
    for (let i = 0; i < mask.length; i++) if (inkAt(s, i) && far[i]! > Math.max(1.5, seen.deepest * least) && within(i)) mask[i] = 1;
    const found = pieces(mask, width).map((m) => [...m.keys()].filter((i) => m[i])).filter((own) => own.length > 5 && own.length < seen.inked.length * 0.4);
    if (found.length > 0) return { pieces: found.toSorted((a, b) => middle(b, width) - middle(a, width)), far };
  }
  return { pieces: [], far };
} // biome-ignore format: conditions
const middle = (own: readonly number[], width: Px): number => own.reduce((sum, i) => sum + (i % width), 0) / own.length;

/** Ends that stick out are snapped: the outer half of one of them is gone, of `all` of each; undefined where nothing sticks out. */
export function snappedEnds(s: Sprite, part: string, how: 'missing' | 'snapped', all: boolean): Sprite | undefined {
  const seen = look(s);
  if (!seen) return undefined;
  if (/^strings?$/.test(part)) return looseString(s, seen);
  const { pieces: found, far } = outlying(s, seen, part);
  const { width } = s.image;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  if (found.length === 0) return /^(?:tooth|teeth|cogs?|pieces?|chunks?)$/.test(part) ? bitten(s, seen) : undefined;
  for (const own of all ? found : found.slice(0, 1)) {
    const most = own.reduce((a, i) => Math.max(a, far[i]!), 0);
    const near = own.reduce((a, i) => Math.min(a, far[i]!), 9999);
    // of what is thin all over only the end is one
    const share = own.length > seen.inked.length * 0.12 ? 0.72 : 0.42;
    const from = how === 'missing' && share < 0.5 ? near : near + (most - near) * share;
    for (const i of own) if (far[i]! + (((i * 7) % 3) - 1) * (most > 5 ? 1 : 0.4) > from) gone(image, parts, i);
  }
  return { ...s, image: closed(s, image, width), parts };
}

/** A dark line closes what was cut. */
function closed(s: Sprite, image: Sprite['image'], width: Px): Sprite['image'] {
  const out: number[] = [];
  for (let i = 0; i < s.parts.length; i++) {
    if (!image.data[i * 4 + 3]) continue;
    if ([i - 1, i + 1, i - width, i + width].some((j) => inkAt(s, j) && !image.data[j * 4 + 3])) out.push(i);
  }
  for (const i of out) {
    const [L, a, b] = labAt(s, i);
    dot(image, i % width, Math.floor(i / width), oklabToHex([Math.max(0.16, L * 0.5), a * 0.6, b * 0.6]));
  }
  return image;
}

/** A notch in its upper right edge. */
function bitten(s: Sprite, { box, width }: Seen): Sprite {
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const r = Math.max(2, Math.min(box.width, box.height) * 0.14);
  let at: readonly [number, number] | undefined;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  // from outside towards the middle: where it begins
  for (let t = 1; t > 0 && !at; t -= 0.02) {
    const [x, y] = [Math.round(cx + t * box.width * 0.5), Math.round(cy - t * box.height * 0.42)];
    if (inkAt(s, y * width + x)) at = [x, y];
  }
  if (!at) return s;
  for (let i = 0; i < parts.length; i++) if (inkAt(s, i) && Math.hypot((i % width) - at[0], Math.floor(i / width) - at[1]) < r) gone(image, parts, i); // biome-ignore format: one line
  return { ...s, image: closed(s, image, width), parts };
}

/** A string that has sprung: it curls away from its upper end. */
function looseString(s: Sprite, { box }: Seen): Sprite {
  const image = cloneImage(s.image);
  const r = Math.max(2, Math.min(box.width, box.height) * 0.13);
  const [x, y] = [box.x + box.width * 0.62, box.y + box.height * 0.22];
  const points: [Px, Px][] = [];
  for (let t = 0; t < 5.6; t += 0.12) points.push([Math.round(x - r * 1.5 + Math.cos(t) * r * (1 - t * 0.1) - t * r * 0.12), Math.round(y - Math.sin(t) * r * (1 - t * 0.1))]); // biome-ignore format: one line
  const on = ([px, py]: readonly [Px, Px]): boolean => px > 0 && py > 0 && px < image.width - 1 && py < image.height - 1; // biome-ignore format: one line
  for (const [px, py] of points) for (const [dx, dy] of [[1, 0], [0, 1]] as const) if (on([px + dx, py + dy]) && !image.data[((py + dy) * image.width + px + dx) * 4 + 3]) dot(image, px + dx, py + dy, '#3c3440'); // biome-ignore format: one line
  for (const p of points) if (on(p)) dot(image, p[0], p[1], '#f0e4c8');
  return { ...s, image };
}

/** One of several like parts in a colour of its own: the one to the right, or to the left. */
export function oneHued(s: Sprite, part: string, hex: string, left: boolean): Sprite {
  const seen = look(s);
  if (!seen) return s;
  const named = heldAt(seen, part);
  // lenses are told by their glass
  const glass = /^(?:lens|lenses|eye|eyes|glass|visor)$/.test(part) ? seen.inked.filter((i) => { const [L, a, b] = labAt(s, i); return L > 0.5 && b < -0.015 && Math.hypot(a, b) > 0.02; }) : []; // biome-ignore format: one line
  const pixels = glass.length > seen.inked.length * 0.08 ? glass : named.length > 0 ? named : pixelsAt(seen, 'lens');
  if (pixels.length === 0) return s;
  const { width } = s.image;
  const mask = new Uint8Array(s.parts.length);
  for (const i of pixels) mask[i] = 1;
  const list = pieces(mask, width).map((m) => [...m.keys()].filter((i) => m[i]));
  const large = list.filter((own) => own.length > pixels.length * 0.16);
  const sorted = large.toSorted((a, b) => middle(b, width) - middle(a, width));
  let own = left ? sorted.at(-1)! : sorted[0]!;
  // both in one lump: its half
  if (sorted.length === 1 && /^(?:lens|lenses|eye|eyes|glass)$/.test(part)) {
    const at = middle(own, width);
    own = own.filter((i) => (left ? i % width < at : i % width > at));
  }
  const drawn = { image: s.image, parts: s.parts, partNames: s.partNames } as unknown as Rendering;
  return { ...s, image: painted({ ...seen, drawn }, own, hexToOklab(hex)[0] < 0.1 ? '#241c2c' : hex).image };
}

/** How many pixels of its drawing a part of that name has. */
export function partPixels(s: Sprite, part: string): number {
  const seen = look(s);
  return seen ? pixelsAt(seen, part).length : 0;
}

/** The corner of its label has come off and curls. */
export function labelPeeling(s: Sprite, seed: number): Sprite {
  const seen = look(s);
  const pixels = seen ? pixelsAt(seen, 'label') : [];
  return pixels.length < 12 ? s : cornerHurt(s, 'folded', seed, pixels);
}

/** Two small notches in its upper edge, as on a cup that was knocked; steam over it is no edge. */
export function notchedTop(s: Sprite): Sprite {
  const seen = look(s);
  if (!seen) return s;
  const { box, width } = seen;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const r = Math.max(1.4, Math.min(box.width, box.height) * 0.075);
  const inRow = (y: number): number => Array.from({ length: box.width }, (_, x) => y * width + box.x + x).filter((i) => inkAt(s, i)).length; // biome-ignore format: one line
  // below what rises from it: the first row that is broad
  let edge = box.y;
  while (edge < box.y + box.height * 0.6 && inRow(edge) < box.width * 0.44) edge++;
  for (const share of [0.3, 0.56]) {
    const x = Math.round(box.x + box.width * share);
    let y = edge;
    while (y < box.y + box.height && !inkAt(s, y * width + x)) y++;
    for (let i = 0; i < parts.length; i++) {
      const [dx, dy] = [(i % width) - x, Math.floor(i / width) - y];
      if (dy >= -box.height * 0.1 && inkAt(s, i) && Math.abs(dx) + Math.max(0, dy) * 0.8 < r + 0.4)
        gone(image, parts, i);
    }
  }
  return { ...s, image: closed(s, image, width), parts };
}
