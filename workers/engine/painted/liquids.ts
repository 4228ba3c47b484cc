import type { Canvas, Painter } from './canvas.ts';
import { shard } from './facets.ts';
import { disc, type Field, noise, ribbon, stroke, union } from './fields.ts';
import { glintAt } from './little.ts';
import { BLOOD, glow, matter, type Ramp, WATER } from './ramps.ts';

type Point = readonly [x: number, y: number];
const TURN = Math.PI * 2;

/** A liquid's ramp; its lights lie at the upper left. */
const liquid = (c: Canvas, own: Ramp): Ramp => (c.coloured && c.ctx.brief.material !== 'water' ? matter(c.colour('#000000')) : own); // biome-ignore format: one line

/** Flat tones of a liquid: lit at its upper left border, dark at the lower right one. */
const wet = (c: Canvas, ramp: Ramp, f: Field): void => {
  const edge = c.px * Math.max(1.05, Math.min(c.width, c.height) / 40);
  const flat: Field = (x, y) => (f(x, y) <= 0 ? -1 : f(x + edge * 0.8, y + edge) <= 0 ? 0.1 : f(x - edge * 0.8, y - edge) <= 0 ? 0.9 : 0.5); // biome-ignore format: one line
  c.layer(ramp.slice(1, 4), flat);
};

/** A round drop with its glint. */
const drop = (c: Canvas, ramp: Ramp, x: number, y: number, r: number): void => {
  const q = Math.max(r, c.px * 1.5);
  wet(c, ramp, (u, v) => 1 - Math.hypot(u - x, v - y) / q);
  if (q > c.px * 2.4) c.layer([ramp[4]!], disc(x - q * 0.34, y - q * 0.36, Math.max(c.px * 0.8, q * 0.26)), [0]);
};

/** Jets of a crown: where each leaves the pool, how far out it bends, how high it stands. */
const JETS: readonly (readonly [foot: number, tip: number, high: number, thick: number])[] = [[-0.5, -0.98, 0.74, 0.15], [0.5, 0.98, 0.66, 0.15], [-0.28, -0.52, 1.12, 0.16], [0.3, 0.56, 1.02, 0.16], [0, 0.02, 1.26, 0.18]]; // biome-ignore format: a list

/** A splash that stands up out of a surface: a crown of jets that bend outward, a bead at the tip of each, round drops over it. */
export const splash: Painter = (c) => {
  const ramp = liquid(c, WATER);
  const low = 0.66;
  // the pool, with the ring that runs out from it
  wet(c, ramp, (x, y) => 1 - Math.hypot(x / 0.94, (y - low - 0.06) / 0.24));
  if (!c.small) c.layer([ramp[3]!], (x, y) => (Math.abs(Math.hypot(x / 0.78, (y - low - 0.06) / 0.17) - 1) < 0.1 && y > low + 0.06 ? 1 : -1), [0]); // biome-ignore format: one line
  const few = Math.min(c.width, c.height) < 30;
  const arcs = (few ? JETS.filter((_, i) => i !== 2 && i !== 3) : JETS).map(([foot, tip, high, thick], i) => {
    const tall = high * c.between(`t${i}`, 0.9, 1.04);
    const n = 9;
    const points = Array.from({ length: n + 1 }, (_, j): readonly [number, number, number] => {
      const t = j / n;
      // it rises steeply, then bends over
      return [foot + (tip - foot) * t ** 1.7, low - tall * (1 - (1 - t) ** 1.8), Math.max(c.px * 0.9, (few ? 1.25 : 1) * thick * (1.5 - 1.15 * t ** 0.7))];
    });
    const end = points[n]!;
    return union(ribbon(points), disc(end[0], end[1], Math.max(0.1, c.px * 1.5)));
  }); // biome-ignore format: a call
  const wall: Field = (x, y) => 1 - Math.hypot(x / 0.6, (y - low) / 0.5) + (y > low + 0.1 ? -9 : 0);
  wet(c, ramp, union(...arcs, wall));
  // the hollow between the jets, and the light on the wall
  if (!c.small) {
    c.layer([ramp[1]!], (x, y) => 1 - Math.hypot(x / 0.36, (y - low + 0.02) / 0.13), [0]);
    c.layer([ramp[4]!], union(stroke(-0.4, low - 0.12, -0.44, low - 0.32, c.px * 1.1, c.px * 0.7), stroke(0.02, low - 0.5, 0, low - 0.8, c.px * 1.1, c.px * 0.6)), [0]); // biome-ignore format: one line
  }
  const drops: readonly (readonly [number, number, number])[] = [[-0.84, -0.42, 0.1], [-0.36, -0.82, 0.12], [0.34, -0.78, 0.1], [0.82, -0.38, 0.12]]; // biome-ignore format: a list
  for (const [i, [x, y, r]] of drops.entries()) if (!c.small || i % 3 === 0) drop(c, ramp, x, y + c.between(`d${i}`, -0.06, 0.06), r); // biome-ignore format: one line
  // drops that are said to fly are more of them, farther out
  if (c.has('drops')) for (const [x, y, r] of [[-0.62, -0.98, 0.09], [0.04, -1.04, 0.11], [0.66, -0.94, 0.09], [-1.04, -0.02, 0.09], [1.04, 0.02, 0.1]] as const) drop(c, ramp, x, y, r); // biome-ignore format: one line
};

