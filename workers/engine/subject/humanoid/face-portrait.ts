/**
 * Features of a face so large that lids, lips and the bridge of the nose are shapes of their own: a portrait's. Told in shares of
 * the head's width from the middle of the face; all is drawn for the right half of the screen and mirrored, but light comes from the left.
 */
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import { clamp, lerp } from '../../solids/vec.ts';
import { DARK, type Face } from './face-features.ts';
import { drawLips } from './face-lips.ts';
import { type Mask, putAcross } from './face-mask.ts';
import { mixed } from './mixed.ts';
import { PORTRAIT } from './portrait-size.ts';

const WHITE: Rgb = [244, 240, 238];
const SHADED_WHITE: Rgb = [198, 192, 208];
const TEAR: Rgb = [112, 184, 236];
const TEAR_LIGHT: Rgb = [206, 234, 252];

/** A pixel of the half `dir`, `dx` columns from the middle. */
const half =
  (f: Face, at: Mask, dir: 1 | -1) =>
  (dx: number, y: number, colour: Rgb, over?: boolean): void =>
    putAcross(f, at, dir > 0 ? Math.round(dx) : -1 - Math.round(dx), y, colour, over);
export type Half = ReturnType<typeof half>;

export function drawPortraitFace(f: Face, at: Mask, o: { readonly nose: boolean; readonly mouth: boolean }): void {
  for (const dir of [1, -1] as const) {
    const put = half(f, at, dir);
    if (f.female || f.child || f.mood === 'happy' || f.mood === 'drunk') drawCheek(f, put, at);
    drawPortraitEye(f, put, at.eye, dir);
    drawPortraitBrow(f, put, at.eye, dir);
    if (f.old) drawAge(f, put, at);
    if (f.tears) drawTears(f, put, at);
  }
  if (o.nose) drawPortraitNose(f, at);
  if (o.mouth) drawLips(f, at);
}

/** Half the height of an open eye in head widths. */
function opened(f: Face): number {
  const own = f.child ? 0.078 : f.female ? 0.068 : f.old ? 0.047 : 0.055;
  const by = {
    surprised: 1.3,
    scared: 1.28,
    angry: 0.85,
    sad: 0.88,
    happy: 0.86,
    shouting: 0.9,
    winking: 1,
    smug: 0.9,
    wicked: 0.95,
    disgusted: 0.6,
    drunk: 0.9,
    tired: 0.9,
  } as const;
  return own * (f.mood ? by[f.mood] : 1) * Math.min(1.25, f.eyes) * clearer(f, 1.42);
}

/** A factor that is `most` for the smallest of such faces and 1 for those that have room. */
const clearer = (f: Face, most: number): number => lerp(most, 1, clamp((f.width - PORTRAIT) / 20, 0, 1));

/** Middle and half width of an eye in head widths. */
const EYE = { at: 0.225, wide: 0.1 } as const;

const HEAVY: ReadonlySet<string> = new Set(['tired', 'smug', 'drunk']);

/** The upper lid's height over the eye's middle at `t`, −1 at the nose … 1 outside, in half heights. */
function lid(f: Face, t: number): number {
  const angry = f.mood === 'angry' || f.mood === 'shouting' || f.mood === 'wicked' || f.evil;
  // heavy lids hang down to the iris
  if (HEAVY.has(f.mood ?? '')) return (f.mood === 'smug' ? 0.34 : 0.12) * (1 - Math.abs(t) ** 2.3) - 0.12 * t;
  const round = 1 - Math.abs(t) ** 2.3;
  const slant = angry
    ? 0.5 * t
    : f.mood === 'sad' || f.mood === 'scared'
      ? -0.38 * t
      : f.old
        ? -0.2 * t
        : f.female
          ? 0.16 * t
          : 0;
  return round * (angry ? 0.82 : 1) + slant * (0.35 + 0.65 * round);
}

