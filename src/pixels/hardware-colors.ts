/** Pictures in the colours that a console or home computer could show. Deterministic, like all of this room. */
import { hexToOklab, hexToRgb, type OkLab, rgbToOklab } from './color.ts';
import { histogramOf, packRgb, unpackRgb } from './histogram.ts';
import { indexPalette } from './nearest.ts';
import { recolor, reduceColors } from './palette.ts';
import type { Rgb, Rgba } from './types.ts';

/** What a machine's video chip can show. */
export type HardwareColors =
  /** Shades of one hue, darkest first: a picture's own lightness is spread over them. */
  | { readonly shades: readonly string[] }
  /** A fixed palette, '#rrggbb'. */
  | { readonly palette: readonly string[] }
  /** So many bits for each of red, green and blue. */
  | { readonly bits: number };

/** Darker than this (OKLab L) is a line or an eye: it takes the darkest shade and says nothing of how light the rest is. */
const LINE_L = 0.3;
/** How far lightness is spread by rank, so that every shade is used: 0 as it is, 1 evenly. */
const SPREAD = 0.6;
/** Of two shades the darker one is for lines and what is as dark: all else has to show its lines. */
const INK_L = 0.47;
/** A wrong hue (green skin) is worse than a wrong tone of the right one, and so is grey where there was a colour. */
const COSTS = { lightness: 0.6, fading: 6, gaudy: 4, hue: 7 } as const;

/** The image in at most `count` colours that a machine has. One that has no others already is returned as it is. */
export function inHardwareColors(image: Rgba, colors: HardwareColors, count: number): Rgba {
  if ('shades' in colors) return inShades(image, colors.shades);
  if ('palette' in colors) return inPalette(image, colors.palette, count);
  return recolor(reduceColors(image, count), (c) => coarse(unpackRgb(c), colors.bits));
}

/** Each channel in `bits` bits, spread over 0..255 again. */
function coarse(rgb: Rgb, bits: number): Rgb {
  const most = 2 ** bits - 1;
  const step = (v: number): number => Math.round((Math.round((v / 255) * most) * 255) / most);
  return [step(rgb[0]), step(rgb[1]), step(rgb[2])];
}

function inShades(image: Rgba, shades: readonly string[]): Rgba {
  const { colors, counts } = histogramOf(image);
  const own = new Set(shades.map((hex) => packRgb(...hexToRgb(hex))));
  if ([...colors].every((c) => own.has(c))) return recolor(image, unpackRgb);
  const light = [...colors].map((c) => rgbToOklab(unpackRgb(c))[0]);
  const inner = light.map((_, i) => i).filter((i) => light[i]! >= (shades.length === 2 ? INK_L : LINE_L));
  const order = inner.toSorted((a, b) => light[a]! - light[b]!);
  const total = order.reduce((sum, i) => sum + counts[i]!, 0) || 1;
  const least = light[order[0] ?? 0] ?? 0;
  const most = light[order.at(-1) ?? 0] ?? 1;
  const last = shades.length - 1;
  const shadeOf = new Map<number, Rgb>();
  for (let i = 0; i < colors.length; i++) shadeOf.set(colors[i]!, hexToRgb(shades[0]!));
  let before = 0;
  for (const i of order) {
    const rank = (before + counts[i]! / 2) / total;
    before += counts[i]!;
    const share = most - least < 0.02 ? 0.5 : (light[i]! - least) / (most - least);
    const at = share + (rank - share) * SPREAD;
    // the darkest shade is kept for lines
    shadeOf.set(colors[i]!, hexToRgb(shades[Math.min(last, 1 + Math.floor(at * last))]!));
  }
  return recolor(image, (c) => shadeOf.get(c)!);
}

/** The `count` colours of a palette that miss the picture's least, one after the other. */
function inPalette(image: Rgba, palette: readonly string[], count: number): Rgba {
  const { colors, counts } = histogramOf(image);
  const index = indexPalette(palette);
  if (colors.length <= count && [...colors].every((c) => index.packed.includes(c))) return recolor(image, unpackRgb);
  const labs = [...colors].map((c) => rgbToOklab(unpackRgb(c)));
  const goals = palette.map((hex) => hexToOklab(hex));
  const miss = labs.map((p) => goals.map((q) => distance(p, q)));
  const nearest = new Float64Array(colors.length).fill(Number.POSITIVE_INFINITY);
  const chosen: number[] = [];
  while (chosen.length < Math.min(count, palette.length)) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let q = 0; q < goals.length; q++) {
      if (chosen.includes(q)) continue;
      let sum = 0;
      // small marks (eyes, a jewel) count for more than their pixels
      for (let i = 0; i < colors.length; i++) sum += counts[i]! ** 0.75 * Math.min(nearest[i]!, miss[i]![q]!);
      if (sum < least) {
        least = sum;
        best = q;
      }
    }
    chosen.push(best);
    for (let i = 0; i < colors.length; i++) nearest[i] = Math.min(nearest[i]!, miss[i]![best]!);
    if (nearest.every((d) => d < 1e-6)) break;
  }
  const to = new Map<number, Rgb>();
  colors.forEach((c, i) => {
    const q = chosen.reduce((a, b) => (miss[i]![b]! < miss[i]![a]! ? b : a));
    to.set(c, hexToRgb(palette[q]!));
  });
  return recolor(image, (c) => to.get(c)!);
}

/** Squared, in OKLab, with lightness, chroma and hue apart. */
function distance(p: OkLab, q: OkLab): number {
  const more = Math.hypot(q[1], q[2]) - Math.hypot(p[1], p[2]);
  const hue = Math.max(0, (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2 - more ** 2);
  return COSTS.lightness * (p[0] - q[0]) ** 2 + (more < 0 ? COSTS.fading : COSTS.gaudy) * more ** 2 + COSTS.hue * hue;
}
