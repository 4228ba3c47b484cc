/** What is drawn about the eyes of a face: moods, glasses, patches, masks. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, at, luma } from '../parts/flat.ts';
import type { Paint } from './paint.ts';

export interface Box {
  readonly left: Px;
  readonly right: Px;
  readonly top: Px;
  readonly bottom: Px;
  readonly x: number;
}

export function boxesOf(paint: Paint, eyes: readonly (readonly number[])[]): readonly Box[] {
  const { width } = paint.flat;
  return eyes
    .map((eye) => {
      const xs = eye.map((i) => i % width);
      const ys = eye.map((i) => Math.floor(i / width));
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      return { left, right, top: Math.min(...ys), bottom: Math.max(...ys), x: (left + right) / 2 };
    })
    .sort((a, b) => a.x - b.x);
}

/** Eyes where a thing has none: two on its middle. */
function eyesFor(paint: Paint): readonly Box[] {
  const { stance, height, set, flat } = paint;
  const r = height > 40 ? 2 : 1;
  const y = Math.round(stance.isUpright ? stance.top + 0.42 * height : (stance.top + stance.floor) / 2 - r);
  const apart = Math.max(r + 1, Math.round(0.14 * height));
  return [-1, 1].map((side) => {
    const x = Math.round(stance.trunk - 0.5 + side * apart);
    for (let dy = 0; dy <= r; dy++)
      for (let dx = 0; dx < Math.max(1, r); dx++) if (at(flat, x + dx, y + dy) >= 0) set(x + dx, y + dy, paint.dark);
    return { left: x, right: x + r - 1, top: y, bottom: y + r, x: x + (r - 1) / 2 };
  });
}

export type Mood = 'angry' | 'happy' | 'sad' | 'asleep';

export const MOOD_WORDS: readonly (readonly [RegExp, Mood])[] = [
  [/\b(?:angry|angrier|furious|mad|grumpy|fierce|menacing|mean|meaner|aggressive|scowl\w*|frown\w*)\b/, 'angry'],
  [/\b(?:happy|happier|smil\w*|friendl(?:y|ier)|cheerful|joyful|cute|cuter|grin\w*|laugh\w*)\b/, 'happy'],
  [/\b(?:sad|sadder|crying|unhappy|tears?|weeping)\b/, 'sad'],
  [
    /\b(?:asleep|sleep\w*|clos(?:e|ed|ing)(?: (?:his|her|its|their|the))? eyes|eyes (?:closed|shut)|shut (?:his|her|its|their|the) eyes|blink\w*|dead)\b/,
    'asleep',
  ],
];

/** A mood about the eyes: brows, lids, a mouth where the face has room for one. */
export function moody(paint: Paint, eyes: readonly (readonly number[])[], mood: Mood): void {
  const { flat, stance, dark } = paint;
  let seen = 0;
  const set: Paint['set'] = (x, y, color) => {
    const own = paint.now(x, y);
    if (typeof color === 'number' && apart(own, color) > 60) seen++;
    paint.set(x, y, color);
  };
  const found = boxesOf(paint, eyes);
  if (mood === 'asleep' && found.length === 0)
    throw new InputError('No eyes were found in the picture: there are none to close.');
  const boxes = found.length ? found : eyesFor(paint);
  const [a, b] = [boxes[0]!, boxes.at(-1)!];
  const middle = (a.x + b.x) / 2;
  const bottom = Math.max(a.bottom, b.bottom);
  const face = at(flat, Math.floor(a.x), bottom + 1);
  // On a dark face a line of its own colour would not be seen.
  const ink = luma(dark) > luma(face) - 30 ? (luma(face) < 70 ? 0xf04038 : 0x301820) : dark;
  const on = (x: number, y: number, color = ink): void => {
    if (at(flat, Math.round(x), Math.round(y)) >= 0) set(Math.round(x), Math.round(y), color);
  };
  if (mood === 'asleep') {
    const skin = at(flat, a.left - 1, a.bottom) >= 0 ? at(flat, a.left - 1, a.bottom) : face;
    for (const box of boxes) {
      for (let y = box.top; y <= box.bottom; y++) for (let x = box.left; x <= box.right; x++) on(x, y, skin);
      for (let x = box.left; x <= Math.max(box.right, box.left + 1); x++) on(x, box.bottom);
    }
    return;
  }
  const isRoomy = stance.chin - stance.top >= 9 || boxes !== found;
  for (const box of boxes) {
    if (mood === 'happy') continue;
    const inner = boxes.length === 1 ? stance.facing || 1 : box.x < middle ? 1 : -1;
    const wide = Math.max(2, box.right - box.left + 2);
    const start = inner > 0 ? box.right + 1 : box.left - 1;
    for (let k = 0; k < wide; k++) {
      const rise = Math.round((k / Math.max(1, wide - 1)) * (isRoomy ? 1 : 0));
      on(start - inner * k, box.top - 1 - (mood === 'angry' ? rise : (isRoomy ? 1 : 0) - rise));
    }
    if (mood === 'sad') for (let k = 1; k <= (isRoomy ? 3 : 1); k++) on(Math.round(box.x), box.bottom + k, 0x78c8f0);
  }
  // A brow that is not seen on what is dark there leaves it to the eyes.
  if (mood === 'angry' && seen < 2)
    for (const eye of eyes) for (const i of eye) set(i % flat.width, Math.floor(i / flat.width), 0xf03828);
  const checkSeen = (): void => {
    if (seen < 2) throw new InputError('The face has no room for that: nothing of it would be seen.');
  };
  if (boxes.length < 2) {
    // In profile a mouth is at the edge of the face that is ahead.
    if (mood !== 'angry' && stance.facing !== 0) {
      const y = bottom + Math.max(2, Math.round(0.28 * (stance.chin - stance.top)));
      let edge = Math.round(a.x);
      while (at(flat, edge + stance.facing, y) >= 0 && Math.abs(edge - a.x) < 3 * stance.headHalf)
        edge += stance.facing;
      const ends = edge - stance.facing * (at(flat, edge, y) === dark ? 1 : 0);
      const long = Math.max(2, Math.round(0.4 * stance.headHalf));
      for (let k = 0; k < long; k++)
        on(
          ends - stance.facing * k,
          y - (mood === 'happy' && k === long - 1 ? 1 : 0) + (mood === 'sad' && k === long - 1 ? 1 : 0),
        );
    }
    checkSeen();
    return;
  }
  const half = Math.max(1, Math.min((b.x - a.x) / 2, 0.4 * stance.headHalf + 1));
  const y = bottom + Math.max(2, Math.round(0.45 * (b.x - a.x)));
  const [from, to] = [Math.round(middle - half), Math.round(middle + half)];
  for (let x = from; x <= to; x++) {
    const isCorner = to - from >= 2 && (x === from || x === to);
    on(x, y + (isCorner ? (mood === 'happy' ? -1 : 1) : 0));
  }
  checkSeen();
}