function drawPortraitEye(f: Face, put: Half, row: Px, dir: 1 | -1): void {
  const { width: W, iris, skin } = f;
  // smaller faces have larger eyes, or their colour is not seen
  const wide = EYE.wide * W * (f.child ? 1.08 : 1) * clearer(f, 1.12);
  const tall = Math.max(2, opened(f) * W);
  const middle = EYE.at * W;
  const thick = Math.max(1, Math.round(W / 42));
  const line = mixed(DARK, skin[0], f.female ? 0 : 0.35);
  const from = Math.round(middle - wide);
  const to = Math.round(middle + wide);
  const closed = f.asleep || (f.mood === 'happy' && f.laughs) || (f.mood === 'winking' && dir > 0);
  const ball = Math.max(tall * 0.86, wide * 0.5);
  // the smallest of such eyes are all iris round a pupil, or their colour is lost in rings
  const tiny = W < 40;
  const pupil = tiny
    ? Math.max(0.8, ball * (f.mood === 'scared' ? 0.26 : 0.36))
    : ball * (f.mood === 'scared' ? 0.3 : 0.46);
  const glint = Math.max(1, Math.round(W / 34));
  for (let i = from; i <= to; i++) {
    const t = (i - middle) / wide;
    if (Math.abs(t) > 1) continue;
    const top = closed ? 0 : -lid(f, t) * tall;
    const low = (1 - t * t) ** 0.8 * tall * 0.8;
    if (closed) {
      const bend = f.asleep ? low * 0.7 : -(1 - t * t) * tall * 0.9;
      for (let k = 0; k < thick; k++) put(i, row + bend + k, line);
      continue;
    }
    for (let y = Math.round(top); y <= Math.round(low); y++) {
      const [dx, dy] = [i - middle, y + tall * 0.06];
      const away = Math.hypot(dx, dy);
      let colour: Rgb = f.evil ? mixed(iris[4], [255, 224, 120], 0.6) : y <= top + thick ? SHADED_WHITE : WHITE;
      if (away <= pupil) colour = DARK;
      else if (away <= ball)
        colour =
          !tiny && away > ball - Math.max(1, W / 60)
            ? iris[0]
            : dy < -ball * 0.2
              ? iris[1]
              : dy < ball * 0.45
                ? iris[2]
                : iris[4];
      put(i, row + y, colour);
    }
    // the lid's line is thicker towards its outer end
    for (let k = 0; k < thick + (t > 0.2 && W >= 60 ? 1 : 0); k++) put(i, row + top - k, line);
    if (W >= 48 && t > -0.75 && t < 0.9) put(i, row + low + 1, skin[f.female ? 2 : 1]);
    // the fold of the lid
    if (W >= 52 && Math.abs(t) < 0.85 && !f.child) put(i, row + top - thick - Math.max(1.4, W * 0.028), skin[1]);
  }
  if (closed) return;
  if (HEAVY.has(f.mood ?? ''))
    for (let i = from + 1; i < to; i++) {
      const t = (i - middle) / wide;
      const top = -lid(f, t) * tall - thick;
      // the lid in the skin's shadow, up to its fold; a tired eye has a bag
      for (let y = Math.round(-(1 - t * t) * tall); y < Math.round(top); y++) put(i, row + y, skin[2]);
      put(i, row - (1 - t * t) * tall - 1, skin[1]);
      if (f.mood === 'tired')
        for (let k = 0; k < thick; k++) put(i, row + (1 - t * t) * tall * 0.8 + W * 0.035 + k, skin[1]);
    }
  const left = dir > 0 ? -1 : 1;
  for (let b = 0; b < glint; b++)
    for (let a = 0; a < glint; a++) put(middle + left * (ball * 0.4 - a), row - tall * 0.46 + b, WHITE);
  if (W >= 64) put(middle - left * ball * 0.4, row + tall * 0.4, mixed(iris[4], WHITE, 0.6));
  if (f.female) {
    const long = Math.max(1, Math.round(W * 0.032));
    for (let k = 1; k <= long; k++)
      for (let b = 0; b < Math.max(1, thick - 1); b++) put(to + k, row - lid(f, 1) * tall - k * 0.8 - b, line);
  }
}

function drawPortraitBrow(f: Face, put: Half, row: Px, dir: 1 | -1): void {
  const { width: W, mood } = f;
  const angry = mood === 'angry' || mood === 'shouting' || mood === 'wicked' || f.evil;
  const raised = mood === 'smug' && dir > 0;
  const lift =
    raised || mood === 'surprised' || mood === 'scared' ? 0.055 : angry ? -0.02 : mood === 'happy' ? 0.015 : 0;
  const base = row - opened(f) * W - W * (f.female ? 0.082 : 0.072) - lift * W;
  const slope = angry ? 1 : mood === 'sad' || mood === 'scared' ? -0.8 : mood === 'tired' ? -0.4 : 0;
  const thick = W * (f.female || f.child ? 0.024 : f.old ? 0.044 : 0.036);
  // against a fringe of its own colour a brow is darker
  const tone = W < 44 ? mixed(f.brow, DARK, 0.4) : f.brow;
  const [from, to] = [Math.round(W * (angry ? 0.085 : 0.105)), Math.round(W * 0.35)];
  for (let i = from; i <= to; i++) {
    const t = (i - from) / (to - from);
    // up to its peak at two thirds, down to a point
    const arch = t < 0.66 ? -t * 0.042 : -0.028 + (t - 0.66) * 0.11;
    const y = base + (arch + slope * (0.5 - t) * 0.075) * W;
    const k = Math.max(1, Math.round(thick * (t < 0.2 ? 0.75 : t > 0.7 ? 1 - (t - 0.7) * 2 : 1)));
    for (let b = 0; b < k; b++) put(i, y + b, b === 0 && k > 2 ? f.browLight : tone, true);
  }
  if (angry && W >= 48) for (let k = 0; k < W * 0.05; k++) put(W * 0.035, base + W * 0.03 + k, f.skin[1]);
}

