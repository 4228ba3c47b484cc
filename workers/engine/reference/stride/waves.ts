/** Going ahead by waves that run through a body, by wings that are folded and by what turns below: pictures of a loop at a time, 0..1. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, blank, connected, eachPixel, type Flat, NONE, opaqueRows, put } from '../parts/flat.ts';
import type { Gliding } from './glides.ts';

/** A wave that rests at the loop's beginning: it runs from where u is 0 to where it is 1. */
const waveAt = (u: number, t: number, waves: number): number =>
  Math.sin(2 * Math.PI * (waves * u - t)) - Math.sin(2 * Math.PI * waves * u);

/** Shares of the height, and of the width of what stands, that a wave is high, and how much less a head goes. */
const HIGH = 0.07;
const BROAD = 0.06;
const HEAD = 0.25;

/** Worms, fishes and what else lies long: columns go up and down, the tail most. */
export function wound({ picture, height, wide, above, below, aside }: Gliding, t: number): Flat {
  const { left } = sidesOf(picture);
  const out = blank(picture.width, picture.height);
  const most = Math.max(1, HIGH * height);
  const shift = (x: Px): Px => {
    const along = (x - left) / Math.max(1, wide - 1);
    const u = aside > 0 ? 1 - along : along;
    const by = Math.round(most * 0.6 * (HEAD + (1 - HEAD) * u) * waveAt(u, t, 0.9));
    return Math.max(-below, Math.min(above, by));
  };
  eachPixel(picture, (x, y, color) => put(out, x, y - shift(x), color));
  return out;
}

/** Snakes that rise, ghosts, pillars of slime: rows go to and fro, those in the middle most. */
export function slithered({ picture, height, wide, beside }: Gliding, t: number): Flat {
  const { top } = opaqueRows(picture);
  const out = blank(picture.width, picture.height);
  const most = Math.max(1, BROAD * Math.min(height, 1.2 * wide));
  eachPixel(picture, (x, y, color) => {
    const u = (y - top) / Math.max(1, height - 1);
    const by = Math.round(
      most * 0.6 * (HEAD + (1 - HEAD) * Math.sin(Math.PI * Math.min(1, 1.15 * u))) * waveAt(u, t, 0.8),
    );
    put(out, x + Math.max(-beside, Math.min(beside, by)), y, color);
  });
  return out;
}

/** Wings of a profile: what stands up from the back, and the row in which it does. */
export interface BackWings {
  readonly mask: Uint8Array;
  readonly root: Px;
}
/** Shares of the height: rows in which wings are looked for, and how high one is at the least; and of the area. */
const CUTS = [0.3, 0.36, 0.42, 0.48, 0.54];
const TALL = 0.24;
const LEAST = 0.06;
const MOST = 0.55;
/** What stands up within this share of the width from the fore end is a head. */
const FORE = 0.36;
const COMPACT = 0.42;
/** More that stands up are spines. */
const PAIR = 2;
const AT_END = 0.34;
const BROADEST = 0.7;
const ROOTED = 0.7;

/** What stands up from a back and is no head; undefined where nothing does. */
export function backWings({ picture, height, wide, aside }: Gliding): BackWings | undefined {
  const { width } = picture;
  const { top } = opaqueRows(picture);
  const { left } = sidesOf(picture);
  const area = picture.colors.reduce((n, color) => n + (color >= 0 ? 1 : 0), 0);
  for (const cut of CUTS.map((share) => Math.round(top + share * height)).reverse()) {
    const upper = connected({ ...picture, colors: picture.colors.map((c, i) => (i < cut * width ? c : NONE)) });
    const wings = upper.filter((group) => {
      const rows = group.map((i) => Math.floor(i / width));
      const columns = group.map((i) => i % width);
      const across = Math.max(...columns) - Math.min(...columns) + 1;
      const middle = (columns.reduce((sum, x) => sum + x, 0) / columns.length - left) / wide;
      const ahead = aside > 0 ? 1 - middle : middle;
      const touches = group.some((i) => i >= (cut - 1) * width && picture.colors[i + width]! >= 0);
      const isTall = cut - Math.min(...rows) >= TALL * height && group.length >= LEAST * area;
      // A hump is broadest where it begins.
      const contact = group.filter((i) => i >= (cut - 1) * width && i < cut * width).length;
      // Wings are narrow and lie askew in their box; heads fill it.
      const isHead = ahead <= FORE && group.length >= COMPACT * across * (cut - Math.min(...rows));
      return touches && isTall && !isHead && across < BROADEST * wide && contact <= ROOTED * across;
    });
    const taken = wings.reduce((n, group) => n + group.length, 0);
    // Where nothing else is left above, it is a hump or a sail.
    if (wings.length === 0 || wings.length > PAIR || taken > MOST * area) continue;
    // One alone at an end is a head or a tail.
    const middleOf = (group: readonly number[]): number =>
      (group.reduce((sum, i) => sum + (i % width), 0) / group.length - left) / wide;
    if (wings.length === 1 && Math.abs(middleOf(wings[0]!) - 0.5) > AT_END) continue;
    const mask = new Uint8Array(picture.colors.length);
    for (const group of wings) for (const i of group) mask[i] = 1;
    return { mask, root: cut };
  }
  return undefined;
}

