import { hexToOklab, hexToRgb, oklabToHex, oklabToOklch, oklchToOklab, rgbToHex } from '../../../src/pixels/color.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { restyle, type StyleProfile } from '../reference/style/index.ts';
import type { Brief } from '../types.ts';
import type { Dyes } from './types.ts';

export const NO_DYES: Dyes = new Map();

/** 0..100: how much of a style is taken on: its colours, while materials stay apart. */
export const STYLE_STRENGTH = 75;

const hexAt = (data: Uint8ClampedArray, i: number): string => rgbToHex([data[i]!, data[i + 1]!, data[i + 2]!]);

/** A picture with its colours exchanged; those that the dyes do not name stay. */
export function dyed(image: Rgba, dyes: Dyes): Rgba {
  if (dyes.size === 0) return image;
  const data = image.data.slice();
  const known = new Map<number, readonly [number, number, number]>();
  for (const [from, to] of dyes) known.set(Number.parseInt(from.slice(1), 16), hexToRgb(to));
  for (let i = 0; i < data.length; i += 4) {
    if (!data[i + 3]) continue;
    const to = known.get((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
    if (to) data.set(to, i);
  }
  return { ...image, data };
}

/**
 * What each colour of a picture becomes in a style: the colour that most of its pixels take there. As a map it serves
 * every later frame in the same colours.
 */
export function dyesOf(strip: Rgba, profile: StyleProfile, seed: number): Dyes {
  const styled = restyle(strip, profile, STYLE_STRENGTH, { seed, keepsHues: true });
  const votes = new Map<string, Map<string, number>>();
  for (let i = 0; i < strip.data.length; i += 4) {
    if (!strip.data[i + 3] || !styled.data[i + 3]) continue;
    const from = hexAt(strip.data, i);
    const counts = votes.get(from) ?? new Map<string, number>();
    votes.set(from, counts);
    const to = hexAt(styled.data, i);
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  const most = (counts: ReadonlyMap<string, number>) =>
    [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]![0];
  return new Map([...votes].map(([from, counts]) => [from, most(counts)]));
}

/** Colours nearer in hue than this are one material, in degrees; greys have none. */
const SAME_HUE = 28;
const LEAST_CHROMA = 0.035;

const apart = (a: number, b: number): number => {
  const d = Math.abs(a - b) % 360;
  return Math.min(d, 360 - d);
};

/**
 * What the colours of a sprite become when the words that describe it change: colours of the hue that a piece was said to
 * have take the hue and the chroma that it has now, and keep what they differ in lightness.
 */
export function recoloured(sprite: Rgba, before: Brief, after: Brief): Dyes {
  const dyes = new Map<string, string>();
  for (const part of after.parts) {
    const old = before.parts.find(({ piece }) => piece === part.piece)?.colour;
    if (!old || !part.colour || old === part.colour) continue;
    const [oldL, oldC, oldH] = oklabToOklch(hexToOklab(old));
    const [newL, newC, newH] = oklabToOklch(hexToOklab(part.colour));
    if (oldC < LEAST_CHROMA) continue;
    for (const hex of paletteOf(sprite)) {
      const [l, c, h] = oklabToOklch(hexToOklab(hex));
      if (c < LEAST_CHROMA || apart(h, oldH) > SAME_HUE) continue;
      const lightness = Math.min(0.97, Math.max(0.08, l + (newL - oldL) * 0.7));
      dyes.set(hex, oklabToHex(oklchToOklab([lightness, Math.min(0.3, newC * (c / oldC)), newH])));
    }
  }
  return dyes;
}
