/**
 * Going ahead of what shows no legs: lumps hop, long low bodies wind and draw themselves along, what ends in a point
 * floats, robes sway at the hem. The first frame is the picture.
 */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areaOf, at, blank, eachPixel, type Flat, opaqueRows, put, toFlat, toImage } from '../parts/flat.ts';
import { bend, STILL } from '../strike/bend.ts';

/** A figure that ends in less than this share of its width touches no ground. */
const POINTED = 0.34;
const HEM = 0.22;
/** Lumps fill so much of their box, and long bodies are so much wider than high. */
const FULL = 0.6;
const LONG = 1.55;
const UPRIGHT = 0.95;

interface Gliding {
  readonly picture: Flat;
  readonly height: Px;
  readonly wide: Px;
  /** Rows and columns that are free. */
  readonly above: Px;
  readonly beside: Px;
  /** The side that it looks to. */
  readonly aside: -1 | 1;
}

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
  const hovers = isUpright && widthAtGround(picture) < POINTED * box.width;
  const isLong = box.width >= LONG * box.height;
  const isLump = areaOf(picture) >= FULL * box.width * box.height && box.height < LONG * box.width;
  // Somebody in a robe walks under it.
  const frame =
    isPerson && isUpright
      ? swayedAt
      : isLong
        ? wound
        : hovers
          ? floated
          : isLump
            ? hopped
            : isUpright
              ? swayedAt
              : hopped;
  return Array.from({ length: count }, (_, i) => (i === 0 ? sprite : toImage(frame(gliding, i / count))));
}

/** Up and down once, bent a little to the side; the tail follows. */
function floated({ picture, height, above, beside }: Gliding, t: number): Flat {
  const turn = t * 2 * Math.PI;
  const up = Math.min(above, Math.round(Math.max(1.5, height * 0.09) * (0.5 - 0.5 * Math.cos(turn))));
  const lean = Math.round(Math.min(beside, Math.max(1, height * 0.05)) * Math.sin(turn));
  return swayed(bend(picture, { ...STILL, dy: -up, lean }).draw(picture), -Math.sign(lean) as -1 | 0 | 1);
}

/** Down, up, and down again where it lands. */
const HOP = [
  [0, 0, 0],
  [0.16, 1, 0],
  [0.3, -0.5, 0.4],
  [0.5, -0.3, 1],
  [0.68, -0.3, 0.35],
  [0.8, 0.9, 0],
  [0.92, 0.3, 0],
  [1, 0, 0],
] as const;

function hopped({ picture, height, wide, above, beside }: Gliding, t: number): Flat {
  const next = HOP.findIndex(([at_]) => at_ >= t);
  const [a, b] = [HOP[Math.max(0, next - 1)]!, HOP[Math.max(1, next)]!];
  const share = (t - a[0]) / (b[0] - a[0]);
  const [squash, rise] = [a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  const crouch = Math.max(-above, Math.round(squash * Math.max(1.4, 0.11 * height)));
  const stretch = Math.min(2 * beside, Math.round(squash * 0.1 * wide));
  const up = Math.min(Math.max(0, above + crouch), Math.round(rise * Math.max(2, 0.15 * height)));
  return bend(picture, { ...STILL, dy: -up, crouch, stretch, to: 0 }).draw(picture);
}

/** Shorter and longer again, with a wave that runs from the head to the tail. */
function wound({ picture, height, wide, above, beside, aside }: Gliding, t: number): Flat {
  const turn = t * 2 * Math.PI;
  const drawn = -Math.round(Math.max(1, 0.07 * wide) * (0.5 - 0.5 * Math.cos(turn)));
  const out = bend(picture, { ...STILL, stretch: drawn, to: aside, dx: beside > 0 ? -aside * (drawn >> 1) : 0 }).draw(
    picture,
  );
  const high = Math.min(above, Math.max(1, Math.round(height * 0.06)));
  const { bottom } = opaqueRows(picture);
  const waved = blank(out.width, out.height);
  eachPixel(out, (x, y, color) => {
    const up = Math.max(
      0,
      Math.sin((2 * Math.PI * x * aside) / Math.max(8, wide * 0.8) - turn) * high * Math.sin(turn / 2),
    );
    put(waved, x, Math.min(bottom - 1, y - Math.round(up)), color);
  });
  return waved;
}

/** Two steps a loop: lowest where a foot is set down. */
function swayedAt({ picture, height }: Gliding, t: number): Flat {
  const turn = t * 2 * Math.PI;
  const crouch = Math.round(Math.max(1, height / 22) * Math.abs(Math.sin(turn)));
  return swayed(sunk(picture, crouch), Math.round(Math.sin(turn)) as -1 | 0 | 1);
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
function swayed(flat: Flat, by: -1 | 0 | 1): Flat {
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
