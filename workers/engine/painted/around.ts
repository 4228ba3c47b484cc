/** What lies behind or round an effect: smoke, rings, rays, flames, a wall, what streams in. */
import { puffs } from './blasts.ts';
import type { Canvas } from './canvas.ts';
import { noise, ring, stroke } from './fields.ts';
import { FIRE, glow, matter } from './ramps.ts';

/** Smoke behind and over what burns. */
export function smoke(c: Canvas): void {
  const said = c.part('smokes');
  const ramp = said ? matter(said) : ['#544a58', '#787078', '#a09a9c', '#c8c4c0'];
  puffs(c, ramp, [[-0.66, 0.3, 0.3], [0.66, 0.32, 0.3], [-0.72, -0.2, 0.26], [0.7, -0.24, 0.28], [-0.44, -0.66, 0.26], [0.42, -0.7, 0.28], [0, -0.8, 0.26], [-0.3, 0.66, 0.26], [0.34, 0.66, 0.26]]); // biome-ignore format: a list
}

/** Smoke that hangs behind what flies to the right and a little up: larger and thinner the longer ago it left it. */
export function smokeBehind(c: Canvas): void {
  const said = c.part('smoke trail');
  const ramp = said ? matter(said) : ['#443c44', '#6c646c', '#948e92', '#bcb8b8'];
  puffs(c, ramp, (c.small ? [[-0.8, 0.5, 0.3], [-0.4, 0.3, 0.3]] : [[-0.94, 0.86, 0.1], [-0.76, 0.74, 0.24], [-0.92, 0.44, 0.16], [-0.44, 0.66, 0.27], [-0.66, 0.2, 0.24], [-0.12, 0.52, 0.22], [-0.4, -0.12, 0.24], [-0.08, -0.3, 0.17]]) as [number, number, number][]); // biome-ignore format: a list
}

/** The ground cracked where it strikes: dark clefts that run out from there, forked, lying flat. */
export function cracksBelow(c: Canvas): void {
  const [at, lay] = [0.76, 0.26];
  const n = c.small ? 3 : Math.min(c.width, c.height) < 80 ? 5 : 7;
  const clefts = Array.from({ length: n }, (_, i) => {
    const a = ((i + 0.5 + c.between(`k${i}`, -0.2, 0.2)) / n) * Math.PI * 2;
    const r = c.between(`kr${i}`, 0.8, 0.98);
    const point = (t: number, turn: number): readonly [number, number] => [Math.cos(a + turn) * r * t, at + Math.sin(a + turn) * lay * t]; // biome-ignore format: one line
    const [one, two, end, fork] = [point(0.36, 0.16), point(0.66, -0.14), point(1, 0.06), point(0.9, -0.42)];
    const w = c.px * 1.15;
    return [stroke(0, at, ...one, w * 1.5, w), stroke(...one, ...two, w, w * 0.8), stroke(...two, ...end, w * 0.8, w * 0.4), stroke(...two, ...fork, w * 0.7, w * 0.4)]; // biome-ignore format: one line
  }).flat();
  c.layer(['#6c5c5c'], (x, y) => Math.max(...clefts.map((f) => f(x, y - c.px))), [0]);
  c.layer(['#2c2228'], (x, y) => Math.max(...clefts.map((f) => f(x, y))), [0]);
}

/** Rings round it, that rise one over the other: their far halves behind it, their near ones before. */
export function rings(c: Canvas, half: 'back' | 'front', piece: 'rings' | 'ground ring' = 'rings'): void {
  const ramp = glow(c.part(piece) ?? c.colour('#6cb8f4'));
  // one that runs out over the ground or the water lies at its foot
  for (const y of piece === 'ground ring' ? [0.72] : c.small ? [0.3] : [0.62, 0.1, -0.42])
    c.layer([ramp[1]!, ramp[2]!, ramp[4]!], (u, v) => {
      const f = ring(0, y, 0.94, Math.max(c.px * 1.3, 0.07), 0.3)(u, v);
      return half === 'back' ? (v < y ? f : -1) : v >= y ? f : -1;
    }, [0.02, 0.36, 0.7]); // biome-ignore format: one call
}

/** Rays of light behind it, long and short in turn, each drawn out to a point. */
export function rays(c: Canvas): void {
  const ramp = glow(c.part('rays') ?? c.colour('#f8d860'));
  const n = c.small ? 8 : 14;
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) / n) * Math.PI * 2;
    const far = i % 2 ? 0.98 : 0.8;
    c.layer([ramp[2]!, ramp[3]!, ramp[4]!], stroke(Math.cos(a) * 0.2, Math.sin(a) * 0.2, Math.cos(a) * far, Math.sin(a) * far, Math.max(0.15, c.px * 2.2), 0.012), [0.02, 0.34, 0.66]); // biome-ignore format: one line
  }
}

/** What streams in from all sides as it gathers strength. */
export function gathered(c: Canvas): void {
  const ramp = glow(c.colour('#f8d058'));
  const n = c.small ? 6 : 12;
  for (let i = 0; i < n; i++) {
    const a = ((i + c.between(`g${i}`, -0.3, 0.3)) / n) * Math.PI * 2;
    const [far, near] = [i % 2 ? 1 : 0.86, i % 2 ? 0.68 : 0.62];
    c.layer([ramp[2]!, ramp[4]!], stroke(Math.cos(a) * near, Math.sin(a) * near, Math.cos(a) * far, Math.sin(a) * far, c.px * 1.4, c.px * 0.5), [0.02, 0.5]); // biome-ignore format: one line
  }
}

/** Tongues of fire round it. */
export function licks(c: Canvas): void {
  const ramp = c.part('flames') ? glow(c.part('flames')!) : FIRE;
  const n = noise(c.seed + 11);
  c.layer(ramp.slice(1), (x, y) => {
    const a = Math.atan2(y, x);
    const reach = 0.84 + 0.34 * n(9 + Math.cos(a) * 5, 9 + Math.sin(a) * 5);
    return 1.5 * (1 - Math.hypot(x, y) / reach) + 0.02;
  }, [0.02, 0.12, 0.24, 0.4, 0.6]); // biome-ignore format: one call
}

/** A piece of a wall of bricks behind it, its border broken. */
export function bricks(c: Canvas): void {
  const n = noise(c.seed + 23);
  const [wide, tall] = [c.px * 12, c.px * 6];
  c.layer(['#3c3844', '#6c6874', '#807c88', '#94909c'], (x, y) => {
    if (Math.max(Math.abs(x), Math.abs(y)) > 0.98 + c.px) return -1;
    const row = Math.floor(y / tall);
    const [u, v] = [(((x + (row % 2 ? wide / 2 : 0)) % wide) + wide) % wide, ((y % tall) + tall) % tall];
    if (u < c.px || v < c.px) return 0.1;
    return v < c.px * 2.1 ? 0.9 : 0.3 + n(Math.floor((x + (row % 2 ? wide / 2 : 0)) / wide) * 3.1, row * 3.7) * 0.44;
  }); // biome-ignore format: one call
}

/** A cloud over it, out of which it comes. */
export function overcast(c: Canvas): void {
  const said = c.part('cloud');
  const ramp = said ? matter(said) : ['#2c3048', '#454c68', '#646c8c', '#8c94b0', '#b4bcd0'];
  puffs(c, ramp, [[-0.72, -0.86, 0.24], [0.72, -0.86, 0.24], [-0.36, -0.96, 0.34], [0.36, -0.98, 0.34], [0, -0.88, 0.34]]); // biome-ignore format: a list
}
