/** Looks of what is of another matter, or gives light. */
import { oklabToRgb, rgbToOklab } from '../../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../../src/pixels/histogram.ts';
import { TONE } from '../../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../../src/pixels/types.ts';
import { at, BESIDE } from '../../parts/flat.ts';
import { hash, noiseAt } from '../paint.ts';
import { changed, edges, inTones, type Look, lineIn, patches, tonesOf, within } from './lay.ts';

export const toned =
  (hex: string, contrast: number, line?: string, then?: Look): Look =>
  (of) => {
    inTones(of, tonesOf(hex, contrast));
    if (line) lineIn(of, line);
    then?.(of);
  };

/** Of what has no life in it: eyes are hollows in the same stuff. */
export const lifeless =
  (hex: string, contrast: number, line: string | undefined, then: Look): Look =>
  (of) => {
    toned(hex, contrast, line, then)(of);
    const { width } = of.paint.flat;
    for (const i of of.isWhole ? of.eyes.flat() : [])
      of.paint.set(i % width, Math.floor(i / width), tonesOf(hex, contrast)[TONE.deep]);
  };

/** Flames that lick up from what faces the sky. */
export const flames: Look = (of) => {
  const { paint } = of;
  const placed: [Px, Px][] = [];
  for (const [x, y] of edges(of, -1)) {
    const first = at(paint.flat, x, y - 1) < 0 ? y : y - 1;
    const tall = Math.round(paint.height * 0.13 * Math.max(0, Math.sin(x * 1.35) * 0.6 + 0.25 + 0.5 * hash(x, 3, 8)));
    for (let k = 0; k < tall && y - k >= 0; k++) {
      if (at(paint.flat, x, first - k) >= 0 && k > 0) break;
      paint.set(x, first - k, k === 0 ? [255, 226, 110] : k < tall * 0.6 ? [250, 160, 44] : [224, 74, 32]);
      placed.push([x, first - k]);
    }
  }
};

export const veins: Look = (of) => {
  const isIn = patches(of, 0.22, 71);
  within(of, of.region, (x, y) => {
    if (isIn(x, y)) of.paint.set(x, y, isIn(x, y - 1) && isIn(x, y + 1) ? [255, 214, 90] : [240, 116, 36]);
  });
};

/** Grain: darker rows that waver. */
export const grain: Look = (of) => {
  within(of, of.region, (x, y) => {
    const row = y + Math.round(1.4 * noiseAt(x, y, 6, 2));
    if (row % 4 !== 0) return;
    const [L, a, b] = rgbToOklab(unpackRgb(of.paint.now(x, y)));
    of.paint.set(x, y, oklabToRgb([L * 0.84, a, b]));
  });
};

/** Light about it, one pixel deep, in the colour that is named. */
export const glowing: Look = (of) => {
  const { paint, tones } = of;
  if (tones) inTones(of, tones);
  else changed(of, ([L, a, b]) => [Math.min(0.97, L * 1.08 + 0.02), a * 1.05, b * 1.05 + 0.008]);
  const shine: Rgb = tones ? tones[TONE.spec] : [255, 236, 140];
  const isOf = (x: Px, y: Px): boolean =>
    [0, ...(paint.line.isLined ? [1] : [])].some((k) =>
      [[0, -1], [0, 1], [-1, 0], [1, 0]].some(([dx, dy]) => of.region[(y + dy! * (1 + k)) * paint.flat.width + x + dx! * (1 + k)]),
    ); // biome-ignore format: pairs
  for (let y = 0; y < paint.flat.height; y++)
    for (let x = 0; x < paint.flat.width; x++) {
      const isBeside = BESIDE.some(([dx, dy]) => at(paint.flat, x + dx, y + dy) >= 0);
      if (at(paint.flat, x, y) < 0 && isBeside && (of.isWhole || isOf(x, y))) paint.set(x, y, shine);
    }
};

export const rainbow: Look = (of) => {
  const hues = ['#d8403c', '#e88a30', '#e8cc40', '#58b048', '#4078d0', '#8a50b8'];
  const rows: number[] = [];
  within(of, of.region, (_x, y) => rows.push(y));
  const [first, last] = [Math.min(...rows), Math.max(...rows) + 1];
  hues.forEach((hex, k) => {
    const isIn = (_x: Px, y: Px): boolean => Math.floor(((y - first) / (last - first)) * hues.length) === k;
    inTones(of, tonesOf(hex), of.region, isIn);
  });
};
