/** What whirls, rises or rushes past: tornadoes, crossed cuts, lines of speed, arrows of gain and loss. */
import type { Canvas, Painter } from './canvas.ts';
import { type Field, noise, rough, stroke, turned, union } from './fields.ts';
import { glow, matter, type Ramp, twofold } from './ramps.ts';
import { fireOf, lightOf } from './strokes.ts';

type Point = readonly [x: number, y: number];

/** What is whirled up shines no more than it does on the ground. */
const heavy = (hex: string): Ramp => [...matter(hex), '#fff8e4'];

/** A funnel of bands that wind upward: of wind, fire or water. */
const funnel = (c: Canvas, burning: boolean): void => {
  const ramp: Ramp = burning && c.palette.length < 2 ? fireOf(c) : c.palette.length > 1 ? twofold(c.palette[0]!, c.palette[1]!) : c.coloured ? (c.said('matter') ? heavy(c.colour('#c8dce8')) : glow(c.colour('#c8dce8'))) : ['#4c6484', '#7490b0', '#a4bcd4', '#d0e0f0', '#f0f8ff', '#ffffff']; // biome-ignore format: one line
  const n = rough(c.seed);
  const half = (y: number): number => 0.14 + 0.72 * ((0.92 - y) / 1.84) ** 1.25;
  const mid = (y: number): number => 0.1 * Math.sin(y * 3.1 + 0.6);
  const body: Field = (x, y) => {
    if (y > 0.94 || y < -0.94) return -1;
    const w = half(y) * (1 + (n(2, y * 7) - 0.5) * 0.34);
    const u = (x - mid(y)) / w;
    if (Math.abs(u) > 1) return -1;
    // the bands rise to the right across the front
    const band = Math.sin((y + u * 0.1) * 15 + u * 1.5 + (n(x * 2, y * 2) - 0.5) * 1.6);
    return Math.max(
      0.02,
      Math.min(0.99, 0.5 + band * 0.34 - Math.abs(u + 0.2) * 0.34 + (burning ? (y + 0.3) * 0.16 : 0)),
    );
  };
  c.layer(ramp, body, [0.01, 0.16, 0.34, 0.54, 0.74, 0.9]);
  // its mouth, into which one looks
  c.layer(
    [ramp[0]!, ramp[1]!],
    (x, y) => 1 - Math.hypot((x - mid(-0.86)) / (half(-0.86) * 0.94), (y + 0.86) / 0.14),
    [0.02, 0.34],
  );
  // tongues and wisps that leave it
  for (const [i, [y, side]] of ([[-0.86, 1], [-0.8, -1], [-0.4, 1], [-0.3, -1], [0.1, 1], [0.36, -1]] as const).entries()) {
    const x = mid(y) + side * half(y) * 0.8;
    const long = c.between(`w${i}`, 0.26, 0.42) * (c.small ? 0.8 : 1);
    c.layer(ramp.slice(0, 4), union(stroke(x, y, x + side * long * 0.7, y - long * 0.3, 0.11, 0.07), stroke(x + side * long * 0.7, y - long * 0.3, x + side * long, y - long, 0.07, 0.01)), [0.02, 0.3, 0.55, 0.78]); // biome-ignore format: one line
  } // biome-ignore format: a list
  c.layer(ramp.slice(0, 3), (x, y) => 1 - Math.hypot(x / 0.5, (y - 0.88) / 0.1), [0.02, 0.3, 0.6]);
  if (burning && !c.small) for (const [i, [x, y]] of ([[-0.7, 0.2], [0.62, 0.36], [-0.5, 0.62], [0.8, -0.1]] as const).entries()) c.stamp([x, y], i % 2 ? ['.a', 'ab'] : ['a', 'b'], { a: ramp[4]!, b: ramp[2]! }); // biome-ignore format: one line
};

export const fireFunnel: Painter = (c) => funnel(c, true);
export const windFunnel: Painter = (c) => funnel(c, false);

/** Two cuts across each other. */
export const crossSlash: Painter = (c) => {
  const ramp = lightOf(c, '#6cb8f4');
  const cut = (way: 1 | -1): Field => {
    const points = Array.from({ length: 9 }, (_, j): Point => {
      const t = j / 8;
      const bow = Math.sin(Math.PI * t) * 0.16;
      return [(t - 0.5) * 1.86 * way + bow * way * 0.4, (t - 0.5) * 1.86 - bow];
    });
    const w = (t: number): number => 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.03)) ** 0.9;
    return union(...points.slice(0, -1).map((p, j) => stroke(p[0], p[1], points[j + 1]![0], points[j + 1]![1], w(j / 8), w((j + 1) / 8)))); // biome-ignore format: one line
  };
  const edge = [0.02, 0.18, 0.34, 0.5, 0.66, 0.82];
  c.layer(ramp, cut(-1), edge);
  c.layer(ramp, cut(1), edge);
  if (!c.small) c.layer(ramp.slice(2), (x, y) => 1 - Math.hypot(x, y) / 0.26, [0.02, 0.24, 0.5, 0.74]);
};

