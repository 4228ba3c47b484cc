/** A figure larger or smaller on its canvas, standing where it stood; in its own pixels and colours. */
import { InputError } from '../../../../../src/domain/input-error.ts';
import { createImage, crop, opaqueBounds, overlay } from '../../../../../src/pixels/image.ts';
import { enlarge, reduceFrames, scale2x } from '../../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../../src/pixels/types.ts';
import { toFlat, toImage } from '../../parts/flat.ts';
import { lineHabitOf } from '../../parts/line-habit.ts';
import { MOOD_WORDS } from '../faces.ts';
import type { Frames, IsWhole } from './types.ts';

interface Wanted {
  readonly x: number;
  readonly y: number;
  /** Whether the number was told: then less is not what was asked for. */
  readonly isExact: boolean;
}

const MUCH = /\b(?:much|way|far|a lot|very)\b/;
const LITTLE = /\b(?:a bit|a little|slightly|a tad|somewhat)\b/;

/** Words of sizes, and what they make of width and height; the first that fits counts. */
const SIZES: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:taller|stretch(?:ed)? vertically)\b/, 1, 1.22],
  [/\b(?:shorter|squash(?:ed)?|squat|stubbier)\b/, 1, 0.82],
  [/\b(?:wider|broader|fatter|chubbier|chubby|fat|plumper|stretch(?:ed)? horizontally)\b/, 1.22, 1],
  [/\b(?:narrower|thinner|slimmer|skinnier|skinny|leaner)\b/, 0.82, 1],
  [/\b(?:tiny|minuscule|miniature|very small)\b/, 0.5, 0.5],
  [/\b(?:huge|giant|gigantic|enormous|massive|colossal)\b/, 1.6, 1.6],
  [/\b(?:bigger|larger|enlarge[ds]?|big|large|upscale|grow)\b/, 1.3, 1.3],
  [/\b(?:smaller|small|little one|shrink|shrunk(?:en)?|reduced?|downscale)\b/, 0.72, 0.72],
];

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twice|double[ds]?|two times|x ?2|2 ?x)\b/, 2],
  [/\b(?:three times|triple[ds]?|thrice|x ?3|3 ?x)\b/, 3],
  [/\b(?:four times|x ?4|4 ?x)\b/, 4],
  [/\b(?:half|halve[ds]?)\b/, 0.5],
  [/\b(?:a third)\b/, 1 / 3],
];
const PERCENT = /\b(\d{2,3}) ?(?:%|percent\b)/;
const SIZED = /\b(?:size[ds]?|scale[ds]?|resize[ds]?|as (?:big|large|small|tall))\b/g;

/** "Make it bigger", "half the size", "scale it up by 150 %": undefined where no size is wished, or that of a part. */
export function sized(clause: string, isWhole: IsWhole): Frames | undefined {
  const wanted = wantedSize(clause, isWhole);
  return wanted && ((frames) => resized(frames, wanted));
}

function wantedSize(clause: string, isWhole: IsWhole): Wanted | undefined {
  const word = SIZES.find(([words]) => words.test(clause));
  if (/\bin (?:half|two)\b/.test(clause)) return undefined;
  const times = TIMES.find(([words]) => words.test(clause));
  const percent = PERCENT.exec(clause);
  SIZED.lastIndex = 0;
  const isSized = SIZED.test(clause);
  if (!word && !isSized && !(times && /\b(?:it|him|her|them)\b/.test(clause))) return undefined;
  if (!word && !times && !percent && !/\bscale\b.*\b(?:up|down)\b/.test(clause)) return undefined;
  let rest = clause
    .replace(SIZED, ' ')
    .replace(MUCH, ' ')
    .replace(LITTLE, ' ')
    .replace(PERCENT, ' ')
    .replace(/\b(?:down|by|than|before|original|current|as)\b/g, ' ');
  for (const [words] of [...SIZES, ...TIMES]) rest = rest.replace(words, ' ');
  // A big smile is none of its size.
  if (!isWhole(rest) || MOOD_WORDS.some(([words]) => words.test(rest))) return undefined;
  if (percent) {
    // "By 50 %" adds or takes away so much, "to 50 %" is what is left.
    const by = Number(percent[1]) / 100;
    const isBy = /\bby \d/.test(clause);
    const isLess = (word && word[2] < 1) || /\b(?:down|reduced?)\b/.test(clause);
    const k = !isBy ? by : isLess ? 1 - by : 1 + by;
    return k > 0.1 ? { x: k, y: k, isExact: true } : undefined;
  }
  if (times) {
    const k = word && word[2] < 1 && times[1] > 1 ? 1 / times[1] : times[1];
    return { x: k, y: k, isExact: true };
  }
  const [x, y] = word ? [word[1], word[2]] : /\bdown\b/.test(clause) ? [0.72, 0.72] : [1.3, 1.3];
  const degree = MUCH.test(clause) ? 1.7 : LITTLE.test(clause) ? 0.5 : 1;
  const by = (k: number): number => Math.max(0.4, 1 + (k - 1) * degree);
  return { x: by(x), y: by(y), isExact: false };
}

