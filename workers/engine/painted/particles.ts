import type { Canvas, Painter } from './canvas.ts';
import { disc, type Field, glint, rough, starField, stroke, union } from './fields.ts';
import { heartRows, starRows } from './little.ts';
import { glow, matter } from './ramps.ts';
import { fireOf, timesOf } from './strokes.ts';

type Point = readonly [x: number, y: number];
const TURN = Math.PI * 2;

/** Places over the picture that keep from one another. */
function scattered(c: Canvas, across: number, label = 'at'): Point[] {
  const list: Point[] = [];
  for (let j = 0; j < across; j++)
    for (let i = 0; i < across; i++) {
      const off = j % 2 ? 0.5 : 0;
      const x = -1 + ((i + off + 0.25 + c.between(`${label}x${i},${j}`, -0.24, 0.24)) * 2) / across;
      const y = -1 + ((j + 0.5 + c.between(`${label}y${i},${j}`, -0.26, 0.26)) * 2) / across;
      if (Math.abs(x) < 0.97 && Math.abs(y) < 0.97) list.push([x, y]);
    }
  return list;
}

const PAPERS = ['#e83c50', '#f8a42c', '#f8dc48', '#54c05c', '#3c9cf0', '#a45ce4', '#f478b8'];
const SCRAPS: readonly (readonly string[])[] = [['aa', 'ab'], ['aab'], ['a', 'a', 'b'], ['.a', 'ab', 'b.'], ['a.', 'ab'], ['aa', 'bb']]; // biome-ignore format: a list

/** Scraps of coloured paper in the air, with a few streamers. */
export const confetti: Painter = (c) => {
  const own = c.ctx.brief.colours;
  const colours = own.length > 1 ? own : own.length ? matter(own[0]!).slice(1) : PAPERS;
  const size = Math.min(c.width, c.height);
  const scale = Math.max(1, Math.round(size / 40));
  const hue = (i: number): string => colours[c.ctx.random.fork(`hue${i}`).int(colours.length)]!;
  const popped = c.said('popping');
  for (const [i, [u, v]] of scattered(c, c.small ? 4 : size < 40 ? 6 : 7).entries()) {
    // what pops flies up from one place, in a fan that opens
    const t = (1 - v) / 2;
    const [x, y] = popped ? [u * (0.16 + 0.84 * t ** 0.7), 0.95 - 1.9 * t ** 0.8 * (1 - 0.3 * u * u)] : [u, v];
    const ramp = matter(hue(i));
    const ribbon = !c.small && i % 6 === 3;
    const rows = ribbon ? ['aa..', '.bb.', '..aa', '...b'] : SCRAPS[c.ctx.random.fork(`scrap${i}`).int(SCRAPS.length)]!; // biome-ignore format: one line
    c.stamp([x, y], rows, { a: ramp[2]!, b: ramp[1]! }, scale);
  }
  if (popped && !c.small) for (const [i, x] of [-0.5, -0.2, 0.1, 0.44].entries()) c.layer(matter(PAPERS[i + 1]!).slice(1), stroke(x * 0.1, 0.96, x, 0.1 - (i % 2) * 0.2, c.px * 0.6, c.px * 1.1), [0.02, 0.2, 0.4, 0.6]); // biome-ignore format: one line
};

const LEAF_LARGE = ['...aaab', '..aaabb', '.aaabab', 'aaababb', 'aababb.', 'abbbb..', 'cc.....'];
const LEAF = ['..aab', '.aaab', 'aabbb', 'abbb.', 'c....'];
const LEAF_SMALL = ['.ab', 'aab', 'cb.'];
const PETAL_LARGE = ['..aab', '.aaab', 'aaabb', 'aabb.', '.b...'];
const PETAL = ['.aa', 'aab', 'ab.'];
const flip = (rows: readonly string[]): string[] => rows.map((r) => [...r].reverse().join(''));
const upset = (rows: readonly string[]): string[] => [...rows].reverse();

function flutter(c: Canvas, rows: readonly string[], at: Point, i: number, hex: string, stem = hex): void {
  const ramp = matter(hex);
  const turns = [rows, flip(rows), upset(rows), flip(upset(rows))];
  const way = turns[c.ctx.random.fork(`way${i}`).int(4)]!;
  const scale = Math.max(1, Math.round(Math.min(c.width, c.height) / 72));
  c.stamp(at, way, { a: ramp[3]!, b: ramp[1]!, c: matter(stem)[0]! }, scale);
}

