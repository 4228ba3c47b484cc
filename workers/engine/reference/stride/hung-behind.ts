/** A cape behind legs that walk: whole where they are lifted off it, with its hem where it was. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, BESIDE, blank, type Color, eachPixel, type Flat, put } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import type { Legs } from './find-legs.ts';

export interface Hung {
  /** The cape below the row from which legs are, without gaps between its ends. */
  readonly cloth: Flat;
  /** 1 for each pixel of a leg or of the cape. */
  readonly mask: Uint8Array;
}

/** A cape with the line that is round it alone: beside it and beside nothing else of the figure. */
export function capeWithLine(picture: Flat, cape: Uint8Array): Uint8Array {
  const { width, height } = picture;
  const { colors } = lineHabitOf(picture);
  const isCape = (x: Px, y: Px): boolean => x >= 0 && x < width && y >= 0 && y < height && cape[y * width + x] === 1;
  return Uint8Array.from(picture.colors, (color, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (isCape(x, y)) return 1;
    if (color < 0 || !colors.has(color)) return 0;
    const isIts = [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => isCape(x + dx, y + dy)));
    const isOthers = BESIDE.some(([dx, dy]) => {
      const other = at(picture, x + dx, y + dy);
      return other >= 0 && !colors.has(other) && !isCape(x + dx, y + dy);
    });
    return isIts && !isOthers ? 1 : 0;
  });
}

/** What of a cape hangs beside and behind legs; where they hide it, it goes on in the colours of its row. */
export function hungBehind(picture: Flat, { crotch, mask: ofLegs }: Legs, cape: Uint8Array): Hung | undefined {
  const { width, height } = picture;
  const { colors, isLined, over } = lineHabitOf(picture);
  const cloth = blank(width, height);
  const mask = Uint8Array.from(ofLegs);
  let seen = 0;
  for (let y = crotch; y < height; y++) {
    const own: Px[] = [];
    for (let x = 0; x < width; x++) {
      if (!cape[y * width + x] || ofLegs[y * width + x]) continue;
      own.push(x);
      mask[y * width + x] = 1;
      put(cloth, x, y, at(picture, x, y));
    }
    if (own.length === 0) continue;
    seen++;
    // Its own cloth rather than the line beside it.
    const inner = own.filter((x) => !colors.has(at(picture, x, y)));
    const [from, to] = [own[0]!, own.at(-1)!];
    for (let x = from; x <= to; x++) {
      if (at(cloth, x, y) >= 0 || at(picture, x, y) < 0) continue;
      const near = (inner.length > 0 ? inner : own).reduce((best, u) =>
        Math.abs(u - x) < Math.abs(best - x) ? u : best,
      );
      const color = at(picture, near, y);
      const isRim = isLined && BESIDE.some(([dx, dy]) => at(picture, x + dx, y + dy) < 0);
      put(cloth, x, y, isRim && !colors.has(color) ? over(color) : color);
    }
  }
  if (isLined) {
    // Its hem has its line where the line of a foot was.
    const hem: [Px, Px, Color][] = [];
    eachPixel(cloth, (x, y, color) => {
      const isFoot = ofLegs[(y + 1) * width + x] === 1 && at(cloth, x, y + 1) < 0;
      if (isFoot && !colors.has(color)) hem.push([x, y + 1, over(color)]);
    });
    for (const [x, y, color] of hem) put(cloth, x, y, color);
  }
  return seen > 0 ? { cloth, mask } : undefined;
}
