/** What stands out from a body by its outline alone: tails, wings, spikes, tentacles, feelers, horns of whom no head is told. */
import type { Px } from '../../../../src/pixels/types.ts';
import { connected, type Flat, median, opaqueRows, toFlat } from '../parts/flat.ts';
import { eyesMeant } from './eyes-meant.ts';
import type { Region } from './regions.ts';
import { depthsOf } from './side-head.ts';
import { type Subject, stanceOf } from './subject.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Lobe {
  readonly pixels: readonly number[];
  readonly root: Point;
  readonly tip: Point;
  readonly long: number;
  readonly thick: number;
  readonly share: number;
}

/** Discs that fit into a body and not into what stands out from it. */
const RADII = [1.7, 2.4, 3.2, 4.4, 6, 8];
/** Steps along a grid are longer than the way. */
const WITHIN = 0.94;
/** Shares of the figure: fewer pixels are a bump, more are half of it. */
const LEAST = 0.012;
const LEAST_HORN = 0.006;
const MOST = 0.34;

export const LOBES =
  /^(?:[a-z]+ )?(?:tail|wings?|spikes?|spines?|thorns|quills|tentacles?|antennae?|antennas|feelers|stalks|horns?|antlers?|ears?|fins?|flippers)$/;

/** What stands out from a body of each thickness, the same of it for several. */
function lobesOf(flat: Flat, least: number): Lobe[] {
  const { width } = flat;
  const depths = depthsOf(flat);
  const all = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0);
  const deepest = all.reduce((n, i) => Math.max(n, depths[i]!), 0);
  const out: Lobe[] = [];
  for (const radius of RADII) {
    if (radius > deepest) break;
    const isThick = new Uint8Array(flat.colors.length);
    for (const i of all) {
      if (depths[i]! < radius) continue;
      const [x, y, r] = [i % width, Math.floor(i / width), depths[i]!];
      for (let v = Math.max(0, Math.floor(y - r)); v <= Math.min(flat.height - 1, y + r); v++)
        for (let u = Math.max(0, Math.floor(x - r)); u <= Math.min(width - 1, x + r); u++)
          if (Math.hypot(u - x, v - y) < WITHIN * r) isThick[v * width + u] = 1;
    }
    for (const pixels of connected(flat, (i) => flat.colors[i]! >= 0 && !isThick[i])) {
      const share = pixels.length / all.length;
      if (pixels.length < 3 || share < least || share > MOST) continue;
      const seam = pixels.filter((i) => [i - 1, i + 1, i - width, i + width].some((j) => isThick[j] === 1));
      if (seam.length === 0) continue;
      const mean = (of: (i: number) => number): number => seam.reduce((n, i) => n + of(i) + 0.5, 0) / seam.length;
      const root = { x: mean((i) => i % width), y: mean((i) => Math.floor(i / width)) };
      const off = (i: number): number => Math.hypot((i % width) + 0.5 - root.x, Math.floor(i / width) + 0.5 - root.y);
      const far = pixels.reduce((a, b) => (off(b) > off(a) ? b : a));
      const long = off(far) + 0.5;
      const thick = pixels.length / long;
      if (long >= 1.2 * thick || (long >= 0.8 * thick && long >= 4))
        out.push({
          pixels,
          root,
          tip: { x: (far % width) + 0.5, y: Math.floor(far / width) + 0.5 },
          long,
          thick,
          share,
        });
    }
  }
  return out;
}

