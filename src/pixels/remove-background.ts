/** Cutting a subject out of a plain background, without a learned model. */

import { hardenAlpha } from './image.ts';
import { labDistance, labsOf } from './labs.ts';
import type { Rgba } from './types.ts';

/** So many pixels of the border have a colour that is one of a drawn ground, of which there are at most so many … */
const LEAST_OF_EXACT = 2;
const MOST_EXACT = 32;
/** … which fill so much of it, … */
const EXACT_SHARE = 0.97;
/** … and follow on each other no more often than this: others are a texture's, which has more of them within. */
const MOST_CHANGES = 0.2;
/** OKLab distance that is still the same colour. */
const EXACT = 0.008;
/** A blend shows between colours this far apart in OKLab, and lies so near to the line between them, as a share of it. */
const LEAST_BLEND = 0.1;
const BLEND_WIDTH = 0.12;
const BLENDED_SHARE = 0.35;

interface Cluster {
  L: number;
  a: number;
  b: number;
  weight: number;
  corner: boolean;
  /** Bits 1 left, 2 right, 4 top, 8 bottom: where on the border it is seen. */
  sides: number;
}

/** The border's pixels, side after side. */
function borderIndices(width: number, height: number): number[] {
  const out: number[] = [];
  for (let x = 0; x < width; x++) out.push(x);
  for (let x = 0; x < width; x++) out.push((height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) out.push(y * width);
  for (let y = 1; y < height - 1; y++) out.push(y * width + width - 1);
  return out;
}

/**
 * The background's colours: groups of similar colours on the border that reach a corner and fill a part of it, or fill a
 * large part. A subject that is cut by the lower edge reaches no corner.
 */
function backgroundColors(image: Rgba, labs: Float32Array, reach: number): Cluster[] {
  const { width, height, data } = image;
  const corners = new Set([0, width - 1, (height - 1) * width, height * width - 1]);
  const clusters: Cluster[] = [];
  const border = borderIndices(width, height).filter((i) => data[i * 4 + 3]! >= 128);
  for (const i of border) {
    const L = labs[i * 3]!;
    const a = labs[i * 3 + 1]!;
    const b = labs[i * 3 + 2]!;
    let home = clusters.find((c) => Math.hypot(c.L - L, c.a - a, c.b - b) < reach);
    if (!home) {
      home = { L, a, b, weight: 0, corner: false, sides: 0 };
      clusters.push(home);
    }
    const w = ++home.weight;
    home.L += (L - home.L) / w;
    home.a += (a - home.a) / w;
    home.b += (b - home.b) / w;
    if (corners.has(i)) home.corner = true;
    const x = i % width;
    home.sides |= (x === 0 ? 1 : x === width - 1 ? 2 : 0) | (i < width ? 4 : i >= width * (height - 1) ? 8 : 0);
  }
  const accepted = clusters.filter((c) => c.weight >= (c.corner ? 0.04 : 0.3) * border.length);
  // The middle of a gradient reaches no corner, but is like an accepted colour and seen on two sides.
  for (const known of accepted) {
    for (const c of clusters) {
      if (accepted.includes(c) || (c.sides & (c.sides - 1)) === 0) continue;
      if (Math.hypot(c.L - known.L, c.a - known.a, c.b - known.b) < reach * 2.5) accepted.push(c);
    }
  }
  return accepted;
}

/**
 * The colours of a drawn ground, which has few and each of them exactly: what differs from them in the least is not it.
 * Undefined where the ground has a texture, or noise as of JPEG or a photograph.
 */
function exactColors(
  image: Rgba,
  labs: Float32Array,
  clusters: readonly Cluster[],
  reach: number,
): Cluster[] | undefined {
  const { width, height, data } = image;
  const packed = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const counts = new Map<number, { at: number; n: number }>();
  let all = 0;
  let changes = 0;
  let last = -1;
  for (const i of borderIndices(width, height)) {
    if (data[i * 4 + 3]! < 128 || distance(labs, i, clusters) > reach) continue;
    all++;
    if (packed[i] !== last) changes++;
    last = packed[i]!;
    const known = counts.get(packed[i]!);
    if (known) known.n++;
    else counts.set(packed[i]!, { at: i, n: 1 });
  }
  const often = [...counts.values()].filter(({ n }) => n >= LEAST_OF_EXACT);
  const held = often.reduce((sum, { n }) => sum + n, 0);
  if (often.length > MOST_EXACT || held < all * EXACT_SHARE || changes > all * MOST_CHANGES) return undefined;
  return often.map(({ at, n }) => ({
    L: labs[at * 3]!,
    a: labs[at * 3 + 1]!,
    b: labs[at * 3 + 2]!,
    weight: n,
    corner: false,
    sides: 0,
  }));
}

/** The OKLab distance of a pixel to the nearest of some colours. */
function distance(labs: Float32Array, i: number, clusters: readonly Cluster[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const c of clusters) {
    const d = Math.hypot(labs[i * 3]! - c.L, labs[i * 3 + 1]! - c.a, labs[i * 3 + 2]! - c.b);
    if (d < least) least = d;
  }
  return least;
}

/** Whether the rim of what is left was blended with the ground: its colours lie between that and what is further in. */
function isBlended(image: Rgba, labs: Float32Array, ground: readonly Cluster[], gone: Uint8Array): boolean {
  const { width } = image;
  const rim = rimOf(image, gone);
  const outer = new Set(rim);
  const isBetween = (i: number): boolean =>
    [1, 2, 3]
      .flatMap((far) => [i - far, i + far, i - far * width, i + far * width])
      .some((j) => {
        if (gone[j] !== 0 || outer.has(j)) return false;
        return ground.some((g) => {
          const to = [labs[j * 3]! - g.L, labs[j * 3 + 1]! - g.a, labs[j * 3 + 2]! - g.b] as const;
          const at = [labs[i * 3]! - g.L, labs[i * 3 + 1]! - g.a, labs[i * 3 + 2]! - g.b] as const;
          const length = Math.hypot(...to);
          const along = (at[0] * to[0] + at[1] * to[1] + at[2] * to[2]) / length ** 2;
          const beside = Math.hypot(at[0] - along * to[0], at[1] - along * to[1], at[2] - along * to[2]);
          return length > LEAST_BLEND && along > 0.1 && along < 0.9 && beside < length * BLEND_WIDTH;
        });
      });
  return rim.filter(isBetween).length > rim.length * BLENDED_SHARE;
}

/** What is reached from the border through pixels near the colours, and through gradients in steps too small to see: 1. */
function flood({ width, height, data }: Rgba, labs: Float32Array, clusters: readonly Cluster[], reach: number) {
  const gone = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let tail = 0;
  for (const i of borderIndices(width, height)) {
    if (gone[i] || (data[i * 4 + 3] !== 0 && distance(labs, i, clusters) > reach)) continue;
    gone[i] = 1;
    queue[tail++] = i;
  }
  for (let head = 0; head < tail; head++) {
    const i = queue[head]!;
    const x = i % width;
    for (const n of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (n < 0 || n >= width * height || gone[n]) continue;
      if (data[n * 4 + 3] !== 0) {
        const d = distance(labs, n, clusters);
        const step = labDistance(labs, n, labs, i);
        if (d > reach && !(step < reach / 5 && d < reach * 3)) continue;
      }
      gone[n] = 1;
      queue[tail++] = n;
    }
  }
  return gone;
}

/** What is left beside what is gone. */
function rimOf({ width }: Rgba, gone: Uint8Array): number[] {
  const rim: number[] = [];
  for (let i = 0; i < gone.length; i++) {
    const x = i % width;
    if (gone[i]) continue;
    if ((x > 0 && gone[i - 1]) || (x < width - 1 && gone[i + 1]) || gone[i - width] || gone[i + width]) rim.push(i);
  }
  return rim;
}

/**
 * The subject on a transparent background: floods inwards from the edges through pixels near the border's colours, and
 * through gradients in steps too small to see; areas that the subject encloses stay. Alpha comes out binary. An image
 * whose border is transparent already only gets its alpha made binary.
 *
 * `tolerance`: OKLab distance from a border colour that still is background (default 0.06; JPEG noise is about 0.03). Of a
 * drawn ground, whose few colours come exactly, it is next to nothing.
 */
export function removeBackground(image: Rgba, tolerance = 0.06): Rgba {
  const { width, height } = image;
  const out = hardenAlpha(image);
  const border = borderIndices(width, height);
  const clear = border.filter((i) => out.data[i * 4 + 3] === 0).length;
  if (clear >= border.length * 0.5) return out;
  const labs = labsOf(image);
  const near = backgroundColors(image, labs, tolerance);
  const exact = exactColors(image, labs, near, tolerance);
  let gone = exact && flood(out, labs, exact, EXACT);
  if (!gone || isBlended(out, labs, exact!, gone)) {
    gone = flood(out, labs, near, tolerance);
    // Blended pixels at the cut-out's edge are nearer to the background than to what lies behind them.
    for (const i of rimOf(out, gone)) if (distance(labs, i, near) <= tolerance * 2) gone[i] = 1;
  }
  for (let i = 0; i < gone.length; i++) if (gone[i]) out.data.fill(0, i * 4, i * 4 + 4);
  return out;
}

/** How much of a picture is opaque, 0..1. */
export function opaqueShare(image: Rgba): number {
  let n = 0;
  for (let i = 3; i < image.data.length; i += 4) if (image.data[i]! >= 128) n++;
  return n / (image.width * image.height);
}