/** Lines of what rushes past to the right. */
export const speedLines: Painter = (c) => {
  const ramp = c.coloured ? glow(c.colour('#d8ecfc')).slice(1) : ['#6c9cc4', '#a8d0f0', '#e4f4ff', '#ffffff'];
  const many = c.small ? 6 : 11;
  for (let i = 0; i < many; i++) {
    const w = Math.max(c.px * 0.8, 0.045) * (i % 3 ? 0.8 : 1.4);
    const y = -0.84 + (1.68 * (i + c.between(`y${i}`, -0.2, 0.2))) / (many - 1);
    const from = c.between(`f${i}`, -0.98, -0.3);
    const long = c.between(`l${i}`, 0.7, 1.4);
    c.layer(ramp, stroke(from, y, Math.min(0.98, from + long), y, 0.01, w), [0.02, 0.3, 0.56, 0.8]);
  }
};

/** Arrows side by side that go up or down: gain and loss. */
const arrows = (c: Canvas, down: boolean): void => {
  const ramp = matter(c.colour(down ? '#e04848' : '#48b8f0'));
  const line = '#0e0a14';
  const list: readonly (readonly [x: number, y: number, r: number])[] = c.small ? [[-0.4, 0.1, 0.5], [0.5, -0.14, 0.42]] : [[-0.6, 0.22, 0.34], [0.02, -0.24, 0.42], [0.62, 0.3, 0.32]]; // biome-ignore format: a list
  const way = down ? -1 : 1;
  for (const [x, y, r] of list) {
    const shape =
      (grow: number): Field =>
      (u, v) => {
        const dx = Math.abs(u - x) - grow;
        const t = (v - y) * way; // from the tip downward
        if (t < -r * 1.1 - grow || t > r * 1.1 + grow) return -1;
        if (t < 0 + grow * 0.5) return dx < (t + r * 1.1 + grow) * 0.9 ? 1 : -1;
        return dx < r * 0.42 ? 1 : -1;
      };
    c.layer([line], shape(c.px * 1.2), [0]);
    c.layer([ramp[1]!, ramp[2]!, ramp[4]!], (u, v) => (shape(0)(u, v) < 0 ? -1 : 0.5 - ((u - x) * 0.8 + (v - y) * 0.3) / r * 0.5), [-9, 0.32, 0.72].map((s) => Math.max(0, s))); // biome-ignore format: one line
    for (const k of c.small ? [] : [0.9, 1.2]) c.layer([ramp[3]!], stroke(x - r * 0.3, y + way * r * (1.1 + k * 0.3), x + r * 0.3, y + way * r * (1.1 + k * 0.3), c.px * 0.8, c.px * 0.8), [0.02]); // biome-ignore format: one line
  }
};

export const arrowsUp: Painter = (c) => arrows(c, false);
export const arrowsDown: Painter = (c) => arrows(c, true);