/** The pixels of a part that stands out from a body; undefined where none does that the word means. */
export function lobeNamed(subject: Subject, noun: string): Region | undefined {
  const word = LOBES.test(noun) ? noun.split(' ').at(-1)! : undefined;
  if (!word) return undefined;
  const flat = toFlat(subject.sprite);
  const { top, bottom } = opaqueRows(flat);
  const high = bottom - top;
  const xs = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0).map((i) => i % flat.width);
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const wide = right - left;
  const { hands, isUpright } = stanceOf(subject);
  // What a hand is at the end of is an arm.
  const isArm = ({ tip }: Lobe): boolean => subject.person !== undefined && isUpright && hands.some((hand) => Math.hypot(hand.x - tip.x, hand.y - tip.y) < 0.1 * high + 1); // biome-ignore format: one line
  const lobes = lobesOf(flat, /^(?:horn|antler|ear|antenna|feeler)/.test(word) ? LEAST_HORN : LEAST).filter(
    (one) => !isArm(one),
  );
  const head = headOf(subject);
  const isLeg = ({ tip, root }: Lobe): boolean => tip.y > bottom - 0.1 * high - 1 && tip.y - root.y > 0.6 * Math.abs(tip.x - root.x); // biome-ignore format: one line
  const region = (own: readonly Lobe[]): Region | undefined => {
    if (own.length === 0) return undefined;
    const out = new Uint8Array(flat.colors.length);
    for (const { pixels } of own) for (const i of pixels) out[i] = 1;
    return out;
  };
  if (word === 'tail') {
    const middle = head ?? { x: (left + right) / 2, y: top };
    const worth = (one: Lobe): number => {
      const away = Math.hypot(one.tip.x - middle.x, one.tip.y - middle.y) / Math.hypot(wide, high);
      const behind = Math.abs(middle.x - (left + right) / 2) > 0.12 * wide && (one.tip.x - (left + right) / 2) * (middle.x - (left + right) / 2) < 0; // biome-ignore format: one line
      return one.long / high + away + (behind ? 0.4 : 0) - (isLeg(one) ? 0.9 : one.tip.y > bottom - 2 && one.root.y < bottom - 0.12 * high && one.share < 0.1 ? 0.35 : 0) - (one.tip.y < top + 0.15 * high && !behind ? 0.5 : 0) - (away < 0.3 ? 0.6 : 0); // biome-ignore format: one line
    };
    const best = [...lobes].sort((a, b) => worth(b) - worth(a))[0];
    return best && worth(best) > 0.75 ? region([best]) : undefined;
  }
  if (/^wing/.test(word)) {
    const all = lobes.filter((one) => one.share > 0.035 && !isLeg(one) && one.root.y < top + 0.75 * high);
    const side = (one: Lobe): number => Math.sign(one.tip.x - one.root.x);
    for (const a of [...all].sort((p, q) => q.share - p.share)) {
      const mate = all.find((b) => side(b) === -side(a) && !b.pixels.some((i) => a.pixels.includes(i)) && b.share > 0.45 * a.share && Math.abs(b.root.y - a.root.y) < 0.25 * high); // biome-ignore format: one line
      if (mate) return region([a, mate]);
    }
    return undefined;
  }
  const isThin = ({ thick, long }: Lobe): boolean => thick <= Math.max(2.6, 0.12 * Math.min(wide, high)) || long > 2.2 * thick; // biome-ignore format: one line
  if (/^(?:spike|spine|thorn|quill)/.test(word)) {
    const own = lobes.filter((one) => one.share < 0.09 && isThin(one) && !isLeg(one) && one.tip.y < top + 0.8 * high && !nearHead(one)); // biome-ignore format: one line
    // A tail is longer than they are.
    const all = largest(own);
    const usual = median(all.map(({ long }) => long));
    const many = all.filter(({ long }) => long < 1.7 * usual);
    return many.length >= 3 ? region(many) : undefined;
  }
  if (/^tentacle/.test(word)) {
    const own = largest(lobes.filter((one) => one.long >= 0.14 * high && isThin(one)));
    return own.length >= 2 ? region(own) : undefined;
  }
  if (/^(?:antenna|feeler|stalk|horn|antler|ear)/.test(word)) {
    const low = head ? head.y : top + 0.35 * high;
    const own = largest(lobes.filter((one) => one.tip.y < one.root.y + 0.5 && one.root.y <= low + 1 && isThin(one) && (!head || Math.abs(one.root.x - head.x) < 0.45 * wide))); // biome-ignore format: one line
    return own.length >= 1 && own.length <= 4 ? region(own) : undefined;
  }
  const fins = largest(lobes.filter((one) => !nearHead(one) && one.share > 0.015));
  return fins.length > 0 ? region(fins) : undefined;

  function nearHead({ tip }: Lobe): boolean {
    return head !== undefined && Math.hypot(tip.x - head.x, tip.y - head.y) < 0.12 * high;
  }
}

/** Of lobes that hold each other the one that reaches farthest, none of which is more than a few of the others. */
function largest(lobes: readonly Lobe[]): readonly Lobe[] {
  const out: Lobe[] = [];
  for (const one of [...lobes].sort((a, b) => a.share - b.share)) {
    const within = out.filter((other) => other.pixels.some((i) => one.pixels.includes(i)));
    if (within.length === 0) out.push(one);
    else if (within.length === 1 && one.share < 3 * within[0]!.share) out.splice(out.indexOf(within[0]!), 1, one);
  }
  return out;
}

/** The middle of a face, where one is seen. */
function headOf(subject: Subject): Point | undefined {
  const { width } = subject.sprite;
  const eyes = eyesMeant(subject, subject.head?.eyes ?? []).flat();
  if (eyes.length > 0)
    return {
      x: eyes.reduce((n, i) => n + (i % width) + 0.5, 0) / eyes.length,
      y: eyes.reduce((n, i) => n + Math.floor(i / width) + 0.5, 0) / eyes.length,
    };
  const { axis, top, chin } = stanceOf(subject);
  return subject.head?.isSure ? { x: axis, y: (top + chin) / 2 } : undefined;
}

/** All of a head: above the chin, and where most of that is of one matter, that. */
export function headRegion(subject: Subject): Region | undefined {
  if (!subject.head?.isSure) return undefined;
  const { colors, width } = toFlat(subject.sprite);
  const { axis, headHalf, top, chin } = stanceOf(subject);
  const reach: Px = headHalf + 1.5;
  const out = Uint8Array.from(colors, (c, i) => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width)];
    return c >= 0 && y >= top - 1 && y < chin && Math.abs(x - axis) <= reach ? 1 : 0;
  });
  const eyes = new Set(eyesMeant(subject, subject.head.eyes).flat());
  for (const i of eyes) out[i] = 0;
  return out;
}