/** What spatters on a surface: a blot with arms and drops. */
export const splatter: Painter = (c) => {
  const ramp = liquid(c, BLOOD);
  const n = noise(c.seed);
  const arms = Array.from({ length: c.small ? 6 : 9 }, (_, i, all = c.small ? 6 : 9) => {
    const a = ((i + c.between(`a${i}`, -0.3, 0.3)) / all) * TURN;
    const r = c.between(`r${i}`, 0.5, 0.84);
    const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
    return union(stroke(0, 0, x, y, 0.3, 0.06), disc(x, y, c.between(`k${i}`, 0.1, 0.18)));
  });
  const blot: Field = (x, y) => union(disc(0, 0, 0.56), ...arms)(x, y) + (n(x * 6, y * 6) - 0.5) * 0.16;
  // flat: a dark rim at the lower right, a lit one at the upper left
  const flat =
    (f: Field): Field =>
    (x, y) => {
      if (f(x, y) <= 0) return -1;
      const edge = c.px * 1.3;
      return f(x + edge, y + edge) <= 0 ? 0.1 : f(x - edge, y - edge) <= 0 ? 0.9 : 0.5;
    };
  const runs = c.said('dripping') ? [[-0.42, 0.84], [-0.12, 0.62], [0.16, 0.98], [0.46, 0.72]].map(([x, y]) => union(stroke(x!, 0, x!, y!, 0.13, 0.06), disc(x!, y!, 0.1, 0.13))) : []; // biome-ignore format: one line
  c.layer(ramp.slice(1, 4), flat(union(blot, ...runs)));
  for (let i = 0; i < (c.small ? 2 : 6); i++) {
    const a = c.between(`da${i}`, 0, TURN);
    const far = c.between(`df${i}`, 0.74, 0.9);
    c.layer(ramp.slice(1, 4), flat(disc(Math.cos(a) * far, Math.sin(a) * far, Math.max(c.px * 1.5, c.between(`dr${i}`, 0.06, 0.12))))); // biome-ignore format: one line
  }
  c.layer([ramp[4]!], stroke(-0.26, -0.14, -0.1, -0.26, 0.07, 0.07), [0.02]);
};

/** Bubbles of several sizes: one can look through them. */
const bubble = (c: Canvas, x: number, y: number, r: number): void => {
  const own = c.colour('#8ccff4');
  const ramp = c.coloured ? glow(own) : ['#3c7cb8', '#6cb0e4', '#a0d8f8', '#d4f0ff', '#f4fcff', '#ffffff'];
  const thin = Math.max(c.px * 1.15, r * 0.14);
  c.layer([ramp[1]!, ramp[2]!, ramp[3]!], (u, v) => {
    const d = Math.hypot(u - x, v - y);
    return d > r || d < r - thin ? -1 : 0.5 - ((u - x + v - y) / r) * 0.32;
  });
  if (r > c.px * 4) {
    c.layer([ramp[5]!], union(stroke(x - r * 0.5, y - r * 0.18, x - r * 0.2, y - r * 0.52, r * 0.13, r * 0.13)), [0]);
    c.layer([ramp[2]!], (u, v) => (u - x + v - y > 0 && Math.abs(Math.hypot(u - x, v - y) - r * 0.72) < thin * 0.5 && Math.atan2(v - y, u - x) < 1.2 ? 1 : -1), [0]); // biome-ignore format: one line
    c.layer([ramp[4]!], disc(x + r * 0.42, y + r * 0.4, Math.max(c.px * 0.9, r * 0.1)), [0]);
  }
};
export const bubbles: Painter = (c) => {
  for (const [x, y, r] of c.small ? [[-0.2, 0.2, 0.72], [0.66, -0.6, 0.3]] : [[-0.3, 0.28, 0.56], [0.48, -0.3, 0.42], [-0.46, -0.62, 0.28], [0.56, 0.56, 0.26], [0.06, -0.78, 0.16], [0.14, 0.86, 0.12]]) bubble(c, x!, y!, r!); // biome-ignore format: a list
};
export const oneBubble: Painter = (c) => bubble(c, 0, 0, 0.94);

