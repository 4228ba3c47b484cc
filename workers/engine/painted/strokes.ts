import { hexToOklab, oklabToOklch } from '../../../src/pixels/color.ts';
import type { Canvas, Painter } from './canvas.ts';
import { convex, disc, type Field, noise, path, ribbon, ring, rough, stroke, turned, union } from './fields.ts';
import { glintAt } from './little.ts';
import { FIRE, glow, hollow, type Ramp, twofold } from './ramps.ts';

type Point = readonly [x: number, y: number];
const RAD = Math.PI / 180;

/** The ramp of a stroke of light: of the colour that is said, dark magic hollow. */
export const lightOf = (c: Canvas, own: string): Ramp =>
  withCore(c, c.said('dark') && !c.coloured ? hollow('#8c48d8') : c.palette.length > 1 ? twofold(c.palette[0]!, c.palette[1]!) : glow(c.colour(own))); // biome-ignore format: one line

/** Fire, or a fire of another colour. */
export function fireOf(c: Canvas): Ramp {
  const said = c.part('flames');
  if (!said) return c.coloured || c.said('dark') ? lightOf(c, '#e8581c') : withCore(c, FIRE);
  // fire that is called red, orange or yellow is fire as ever
  const hue = oklabToOklch(hexToOklab(said))[2];
  return withCore(c, hue > 25 && hue < 100 ? FIRE : glow(said));
}

/** A core in the colour that is said of it. */
export function withCore(c: Canvas, ramp: Ramp): Ramp {
  const core = c.part('core');
  return core ? [...ramp.slice(0, -2), ...glow(core).slice(3, 5)] : ramp;
}

/** What flies has a head and a tail, each in a colour of its own where one is said. */
const tailOf = (c: Canvas): Ramp | undefined => (c.part('trail') ? glow(c.part('trail')!) : undefined);
const headOf = (c: Canvas): Ramp | undefined => (c.part('head') ? glow(c.part('head')!) : undefined);

/** How many of it are said: two beams, three cuts. */
export const timesOf = (c: Canvas): number => Number(c.ctx.brief.mood.find((word) => word.startsWith('times:'))?.slice('times:'.length) ?? 1); // biome-ignore format: one line

/** How a stroke lies: by words, else as it does on its own. */
const lies = (c: Canvas, own: number): number =>
  c.said('vertical') ? -90 : c.said('horizontal') ? 0 : c.said('diagonal') ? -45 : own;

/** A crescent of light: bright along the edge that the blade drew, whole to both of its tips, with lines of speed along its inside. */
export const slash: Painter = (c) => {
  const ramp = c.coloured || c.said('dark') ? lightOf(c, '#6cb8f4') : withCore(c, ['#2c5a9c', '#4c94d8', '#8cccf8', '#c8ecff', '#f4fcff']); // biome-ignore format: one line
  const [cx, cy, R] = [-0.3, 0.3, 1.2];
  const [from, to] = [-132, 52];
  const field: Field = (x, y) => {
    const r = Math.hypot(x - cx, y - cy);
    const t = (Math.atan2(y - cy, x - cx) / RAD - from) / (to - from);
    if (t <= 0 || t >= 1) return -1;
    const w = Math.max(c.px * 1.1, 0.68 * Math.sin(Math.PI * t ** 1.15) ** 1.15);
    const depth = (R - r) / w;
    if (depth < 0) return -1;
    // the air that it parted: thin lines along its way, towards the inside
    const lines = c.small ? 0 : Math.sin((R - r) * 34) * 0.1 * Math.min(1, depth * 1.6);
    return 1 - depth + lines * (1 - Math.abs(t - 0.5));
  };
  const turn = c.said('horizontal') ? 40 : c.said('vertical') ? -28 : 0;
  const wake = c.has('trail') ? glow(c.part('trail') ?? c.colour('#6cb8f4')) : undefined;
  const own = ramp.map((_, i) => (ramp.length === 5 ? [0.02, 0.2, 0.38, 0.56, 0.74] : [0.02, 0.16, 0.32, 0.48, 0.64, 0.8])[i]!); // biome-ignore format: one line
  const times = timesOf(c);
  // several of them, one behind the other
  if (times > 1) {
    const apart = times > 2 ? 0.44 : 0.52;
    for (let i = 0; i < Math.min(4, times); i++) {
      const off = (i - (times - 1) / 2) * apart;
      const slim: Field = (x, y) => {
        const v = field((x + off) * 1.2, (y - off) * 1.2);
        return v > 0.7 ? -1 : v * 1.3;
      };
      c.layer(ramp, turned(slim, turn), own);
    }
    return;
  }
  if (wake) {
    // the blade's own light is a thin edge; all that it swept lies behind it, thinner and thinner
    c.layer([wake[1]!, wake[2]!, wake[3]!, wake[4]!], turned(field, turn), [0.15, 0.28, 0.44, 0.58]);
    c.layer([ramp.at(-4)!, ramp.at(-3)!, ramp.at(-1)!], turned(field, turn), [0.62, 0.7, 0.86]);
    return;
  }
  c.layer(ramp, turned(field, turn), own);
};

