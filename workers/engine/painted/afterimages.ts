/** What a dash leaves behind: the runner's shape again and again, fainter the farther back. */
import type { Painter } from './canvas.ts';
import { disc, type Field, stroke, union } from './fields.ts';
import { glow } from './ramps.ts';

/** Somebody who runs to the right, bent forward. */
const runner = (dx: number): Field => union(disc(dx + 0.2, -0.52, 0.17, 0.18), stroke(dx + 0.12, -0.34, dx - 0.06, 0.12, 0.17, 0.14), stroke(dx + 0.08, -0.26, dx + 0.34, -0.06, 0.08, 0.06), stroke(dx + 0.04, -0.24, dx - 0.26, -0.14, 0.08, 0.06), stroke(dx - 0.06, 0.1, dx + 0.2, 0.36, 0.11, 0.09), stroke(dx + 0.2, 0.36, dx + 0.12, 0.72, 0.09, 0.07), stroke(dx - 0.08, 0.12, dx - 0.34, 0.36, 0.11, 0.09), stroke(dx - 0.34, 0.36, dx - 0.58, 0.4, 0.09, 0.06)); // biome-ignore format: one line

export const afterimage: Painter = (c) => {
  const ramp = glow(c.colour('#4c9cf0'));
  const all = c.small
    ? [-0.5, 0.3]
    : Math.min(c.width, c.height) < 48
      ? [-0.78, -0.14, 0.5]
      : [-0.78, -0.36, 0.06, 0.48];
  for (const [i, dx] of all.entries()) {
    const t = i / (all.length - 1);
    const field = runner(dx * 0.9);
    const [rim, body, light] = t === 1 ? [ramp[1]!, ramp[3]!, ramp[5]!] : t > 0.5 ? [ramp[0]!, ramp[2]!, ramp[3]!] : [ramp[0]!, ramp[1]!, ramp[2]!]; // biome-ignore format: one line
    // what is far back is seen through: every second row of it is gone
    const gap = Math.min(c.width, c.height) < 48 ? 0 : t < 0.3 ? 2 : t < 0.6 ? 3 : 0;
    c.layer([rim, body, light], (x, y) => (gap > 0 && Math.round((y + 1) / c.px) % gap === 0 ? -1 : field(x, y)), [0, 0.24, 0.7]); // biome-ignore format: one line
  }
  if (!c.small) for (const [i, y] of [-0.4, 0.04, 0.5].entries()) c.layer([ramp[2]!], stroke(-1.12 + i * 0.06, y, -0.7 + i * 0.05, y, c.px * 0.4, c.px * 0.8), [0]); // biome-ignore format: one line
};
