/** A segmented sprite as loose pixels that know which part moves them, with what lies hidden behind other parts. */
import { distanceTo } from '../../../../src/pixels/distance.ts';
import { wordsOf } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { HiddenLimbs } from './hidden-limbs.ts';
import { bonesOf, type Segmentation, toBone } from './segment.ts';
import { PART_NAMES, PARTS, partIndex, type Skeleton } from './skeleton.ts';

/** Pixels of the reference and what is behind them; of several at one place the moved picture shows the foremost. */
export interface Scraps {
  readonly count: number;
  /** Pixel of the reference at which each lies. */
  readonly at: Int32Array;
  /** Pixel of the reference whose colour it has: its own, unless it was hidden. */
  readonly color: Int32Array;
  readonly part: Int8Array;
  /** A second part that shares in the movement near a joint, and its share (0..0.5). */
  readonly second: Int8Array;
  readonly share: Float32Array;
  /** 1 for what the reference does not show. */
  readonly hidden: Uint8Array;
}

/** Pixels over which one part's movement runs into its neighbour's. */
const BLEND = 1.1;

/** Parts whose pixels may share movement: neighbours on the skeleton, and both legs, which a skirt joins. */
const JOINED: readonly (readonly number[])[] = PARTS.map((part, i) =>
  PARTS.flatMap((other, j) => {
    const near = other.parent === part.name || part.parent === other.name;
    const legs = part.name.includes('leg') && part.twin === other.name;
    return i !== j && (near || legs) ? [j] : [];
  }),
);

const FIRST_LEG = partIndex('right upper leg');

/** All scraps of a sprite. Under a skirt both legs move as one. */
export function scrapsOf(
  image: Rgba,
  { skeleton, shownBy }: HiddenLimbs,
  segmentation: Segmentation,
  skirted: boolean,
): Scraps {
  const { part, cost } = segmentation;
  const at: number[] = [];
  const color: number[] = [];
  const parts: number[] = [];
  const hidden: number[] = [];
  const put = (p: number, c: number, i: number, unseen: 0 | 1): void => {
    at.push(p);
    color.push(c);
    parts.push(i);
    hidden.push(unseen);
  };
  for (let p = 0; p < part.length; p++) if (part[p]! >= 0) put(p, p, part[p]!, 0);
  shownBy.forEach((by, i) => {
    if (by !== i) for (let p = 0; p < part.length; p++) if (part[p] === by) put(p, p, i, 1);
  });
  behind(image, skeleton, segmentation, shownBy, (p, c, i) => put(p, c, i, 1));
  const second = new Int8Array(at.length);
  const share = new Float32Array(at.length);
  at.forEach((p, k) => {
    const own = parts[k]!;
    const twin = PARTS[own]!.twin;
    if (skirted && twin && own >= FIRST_LEG) {
      second[k] = partIndex(twin);
      share[k] = 0.5;
      return;
    }
    const shown = shownBy[own]!;
    let best = own;
    let least = Number.POSITIVE_INFINITY;
    for (const j of JOINED[own]!) {
      const reach = cost[shownBy[j]!]![p]!;
      if (shownBy[j] !== shown && reach < least) {
        least = reach;
        best = j;
      }
    }
    const lead = Math.max(0, least - cost[shown]![p]!);
    second[k] = best;
    // a logistic step of which this is the lower half
    share[k] = best === own ? 0 : 1 / (1 + Math.exp((2 * lead) / BLEND));
  });
  return {
    count: at.length,
    at: Int32Array.from(at),
    color: Int32Array.from(color),
    part: Int8Array.from(parts),
    second,
    share,
    hidden: Uint8Array.from(hidden),
  };
}

/**
 * Pixels of a part that another one covers: within its own width around its bone, in the colour of the same place of the
 * other side's limb, else of its own nearest pixel, else of the nearest one of the part that it hangs on.
 */
