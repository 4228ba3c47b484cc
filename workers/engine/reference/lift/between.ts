/**
 * A picture between two of the same figure, by its parts: where each pixel of one lies in the other is found by the
 * colours about it, and pixels go straight from there to there. No colour is mixed. Two different figures are left to
 * their shapes (`morphImages`).
 */
import { createImage, wordsOf } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { tidy, toFlat, toImage } from '../parts/flat.ts';

/** Where pixels of one picture lie in the other: vectors, row by row; none where a pixel is not there. */
interface Flow {
  readonly dx: Int16Array;
  readonly dy: Int16Array;
  /** Share of the figure's pixels that were found again. */
  readonly found: number;
}

/** So far a part may have moved, as a share of the longer side, and at most. */
const REACH = 0.3;
const MOST_REACH: Px = 20;
/** Half the side of the square of colours by which a pixel is known. */
const PATCH: Px = 2;
/** Cost of a pixel of way: of two places alike the nearer is meant. */
const WAY = 0.12;
/** What has its colour where it was is believed to have stayed. */
const STAYS = 2;
/** A pixel is found again where so many of its square agree; a figure where so many of its pixels are. */
const AGREE = 0.5;
const SAME_FIGURE = 0.6;
/** Pictures of more pixels than this are left to their shapes. */
const MOST_PIXELS = 96 * 96;

export type Between = (t: number) => Rgba;

/** Pictures between two; undefined where they do not show the same figure. `byShape` tells where the figure has no holes. */
export function betweenByParts(from: Rgba, to: Rgba, byShape: Between): Between | undefined {
  if (from.width !== to.width || from.height !== to.height || from.width * from.height > MOST_PIXELS) return undefined;
  const [forth, back] = [flowOf(from, to), flowOf(to, from)];
  if (Math.min(forth.found, back.found) < SAME_FIGURE) return undefined;
  return (t) => {
    const [near, far] = [moved(from, forth, t), moved(to, back, 1 - t)];
    const [top, below] = t <= 0.5 ? [near, far] : [far, near];
    const out = createImage(from.width, from.height);
    const [words, first, second, shape] = [out, top, below, byShape(t)].map(wordsOf) as [
      Uint32Array,
      Uint32Array,
      Uint32Array,
      Uint32Array,
    ];
    // Where limbs part from what they hid, the other picture shows what was there, or what is near in both does.
    for (let i = 0; i < words.length; i++) words[i] = first[i] || (shape[i] ? second[i] || shape[i]! : 0);
    return toImage(tidy(toFlat(out)));
  };
}

function flowOf(from: Rgba, to: Rgba): Flow {
  const { width, height } = from;
  const [a, b] = [wordsOf(from), wordsOf(to)];
  const at = (words: Uint32Array, x: Px, y: Px): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : words[y * width + x]!;
  const reach = Math.min(MOST_REACH, Math.ceil(Math.max(width, height) * REACH));
  const [dx, dy] = [new Int16Array(a.length), new Int16Array(a.length)];
  const side = (2 * PATCH + 1) ** 2;
  const scoreOf = (x: Px, y: Px, u: Px, v: Px): number => {
    let same = 0;
    for (let q = -PATCH; q <= PATCH; q++) {
      for (let p = -PATCH; p <= PATCH; p++) {
        if (at(a, x + p, y + q) === at(b, x + u + p, y + v + q)) same++;
      }
    }
    return same;
  };
  let [all, found] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!a[i]) continue;
      all++;
      let best = scoreOf(x, y, 0, 0) + (a[i] === b[i] ? STAYS : 0);
      // What has not moved at all, with all that is about it, needs no look.
      for (let v = -reach; v <= reach && best < side; v++) {
        for (let u = -reach; u <= reach; u++) {
          if (at(b, x + u, y + v) !== a[i]) continue;
          const score = scoreOf(x, y, u, v) - WAY * Math.hypot(u, v);
          if (score <= best) continue;
          best = score;
          dx[i] = u;
          dy[i] = v;
        }
      }
      if (best >= AGREE * side) found++;
    }
  }
  return { ...smoothed(a, dx, dy, width), found: found / Math.max(1, all) };
}

/** Each pixel goes the way of most of those beside it: no pixel goes alone. */
function smoothed(words: Uint32Array, dx: Int16Array, dy: Int16Array, width: Px): Pick<Flow, 'dx' | 'dy'> {
  let now = { dx, dy };
  for (let round = 0; round < 2; round++) {
    const next = { dx: Int16Array.from(now.dx), dy: Int16Array.from(now.dy) };
    for (let i = 0; i < words.length; i++) {
      if (!words[i]) continue;
      const ways = new Map<number, number>();
      for (let v = -2; v <= 2; v++) {
        for (let u = -2; u <= 2; u++) {
          const j = i + v * width + u;
          if (!words[j] || Math.abs((j % width) - (i % width)) > 2) continue;
          const key = (now.dx[j]! + 512) * 1024 + now.dy[j]! + 512;
          ways.set(key, (ways.get(key) ?? 0) + 1);
        }
      }
      const [key] = [...ways].reduce((best, way) => (way[1] > best[1] ? way : best), [-1, 0]);
      next.dx[i] = Math.floor(key / 1024) - 512;
      next.dy[i] = (key % 1024) - 512;
    }
    now = next;
  }
  return now;
}

/** A picture whose pixels have gone a share of their way; those that go farthest lie on top. */
function moved(image: Rgba, { dx, dy }: Flow, t: number): Rgba {
  const { width, height } = image;
  const out = createImage(width, height);
  const [from, to] = [wordsOf(image), wordsOf(out)];
  const way = new Float64Array(to.length).fill(-1);
  for (let i = 0; i < from.length; i++) {
    if (!from[i]) continue;
    const x = (i % width) + Math.round(dx[i]! * t);
    const y = Math.floor(i / width) + Math.round(dy[i]! * t);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const long = Math.hypot(dx[i]!, dy[i]!);
    if (long < way[y * width + x]!) continue;
    way[y * width + x] = long;
    to[y * width + x] = from[i]!;
  }
  return out;
}