const AUTUMN = ['#d8602c', '#e8a034', '#b83c2c', '#c87c2c', '#e8c04c'];
const leavesOf = (c: Canvas): readonly string[] => {
  const own = c.ctx.brief.colours;
  return own.length ? [own[0]!, own[1] ?? own[0]!] : c.said('spring') ? ['#6cb83c', '#8cd048', '#4c9a3c'] : AUTUMN;
};

/** Leaves that a wind carries round and up. */
export const leafSwirl: Painter = (c) => {
  const colours = leavesOf(c);
  const wind = ['#8cacb8', '#b4d0d8'];
  const at = (t: number, r = 1): Point => {
    const a = t * TURN * 2.1 + 0.6;
    const w = (0.3 + 0.66 * t) * r;
    return [Math.cos(a) * w, 0.86 - t * 1.66 + Math.sin(a) * w * 0.3];
  };
  if (!c.small)
    for (const [from, to] of [
      [0.02, 0.2],
      [0.3, 0.52],
      [0.6, 0.8],
      [0.86, 0.99],
    ] as const) {
      const points = Array.from({ length: 9 }, (_, i) => at(from + ((to - from) * i) / 8, 0.96));
      c.layer(wind, union(...points.slice(1).map((p, i) => stroke(points[i]![0], points[i]![1], p[0], p[1], c.px * 0.9, c.px * 0.9))), [0.02, 0.6]); // biome-ignore format: one line
    }
  const n = c.small ? 8 : 21;
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const [x, y] = at(t, c.between(`r${i}`, 0.82, 1.1));
    flutter(c, c.small ? LEAF_SMALL : c.large ? (i % 3 ? LEAF_LARGE : LEAF) : i % 3 ? LEAF : LEAF_SMALL, [Math.max(-0.9, Math.min(0.9, x)), Math.max(-0.88, Math.min(0.9, y))], i, colours[c.ctx.random.fork(`c${i}`).int(colours.length)]!, '#6c4428'); // biome-ignore format: one line
  }
};

export const fallingLeaves: Painter = (c) => {
  const colours = leavesOf(c);
  for (const [i, at] of scattered(c, c.small ? 3 : 4).entries())
    if (i % 5 !== 2) flutter(c, c.large ? (i % 2 ? LEAF_LARGE : LEAF) : i % 2 ? LEAF : LEAF_SMALL, at, i, colours[c.ctx.random.fork(`c${i}`).int(colours.length)]!, '#6c4428'); // biome-ignore format: one line
};

export const petals: Painter = (c) => {
  const own = c.colour('#f4a4c4');
  for (const [i, at] of scattered(c, c.small ? 3 : c.large ? 5 : 4).entries())
    flutter(c, !c.small && Math.min(c.width, c.height) >= 40 && i % 3 ? PETAL_LARGE : PETAL, at, i, own);
};

export const snowfall: Painter = (c) => {
  const big = ['..a..', 'a.a.a', '.aba.', 'aabaa', '.aba.', 'a.a.a', '..a..'];
  for (const [i, at] of scattered(c, c.small ? 3 : 5).entries())
    c.stamp(at, !c.small && i % 7 === 2 ? big : i % 2 ? ['.a.', 'aba', '.a.'] : ['ab', 'aa'], c.coloured ? { a: matter(c.colour('#c4e0f4'))[2]!, b: matter(c.colour('#c4e0f4'))[4]! } : { a: '#c4e0f4', b: '#ffffff' }); // biome-ignore format: one line
};

