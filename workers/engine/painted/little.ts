/**
 * Small shapes of light, set on the pixel grid: a field whose middle lies between pixels gives each of them another lopsided form, so each
 * has a whole number of pixels and a middle that is one.
 */
import type { Canvas } from './canvas.ts';
import { glint } from './fields.ts';
import type { Ramp } from './ramps.ts';

type Point = readonly [x: number, y: number];
type Rows = readonly string[];

/** Glints by how many pixels wide they are: `b` their tips, `a` their arms, `w` their heart. */
const GLINTS: Readonly<Record<number, Rows>> = {
  3: ['.a.', 'awa', '.a.'],
  5: ['..b..', '..a..', 'bawab', '..a..', '..b..'],
  7: ['...b...', '...a...', '..awa..', 'bawwwab', '..awa..', '...a...', '...b...'],
  9: ['....b....', '....a....', '....a....', '...awa...', 'baawwwaab', '...awa...', '....a....', '....a....', '....b....'],
  11: ['.....b.....', '.....b.....', '.....a.....', '....bab....', '...bawab...', 'bbaawwwaabb', '...bawab...', '....bab....', '.....a.....', '.....b.....', '.....b.....'],
}; // biome-ignore format: a drawing
const WIDEST = 11;

/** A glint as wide as `r` to either side, in tones from its tips to its heart; a large one is a field about the middle of a pixel. */
export function glintAt(c: Canvas, at: Point, r: number, tones: Ramp, steps: readonly number[], slim = 0.62): void {
  const wide = 2 * Math.floor((r / c.px) * 0.92) + 1;
  if (wide > WIDEST) {
    c.layer(tones, glint(...c.middleOf(at), r, slim), steps);
    return;
  }
  const n = tones.length;
  c.stamp(at, GLINTS[Math.max(3, wide)]!, {
    b: tones[Math.max(0, n - 4)]!,
    a: tones[wide > 3 ? n >> 1 : (n - 1) >> 1]!,
    w: tones[n - 1]!,
  });
}

/** The pixel at the right or below is free: shade lies there; `a` its own tone, `b` shade, `w` where the light falls. */
function lit(solid: (i: number, j: number) => boolean, wide: number, tall: number, lights: readonly Point[]): Rows {
  const tone = (i: number, j: number): string => {
    if (!solid(i, j)) return '.';
    if (lights.some(([x, y]) => x === i && y === j)) return 'w';
    const deep = wide > 12 ? 2 : 1;
    for (let k = 1; k <= deep; k++) if (!solid(i + k, j) || !solid(i, j + k)) return 'b';
    return 'a';
  };
  return Array.from({ length: tall }, (_, j) => Array.from({ length: wide }, (_, i) => tone(i, j)).join(''));
}

/** A heart so many pixels wide: two halves of a disc over a point, the same on both sides. */
export function heartRows(size: number): Rows {
  const wide = Math.max(5, 2 * Math.floor(size / 2) + 1);
  if (wide === 5) return ['.a.a.', 'waaab', '.aab.', '..b..'];
  const half = (wide - 1) / 2;
  // a lobe: half of a disc, which small ones flatten
  const tops = Math.max(1, Math.round(half * 0.42));
  const side = Math.max(1, Math.round(half * 0.3));
  const inLobe = (i: number, j: number): boolean => {
    const own = i > half ? wide - 1 - i : i;
    if (own === half) return j >= tops;
    const [x, y] = [own + 0.5 - half / 2, (tops - j - 0.5) * (half / 2 / Math.max(tops, 1.4))];
    return Math.hypot(x, y) <= half / 2 + 0.08;
  };
  const solid = (i: number, j: number): boolean => {
    if (i < 0 || j < 0 || i >= wide) return false;
    if (j < tops) return inLobe(i, j);
    const into = Math.max(0, j - tops - side + 1);
    return Math.abs(i - half) <= half - into;
  };
  const tall = tops + side + half;
  const [x, y] = [Math.max(1, Math.round(half * 0.36)), Math.max(1, tops - 1)];
  const lights: Point[] =
    wide < 9
      ? [[1, 1]]
      : wide < 15
        ? [
            [x, y],
            [x + 1, y],
            [x, y + 1],
          ]
        : [
            [x, y],
            [x + 1, y],
            [x + 2, y],
            [x, y + 1],
            [x + 1, y + 1],
            [x, y + 2],
          ];
  return lit(solid, wide, tall, lights);
}

/** A sign of plus so many pixels wide, `w` its heart. */
export function plusRows(size: number): Rows {
  const wide = Math.max(3, 2 * Math.floor(size / 2) + 1);
  const half = (wide - 1) / 2;
  const bar = wide < 7 ? 0 : Math.max(1, Math.round(wide / 7));
  const inside = (i: number, j: number): boolean =>
    (Math.abs(i - half) <= bar && Math.abs(j - half) <= half) ||
    (Math.abs(j - half) <= bar && Math.abs(i - half) <= half);
  const bright = Math.max(1, half - 2);
  const tone = (i: number, j: number): string =>
    inside(i, j) ? (Math.abs(i - half) + Math.abs(j - half) <= bright ? 'w' : 'a') : '.';
  return Array.from({ length: wide }, (_, j) => Array.from({ length: wide }, (_, i) => tone(i, j)).join(''));
}

/** Stars of five points by how many pixels wide they are: `w` their heart, `b` the tips that they stand on. */
const STARS: Readonly<Record<number, Rows>> = {
  5: ['..a..', 'aawaa', '.aaa.', '.a.a.'],
  7: ['...a...', '...a...', 'aaawaaa', '.awwwa.', '..aaa..', '.aa.aa.', '.b...b.'],
  9: ['....a....', '....a....', '...awa...', 'aaawwwaaa', '.aawwwaa.', '..aawaa..', '..aaaaa..', '.aab.baa.', '.b.....b.'],
  11: ['.....a.....', '.....a.....', '....awa....', '....awa....', 'aaaawwwaaaa', '.aaawwwaaa.', '..aawwwaa..', '..aaawaaa..', '.aaaaaaaaa.', '.aab...baa.', '.b.......b.'],
  13: ['......a......', '......a......', '.....awa.....', '.....awa.....', '....awwwa....', 'aaaaawwwaaaaa', '.aaaawwwaaaa.', '..aaawwwaaa..', '...aaawaaa...', '...aaaaaaa...', '..aaaaaaaaa..', '..aab...baa..', '.ab.......ba.'],
}; // biome-ignore format: a drawing
/** A star with one point up, of at most so many pixels. */
export const starRows = (size: number): Rows => STARS[[13, 11, 9, 7].find((own) => own <= size) ?? 5]!;

/** Signs of three by four pixels. */
export const RUNES: readonly (readonly string[])[] = [
  ['a.a', 'aa.', 'a.a', 'a..'], ['.a.', 'aaa', '.a.', '.a.'], ['aa.', 'a.a', 'aa.', 'a..'], ['a.a', '.a.', '.a.', 'a.a'], ['aaa', 'a..', '.a.', 'aaa'],
  ['a..', 'aa.', 'a.a', 'a..'], ['.a.', 'a.a', 'a.a', '.a.'], ['aaa', '.a.', 'a.a', 'a.a'],
]; // biome-ignore format: a table
