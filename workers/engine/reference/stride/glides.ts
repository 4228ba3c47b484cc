/** Ways of going ahead without legs: pictures of a loop at a time, 0..1. */
import type { Px } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { at, blank, eachPixel, type Flat, opaqueRows, put } from '../parts/flat.ts';
import { bend, STILL } from '../strike/bend.ts';

const HEM = 0.22;

export interface Gliding {
  readonly picture: Flat;
  readonly height: Px;
  readonly wide: Px;
  /** Rows and columns that are free. */
  readonly above: Px;
  readonly below: Px;
  readonly beside: Px;
  /** The side that it looks to. */
  readonly aside: -1 | 1;
}

/** What is beside the body goes up and down, the farther out the more; the body goes the other way. */
export function flapped({ picture, height, wide, above }: Gliding, t: number): Flat {
  const turn = Math.sin(t * 2 * Math.PI);
  const { axis } = evenness(picture);
  const [inner, outer] = [BODY * wide, wide / 2];
  const reach = Math.min(FLAP * height, 0.7 * (outer - inner));
  const body = Math.round(Math.max(1, height / 20) * turn);
  const most = Math.min(above, Math.round(reach));
  const { bottom } = opaqueRows(picture);
  const out = blank(picture.width, picture.height);
  // Seen from the front, wings on their way are foreshortened.
  const long = 1 - (turn > 0 ? FOLD_DOWN : FOLD_UP) * Math.abs(turn);
  const lift = above > 0 ? Math.min(above, body) : 0;
  for (let x = 0; x < picture.width; x++) {
    const off = x + 0.5 - axis;
    const beyond = Math.max(0, Math.abs(off) - inner) / long;
    const source = beyond > 0 ? Math.floor(axis + Math.sign(off) * (inner + beyond)) : x;
    const wing = Math.round((turn > 0 ? reach : most) * turn * (beyond / Math.max(1, outer - inner)));
    for (let y = 0; y < picture.height; y++) {
      const color = at(picture, source, y);
      if (color < 0) continue;
      const to = y + wing - (y < bottom ? lift : 0);
      if (to < picture.height && to >= 0) put(out, x, to, color);
    }
  }
  return out;
}
const BODY = 0.14;
const FLAP = 0.24;
const FOLD_DOWN = 0.12;
const FOLD_UP = 0.3;

/** Up and down once; what hangs below follows to the side. */
export function floated({ picture, height, above, beside }: Gliding, t: number): Flat {
  const turn = t * 2 * Math.PI;
  const up = Math.min(above, Math.round(Math.max(2, height * 0.1) * (0.5 - 0.5 * Math.cos(turn))));
  const aside = beside > 0 ? (Math.round(Math.sin(turn)) as -1 | 0 | 1) : 0;
  return swayed(moved(picture, 0, -up), aside);
}

/** All of it so far from where it was. */
function moved(picture: Flat, dx: Px, dy: Px): Flat {
  const out = blank(picture.width, picture.height);
  eachPixel(picture, (x, y, color) => put(out, x + dx, y + dy, color));
  return out;
}

/** Its fore end up and then its hind end, as on legs that are hidden. */
export function rocked({ picture, height, wide, above, aside }: Gliding, t: number): Flat {
  const turn = Math.sin(t * 2 * Math.PI);
  const up = Math.min(above, Math.max(1, Math.round(height * 0.08)));
  const { axis } = evenness(picture);
  const out = blank(picture.width, picture.height);
  eachPixel(picture, (x, y, color) => {
    const ahead = Math.min(1, Math.max(-1, ((x + 0.5 - axis) * aside) / (END * wide)));
    put(out, x, y - Math.round(up * Math.max(0, ahead * turn)), color);
  });
  return out;
}
/** So far from the middle, as a share of the width, all of an end is up. */
const END = 0.25;

/** From one side to the other, up where it is farthest: what sits or stands without legs that are seen. */
export function waddled({ picture, height, above, beside }: Gliding, t: number): Flat {
  const turn = Math.sin(t * 2 * Math.PI);
  const dx = Math.round(Math.min(beside, Math.max(1, height * 0.06)) * turn);
  // On its way aside it is still on the ground.
  const high = Math.max(0, (Math.abs(turn) - ON_GROUND) / (1 - ON_GROUND));
  return moved(picture, dx, -Math.min(above, Math.round(Math.max(1, height * 0.07) * high)));
}
const ON_GROUND = 0.6;

/** Whole, on wheels or tracks that are seen from above: it shakes ahead and aside as it goes. */
export function driven({ picture, height, wide, above, below, beside }: Gliding, t: number): Flat {
  const most = Math.max(1, Math.round(Math.max(height, wide) / 56));
  const dx = Math.round(Math.min(beside, most) * Math.sin(t * 2 * Math.PI));
  const dy = Math.round(Math.min(above, below, 1) * Math.sin(t * 4 * Math.PI));
  return moved(picture, dx, dy);
}

/** Down, up, and down again where it lands. */
const HOP = [
  [0, 0, 0],
  [0.125, 1, 0],
  [0.25, -0.5, 0.5],
  [0.375, -0.5, 1],
  [0.5, 0, 1],
  [0.625, 0, 0.6],
  [0.75, 1, 0],
  [0.875, 0.5, 0],
  [1, 0, 0],
] as const;

/** Whole, off the ground and down again; a lump is flatter where it lands, but only where nothing is drawn on it. */
export function hopped({ picture, height, wide, above, beside }: Gliding, t: number): Flat {
  const next = HOP.findIndex(([at_]) => at_ >= t);
  const [a, b] = [HOP[Math.max(0, next - 1)]!, HOP[Math.max(1, next)]!];
  const share = (t - a[0]) / (b[0] - a[0]);
  const [squash, rise] = [a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  const crouch = Math.max(-above, Math.round(squash * Math.max(1, 0.08 * height)));
  const stretch = Math.min(2 * beside, Math.round(squash * 0.08 * wide));
  const up = Math.min(above, Math.round(rise * Math.max(2, 0.17 * height)));
  return bend(picture, { ...STILL, dy: -up, crouch, stretch, to: 0, isBare: true }).draw(picture);
}

/** Two steps a loop: up where a foot passes the other. What is below the chest swings after the steps, the hem most. */
export function swayedAt({ picture, height, above, beside }: Gliding, t: number): Flat {
  const turn = Math.sin(t * 2 * Math.PI);
  const up = Math.abs(turn) > 0.8 ? Math.min(above, Math.max(1, Math.round(height / 40))) : 0;
  const { top, bottom } = opaqueRows(picture);
  const from = Math.round(top + SWINGS * (bottom - top));
  const by = Math.min(beside, Math.max(1, height / 20)) * turn;
  const higher = bend(picture, { ...STILL, crouch: -up, gives: from }).draw(picture);
  const out = blank(picture.width, picture.height);
  // Under the hem one foot after the other leaves the ground: its half goes up.
  const { axis } = evenness(picture);
  const hem = Math.round(bottom - HEM * (bottom - top));
  const foot = Math.abs(turn) > 0.3 ? (height >= LARGE ? 2 : 1) : 0;
  eachPixel(higher, (x, y, color) => {
    const swung = y < from ? x : x + Math.round((by * (y - from)) / (bottom - from));
    const isLifted = y >= hem && x + 0.5 < axis === turn > 0;
    put(out, swung, isLifted ? y - foot : y, color);
  });
  return out;
}
/** Of larger figures feet go up by more than a pixel. */
const LARGE: Px = 30;
const SWINGS = 0.55;

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