function behind(
  image: Rgba,
  skeleton: Skeleton,
  segmentation: Segmentation,
  shownBy: readonly number[],
  put: (at: number, color: number, part: number) => void,
): void {
  const { part, radius, width, height } = segmentation;
  const bones = bonesOf(skeleton);
  const words = wordsOf(image);
  const inner = innerPixels(part, width, height);
  const fields = PARTS.map((_, i) => {
    const clean = Uint8Array.from(part, (v, p) => (v === i && inner[p] ? 1 : 0));
    return distanceTo(clean.includes(1) ? clean : Uint8Array.from(part, (v) => (v === i ? 1 : 0)), width, height);
  });
  const coloured = (i: number, p: number, within: number): number => {
    const n = fields[i]!.nearest[p]!;
    return n >= 0 && fields[i]!.distance[p]! <= within ? n : -1;
  };
  const clothed = new Set<number>();
  behindArms(segmentation, (p, i) => {
    const color = coloured(i, p, Number.POSITIVE_INFINITY);
    if (color < 0) return;
    put(p, color, i);
    clothed.add(p);
  });
  PARTS.forEach((own, i) => {
    if (own.name === 'head' || shownBy[i] !== i) return;
    const bone = bones[i]!;
    const twin = own.twin ? partIndex(own.twin) : -1;
    const parent = own.parent ? partIndex(own.parent) : -1;
    const r = Math.max(0.75, radius[i]!);
    for (let p = 0; p < part.length; p++) {
      if (part[p]! < 0 || part[p] === i || (i === 0 && clothed.has(p))) continue;
      const { away, along } = toBone(bone, (p % width) + 0.5, Math.floor(p / width) + 0.5);
      if (away > r) continue;
      let color = -1;
      if (twin >= 0) {
        const other = bones[twin]!;
        const t = Math.min(1, Math.max(0, along));
        const x = Math.floor(
          other.a.x + (other.b.x - other.a.x) * t + ((p % width) + 0.5 - bone.a.x - (bone.b.x - bone.a.x) * t),
        );
        const y = Math.floor(
          other.a.y +
            (other.b.y - other.a.y) * t +
            (Math.floor(p / width) + 0.5 - bone.a.y - (bone.b.y - bone.a.y) * t),
        );
        if (x >= 0 && y >= 0 && x < width && y < height) color = coloured(twin, y * width + x, r);
      }
      if (color < 0) color = coloured(i, p, Number.POSITIVE_INFINITY);
      if (color < 0 && parent >= 0) color = coloured(parent, p, Number.POSITIVE_INFINITY);
      if (color >= 0 && words[color] !== 0) put(p, color, i);
    }
  });
}

const isBody = (i: number): boolean =>
  i === 0 || i === partIndex('right upper leg') || i === partIndex('left upper leg');

/**
 * Pixels of arms with the body on both sides of them in their row: clothes go on behind them. `put` hears each with the
 * part that goes on there.
 */
function behindArms({ part, width }: Segmentation, put: (at: number, part: number) => void): void {
  for (let start = 0; start < part.length; start += width) {
    let body = -1;
    for (let x = 0; x < width; x++) {
      const own = part[start + x]!;
      if (own < 0) body = -1;
      else if (isBody(own)) {
        for (let i = body + 1; body >= 0 && i < x; i++) put(start + i, i - body < x - i ? part[start + body]! : own);
        body = x;
      } else if (!PART_NAMES[own]!.includes('arm')) body = -1;
    }
  }
}

/** 1 for pixels with their own part on all four sides: lines are drawn along borders, and no line runs behind a limb. */
function innerPixels(part: Int8Array, width: number, height: number): Uint8Array {
  return Uint8Array.from(part, (own, p) => {
    const x = p % width;
    const y = (p - x) / width;
    if (own < 0 || x === 0 || y === 0 || x === width - 1 || y === height - 1) return 0;
    return part[p - 1] === own && part[p + 1] === own && part[p - width] === own && part[p + width] === own ? 1 : 0;
  });
}
