/** Resizing that invents no colours: whole factors repeat pixels, reductions vote, other enlargements grow by Scale2x first. */

import { oklabOf } from './histogram.ts';
import { cloneImage, createImage, wordsOf } from './image.ts';
import { joinLines } from './resize-lines.ts';
import type { Px, Rgba } from './types.ts';

/** Every pixel becomes a block of `factor` × `factor` (a whole number from 1). */
export function enlarge(image: Rgba, factor: number): Rgba {
  return resizeNearest(image, image.width * factor, image.height * factor);
}

/** Nearest neighbour, sampled at pixel centres. */
export function resizeNearest(image: Rgba, width: Px, height: Px): Rgba {
  const out = createImage(width, height);
  const from = wordsOf(image);
  const to = wordsOf(out);
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) * image.width) / width));
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * image.height) / height) * image.width;
    for (let x = 0; x < width; x++) to[y * width + x] = from[row + columns[x]!]!;
  }
  return out;
}

/**
 * Scale2x (Andrea Mazzoleni, 2001; the same as EPX, Eric Johnston, 1992): doubles both sides and rounds stairs to
 * smoother ones, using the image's own colours.
 */
export function scale2x(image: Rgba): Rgba {
  const { width, height } = image;
  const out = createImage(width * 2, height * 2);
  const from = wordsOf(image);
  const to = wordsOf(out);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = from[y * width + x]!;
      const up = y > 0 ? from[(y - 1) * width + x]! : p;
      const down = y < height - 1 ? from[(y + 1) * width + x]! : p;
      const left = x > 0 ? from[y * width + x - 1]! : p;
      const right = x < width - 1 ? from[y * width + x + 1]! : p;
      const at = y * 2 * (width * 2) + x * 2;
      const edge = up !== down && left !== right;
      to[at] = edge && left === up ? left : p;
      to[at + 1] = edge && up === right ? right : p;
      to[at + width * 2] = edge && left === down ? left : p;
      to[at + width * 2 + 1] = edge && down === right ? right : p;
    }
  }
  return out;
}

/** Where an output pixel's edges fall in the source, along one side. */
interface Span {
  readonly first: number;
  readonly weights: readonly number[];
}

function spans(source: Px, target: Px): Span[] {
  const scale = source / target;
  return Array.from({ length: target }, (_, i) => {
    const from = i * scale;
    const to = (i + 1) * scale;
    const first = Math.floor(from);
    const last = Math.min(source - 1, Math.ceil(to - 1e-9) - 1);
    const weights = [];
    for (let s = first; s <= last; s++) weights.push(Math.min(to, s + 1) - Math.max(from, s));
    return { first, weights };
  });
}

/** Colours nearer than this in OKLab vote together. */
const ALIKE = 0.07;
const ALIKE2 = ALIKE * ALIKE;

/**
 * Reduction by vote: every output pixel takes the colour that covers most of its area (similar colours vote together,
 * and the commonest of them wins); it is transparent where less than `coverage` of the area is opaque. Works for any
 * two sizes; every output colour is one of the input's. Alpha counts as there from 128 on.
 */
export function resizeByVote(image: Rgba, width: Px, height: Px, coverage = 0.45): Rgba {
  const out = createImage(width, height);
  const { palette, indices } = indexColors(image);
  const lab = oklabOf(palette);
  const columns = spans(image.width, width);
  const rows = spans(image.height, height);
  const area = (image.width / width) * (image.height / height);
  const share = new Float64Array(palette.length);
  const present: number[] = [];
  for (let y = 0; y < height; y++) {
    const row = rows[y]!;
    for (let x = 0; x < width; x++) {
      const column = columns[x]!;
      let opaque = 0;
      present.length = 0;
      for (let j = 0; j < row.weights.length; j++) {
        const at = (row.first + j) * image.width + column.first;
        for (let i = 0; i < column.weights.length; i++) {
          const index = indices[at + i]!;
          if (index < 0) continue;
          const w = row.weights[j]! * column.weights[i]!;
          if (share[index] === 0) present.push(index);
          share[index]! += w;
          opaque += w;
        }
      }
      if (opaque >= coverage * area && present.length > 0) {
        const c = palette[winner(present, share, lab)]!;
        out.data.set([c >> 16, (c >> 8) & 255, c & 255, 255], (y * width + x) * 4);
      }
      for (const index of present) share[index] = 0;
    }
  }
  return out;
}

