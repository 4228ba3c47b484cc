/** What winds round a middle in arms of light: galaxies, and what a hole draws in. */
import type { Canvas, Painter } from './canvas.ts';
import { chequer } from './clouds.ts';
import { disc, type Field, noise, rough } from './fields.ts';
import { glow, type Ramp, twofold } from './ramps.ts';

/** Arms that wind out of the middle, on a disc `flat` as high as it is wide: 1 in the midst of an arm, at most 0 between them. */
export function arms(seed: number, many: number, flat: number, wide = 0.5): Field {
  const n = rough(seed);
  return (x, y) => {
    const [dx, dy] = [x, y / flat];
    const r = Math.hypot(dx, dy);
    if (r > 1) return -1;
    const wave = Math.cos(many * Math.atan2(dy, dx) - Math.log(r + 0.12) * 6.2 + seed);
    // thin towards its end, and torn by what it is made of
    return (wave - 1 + wide * (2.3 - 1.5 * r)) * 0.9 + (1 - r) * 0.24 + (n(dx * 8, dy * 8) - 0.5) * 0.5;
  };
}

/** Points of light, in their places by the seed. */
export function specks(c: Canvas, many: number, hex: readonly string[], flat: number): void {
  for (let i = 0; i < many; i++) {
    const a = c.between(`sa${i}`, 0, Math.PI * 2);
    const r = c.between(`sr${i}`, 0.3, 0.98);
    c.stamp([Math.cos(a) * r, Math.sin(a) * r * flat], i % 4 ? ['a'] : ['.a.', 'aba', '.a.'], { a: hex[0]!, b: hex[1] ?? hex[0]! }); // biome-ignore format: one line
  }
}

/** A galaxy seen from a little above: two arms of stars that wind round a bright heart. */
export const galaxy: Painter = (c) => {
  const said = c.palette;
  const ramp: Ramp = said.length > 1 ? twofold(said[0]!, said[1]!) : glow(c.colour('#8c6cf0'));
  const core = glow(c.part('core') ?? (said.length > 0 ? said[0]! : '#f8d890'));
  const flat = 0.66;
  const n = noise(c.seed + 5);
  // the dust that the arms lie in
  const even = chequer(c);
  c.layer([ramp[0]!, ramp[1]!], (x, y) => {
    const d = 0.98 - Math.hypot(x, y / flat) + (n(x * 5, y * 5) - 0.5) * 0.3;
    return d < 0.34 && even(x, y) < 0 ? -1 : d;
  }, [0.04, 0.5]); // biome-ignore format: one call
  c.layer(ramp.slice(1), arms(c.seed, 2, flat), [0.02, 0.24, 0.44, 0.62, 0.8]);
  c.layer([core[2]!, core[3]!, core[4]!, core[5]!], disc(0, 0, 0.26, 0.2), [0.02, 0.26, 0.5, 0.74]);
  specks(c, c.small ? 5 : 16, [ramp[4]!, ramp[5]!], flat);
};
