/** Features of a face that is large enough for each to be a shape of its own. All are drawn for the right half and mirrored by `dir`. */
import type { Ramp } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import type { Mood } from './look.ts';
import { mixed } from './mixed.ts';

export const DARK: Rgb = [38, 26, 40];
const WHITE: Rgb = [246, 242, 240];
const SHADED_WHITE: Rgb = [206, 200, 212];

/** What decides how a face looks. */
export interface Face {
  /** Width of the head in pixels: measures go by it. */
  readonly width: Px;
  /** Size of the eyes, as a factor on what the width gives. */
  readonly eyes: number;
  readonly skin: Ramp;
  readonly iris: Ramp;
  readonly brow: Rgb;
  readonly browLight: Rgb;
  readonly lip: Rgb;
  readonly lipDark: Rgb;
  readonly lipLight: Rgb;
  readonly mood: Mood | undefined;
  readonly asleep: boolean;
  /** Happy aloud: the mouth open, the eyes pressed shut; else it is a smile. */
  readonly laughs: boolean;
  readonly tears: boolean;
  readonly evil: boolean;
  readonly old: boolean;
  readonly female: boolean;
  readonly child: boolean;
  /** Sets a pixel of the face; `over`: also of a fringe that hangs over it. */
  put(x: Px, y: Px, colour: Rgb, over?: boolean): void;
}

/** Eyes of this size stay open in a smile: they are what a cute face is made of. */
const WIDE = 1.2;

/** Height of an open eye in head widths. */
function openness(f: Face): number {
  const own = f.child ? 0.22 : f.female ? 0.2 : f.old ? 0.145 : 0.18;
  const by: Partial<Record<Mood, number>> = {
    surprised: 1.25,
    scared: 1.2,
    angry: 0.78,
    sad: 0.92,
    happy: 0.9,
    shouting: 0.8,
  };
  return own * (f.mood ? (by[f.mood] ?? 1) : 1);
}

export const eyeWidth = (f: Face): Px =>
  Math.max(3, Math.round(f.width * f.eyes * (f.child || f.female ? 0.175 : 0.165)));
export const eyeHeight = (f: Face): Px => Math.max(3, Math.round(f.width * f.eyes * openness(f)));

/** How many rows the upper lid hangs at a column 0 (inner) … 1 (outer): anger presses the inner end down, sorrow the outer. */
function lidAt(f: Face, t: number, tall: Px): Px {
  if (f.mood === 'angry' || f.mood === 'wicked' || f.evil) return Math.round((1 - t) * tall * 0.42);
  if (f.mood === 'sad') return Math.round(t * tall * 0.4);
  // heavy lids hang over half of the eye
  if (f.mood === 'tired' || f.mood === 'drunk') return Math.max(1, Math.round(tall * (0.44 + 0.12 * t)));
  if (f.mood === 'smug') return Math.max(1, Math.round(tall * 0.36));
  if (f.mood === 'shouting') return Math.round((1 - t) * tall * 0.3);
  return f.old ? Math.round(t * tall * 0.2) : 0;
}

/**
 * An eye from its inner column `x` outwards along `dir`, its upper edge at `y`: white, iris in three tones, pupil, glint, lids and
 * lashes. `narrow`: columns that foreshortening takes.
 */
