/** Banks of fog, webs that are shot, rings of hypnosis and the holes of bullets. */
import type { Canvas, Painter } from './canvas.ts';
import { disc, type Field, noise, path, ring, stroke, union } from './fields.ts';
import { glow, matter } from './ramps.ts';

const FOG = ['#8d98ac', '#a9b4c4', '#c3ccd8', '#dbe1ea', '#eff2f7'] as const;

/** Long lenses of fog, one before the other, with billows on them: pale along the top, thin at both ends. */
const BANKS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [[-0.2, -0.34, 0.52, 0.1], [0.22, -0.16, 0.7, 0.13], [-0.14, 0.06, 0.82, 0.15], [0.12, 0.3, 0.9, 0.15], [-0.06, 0.5, 0.78, 0.11]]; // biome-ignore format: a list
export const fogBank: Painter = (c) => {
  const ramp = c.coloured ? matter(c.colour('#c3ccd8')).slice(1) : FOG;
  const banks = c.small ? [BANKS[1]!, BANKS[3]!] : BANKS;
  for (const [k, [x, y, rx, ry]] of banks.entries()) {
    const billows = [-0.42, 0.02, 0.4].map((u, i) => disc(x + rx * (u + c.between(`u${k}.${i}`, -0.1, 0.1)), y - ry * 0.45, rx * c.between(`w${k}.${i}`, 0.22, 0.34), ry * c.between(`h${k}.${i}`, 0.9, 1.35))); // biome-ignore format: one line
    const bank = union(disc(x, y, rx, ry), ...(c.small ? [] : billows));
    const lit: Field = (u, v) => {
      if (bank(u, v) <= 0) return -1;
      let depth = 0;
      while (depth < 0.34 && bank(u, v - depth) > 0) depth += c.px * 0.5;
      return Math.max(0.02, 0.97 - depth / 0.36 - (1 - k / banks.length) * 0.12);
    };
    c.layer(ramp, lit, ramp.length > 4 ? [0.02, 0.2, 0.42, 0.64, 0.86] : [0.02, 0.3, 0.58, 0.84]);
  }
};

/** A web that spreads as it flies: spokes, and threads that sag between them. */
export const webShot: Painter = (c) => {
  const ramp = glow(c.colour('#f4f6fa')).slice(c.coloured ? 1 : 0);
  const spokes = c.small ? 6 : 8;
  const w = c.px * (c.large ? 0.95 : 0.62);
  const at = (i: number, r: number): readonly [number, number] => {
    const a = ((i % spokes) / spokes) * Math.PI * 2 + 0.2;
    return [Math.cos(a) * r * (0.9 + 0.1 * c.chance(`s${i % spokes}`)), Math.sin(a) * r * (0.9 + 0.1 * c.chance(`s${i % spokes}`))]; // biome-ignore format: one line
  };
  const rays = Array.from({ length: spokes }, (_, i) => stroke(0, 0, ...at(i, 0.97), w, w * 0.8));
  const rings = (c.small ? [0.42, 0.78] : c.large ? [0.24, 0.44, 0.64, 0.84] : [0.48, 0.84]).flatMap((r) =>
    Array.from({ length: spokes }, (_, i) => {
      const [a, b] = [at(i, r), at(i + 1, r)];
      const middle: readonly [number, number] = [(a[0] + b[0]) * 0.42, (a[1] + b[1]) * 0.42];
      return path([a, middle, b], w * 0.75, w * 0.75);
    }),
  );
  const web = union(...rings, ...rays);
  // a thin shade under each thread, so that it is seen on a pale ground
  c.layer([ramp[0]!], (x, y) => web(x - c.px * 0.5, y - c.px * 0.9));
  c.layer([ramp[3]!, ramp[4]!], web, [0.02, 0.5]);
  c.layer([ramp[4]!, ramp[5] ?? ramp[4]!], disc(0, 0, 0.14), [0.1, 0.5]);
};

/** Rings one in another that go out from a mind. */
export const hypnoRings: Painter = (c) => {
  const ramp = glow(c.colour('#e070d0'));
  const all = c.small ? [0.9, 0.42] : c.large ? [0.92, 0.66, 0.42, 0.2] : [0.92, 0.6, 0.28];
  const thick = c.small ? 0.16 : c.large ? 0.085 : 0.12;
  for (const [i, r] of all.entries()) c.layer(ramp.slice(0, 5), ring(0, 0, r - thick / 2, thick, 1), i % 2 ? [0.02, 0.3, 0.55, 0.75, 2] : [2, 0.02, 0.25, 0.5, 0.72]); // biome-ignore format: one line
  if (!c.small) c.layer([ramp[3]!, ramp[5]!], disc(0, 0, 0.09), [0.02, 0.5]);
};

const chips = (c: Canvas, spread: number): Field => {
  const n = noise(c.seed);
  return (x, y) => {
    const a = Math.atan2(y, x);
    return spread * (0.68 + 0.5 * n(Math.cos(a) * 2.6 + 9, Math.sin(a) * 2.6 + 9)) - Math.hypot(x, y);
  };
};

/** A hole that a bullet left: dark, in a chipped crater, with cracks that run from it. */
export const bulletHole: Painter = (c) => {
  const wall = c.coloured ? matter(c.colour('#8c8c94')) : ['#4a4a54', '#6a6a74', '#8c8c96', '#b0b0b8', '#d4d4da'];
  const n = c.small ? 4 : 6;
  const cracks = Array.from({ length: n }, (_, i) => {
    const a = ((i + c.between(`a${i}`, -0.3, 0.3)) / n) * Math.PI * 2;
    const [far, bend] = [c.between(`f${i}`, 0.74, 0.98), c.between(`b${i}`, -0.3, 0.3)];
    return path([[Math.cos(a) * 0.3, Math.sin(a) * 0.3], [Math.cos(a + bend) * 0.58, Math.sin(a + bend) * 0.58], [Math.cos(a) * far, Math.sin(a) * far]], c.px * 0.9, c.px * 0.4); // biome-ignore format: one line
  });
  c.layer([wall[0]!], union(...cracks));
  c.layer([wall[1]!, wall[3]!], (x, y) => Math.min(1, chips(c, 0.56)(x, y) * 3), [0.02, 0.4]);
  c.layer([wall[4]!], (x, y) => Math.min(chips(c, 0.56)(x, y), 0.03 - chips(c, 0.56)(x - 0.05, y - 0.08)));
  c.layer(['#24222c', '#0e0c14'], (x, y) => Math.min(1, chips(c, 0.32)(x, y) * 5), [0.02, 0.3]);
};
