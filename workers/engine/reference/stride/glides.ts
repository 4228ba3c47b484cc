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

/** Up and down once, bent a little to the side; the tail follows. */
export function floated({ picture, height, above, beside }: Gliding, t: number): Flat {
  const turn = t * 2 * Math.PI;
  const up = Math.min(above, Math.round(Math.max(1.5, height * 0.09) * (0.5 - 0.5 * Math.cos(turn))));
  const lean = Math.round(Math.min(beside, Math.max(1, height * 0.05)) * Math.sin(turn));
  return swayed(bend(picture, { ...STILL, dy: -up, lean }).draw(picture), -Math.sign(lean) as -1 | 0 | 1);
}

/** Drawn out ahead and together again on its base, what it carries after it. */
export function crept({ picture, height, wide, beside, aside }: Gliding, t: number): Flat {
  const turn = t * 2 * Math.PI;
  const far = Math.max(1, CREEP * wide);
  const stretch = Math.round(Math.sin(turn) * (Math.sin(turn) > 0 ? Math.min(beside, far) : far));
  const lean = Math.round(Math.max(1, height * 0.05) * Math.sin(turn - Math.PI / 2) * 0.5);
  const crouch = Math.sin(turn) > 0.5 ? Math.max(1, Math.round(height * 0.05)) : 0;
  return bend(picture, { ...STILL, stretch, to: aside, lean: beside > 0 ? aside * lean : 0, crouch }).draw(picture);
}
const CREEP = 0.09;

/** Sunk together and drawn up on its base, to one side and the other. */
export function heaved({ picture, height, above, beside }: Gliding, t: number): Flat {
  const turn = t * 2 * Math.PI;
  const crouch = Math.round(-Math.cos(2 * turn) * Math.max(1, height * 0.04) + Math.max(1, height * 0.04));
  const lean = Math.round(Math.min(beside, Math.max(1, height * 0.05)) * Math.sin(turn));
  return bend(picture, { ...STILL, crouch: Math.max(-above, crouch), lean }).draw(picture);
}

/** Its fore half up and then its hind half, as on legs that are hidden. */
export function rocked({ picture, height, above, aside }: Gliding, t: number): Flat {
  const turn = Math.sin(t * 2 * Math.PI);
  const up = Math.min(above, Math.max(1, Math.round(height * 0.05)));
  const { axis } = evenness(picture);
  const out = blank(picture.width, picture.height);
  eachPixel(picture, (x, y, color) => {
    const isFore = (x + 0.5 - axis) * aside > 0;
    put(out, x, y - (Math.abs(turn) > 0.5 && isFore === turn > 0 ? up : 0), color);
  });
  return out;
}

/** From one side to the other, up where it leans: what sits or stands without legs that are seen. */
export function waddled({ picture, height, above, beside }: Gliding, t: number): Flat {
  const turn = Math.sin(t * 2 * Math.PI);
  const lean = Math.round(Math.min(beside, Math.max(1, height * 0.06)) * turn);
  const up = Math.min(above, Math.round(Math.max(1, height * 0.05) * Math.abs(turn)));
  return bend(picture, { ...STILL, dy: -up, lean }).draw(picture);
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

export function hopped({ picture, height, wide, above, beside }: Gliding, t: number): Flat {
  const next = HOP.findIndex(([at_]) => at_ >= t);
  const [a, b] = [HOP[Math.max(0, next - 1)]!, HOP[Math.max(1, next)]!];
  const share = (t - a[0]) / (b[0] - a[0]);
  const [squash, rise] = [a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  const crouch = Math.max(-above, Math.round(squash * Math.max(1, 0.08 * height)));
  const stretch = Math.min(2 * beside, Math.round(squash * 0.08 * wide));
  const up = Math.min(Math.max(0, above + crouch), Math.round(rise * Math.max(2, 0.12 * height)));
  return bend(picture, { ...STILL, dy: -up, crouch, stretch, to: 0 }).draw(picture);
}

/** Shorter and longer again, with a wave that runs from the head to the tail. */
export function wound({ picture, height, wide, above, beside, aside }: Gliding, t: number): Flat {
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

/** Two steps a loop: lowest where a foot is set down. The hem swings after the steps. */
export function swayedAt({ picture, height, beside }: Gliding, t: number): Flat {
  const turn = t * 2 * Math.PI;
  const crouch = Math.round(Math.max(1, height / 22) * Math.abs(Math.sin(turn)));
  const lower = sunk(picture, crouch);
  const { top, bottom } = opaqueRows(lower);
  const from = Math.round(top + SWINGS * (bottom - top));
  const by = Math.min(beside, Math.max(1, height / 14)) * Math.sin(turn);
  const out = blank(lower.width, lower.height);
  eachPixel(lower, (x, y, color) =>
    put(out, y < from ? x : x + Math.round((by * (y - from)) / (bottom - from)), y, color),
  );
  return out;
}
const SWINGS = 0.5;

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
