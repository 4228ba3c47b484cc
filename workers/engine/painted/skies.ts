/** Light of the sky and of lenses, and what rushes past a ship: rays, flares, coronas, curtains, lines of stars. */
import type { Painter } from './canvas.ts';
import { chequer } from './clouds.ts';
import { disc, type Field, noise, ring, rough, stroke, union } from './fields.ts';
import { glintAt } from './little.ts';
import { glow } from './ramps.ts';
import { lightOf } from './strokes.ts';

const TURN = Math.PI * 2;

/** Rays that fall from the upper left, thin at their borders and their ends. */
export const sunRays: Painter = (c) => {
  const ramp = lightOf(c, '#f8d868');
  const even = chequer(c);
  const rays = (c.small ? [[0.5, 0.16], [1.05, 0.16]] : [[0.2, 0.07], [0.46, 0.1], [0.78, 0.075], [1.06, 0.11], [1.34, 0.06]]).map(([a, w], i) => [a! + c.between(`a${i}`, -0.05, 0.05), w!, c.between(`l${i}`, 0.86, 1)] as const); // biome-ignore format: a list
  c.layer(ramp.slice(2), (x, y) => {
    const [u, v] = [x + 0.98, y + 0.98];
    const far = Math.hypot(u, v) / 2.3;
    const a = Math.atan2(v, u);
    let most = -1;
    for (const [at, wide, long] of rays) {
      const side = 1 - Math.abs(a - at) / wide;
      if (side <= 0 || far > long) continue;
      const soft = Math.min(side * 2.2, (long - far) * 4.5);
      most = Math.max(most, soft * (1.05 - far * 0.55));
    }
    if (most <= 0 || (most < 0.34 && even(x, y) < 0)) return -1;
    return Math.min(0.99, most);
  }, [0.02, 0.34, 0.58, 0.82]); // biome-ignore format: one call
  c.layer(ramp.slice(1), disc(-0.9, -0.9, 0.4), [0.02, 0.2, 0.4, 0.58, 0.76]);
};

/** What a lens makes of a bright light: a star with a long streak, and discs in a line across the picture. */
export const lensFlare: Painter = (c) => {
  const ramp = lightOf(c, '#f8b048');
  const even = chequer(c);
  const [x0, y0] = [-0.44, -0.42];
  const halo = ring(x0, y0, 0.5, 0.05);
  c.layer([ramp[1]!, ramp[2]!], (x, y) => (even(x, y) < 0 ? -1 : halo(x, y)), [0.02, 0.5]);
  const streaks = union(stroke(x0, y0, 0.98, y0, 0.09, 0.004), stroke(x0, y0, -1, y0, 0.09, 0.004), stroke(x0, y0, x0, -1, 0.07, 0.004), stroke(x0, y0, x0, 0.4, 0.07, 0.004), stroke(x0, y0, x0 + 0.4, y0 + 0.4, 0.07, 0.004), stroke(x0, y0, x0 - 0.36, y0 + 0.36, 0.06, 0.004), stroke(x0, y0, x0 + 0.36, y0 - 0.36, 0.06, 0.004)); // biome-ignore format: one line
  c.layer(ramp.slice(1), streaks, [0.02, 0.2, 0.4, 0.6, 0.8]);
  c.layer(ramp, disc(x0, y0, 0.34), [0.04, 0.18, 0.32, 0.46, 0.6, 0.74]);
  if (c.small) return;
  const hues = [ramp[3]!, '#6cc8f0', '#8c6cf0', ramp[2]!];
  for (const [i, [t, r]] of (
    [
      [0.46, 0.1],
      [0.66, 0.15],
      [0.86, 0.08],
      [1.16, 0.24],
    ] as const
  ).entries()) {
    const [x, y] = [x0 + t * 1.06, y0 + t * 1.02];
    const own = glow(hues[i]!);
    const d = disc(x, y, r);
    c.layer([own[2]!, own[3]!], (u, v) => (d(u, v) > 0.26 && even(u, v) < 0 ? -1 : d(u, v)), [0.02, 0.3]);
  }
};

/** A dark disc before the sun: its corona streams out behind it, one bead of light at its rim. */
export const eclipse: Painter = (c) => {
  const ramp = lightOf(c, '#f8c048');
  const n = rough(c.seed);
  const even = chequer(c);
  c.layer(ramp, (x, y) => {
    const a = Math.atan2(y, x);
    const reach = 0.72 + 0.3 * n(9 + Math.cos(a) * 5, 9 + Math.sin(a) * 5);
    const d = 1.9 * (1 - Math.hypot(x, y) / reach);
    return d <= 0 || (d < 0.2 && even(x, y) < 0) ? -1 : Math.min(0.99, d);
  }, [0.02, 0.2, 0.36, 0.5, 0.62, 0.74]); // biome-ignore format: one call
  c.layer([ramp[5]!], disc(0, 0, 0.6), [0.01]);
  c.layer(['#2c2438', '#14101c'], disc(0.012, 0.012, 0.55), [0.01, 0.1]);
  glintAt(c, [-0.4, -0.4], 0.4, [ramp[4]!, ramp[5]!], [0.02, 0.2]);
};