/** Molten rock that is thrown up out of a cone. */
export const eruption: Painter = (c) => {
  const ramp = fireOf(c);
  const n = noise(c.seed);
  const falls: readonly (readonly [far: number, high: number, w: number])[] = [[-0.86, 0.7, 0.1], [-0.46, 1.05, 0.13], [0.4, 1.1, 0.13], [0.84, 0.76, 0.1]]; // biome-ignore format: a list
  const arcs = falls.map(([far, high, w], i) => {
    const tall = high + c.between(`t${i}`, -0.08, 0.08);
    const points = Array.from({ length: 9 }, (_, j): Point => {
      const t = j / 8;
      return [far * t, 0.42 - 4 * tall * t * (1 - t * 0.92) * 0.9];
    });
    return union(...points.slice(1).map((p, j) => stroke(points[j]![0], points[j]![1], p[0], p[1], w * (1.2 - j * 0.1), w * (1.1 - j * 0.1)))); // biome-ignore format: one line
  });
  const field = union(stroke(0, 0.46, 0, -0.9, 0.24, 0.07), ...arcs);
  c.layer(ramp, (x, y) => field(x, y) + (n(x * 6, y * 6) - 0.5) * 0.24, [0.04, 0.18, 0.34, 0.54, 0.74, 0.9]);
  const rock = ['#241c20', '#3c2c30', '#58443f', '#785c50'];
  c.layer(
    rock,
    (x, y) => {
      if (y < 0.36 || y > 0.95) return -1;
      const w = 0.26 + (y - 0.36) * 1.1;
      return Math.abs(x) > w || (y < 0.46 && Math.abs(x) < 0.16) ? -1 : Math.max(0.02, Math.min(0.99, 0.5 - x * 0.6 + (n(x * 7, y * 7) - 0.5) * 0.5)); // biome-ignore format: one line
    },
    [0, 0.3, 0.55, 0.82],
  );
  // it runs down the cone
  c.layer(ramp.slice(1, 5), union(stroke(-0.05, 0.42, -0.2, 0.74, 0.12, 0.05), stroke(0.1, 0.42, 0.16, 0.9, 0.11, 0.05)), [0.02, 0.3, 0.55, 0.8]); // biome-ignore format: one line
  if (!c.small) for (const [x, y, r] of [[-0.82, -0.3, 0.09], [-0.66, -0.7, 0.08], [0.78, -0.62, 0.09], [0.88, -0.1, 0.08], [0.4, -0.9, 0.07]] as const) c.layer([ramp[1]!, ramp[3]!, ramp[4]!], (u, v) => 1 - Math.hypot(u - x, v - y) / Math.max(r, c.px * 1.8), [0.02, 0.3, 0.6]); // biome-ignore format: one line
};

/** Arcs that follow what spins. */
export const spinArcs: Painter = (c) => {
  const ramp = lightOf(c, '#b4d8f4');
  for (const [i, from] of [0.3, 2.4, 4.5].entries()) {
    const arc: Field = (x, y) => {
      const a = (((Math.atan2(y, x) - from) % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2);
      const t = a / 1.7;
      return t > 1 ? -1 : 1 - Math.abs(Math.hypot(x, y) - 0.86 + i * 0.02) / (0.12 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) + 0.001); // biome-ignore format: one line
    };
    c.layer(ramp.slice(1), turned(arc, 0), [0.02, 0.24, 0.46, 0.66, 0.84]);
  }
};

/** Small things that burst from the middle, the far ones smaller. */
const burst = (
  c: Canvas,
  near: readonly string[],
  far: readonly string[],
  keys: Readonly<Record<string, string>>,
  light: Ramp,
): void => {
  const scale = Math.max(1, Math.round(Math.min(c.width, c.height) / 44));
  const n = c.small ? 5 : 10;
  for (let i = 0; i < n; i++) {
    const a = ((i + c.between(`a${i}`, -0.2, 0.2)) / n) * Math.PI * 2 + 0.3;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    c.layer(light.slice(2, 5), stroke(x * 0.26, y * 0.26, x * 0.5, y * 0.5, 0.05, 0.01), [0.02, 0.34, 0.66]);
  }
  for (let i = 0; i < n; i++) {
    const a = ((i + c.between(`a${i}`, -0.2, 0.2)) / n) * Math.PI * 2;
    const r = i % 2 ? c.between(`r${i}`, 0.42, 0.54) : c.between(`r${i}`, 0.78, 0.88);
    c.stamp([Math.cos(a) * r, Math.sin(a) * r], i % 2 ? near : far, keys, scale);
  }
  c.layer(
    light.slice(2),
    (x, y) => 1 - (Math.abs(x) ** 0.6 + Math.abs(y) ** 0.6) ** (1 / 0.6) / 0.5,
    [0.02, 0.24, 0.48, 0.72],
  );
};
const COIN = ['.lllll.', 'lwaaabl', 'laabaal', 'laabaal', 'laabaal', 'labaabl', '.lllll.'];
const COIN_SIDE = ['.lll.', 'lwabl', 'laabl', 'laabl', 'lwabl', '.lll.'];
export const coinBurst: Painter = (c) => {
  const ramp = matter(c.coloured ? c.colour('#f4bc34') : '#f4bc34');
  burst(c, COIN, COIN_SIDE, { l: '#6c3c14', a: ramp[3]!, b: ramp[1]!, w: '#fff6c8' }, glow('#f8cc48'));
};
const FEATHER = ['.....ll', '...llwl', '..lwwal', '.lwaal.', 'lwaal..', 'lall...', 'l......'];
export const featherBurst: Painter = (c) => {
  const ramp = matter(c.coloured ? c.colour('#e8ecf4') : '#e8ecf4');
  burst(c, FEATHER, FEATHER.map((row) => [...row].reverse().join('')), { l: ramp[0]!, a: ramp[2]!, w: ramp[4]! }, glow('#f8f4e0')); // biome-ignore format: one line
};
