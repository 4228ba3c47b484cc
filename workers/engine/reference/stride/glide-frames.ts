/**
 * Going ahead of what shows no legs: lumps hop, long low bodies wind and draw themselves along, what ends in a point
 * floats, robes sway at the hem. The first frame is the picture.
 */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { evenness, isFromAbove } from '../parts/evenness.ts';
import { areaOf, at, eachPixel, type Flat, opaqueRows, toFlat, toImage } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { driven, flapped, floated, type Gliding, hopped, rocked, swayedAt, waddled } from './glides.ts';
import { areSpidery, crawledAt, limbsIn } from './limbs.ts';
import { scuttledAt, scuttling } from './scuttle.ts';
import { shuffledAt, shuffling } from './shuffle.ts';
import { backWings, flappedBack, rolled, slithered, tilted, wound } from './waves.ts';

/** A figure that ends in less than this share of its width touches no ground. */
const POINTED = 0.42;
/** Lumps fill so much of their box, and long bodies are so much wider than high. */
const FULL = 0.6;
const LONG = 1.55;
/** Worms are so much longer than high, however full they are. */
const THIN = 2;
const UPRIGHT = 0.95;
/** Waves through smaller figures take their faces apart. */
const SUPPLE: Px = 24;
/** Lumps that hop are hardly higher than wide. */
const SQUAT = 0.85;
/** What stands on all of its width and is so much broader than high rolls. */
const BROAD = 1.4;

export interface Glide {
  /** The side that a profile looks to. */
  readonly aside?: -1 | 1;
  /** A person in a robe does not hop. */
  readonly isPerson?: boolean;
}

/** The frames of a loop; what rises is never beyond the canvas. */
export function glideFrames(
  sprite: Rgba,
  count: number,
  { aside = 1, isPerson = false }: Glide = {},
  /** Whether frames look as if the picture was torn. */
  isTorn: (frames: readonly Rgba[]) => boolean = () => false,
): readonly Rgba[] {
  const picture = toFlat(sprite);
  const box = opaqueBounds(sprite);
  if (!box) return Array.from({ length: count }, () => sprite);
  const gliding: Gliding = {
    picture,
    height: box.height,
    wide: box.width,
    above: box.y,
    below: sprite.height - box.y - box.height,
    beside: Math.min(box.x, sprite.width - box.x - box.width),
    aside,
  };
  const isUpright = box.height >= UPRIGHT * box.width;
  const hovers = isUpright && widthAtGround(picture) < POINTED * widthBelow(picture);
  const isLong = box.width >= LONG * box.height;
  const isLump = areaOf(picture) >= FULL * box.width * box.height && box.height < LONG * box.width;
  // Somebody in a robe walks under it.
  const crawls = isPerson ? undefined : scuttling(picture, lineHabitOf(picture));
  const steps = shuffling(picture);
  const isAside = box.width >= (isLump ? ROUND : LOW) * box.height && evenness(picture).fit < ALIKE;
  const isBust = box.height < SQUARE * box.width && isSlab(picture, box.width);
  // An aerial or a chimney makes nothing higher.
  const isBroad = box.width ** 2 >= BROAD * areaOf(picture) && isSlab(picture, box.width);
  const limbs = isPerson ? undefined : limbsIn(picture, lineHabitOf(picture).isLined);
  const wings = isPerson || isBroad || evenness(picture).fit >= PROFILE ? undefined : backWings(gliding);
  // To lean it needs a column at its sides.
  const leans = gliding.beside > 0 ? tilted : hopped;
  const way = ((): Way => {
    if (!isPerson && box.height >= LEAST_ROLLS && isFromAbove(picture)) return driven;
    if (limbs && areSpidery(limbs)) return (g, t) => crawledAt(g.picture, limbs, t, g.above);
    if (wings) return (g, t) => flappedBack(g, wings, t);
    if (isWinged(sprite)) return flapped;
    if (limbs) return (g, t) => crawledAt(g.picture, limbs, t, g.above);
    if (crawls) return (g, t) => scuttledAt(g.picture, crawls, t, g.above);
    if (steps && box.width < THIN * box.height) return (g, t) => shuffledAt(g.picture, steps, t, g.above);
    if (
      isLump &&
      isSmooth(picture) &&
      box.width >= SQUAT * box.height &&
      isDome(picture) &&
      !isLong &&
      !(isPerson && isUpright && !isBust)
    )
      return hopped;
    if (isBroad && isLump && !isSmooth(picture) && box.height >= LEAST_ROLLS) return rolled;
    if (isBust) return leans;
    if (isPerson && isUpright) return swayedAt;
    if (isLong && (!isLump || box.width >= THIN * box.height)) return wound;
    if (hovers) return floated;
    if (isLump && !isAside) return leans;
    if (isUpright && box.height >= SUPPLE && evenness(picture).fit < ALIKE) return slithered;
    return isAside ? rocked : waddled;
  })();
  // Where the first would tear it, the next is tried; at last it goes as one.
  const ways: readonly Way[] = [
    way,
    ...(limbs ? [(g: Gliding, t: number) => crawledAt(g.picture, limbs, t, g.above)] : []),
    ...(isAside ? [rocked] : []),
    leans,
  ];
  const framesOf = (one: Way): readonly Rgba[] =>
    Array.from({ length: count }, (_, i) => (i === 0 ? sprite : toImage(one(gliding, i / count))));
  for (const one of ways) {
    const frames = framesOf(one);
    if (!isTorn(frames)) return frames;
  }
  return framesOf(waddled);
}

