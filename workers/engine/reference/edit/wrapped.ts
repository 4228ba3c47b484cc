/** What is wound about something: chains, ropes, bandages. Bands sag as they go round a volume. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { boxOf, shift } from './damage.ts';
import type { Paint } from './paint.ts';
import type { Region } from './regions.ts';

export type Wrap = 'chain' | 'rope' | 'bandage' | 'wire' | 'ribbon';

export const WRAP_WORDS: readonly (readonly [RegExp, Wrap])[] = [
  [/\bbarbed wire\b/, 'wire'],
  [/\bchain(?:s|ed)?\b(?! ?mail)/, 'chain'],
  [/\b(?:ropes?|cords?|strings?|twine|straps?)\b/, 'rope'],
  [/\b(?:bandages?|bandaged|toilet paper|mummy wraps?|gauze)\b/, 'bandage'],
  [/\b(?:ribbons?|tape|duct tape|bands?|cloth|foil|paper)\b/, 'ribbon'],
];

const MATTER: Readonly<Record<Wrap, string>> = {
  chain: '#8c8f9c',
  rope: '#b08a54',
  bandage: '#e4dac4',
  wire: '#6c6e78',
  ribbon: '#c83848',
};

/** Winds it about the region; what shows through keeps its pixels. */
export function wrap(paint: Paint, region: Region, what: Wrap, tones: Ramp | undefined): void {
  const main = tones ?? rampOf(hexToRgb(MATTER[what]), 1.15);
  const box = boxOf(region, paint.flat.width);
  const { left, right, top, bottom } = box;
  const [wide, high] = [right - left, bottom - top];
  const thick =
    what === 'bandage' ? (box.side >= 24 ? 3 : 2) : what === 'wire' ? 1 : box.side >= 40 ? 3 : box.side >= 14 ? 2 : 1;
  const sag = Math.min(3, 0.1 * high);
  const slope = what === 'bandage' ? 0.16 : 0.34;
  const steep = Math.min(slope * wide, 0.4 * high) / Math.max(1, wide);
  const at = (x: Px, y0: number, way: 1 | -1): number => y0 + way * steep * (x - (left + right) / 2) + sag * (1 - ((2 * (x + 0.5 - left)) / wide - 1) ** 2); // biome-ignore format: one line
  const ways: readonly (readonly [number, 1 | -1])[] =
    what === 'bandage'
      ? Array.from({ length: Math.ceil(high / (thick + 1)) + 8 }, (_, k) => [top - sag - 6 + k * (thick + 1), 1] as const) // biome-ignore format: one line
      : what === 'ribbon'
        ? [[top + 0.5 * high - sag, 1]]
        : [
            [top + 0.36 * high - sag, 1],
            [top + 0.36 * high - sag, -1],
            ...(high > 20 ? [[top + 0.74 * high - sag, 1] as const] : []),
          ];
  for (const [y0, way] of ways)
    for (let x = left; x < right; x++) band(paint, region, what, main, x, Math.round(at(x, y0, way)), thick, x - left);
}

function band(paint: Paint, region: Region, what: Wrap, main: Ramp, x: Px, y: Px, thick: Px, along: number): void {
  const { width } = paint.flat;
  const set = (v: Px, tone: number): void => {
    if (region[v * width + x] && paint.now(x, v) >= 0) paint.set(x, v, main[tone as 0]);
  };
  if (what === 'wire') {
    set(y, along % 2 ? TONE.shadow : TONE.light);
    if (along % 4 === 1) for (const d of [-1, 1]) set(y + d, TONE.deep);
    return;
  }
  for (let k = 0; k < thick; k++) {
    const tone =
      what === 'chain'
        ? along % 4 === 3
          ? TONE.deep
          : thick > 1 && along % 4 === 1 && k > 0 && k < thick - 1
            ? TONE.deep
            : k === 0
              ? TONE.light
              : along % 4 === 1
                ? TONE.base
                : TONE.shadow
        : what === 'rope'
          ? (along + k) % 3 === 0
            ? TONE.deep
            : k === 0
              ? TONE.light
              : TONE.base
          : k === 0
            ? TONE.light
            : k === thick - 1 && thick > 1 && what !== 'bandage'
              ? TONE.shadow
              : TONE.base;
    set(y + k, tone);
  }
  // Its shadow on what it lies on; between two turns of a bandage that is all that is seen.
  const below = y + thick;
  if (what === 'bandage') {
    if ((along * 7 + y * 3) % 11 > 1) set(below, TONE.shadow);
  } else if (region[below * width + x]) shift(paint, x, below, -0.12);
}
