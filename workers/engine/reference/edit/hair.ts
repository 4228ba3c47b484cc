/** Hair: the colours of a head that are at home over and beside its face, and hardly in it. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areKin, at, BESIDE, type Color, commonest, isWarm, luma, toFlat } from '../parts/flat.ts';
import { besideEyes } from './face-colour.ts';
import { heldIn, sum } from './held.ts';
import { isGrey, type Region } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { hasArms } from './suit.ts';

/** A colour is hair's where it is so many times as common over and beside the face as in it. */
const AT_HOME = 2;
const RATHER = 1.25;
/** Less of the place of hair in colours of hair is a bald head with a shadow on it. */
const LEAST = 0.4;
/** A brim is so many times as wide as the head below it; hair that stands off is less. */
const WIDER = 1.28;
/** So many of the rows over the eyes are a brim's at the most. */
const MOST_BRIM = 0.36;
/** Hair that is less of a head than this would not be seen to change. */
const SEEN = 0.08;
/** Share of hair that is on the head at the least. */
const ON_HEAD = 0.35;
/** Hair hangs so far below the chin, in heights of the head. */
const LONGEST = 1.6;

const isGold = (c: Color): boolean => c >> 16 > 190 && ((c >> 8) & 255) > 90 && (c & 255) < 100;

/** Colours that hair has in no story but those of magic: these may be a hat's. */
function isVivid(c: Color): boolean {
  const [r, g, b] = [c >> 16, (c >> 8) & 255, c & 255];
  // Straw is as green as it is red.
  const isFair = r >= 0.98 * g && g > b + 40;
  return Math.max(r, g, b) - Math.min(r, g, b) > 60 && !isWarm(c) && !isFair;
}

/** Points of gold beside each other in the first rows of a head. */
function pointsOnTop(subject: Subject, isGapped: boolean): number {
  const flat = toFlat(subject.sprite);
  const { top, axis, headHalf } = stanceOf(subject);
  let most = 0;
  for (let y = top - 1; y < top + 2; y++) {
    let [n, was] = [0, false];
    for (let x = Math.floor(axis - headHalf - 3); x <= axis + headHalf + 3; x++) {
      const is = at(flat, x, y) >= 0 && isGold(at(flat, x, y));
      if (is && !was) n++;
      // Curls have their shadows between them, the points of a crown the sky.
      was = is || (was && isGapped && at(flat, x, y) >= 0);
    }
    most = Math.max(most, n);
  }
  return most;
}

/** How often each colour is in a place, as a share of it. */
function shares(colors: readonly Color[]): Map<Color, number> {
  const out = new Map<Color, number>();
  for (const c of colors) out.set(c, (out.get(c) ?? 0) + 1 / colors.length);
  return out;
}

/** Whether a pair of eyes is in a face of skin: whoever has one has a head like a person's, though nothing told a body. */
function hasBareFace(subject: Subject): boolean {
  const { head } = subject;
  const { isUpright, isLong } = stanceOf(subject);
  if (!head?.isSure || head.eyes.length < 2 || !isUpright || isLong) return false;
  const skin = besideEyes(toFlat(subject.sprite), lineOf(subject), head.eyes);
  return skin >= 0 && isWarm(skin) && luma(skin) > 100;
}

