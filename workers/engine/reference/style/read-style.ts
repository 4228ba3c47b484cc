/** What a picture's style is, measured: its colours, how it is outlined, how many tones its materials have, its texture. */

import { type Outline, SHADINGS, type Shading } from '../../../../src/domain/words.ts';
import { hardenAlpha } from '../../../../src/pixels/image.ts';
import { outlineOf } from '../../../../src/pixels/outline.ts';
import { reduceColors } from '../../../../src/pixels/palette.ts';
import { recoverArt } from '../../../../src/pixels/recover.ts';
import { removeBackground } from '../../../../src/pixels/remove-background.ts';
import { fitBox, resizeNearest } from '../../../../src/pixels/resize.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { StylePalette } from './map-ramps.ts';
import { stylePalette } from './style-palette.ts';
import { readTexture, type Texture } from './texture.ts';
import { readTones, type TonedImage } from './tones.ts';

export interface StyleProfile {
  readonly palette: StylePalette;
  /** Undefined where the picture has no silhouette to have an outline. */
  readonly outline?: Outline;
  readonly shading: Shading;
  readonly texture: Texture;
}

/** A ramp of fewer pixels says nothing of how materials are shaded. */
const LEAST_RAMP = 12;
/** A tone counts from this share of its ramp on. */
const LEAST_TONE = 0.07;

/** Mean tones from which on a picture has the second, third, … shading: measured on drawings of each. */
const TONES_FROM = [1.65, 2.4, 3.1, 3.7];

/** The style of a picture; undefined where nothing in it is opaque. */
export function readStyle(image: Rgba): StyleProfile | undefined {
  const hard = ownSize(image);
  const palette = stylePalette(hard);
  if (!palette) return undefined;
  const clear = hard.data.some((v, i) => i % 4 === 3 && v === 0);
  const figure = reduceColors(clear ? hard : removeBackground(hard), 48);
  const tones = readTones(figure);
  const outline = outlineOf(figure);
  return { palette, ...(outline ? { outline } : {}), shading: shadingOf(tones), texture: readTexture(figure, tones) };
}

/** A picture is read at no more than this many pixels a side, by its own colours. */
const MOST_SIDE = 192;
/** From this side on a picture may be enlarged pixel art. */
const MAYBE_ENLARGED = 96;

/** The picture at the size at which its pixels are pixels, every colour one that it has. */
function ownSize(image: Rgba): Rgba {
  const hard = hardenAlpha(image);
  const art = (Math.max(hard.width, hard.height) >= MAYBE_ENLARGED ? recoverArt(hard)?.image : undefined) ?? hard;
  if (Math.max(art.width, art.height) <= MOST_SIDE) return art;
  const { width, height } = fitBox(art, MOST_SIDE, MOST_SIDE, 'contain');
  return resizeNearest(art, width, height);
}

/** Tones a material has, as a word: the mean over the larger ramps, each counted by its area. */
function shadingOf({ tones, ramps }: TonedImage): Shading {
  let sum = 0;
  let weight = 0;
  for (const ramp of ramps) {
    if (ramp.line || ramp.count < LEAST_RAMP) continue;
    const used = ramp.tones.filter((t) => tones[t]!.count >= LEAST_TONE * ramp.count).length;
    sum += used * ramp.count;
    weight += ramp.count;
  }
  const mean = weight > 0 ? sum / weight : 1;
  return SHADINGS[TONES_FROM.filter((least) => mean >= least).length]!;
}