function drawPortraitNose(f: Face, at: Mask): void {
  const { width: W, skin } = f;
  const soft = f.female || f.child;
  const right = half(f, at, 1);
  const left = half(f, at, -1);
  const wing = W * (soft ? 0.062 : f.old ? 0.09 : 0.078);
  const high = at.nose - at.eye;
  // the bridge: lit on the left, in shadow on the right
  const from = soft ? 0.5 : -0.05;
  for (let y = Math.round(at.eye + high * from); y < at.nose; y++) {
    const t = (y - at.eye) / high;
    right(W * (0.026 + 0.032 * Math.max(0, t)), y, skin[2]);
    if (!soft || t > 0.6) left(0, y, skin[4]);
    if (!soft && W >= 60 && t > 0.3) left(1, y, skin[4]);
  }
  for (const [put, dark] of [
    [right, skin[1]],
    [left, skin[2]],
  ] as const) {
    const shadow = soft && W < 64 ? skin[2] : dark;
    for (let k = 0; k < Math.max(1, W * 0.028); k++) put(W * 0.026 + k, at.nose + 1, skin[1]);
    if (soft) continue;
    put(wing, at.nose, shadow);
    put(wing, at.nose - 1, shadow);
    if (W >= 60) put(wing - 1, at.nose - 2, skin[2]);
  }
  for (let k = 0; k < W * 0.026; k++) right(k, at.nose + 1, skin[2]);
  for (let k = 0; k < W * 0.026; k++) left(k, at.nose + 1, skin[2]);
}

/** Colour on the cheek: an oval of it. */
function drawCheek(f: Face, put: Half, at: Mask): void {
  const { width: W } = f;
  const rose = mixed(f.skin[3], [226, 84, 84], 0.2);
  const y0 = at.eye + (at.nose - at.eye) * 0.86;
  const [rx, ry] = [W * 0.075, W * 0.04];
  for (let y = -Math.round(ry); y <= ry; y++)
    for (let x = -Math.round(rx); x <= rx; x++) if ((x / rx) ** 2 + (y / ry) ** 2 <= 1) put(W * 0.31 + x, y0 + y, rose);
}

/** A tear that runs down the cheek and hangs at its end. */
function drawTears(f: Face, put: Half, at: Mask): void {
  const { width: W } = f;
  const thick = Math.max(1, Math.round(W / 40));
  const from = at.eye + opened(f) * W;
  const to = at.mouth - W * 0.02;
  for (let y = Math.round(from); y <= to; y++) {
    const t = (y - from) / (to - from);
    const drop = t > 0.8 ? 1 : 0;
    for (let k = -drop; k < thick + drop; k++) put(W * (0.25 + 0.03 * t) + k, y, k === 0 ? TEAR_LIGHT : TEAR);
  }
}

/** Bags, crow's feet, folds from the nose to the mouth, lines on the brow. */
function drawAge(f: Face, put: Half, at: Mask): void {
  const { width: W, skin } = f;
  const below = at.eye + opened(f) * W + W * 0.05;
  for (let i = -0.8; i <= 0.8; i += 0.5 / (W * 0.1))
    put(W * (EYE.at + i * 0.085), below + (1 - i * i) * W * 0.018, skin[2]);
  for (const k of [-1, 0, 1])
    for (let i = 0; i < W * 0.04; i++) put(W * 0.345 + i, at.eye + k * W * 0.03 + k * i * 0.5, skin[2]);
  const steps = Math.round((at.mouth - at.nose) * 1.1);
  for (let j = 0; j <= steps; j++)
    put(W * (0.1 + 0.085 * Math.sqrt(j / steps)), at.nose - 1 + j, skin[j % 4 === 3 ? 2 : 1]);
  for (const k of [0.24, 0.3])
    for (let i = 0; i < W * (0.3 - (k - 0.24)); i++) put(i, at.eye - W * k + Math.abs(i / W) * 3, skin[2]);
}
