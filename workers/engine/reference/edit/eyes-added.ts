/** Eyes for what has none: a pair of whites with pupils where a face would be. */
import { InputError } from '../../../../src/domain/input-error.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, luma } from '../parts/flat.ts';
import { runOf } from './head-top.ts';
import { paintOn } from './paint.ts';
import type { Subject } from './subject.ts';

const WHITE = 0xf6f6f2;
const PUPIL = 0x1c1824;
/** Where they are on what has no head, in shares of its height, and how large in shares of its shorter side. */
const DOWN = 0.38;
const LARGE = 0.2;
const USUAL = 0.13;

export function withEyesAdded(subject: Subject, areLarge: boolean, isOne = false): Rgba {
  const paint = paintOn(subject);
  const { flat, stance, set } = paint;
  const there = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0);
  const ys = there.map((i) => Math.floor(i / flat.width));
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1];
  const isHead = subject.head?.isSure === true && subject.head.eyes.length > 0;
  const row = Math.round(isHead ? stance.top + 0.5 * (stance.chin - stance.top) : top + DOWN * (bottom - top));
  const mean = there.filter((i) => Math.abs(Math.floor(i / flat.width) - row) <= 1);
  const middle = isHead ? stance.axis : mean.reduce((n, i) => n + (i % flat.width) + 0.5, 0) / Math.max(1, mean.length);
  const run = runOf(flat, middle, row);
  if (!run) throw new InputError('No place for eyes was found in the picture: it is open where they would be.');
  const wide = run.to - run.from;
  const size = Math.max(
    2,
    Math.min(
      isOne ? 11 : 7,
      Math.round((areLarge || isOne ? LARGE : USUAL) * (isOne ? 1.6 : 1) * Math.min(wide, bottom - top)),
    ),
  );
  const gap = Math.max(1, Math.round(size * 0.6));
  if (wide < 2 * size + gap)
    throw new InputError('The picture has no room for eyes: it is too narrow where they would be.');
  const y0 = row - (size >> 1);
  const lefts = isOne
    ? [Math.round(middle - size / 2)]
    : [Math.round(middle - gap / 2 - size), Math.round(middle - gap / 2 - size) + size + gap];
  for (const left of lefts) eye(left, y0);
  return paint.image();

  function eye(left: Px, y: Px): void {
    const pupil = Math.max(1, Math.round(size / 2));
    const from = left + ((size - pupil + 1) >> 1);
    const down = y + ((size - pupil + 1) >> 1);
    for (let v = y; v < y + size; v++)
      for (let u = left; u < left + size; u++) {
        const isCorner = size > 3 && (u === left || u === left + size - 1) && (v === y || v === y + size - 1);
        const isPupil = u >= from && u < from + pupil && v >= down && v < down + pupil;
        if (!isCorner && at(flat, u, v) >= 0) set(u, v, isPupil ? PUPIL : WHITE);
      }
    // On what is white itself a white needs a lid.
    if (luma(at(flat, left, y)) > 200) for (let u = left; u < left + size; u++) if (at(flat, u, y - 1) >= 0) set(u, y - 1, PUPIL); // biome-ignore format: one line
  }
}
