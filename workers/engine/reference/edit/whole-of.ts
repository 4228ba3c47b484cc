/** All of a figure but its line and its eyes. */
import { findEyes } from '../parts/find-eyes.ts';
import { at, type Color, type Flat, luma, toFlat } from '../parts/flat.ts';
import type { Region } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';

export const eyesOf = (subject: Subject): readonly (readonly number[])[] =>
  // Where no head is sure, what looks like a pair of eyes may be anything.
  subject.head && (!subject.head.isSure || subject.head.eyes.length > 0)
    ? subject.head.eyes
    : findEyes(toFlat(subject.sprite), subject.found, stanceOf(subject));

/** Darker is a line that a picture without an outline has; what has more of it is dark itself. */
const INK = 42;
const MOST_INK = 0.4;
/** Deep blue is dark to the eye, and no ink. */
const isVivid = (c: Color): boolean => Math.max(c >> 16, (c >> 8) & 255, c & 255) > 120;

/** All of a figure but its line and its eyes. */
export function wholeOf(subject: Subject): Region {
  const flat = toFlat(subject.sprite);
  const line = lineOf(subject);
  const eyes = new Set(eyesOf(subject).flat());
  // What has no line round it may have lines within: its few darkest pixels.
  const there = [...flat.colors].filter((c) => c >= 0);
  const inkiest = there.filter((c) => luma(c) < INK).length < MOST_INK * there.length ? INK : 0;
  const isLine = (c: Color, i: number): boolean =>
    line.isLined
      ? line.colors.has(c) && line.figure.colors[i]! < 0 && isOuter(flat, i)
      : luma(c) < inkiest && !isVivid(c);
  return Uint8Array.from(flat.colors, (c, i) => (c < 0 || eyes.has(i) || isLine(c, i) ? 0 : 1));
}

/** Whether a pixel is on the edge of a figure, corners included: a hand that is as black as its line is none within. */
function isOuter(flat: Flat, i: number): boolean {
  const [x, y] = [i % flat.width, Math.floor(i / flat.width)];
  return [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => at(flat, x + dx, y + dy) < 0));
}
