/** Hot specks that fly from a point, each with the streak that it leaves. */
import type { Painter } from './canvas.ts';
import { glint, stroke } from './fields.ts';
import { glow } from './ramps.ts';

export const sparkBurst: Painter = (c) => {
  const ramp = glow(c.colour('#f8b830'));
  const size = Math.min(c.width, c.height);
  const n = c.small ? 7 : size < 44 ? 10 : 15;
  // of few pixels they fly in the eight ways that a line has there
  if (size < 28) {
    for (let i = 0; i < 8; i++) {
      const [x, y] = [Math.round(Math.cos((i * Math.PI) / 4)), Math.round(Math.sin((i * Math.PI) / 4))];
      const far = i % 2 ? (c.small ? 0.5 : 0.56) : c.small ? 0.84 : 0.9;
      const hex = i % 2 ? ramp[4]! : ramp[3]!;
      for (let k = 0; k < (i % 2 ? 2 : 3) + (c.small ? 0 : 2); k++)
        c.stamp([x * (far - k * c.px), y * (far - k * c.px)], ['a'], { a: hex });
    }
    c.stamp([0, 0], ['.a.', 'aaa', '.a.'], { a: ramp[5]! });
    return;
  }
  const scale = Math.max(1, Math.round(size / 72));
  for (let i = 0; i < n; i++) {
    const a = ((i + c.between(`a${i}`, -0.3, 0.3)) / n) * Math.PI * 2;
    const far = i % 3 === 1 ? c.between(`r${i}`, 0.5, 0.66) : c.between(`r${i}`, 0.8, 0.98);
    const [x, y] = [Math.cos(a), Math.sin(a)];
    const from = far * c.between(`f${i}`, 0.4, 0.62);
    c.layer(
      [ramp[1]!, ramp[2]!],
      stroke(x * from, y * from, x * far, y * far, c.px * 0.3, c.px * 0.75 * scale),
      [0, 0.5],
    );
    c.layer(
      [ramp[3]!, ramp[4]!],
      stroke(x * far * 0.86, y * far * 0.86, x * far, y * far, c.px * 0.5, c.px * 0.85 * scale),
      [0, 0.5],
    );
    if (!c.small && i % 2) c.stamp([x * far * 0.3 + c.between(`u${i}`, -0.5, 0.5), y * far * 0.3 + c.between(`v${i}`, -0.5, 0.5)], ['a'], { a: ramp[3]! }, scale); // biome-ignore format: one line
  }
  c.layer([ramp[2]!, ramp[4]!, ramp[5]!], glint(0, 0, c.small ? 0.46 : 0.36, 0.6), [0.02, 0.24, 0.46]);
};
