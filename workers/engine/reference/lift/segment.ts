/** Which part of the body each pixel of a sprite belongs to. */

import { writeOklab } from '../../../../src/pixels/color.ts';
import { distanceTo } from '../../../../src/pixels/distance.ts';
import { coverageOf } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { anchorAt, distance, type Joint, PARTS, type Skeleton } from './skeleton.ts';

export interface Segmentation {
  readonly width: Px;
  readonly height: Px;
  /** Index into `PARTS` of each pixel; -1 where nothing is. */
  readonly part: Int8Array;
  /** Of each part: how far each pixel is from its bone, going over the sprite alone; Infinity where it cannot be reached. */
  readonly cost: readonly Float32Array[];
  /** Half the width of each part, in pixels. */
  readonly radius: readonly Px[];
}

/** A step across a clear edge of colour (OKLab distance 1) costs as much as this many pixels of way. */
const EDGE = 12;
/** Outlines are of one colour all around and no way from part to part: a step along the rim costs so much more. */
const ALONG_RIM = 2;
/** A limb in front of the body has a head start of this many pixels over what is behind it. */
const FRONT = 1.2;

/** Bone of each part as a line in the picture. */
export interface Bone {
  readonly a: Joint;
  readonly b: Joint;
}

export const bonesOf = (skeleton: Skeleton): readonly Bone[] =>
  PARTS.map(({ from, to }) => ({ a: anchorAt(skeleton, from), b: anchorAt(skeleton, to) }));

/** How far a point lies from a bone, and where along it (0 at `a`, 1 at `b`, not clamped). */
export function toBone({ a, b }: Bone, x: number, y: number): { readonly away: number; readonly along: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const along = square < 1e-6 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / square;
  const t = Math.min(1, Math.max(0, along));
  return { away: Math.hypot(x - a.x - t * dx, y - a.y - t * dy), along };
}

/** Longer side of a skeleton's box, in pixels. */
export function extentOf(skeleton: Skeleton): Px {
  const all = Object.values(skeleton);
  const xs = all.map((j) => j.x);
  const ys = all.map((j) => j.y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), 1);
}

function radii(skeleton: Skeleton, bones: readonly Bone[], inside: Float64Array, width: Px, height: Px): Px[] {
  const size = extentOf(skeleton);
  return PARTS.map((part, i) => {
    const bone = bones[i]!;
    if (part.name === 'torso') {
      const shoulders = distance(skeleton['RIGHT SHOULDER'], skeleton['LEFT SHOULDER']);
      const hips = distance(skeleton['RIGHT HIP'], skeleton['LEFT HIP']);
      return Math.max(0.09 * size, (shoulders + hips) / 4);
    }
    if (part.name === 'head') {
      const ears = distance(skeleton['RIGHT EAR'], skeleton['LEFT EAR']);
      return Math.max(0.5 * ears, 0.75 * distance(bone.a, bone.b), 0.08 * size);
    }
    const found: number[] = [];
    for (let t = 0.15; t <= 0.9; t += 0.15) {
      const x = Math.floor(bone.a.x + (bone.b.x - bone.a.x) * t);
      const y = Math.floor(bone.a.y + (bone.b.y - bone.a.y) * t);
      if (x >= 0 && y >= 0 && x < width && y < height) found.push(inside[y * width + x]!);
    }
    found.sort((p, q) => p - q);
    const measured = found.length > 0 ? found[found.length >> 1]! : 0;
    return Math.min(0.07 * size, Math.max(0.035 * size, measured));
  });
}

/**
 * Segments by the nearest bone, where nearness is a way over the sprite's own pixels that pays for every edge of colour
 * it crosses (a geodesic distance, P. J. Toivanen 1996): hair, capes and weapons go with what they hang on.
 * Distances are grown from each bone's core by Dijkstra's algorithm. A part that another one shows (`shownBy`) has none.
 */
export function segment(image: Rgba, skeleton: Skeleton, shownBy: readonly number[]): Segmentation {
  const { width, height } = image;
  const there = coverageOf(image);
  const lab = labOf(image);
  const bones = bonesOf(skeleton);
  const inside = distanceTo(
    there.map((v) => 1 - v),
    width,
    height,
  ).distance;
  const rim = Uint8Array.from(inside, (d, p) => (there[p] && d <= 1 ? 1 : 0));
  const radius = radii(skeleton, bones, inside, width, height);
  const torsoZ = (bones[0]!.a.z + bones[0]!.b.z) / 2;
  const depth = 0.04 * extentOf(skeleton);
  const cost = PARTS.map((_, i) => {
    const bone = bones[i]!;
    const r = radius[i]!;
    const ahead = i < 2 ? 0 : ((bone.a.z + bone.b.z) / 2 - torsoZ) / depth;
    const start = -FRONT * Math.min(1, Math.max(-1, ahead));
    const cores = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (!there[y * width + x]) continue;
        const { away } = toBone(bone, x + 0.5, y + 0.5);
        if (shownBy[i] === i && away <= Math.max(0.75, r)) cores[y * width + x] = start + (away / Math.max(1, r)) * 1.5;
      }
    }
    return grow(cores, there, rim, lab, width, height);
  });
  const part = new Int8Array(width * height).fill(-1);
  for (let p = 0; p < part.length; p++) {
    if (!there[p]) continue;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < PARTS.length; i++) {
      if (cost[i]![p]! < least) {
        least = cost[i]![p]!;
        part[p] = i;
      }
    }
    // an island that no bone reaches goes with the bone nearest through the air
    if (part[p]! < 0) part[p] = nearestBone(bones, radius, shownBy, (p % width) + 0.5, Math.floor(p / width) + 0.5);
  }
  return { width, height, part: smoothed(smoothed(part, width, height), width, height), cost, radius };
}

