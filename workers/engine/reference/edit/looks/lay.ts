/** What looks are laid on by: tones, patches, edges of a region. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf } from '../../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../../src/pixels/types.ts';
import { at, eachPixel } from '../../parts/flat.ts';
import { noiseAt, type Paint } from '../paint.ts';
import type { Region } from '../regions.ts';
import { onRamp } from '../tones.ts';

export interface LookAt {
  readonly paint: Paint;
  /** What the look is of. */
  readonly region: Region;
  /** Whether that is all there is: then the line takes part, and things may hang from it. */
  readonly isWhole: boolean;
  /** What of it is skin or hide, where that could be told from clothes. */
  readonly skin: Region | undefined;
  readonly eyes: readonly (readonly number[])[];
  /** The colour that the words name beside the look. */
  readonly tones?: Ramp | undefined;
}

export type Look = (of: LookAt) => void;

export const light = (c: number): number => rgbToOklab(unpackRgb(c))[0];

export const tonesOf = (hex: string, contrast = 1): Ramp => rampOf(hexToRgb(hex), contrast);

/** Calls `see` for each pixel of a region, with its place. */
export function within({ paint: { flat } }: LookAt, region: Region, see: (x: Px, y: Px, i: number) => void): void {
  region.forEach((meant, i) => {
    if (meant && flat.colors[i]! >= 0) see(i % flat.width, Math.floor(i / flat.width), i);
  });
}

/** A region in the tones of a ramp, step by step; where `share` is told, only the patches that noise makes of it. */
export function inTones(of: LookAt, tones: Ramp, region = of.region, isIn?: (x: Px, y: Px) => boolean): void {
  const { flat } = of.paint;
  const counts = new Map<number, number>();
  within(of, region, (_x, _y, i) => counts.set(flat.colors[i]!, (counts.get(flat.colors[i]!) ?? 0) + 1));
  if (counts.size === 0) return;
  const to = onRamp(
    tones,
    [...counts].map(([c, n]) => [light(c), n]),
  );
  within(of, region, (x, y, i) => {
    if (!isIn || isIn(x, y)) of.paint.set(x, y, to(light(flat.colors[i]!)));
  });
}

/** Each colour of a region changed for itself. */
export function changed(of: LookAt, to: (lab: Rgb) => Rgb, region = of.region): void {
  within(of, region, (x, y) => of.paint.set(x, y, oklabToRgb(to(rgbToOklab(unpackRgb(of.paint.now(x, y)))))));
}

/** The line round the whole, in another colour. */
export function lineIn(of: LookAt, hex: string): void {
  const { flat, line, set } = of.paint;
  if (!of.isWhole || !line.isLined) return;
  eachPixel(flat, (x, y, color) => {
    if (line.colors.has(color) && !of.region[y * flat.width + x]) set(x, y, hexToRgb(hex));
  });
}

/** Patches of some share of a region, in clusters that fit the figure's size. */
export function patches(
  of: LookAt,
  share: number,
  salt: number,
  lean: (x: Px, y: Px) => number = () => 0,
  cell = Math.max(2.2, of.paint.height / 9),
) {
  const scores: number[] = [];
  const score = (x: Px, y: Px): number => noiseAt(x, y, cell, salt) + lean(x, y);
  within(of, of.region, (x, y) => scores.push(score(x, y)));
  scores.sort((a, b) => b - a);
  const least = scores[Math.floor(scores.length * share)] ?? 9;
  const isIn = (x: Px, y: Px): boolean => of.region[y * of.paint.flat.width + x] === 1 && score(x, y) > least;
  // No lone pixels.
  return (x: Px, y: Px): boolean =>
    isIn(x, y) && (isIn(x - 1, y) || isIn(x + 1, y) || isIn(x, y - 1) || isIn(x, y + 1));
}

/** Pixels of a region with nothing of the figure above them, or below. */
export function edges(of: LookAt, dy: -1 | 1): (readonly [Px, Px])[] {
  const { flat, line } = of.paint;
  const out: (readonly [Px, Px])[] = [];
  within(of, of.region, (x, y) => {
    const isEnd = (X: Px, Y: Px): boolean => at(flat, X, Y) < 0;
    const beyond = at(flat, x, y + dy);
    if (isEnd(x, y + dy) || (line.colors.has(beyond) && isEnd(x, y + 2 * dy))) out.push([x, y]);
  });
  return out;
}

/** Rows above the lowest of the figure. */
export const aboveFloor = ({ paint: { stance } }: LookAt, y: Px): number => stance.floor - y;