export function drawEye(f: Face, x: Px, y: Px, dir: number, narrow = 0): void {
  const w = Math.max(2, eyeWidth(f) - narrow);
  const tall = eyeHeight(f);
  const column = (i: number): Px => x + dir * i;
  const thick = f.width >= 44 ? 2 : 1;
  const share = (i: number): number => (w > 1 ? i / (w - 1) : 0);
  const edge = (i: number): boolean => i === 0 || i === w - 1;
  if (
    f.asleep ||
    (f.mood === 'winking' && dir > 0) ||
    (f.mood === 'happy' && f.width >= 30 && f.eyes < WIDE && !f.evil)
  ) {
    closedEye(f, column, y + (tall >> 1), w, thick);
    return;
  }
  for (let i = 0; i < w; i++) {
    const top = lidAt(f, share(i), tall);
    for (let j = top; j < tall; j++) {
      if (edge(i) && w > 3 && (j === tall - 1 || (j === top && i > 0))) continue;
      f.put(column(i), y + j, f.evil ? f.iris[4] : j === top ? SHADED_WHITE : WHITE);
    }
  }
  // the iris towards the nose, small where fear opens the eye
  const wide = Math.max(2, Math.round(w * (f.mood === 'scared' || f.mood === 'surprised' ? 0.45 : 0.64)));
  const first = Math.floor((w - wide) / 2);
  const inset = f.mood === 'scared' || f.mood === 'surprised' ? Math.max(1, Math.round(tall * 0.22)) : 0;
  for (let i = 0; i < wide; i++) {
    const top = Math.max(inset, lidAt(f, share(first + i), tall));
    for (let j = top; j < tall - inset; j++) {
      if ((i === 0 || i === wide - 1) && wide > 2 && j === tall - 1 - inset) continue;
      const t = (j - inset) / Math.max(1, tall - 2 * inset);
      f.put(column(first + i), y + j, t < 0.36 ? f.iris[1] : t < 0.7 ? f.iris[3] : f.iris[4]);
    }
  }
  const pupil = Math.max(1, Math.round(wide * 0.42));
  const p0 = first + ((wide - pupil) >> 1);
  for (let j = Math.floor(tall * 0.28); j < Math.ceil(tall * 0.74); j++)
    for (let i = 0; i < pupil; i++) if (j >= lidAt(f, share(p0 + i), tall)) f.put(column(p0 + i), y + j, DARK);
  const glint = Math.max(1, Math.round(f.width / 30));
  const left = dir > 0 ? first : first + wide - 1;
  const down = lidAt(f, share(left), tall) + (tall > 4 ? 1 : 0);
  for (let b = 0; b < glint; b++) for (let a = 0; a < glint; a++) f.put(column(left + dir * a), y + down + b, WHITE);
  // lids: a line above, round at the ends; lashes beyond the outer corner
  for (let i = 0; i < w; i++) {
    const drop = edge(i) && w > 3 ? 1 : 0;
    for (let t = 0; t < thick; t++) f.put(column(i), y - 1 - t + drop + lidAt(f, share(i), tall), DARK);
  }
  const tired = f.mood === 'tired';
  // the lid itself, in the skin's shadow, and the bag under a tired eye
  if (tired || f.mood === 'smug' || f.mood === 'drunk')
    for (let i = 0; i < w; i++) {
      for (let j = -1; j < lidAt(f, share(i), tall) - 1; j++)
        if (!(j < 0 && edge(i))) f.put(column(i), y + j, f.skin[2]);
      if (tired && !edge(i)) f.put(column(i), y + tall, f.skin[1]);
    }
  if (f.female) {
    f.put(column(w), y + lidAt(f, 1, tall), DARK);
    f.put(column(w), y - 1 + lidAt(f, 1, tall), DARK);
    if (f.width >= 40 && f.eyes < WIDE) f.put(column(w + 1), y - 2 + lidAt(f, 1, tall), DARK);
  }
  if (f.width >= 34) for (let i = 1; i < w - 1; i++) f.put(column(i), y + tall, f.skin[2]);
  if (!f.old) return;
  for (let i = 0; i < w; i++) f.put(column(i), y + tall + 1 + (edge(i) ? -1 : 0), f.skin[2]);
  if (f.width >= 34) {
    f.put(column(w + 1), y + 1, f.skin[2]);
    f.put(column(w + 1), y + tall - 1, f.skin[2]);
  }
}

/** Asleep the lid hangs; laughing it is pushed up from below. */
function closedEye(f: Face, column: (i: number) => Px, y: Px, w: Px, thick: Px): void {
  const up = f.asleep ? -1 : 1;
  const high = Math.max(1, Math.round(w * 0.3));
  for (let i = 0; i < w; i++) {
    const t = (i / Math.max(1, w - 1)) * 2 - 1;
    const row = Math.round(y - up * high * (1 - t * t) + (up > 0 ? high / 2 : -high / 2));
    for (let k = 0; k < thick; k++) f.put(column(i), row + k, DARK);
  }
  if (f.female) f.put(column(w), y + (up > 0 ? 0 : -1), DARK);
}

/** A brow over the eye at `x`, `y`; it shows through a fringe. */
export function drawBrow(f: Face, x: Px, y: Px, dir: number, narrow = 0): void {
  const w = Math.max(2, eyeWidth(f) - narrow);
  const { mood, width: W } = f;
  const angry = mood === 'angry' || mood === 'shouting' || mood === 'wicked' || f.evil;
  const raised = mood === 'smug' && dir > 0;
  const lift =
    mood === 'surprised' || mood === 'scared' || raised ? 0.15 : mood === 'happy' ? 0.12 : angry ? 0.045 : 0.085;
  const base = y - Math.max(2, Math.round(W * lift)) - (W >= 44 ? 2 : 1);
  const slope = angry ? -1 : mood === 'sad' || mood === 'scared' ? 1 : mood === 'tired' ? 0.6 : 0;
  const steep = Math.max(2, W * 0.085);
  const thick = (f.female || f.child ? 1 : W >= 32 ? 2 : 1) + ((f.old && W >= 40) || (angry && W >= 26) ? 1 : 0);
  const colour = angry ? mixed(f.brow, DARK, 0.6) : f.brow;
  for (let i = angry ? -1 : 0; i <= w; i++) {
    const t = i / w;
    const arch = slope === 0 ? (t > 0.15 && t < 0.8 ? -1 : 0) : Math.round(slope * (t - 0.5) * steep);
    const taper = t > 0.85 && thick > 1 ? thick - 1 : thick;
    for (let b = 0; b < taper; b++) f.put(x + dir * i, base + arch + b, colour, true);
  }
}