/** Three cuts beside one another. */
export const claws: Painter = (c) => {
  const ramp =
    c.coloured || c.said('dark') ? lightOf(c, '#d83848') : ['#5c1020', '#a41c2c', '#e04848', '#ffa898', '#fff4ec'];
  for (const [i, off] of [-0.52, 0, 0.52].entries()) {
    const long = i === 1 ? 0.98 : 0.8;
    const points = Array.from({ length: 7 }, (_, j): Point => {
      const t = j / 6;
      const bow = Math.sin(Math.PI * t) * 0.1;
      return [off + (0.5 - t) * long * 0.9 + bow, (t - 0.5) * 2 * long + bow];
    });
    const w = (t: number): number => 0.16 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.04));
    const parts = points.slice(0, -1).map((p, j) => stroke(p[0], p[1], points[j + 1]![0], points[j + 1]![1], w(j / 6), w((j + 1) / 6))); // biome-ignore format: one line
    c.layer(ramp, union(...parts), [0.02, 0.18, 0.38, 0.58, 0.76]);
  }
};

/** A beam across the picture, with a flare where it begins and where it strikes. */
export const beam: Painter = (c) => {
  const ramp = lightOf(c, '#f03c50');
  const n = noise(c.seed);
  const times = timesOf(c);
  const half = times > 1 ? 0.15 : 0.27;
  // it swells out of a point, and its rim flickers along its way
  const bar =
    (y0: number): Field =>
    (x, y) => {
      if (Math.abs(x) > 1) return -1;
      const swell = Math.min(1, 0.34 + (x + 1) * 1.1);
      return 1 - Math.abs(y - y0) / (half * swell * (1 + (n(x * 5, 3 + y0) - 0.5) * 0.34));
    };
  const burst = (y0: number): Field => {
    const r = times > 1 ? 0.26 : 0.42;
    const spokes = [0.6, -0.6, 2.2, -2.2, 3.14].map((a) => stroke(-0.7, y0, -0.7 + Math.cos(a) * r * 1.7, y0 + Math.sin(a) * r * 1.7, r * 0.36, 0.01)); // biome-ignore format: one line
    return union(disc(-0.7, y0, r), ...spokes);
  };
  const rows = times === 1 ? [0] : times === 2 ? [-0.34, 0.34] : [-0.56, 0, 0.56];
  const field = union(...rows.flatMap((y) => [bar(y), burst(y)]));
  const turn = lies(c, 0);
  const reach = turn === -45 ? turned((x, y) => field(x * 0.78, y), turn) : turned(field, turn);
  c.layer(ramp, reach, [0.02, 0.16, 0.32, 0.5, 0.66, 0.8]);
  const sparks: readonly Point[] = times > 1 ? [] : [[-0.3, -0.42], [0.16, -0.4], [0.46, 0.4], [-0.1, 0.42], [0.8, -0.42]]; // biome-ignore format: a list
  if (c.glinting)
    for (const [x, y] of sparks) {
      const [k, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      glintAt(c, [x * k - y * s, x * s + y * k], 0.12, [ramp[2]!, ramp[4]!], [0.02, 0.4], 0.8);
    }
};

/** A bolt of light that flies to the right, with a tail. */
export const bolt: Painter = (c) => {
  const ramp = lightOf(c, '#4ca8f8');
  const n = rough(c.seed);
  const tail: Field = (x, y) => {
    const t = (0.5 - x) / 1.5;
    if (t < 0 || t > 1) return -1;
    const w = 0.32 * (1 - t) ** 0.7 * (0.7 + 0.6 * n(x * 4, y * 9));
    return w <= 0.01 ? -1 : (1 - Math.abs(y + Math.sin(x * 6) * 0.05 * t) / w) * (1 - t * 0.55);
  };
  const steps = [0.04, 0.18, 0.34, 0.5, 0.66, 0.82];
  c.layer(tailOf(c) ?? ramp, turned(tail, lies(c, 0)), steps);
  c.layer(headOf(c) ?? ramp, turned(tailOf(c) || headOf(c) ? disc(0.5, 0, 0.48, 0.4) : union(tail, disc(0.5, 0, 0.48, 0.4)), lies(c, 0)), steps); // biome-ignore format: one line
};

/** A ball of fire that flies to the right; flames as long as two of it stream out behind. */
export const fireball: Painter = (c) => {
  const ramp = fireOf(c);
  const n = rough(c.seed);
  const [hx, r] = [0.5, c.small ? 0.44 : 0.4];
  /** A flame that leaves the ball at a height and ends at a point far behind it, waving as it goes. */
  const tongue = (y0: number, y1: number, end: number, wide: number, phase: number): Field => {
    const points = Array.from({ length: 13 }, (_, i): readonly [number, number, number] => {
      const t = i / 12;
      const wave = Math.sin(t * 6.4 + phase) * 0.07 * Math.min(1, t * 1.6);
      return [hx - t * (hx - end), y0 + (y1 - y0) * t + wave, Math.max(0.012, wide * (1 - t) ** 0.85)];
    });
    return ribbon(points);
  };
  const own = c.between('wave', 0, 6);
  const flames = union(
    tongue(0, 0.02, -1.06, r * 0.95, own),
    tongue(-r * 0.5, -r * 0.86, c.between('up', -0.62, -0.42), r * 0.52, own + 2),
    tongue(r * 0.5, r * 0.8, c.between('low', -0.5, -0.3), r * 0.5, own + 4),
  );
  // hot where it leaves the ball, red where it ends
  const tail: Field = (x, y) => {
    const v = flames(x, y);
    return v <= 0 ? -1 : Math.max(0.05, v * (1 - Math.max(0, hx - x) * 0.34) + (n(x * 4, y * 8) - 0.5) * 0.18);
  };
  const ball: Field = (x, y) => {
    const rim = disc(hx, 0, r * 1.12)(x, y) * 1.25 + (n(x * 5, y * 5) - 0.5) * 0.14;
    return Math.min(rim, 0.4 + disc(hx + 0.06, 0, r * 1.2)(x, y) * 1.2);
  };
  const steps = [0.04, 0.16, 0.32, 0.52, 0.7, 0.9];
  const [behind, before] = [tailOf(c), headOf(c)];
  c.layer(
    behind ?? ramp,
    turned((x, y) => Math.max(tail(x, y), ball(x, y)), lies(c, 0)),
    steps,
  );
  if (behind || before) c.layer(before ?? ramp, turned((x, y) => Math.min(ball(x, y) * 1.1, disc(hx + 0.02, 0, r * 1.2)(x, y) * 1.6), lies(c, 0)), steps); // biome-ignore format: one line
};

/** A bolt out of the sky, forked, that strikes the ground. */
export const lightningStrike: Painter = (c) => {
  const ramp =
    c.coloured || c.said('dark')
      ? lightOf(c, '#f8d03c').slice(1)
      : ['#d08420', '#f4bc2c', '#fce460', '#fff8c4', '#ffffff'];
  // long strokes down, short ones back: a bolt, and no worm
  const turn = c.between('turn', 0, 1) < 0.5 ? 1 : -1;
  const wild = (name: string): number => c.between(name, -0.04, 0.04);
  // of few pixels it is the sign of a bolt: sharp-edged, in three tones
  const coarse = Math.min(c.width, c.height) < 44;
  const bolt: readonly Point[] = [[0.42, -1.06], [0.04 + wild('a'), -0.46], [0.26 + wild('b'), -0.42], [-0.16 + wild('c'), 0.16], [0.1 + wild('d'), 0.2], [-0.04, 0.84]]; // biome-ignore format: a list
  const main = bolt.map(([x, y]): Point => [x * turn, y]);
  const w = 0.14;
  // branches at one height on both sides would make a figure of it
  const branch = (at: number, dx: number, dy: number, wide: number): Field => {
    const [x, y] = main[at]!;
    return path([[x, y], [x + dx * 0.5 * turn, y + dy * 0.36], [x + dx * 0.44 * turn, y + dy * 0.56], [x + dx * turn, y + dy]], w * wide, 0.015); // biome-ignore format: one line
  };
  const pool: Field = (x, y) => disc(-0.04 * turn, 0.86, 0.56, 0.15)(x, y);
  if (coarse) {
    const flipped = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * turn, y]);
    const upper = convex(flipped([[0.14, -1], [0.62, -1], [0.2, -0.04], [-0.44, -0.04]])); // biome-ignore format: a list
    const lower = convex(flipped([[-0.12, -0.32], [0.52, -0.32], [-0.12, 0.9]])); // biome-ignore format: a list
    c.layer([ramp[1]!, ramp[2]!], pool, [0.02, 0.3]);
    // in pixels from its edge: one of the rim, one of the colour, then white
    c.layer([ramp[1]!, ramp[2]!, ramp[4]!], (x, y) => (Math.max(upper(x, y), lower(x, y)) + c.px * 0.4) / c.px / 4, [0.01, 0.3, c.small ? 0.36 : 0.5]); // biome-ignore format: one line
    return;
  }
  const all = union(
    path(main.slice(1), w * 1.2, w * 0.6),
    // its upper end comes out of nothing, as thin as its lower one
    stroke(...main[0]!, ...main[1]!, w * 0.02, w * 1.2),
    branch(1, -0.42, 0.62, 0.5),
    ...(c.large ? [branch(4, 0.5, 0.46, 0.42)] : []),
  );
  c.layer(ramp, union(all, pool), [0.02, 0.26, 0.44, 0.6, 0.78]);
  if (!c.glinting) return;
  const sparks: readonly Point[] = [[-0.62, 0.5], [0.6, 0.62], [-0.36, 0.68]]; // biome-ignore format: a list
  for (const [x, y] of sparks) glintAt(c, [x, y], 0.12, [ramp[1]!, ramp[3]!], [0.02, 0.4], 0.8);
};

