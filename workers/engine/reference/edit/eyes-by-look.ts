/** Eyes where no face was told: small, of a colour that is rare on the figure and unlike what is about it, high up and away from the edge. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import type { Eye } from '../parts/find-eyes.ts';
import { at, type Color, connected, type Flat, opaqueRows, toFlat } from '../parts/flat.ts';
import { type Subject, stanceOf } from './subject.ts';

type Lab = readonly [L: number, a: number, b: number];

/** Shares: of a figure's pixels, and of its height, that one eye is at most. */
const MOST = 0.014;
const SPAN = 0.14;
/** Less unlike what is about it is shading. */
const UNLIKE = 0.17;
const ONE_COLOUR = 0.11;
/** So much of what is about an eye is there, and of one colour. */
const INSIDE = 0.8;
const MATE = 0.75;

interface Spot {
  readonly pixels: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly lab: Lab;
  readonly worth: number;
}

/** One eye, or a pair at one height; none where nothing looks like one. */
export function eyesByLook(subject: Subject): readonly Eye[] {
  const flat = toFlat(subject.sprite);
  const { width, colors } = flat;
  const { top, bottom } = opaqueRows(flat);
  const high = bottom - top;
  const labs = new Map<Color, Lab>([...new Set(colors)].filter((c) => c >= 0).map((c) => [c, rgbToOklab(unpackRgb(c))] as const)); // biome-ignore format: one line
  const all = [...colors].filter((c) => c >= 0);
  const counts = new Map<Color, number>();
  for (const c of all) counts.set(c, (counts.get(c) ?? 0) + 1);
  const off = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  const rarity = (own: Lab): number =>
    1 - [...counts].reduce((n, [c, m]) => n + (off(labs.get(c)!, own) < ONE_COLOUR ? m : 0), 0) / all.length;
  const { axis, headHalf, chin, top: crown, isUpright } = stanceOf(subject);
  const isHead = subject.head?.isSure === true && isUpright && subject.person !== undefined;
  const isHigh = (x: number, y: number): boolean =>
    isHead ? y >= crown + 0.2 * (chin - crown) && y <= chin && Math.abs(x - axis) <= headHalf : y < top + 0.62 * high;
  const spots: Spot[] = [];
  for (const seed of counts.keys()) {
    const own = labs.get(seed)!;
    const near = new Set([...counts.keys()].filter((c) => off(labs.get(c)!, own) < ONE_COLOUR));
    for (const pixels of connected(flat, (i) => near.has(colors[i]!))) {
      const xs = pixels.map((i) => i % width);
      const ys = pixels.map((i) => Math.floor(i / width));
      const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 1;
      if (pixels.length > Math.max(4, MOST * all.length) || span > Math.max(3, SPAN * high)) continue;
      const x = xs.reduce((a, b) => a + b, 0) / xs.length + 0.5;
      const y = ys.reduce((a, b) => a + b, 0) / ys.length + 0.5;
      if (!isHigh(x, y)) continue;
      const inside = new Set(pixels);
      const ring = [...new Set(pixels.flatMap((i) => [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => i + dx + dy * width))))].filter((i) => !inside.has(i)); // biome-ignore format: one line
      const there = ring.filter((i) => at(flat, i % width, Math.floor(i / width)) >= 0);
      if (there.length < INSIDE * ring.length) continue;
      const unlike = there.reduce((n, i) => n + off(labs.get(colors[i]!)!, own), 0) / there.length;
      if (unlike < UNLIKE) continue;
      const chroma = Math.hypot(own[1], own[2]);
      const worth = unlike + 0.8 * chroma + 0.7 * rarity(own) - 0.35 * ((y - top) / high);
      spots.push({ pixels, x, y, lab: own, worth });
    }
  }
  spots.sort((a, b) => b.worth - a.worth);
  const [first] = spots;
  if (!first) return [];
  const mate = spots.find(
    (one) =>
      Math.abs(one.y - first.y) <= Math.max(1, 0.04 * high) &&
      Math.abs(one.x - first.x) >= 2 &&
      Math.abs(one.x - first.x) <= Math.max(6, 0.4 * high) &&
      !one.pixels.some((i) => first.pixels.includes(i)) &&
      off(one.lab, first.lab) < 1.5 * ONE_COLOUR &&
      one.worth >= MATE * first.worth,
  );
  return mate ? [first.pixels, mate.pixels] : [first.pixels];
}

/** Where eyes usually are in a head that is surely one, though none are drawn in it: sockets of a few pixels. */
export function eyesUsual(subject: Subject, flat: Flat): readonly Eye[] {
  const { axis, headHalf, top, chin, facing, isUpright } = stanceOf(subject);
  if (!subject.head?.isSure || !isUpright || !subject.person) return [];
  const side = chin - top >= 20 ? 2 : 1;
  const y = Math.round(top + DOWN * (chin - top));
  const ways = facing === 0 ? [-1, 1] : [facing];
  const eyes = ways.map((way) => {
    const x = Math.round(axis + way * BESIDE * headHalf - side / 2);
    return Array.from({ length: side * side }, (_, k) => (y + Math.floor(k / side)) * flat.width + x + (k % side));
  });
  const isApart = facing !== 0 || eyes[1]![0]! - eyes[0]![0]! > side;
  return isApart && eyes.flat().every((i) => flat.colors[i]! >= 0) ? eyes : [];
}
/** So far down a head, and so far beside its middle. */
const DOWN = 0.5;
const BESIDE = 0.42;