/** The nose: a lit ridge, a shaded side and, on large faces, nostrils. */
export function drawNose(f: Face, x: Px, y: Px, side: number): void {
  const { width: W, skin } = f;
  const high = Math.max(1, Math.round(W * (f.female || f.child ? 0.035 : f.old ? 0.1 : 0.07)));
  for (let j = 1; j <= high; j++) f.put(x - 1, y - j, skin[4]);
  f.put(x - 1, y, skin[2]);
  f.put(x, y, W >= 30 && !f.female && !f.child ? skin[1] : skin[2]);
  if (W < 34) return;
  f.put(x - 2, y, skin[2]);
  f.put(x + 1, y, skin[2]);
  for (let j = 1; j <= high; j++) f.put(x + (side < 0 ? -2 : 1), y - j, skin[2]);
}

const MOUTH: Rgb = [122, 44, 52];
const TONGUE: Rgb = [204, 92, 92];

/** The mouth round column `x`: lips, and what the mood does to it. */
export function drawMouth(f: Face, x: Px, y: Px, narrow = 0): void {
  const { width: W, mood, skin } = f;
  const wide = W * (mood === 'happy' || mood === 'wicked' ? 0.3 : f.child ? 0.14 : f.female ? 0.16 : 0.2);
  const half = Math.max(1, Math.round(wide / 2) - narrow);
  const line = mood ? mixed(skin[1], MOUTH, 0.6) : skin[1];
  if (mood === 'shouting') {
    const tall = Math.max(3, Math.round(W * 0.17));
    const r = Math.max(2, Math.round(W * 0.11));
    for (let j = 0; j < tall; j++)
      for (let i = -r; i < r; i++) {
        const corner = (j === 0 || j === tall - 1) && (i === -r || i === r - 1);
        if (!corner) f.put(x + i, y - 1 + j, j === 0 ? WHITE : j > tall * 0.6 && i > -r && i < r - 1 ? TONGUE : MOUTH);
      }
    return;
  }
  // a smirk: a line that climbs to one side
  if (mood === 'smug' || mood === 'winking' || mood === 'drunk') {
    for (let i = -half; i <= half + 1; i++) f.put(x + i, y - (i >= half ? (i > half ? 2 : 1) : 0), line);
    for (let i = 1 - half; i < half; i++) f.put(x + i, y + 1, f.female ? f.lip : skin[2]);
    return;
  }
  if (mood === 'surprised' || mood === 'scared') {
    const tall = Math.max(2, Math.round(W * (mood === 'surprised' ? 0.13 : 0.08)));
    const r = Math.max(1, Math.round(W * (mood === 'surprised' ? 0.055 : 0.09)));
    for (let j = 0; j < tall; j++)
      for (let i = -r; i < r; i++) {
        const corner = (j === 0 || j === tall - 1) && (i === -r || i === r - 1);
        if (!corner) f.put(x + i, y + j, mood === 'scared' && j === 0 && W >= 34 ? WHITE : MOUTH);
      }
    return;
  }
  for (let i = -half; i < half; i++) {
    const end = i === -half || i === half - 1;
    const bend =
      mood === 'happy' || mood === 'wicked'
        ? -1
        : mood === 'sad' || mood === 'angry' || mood === 'disgusted' || f.evil
          ? 1
          : 0;
    const rise = end && bend !== 0 ? bend * (W >= 44 ? 2 : 1) : 0;
    f.put(x + i, y + rise, end && bend === 0 ? skin[2] : line);
    if (end) continue;
    if ((mood === 'happy' && W >= 28) || mood === 'wicked') {
      const tall = Math.max(1, Math.round(W * 0.06));
      for (let j = 1; j <= tall; j++) f.put(x + i, y + j, j === 1 ? WHITE : MOUTH);
      f.put(x + i, y + tall + 1, line);
    } else if (mood === 'angry' && W >= 34) {
      f.put(x + i, y + 1, (i & 1) === 0 ? WHITE : SHADED_WHITE);
      f.put(x + i, y + 2, line);
    } else {
      f.put(x + i, y + 1, f.female ? f.lip : skin[W >= 30 ? 4 : 3]);
      if (f.female && W >= 34 && i > -half + 1 && i < half - 2) f.put(x + i, y - 1, f.lip);
      if (W >= 40) f.put(x + i, y + 2, skin[2]);
    }
  }
  if (mood === 'happy') {
    f.put(x - half - 1, y - 1, skin[2]);
    f.put(x + half, y - 1, skin[2]);
  }
  if (f.old && W >= 30)
    for (let j = 0; j < 3; j++) {
      f.put(x - half - 2 - (j > 1 ? 1 : 0), y - 2 + j, skin[2]);
      f.put(x + half + 1 + (j > 1 ? 1 : 0), y - 2 + j, skin[2]);
    }
}

/** Colour on the cheek, from column `x` outwards. */
export function drawBlush(f: Face, x: Px, y: Px, dir: number): void {
  const rose: Rgb = [
    Math.round(f.skin[3][0] * 0.78 + 226 * 0.22),
    Math.round(f.skin[3][1] * 0.78 + 84 * 0.22),
    Math.round(f.skin[3][2] * 0.78 + 84 * 0.22),
  ];
  const rows = f.width >= 44 ? 2 : 1;
  for (let j = 0; j < rows; j++) for (let i = 0; i < Math.max(2, f.width * 0.1); i++) f.put(x + dir * i, y + j, rose);
}
