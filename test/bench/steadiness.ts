/**
 * Whether surfaces stay on bodies: `npx tsx test/bench/steadiness.ts` prints, as JSON, the mean share of pixels of heads and bodies that are
 * equal from one frame of a walk to the next, heads and bodies each at their own best whole-pixel shift.
 */
import type { Direction } from '../../src/domain/words.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { motionFor } from '../../workers/engine/subject/motion/catalog.ts';
import { drawAnimation } from '../../workers/engine/subject/motion/draw-animation.ts';
import { understand } from '../../workers/engine/understand/index.ts';

const CASES: readonly (readonly [prompt: string, body: 'mannequin' | 'dog' | 'horse', motion: string])[] = [
  ['a brave knight with a red cape', 'mannequin', 'walking-8-frames'],
  ['an elf archer', 'mannequin', 'walking-8-frames'],
  ['an old wizard with a staff', 'mannequin', 'walking-8-frames'],
  ['an orc warrior with an axe', 'mannequin', 'walking-8-frames'],
  ['a ninja', 'mannequin', 'breathing-idle'],
];
const DIRECTIONS: readonly Direction[] = ['south', 'east', 'north', 'west'];
const SIZES = [48, 64, 96, 128] as const;
/** Rows from the top of the figure that hold its head, and those that hold its body: legs change by themselves. */
const BANDS = [
  [0, 0.34],
  [0.38, 0.66],
] as const;
const SHIFT = 2;

/** Equal colours of a band of rows of `a` in `b`, as a share of the opaque pixels of either. */
function equal(a: Rgba, b: Rgba, [from, to]: readonly [number, number]): number {
  const colours = (p: Rgba): Uint32Array => new Uint32Array(p.data.buffer, p.data.byteOffset, p.width * p.height);
  const [p, q] = [colours(a), colours(b)];
  const opaque = Array.from({ length: a.height }, (_, y) => y).filter((y) =>
    a.data.subarray(y * a.width * 4, (y + 1) * a.width * 4).some((v, k) => k % 4 === 3 && v > 0),
  );
  const first = opaque[0] ?? 0;
  const height = (opaque.at(-1) ?? 0) - first;
  const top = first + Math.round(height * from);
  const end = first + Math.round(height * to);
  let best = 0;
  for (let dy = -SHIFT; dy <= SHIFT; dy++) {
    for (let dx = -SHIFT; dx <= SHIFT; dx++) {
      let same = 0;
      let either = 0;
      for (let y = top; y < end; y++) {
        for (let x = 0; x < a.width; x++) {
          const [X, Y] = [x + dx, y + dy];
          const i = y * a.width + x;
          const j = X < 0 || Y < 0 || X >= a.width || Y >= a.height ? -1 : Y * a.width + X;
          const here = a.data[i * 4 + 3]! > 0;
          const there = j >= 0 && b.data[j * 4 + 3]! > 0;
          if (!here && !there) continue;
          either++;
          if (here && there && p[i] === q[j]) same++;
        }
      }
      best = Math.max(best, same / Math.max(1, either));
    }
  }
  return best;
}

const out: Record<string, Record<string, number>> = {};
for (const [prompt, body, id] of CASES) {
  const brief = understand(prompt);
  const motion = motionFor(body, id);
  for (const size of SIZES) {
    const side = Math.round(size * 1.4);
    const { frames } = drawAnimation(brief, {
      width: side,
      height: side,
      figureSize: size,
      style: {},
      seed: 1,
      variation: 0.5,
      motion,
      directions: DIRECTIONS,
    });
    for (const [direction, images] of frames) {
      const shares = images.flatMap((image, i) =>
        BANDS.map((band) => equal(image, images[(i + 1) % images.length]!, band)),
      );
      const mean = shares.reduce((a, b) => a + b, 0) / shares.length;
      out[`${prompt} ${direction}`] = { ...out[`${prompt} ${direction}`], [size]: Math.round(mean * 1000) / 1000 };
    }
  }
}
process.stdout.write(`${JSON.stringify(out, null, 1)}\n`);