type Way = (g: Gliding, t: number) => Flat;
/** What is lower rolls on nothing that is seen to turn. */
const LEAST_ROLLS: Px = 10;

/** Wings, and arms held out, are alike on both sides and so much wider than the figure is high. */
const SPREAD = 1.3;
const ALIKE = 0.62;
const MORE_ALIKE = 0.72;
/** Wings of what is less alike are those of a profile. */
const PROFILE = 0.67;
/** Lumps are fuller than what has wings; what is hardly wider than high has wings where its box is mostly empty. */
const FULLER = 0.68;
const OPEN = 1.1;
const EMPTY = 0.5;

export function isWinged(sprite: Rgba): boolean {
  const box = opaqueBounds(sprite);
  if (!box) return false;
  // What stands on nearly all of its width has no wings spread.
  if (isSlab(toFlat(sprite), box.width)) return false;
  const fill = areaOf(toFlat(sprite)) / (box.width * box.height);
  const wide = box.width / box.height;
  const { fit } = evenness(toFlat(sprite));
  return (wide >= SPREAD && fill < FULLER && fit >= ALIKE) || (wide >= OPEN && fill < EMPTY && fit >= MORE_ALIKE);
}

/** What is hardly higher than wide and no more alike on both sides is seen from the side. */
const LOW = 0.95;
const ROUND = 1.05;

/** What stands on nearly all of its width and is about as high as that, as heads with shoulders, hops as it is. */
const SLAB = 0.8;
const SQUARE = 1.25;
export const isSlab = (picture: Flat, wide: Px): boolean => widthAtGround(picture) >= SLAB * wide;

/** Slimes are of few colours. */
const SMOOTH = 8;
const isSmooth = ({ colors }: Flat): boolean => new Set(colors.filter((color) => color >= 0)).size <= SMOOTH;

/** Slimes and bells are broader and broader towards the ground: who has ears, arms or a neck is no lump. */
function isDome(picture: Flat): boolean {
  const { top, bottom } = opaqueRows(picture);
  let widest = 0;
  for (let y = top; y < top + DOME * (bottom - top); y++) {
    let [left, right] = [picture.width, -1];
    for (let x = 0; x < picture.width; x++) {
      if (at(picture, x, y) < 0) continue;
      [left, right] = [Math.min(left, x), x];
    }
    const across = right - left + 1;
    if (across < widest - Math.max(1, NARROWER * widest)) return false;
    widest = Math.max(widest, across);
  }
  return true;
}
const DOME = 0.85;
const NARROWER = 0.12;

/** Columns that the lowest rows take. */
function widthAtGround(picture: Flat, rows: Px = 2): Px {
  const { bottom } = opaqueRows(picture);
  const columns = new Set<Px>();
  eachPixel(picture, (x, y) => {
    if (y >= bottom - rows) columns.add(x);
  });
  return columns.size;
}

/** Columns that the lower half takes. */
function widthBelow(picture: Flat): Px {
  const { top, bottom } = opaqueRows(picture);
  return widthAtGround(picture, (bottom - top) >> 1);
}