/** Rain: long slanting lines, near ones brighter than far ones, rings where they strike. */
export const rain: Painter = (c) => {
  const said = c.coloured ? matter(c.colour('#4c94dc')) : ['#24589c', '#3474c0', '#4c94dc', '#84bcf0', '#d0ecfc'];
  const burning = c.said('burning');
  const ramp = burning && !c.coloured ? ['#b42a1e', '#e8581c', '#fb9a2c', '#ffd65c', '#fff6d0'] : said;
  const size = Math.min(c.width, c.height);
  const scale = Math.max(1, Math.round(size / 90));
  for (const [i, [x, y]] of scattered(c, c.small ? 4 : 7, 'rain').entries()) {
    const near = i % 3 === 0;
    const long = Math.max(3, Math.round(((near ? 0.17 : 0.11) * size) / scale));
    const rows = Array.from({ length: long }, (_, j) => `${'.'.repeat(Math.floor((long - 1 - j) / 2))}${j > long * 0.6 ? 'b' : 'a'}${near && j > long * 0.3 ? 'b' : ''}`); // biome-ignore format: one line
    c.stamp([x, y * 0.9], rows, near ? { a: ramp[3]!, b: ramp[4]! } : { a: ramp[1]!, b: ramp[2]! }, scale);
  }
};

/** Sparks of a fire that rise: many and hot below, few and dark above, the larger ones with a glow. */
export const embers: Painter = (c) => {
  const ramp = fireOf(c);
  const size = Math.min(c.width, c.height);
  const scale = Math.max(1, Math.round(size / 64));
  const many = c.small ? 9 : 30;
  for (let i = 0; i < many; i++) {
    const t = (i + c.chance(`t${i}`)) / many;
    const y = 0.92 - 1.84 * t ** 1.35;
    const x = c.between(`x${i}`, -0.9, 0.9) * (0.5 + t * 0.5);
    const k = Math.max(1, Math.min(4, 4 - Math.floor(t * 4)));
    const rows =
      i % 4 === 1 && t < 0.75 ? ['.aa.', 'abba', 'abba', '.aa.'] : i % 3 ? ['.a', 'ab', 'a.'] : ['.a.', 'aba', '.a.'];
    c.stamp([x, y], rows, { a: ramp[k]!, b: ramp[Math.min(5, k + 1)]! }, scale);
  }
};

/** Bursts of coloured sparks. */
export const fireworks: Painter = (c) => {
  const own = c.palette;
  const bursts: readonly (readonly [number, number, number, string])[] = c.small ? [[0, 0, 0.95, own[0] ?? '#f84c60']] : [[-0.28, -0.22, 0.68, own[0] ?? '#f84c60'], [0.52, -0.46, 0.44, own[1] ?? own[0] ?? '#4cb0f8'], [0.34, 0.5, 0.46, own[2] ?? own[0] ?? '#f8cc48']]; // biome-ignore format: a list
  for (const [b, [x, y, r, hex]] of bursts.entries()) {
    const ramp = glow(hex);
    const n = r > 0.6 ? 12 : 9;
    for (let i = 0; i < n; i++) {
      const a = ((i + c.between(`a${b},${i}`, -0.2, 0.2)) / n) * TURN;
      const [s, k] = [Math.sin(a), Math.cos(a)];
      const far = r * (i % 2 ? 1 : 0.8);
      c.layer([ramp[1]!, ramp[2]!], stroke(x + s * far * 0.3, y + k * far * 0.3, x + s * far, y + k * far, c.px * 0.6, c.px), [0, 0.3]); // biome-ignore format: one line
      c.layer([ramp[4]!], disc(x + s * far, y + k * far, Math.max(c.px * 1.1, 0.045)), [0.05]);
    }
    c.layer([ramp[3]!, ramp[5]!], disc(x, y, r * 0.18), [0.02, 0.4]);
  }
};

export const hearts: Painter = (c) => {
  const ramp = matter(c.colour('#f0487c'));
  const keys = { a: ramp[2]!, b: ramp[1]!, w: ramp[4]! };
  const size = Math.min(c.width, c.height);
  const heart = (at: Point, share: number): void => c.stamp(at, heartRows(size * share), keys);
  if (c.small) return heart([0, 0], 0.56);
  // as many as were said
  const times = timesOf(c);
  if (times > 1) {
    for (const [x, y, share] of ([[-0.46, 0.34, 0.4], [0.46, -0.3, 0.34], [-0.5, -0.6, 0.24], [0.56, 0.6, 0.24], [0, -0.86, 0.18], [0.04, 0.86, 0.18]] as const).slice(0, times)) heart([x, y], share); // biome-ignore format: one line
    return;
  }
  for (const [i, [x, y]] of ([[-0.82, 0.14], [0.86, 0.1], [0, -0.8], [-0.6, 0.7], [0.04, 0.88]] as const).entries()) heart([x + c.between(`x${i}`, -0.05, 0.05), y], i % 2 ? 0.11 : 0.15); // biome-ignore format: one line
  // none before another: two that touch are one lump
  heart([-0.02, 0.12], 0.42);
  heart([0.5, -0.46], 0.27);
  heart([-0.48, -0.5], 0.27);
  heart([0.62, 0.62], 0.2);
};

