import { wordsOf } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/** Sides of tiles that games have, in pixels. */
const SIDES: readonly Px[] = [8, 12, 16, 20, 24, 32, 40, 48, 64, 96, 128];
/** So many tiles must be in a picture each way, for one to be known by its repeating. */
const LEAST = 3;
/** More pixels are alike one tile further than a little beside it, by this share, where there are tiles. */
const EVIDENCE = 0.06;
/** A smaller tile is one where it has this share of the best one's evidence: two tiles further are alike as well. */
const AS_GOOD = 0.6;
/** Beside a tile's side: where what does not repeat is as alike as it ever is. */
const BESIDE: readonly Px[] = [-3, -2, 2, 3];
/** Rows or columns that are looked at, at most. */
const LINES = 192;

/** Share of pixels that are the same as the one `by` pixels further, in rows or columns. */
function alike(words: Uint32Array, { width, height }: Rgba, by: Px, down: boolean): number {
  const step = Math.max(1, Math.floor((down ? width : height) / LINES));
  const [stepX, stepY] = down ? [step, 1] : [1, step];
  const [right, bottom] = down ? [width, height - by] : [width - by, height];
  const further = down ? by * width : by;
  let [same, n] = [0, 0];
  for (let y = 0; y < bottom; y += stepY)
    for (let x = 0; x < right; x += stepX) {
      const i = y * width + x;
      n++;
      if (words[i] === words[i + further]) same++;
    }
  return n ? same / n : 0;
}

/**
 * The side of the tiles that a picture is laid of, by what repeats in it both ways; undefined where nothing shows that it is
 * laid of tiles.
 */
export function tileSize(picture: Rgba): Px | undefined {
  const words = wordsOf(picture);
  const evidence = SIDES.map((side) => {
    if (Math.min(picture.width, picture.height) < side * LEAST) return 0;
    const peaks = [false, true].map(
      (down) =>
        alike(words, picture, side, down) - Math.max(...BESIDE.map((by) => alike(words, picture, side + by, down))),
    );
    return Math.min(...peaks);
  });
  const best = Math.max(...evidence);
  if (best < EVIDENCE) return undefined;
  return SIDES[evidence.findIndex((of) => of >= best * AS_GOOD && of >= EVIDENCE)];
}
