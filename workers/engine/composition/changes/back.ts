/** The back of a creature that is seen from its side: the columns between a raised tail and the head. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { eyesOf, loneEye } from './creature-marks.ts';
import { headOf } from './parts.ts';

/** What is nobody's back though it is on top. */
const ASIDE = /tail|wing|claw|arm|leg|feeler|stalk|horn|ear|antenna|fin$|tip|tongue|spike/;

/** The first row from above of each column that belongs to a body, −1 where there is none. */
export function contour(s: Sprite, free: (x: Px, y: Px) => boolean): readonly Px[] {
  const { width, height } = s.image;
  const aside = s.partNames.map((name) => ASIDE.test(name));
  return Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) {
      const part = s.parts[y * width + x]!;
      if (part >= 0 && !aside[part] && free(x, y)) return y;
    }
    return -1;
  });
}

/** Eyes nearer to the middle than this share of the width are those of one that looks at the viewer. */
const FACING = 0.1;
/** Shares of the height by which a back may rise and fall. */
const LEVEL = 0.14;
const FALL = 0.3;
/** Fewest columns of a back, as a share of the width. */
const LEAST = 0.14;

/** Its first and last column; undefined where it looks at the viewer, or has none. */
export function backOf(s: Sprite): readonly [left: Px, right: Px] | undefined {
  const { width, height } = s.image;
  const own = eyesOf(s);
  const eyes = own.length > 0 ? own : loneEye(s);
  if (eyes.length === 0) return undefined;
  const aside = eyes.reduce((sum, e) => sum + (e.left + e.right + 1) / 2, 0) / eyes.length / width - 0.5;
  if (Math.abs(aside) < FACING) return undefined;
  const right = aside > 0;
  const tops = [...contour(s, () => true)];
  if (!right) tops.reverse();
  const head = headOf(s);
  const near = right ? head.x : width - head.x - head.width;
  const end = Math.min(width - 1, Math.max(4, Math.round(near + head.width * 0.08)));
  const filled = tops.slice(Math.round(end * 0.25), Math.round(end * 0.92)).filter((y) => y >= 0).sort((a, b) => a - b); // biome-ignore format: one line
  const level = filled[filled.length >> 1];
  if (level === undefined) return undefined;
  const isBack = (u: Px): boolean => tops[u]! >= 0 && tops[u]! >= level - Math.max(1, height * LEVEL) && tops[u]! <= level + Math.max(2, height * FALL); // biome-ignore format: one line
  let last = end;
  while (last > 1 && !isBack(last - 1)) last--;
  let first = last - 1;
  while (first > 0 && isBack(first - 1)) first--;
  // it is rounded off towards the tail
  while (first < last && tops[first]! > level + Math.max(2, height * LEVEL)) first++;
  if (last - first < Math.max(3, width * LEAST)) return undefined;
  return right ? [first, last - 1] : [width - last, width - 1 - first];
}
