/** Any thing that a hand can hold, as its own picture, so small as beside a hand of that figure. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { packRgb } from '../../../../src/pixels/histogram.ts';
import { crop, opaqueBounds } from '../../../../src/pixels/image.ts';
import { resizePixels } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { canHold } from '../../catalogue/garments/held-thing.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { baseOf } from '../../catalogue/variants.ts';
import { drawSubject } from '../../subject/draw-subject.ts';
import type { Brief } from '../../types.ts';
import { BESIDE } from '../parts/flat.ts';
import { fullHand } from './held.ts';
import { linedRound, type Paint, paintOn } from './paint.ts';
import { lineOf, type Subject } from './subject.ts';

/** Share of the figure's height that a thing is long, of small things, and its bounds. */
const LONG = 0.32;
const SMALL = 0.24;
const SMALL_THINGS: ReadonlySet<string> = new Set(['food', 'potion', 'valuable']);
const [LEAST, MOST]: readonly [Px, Px] = [5, 24];
/** The smallest canvas for which things are set by hand. */
const SMALLEST: Px = 16;
/** Air and line about a thing on its own canvas. */
const AIR: Px = 4;
/** What hangs from the hand by its handle; all else is held by its middle. */
const HANGS =
  /(?:^|-)(?:basket|bucket|pail|bag|handbag|purse|suitcase|briefcase|lantern|kettle|cage|pouch|toolbox)(?:-|$)/;
/** Things of fewer rows have no pixels to spare for a line before the figure. */
const LINED_WITHIN: Px = 9;

/** Whether a brief is of a thing that was named outright and fits a hand. */
export const isHandy = ({ kind, concept, confidence }: Brief): boolean =>
  kind === 'thing' && confidence >= 0.9 && canHold(concept);

const kindOf = ({ concept }: Brief): string => categoryOf(baseOf(concept)) ?? '';

/** Whether it is no weapon, tool or torch, which the wardrobe draws for the very figure that holds it. */
export const isGoods = (brief: Brief): boolean => GOODS.has(kindOf(brief)) && !/torch/.test(brief.concept);
const GOODS: ReadonlySet<string> = new Set([
  'book',
  'container',
  'food',
  'light',
  'music',
  'potion',
  'sign',
  'valuable',
]);

/** The figure with the thing in its free hand. Throws an InputError that says why where it has none. */
export function withHeld(subject: Subject, brief: Brief, text: string): Rgba {
  const paint = paintOn(subject);
  const { stance, height } = paint;
  const isSomebody = subject.head ? subject.head.hasHands : subject.person !== undefined;
  // an animal seen from the side has it in its mouth
  const inMouth = stance.isLong && stance.facing !== 0 && subject.head?.isSure === true;
  if (!inMouth && !(stance.isUpright && isSomebody))
    throw new InputError(`"${text}" was not drawn: no hand was surely found in the picture.`);
  const long = Math.max(LEAST, Math.min(MOST, Math.round((SMALL_THINGS.has(kindOf(brief)) ? SMALL : LONG) * height)));
  const thing = pictureOf(brief, long, subject.seed);
  const full = fullHand(subject, lineOf(subject), stance);
  const free = full === undefined ? (stance.facing < 0 ? 0 : 1) : full === 1 ? 0 : 1;
  const side = subject.hand ?? free;
  const hand = stance.hands[side];
  const outward = inMouth ? stance.facing : side === 0 ? -1 : 1;
  const hangs = HANGS.test(brief.concept);
  const clamp = (v: number, most: number): number => Math.max(0, Math.min(v, most));
  const left = clamp(Math.round(hand.x + 0.5 + outward * 0.2 * thing.width - thing.width / 2), paint.flat.width - thing.width); // biome-ignore format: one line
  const top = clamp(
    Math.round(hangs ? hand.y : hand.y + 0.5 - (inMouth ? 0.5 : 0.62) * thing.height),
    paint.flat.height - thing.height,
  );
  lay(paint, thing, left, top);
  return paint.image();
}

/** The thing without its line, its longer side of so many pixels. */
export function pictureOf(brief: Brief, long: Px, seed: number): Rgba {
  const side = Math.max(SMALLEST, long + AIR);
  const options = { style: { outline: 'lineless' as const }, seed, variation: 0, whole: true as const };
  const { image } = drawSubject({ ...brief, count: 1 }, { ...options, width: side, height: side });
  const cut = crop(image, opaqueBounds(image)!);
  const factor = Math.min(1, long / Math.max(cut.width, cut.height));
  return resizePixels(cut, Math.max(1, Math.round(cut.width * factor)), Math.max(1, Math.round(cut.height * factor)));
}

export function lay(paint: Paint, thing: Rgba, left: Px, top: Px): void {
  const placed: (readonly [Px, Px])[] = [];
  for (let i = 0; i < thing.width * thing.height; i++) {
    const [r, g, b, a] = thing.data.subarray(i * 4, i * 4 + 4);
    if (!a) continue;
    const [x, y] = [left + (i % thing.width), top + Math.floor(i / thing.width)];
    paint.set(x, y, packRgb(r!, g!, b!));
    placed.push([x, y]);
  }
  const own = new Set(placed.map(([x, y]) => y * paint.flat.width + x));
  if (Math.max(thing.width, thing.height) >= LINED_WITHIN)
    for (const [x, y] of placed)
      for (const [dx, dy] of BESIDE)
        if (!own.has((y + dy) * paint.flat.width + x + dx) && paint.now(x + dx, y + dy) >= 0)
          paint.set(x + dx, y + dy, paint.dark);
  linedRound(paint, placed);
}