/** Eyes that are slits, opened: a white with a pupil, over the lid that was. */
export function openEyes(paint: Paint, eyes: readonly (readonly number[])[]): void {
  const boxes = boxesOf(paint, eyes);
  if (boxes.length === 0) throw new InputError('No eyes were found in the picture: none stand out from a face.');
  const { facing } = paint.stance;
  for (const { left, right, top, bottom } of boxes) {
    if (bottom - top + 1 > 0.75 * (right - left + 1)) continue;
    const wide = right - left + 1;
    const high = Math.max(2, Math.min(Math.round(0.6 * wide) + 1, Math.round(0.2 * paint.height)));
    const pupil = Math.max(1, Math.round(0.4 * wide));
    const from = left + Math.round((wide - pupil) / 2 + 0.5 * facing);
    for (let y = bottom - high + 1; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const isPupil = x >= from && x < from + pupil && (high < 3 || y > bottom - high + 1);
        if (at(paint.flat, x, y) >= 0) paint.set(x, y, isPupil ? paint.dark : 0xf4f4f4);
      }
    // The lid over it.
    for (let x = left; x <= right; x++)
      if (wide > 2 && at(paint.flat, x, bottom - high) >= 0) paint.set(x, bottom - high, paint.dark);
  }
}

export type Eyewear = 'glasses' | 'sunglasses' | 'patch' | 'mask' | 'blindfold';

export const EYEWEAR_WORDS: readonly (readonly [RegExp, Eyewear])[] = [
  [/\b(?:sunglasses|shades|dark glasses)\b/, 'sunglasses'],
  [/\b(?:eye ?patch)\b/, 'patch'],
  [/\b(?:blindfold(?:ed)?)\b/, 'blindfold'],
  [/\b(?:glasses|spectacles|goggles)\b/, 'glasses'],
  [/\b(?:(?:bandit|robber|thief|domino|eye|zorro) mask|mask)\b/, 'mask'],
];

