/** Walking of what shows no legs: robes sway at the hem, floating things hover, low bodies stretch and draw together. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, blank, eachPixel, type Flat, opaqueRows, put, toFlat, toImage } from '../parts/flat.ts';
import { bend, STILL } from '../strike/bend.ts';

/** A figure that ends in less than this share of its width touches no ground. */
const POINTED = 0.34;
const HEM = 0.22;

/** The frames of a loop; what rises is never beyond the canvas. */
export function glideFrames(sprite: Rgba, count: number): readonly Rgba[] {
  const picture = toFlat(sprite);
  const box = opaqueBounds(sprite);
  if (!box) return Array.from({ length: count }, () => sprite);
  const step = Math.max(1, Math.round(box.height / 26));
  const isUpright = box.height >= 0.95 * box.width;
  const hovers = isUpright && widthAtGround(picture) < POINTED * box.width;
  return Array.from({ length: count }, (_, i) => {
    const t = (i / count) * 2 * Math.PI;
    if (hovers) {
      const up = Math.min(box.y, Math.round(step * (0.5 - 0.5 * Math.cos(t)) * 1.5));
      return toImage(bend(picture, { ...STILL, dy: -up }).draw(picture));
    }
    // Two steps a loop: lowest where a foot is set down.
    const crouch = Math.round(step * Math.max(0, Math.cos(isUpright ? 2 * t : t)));
    const lowered = sunk(picture, crouch);
    if (!isUpright) return toImage(lowered);
    return toImage(swayed(lowered, Math.round(Math.sin(t))));
  });
}

/** A figure that is so many rows lower: of its lowest third, which shows no face, rows go that are like their neighbours. */
function sunk(picture: Flat, rows: Px): Flat {
  const { top, bottom } = opaqueRows(picture);
  const head = Math.round(top + HEAD_AND_CHEST * (bottom - top));
  const below = blank(picture.width, picture.height);
  eachPixel(picture, (x, y, color) => {
    if (y >= head) put(below, x, y, color);
  });
  const by = Math.min(rows, Math.max(0, Math.floor((bottom - head) / 3)));
  const out = bend(below, { ...STILL, crouch: by }).draw(below);
  eachPixel(picture, (x, y, color) => {
    if (y < head) put(out, x, y + by, color);
  });
  return out;
}
const HEAD_AND_CHEST = 0.5;

/** Columns that the lowest rows take. */
function widthAtGround(picture: Flat): Px {
  const { bottom } = opaqueRows(picture);
  const columns = new Set<Px>();
  eachPixel(picture, (x, y) => {
    if (y >= bottom - 2) columns.add(x);
  });
  return columns.size;
}

/** The hem moved aside; the lowest rows drag after those above. */
function swayed(flat: Flat, by: Px): Flat {
  if (by === 0) return flat;
  const { top, bottom } = opaqueRows(flat);
  const from = Math.round(bottom - HEM * (bottom - top));
  const out = blank(flat.width, flat.height);
  eachPixel(flat, (x, y, color) => put(out, y >= from ? x + by : x, y, color));
  // Where the hem is drawn from, nothing tears: the row above goes on.
  for (let x = 0; x < flat.width; x++)
    if (at(out, x, from) < 0 && at(flat, x, from) >= 0) put(out, x, from, at(flat, x, from));
  return out;
}
