/** Light that surrounds somebody. */
import type { Canvas, Painter } from './canvas.ts';
import { chequer } from './clouds.ts';
import { type Field, noise, ring, rough, stroke } from './fields.ts';
import { FIRE, type Ramp } from './ramps.ts';
import { particles } from './specks.ts';
import { lightOf } from './strokes.ts';

/** Flames of light that rise round whoever stands in the middle: tongues without, thin towards whom they are round, from a ring on the ground. */
function auraOf(c: Canvas, ramp: Ramp): void {
  const n = rough(c.seed);
  const even = chequer(c);
  const low = 0.72;
  // a flame about the whole of somebody, its border drawn upwards into tongues
  const shell: Field = (x, y) => {
    const t = (low + 0.16 - y) / (low + 1.1);
    if (t < 0 || t > 1) return -1;
    const wide = 0.86 * Math.min(1, 0.5 + t * 2.1) * (1 - t ** 2.4) ** 0.7;
    const lick = (n(x * 4.4 + 3, y * 1.3 + Math.abs(x) * 1.1) - 0.34) * (0.14 + t * 0.86);
    return wide - Math.abs(x) - lick * 0.74 - Math.max(0, t - 0.8) * 0.4;
  };
  const thick = c.small ? 0.4 : 0.5;
  c.layer(ramp.slice(1), ring(0, low, 0.72, 0.2, 0.28), [0.02, 0.22, 0.44, 0.62, 0.8]);
  c.layer([ramp[0]!, ramp[1]!, ramp[2]!, ramp[3]!, ramp[4]!], (x, y) => {
    const t = (low - y) / (low + 1);
    const d = shell(x, y) / (thick * (0.62 + 0.5 * Math.max(0, t)));
    const inner = d + (n(x * 6 + 7, y * 3) - 0.5) * 0.3;
    // towards the middle each second pixel, then none
    if (d < 0 || inner > 1.02 || (!c.small && inner > 0.74 && even(x, y) < 0) || y > low + 0.1) return -1;
    return Math.min(0.99, d * 1.1 + even(x, y) * 0.03);
  }, [0.02, 0.16, 0.32, 0.5, 0.66]); // biome-ignore format: one call
  c.layer(
    ramp.slice(1),
    (x, y) => (y > low ? ring(0, low, 0.72, 0.17, 0.28)(x, y) : -1),
    [0.02, 0.22, 0.44, 0.62, 0.8],
  );
  if (c.small) return;
  // wisps that have left it
  for (const [i, [x, y]] of ([[-0.72, -0.46], [0.74, -0.56], [-0.4, -0.84], [0.46, -0.92], [-0.9, 0.0], [0.92, -0.1]] as const).entries()) c.layer([ramp[1]!, ramp[3]!], stroke(x, y, x + c.between(`w${i}`, -0.06, 0.06), y - 0.16, 0.06, 0.015), [0.02, 0.45]); // biome-ignore format: one line
}

/**
 * Light that stands round somebody: shafts of it that rise from a ring on the ground, high on both sides and low before whoever stands
 * within, thinner the higher they are. Light has no dark border.
 */
