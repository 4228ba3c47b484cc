/** Several of one thing, each set by hand. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { PropContext } from '../../catalogue/things/types.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import { arrangementsOf, extentOf, type Group, type Spot, stacked } from '../draw-group.ts';
import type { SubjectOptions } from '../types.ts';
import { STAMP_CANVASES } from './canvases.ts';
import { smallThing } from './small-thing.ts';

/** How far apart of what they are arranged in stamps may stand, where there is room. */
const SPREAD = 1.2;
/** Share of a picture that stamps have to take in one direction: else each is better drawn larger by its recipe. */
const LEAST_FILL = 0.72;
/** The same in height: a line of crumbs fills a picture from side to side. */
const LEAST_HIGH = 0.2;

/**
 * 2–5 stamps of one thing as an arranged group, in the largest size whose group fits; undefined where that is none.
 * `stamp`: the copy of that number for a picture of that side.
 */
function arranged(
  { each, count }: Group,
  width: Px,
  height: Px,
  ground: boolean,
  stamp: (canvas: Px, copy: number) => Rendering | undefined,
): Rendering | undefined {
  const [roomX, roomY] = [width - 2, height - 2];
  for (const canvas of [...STAMP_CANVASES].reverse()) {
    const one = stamp(canvas, 0);
    if (!one) continue;
    const { left, top, right, bottom } = extentOf(one);
    const [w, h] = [right - left, bottom - top];
    let best: { readonly spots: readonly Spot[]; readonly wide: number; readonly high: number; readonly worth: number } | undefined; // biome-ignore format: one line
    const ways = arrangementsOf(each.concept, count, w, h);
    for (const spots of ways) {
      const [x, y] = [Math.max(...spots.map((s) => s[0])), Math.max(...spots.map((s) => s[1]))];
      if (Math.round(x * (w + 1)) + w > roomX || h * (y + 1) > roomY) continue;
      // who stands in depth or in a heap stays together
      const kx = y > 0 ? 1 : Math.min(SPREAD, (roomX - w) / (w * x));
      const placed = spots.map((s): Spot => [Math.round(s[0] * Math.max(kx * w, w + 1)), Math.round(s[1] * h)]);
      const [wide, high] = [Math.max(...placed.map((s) => s[0])) + w, Math.max(...placed.map((s) => s[1])) + h];
      // what is hidden counts more than what is left free
      const usual = spots === ways[0] ? 0.25 : 0;
      const worth = usual + Math.min(kx, 1.1) + (wide * high) / (width * height) - hidden(placed, w, h);
      if (!best || worth > best.worth) best = { spots: placed, wide, high, worth };
    }
    if (!best) continue;
    const { spots, wide, high } = best;
    if (Math.max(wide / roomX, high / roomY) < LEAST_FILL || high / roomY < LEAST_HIGH) return undefined;
    const x0 = Math.floor((width - wide) / 2) - left;
    const y0 = (ground ? height - 1 - high : Math.floor((height - high) / 2)) - top;
    const drawn = spots.map((_, copy) => stamp(canvas, copy) ?? one);
    return stacked(drawn, spots.map(([x, y]): Spot => [x + x0, y + y0]), width, height); // biome-ignore format: one line
  }
  return undefined;
}

/** A side of picture for the smallest stamps, and the most of those in which several are of them. */
const TINY_CANVAS: Px = 9;
const LITTLE: Px = 20;
/** Share of their size that stamps of a row stand apart at least: their lines may be one. */
const LEAST_APART = 0.6;

/** Where they stand, in steps: two have room for more than that. */
const IN_TWO_ROWS: Readonly<Record<number, readonly Spot[]>> = {
  3: [[0.5, 0], [0, 1], [1, 1]],
  4: [[0, 0], [1, 0], [0, 1], [1, 1]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
}; // biome-ignore format: a table

/** 3–5 of the smallest stamps, their lines one where there is no room for two. */
function inRows(
  count: number,
  width: Px,
  height: Px,
  ground: boolean,
  stamp: (canvas: Px, copy: number) => Rendering | undefined,
): Rendering | undefined {
  const one = stamp(TINY_CANVAS, 0);
  const spots = IN_TWO_ROWS[count];
  if (!one || !spots) return undefined;
  const { left, top, right, bottom } = extentOf(one);
  const [w, h] = [right - left, bottom - top];
  const most = (at: 0 | 1): number => Math.max(...spots.map((s) => s[at]));
  const step = (room: Px, size: Px, steps: number): number => (steps === 0 ? 0 : Math.min(size + 1, Math.floor((room - size) / steps))); // biome-ignore format: one line
  const apart = [step(width - 2, w, most(0)), step(height - 2, h, most(1))] as const;
  // of five the middle one lies between the others
  const least = count === 5 ? LEAST_APART / 2 : LEAST_APART;
  if (apart[0] < w * least || (most(1) > 0 && apart[1] < h * least)) return undefined;
  const [wide, high] = [Math.round(most(0) * apart[0]) + w, Math.round(most(1) * apart[1]) + h];
  const x0 = Math.floor((width - wide) / 2) - left;
  const y0 = (ground ? height - 1 - high : Math.floor((height - high) / 2)) - top;
  const drawn = spots.map((_, copy) => stamp(TINY_CANVAS, copy) ?? one);
  return stacked(drawn, spots.map(([x, y]): Spot => [x0 + Math.round(x * apart[0]), y0 + Math.round(y * apart[1])]), width, height); // biome-ignore format: one line
}

/** Share of the copies' boxes that others lie on. */
function hidden(spots: readonly Spot[], w: number, h: number): number {
  let sum = 0;
  for (const [i, [x, y]] of spots.entries())
    for (const [u, v] of spots.slice(i + 1)) sum += Math.max(0, w - Math.abs(x - u)) * Math.max(0, h - Math.abs(y - v));
  return sum / (w * h * spots.length);
}

/** A group of 2–5 in stamps, each as the seed has it; `of`: what the copy of that number is. Undefined: it is drawn by the recipe. */
export function stampGroup(
  group: Group,
  o: SubjectOptions,
  ground: boolean,
  of: (copy: number) => Brief,
  contextOf: (brief: Brief, o: SubjectOptions) => PropContext,
): Rendering | undefined {
  if (!o.whole) return undefined;
  const { onStage: _, ...quiet } = o;
  const stamp = (canvas: Px, copy: number): Rendering | undefined => {
    const tiny = canvas === TINY_CANVAS ? { tiny: true as const } : {};
    const at = { ...quiet, ...tiny, width: canvas, height: canvas, seed: (o.seed + copy * OTHER) >>> 0 };
    return smallThing(of(copy), contextOf(of(copy), at), at);
  };
  const large = arranged(group, o.width, o.height, ground, stamp);
  return (
    large ?? (Math.min(o.width, o.height) <= LITTLE ? inRows(group.count, o.width, o.height, ground, stamp) : undefined)
  );
}
/** From the seed of one copy to that of the next. */
const OTHER = 101;