/** Glasses and the like, on the row of the eyes; the eyes are seen through the lenses. */
export function eyewear(
  paint: Paint,
  eyes: readonly (readonly number[])[],
  what: Eyewear,
  tones: Ramp | undefined,
): void {
  const { flat, stance, set, dark } = paint;
  const boxes = boxesOf(paint, eyes);
  if (boxes.length === 0) throw new InputError('No eyes were found in the picture: none stand out from a face.');
  const ink = tones ? tones[TONE.base] : dark;
  const deep = tones ? tones[TONE.deep] : dark;
  const on = (x: Px, y: Px, color: Parameters<typeof set>[2]): void => {
    if (at(flat, x, y) >= 0) set(x, y, color);
  };
  const [a, b] = [boxes[0]!, boxes.at(-1)!];
  const row = Math.round((a.top + a.bottom + b.top + b.bottom) / 4);
  const [left, right] = [Math.ceil(stance.axis - stance.headHalf), Math.floor(stance.axis + stance.headHalf) - 1];
  const seen = new Set(eyes.flat());
  if (what === 'blindfold' || what === 'mask') {
    for (let y = Math.min(a.top, b.top) - (what === 'mask' ? 1 : 0); y <= Math.max(a.bottom, b.bottom); y++) {
      for (let x = left; x <= right; x++) {
        if (what === 'mask' && seen.has(y * flat.width + x)) continue;
        on(x, y, x > right - 1 ? deep : ink);
      }
    }
    return;
  }
  if (what === 'patch') {
    const box = b;
    for (let y = box.top; y <= box.bottom + 1; y++)
      for (let x = Math.min(box.left, box.right - 1); x <= Math.max(box.right, box.left + 1); x++) on(x, y, dark);
    for (let x = left; x <= right; x++) {
      const y = Math.round(box.top - 1 - ((x - box.x) / Math.max(1, right - left)) * 2.4);
      if (x < box.left - 1 || x > box.right + 1) on(x, Math.min(y, box.top), dark);
    }
    return;
  }
  const gap = boxes.length > 1 ? b.left - a.right - 1 : 9;
  for (const box of boxes) {
    if (what === 'sunglasses' && stance.chin - stance.top < ROOMY) {
      // Of a small face: a pair of lenses two pixels wide, a glint on each, whatever is between and below.
      const x0 = box.x < stance.axis ? box.right - 1 : box.left;
      for (let y = box.bottom - 1; y <= box.bottom; y++) for (let x = x0; x <= x0 + 1; x++) on(x, y, 0x221e2a);
      on(x0, box.bottom - 1, 0x9cc4e8);
      continue;
    }
    if (what === 'sunglasses') {
      for (let y = box.top; y <= Math.max(box.bottom, box.top + 1); y++)
        for (let x = box.left - (gap > 3 ? 1 : 0); x <= box.right + (gap > 3 ? 1 : 0); x++) on(x, y, 0x221e2a);
      on(box.left, box.top, 0x8c94a8);
      continue;
    }
    if (stance.chin - stance.top < ROOMY) {
      // Of a small face the lens is a pixel of light between two of the frame.
      const x0 = Math.floor(box.x);
      for (const x of [x0 - 1, x0 + 1]) on(x, box.bottom, ink);
      on(x0, box.bottom, 0xd4ecf8);
      if (box.top < box.bottom) on(x0, box.top, ink);
      continue;
    }
    // A ring about each eye where they are far enough apart, else its lower and outer sides.
    for (let x = box.left - 1; x <= box.right + 1; x++) {
      for (let y = box.top - 1; y <= box.bottom + 1; y++) {
        const isSide = x < box.left || x > box.right;
        const isEnd = y < box.top || y > box.bottom;
        if ((isSide && isEnd) || (!isSide && !isEnd)) continue;
        if (
          gap < 3 &&
          ((isSide && x > Math.min(a.right, box.right) && box === a) || (isSide && x < b.left && box === b))
        )
          continue;
        on(x, y, ink);
      }
    }
  }
  // An eye as dark as the frame is lost in it: then the glass is what is seen.
  if (what === 'glasses' && stance.chin - stance.top >= ROOMY)
    for (const eye of eyes)
      for (const i of eye)
        if (luma(flat.colors[i]!) < 90)
          set(i % flat.width, Math.floor(i / flat.width), i === eye[0] ? 0xf4fafc : 0xa8d0e8);
  for (let x = a.right + 1; x < b.left; x++)
    if (gap < 3 || (x > a.right + 1 && x < b.left - 1) || what === 'sunglasses')
      on(x, what === 'sunglasses' ? Math.min(a.top, b.top) : row, what === 'sunglasses' ? 0x221e2a : ink);
}

/** Heads of fewer rows have eyes of a pixel or two. */
const ROOMY: Px = 12;

/** Under the nose, its ends a little lower. */
export function moustache(paint: Paint, eyes: readonly (readonly number[])[], tones: Ramp): void {
  const boxes = boxesOf(paint, eyes);
  if (boxes.length === 0) throw new InputError('No eyes were found in the picture: none stand out from a face.');
  const { stance, flat } = paint;
  const [a, b] = [boxes[0]!, boxes.at(-1)!];
  const head = stance.chin - stance.top;
  const y = Math.max(a.bottom, b.bottom) + (head > 13 ? 3 : head > 7 ? 2 : 1);
  const middle = boxes.length > 1 ? (a.x + b.x) / 2 : a.x;
  const half = Math.max(1, Math.min((b.x - a.x) / 2 + 0.5, 0.6 * stance.headHalf));
  for (let x = Math.round(middle - half); x <= Math.round(middle + half); x++) {
    const isEnd = Math.abs(x - middle) > half - 0.6 && half > 1;
    const isMiddle = Math.abs(x - middle) < 0.5 && half > 2;
    if (at(flat, x, y) >= 0 && !isMiddle) paint.set(x, y + (isEnd ? 1 : 0), tones[isEnd ? TONE.shadow : TONE.base]);
    if (isEnd && at(flat, x, y) >= 0) paint.set(x, y, tones[TONE.base]);
  }
}