/** Curtains of light in the sky: bands that wave, each drawn up into rays that fade. */
export const aurora: Painter = (c) => {
  const even = chequer(c);
  const said = c.palette;
  const [low, high] = [said[0] ?? '#3ce08c', said[1] ?? (said[0] ? said[0] : '#8c6cf0')];
  const n = noise(c.seed);
  for (const [i, [y0, tall, wave]] of (c.small ? [[0.5, 1.3, 2.2]] as const : [[0.02, 0.9, 2.4], [0.44, 1.1, 1.9], [0.86, 1.24, 2.7]] as const).entries()) {
    const [one, two] = [glow(low), glow(high)];
    const ramp = [two[0]!, two[1]!, two[2]!, one[2]!, one[3]!, one[4]!];
    c.layer(ramp, (x, y) => {
      const foot = y0 + Math.sin(x * wave + i * 2.1 + c.seed) * 0.16;
      const t = (foot - y) / (tall * (0.55 + 0.6 * n(x * 7, i * 5 + 1)));
      if (t < 0 || t > 1) return -1;
      const v = (1 - t) * (0.72 + 0.34 * n(x * 10 + 5, i));
      return v < 0.3 && even(x, y) < 0 ? -1 : Math.min(0.99, v);
    }, [0.06, 0.2, 0.36, 0.52, 0.72, 0.9]); // biome-ignore format: one call
  } // biome-ignore format: a list
};

/** Stars drawn out into lines as a ship goes faster than light: all of them from one point ahead. */
export const warpLines: Painter = (c) => {
  const ramp = c.coloured ? glow(c.colour('#8cc8f8')) : ['#2c4c9c', '#4c84d8', '#84bcf4', '#c4e4fc', '#ffffff'];
  const n = c.small ? 12 : 34;
  for (let i = 0; i < n; i++) {
    const a = ((i + c.between(`a${i}`, -0.4, 0.4)) / n) * TURN;
    const from = c.between(`f${i}`, 0.16, 0.62);
    const to = Math.min(1.36, from + c.between(`l${i}`, 0.3, 0.8));
    const [s, k] = [Math.sin(a), Math.cos(a)];
    const w = Math.max(c.px * 0.62, 0.014 + (i % 3) * 0.01);
    c.layer(
      ramp,
      stroke(s * from, k * from, s * to, k * to, w * 0.3, w * 1.5),
      ramp.map((_, j) => j * 0.2 + 0.02),
    );
  }
};

/** A star that bursts: a white heart with long rays, a ring of light and clouds of its own matter that fly from it. */
export const supernova: Painter = (c) => {
  const ramp = lightOf(c, '#f88c3c');
  const other = glow(c.palette[1] ?? (c.coloured ? c.colour('#f88c3c') : '#4cb0f8'));
  const n = rough(c.seed);
  const even = chequer(c);
  const shell: Field = (x, y) => {
    const a = Math.atan2(y, x);
    const r = Math.hypot(x, y);
    const torn = n(9 + Math.cos(a) * 4 + r * 2, 9 + Math.sin(a) * 4);
    return 1 - Math.abs(r - 0.7) / (0.1 + 0.26 * torn);
  };
  c.layer(other.slice(0, 5), (x, y) => {
    const d = shell(x, y);
    return d <= 0 || (d < 0.3 && even(x, y) < 0) ? -1 : d;
  }, [0.02, 0.26, 0.46, 0.66, 0.86]); // biome-ignore format: one call
  const rays = union(...Array.from({ length: c.small ? 6 : 10 }, (_, i) => {
    const a = (i / (c.small ? 6 : 10)) * TURN + 0.2;
    const far = (i % 2 ? 0.62 : 0.96) * c.between(`r${i}`, 0.9, 1);
    return stroke(0, 0, Math.sin(a) * far, Math.cos(a) * far, 0.2, 0.006);
  })); // biome-ignore format: one call
  c.layer(ramp.slice(1), rays, [0.02, 0.16, 0.32, 0.5, 0.7]);
  c.layer(ramp, (x, y) => disc(0, 0, 0.34)(x, y) + (n(x * 6, y * 6) - 0.5) * 0.3, [0.04, 0.16, 0.3, 0.44, 0.56, 0.68]);
};

/** Light at the bottom of water: a net of bright lines that wind. */
export const caustics: Painter = (c) => {
  const ramp = lightOf(c, '#4cb8e8');
  const [a, b] = [noise(c.seed), noise(c.seed + 9)];
  c.layer(ramp.slice(1), (x, y) => {
    if (Math.hypot(x, y / 0.86) > 1) return -1;
    const [u, v] = [x * 3 + b(x * 2, y * 2) * 1.4, y * 3.4 + a(x * 2 + 5, y * 2) * 1.4];
    const net = Math.max(1 - Math.abs(a(u, v) - 0.5) * 7, 1 - Math.abs(b(u + 3, v + 7) - 0.5) * 8);
    return net <= 0 ? -1 : net;
  }, [0.04, 0.24, 0.44, 0.62, 0.8]); // biome-ignore format: one call
};