/** Shards of ice that burst from the middle. */
export const iceBurst: Painter = (c) => {
  const ramp = c.coloured && c.ctx.brief.material !== 'ice' ? glow(c.colour('#7cc8f0')) : ['#2c5c9c', '#4c90cc', '#7cbcec', '#acdcf8', '#d4f2ff', '#ffffff']; // biome-ignore format: one line
  const n = c.small ? 7 : 11;
  for (const back of [true, false])
    for (let i = 0; i < n; i++) {
      if (i % 2 === (back ? 0 : 1)) continue;
      const a = ((i + c.between(`a${i}`, -0.22, 0.22)) / n) * TURN + 0.2;
      shard(c, ramp, [a, 0.06, (back ? 0.72 : 1) * c.between(`l${i}`, 0.82, 1), c.small ? 0.16 : 0.125]);
    }
  c.layer(ramp.slice(3), disc(0, 0, 0.26), [0.02, 0.3, 0.6]);
  if (!c.small) for (const [i, [x, y]] of [[0.84, -0.36], [-0.5, -0.86], [-0.9, 0.34], [0.4, 0.9]].entries()) shard(c, ramp, [Math.atan2(y!, x!), -0.1, 0.14, 0.06], [x! * 0.9, y! * 0.9 + i * 0]); // biome-ignore format: one line
};

/** A frost bolt and the like: one shard that flies to the right. */
export const iceBolt: Painter = (c) => {
  const ramp = c.coloured && c.ctx.brief.material !== 'ice' ? glow(c.colour('#7cc8f0')) : ['#2c5c9c', '#4c90cc', '#7cbcec', '#acdcf8', '#d4f2ff', '#ffffff']; // biome-ignore format: one line
  shard(c, ramp, [0, -0.5, 0.98, 0.3]);
  if (c.small) return;
  for (const [x, y, l] of [[-0.5, -0.2, 0.4], [-0.56, 0.16, 0.34], [-0.44, 0, 0.54]] as const) c.layer([ramp[2]!, ramp[3]!], stroke(x, y, x - l, y * 1.5, 0.05, 0.01), [0.02, 0.4]); // biome-ignore format: one line
  for (const [x, y] of [[-0.2, -0.44], [0.1, 0.44], [-0.7, 0.4]] as const) glintAt(c, [x, y], 0.14, [ramp[3]!, ramp[5]!], [0.02, 0.4], 0.7); // biome-ignore format: one line
};

