/** What rises, falls, flies or hangs in many: drops, spray, lines of heat and smell, motes, hail, feathers. */
import type { Canvas, Painter } from './canvas.ts';
import { chequer } from './clouds.ts';
import { disc, type Field, path, stroke, union } from './fields.ts';
import { glow, matter, type Ramp, WATER } from './ramps.ts';
import { timesOf } from './strokes.ts';

/** A drop with its point up: fat below. */
const drop = (x: number, y: number, r: number): Field =>
  union(disc(x, y, r), stroke(x, y, x, y - r * 1.9, r * 0.82, 0.01));

/** A lit drop: dark at its lower right, a glint at its upper left. */
function dropAt(c: Canvas, ramp: Ramp, x: number, y: number, r: number): void {
  const q = Math.max(r, c.px * 1.7);
  const field = drop(x, y, q);
  c.layer(ramp, (u, v) => {
    const d = field(u, v);
    return d <= 0 ? -1 : d < 0.22 ? 0.1 : Math.max(0.22, Math.min(0.78, 0.5 - (u - x + (v - y) * 0.8) / q * 0.3));
  }, [0, 0.2, 0.4, 0.6, 0.9]); // biome-ignore format: one call
  if (q > c.px * 2.2) c.stamp([x - q * 0.34, y - q * 0.2], q > c.px * 5 ? ['a', 'a'] : ['a'], { a: ramp.at(-1)! });
}

const liquidOf = (c: Canvas): Ramp => (c.coloured ? matter(c.colour('#3f93e0')) : WATER);

/** Drops that fall, one above the other. */
export const droplets: Painter = (c) => {
  const ramp = liquidOf(c);
  const list = c.small ? [[-0.36, -0.2, 0.3], [0.42, 0.4, 0.36]] : [[-0.5, -0.36, 0.19], [0.06, 0.02, 0.28], [0.6, -0.46, 0.16], [-0.46, 0.56, 0.24], [0.56, 0.5, 0.2]]; // biome-ignore format: a list
  // as many as were said
  const times = timesOf(c);
  const few = times > 1 && times < list.length ? [[-0.56, 0.3, 0.26], [0.5, 0.44, 0.24], [-0.02, -0.46, 0.3], [0.62, -0.5, 0.2]].slice(0, Math.min(4, times)) : list; // biome-ignore format: one line
  for (const [i, [x, y, r]] of few.entries()) dropAt(c, ramp, x! + c.between(`x${i}`, -0.06, 0.06), y! + c.between(`y${i}`, -0.06, 0.06), r!); // biome-ignore format: one line
};

/** Drops that are sprayed to the right in a cone: large ones first, a mist of small ones among them. */
export const spray: Painter = (c) => {
  const ramp = liquidOf(c);
  const even = chequer(c);
  c.layer([ramp[3]!, ramp[4]!], (x, y) => {
    const t = (x + 0.98) / 1.5;
    const w = 0.05 + 0.5 * t;
    const d = t < 0 || t > 1 ? -1 : (1 - Math.abs(y) / w) * (1 - t);
    return d <= 0.06 || even(x, y) < 0 ? -1 : d;
  }, [0.05, 0.4]); // biome-ignore format: one call
  const many = c.small ? 8 : 24;
  for (let i = 0; i < many; i++) {
    const t = 0.12 + 0.88 * ((i + c.chance(`t${i}`)) / many);
    const y = c.between(`y${i}`, -0.56, 0.56) * t;
    const x = -0.98 + 1.9 * t;
    const r = Math.max(c.px * 1.1, 0.03 + 0.07 * c.chance(`r${i}`));
    const tail = union(disc(x, y, r), stroke(x, y, x - r * 2.4, y - y * 0.12, r * 0.7, 0.01));
    c.layer([ramp[1]!, ramp[2]!, ramp[4]!], tail, [0.02, 0.3, 0.66]);
  }
};

/** A gob that flies to the right, with threads and drops behind it. */
export const gob: Painter = (c) => {
  const ramp = c.coloured ? matter(c.colour('#6cb83c')) : matter('#c4e0ec');
  const body = union(disc(0.44, 0, 0.42, 0.36), stroke(0.4, 0, -0.5, -0.14, 0.3, 0.06), stroke(0.36, 0.1, -0.3, 0.34, 0.2, 0.03), stroke(0.3, -0.12, -0.2, -0.4, 0.16, 0.03)); // biome-ignore format: one line
  c.layer(ramp, (x, y) => {
    const d = body(x, y);
    return d <= 0 ? -1 : d < 0.16 ? 0.06 : Math.max(0.2, Math.min(0.9, 0.5 - ((x - 0.4) * 0.5 + y) * 0.7));
  }); // biome-ignore format: one call
  c.stamp([0.3, -0.16], c.large ? ['aa', 'aa'] : ['a'], { a: '#ffffff' });
  for (const [x, y, r] of [[-0.72, -0.2, 0.1], [-0.5, 0.44, 0.08], [-0.92, 0.08, 0.07], [-0.42, -0.52, 0.07]] as const) c.layer([ramp[1]!, ramp[3]!], disc(x, y, Math.max(r, c.px * 1.3)), [0.02, 0.4]); // biome-ignore format: one line
};