/** Stars that turn round a dazed head. */
export const dizzy: Painter = (c) => {
  const ramp = glow(c.colour('#f8cc38'));
  // below 40 pixels three stars are enough, and no path between them
  const few = Math.min(c.width, c.height) < 40;
  if (!few) c.layer([ramp[1]!, ramp[3]!], (x, y) => 1 - Math.abs(Math.hypot(x, y / 0.36) - 0.84) / 0.07, [0.05, 0.5]);
  const n = few ? 3 : 5;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TURN + 0.5;
    const near = 1 + Math.sin(a) * 0.3;
    const [x, y, r] = [Math.cos(a) * 0.8, Math.sin(a) * 0.32, (few ? 0.4 : 0.27) * near];
    const wide = (r * 2.1) / c.px;
    if (wide < 15) {
      c.stamp([x, y], starRows(wide), { a: ramp[2]!, b: ramp[1]!, w: ramp[4]! });
      continue;
    }
    const [u, v] = c.middleOf([x, y]);
    c.layer([ramp[1]!, ramp[2]!, ramp[4]!], starField(u, v, r * 1.2, 5), [0.02, 0.2, 0.55]);
  }
};

/** A flame on nothing: tongues over a hot core. */
export const flame: Painter = (c) => {
  const ramp = c.said('dark') && !c.coloured ? glow('#7c3cc8') : fireOf(c);
  const n = rough(c.seed);
  const tongue =
    (x0: number, top: number, w: number, low = 0.94): Field =>
    (x, y) => {
      const t = (low - y) / (low - top);
      if (t < -0.02 || t > 1) return -1;
      const bend = Math.sin(t * 4.4 + x0 * 5) * 0.1 * t;
      const wide = w * Math.sin(Math.PI * Math.min(1, 0.24 + t * 0.76)) ** 0.8 * (t < 0.12 ? 0.6 + t * 3.4 : 1);
      return 1 - Math.abs(x - x0 - bend) / Math.max(0.01, wide) - t * 0.2;
    };
  const all = union(tongue(0.02, -0.98, 0.5), tongue(-0.42, -0.3, 0.34), tongue(0.44, -0.42, 0.34));
  c.layer(ramp, (x, y) => all(x, y) + (n(x * 4, y * 3.2) - 0.5) * 0.34 + Math.max(0, y) * 0.12, [0.06, 0.2, 0.36, 0.54, 0.7, 0.88]); // biome-ignore format: one line
  if (!c.small) for (const [i, [x, y]] of [[-0.56, -0.66], [0.6, -0.78], [-0.2, -0.86]].entries()) c.stamp([x! + c.between(`e${i}`, -0.1, 0.1), y!], ['.a', 'aa', 'a.'], { a: ramp[2 + (i % 2)]! }); // biome-ignore format: one line
};

/** Flames in a row, side by side along the ground. */
export const fireWall: Painter = (c) => {
  const ramp = fireOf(c);
  const n = rough(c.seed);
  const tops = [0, 1, 2, 3, 4].map((i) => c.between(`t${i}`, -0.66, -0.24) - (i % 2 ? 0 : 0.28));
  const xs = [-0.78, -0.4, 0.02, 0.42, 0.8];
  const tongue =
    (x0: number, top: number): Field =>
    (x, y) => {
      const t = (0.94 - y) / (0.94 - top);
      if (t < -0.02 || t > 1) return -1;
      const bend = Math.sin(t * 4.2 + x0 * 7) * 0.07 * t;
      return 1 - Math.abs(x - x0 - bend) / (0.3 * (1 - t) ** 0.55 + 0.01) - t * 0.15;
    };
  const all = union(...xs.map((x, i) => tongue(x, tops[i]!)));
  c.layer(ramp, (x, y) => Math.min(1, all(x, y) + Math.max(0, (y - 0.3) * 0.5)) + (n(x * 4, y * 3.4) - 0.5) * 0.3, [0.06, 0.2, 0.38, 0.56, 0.74, 0.92]); // biome-ignore format: one line
};

