/** Spikes of ice, rock or light that burst out of the ground. */
import type { Canvas, Painter } from './canvas.ts';
import { shard } from './facets.ts';
import { noise } from './fields.ts';
import { matter, type Ramp } from './ramps.ts';

type Point = readonly [x: number, y: number];
const TURN = Math.PI * 2;

/** How the spikes of a row stand: where, how tall, how they lean. */
const ROW: readonly (readonly [x: number, tall: number, lean: number, wide: number])[] = [[-0.8, 0.62, -0.2, 0.15], [0.84, 0.54, 0.22, 0.15], [-0.3, 1.36, -0.1, 0.19], [0.56, 1.02, 0.16, 0.18], [-0.58, 1.0, -0.18, 0.17], [0.12, 1.74, 0.05, 0.22], [-0.1, 0.7, -0.06, 0.15], [0.36, 0.66, 0.12, 0.15]]; // biome-ignore format: a table

/** The facets of what bursts out of the ground: ice by itself, else in its colour. */
const facets = (c: Canvas): Ramp =>
  c.coloured && c.ctx.brief.material !== 'ice' ? [...matter(c.colour('#7cc8f0')), '#ffffff'] : ['#2c5c9c', '#4c90cc', '#7cbcec', '#acdcf8', '#d4f2ff', '#ffffff']; // biome-ignore format: one line

/** One spike: two facets, and a tip in another colour where one is said of it. */
function spike(c: Canvas, ramp: Ramp, x: number, low: number, tall: number, lean: number, wide: number): void {
  const tip: Point = [x + lean * tall, low - tall];
  const at = (t: number, off: number): Point => [x + off + (tip[0] - x - off) * t, low + (tip[1] - low) * t];
  c.polygon([at(0, -wide - c.px), at(0, wide + c.px), [tip[0], tip[1] - c.px * 1.5]], ramp[0]!);
  c.polygon([at(0, -wide), at(0, 0), tip], ramp[3]!);
  c.polygon([at(0, 0), at(0, wide), tip], ramp[1]!);
  c.polygon([at(0, -wide * 0.72), at(0, -wide * 0.34), tip], ramp[4]!);
  const said = c.part('tips');
  if (!said && !c.has('tips')) return;
  const top = matter(said ?? '#ffffff');
  const from = Math.max(0.3, Math.min(0.62, 1 - (c.px * 5) / tall));
  c.polygon([at(from, -wide * (1 - from)), at(from, 0), tip], top[4]!);
  c.polygon([at(from, 0), at(from, wide * (1 - from)), tip], top[3]!);
}

/** Spikes that burst out of the ground in a row. */
export const groundSpikes: Painter = (c) => {
  const ramp = facets(c);
  const low = 0.8;
  for (const [i, [x, tall, lean, wide]] of ROW.entries()) if (!c.small || i > 1) spike(c, ramp, x, low, tall * c.between(`t${i}`, 0.9, 1.06), lean, wide); // biome-ignore format: one line
  const n = noise(c.seed);
  c.layer([ramp[0]!, ramp[2]!, ramp[4]!], (x, y) => 1 - Math.hypot(x / (1 + (n(x * 6, 2) - 0.5) * 0.1), (y - low - 0.05) / (0.13 + (n(x * 7, 8) - 0.5) * 0.1)), [0.02, 0.3, 0.6]); // biome-ignore format: one line
  if (!c.small) for (const [i, [x, y]] of ([[-0.66, -0.3], [0.6, -0.5], [0.86, 0.04], [-0.9, 0.06]] as const).entries()) shard(c, ramp, [Math.atan2(x, -1) + Math.PI, -0.07, 0.09, 0.06], [x, y + i * 0.02]); // biome-ignore format: one line
};

/** Spikes round a free middle. */
export const spikeRing: Painter = (c) => {
  const ramp = facets(c);
  const n = c.small ? 8 : 12;
  const at = Array.from({ length: n }, (_, i): Point => [Math.cos((i / n) * TURN) * 0.72, Math.sin((i / n) * TURN) * 0.4 + 0.3]).sort((a, b) => a[1] - b[1]); // biome-ignore format: one line
  for (const [i, [x, y]] of at.entries()) spike(c, ramp, x, y, c.between(`t${i}`, 0.5, 0.68), x * 0.4, c.small ? 0.14 : 0.11); // biome-ignore format: one line
};