/** Lines that wind upwards: heat, a smell, steam over something hot. */
export const wavyLines: Painter = (c) => {
  const ramp = c.said('poison') ? glow(c.colour('#8cb83c')) : c.coloured ? glow(c.colour('#c8d0dc')) : ['#7c8494', '#aab2c0', '#d4dae4', '#f4f6fa']; // biome-ignore format: one line
  for (const [i, x] of (c.small ? [-0.4, 0.4] : [-0.62, 0, 0.62]).entries()) {
    const long = i === 1 ? 0.96 : 0.76;
    const points = Array.from({ length: 15 }, (_, j): readonly [number, number] => {
      const t = j / 14;
      return [x + Math.sin(t * Math.PI * 2.4 + i) * 0.17 * (0.5 + t * 0.6), long - t * long * 1.94];
    });
    c.layer(ramp, path(points, Math.max(0.1, c.px * 1.5), Math.max(0.035, c.px * 0.7)), ramp.map((_, j) => 0.02 + j * (0.9 / ramp.length))); // biome-ignore format: one line
  }
};

/** Small lights that float, each with a halo: spores, pollen, fireflies, motes. */
export const motes: Painter = (c) => {
  const [one = '#b8e858', two] = c.palette.length > 0 ? c.palette : [c.colour('#b8e858')];
  const ramps = [glow(one), glow(two ?? one)];
  const even = chequer(c);
  const list = c.small ? [[-0.4, -0.3, 0.3], [0.5, 0.4, 0.24]] : [[-0.62, -0.5, 0.16], [0.1, -0.7, 0.12], [0.66, -0.4, 0.19], [-0.2, -0.12, 0.2], [0.36, 0.16, 0.13], [-0.72, 0.26, 0.13], [-0.3, 0.62, 0.17], [0.28, 0.74, 0.12], [0.74, 0.56, 0.16], [-0.9, -0.16, 0.08], [0.9, 0.06, 0.09], [-0.4, -0.86, 0.09], [0.0, 0.34, 0.08]]; // biome-ignore format: a list
  for (const [i, [x0, y0, r]] of list.entries()) {
    const ramp = ramps[i % 2]!;
    const [x, y] = [x0! + c.between(`x${i}`, -0.07, 0.07), y0! + c.between(`y${i}`, -0.07, 0.07)];
    const q = Math.max(r!, c.px * 2.4);
    const d = disc(x, y, q);
    c.layer([ramp[1]!, ramp[2]!, ramp[4]!], (u, v) => (d(u, v) < 0.3 && even(u, v) < 0 ? -1 : d(u, v)), [0.02, 0.3, 0.56]); // biome-ignore format: one line
  }
};

/** Balls of ice that fall, each with a line behind it. */
export const hail: Painter = (c) => {
  const ramp = matter(c.colour('#a8d8f0'));
  const list = c.small ? [[-0.3, 0.1, 0.3], [0.5, 0.5, 0.24]] : [[-0.66, -0.42, 0.16], [-0.1, -0.1, 0.2], [0.56, -0.5, 0.14], [-0.56, 0.5, 0.2], [0.3, 0.62, 0.16], [0.74, 0.2, 0.18], [0.1, -0.7, 0.11]]; // biome-ignore format: a list
  for (const [x, y, r] of list as [number, number, number][]) {
    const q = Math.max(r, c.px * 2);
    c.layer([ramp[2]!, ramp[4]!], stroke(x + q * 0.3, y - q * 0.6, x + q * 1.2, y - q * 3, q * 0.4, 0.01), [0.02, 0.5]);
    c.layer(ramp, (u, v) => {
      const d = Math.hypot(u - x, v - y) / q;
      return d > 1 ? -1 : d > 0.86 ? 0.05 : Math.max(0.02, Math.min(0.98, 0.6 - ((u - x) + (v - y)) / q * 0.4));
    }); // biome-ignore format: one call
  }
};

/** Feathers that sink, each lying another way: a bent vane, pale along its quill, notched at its border. */
export const fallingFeathers: Painter = (c) => {
  const ramp = matter(c.colour('#e4e8f0'));
  // few pixels show three of them, as broad as they can be told
  const few = Math.min(c.width, c.height) < 44;
  const list = c.small ? [[0, 0, 0.9, 40]] : few ? [[-0.42, -0.4, 0.56, 35], [0.5, -0.02, 0.5, -48], [-0.2, 0.6, 0.5, 20]] : [[-0.56, -0.56, 0.36, 35], [0.5, -0.62, 0.3, -50], [0.02, 0.02, 0.42, -28], [0.66, 0.24, 0.3, 60], [-0.6, 0.52, 0.34, -64], [0.3, 0.72, 0.32, 22]]; // biome-ignore format: a list
  for (const [i, [x, y, long, degrees]] of (list as [number, number, number, number][]).entries()) {
    const a = ((degrees + c.between(`a${i}`, -14, 14)) * Math.PI) / 180;
    const [s, k] = [Math.sin(a), Math.cos(a)];
    // along its quill from tip to foot, and across it
    const at = (u: number, v: number): readonly [number, number] => {
      const [dx, dy] = [u - x, v - y];
      const t = (dx * k + dy * s) / long;
      return [t, (dy * k - dx * s) / long - 0.16 * t * t];
    };
    c.layer([ramp[0]!, ramp[2]!, ramp[3]!, ramp[4]!], (u, v) => {
      const [t, across] = at(u, v);
      if (t < -1 || t > 1.16) return -1;
      const w = t > 0.8 ? 0.03 : 0.27 * Math.sin(Math.PI * Math.min(1, (t + 1.04) / 1.9)) ** 0.7;
      const notch = t > -0.2 && t < 0.7 && Math.abs(((t * 5) % 1) + (t < 0 ? 1 : 0)) < 0.22 ? 0.07 : 0;
      const d = Math.max(w, c.px / long * 0.8) - notch - Math.abs(across);
      if (d <= 0) return -1;
      return Math.abs(across) < Math.max(0.045, (c.px / long) * 0.6) ? 0.99 : d < (c.px / long) * 1.1 ? 0.1 : across > 0 ? 0.3 : 0.6;
    }); // biome-ignore format: one call
  }
};