const EARTH: Ramp = ['#3c2c28', '#64483a', '#8c6848', '#b48c60', '#d8b484', '#f0d8ac'];
/** The ground breaks: cracks run out from a hole, slabs stand up at its rim, stones fly. */
export const groundCrack: Painter = (c) => {
  const hot = c.said('burning') || c.ctx.brief.material === 'lava';
  const [lay, low] = [0.5, 0.4];
  const n = c.small ? 6 : 9;
  const cracks: Field[] = [];
  for (let i = 0; i < n; i++) {
    const a = ((i + c.between(`a${i}`, -0.2, 0.2)) / n) * TURN;
    const r = i % 2 ? c.between(`r${i}`, 0.62, 0.76) : c.between(`r${i}`, 0.86, 0.98);
    let from: Point = [Math.cos(a) * 0.16, Math.sin(a) * 0.16 * lay];
    for (let j = 1; j <= 3; j++) {
      const turn = a + (j === 3 ? 0 : (j === 2 ? 0.16 : -0.14) * (i % 2 ? 1 : -1));
      const to: Point = [Math.cos(turn) * r * (j / 3), Math.sin(turn) * r * (j / 3) * lay];
      cracks.push(stroke(from[0], from[1] + low, to[0], to[1] + low, 0.085 * (1.3 - j * 0.32), 0.085 * (1 - j * 0.3)));
      from = to;
    }
  }
  const all = union(disc(0, low, 0.3, 0.3 * lay), ...cracks);
  const earth = c.coloured ? matter(c.colour(EARTH[2]!)) : EARTH;
  // the broken crust: a plate of earth, lit at its upper left, under the cracks
  const rim = noise(c.seed + 2);
  const plate: Field = (x, y) => {
    const a = Math.atan2((y - low) / lay, x);
    return 1 - Math.hypot(x, (y - low) / lay) / (0.84 + 0.16 * rim(9 + Math.cos(a) * 4, 9 + Math.sin(a) * 4));
  };
  c.layer([earth[1]!], (x, y) => plate(x, y - c.px * 2), [0]);
  c.layer([earth[3]!, earth[2]!], (x, y) => (plate(x, y) > 0 ? Math.max(0.01, Math.min(0.99, 0.42 + x * 0.26 + (rim(x * 6, y * 9) - 0.5) * 0.7)) : -1), [0, 0.56]); // biome-ignore format: one line
  const lit = c.part('crack light');
  const shine = lit ? glow(lit) : ['#6e1a2c', '', '#e8581c', '#ffd65c'];
  const bright = hot || lit !== undefined;
  c.layer(
    bright ? [shine[0]!, shine[2]!, shine[lit ? 4 : 3]!] : ['#3c2c28', '#241a1c'],
    all,
    bright ? [0.02, 0.3, 0.66] : [0.02, 0.4],
  );
  for (const [i, [x, y, r]] of [
    [-0.5, -0.26, 0.15],
    [0.44, -0.36, 0.17],
    [-0.1, -0.62, 0.13],
    [0.74, -0.02, 0.1],
    [-0.8, 0.0, 0.1],
    [0.2, -0.84, 0.08],
  ].entries()) {
    if (c.small && i > 2) break;
    const q = Math.max(r!, c.px * 1.4);
    const turn = c.between(`s${i}`, 0, 1);
    const corners = Array.from({ length: 5 }, (_, j): Point => [x! + Math.cos((j + turn) * 1.257) * q, y! + Math.sin((j + turn) * 1.257) * q]); // biome-ignore format: one line
    c.polygon(corners, earth[1]!);
    c.polygon(corners.map(([u, v]): Point => [x! + (u - x!) * 0.66 - q * 0.14, y! + (v - y!) * 0.66 - q * 0.16]), earth[3]!); // biome-ignore format: one line
  }
};

/** Rock that bursts: angular pieces fly from the middle, dust between them. */
export const rockBurst: Painter = (c) => {
  const earth = c.coloured ? matter(c.colour('#8e929c')) : ['#34303c', '#5c5866', '#8a8894', '#b4b2bc', '#dcdae2'];
  const n = noise(c.seed);
  c.layer(['#b8ac9c', '#d8d0c4', '#efeae2'], (x, y) => 0.9 - Math.hypot(x, y) / 0.62 + (n(x * 5, y * 5) - 0.5) * 0.8, [0.04, 0.3, 0.6]); // biome-ignore format: one line
  const pieces = c.small ? 6 : 9;
  for (let i = 0; i < pieces; i++) {
    const inner = i >= (c.small ? 5 : 6);
    const a = ((i + c.between(`a${i}`, -0.24, 0.24)) / (inner ? 3 : pieces - (c.small ? 1 : 3))) * TURN;
    const far = inner ? 0.24 : c.between(`f${i}`, 0.7, 0.86);
    const [x, y] = [Math.cos(a) * far, Math.sin(a) * far];
    const q = Math.max(inner ? 0.27 : c.between(`q${i}`, 0.2, 0.3), c.px * 2);
    const turn = c.between(`s${i}`, 0, 1);
    const corners = Array.from({ length: 4 }, (_, j): Point => [x + Math.cos((j + turn) * 1.571 + (j % 2) * 0.34) * q * (j % 2 ? 0.72 : 1.15), y + Math.sin((j + turn) * 1.571 + (j % 2) * 0.34) * q * (j % 2 ? 0.9 : 1.1)]); // biome-ignore format: one line
    const shrunk = (k: number, dx: number): Point[] =>
      corners.map(([u, v]) => [x + (u - x) * k - dx, y + (v - y) * k - dx]);
    c.polygon(shrunk(1 + (c.px * 1.3) / q, 0), earth[0]!);
    c.polygon(corners, earth[1]!);
    c.polygon(shrunk(0.84, q * 0.1), earth[2]!);
    c.polygon(shrunk(0.46, q * 0.24), earth[3]!);
    if (!inner && !c.small) c.layer([earth[3]!], stroke(x * 0.62, y * 0.62, x * 0.76, y * 0.76, c.px * 0.7, c.px * 0.7), [0.02]); // biome-ignore format: one line
  }
};
