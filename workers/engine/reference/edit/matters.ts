/** What a picture is made of: greys, and shades of one hue each. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { boxOfPixels } from '../parts/box.ts';
import { type Color, toFlat } from '../parts/flat.ts';
import { lineOf, type Subject } from './subject.ts';

/** What is of one matter: a grey, or shades of one hue. */
export interface Piece {
  readonly pixels: readonly number[];
  readonly share: number;
  readonly y: number;
}

export interface Matter extends Piece {
  /** What of it hangs together. */
  readonly pieces: readonly Piece[];
  readonly chroma: number;
  readonly light: number;
  /** In degrees, 0 where grey. */
  readonly hue: number;
  /** The middle of its rows and columns, 0 to 1 of the thing. */
  readonly y: number;
  readonly x: number;
  /** Its share of the width. */
  readonly wide: number;
}

/** Surer on the whole are the joints of somebody: of who was taken apart, of who has eyes, of others. */
const NOBODY = { parted: 0.26, eyed: 0.16, blind: 0.5 } as const;

/** Whether the picture shows a thing: no joints of anybody were surely seen. */
export function isThing(subject: Subject): boolean {
  const { person, found, head } = subject;
  if (subject.looksThing || isAslant(subject)) return true;
  const joints = Object.values(found);
  const mean = joints.reduce((sum, { sure }) => sum + sure, 0) / Math.max(1, joints.length);
  const hasEyes = (head?.eyes.length ?? 0) > 0;
  return mean < NOBODY[person ? 'parted' : hasEyes || !head ? 'eyed' : 'blind'];
}

const slanting = new WeakMap<Uint8ClampedArray, boolean>();

/** Whether all there is is long and lies aslant, as swords and arrows are drawn: nobody stands so. */
function isAslant({ sprite: { data, width } }: Subject): boolean {
  const known = slanting.get(data);
  if (known !== undefined) return known;
  let [n, mx, my, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i * 4 < data.length; i++) {
    if (data[i * 4 + 3]! < 128) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    n++;
    mx += x;
    my += y;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const [a, b, c] = [xx / n - (mx / n) ** 2, yy / n - (my / n) ** 2, xy / n - (mx / n) * (my / n)];
  const root = Math.sqrt(((a - b) / 2) ** 2 + c * c);
  const turn = Math.abs((90 / Math.PI) * Math.atan2(2 * c, a - b));
  const is = (a + b) / 2 + root > SLENDER ** 2 * Math.max(0.1, (a + b) / 2 - root) && turn > 25 && turn < 65;
  slanting.set(data, is);
  return is;
}
/** So much longer than wide. */
const SLENDER = 2.8;

const GREY = 0.045;
const ONE_HUE = 34;
const ONE_CHROMA = 0.06;

export const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The matters of a thing, the commonest first; darkest shades go with what lies about them. */
export function mattersOf(subject: Subject): Matter[] {
  const { colors, width } = toFlat(subject.sprite);
  const line = lineOf(subject);
  const isLine = (i: number): boolean => line.isLined && line.colors.has(colors[i]!);
  const all = [...colors.keys()].filter((i) => colors[i]! >= 0 && !isLine(i));
  if (all.length === 0) return [];
  const lab = new Map<Color, readonly [number, number, number]>();
  for (const i of all) {
    const [L, a, b] = rgbToOklab(unpackRgb(colors[i]!));
    lab.set(colors[i]!, [L, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]);
  }
  const counts = new Map<Color, number>();
  for (const i of all) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1);
  // Groups grow from the commonest colour of each hue.
  const heads: {
    readonly isGrey: boolean;
    readonly hue: number;
    readonly chroma: number;
    readonly colors: Set<Color>;
  }[] = [];
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([c]) => c);
  const late: Color[] = [];
  for (const color of sorted) {
    const [L, chroma, hue] = lab.get(color)!;
    const isGrey = chroma < GREY;
    // Blackish tells no hue.
    if (L < 0.22) {
      late.push(color);
      continue;
    }
    const own = heads.find(
      (one) =>
        one.isGrey === isGrey &&
        (isGrey || (apart(one.hue, hue) <= ONE_HUE && Math.abs(one.chroma - chroma) <= ONE_CHROMA)),
    );
    if (own) own.colors.add(color);
    else heads.push({ isGrey, hue, chroma, colors: new Set([color]) });
  }
  const of = new Map<Color, number>();
  heads.forEach((head, k) => {
    for (const c of head.colors) of.set(c, k);
  });
  const at = new Int32Array(colors.length).fill(-1);
  for (const i of all) at[i] = of.get(colors[i]!) ?? -1;
  // What tells no hue is of what most of its neighbours are.
  const isLate = new Set(late);
  for (let round = 0; round < 3; round++)
    for (const i of all) {
      if (at[i]! >= 0 || !isLate.has(colors[i]!)) continue;
      const votes = new Map<number, number>();
      for (const j of [i - 1, i + 1, i - width, i + width, i - width - 1, i + width + 1, i - width + 1, i + width - 1])
        if (at[j] !== undefined && at[j]! >= 0) votes.set(at[j]!, (votes.get(at[j]!) ?? 0) + 1);
      const best = [...votes].sort((a, b) => b[1] - a[1])[0];
      if (best) at[i] = best[0];
    }
  const { left, right, top, bottom } = boxOfPixels(all, width);
  return heads
    .map((_, k) => all.filter((i) => at[i] === k))
    .filter((pixels) => pixels.length > 0)
    .map((pixels) => {
      const mean = (value: (i: number) => number): number => pixels.reduce((n, i) => n + value(i), 0) / pixels.length;
      const high = (i: number): number => (Math.floor(i / width) + 0.5 - top) / (bottom - top);
      const columns = new Set(pixels.map((i) => i % width)).size;
      return {
        pixels,
        share: pixels.length / all.length,
        pieces: piecesOf(pixels, width).map((own) => ({
          pixels: own,
          share: own.length / all.length,
          y: own.reduce((n, i) => n + high(i), 0) / own.length,
        })),
        light: mean((i) => lab.get(colors[i]!)![0]),
        chroma: mean((i) => lab.get(colors[i]!)![1]),
        hue: lab.get(colors[pixels[0]!]!)![2],
        y: mean(high),
        x: (mean((i) => i % width) + 0.5 - left) / (right - left),
        wide: columns / (right - left),
      };
    })
    .sort((a, b) => b.share - a.share);
}

/** Pixels by what hangs together, corners included. */
function piecesOf(pixels: readonly number[], width: number): number[][] {
  const left = new Set(pixels);
  const out: number[][] = [];
  for (const start of pixels) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const i of piece)
      for (const j of [i - 1, i + 1, i - width, i + width, i - width - 1, i - width + 1, i + width - 1, i + width + 1])
        if (left.delete(j)) piece.push(j);
    out.push(piece);
  }
  return out;
}

/** Steel is grey, or bluish. */
export const metal = ({ chroma, light, hue }: Matter): boolean =>
  light > 0.25 && (chroma < GREY || (chroma < 0.09 && apart(hue, 245) < 45));