/** Under a hat or a crown what looks out below; none on a bald head, under a helm, or where no head is sure. */
export function hairOf(subject: Subject, eyes: readonly number[]): Region | undefined {
  const { head } = subject;
  // Beasts have a hide.
  if (
    (head && (!head.isSure || head.isHidden)) ||
    !(subject.person || head?.isBare || head?.isBust || hasArms(subject) || hasBareFace(subject))
  )
    return undefined;
  const { colors, width, height } = toFlat(subject.sprite);
  const { top, chin, hip, axis, headHalf } = stanceOf(subject);
  const line = lineOf(subject);
  const level = eyes.length ? Math.min(...eyes.map((i) => Math.floor(i / width))) : top + 0.5 * (chin - top);
  const [over, beside, face]: [Color[], Color[], Color[]] = [[], [], []];
  const brow = top + 0.6 * (level - top);
  colors.forEach((c, i) => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width)];
    const off = Math.abs(x - axis);
    // The line round a figure is no colour of hair but where hair is black.
    if (c < 0 || y < top - 1 || y >= chin || off > headHalf + 1.5 || eyes.includes(i)) return;
    if (line.colors.has(c) && line.figure.colors[i]! < 0) return;
    if (y < brow) over.push(c);
    else if (y >= level && off <= 0.6 * headHalf) face.push(c);
    else if (y >= level && off > 0.8 * headHalf) beside.push(c);
  });
  // Of the smallest faces all is taken for eyes.
  if (face.length === 0) face.push(...eyes.map((i) => colors[i]!).filter((c) => isWarm(c) && luma(c) > 50));
  if (over.length === 0 || face.length === 0) return undefined;
  const [inHair, inFace] = [shares([...over, ...beside]), shares(face)];
  const warm = face.filter((c) => isWarm(c) && luma(c) > 50);
  // A white beard may cover more of a face than its skin.
  const skin = commonest(warm.length >= 0.2 * face.length ? warm : face.filter((c) => luma(c) > 50));
  const own = new Set<Color>();
  const inks = inksOf(subject);
  const isMost = (): boolean => over.filter((c) => own.has(c)).length >= LEAST * over.length;
  // Curls hang before a face: then hair is what is more common over it.
  for (const more of [AT_HOME, RATHER])
    for (const [c, share] of isMost() ? [] : inHair)
      if (c !== skin && share > more * (inFace.get(c) ?? 0) && !inks.has(c)) own.add(c);
  // What is over a face in the colour of the line is a hood.
  if (over.filter((c) => inks.has(c)).length >= LEAST * over.length) return undefined;
  const [main, lock] = [commonest(over.filter((c) => own.has(c))), commonest(beside.filter((c) => own.has(c)))];
  if (main < 0 || !isMost()) return undefined;
  // Of a helm the face is a plate as grey as the top, or the breast is; a shield beside that may be of any colour.
  const isBreast = (i: number): boolean => Math.floor(i / width) > chin && Math.floor(i / width) < hip && Math.abs((i % width) + 0.5 - axis) <= headHalf; // biome-ignore format: one line
  const breast = [...colors].filter((c, i) => c >= 0 && isBreast(i));
  const isMail = breast.filter((c) => isGrey(c) && luma(c) > 60).length >= 0.4 * breast.length;
  if (isGrey(main) && !head?.isBare && (isGrey(skin) || (luma(main) > 60 && isMail))) return undefined;
  const place = { colors, width, height, top, chin, axis, headHalf };
  const held = heldIn(subject, 'weapon');
  const arms = subject.person?.arms ?? [];
  // A mask in the colour of the hair is before nose and mouth.
  const isMask = (i: number): boolean => {
    const y = Math.floor(i / width);
    return y > level + 1 && y < chin && Math.abs((i % width) + 0.5 - axis) < BEFORE_MOUTH * headHalf;
  };
  // Nor is cloth before the breast in the colour of hair.
  const isMiddle = (i: number): boolean => isBreast(i) && Math.abs((i % width) + 0.5 - axis) <= 0.5 * headHalf;
  const cloth = shares([...colors].filter((c, i) => c >= 0 && !line.colors.has(c) && isMiddle(i)));
  const isFree = (i: number): boolean =>
    !held?.[i] &&
    !(Math.floor(i / width) > chin && (cloth.get(colors[i]!) ?? 0) >= MOST_CLOTH) &&
    !isMask(i) &&
    !eyes.includes(i) &&
    !arms.some((arm) => arm.colors[i]! >= 0 && Math.floor(i / width) >= chin);
  // A shade of the skin that lies at the side of a face is on arms as well.
  for (const c of [...own]) if (skin >= 0 && areKin(c, skin) && apart(c, skin) < apart(c, main)) own.delete(c);
  // Shades that lie at its ends, off the head: of the whole figure they are hardly below it.
  const [high, low] = [new Map<Color, number>(), new Map<Color, number>()];
  colors.forEach((c, i) => {
    const side = Math.floor(i / width) < chin ? high : low;
    if (c >= 0) side.set(c, (side.get(c) ?? 0) + 1);
  });
  const ends = [...high].filter(
    ([c, n]) => areKin(c, main) && !areKin(c, skin) && !inks.has(c) && n >= 1.5 * (low.get(c) ?? 0) && !inFace.has(c),
  );
  // Hair of a hue that only dyes have goes on beside the face, or the eyes at the least; a hat ends above them, or is wider.
  const isCrowned = pointsOnTop(subject, areKin(lock, main)) >= 3;
  const brim = isCrowned ? Math.round(brow) : brimOf(place, level);
  const isAtSides = [-1, 1].every((side) => {
    let n = 0;
    colors.forEach((c, i) => {
      const [off, y] = [((i % width) + 0.5 - axis) * side, Math.floor(i / width)];
      if (c >= 0 && Math.abs(y - level) <= 2 && off > 0.6 * headHalf && off <= 1.3 * headHalf + 1.5 && areKin(c, main))
        n++;
    });
    return n >= 2;
  });
  if (brim === undefined && (!isVivid(main) || areKin(lock, main) || isAtSides))
    return hangingTogether(
      place,
      new Set([...withShades(own, main, skin, over, inHair), ...ends.map(([c]) => c)]),
      isFree,
      top - 1,
    );
  // What looks out below a hat.
  const locks = new Set([...own].filter((c) => lock >= 0 && c !== main && areKin(c, lock) && !areKin(c, main)));
  return locks.size > 0 ? hangingTogether(place, locks, isFree, brim ?? brow) : undefined;
}

const BEFORE_MOUTH = 0.4;
/** A colour that is so much of the middle of the breast is of what is worn there. */
const MOST_CLOTH = 0.25;

