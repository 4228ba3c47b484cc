/** What a picture's style is, measured: its colours, how it is outlined, how many tones its materials have, its texture. */

import { type Detail, type LightSide, type Outline, SHADINGS, type Shading } from '../../../../src/domain/words.ts';
import { createImage, hardenAlpha, paste } from '../../../../src/pixels/image.ts';
import { outlineOf } from '../../../../src/pixels/outline.ts';
import { reduceColors } from '../../../../src/pixels/palette.ts';
import { recoverArt } from '../../../../src/pixels/recover.ts';
import { removeBackground } from '../../../../src/pixels/remove-background.ts';
import { fitBox, resizeNearest } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { StylePalette } from './map-ramps.ts';
import { readLight } from './read-light.ts';
import { stylePalette } from './style-palette.ts';
import { readTexture, type Texture } from './texture.ts';
import { readTones, type TonedImage } from './tones.ts';

export interface StyleProfile {
  readonly palette: StylePalette;
  /** Undefined where the picture has no silhouette to have an outline. */
  readonly outline?: Outline;
  readonly shading: Shading;
  readonly texture: Texture;
  readonly detail: Detail;
  /** Undefined where the shading does not tell. */
  readonly light?: LightSide;
}

/** A ramp of fewer pixels says nothing of how materials are shaded. */
const LEAST_RAMP = 12;
/** A tone counts from this share of its ramp on. */
const LEAST_TONE = 0.07;

/** Mean tones from which on a picture has the second, third, … shading: measured on drawings of each. */
const TONES_FROM = [1.65, 2.4, 3.1, 3.7];

const known = new WeakMap<object, { readonly profile: StyleProfile | undefined }>();

/** The style of a picture whose pixels are pixels: nothing is looked for of how it came. */
export const readOwnStyle = (art: Rgba): StyleProfile | undefined => profileOf([smaller(hardenAlpha(art))]);

/** The style of a picture, or what several have in common; undefined where nothing in them is opaque. */
export function readStyle(images: Rgba | readonly Rgba[]): StyleProfile | undefined {
  const { profile } = known.get(images) ?? { profile: read('data' in images ? [images] : images) };
  known.set(images, { profile });
  return profile;
}

function read(images: readonly Rgba[]): StyleProfile | undefined {
  if (images.length === 0) return undefined;
  return profileOf(images.map((image) => ownSize(image).image));
}

function profileOf(own: readonly Rgba[]): StyleProfile | undefined {
  const palette = stylePalette(sideBySide(own));
  if (!palette) return undefined;
  const figure = reduceColors(sideBySide(own.map(figureOf)), 48);
  const tones = readTones(figure);
  const outline = outlineOf(figure);
  const light = readLight(figure, tones);
  return {
    palette,
    ...(outline ? { outline } : {}),
    shading: shadingOf(tones),
    texture: readTexture(figure, tones),
    detail: DETAILS_FROM.findLast(([least]) => tones.tones.length >= least)![1],
    ...(light ? { light } : {}),
  };
}

/** Colours of the figures from which on a style has that detail. */
const DETAILS_FROM: readonly (readonly [number, Detail])[] = [
  [0, 'low detail'],
  [9, 'medium detail'],
  [17, 'highly detailed'],
];

/** A style picture without its ground. */
export const figureOf = (hard: Rgba): Rgba =>
  hard.data.some((v, i) => i % 4 === 3 && v === 0) ? hard : removeBackground(hard);

/** Pictures in a row, a clear column between them. */
function sideBySide(images: readonly Rgba[]): Rgba {
  if (images.length === 1) return images[0]!;
  const width = images.reduce((sum, image) => sum + image.width + 1, 0);
  const row = createImage(width, Math.max(...images.map(({ height }) => height)));
  let x = 0;
  for (const image of images) {
    paste(row, image, x, 0);
    x += image.width + 1;
  }
  return row;
}

/** A picture is read at no more than this many pixels a side, by its own colours. */
const MOST_SIDE = 192;
/** From this side on a picture may be enlarged pixel art. */
const MAYBE_ENLARGED = 96;

/** The picture at the size at which its pixels are pixels, every colour one that it has, and how large they came. */
export function ownSize(image: Rgba): { readonly image: Rgba; readonly pixel: Px } {
  const hard = hardenAlpha(image);
  const art = Math.max(hard.width, hard.height) >= MAYBE_ENLARGED ? recoverArt(hard) : undefined;
  const own = art?.image ?? hard;
  const pixel = art ? Math.max(1, Math.round((art.cellWidth + art.cellHeight) / 2)) : 1;
  return { image: smaller(own), pixel };
}

function smaller(own: Rgba): Rgba {
  if (Math.max(own.width, own.height) <= MOST_SIDE) return own;
  const { width, height } = fitBox(own, MOST_SIDE, MOST_SIDE, 'contain');
  return resizeNearest(own, width, height);
}

/** How large the pixels of a style picture come: 1 but where it is enlarged pixel art. */
export const readPixel = (image: Rgba): Px => ownSize(image).pixel;

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