/** Electricity that leaps from a bright point: thin forked bolts, no two as long. */
export const electricity: Painter = (c) => {
  const ramp = lightOf(c, '#5cb4fc');
  const n = c.large ? 7 : 5;
  const w = c.small ? 0.15 : c.large ? 0.075 : 0.115;
  const bolts = Array.from({ length: n }, (_, i) => {
    const a = ((i + c.between(`a${i}`, -0.22, 0.22)) / n) * Math.PI * 2 - 1.3;
    const r = i % 2 ? c.between(`r${i}`, 0.62, 0.78) : c.between(`r${i}`, 0.9, 1);
    const at = (t: number, off: number): Point => [Math.cos(a) * r * t - Math.sin(a) * off, Math.sin(a) * r * t + Math.cos(a) * off]; // biome-ignore format: one line
    const side = c.chance(`s${i}`) < 0.5 ? 1 : -1;
    // of few pixels: long strokes out, one short back
    const turn = i % 2 ? 1 : -1;
    const out = c.between(`r${i}`, 0.84, 1) / r;
    if (c.small) return path([at(0.1 * out, 0), at(0.52 * out, 0.16 * turn), at(0.46 * out, -0.1 * turn), at(out, 0.04 * turn)], 0.2, 0.05); // biome-ignore format: one line
    const main = path([at(0.06, 0), ...(c.large ? [at(0.3, 0.13 * side), at(0.4, -0.07 * side), at(0.68, 0.12 * side), at(0.74, -0.04 * side)] : [at(0.46, 0.15 * side), at(0.5, -0.08 * side)]), at(1, 0.03)], w, w * 0.35); // biome-ignore format: one line
    return !c.large || i % 2 ? main : union(main, path([at(0.4, -0.07 * side), at(0.56, -0.22 * side), at(0.74, -0.24 * side)], w * 0.6, w * 0.25)); // biome-ignore format: one line
  });
  c.layer([ramp[0]!, ramp[2]!, ramp[4]!, ramp[5]!], union(...bolts), [0.02, 0.2, 0.44, 0.62]);
  c.layer(ramp.slice(2), disc(0, 0, c.small ? 0.3 : 0.15), [0.04, 0.24, 0.44, 0.6]);
  if (c.glinting) for (const [x, y] of [[0.2, -0.86], [-0.84, 0.1], [0.74, 0.46]] as const) glintAt(c, [x, y], 0.13, [ramp[2]!, ramp[4]!], [0.02, 0.4], 0.8); // biome-ignore format: one line
};

