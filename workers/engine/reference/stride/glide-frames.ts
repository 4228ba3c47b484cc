/**
 * Going ahead of what shows no legs: lumps hop, long low bodies wind and draw themselves along, what ends in a point
 * floats, robes sway at the hem. The first frame is the picture.
 */
import { type Box, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areClean } from '../lift/clean.ts';
import { evenness } from '../parts/evenness.ts';
import { areaOf, eachPixel, type Flat, opaqueRows, toFlat, toImage } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { crept, flapped, floated, type Gliding, heaved, hopped, rocked, swayedAt, waddled, wound } from './glides.ts';
import { scuttledAt, scuttling } from './scuttle.ts';

/** A figure that ends in less than this share of its width touches no ground. */
const POINTED = 0.42;
/** Lumps fill so much of their box, and long bodies are so much wider than high. */
const FULL = 0.6;
const LONG = 1.55;
const UPRIGHT = 0.95;

/** The frames of a loop; what rises is never beyond the canvas. `aside` is the side that a profile looks to, and a person in a robe does not hop. */
export function glideFrames(sprite: Rgba, count: number, aside: -1 | 1 = 1, isPerson = false): readonly Rgba[] {
  const picture = toFlat(sprite);
  const box = opaqueBounds(sprite);
  if (!box) return Array.from({ length: count }, () => sprite);
  const gliding: Gliding = {
    picture,
    height: box.height,
    wide: box.width,
    above: box.y,
    beside: Math.min(box.x, sprite.width - box.x - box.width),
    aside,
  };
  const isUpright = box.height >= UPRIGHT * box.width;
  const hovers = isUpright && widthAtGround(picture) < POINTED * widthBelow(picture);
  const isLong = box.width >= LONG * box.height;
  const isLump = areaOf(picture) >= FULL * box.width * box.height && box.height < LONG * box.width;
  // Somebody in a robe walks under it.
  const crawls = isPerson ? undefined : scuttling(picture, lineHabitOf(picture));
  const frame = crawls
    ? (gliding_: Gliding, t: number): Flat => scuttledAt(gliding_.picture, crawls, t, gliding_.above)
    : isWinged(sprite)
      ? flapped
      : isPerson && isUpright
        ? swayedAt
        : isLong
          ? wound
          : hovers
            ? floated
            : !isLump && box.height >= TALL * box.width
              ? swayedAt
              : box.width >= LOW * box.height && evenness(picture).fit < ALIKE
                ? crept
                : isSlab(picture, box.width)
                  ? heaved
                  : isRound(picture, box)
                    ? hopped
                    : waddled;
  const framesBy = (draw: typeof frame): readonly Rgba[] =>
    Array.from({ length: count }, (_, i) => (i === 0 ? sprite : toImage(draw(gliding, i / count))));
  const frames = framesBy(frame);
  // What squeezing would blot rocks as it is.
  return frame !== crept || (box.height >= SQUEEZED && areClean(sprite, frames, HIDDEN)) ? frames : framesBy(rocked);
}

/** Wings, and arms held out, are alike on both sides and so much wider than the figure is high. */
const SPREAD = 1.3;
const ALIKE = 0.62;
/** Lumps are fuller than what has wings; what is hardly wider than high has wings where its box is mostly empty. */
const FULLER = 0.68;
const OPEN = 1.1;
const EMPTY = 0.5;

export function isWinged(sprite: Rgba): boolean {
  const box = opaqueBounds(sprite);
  if (!box) return false;
  const fill = areaOf(toFlat(sprite)) / (box.width * box.height);
  const wide = box.width / box.height;
  const isSpread = (wide >= SPREAD && fill < FULLER) || (wide >= OPEN && fill < EMPTY);
  return isSpread && evenness(toFlat(sprite)).fit >= ALIKE;
}

/** What is so much higher than wide does not hop. */
const TALL = 1.3;
/** What is lower than wide and seen from the side creeps. */
const LOW = 1.08;

/** What stands on all of its width does not leave the ground. */
const SLAB = 0.9;
const isSlab = (picture: Flat, wide: Px): boolean => widthAtGround(picture, 1) >= SLAB * wide;

/** What is full and no higher than wide has no bones. */
const ROUND = 0.66;
const isRound = (picture: Flat, { width, height }: Box): boolean =>
  areaOf(picture) >= ROUND * width * height && height <= 1.2 * width;

/** Lower ones have too few rows and columns to be squeezed; and the share of colours that may go where one is. */
const SQUEEZED: Px = 24;
const HIDDEN = 0.16;

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
