/** A beard that somebody has: what is below the eyes in a colour that is neither skin nor cloth; and what is there without it. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areKin, at, type Color, commonest, luma, toFlat } from '../parts/flat.ts';
import { besideEyes } from './face-colour.ts';
import { heldIn } from './held.ts';
import { paintOn } from './paint.ts';
import { type Region, regionOf, skinOf } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { eyesOf } from './whole-of.ts';

/** Less of the lower half of a face is a shadow under a nose. */
const LEAST = 0.16;
/** A beard hangs so far below the chin, in heights of the head. */
const LONGEST = 1.1;

/** Hands tell the skin of who is bearded up to the eyes. */
const faceColour = (subject: Subject): Color =>
  subject.person ? skinOf(subject.person) : besideEyes(toFlat(subject.sprite), lineOf(subject), eyesOf(subject));

/** The pixels of a beard; undefined where no face, or none on it, was found. */
export function beardOf(subject: Subject): Region | undefined {
  const flat = toFlat(subject.sprite);
  const { width } = flat;
  const line = lineOf(subject);
  const { axis, headHalf, top, chin, hip, facing, isLong } = stanceOf(subject);
  const eyes = eyesOf(subject);
  // A muzzle is none.
  if (eyes.length === 0 || subject.head?.isHidden || isLong) return undefined;
  const first = Math.max(...eyes.flat().map((i) => Math.floor(i / width))) + 1;
  const skin = faceColour(subject);
  const skins = subject.person && regionOf(subject.person, 'skin');
  // A white hair is no skin, however pale that is; nor is what is held beside a beard of its colour.
  const isSkin = (c: Color, i: number): boolean =>
    !(isWhiteOf(c) && !isWhiteOf(skin)) && (skins?.[i] === 1 || (skin >= 0 && areKin(c, skin, SHADE)));
  const held = heldIn(subject, 'weapon');
  const middle = axis + 0.3 * facing * headHalf;
  const [lower, all]: [Color[], number[]] = [[], []];
  const last = Math.max(chin, first + 2);
  for (let y = first; y < last; y++)
    for (let x = Math.floor(middle - 0.8 * headHalf); x < middle + 0.8 * headHalf; x++) {
      const c = at(flat, x, y);
      if (c < 0 || (line.colors.has(c) && line.figure.colors[y * width + x]! < 0)) continue;
      all.push(c);
      if (!isSkin(c, y * width + x) && !line.colors.has(c)) lower.push(c);
    }
  const main = commonest(lower);
  if (main < 0 || lower.filter((c) => areKin(c, main)).length < LEAST * all.length) return undefined;
  // A grey coat is no shade of a white beard.
  const isBeard = (c: Color, i: number): boolean =>
    areKin(c, main) && Math.abs(luma(c) - luma(main)) <= MOST_SHADE && !isSkin(c, i) && !line.colors.has(c);
  // A collar or a scarf of the coat's colour is none; what hangs together with no beard tells nothing.
  const isOf = (x: Px, y: Px): boolean => {
    const c = at(flat, x, y);
    return y >= first && y < hip && c >= 0 && !held?.[y * width + x] && isBeard(c, y * width + x);
  };
  const joined = new Set<number>();
  for (let y = first; y < last; y++)
    for (let x = Math.floor(middle - headHalf); x < middle + headHalf; x++) if (isOf(x, y)) joined.add(y * width + x);
  for (const i of joined)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        if (isOf((i % width) + dx, Math.floor(i / width) + dy)) joined.add(i + dy * width + dx);
  let [within, beside, onFace] = [0, 0, 0];
  for (const i of joined) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (Math.abs(x + 0.5 - middle) <= headHalf + 1) {
      within++;
      if (y < chin - 0.1 * (chin - top)) onFace++;
    } else if (y >= chin) beside++;
  }
  if (beside > 0.6 * within || onFace < ON_FACE * (within + beside)) return undefined;
  const out = new Uint8Array(flat.colors.length);
  const end = chin + LONGEST * (chin - top);
  const isIn = (x: Px, y: Px): boolean => y >= first && y < end && Math.abs(x + 0.5 - middle) <= headHalf + 1;
  const queue: number[] = [];
  const take = (x: Px, y: Px): void => {
    const i = y * width + x;
    if (!isIn(x, y) || out[i] || at(flat, x, y) < 0 || !isBeard(flat.colors[i]!, i)) return;
    out[i] = 1;
    queue.push(i);
  };
  for (let y = first; y < last; y++) for (let x = Math.floor(middle - headHalf); x < middle + headHalf; x++) take(x, y);
  for (let k = 0; k < queue.length; k++)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) take((queue[k]! % width) + dx, Math.floor(queue[k]! / width) + dy);
  // A light or a mouth within it is of it.
  for (let y = first; y < end; y++) {
    const xs = Array.from({ length: width }, (_, x) => x).filter((x) => out[y * width + x]);
    for (let k = 1; k < xs.length; k++)
      for (let x = xs[k - 1]! + 1; x < xs[k]! && xs[k]! - xs[k - 1]! <= 4; x++)
        if (!skins?.[y * width + x] || isWhiteOf(flat.colors[y * width + x]!)) out[y * width + x] = 1;
  }
  const there = [...out.keys()].filter((i) => out[i]);
  // It hangs from the middle of a face: what is on one side of it is a lock.
  const off = there.reduce((n, i) => n + (i % width) + 0.5, 0) / Math.max(1, there.length) - middle;
  return there.length >= Math.max(2, SEEN * (chin - top) * 2 * headHalf) && Math.abs(off) <= ASIDE * headHalf + 0.5
    ? out
    : undefined;
}
const SHADE = 0.18;
/** Less of the box of a head is a mouth. */
const SEEN = 0.08;
const isWhiteOf = (c: Color): boolean => Math.max(c >> 16, (c >> 8) & 255, c & 255) - Math.min(c >> 16, (c >> 8) & 255, c & 255) < 10; // biome-ignore format: one line
const ASIDE = 0.35;
/** So much of what is of its colours is on the face, above the chin. */
const ON_FACE = 0.3;
const MOST_SHADE = 64;

