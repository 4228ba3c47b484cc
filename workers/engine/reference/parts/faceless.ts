/** Figures without eyes and mouth: what is seen of them from behind. */
import type { Px } from '../../../../src/pixels/types.ts';
import { findEyes } from './find-eyes.ts';
import { areKin, at, BESIDE, type Color, commonest, copyOf, eachPixel, type Flat, opaqueRows, put } from './flat.ts';
import { type LineHabit, lineHabitOf } from './line-habit.ts';
import type { FoundJoints } from './person-types.ts';

/** How far a face reaches about its eyes, in ways from one to the other: above, below, beside. */
const FACE = { above: 0.45, below: 1.25, beside: 0.7 } as const;
/** Share of a figure from its top that eyes are looked for in where no head is known. */
const UPPER = 0.6;
/** Pixels about it, of which those colours that have less than a share tell nothing. */
const RING: Px = 2;
const FEATURE = 0.06;

/** Pixels of the eyes of a figure whose head nobody told. */
export function eyesIn(sprite: Flat, { figure }: LineHabit, joints: FoundJoints): readonly number[] {
  const { top, bottom } = opaqueRows(figure);
  const [from, to] = columnsOf(figure);
  const upper = { axis: (from + to) / 2, headHalf: (to - from) / 2, top, chin: top + UPPER * (bottom - top) };
  return [findEyes(sprite, joints), findEyes(sprite, joints, upper)].find((found) => found.length > 0)?.flat() ?? [];
}

/** A head without its eyes and mouth: what is small and unlike the face about the eyes takes the colour beside it. */
export function withoutFace(sprite: Flat, line: LineHabit, joints: FoundJoints): Flat {
  const { figure } = line;
  const out = copyOf(figure);
  const eyes = eyesIn(sprite, line, joints);
  if (eyes.length === 0) return out;
  const xs = eyes.map((i) => i % figure.width);
  const ys = eyes.map((i) => Math.floor(i / figure.width));
  const far = Math.max(3, Math.max(...xs) - Math.min(...xs) + 1);
  const [left, right] = [Math.min(...xs) - FACE.beside * far, Math.max(...xs) + FACE.beside * far];
  const [first, last] = [Math.min(...ys) - FACE.above * far, Math.max(...ys) + FACE.below * far];
  const isInside = (x: Px, y: Px): boolean => BESIDE.every(([dx, dy]) => at(figure, x + dx, y + dy) >= 0);
  const box: (readonly [Px, Px])[] = [];
  const about: Color[] = [];
  eachPixel(figure, (x, y, color) => {
    const off = Math.max(left - x, x - right, first - y, y - last);
    if (off <= 0 && isInside(x, y)) box.push([x, y]);
    else if (off > 0 && off <= RING && !line.colors.has(color)) about.push(color);
  });
  // What lies about a face goes on behind it.
  const counts = new Map<Color, number>();
  for (const color of about) counts.set(color, (counts.get(color) ?? 0) + 1);
  const ground = [...counts].filter(([, n]) => n >= FEATURE * about.length).map(([c]) => c);
  const isGround = (x: Px, y: Px): boolean => ground.some((own) => areKin(own, at(figure, x, y)));
  const isEye = new Set(eyes);
  for (const [x, y] of box) {
    if (!isEye.has(y * figure.width + x) && isGround(x, y)) continue;
    for (let d = 1; d <= 2 * far; d++) {
      const near = BESIDE.map(([dx, dy]) => [x + dx * d, y + dy * d] as const).filter(
        ([X, Y]) => isGround(X, Y) && !isEye.has(Y * figure.width + X),
      );
      if (near.length === 0) continue;
      put(out, x, y, commonest(near.map(([X, Y]) => at(figure, X, Y))));
      break;
    }
  }
  return out;
}

/** A figure that has no parts without its eyes and mouth. */
export function faceless(sprite: Flat, joints: FoundJoints): Flat {
  const line = lineHabitOf(sprite);
  const out = copyOf(sprite);
  const covered = withoutFace(sprite, line, joints);
  eachPixel(line.figure, (x, y, color) => {
    if (at(covered, x, y) !== color) put(out, x, y, at(covered, x, y));
  });
  return out;
}

function columnsOf(figure: Flat): readonly [from: Px, to: Px] {
  const columns: Px[] = [];
  eachPixel(figure, (x) => columns.push(x));
  return [Math.min(...columns), Math.max(...columns) + 1];
}