/** Wings are folded down to so much of their height; the body goes up as they do. */
const FOLDED = 0.3;
const RISES = 0.07;

export function flappedBack({ picture, height, above }: Gliding, { mask, root }: BackWings, t: number): Flat {
  const { width } = picture;
  const down = 0.5 - 0.5 * Math.cos(2 * Math.PI * t);
  const long = 1 - (1 - FOLDED) * down;
  const up = Math.min(above, Math.round(Math.max(1, RISES * height) * Math.sin(Math.PI * t)));
  const out = blank(width, picture.height);
  eachPixel(picture, (x, y, color) => {
    if (!mask[y * width + x]) put(out, x, y - up, color);
  });
  for (let y = 0; y < root; y++) {
    const from = Math.round(root - 1 - (root - 1 - y) / long);
    if (from < 0) continue;
    for (let x = 0; x < width; x++)
      if (mask[from * width + x] && at(out, x, y - up) < 0) put(out, x, y - up, at(picture, x, from));
  }
  return out;
}

/** Vehicles and what stands on a broad base: the base stays, what is drawn on it runs along, and what is above jolts. */
export function rolled({ picture, height, above, aside }: Gliding, t: number): Flat {
  const { bottom } = opaqueRows(picture);
  const base = Math.max(2, Math.round(BASE * height));
  const up = above > 0 && [1, 2, 5, 6].includes(Math.round(t * 8)) ? 1 : 0;
  const step = Math.round(t * 8) % 4;
  const out = blank(picture.width, picture.height);
  eachPixel(picture, (x, y, color) => put(out, x, y < bottom - base ? y - up : y, color));
  for (let x = 0; up > 0 && x < picture.width; x++)
    if (at(picture, x, bottom - base) >= 0) put(out, x, bottom - base - 1, at(picture, x, bottom - base - 1));
  // Inner pixels of the base are those of one farther back: its ends stay.
  for (let y = bottom - base; y < bottom; y++) {
    const inner = innerRun(picture, y);
    const long = inner.length;
    if (long < 4) continue;
    for (const [k, x] of inner.entries())
      put(out, x, y, at(picture, inner[(((k - step * aside) % long) + long) % long]!, y));
  }
  return out;
}
const BASE = 0.2;

/** The columns of a row without those at both ends. */
function innerRun(picture: Flat, y: Px): Px[] {
  const xs: Px[] = [];
  for (let x = 0; x < picture.width; x++) if (at(picture, x, y) >= 0) xs.push(x);
  const edge = Math.max(1, Math.round(0.12 * xs.length));
  return xs.slice(edge, xs.length - edge);
}

/** Heads with shoulders, and what sits: it leans from one side to the other as who walks does, and is up in between. */
export function tilted({ picture, height, above, beside }: Gliding, t: number): Flat {
  const { bottom } = opaqueRows(picture);
  const turn = Math.sin(2 * Math.PI * t);
  const up = Math.min(above, Math.abs(turn) < 0.5 && t > 0 ? 1 : 0);
  const lean = Math.max(1, Math.round(LEANS * height));
  const by = Math.min(beside, lean) * turn;
  const out = blank(picture.width, picture.height);
  eachPixel(picture, (x, y, color) => {
    const share = Math.min(1, (bottom - 1 - y) / Math.max(1, 0.7 * height));
    put(out, x + Math.round(by * share), y - up, color);
  });
  return out;
}
const LEANS = 0.09;

function sidesOf(picture: Flat): { readonly left: Px; readonly right: Px } {
  let [left, right] = [picture.width, 0];
  eachPixel(picture, (x) => {
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
  });
  return { left, right };
}