/** The commonest colour of the largest group of similar colours. */
function winner(present: readonly number[], share: Float64Array, lab: Float64Array): number {
  if (present.length <= 2) return present.reduce((a, b) => (share[b]! > share[a]! ? b : a));
  let best = present[0]!;
  let most = -1;
  for (const i of present) {
    let group = 0;
    for (const j of present) {
      const dL = lab[i * 3]! - lab[j * 3]!;
      const da = lab[i * 3 + 1]! - lab[j * 3 + 1]!;
      const db = lab[i * 3 + 2]! - lab[j * 3 + 2]!;
      const d = dL * dL + da * da + db * db;
      if (d < ALIKE2) group += share[j]! * (1 - d / ALIKE2);
    }
    if (group > most) {
      most = group;
      best = i;
    }
  }
  return best;
}

/** Distinct colours of the opaque pixels, and each pixel's index among them (-1: transparent). */
export function indexColors(image: Rgba): { palette: number[]; indices: Int32Array } {
  const { data } = image;
  const palette: number[] = [];
  const indices = new Int32Array(image.width * image.height).fill(-1);
  const known = new Map<number, number>();
  for (let i = 0; i < indices.length; i++) {
    if (data[i * 4 + 3]! < 128) continue;
    const c = (data[i * 4]! << 16) | (data[i * 4 + 1]! << 8) | data[i * 4 + 2]!;
    let index = known.get(c);
    if (index === undefined) {
      index = palette.length;
      palette.push(c);
      known.set(c, index);
    }
    indices[i] = index;
  }
  return { palette, indices };
}

/** Joining whole rows and columns keeps lines down to this factor; below, a pixel stands for too many to join them evenly. */
const LEAST_JOINED = 1 / 3;

/**
 * A pixel-art image at another size with its own colours: pixels repeated for whole factors; rows and columns joined for
 * reductions to no less than a third, for more a vote; otherwise Scale2x until it is large enough and then a vote.
 * `smooth` takes the last way for whole factors as well; `symmetric` is told to `joinLines`.
 */
export function resizePixels(
  image: Rgba,
  width: Px,
  height: Px,
  { smooth = false, symmetric }: { readonly smooth?: boolean; readonly symmetric?: boolean } = {},
): Rgba {
  if (width === image.width && height === image.height) return cloneImage(image);
  const fx = width / image.width;
  const fy = height / image.height;
  if (!smooth && Number.isInteger(fx) && Number.isInteger(fy)) return resizeNearest(image, width, height);
  if (Math.max(fx, fy) <= 1 && Math.min(fx, fy) >= LEAST_JOINED)
    return joinLines([image], width, height, symmetric)[0]!;
  let grown = image;
  while (grown.width < width || grown.height < height) grown = scale2x(grown);
  return grown.width === width && grown.height === height ? grown : resizeByVote(grown, width, height);
}

/**
 * Frames of one size made smaller with their own colours: all of them by the same rows and columns, so that nothing that
 * stands still trembles.
 */
export function reduceFrames(frames: readonly Rgba[], width: Px, height: Px): Rgba[] {
  const [first] = frames;
  if (!first) return [];
  return Math.min(width / first.width, height / first.height) >= LEAST_JOINED
    ? joinLines(frames, width, height, false)
    : frames.map((frame) => resizeByVote(frame, width, height));
}

/** How an image of another aspect ratio is laid into a box: all of it inside, or the box covered, or stretched. */
export const FITS = ['contain', 'cover', 'stretch'] as const;
export type Fit = (typeof FITS)[number];

/** The rectangle, in target pixels, that the whole source takes (it may stick out for 'cover'). */
export function fitBox(source: { width: Px; height: Px }, width: Px, height: Px, fit: Fit) {
  if (fit === 'stretch') return { x: 0, y: 0, width, height };
  const sx = width / source.width;
  const sy = height / source.height;
  const scale = fit === 'contain' ? Math.min(sx, sy) : Math.max(sx, sy);
  const w = Math.max(1, Math.round(source.width * scale));
  const h = Math.max(1, Math.round(source.height * scale));
  return { x: Math.floor((width - w) / 2), y: Math.floor((height - h) / 2), width: w, height: h };
}
