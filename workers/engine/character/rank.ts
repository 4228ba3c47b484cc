import { deltaE, hexToOklab, type OkLab, rgbToOklab } from '../../../src/pixels/color.ts';
import { histogramOf, packRgb, unpackRgb } from '../../../src/pixels/histogram.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { distanceToPalette } from '../reference/style/style-palette.ts';
import type { Brief } from '../types.ts';

/** A said colour is visible from this share of the figure's pixels on. */
const VISIBLE_SHARE = 0.04;
/** OKLab: a pixel this near to a said colour, tones of it included, shows it. */
const SHOWS = 0.14;
/** OKLab: a mean step between neighbouring pixels of different colours that reads well. */
const CLEAR_STEP = 0.25;
/** A colour of fewer pixels than this adds noise rather than a tone. */
const FEW_PIXELS = 3;

export interface Score {
  /** 0..1: colours that were said and are seen. 1 where none was said. */
  readonly colours: number;
  /** 0..1: how well neighbouring regions are told apart. */
  readonly contrast: number;
  /** 0..1: share of the colours that more than a few pixels have. */
  readonly palette: number;
  /** 0..1: nearness of the colours to those of a style; 1 without one. */
  readonly style: number;
  readonly total: number;
}

/** How well pictures show what was said, measured: comparable among candidates for one request. Greater is better. */
export function score(images: readonly Rgba[], brief: Brief, style?: readonly OkLab[]): Score {
  const mean = (of: (image: Rgba) => number) => images.reduce((sum, image) => sum + of(image), 0) / images.length;
  const colours = mean((image) => visible(image, brief));
  const contrast = mean(contrastOf);
  const palette = mean(used);
  const near = style ? mean((image) => nearness(image, style)) : 1;
  return { colours, contrast, palette, style: near, total: 2 * colours + contrast + 0.5 * palette + near };
}

function visible(image: Rgba, { parts, colours }: Brief): number {
  const said = [...new Set([...colours, ...parts.flatMap(({ colour }) => (colour ? [colour] : []))])].map(hexToOklab);
  if (said.length === 0) return 1;
  const { colors, counts } = histogramOf(image);
  const labs = [...colors].map(labOf);
  const total = counts.reduce((sum, n) => sum + n, 0) || 1;
  const seen = said.map((wanted) => {
    let near = 0;
    labs.forEach((lab, i) => {
      if (deltaE(lab, wanted) < SHOWS) near += counts[i]!;
    });
    return Math.min(1, near / total / VISIBLE_SHARE);
  });
  return seen.reduce((sum, share) => sum + share, 0) / seen.length;
}

/** Mean OKLab step from a pixel to its right and lower neighbour of another colour. */
function contrastOf({ width, height, data }: Rgba): number {
  let sum = 0;
  let steps = 0;
  const at = (i: number): OkLab => labOf(packRgb(data[i]!, data[i + 1]!, data[i + 2]!));
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const i = (y * width + x) * 4;
      if (!data[i + 3]) continue;
      for (const j of [i + 4, i + width * 4]) {
        if (!data[j + 3]) continue;
        if (data[i] === data[j] && data[i + 1] === data[j + 1] && data[i + 2] === data[j + 2]) continue;
        sum += deltaE(at(i), at(j));
        steps++;
      }
    }
  return steps === 0 ? 0 : Math.min(1, sum / steps / CLEAR_STEP);
}

const converted = new Map<number, OkLab>();
/** Pictures share few colours: each is converted once. */
function labOf(rgb: number): OkLab {
  const known = converted.get(rgb);
  if (known) return known;
  if (converted.size > 4096) converted.clear();
  const lab = rgbToOklab(unpackRgb(rgb));
  converted.set(rgb, lab);
  return lab;
}

function used(image: Rgba): number {
  const { counts } = histogramOf(image);
  if (counts.length === 0) return 0;
  return counts.filter((n) => n >= FEW_PIXELS).length / counts.length;
}

/** 1 where every pixel has a colour of the style, 0 from a mean distance of 0.2 on. */
function nearness(image: Rgba, style: readonly OkLab[]): number {
  const { colors, counts } = histogramOf(image);
  let sum = 0;
  let total = 0;
  [...colors].map(labOf).forEach((lab, i) => {
    sum += distanceToPalette(lab, style) * counts[i]!;
    total += counts[i]!;
  });
  return total === 0 ? 0 : Math.max(0, 1 - sum / total / 0.2);
}