/** The picture without it: a chin in the colour of the face, the breast as it is beside. */
export function beardless(subject: Subject, word: string): Rgba {
  const beard = beardOf(subject);
  const flat = toFlat(subject.sprite);
  const line = lineOf(subject);
  const skin = faceColour(subject);
  if (!beard || skin < 0) throw new InputError(`No ${word} was found in the picture, or no skin beside it.`);
  const { chin, axis, headHalf } = stanceOf(subject);
  const tones = rampOf(unpackRgb(skin), 0.8);
  const paint = paintOn(subject);
  const { width, height } = flat;
  const isGone = (x: Px, y: Px): boolean => beard[y * width + x] === 1;
  /** What the breast is at the nearer end of the beard in a row, or in the rows below it. */
  const behind = (x: Px, y: Px): Color => {
    for (let row = y; row < Math.min(height, y + 4); row++)
      for (let d = 1; d < 2 * headHalf + 3; d++)
        for (const side of x < axis ? [-1, 1] : [1, -1]) {
          const c = at(flat, x + side * d, row);
          if (c >= 0 && !isGone(x + side * d, row) && !line.colors.has(c)) return c;
        }
    return skin;
  };
  const fill = (x: Px, y: Px): void => {
    if (y >= chin) paint.set(x, y, behind(x, y));
    else paint.set(x, y, tones[(x + 0.5 > axis + 0.5 * headHalf || y === chin - 1 ? TONE.shadow : TONE.base) as 0]);
  };
  const there = [...beard.keys()].filter((i) => beard[i]).map((i) => [i % width, Math.floor(i / width)] as const);
  for (const [x, y] of there) fill(x, y);
  // The line between it and the breast goes with it.
  for (const [x, y] of there)
    for (const [X, Y] of [[x - 1, y], [x + 1, y], [x, y + 1]] as const) {
      const isWithin = [[-1, 0], [1, 0], [0, 1]].every(([dx, dy]) => at(flat, X + dx!, Y + dy!) >= 0);
      if (Y >= chin && isWithin && !isGone(X, Y) && line.colors.has(at(flat, X, Y))) fill(X, Y);
    } // biome-ignore format: pairs
  return paint.image();
}