/** Hair in all its shades: a braid may hang before the face; without what lies beside a face alone, which is a collar's. */
function withShades(
  own: ReadonlySet<Color>,
  main: Color,
  skin: Color,
  over: readonly Color[],
  inHead: ReadonlyMap<Color, number>,
): ReadonlySet<Color> {
  const onTop = shares(over);
  const kept = [...own].filter((c) => areKin(c, main) || (onTop.get(c) ?? 0) >= OF_TOP);
  const shades = [...inHead.keys()].filter((c) => areKin(c, main, SHADE) && c !== skin && !areKin(c, skin));
  return new Set([...kept, ...shades]);
}
const OF_TOP = 0.1;
const SHADE = 0.14;

/** Colours of the line that lie along the edge of the figure for the most part: however thick a line is, it is no hair. */
function inksOf(subject: Subject): ReadonlySet<Color> {
  const flat = toFlat(subject.sprite);
  const lines = lineOf(subject).colors;
  const counts = new Map<Color, readonly [edge: number, all: number]>();
  const isEdge = (x: Px, y: Px): boolean => {
    for (let dy = -DEEP; dy <= DEEP; dy++)
      for (let dx = -DEEP; dx <= DEEP; dx++) if (at(flat, x + dx, y + dy) < 0) return true;
    return false;
  };
  flat.colors.forEach((c, i) => {
    if (c < 0 || !lines.has(c)) return;
    const [edge, all] = counts.get(c) ?? [0, 0];
    counts.set(c, [edge + (isEdge(i % flat.width, Math.floor(i / flat.width)) ? 1 : 0), all + 1]);
  });
  return new Set([...counts].filter(([, [edge, all]]) => edge > MOST_EDGE * all).map(([c]) => c));
}
const DEEP = 2;
const MOST_EDGE = 0.7;

/** Hair that the wind blows aside reaches so far from the middle, in half heads. */
const BLOWN = 3;

interface Head {
  readonly colors: Int32Array;
  readonly width: Px;
  readonly height: Px;
  readonly top: Px;
  readonly chin: Px;
  readonly axis: number;
  readonly headHalf: number;
}

/** The row below the brim of a hat: what is over the eyes goes on beyond the head that is below it. */
function brimOf({ colors, width, top, axis, headHalf }: Head, level: number): Px | undefined {
  const wideAt = (y: Px): number => {
    const is = (x: Px): boolean => x >= 0 && x < width && colors[y * width + x]! >= 0;
    let [left, right] = [Math.floor(axis), Math.floor(axis)];
    const far = 2.2 * headHalf;
    while (is(left - 1) && axis - left < far) left--;
    while (is(right + 1) && right - axis < far) right++;
    return right - left + 1;
  };
  // What is held beside a head may widen a row.
  const face = Math.min(...[0, 1, 2, 3].map((k) => wideAt(Math.round(level) + k)).filter((n) => n > 1));
  let row: Px | undefined;
  let wide = 0;
  for (let y = Math.max(0, top); y < Math.round(level); y++)
    if (wideAt(y) >= WIDER * face + 2) {
      row = y + 1;
      wide++;
    }
  // Hair that stands off is wide all over; of a hat the brim alone is.
  return wide > MOST_BRIM * (Math.round(level) - Math.max(0, top)) ? undefined : row;
}

/** All of these colours that hangs together with the head: locks beside a face and below it. */
function hangingTogether(
  { colors, width, height, top, chin, axis, headHalf }: Head,
  own: ReadonlySet<Color>,
  isFree: (i: number) => boolean,
  first: Px,
): Region | undefined {
  const out = new Uint8Array(colors.length);
  const isIn = (x: Px, y: Px): boolean =>
    y >= first &&
    y < chin + LONGEST * (chin - top) &&
    y < height &&
    Math.abs(x + 0.5 - axis) <= (y < chin ? BLOWN : 1.5) * headHalf + 1;
  const queue: number[] = [];
  const take = (i: number): void => {
    if (out[i] || !own.has(colors[i]!) || !isFree(i)) return;
    out[i] = 1;
    queue.push(i);
  };
  colors.forEach((_c, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (isIn(x, y) && y < chin && Math.abs(x + 0.5 - axis) <= headHalf) take(i);
  });
  for (let k = 0; k < queue.length; k++)
    for (const [dx, dy] of BESIDE) {
      const [x, y] = [(queue[k]! % width) + dx, Math.floor(queue[k]! / width) + dy];
      if (x >= 0 && x < width && y >= 0 && isIn(x, y)) take(y * width + x);
    }
  const onHead = out.reduce((n, v, i) => n + (v && Math.floor(i / width) < chin ? 1 : 0), 0);
  // What is mostly below the head is a hide, or clothes.
  if (onHead < ON_HEAD * sum(out)) return undefined;
  return sum(out) >= Math.max(2, SEEN * (chin - top) * 2 * headHalf) ? out : undefined;
}