/** A ring that runs outward: its front is bright, its back torn. */
export const shockwave: Painter = (c) => {
  const ramp =
    c.coloured || c.said('dark') ? lightOf(c, '#8cc8f4') : ['#3c6ca8', '#6ca4dc', '#a8d4f8', '#e0f4ff', '#ffffff'];
  const n = noise(c.seed);
  const flat = c.said('ground') || c.said('flat') ? 0.45 : 1;
  const field: Field = (x, y) => {
    const [dx, dy] = [x, y / flat];
    const r = Math.hypot(dx, dy);
    const a = Math.atan2(dy, dx);
    const torn = n(20 + Math.cos(a) * 5, 20 + Math.sin(a) * 5);
    const back = 0.2 + 0.28 * torn;
    const d = 0.98 - r;
    return d < 0 ? -1 : 1 - d / back - (d > 0.07 ? (n(a * 7, r * 3) - 0.35) * 0.5 : 0);
  };
  c.layer(ramp, field, ramp.length === 5 ? [0.04, 0.24, 0.46, 0.68, 0.86] : [0.04, 0.2, 0.38, 0.56, 0.72, 0.88]);
  // a second, weaker one follows it where there is room for its line
  if (c.large && !c.has('ground')) c.layer(ramp.slice(1, 4), ring(0, 0, 0.42, 0.09, flat), [0.02, 0.34, 0.68]);
};