/** Less of a change than this is none that is seen. */
const LEAST = 0.08;

function resized(frames: readonly Rgba[], wanted: Wanted): Rgba[] {
  const boxes = frames.map((frame) => opaqueBounds(frame)).filter((b) => b !== undefined);
  const [first] = frames;
  if (!first || boxes.length === 0) throw new InputError('The picture is empty: nothing of it has a size.');
  const [left, top] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  const right = Math.max(...boxes.map((b) => b.x + b.width));
  const bottom = Math.max(...boxes.map((b) => b.y + b.height));
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const room = Math.min(wanted.x > 1 ? first.width / box.width : 9, wanted.y > 1 ? first.height / box.height : 9);
  const within = (k: number): number => (k <= 1 || wanted.isExact ? k : Math.min(k, room));
  const [width, height] = [Math.round(box.width * within(wanted.x)), Math.round(box.height * within(wanted.y))];
  const isRoom = width <= first.width && height <= first.height;
  const grown = Math.max(Math.abs(width / box.width - 1), Math.abs(height / box.height - 1));
  if (!isRoom || (grown < LEAST && (wanted.x > 1 || wanted.y > 1)))
    throw new InputError(
      `The canvas has no room for that: the figure is ${box.width} × ${box.height} of its ${first.width} × ${first.height} pixels. Send it with a larger width and height.`,
    );
  if (width < 4 || height < 4) throw new InputError('So small nothing of it would be left to see.');
  const cut = frames.map((frame) => crop(frame, box));
  const scaled = scaledTo(cut, width, height);
  const clamp = (v: Px, most: Px): Px => Math.max(0, Math.min(v, most));
  const x = clamp(Math.round(box.x + (box.width - width) / 2), first.width - width);
  const y = clamp(bottom - height, first.height - height);
  return scaled.map((image) => {
    const out = createImage(first.width, first.height);
    overlay(out, image, x, y);
    return out;
  });
}

/** Whole factors repeat pixels; others grow twice as large with rounded stairs and lose rows and columns where that harms least. */
function scaledTo(frames: readonly Rgba[], width: Px, height: Px): Rgba[] {
  const [first] = frames as readonly [Rgba];
  const k = width / first.width;
  if (Number.isInteger(k) && height === first.height * k) return frames.map((frame) => enlarge(frame, k));
  // A line stays one pixel wide: it is taken off before and drawn again round what has grown.
  const habits = frames.map((frame) => lineHabitOf(toFlat(frame)));
  if (width > first.width && height > first.height && habits.every(({ isLined }) => isLined)) {
    const bare = habits.map(({ figure }) => crop(toImage(figure), inset(first)));
    return habits.map(({ draw }, k) => {
      const out = createImage(width, height);
      overlay(out, smoothed(bare, width - 2, height - 2)[k]!, 1, 1);
      return toImage(draw(toFlat(out)));
    });
  }
  return smoothed(frames, width, height);
}

const inset = ({ width, height }: Rgba) => ({ x: 1, y: 1, width: width - 2, height: height - 2 });

function smoothed(frames: readonly Rgba[], width: Px, height: Px): Rgba[] {
  let grown = frames;
  while (grown[0]!.width < width || grown[0]!.height < height) grown = grown.map(scale2x);
  return reduceFrames(grown, width, height);
}