/** Parts without specks: a pixel among five or more neighbours of one other part goes to that part. */
function smoothed(part: Int8Array, width: Px, height: Px): Int8Array {
  const votes = new Uint8Array(PARTS.length);
  return part.map((own, p) => {
    if (own < 0) return own;
    votes.fill(0);
    const x = p % width;
    const y = (p - x) / width;
    for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
      for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
        const other = part[j * width + i]!;
        if (other >= 0 && (i !== x || j !== y)) votes[other]!++;
      }
    }
    const most = votes.indexOf(Math.max(...votes));
    return votes[most]! >= 5 ? most : own;
  });
}

function nearestBone(
  bones: readonly Bone[],
  radius: readonly Px[],
  shownBy: readonly number[],
  x: number,
  y: number,
): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  bones.forEach((bone, i) => {
    const away = toBone(bone, x, y).away - radius[i]!;
    if (shownBy[i] === i && away < least) {
      least = away;
      best = i;
    }
  });
  return best;
}

function labOf(image: Rgba): Float64Array {
  const lab = new Float64Array(image.width * image.height * 3);
  const { data } = image;
  for (let p = 0; p < image.width * image.height; p++) {
    if (data[p * 4 + 3]! >= 128) writeOklab(lab, p * 3, data[p * 4]!, data[p * 4 + 1]!, data[p * 4 + 2]!);
  }
  return lab;
}

/** Dijkstra's algorithm from many starts over opaque pixels, eight neighbours each. */
function grow(
  start: Float32Array,
  there: Uint8Array,
  rim: Uint8Array,
  lab: Float64Array,
  width: Px,
  height: Px,
): Float32Array {
  const cost = start;
  const heap = new Heap();
  for (let p = 0; p < cost.length; p++) if (cost[p]! < Number.POSITIVE_INFINITY) heap.push(p, cost[p]!);
  for (let p = heap.pop(); p >= 0; p = heap.pop()) {
    const at = heap.key;
    if (at > cost[p]!) continue;
    const px = p % width;
    const py = (p - px) / width;
    for (let dy = -1; dy <= 1; dy++) {
      const y = py + dy;
      if (y < 0 || y >= height) continue;
      for (let dx = -1; dx <= 1; dx++) {
        const x = px + dx;
        if (x < 0 || x >= width) continue;
        const q = y * width + x;
        if (!there[q] || q === p) continue;
        const edge = Math.hypot(
          lab[p * 3]! - lab[q * 3]!,
          lab[p * 3 + 1]! - lab[q * 3 + 1]!,
          lab[p * 3 + 2]! - lab[q * 3 + 2]!,
        );
        const along = rim[p] && rim[q] ? ALONG_RIM : 0;
        const next = Math.fround(at + (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1) + EDGE * edge + along);
        if (next < cost[q]!) {
          cost[q] = next;
          heap.push(q, next);
        }
      }
    }
  }
  return cost;
}

/** A binary heap of pixels by cost. */
class Heap {
  readonly #item: number[] = [];
  readonly #key: number[] = [];
  /** Cost of the pixel popped last. */
  key = 0;

  push(item: number, key: number): void {
    let i = this.#item.length;
    this.#item.push(item);
    this.#key.push(key);
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (this.#key[up]! <= key) break;
      this.#item[i] = this.#item[up]!;
      this.#key[i] = this.#key[up]!;
      i = up;
    }
    this.#item[i] = item;
    this.#key[i] = key;
  }

  /** The cheapest pixel, or -1 when there is none. */
  pop(): number {
    const size = this.#item.length - 1;
    if (size < 0) return -1;
    const top = this.#item[0]!;
    this.key = this.#key[0]!;
    const item = this.#item.pop()!;
    const key = this.#key.pop()!;
    if (size === 0) return top;
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down >= size) break;
      if (down + 1 < size && this.#key[down + 1]! < this.#key[down]!) down++;
      if (this.#key[down]! >= key) break;
      this.#item[i] = this.#item[down]!;
      this.#key[i] = this.#key[down]!;
      i = down;
    }
    this.#item[i] = item;
    this.#key[i] = key;
    return top;
  }
}