/** Wind that curls as it blows to the right. */
export const gust: Painter = (c) => {
  const ramp = c.coloured ? glow(c.colour('#a8d8f0')).slice(1) : ['#6c9cc4', '#9cc8e8', '#d0ecfc', '#f4fcff'];
  const curls: readonly (readonly [y: number, from: number, to: number, r: number, up: 1 | -1])[] = [[-0.42, -0.9, 0.34, 0.24, -1], [0.02, -1, 0.56, 0.3, -1], [0.44, -0.7, 0.22, 0.22, 1]]; // biome-ignore format: a list
  for (const [y, from, to, r, up] of c.small ? curls.slice(1) : curls) {
    const run: Point[] = Array.from({ length: 6 }, (_, i) => [
      from + ((to - from) * i) / 5,
      y + Math.sin(i * 1.1) * 0.03,
    ]);
    const curl: Point[] = Array.from({ length: 9 }, (_, i): Point => {
      const a = (i / 8) * 285 * RAD;
      const k = r * (1 - i * 0.055);
      return [to + Math.sin(a) * k, y + up * (r - Math.cos(a) * k)];
    });
    const points = [...run, ...curl.slice(1)];
    const w = (t: number): number => Math.max(c.px * 0.7, 0.095 * Math.sin(Math.PI * (0.06 + t * 0.88)));
    const last = points.length - 1;
    const parts = points.slice(0, -1).map((p, i) => stroke(p[0], p[1], points[i + 1]![0], points[i + 1]![1], w(i / last), w((i + 1) / last))); // biome-ignore format: one line
    c.layer(ramp, union(...parts), [0.02, 0.28, 0.5, 0.74]);
  }
  if (!c.small) for (const [x, y, l] of [[-0.5, -0.76, 0.5], [-0.96, 0.72, 0.6], [0.2, 0.86, 0.4]] as const) c.layer([ramp[0]!, ramp[2]!], stroke(x, y, x + l, y, c.px * 1.1, c.px * 0.6), [0.02, 0.5]); // biome-ignore format: one line
};