function shaftsOf(c: Canvas, ramp: Ramp): void {
  const n = noise(c.seed);
  const even = chequer(c);
  const low = 0.7;
  const few = Math.min(c.width, c.height) < 40;
  const pitch = c.small ? 2 : Math.max(3, Math.round(Math.min(c.width, c.height) / 13));
  const [wide, deep] = [0.8, 0.26];
  const floor = ring(0, low, wide, few ? 0.24 : 0.17, 0.3);
  const tones: Ramp = [ramp[2]!, ramp[3]!, ramp[3]!, ramp[4]!];
  const shafts =
    (half: -1 | 1): Field =>
    (x, y) => {
      const q = Math.abs(x) / (wide + 0.04);
      if (q > 1) return -1;
      const foot = low + half * deep * Math.sqrt(1 - q * q);
      const aside = Math.min(1, Math.max(0, (q - 0.35) / 0.4));
      // before whoever stands there light is but a glimmer
      const most = half > 0 ? 0.16 + 0.56 * aside : 0.92 + 0.62 * aside;
      // shafts side by side, each with a tip
      const column = Math.floor(Math.abs(x) / c.px);
      const [nth, at] = [Math.floor(column / pitch), column % pitch];
      const tip = few ? 0 : Math.abs(at - (pitch - 2) / 2) * c.px * 5;
      const tall = (most - tip) * (0.7 + 0.5 * n(nth * 2.7, half * 3)) * (q > 0.92 ? 0.6 : 1);
      const t = (foot - y) / tall;
      if (t < 0 || t > 1) return -1;
      const thin = at === pitch - 1 ? -1 : 0.1;
      if (t > (few ? 0.12 : 0.2) && thin < 0) return -1;
      if (!few && t > 0.78 - (1 - aside) * 0.34 && even(x, y) < 0) return -1;
      return Math.min(0.99, 0.04 + (1 - t) * 0.62 + Math.max(0, thin) * 0.5 + (1 - aside) * 0.08);
    };
  const steps = [0.02, 0.22, 0.44, 0.66];
  c.layer(tones, shafts(-1), steps);
  c.layer(ramp.slice(1), floor, [0.02, 0.22, 0.44, 0.62, 0.8]);
  c.layer(tones, shafts(1), steps);
  c.layer(ramp.slice(1), (x, y) => (y > low + deep * 0.3 ? floor(x, y) : -1), [0.02, 0.22, 0.44, 0.62, 0.8]);
  if (!c.glinting) return;
  particles(c, 'light', ramp[2]!);
}

/** Fire burns round somebody, all other light stands round him. */
export const aura: Painter = (c) => {
  if (c.said('burning')) auraOf(c, c.coloured ? lightOf(c, '#f8d058') : FIRE);
  else if (isSmall(c)) veilOf(c, lightOf(c, '#f8d058'), false);
  else shaftsOf(c, lightOf(c, '#f8d058'));
};
/** Shafts of so few pixels would be flat bars. */
const isSmall = (c: Canvas): boolean => Math.min(c.width, c.height) < 40;

/** Light of few pixels round somebody: a ring on the ground, a veil that thins out upwards to single pixels, plus signs that rise in it. */
function veilOf(c: Canvas, ramp: Ramp, heals: boolean): void {
  const [low, wide] = [0.7, 0.84];
  const n = noise(c.seed);
  const column = (x: number): number => Math.round(x / c.px);
  c.layer([ramp[3]!, ramp[4]!], (x, y) => {
    const q = Math.abs(x) / wide;
    const [i, j] = [column(x), Math.round(y / c.px)];
    // tongues four pixels wide, of heights of their own
    const [nth, at] = [Math.floor(i / 4), ((i % 4) + 4) % 4];
    const t = (low - y) / (1 + 0.7 * n(nth * 2.3, 3));
    if (q > 1 || t < 0 || t > 1) return -1;
    // whole at its foot, each second pixel above it, narrow where it ends
    if (t > 0.18 && (i + j) % 2) return -1;
    if (t > 0.6 && (at === 0 || at === 3)) return -1;
    return 0.2 + (q < 0.5 ? 0.4 : 0) + (0.2 - t) * 0.4;
  }, [0.01, 0.5]); // biome-ignore format: one call
  c.layer(ramp.slice(2), ring(0, low, wide, 0.2, 0.3), [0.02, 0.3, 0.5, 0.7]);
  for (const [x, y] of [
    [-0.5, 0.06],
    [0.5, -0.2],
    [-0.1, -0.5],
  ] as const) {
    const r = c.px * (heals ? 2.6 : 1.6);
    c.erase((u, v) => r - Math.max(Math.abs(u - x), Math.abs(v - y)));
    c.stamp([x, y], heals ? ['.a.', 'aaa', '.a.'] : ['a', 'a'], { a: ramp[heals ? 1 : 2]! });
  }
}

export const healingAura: Painter = (c) => {
  const ramp = lightOf(c, '#48cc60');
  if (isSmall(c)) veilOf(c, ramp, true);
  else shaftsOf(c, ramp);
};