/** A column of fire out of the ground: tongues that climb beside one another, torn at the top. */
export const firePillar: Painter = (c) => {
  const ramp = fireOf(c);
  const n = rough(c.seed);
  const tongue =
    (x0: number, top: number, w: number): Field =>
    (x, y) => {
      const t = (0.9 - y) / (0.9 - top);
      if (t < 0 || t > 1) return -1;
      const bend = Math.sin(t * 5 + x0 * 6) * 0.06 * t;
      return 1 - Math.abs(x - x0 * (1 - t * 0.5) - bend) / (w * (1 - t ** 2.4) + 0.01) - t * 0.08;
    };
  const all = union(tongue(0, -0.98, 0.3), tongue(-0.26, -0.74, 0.2), tongue(0.26, -0.66, 0.2), tongue(-0.48, 0.1, 0.16), tongue(0.5, 0.02, 0.16)); // biome-ignore format: one line
  c.layer(ramp.slice(0, 4), (x, y) => disc(0, 0.82, 0.78, 0.16)(x, y), [0.02, 0.3, 0.55, 0.8]);
  c.layer(ramp, (x, y) => all(x, y) + (n(x * 4, y * 2.4 + 3) - 0.5) * 0.34, [0.04, 0.18, 0.34, 0.52, 0.7, 0.88]);
  if (!c.small) for (const [i, [x, y]] of ([[-0.5, -0.4], [0.52, -0.56], [-0.62, -0.06], [0.66, -0.2]] as const).entries()) c.stamp([x + c.between(`e${i}`, -0.06, 0.06), y], ['.a', 'aa', 'a.'], { a: ramp[2 + (i % 2)]! }); // biome-ignore format: one line
};

/** Fire that is breathed or thrown to the right. */
export const fireBreath: Painter = (c) => {
  const ramp = fireOf(c);
  const n = rough(c.seed);
  c.layer(ramp, (x, y) => {
    const t = (x + 0.98) / 1.94;
    const w = 0.06 + 0.72 * t ** 0.85;
    return t < 0 ? -1 : 1.1 - Math.abs(y) / w - Math.max(0, t - 0.7) * 3.2 + (n(x * 3.4, y * 4.6) - 0.5) * (0.3 + t * 0.9) - t * 0.1; // biome-ignore format: one line
  }, [0.06, 0.2, 0.38, 0.56, 0.74, 0.94]); // biome-ignore format: one call
};

/** A ring of flames. */
export const fireRing: Painter = (c) => {
  const ramp = fireOf(c);
  const n = rough(c.seed);
  c.layer(ramp, (x, y) => {
    const r = Math.hypot(x, y);
    const a = Math.atan2(y, x);
    const reach = 0.12 + 0.26 * n(9 + Math.cos(a) * 5, 9 + Math.sin(a) * 5);
    const d = r - 0.64;
    return 1 - (d < 0 ? -d / 0.16 : d / reach) + (n(x * 6, y * 6) - 0.5) * 0.3;
  }, [0.06, 0.22, 0.38, 0.54, 0.7, 0.86]); // biome-ignore format: one call
};

/** A star that falls from the upper right, with its tail. */
export const shootingStar: Painter = (c) => {
  const ramp = glow(c.colour('#f8d048'));
  const tails: readonly (readonly [number, number, number])[] = [[0.96, -0.96, 0.24], [0.9, -0.5, 0.12], [0.5, -0.92, 0.12]]; // biome-ignore format: a list
  for (const [x, y, w] of tails) c.layer(ramp.slice(1, 5), stroke(-0.42, 0.42, x, y, w, 0.01), [0.04, 0.28, 0.5, 0.72]);
  c.layer(ramp.slice(2), glint(-0.46, 0.46, 0.56, 0.72), [0.02, 0.2, 0.4, 0.62]);
};
