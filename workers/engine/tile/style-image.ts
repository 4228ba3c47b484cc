/** Tiles in the manner of a picture that is sent: its outline, its tones, its palette. */

import { deltaE, type OkLab, rgbToOklab } from '../../../src/pixels/color.ts';
import { createImage, wordsOf } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { TerrainMaterial } from './material.ts';
import { groundOf } from './material-texture.ts';
import type { StyleOptions } from './pro-types.ts';
import { colourAt } from './texture.ts';
import { type Packed, unpack } from './tones.ts';
import type { TileStyle } from './types.ts';

/** Colours that are looked at: more do not make a palette. */
const MOST_COLOURS = 64;

/**
 * A tile of a material with the style picture's silhouette. `outline` keeps its dark border; `shading` takes over how
 * much lighter or darker it is at a pixel than around it; `detail` off shows the material as one tone; `colorPalette`
 * lets no other colours through.
 */
export function drawInStyle(material: TerrainMaterial, style: Rgba, o: StyleOptions, q: TileStyle): Rgba {
  const { width: w, height: h } = style;
  const size = w >= 64 ? 64 : w >= 32 ? 32 : 16;
  const { plain } = groundOf(material, size, q);
  const source = wordsOf(style);
  const image = createImage(w, h);
  const out = wordsOf(image);
  const there = (x: Px, y: Px): boolean =>
    x >= 0 && y >= 0 && x < w && y < h && style.data[(y * w + x) * 4 + 3]! >= 128;
  const labs = new Map<Packed, OkLab>();
  const labOf = (c: Packed): OkLab => {
    let lab = labs.get(c);
    if (!lab) {
      lab = rgbToOklab(unpack(c));
      labs.set(c, lab);
    }
    return lab;
  };
  const counts = new Map<Packed, number>();
  let sum = 0;
  let shown = 0;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (!there(x, y)) continue;
      const c = source[y * w + x]!;
      counts.set(c, (counts.get(c) ?? 0) + 1);
      sum += labOf(c)[0];
      shown++;
    }
  }
  const mean = shown ? sum / shown : 0.5;
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_COLOURS)
    .map(([c]) => c);
  const nearest = new Map<Packed, Packed>();
  const inPalette = (c: Packed): Packed => {
    let found = nearest.get(c);
    if (found === undefined) {
      const lab = labOf(c);
      found = palette.reduce((best, p) => (deltaE(labOf(p), lab) < deltaE(labOf(best), lab) ? p : best), palette[0]!);
      nearest.set(c, found);
    }
    return found;
  };
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (!there(x, y)) continue;
      const c = source[y * w + x]!;
      const border = !there(x - 1, y) || !there(x + 1, y) || !there(x, y - 1) || !there(x, y + 1);
      const [L] = labOf(c);
      if (o.outline !== false && border && L < mean - 0.12) {
        out[y * w + x] = c;
        continue;
      }
      const step = o.shading === false ? 0 : Math.max(-3, Math.min(2, Math.round((L - mean) / 0.09)));
      const tone =
        o.detail === false ? plain.palette[Math.max(0, Math.min(5, 3 + step))]! : colourAt(plain, x, y, step);
      out[y * w + x] = o.colorPalette === false ? tone : inPalette(tone);
    }
  }
  return image;
}
