/** Forms of effects that take the colour of any substance: ripples, arcs of sound, rifts, ribbons, blades, spikes, trails, tendrils. */
import { hexToOklab } from '../../../src/pixels/color.ts';
import { puffs } from './blasts.ts';
import type { Painter } from './canvas.ts';
import { disc, type Field, noise, path, ribbon, ring, rough, stroke, union } from './fields.ts';
import { glintAt } from './little.ts';
import { glow, matter, type Ramp, SMOKE } from './ramps.ts';
import { fireOf, lightOf } from './strokes.ts';

type Point = readonly [x: number, y: number];
const TURN = Math.PI * 2;
const STEPS = [0.02, 0.22, 0.42, 0.62, 0.82];

/** Rings one within another, the outer ones thinner and paler. */
export const ripples: Painter = (c) => {
  const ramp = lightOf(c, '#8cc8f4');
  const flat = c.said('ground') || c.said('flat') ? 0.45 : 1;
  const n = noise(c.seed);
  // of few pixels a ring is one even line
  if (c.small) {
    for (const [r, hex] of [
      [0.9, ramp[2]!],
      [0.42, ramp[3]!],
    ] as const)
      c.layer([hex], ring(0, 0, r, c.px * 0.72, flat), [0.02]);
    return;
  }
  if (Math.min(c.width, c.height) < 44) {
    for (const [i, r] of [0.88, 0.5].entries()) c.layer([ramp[2]!, ramp[3]!, ramp[4]!], ring(0, 0, r, Math.max(c.px * (i ? 1.1 : 1.6), 0.1), flat), [0.02, 0.34, 0.66]); // biome-ignore format: one line
    c.layer([ramp[3]!], disc(0, 0, Math.max(c.px * 1.5, 0.12), Math.max(c.px * 1.2, 0.12 * flat)), [0.02]);
    return;
  }
  for (const [i, r] of (c.small ? [0.86, 0.4] : [0.92, 0.64, 0.36]).entries())
    c.layer(ramp.slice(i ? 1 : 0, 5), ring(0, 0, r, (a) => (0.1 - i * 0.008) * (0.7 + 0.6 * n(9 + Math.cos(a) * 3, 9 + Math.sin(a) * 3 + i * 5)), flat), STEPS.slice(0, i ? 4 : 5)); // biome-ignore format: one line
  c.layer(ramp.slice(2), disc(0, 0, 0.14, 0.14 * flat), [0.02, 0.3, 0.5, 0.7]);
};

/** Burning rocks that fall from the upper right, one behind the other. */
export const meteorShower: Painter = (c) => {
  const ramp = fireOf(c);
  const n = rough(c.seed);
  const list: readonly (readonly [x: number, y: number, r: number])[] = c.small ? [[-0.3, 0.4, 0.34]] : [[0.56, -0.16, 0.2], [-0.62, -0.2, 0.24], [-0.06, 0.56, 0.34]]; // biome-ignore format: a list
  for (const [x, y, r] of list) {
    const long = r * 3.4;
    const tail = stroke(x, y, x + long * 0.78, y - long, r * 1.15, 0.02);
    c.layer(ramp, (u, v) => tail(u, v) + (n(u * 6, v * 6) - 0.5) * 0.5, [0.06, 0.2, 0.36, 0.52, 0.7, 0.88]);
    const rock = ['#2c2028', '#4c3a3c', '#74584c', '#9c7860'];
    c.layer(rock, (u, v) => {
      const d = Math.hypot(u - x, v - y) / (r * 0.74);
      return d > 1 ? -1 : Math.max(0.01, Math.min(0.99, 0.52 - ((u - x) * 0.4 + (v - y) * 0.6) / r * -0.4 + (n(u * 9, v * 9) - 0.5) * 0.6 - d * 0.2));
    }, [0, 0.3, 0.55, 0.8]); // biome-ignore format: one call
  }
};

/** Arcs of sound that run to the right from where it is made, wider and wider. */
export const soundArcs: Painter = (c) => {
  const ramp = lightOf(c, '#b48cf4');
  const arcs = c.small ? [0.6, 1.3] : [0.44, 0.84, 1.24, 1.66];
  for (const [i, r] of arcs.entries()) {
    const half = 0.62;
    const arc: Field = (x, y) => {
      const a = Math.atan2(y, x + 0.86);
      if (Math.abs(a) > half) return -1;
      const w = (0.13 - i * 0.012) * Math.cos((a / half) * 1.35);
      return w <= 0 ? -1 : 1 - Math.abs(Math.hypot(x + 0.86, y) - r) / w;
    };
    c.layer(ramp.slice(0, 5), arc, STEPS);
  }
  c.layer(ramp.slice(2), disc(-0.84, 0, 0.16), [0.02, 0.3, 0.5, 0.7]);
};

/** A door of light that stands in the air: an oval that swirls, bright at its rim. */
export const rift: Painter = (c) => {
  const said = c.part('swirl') ?? (c.coloured ? c.colour('#8c54e8') : (c.part('edge') ?? '#8c54e8'));
  const heart = c.part('core');
  // a dark middle has only a breath of light in it
  const dim = heart !== undefined && hexToOklab(heart)[0] < 0.42;
  const inner = heart && !dim ? glow(heart) : glow(said);
  const rim = glow(c.part('edge') ?? said);
  const n = rough(c.seed);
  const [rx, ry] = [0.68, 0.98];
  const torn = (a: number): number => 1 + (n(9 + Math.cos(a) * 4, 9 + Math.sin(a) * 4) - 0.5) * 0.16;
  const far: Field = (x, y) => Math.hypot(x / rx, y / ry) / torn(Math.atan2(y / ry, x / rx));
  c.layer(dim ? ['#0a0612', '#0a0612', '#140a20', '#1e0f2e', inner[0]!, inner[1]!] : ['#180c28', '#2c1640', inner[0]!, inner[1]!, inner[2]!, inner[3]!], (x, y) => {
    const r = far(x, y);
    if (r > 0.86) return -1;
    const a = Math.atan2(y / ry, x / rx);
    const wave = Math.sin((c.small ? 2 : 3) * a + Math.log(r + 0.08) * 4.6 + c.seed);
    return Math.max(0.01, Math.min(0.99, 0.4 + wave * 0.36 * Math.min(1, r * 2.2) + (r - 0.5) * (dim ? 0.7 : 0.34)));
  }, [0.01, 0.22, 0.38, 0.52, 0.66, 0.84]); // biome-ignore format: one call
  c.layer([rim[1]!, rim[2]!, rim[3]!, rim[5]!], (x, y) => {
    const r = far(x, y);
    return r > 1.04 || r < 0.78 ? -1 : 1 - Math.abs(r - 0.9) / 0.14;
  }, [0.02, 0.26, 0.5, 0.78]); // biome-ignore format: one call
  if (c.glinting) for (const [x, y, r] of [[-0.86, -0.5, 0.16], [0.86, -0.16, 0.18], [-0.8, 0.6, 0.13], [0.78, 0.7, 0.14]] as const) glintAt(c, [x, y], r, [rim[2]!, rim[4]!], [0.02, 0.4], 0.66); // biome-ignore format: one line
};

/** Ribbons of light that wind up round nobody, with glints: a change of shape. */
export const risingSwirl: Painter = (c) => {
  const [one = '#f48cc8', two] = c.palette.length > 0 ? c.palette : [c.colour('#f48cc8')];
  // of one colour it is one ribbon, which can be told from what lies behind it
  const ramps = two ? [glow(one), glow(two)] : [glow(one)];
  const winding = (shift: number, near: boolean): Field => {
    const turns = two ? 1.8 : 2.2;
    const n = 72;
    const points = Array.from({ length: n + 1 }, (_, i): readonly [number, number, number, boolean] => {
      const t = i / n;
      const a = (t * turns + shift) * TURN;
      const w = 0.26 + 0.66 * Math.sin(Math.PI * (0.16 + t * 0.78));
      // it dips so far that its bands turn round behind as loops
      return [Math.cos(a) * w, 0.8 - t * 1.56 + Math.sin(a) * w * 0.34, (two ? 0.1 : 0.13) * Math.sin(Math.PI * (0.03 + t * 0.94)) ** 0.7 * (1 + Math.sin(a) * 0.2), Math.sin(a) >= 0]; // biome-ignore format: one line
    });
    // the stretches of it that lie before, or behind
    const runs = points.slice(1).flatMap(([x, y, w, before], i) => {
      const [px, py, pw] = points[i]!;
      return before === near ? [ribbon([[px, py, Math.max(pw, c.px)], [x, y, Math.max(w, c.px)]])] : []; // biome-ignore format: one line
    });
    return union(...runs, () => -9);
  };
  for (const near of [false, true])
    for (const [i, ramp] of ramps.entries()) c.layer(near ? ramp.slice(1) : [ramp[0]!, ramp[1]!, ramp[1]!, ramp[2]!, ramp[2]!], winding(i * 0.5, near), STEPS); // biome-ignore format: one line
  if (c.small) return;
  for (const [i, [x, y, r]] of ([[-0.78, -0.7, 0.2], [0.8, -0.5, 0.16], [0.1, -0.94, 0.14], [-0.86, 0.34, 0.15], [0.84, 0.5, 0.2], [0, 0.1, 0.18]] as const).entries()) glintAt(c, [x, y], r, [ramps[i % ramps.length]![2]!, ramps[i % ramps.length]![5]!], [0.02, 0.36]); // biome-ignore format: one line
};

/** Crescents behind one another that fly to the right. */
export const windBlades: Painter = (c) => {
  const ramp = lightOf(c, '#a8e8d0');
  for (const [i, [x, y, r]] of (c.small ? ([[0.2, 0, 0.8]] as const) : ([[-0.74, 0.1, 0.46], [-0.16, -0.04, 0.66], [0.5, 0.02, 0.86]] as const)).entries()) {
    const blade: Field = (u, v) => {
      const [dx, dy] = [(u - x) / r, (v - y) / r];
      const out = 1 - Math.hypot(dx + 0.1, dy);
      const cut = Math.hypot(dx + 0.52, dy * 0.94) - 0.86;
      return Math.min(out * 2.4, cut * 3.2) ;
    };
    c.layer(ramp.slice(i === 2 ? 0 : 0, 6), blade, [0.02, 0.14, 0.3, 0.46, 0.62, 0.8]);
  } // biome-ignore format: a list
};

const HEAP: readonly (readonly [x: number, y: number, r: number])[] = [[0.1, -0.3, 0.34], [-0.42, 0.04, 0.32], [0.46, 0.06, 0.32], [0, 0.14, 0.42], [-0.24, 0.34, 0.24], [0.28, 0.36, 0.24], [-0.24, -0.2, 0.26]]; // biome-ignore format: a list
/** Snow that bursts: a soft heap of it, flakes that fly from it. */
export const snowBurst: Painter = (c) => {
  const ramp = matter(c.coloured ? c.colour('#dcecfa') : '#b4cce8');
  puffs(c, ramp, c.small ? HEAP.slice(0, 4) : HEAP);
  const flake = ['..a..', 'a.a.a', '.aba.', 'aabaa', '.aba.', 'a.a.a', '..a..'];
  for (let i = 0; i < (c.small ? 4 : 9); i++) {
    const a = ((i + c.between(`a${i}`, -0.2, 0.2)) / (c.small ? 4 : 9)) * TURN;
    const r = i % 2 ? 0.84 : c.between(`r${i}`, 0.68, 0.9);
    c.stamp([Math.cos(a) * r, Math.sin(a) * r], i % 2 ? ['.a.', 'aba', '.a.'] : flake, { a: '#9cc4e8', b: '#ffffff' }, Math.max(1, Math.round(Math.min(c.width, c.height) / 72))); // biome-ignore format: one line
  }
};

/** Smoke or dust that runs outward along a ring. */
export const smokeRing: Painter = (c) => {
  const ramp = c.coloured ? matter(c.colour('#c8a878')) : SMOKE.slice(1);
  const flat = c.said('ground') || c.said('flat') ? 0.42 : 0.8;
  const n = c.small ? 9 : 16;
  const list = Array.from({ length: n }, (_, i): readonly [number, number, number] => {
    const a = ((i + c.between(`a${i}`, -0.25, 0.25)) / n) * TURN - Math.PI / 2;
    const r = c.between(`r${i}`, 0.68, 0.76);
    return [Math.cos(a) * r, Math.sin(a) * r * flat, c.between(`s${i}`, 0.17, 0.26)];
  });
  puffs(c, ramp, list.sort((a, b) => a[1] - b[1])); // biome-ignore format: one line
};

/** A ribbon of light that something left behind it as it flew to the right, with glints that fall from it. */
export const lightTrail: Painter = (c) => {
  const ramp = lightOf(c, '#6cb8f4');
  const run = (off: number, bow: number): Point[] => Array.from({ length: 14 }, (_, i) => [-0.96 + (i / 13) * 1.86, off + Math.sin((i / 13) * 4.4) * bow - (i / 13) * 0.1]); // biome-ignore format: one line
  c.layer(ramp, path(run(0.06, 0.2), 0.01, 0.24), [0.03, 0.18, 0.34, 0.5, 0.66, 0.82]);
  if (c.small) return;
  for (const [off, bow] of [[-0.34, 0.16], [0.44, 0.2]] as const) c.layer(ramp.slice(0, 4), path(run(off, bow).slice(2, 11), 0.01, 0.08), [0.03, 0.3, 0.56, 0.8]); // biome-ignore format: one line
  for (const [x, y, r] of [[-0.7, 0.46, 0.13], [-0.34, -0.36, 0.16], [0.1, 0.5, 0.18], [0.44, -0.46, 0.14], [0.8, 0.36, 0.16]] as const) glintAt(c, [x, y], r, [ramp[2]!, ramp[5]!], [0.02, 0.36], 0.66); // biome-ignore format: one line
};

/** Arms of darkness that grope upward out of a pool of it. */
export const tendrils: Painter = (c) => {
  const glowing = glow(c.colour('#7c3cc8'));
  const ramp: Ramp = c.coloured && !c.said('dark') ? glowing : [glowing[1]!, '#1c1028', '#2c1840', glowing[0]!];
  const low = 0.78;
  c.layer([glowing[1]!, '#180c24', '#0e0818'], disc(0, low, 0.96, 0.2), [0.02, 0.14, 0.5]);
  for (const [i, [x, tall, curl]] of ([[-0.7, 0.9, -1], [0.72, 1, 1], [-0.4, 1.5, 1], [0.42, 1.4, -1], [0, 1.74, 1]] as const).entries()) {
    if (c.small && i < 2) continue;
    const high = tall * c.between(`h${i}`, 0.9, 1.02);
    const points = Array.from({ length: 16 }, (_, j): Point => {
      const t = j / 15;
      const hook = t > 0.7 ? ((t - 0.7) / 0.3) ** 2 : 0;
      return [x + Math.sin(t * 5 + i) * 0.12 * t + curl * hook * 0.34, low - high * (t - hook * 0.2)];
    });
    c.layer(ramp, ribbon(points.map(([x, y], j) => [x, y, 0.19 - (0.16 * j) / 15] as const)), [0.02, 0.3, 0.52, 0.78]);
  } // biome-ignore format: a list
  if (!c.small) for (const [x, y, r] of [[-0.8, -0.3, 0.09], [0.76, -0.46, 0.1], [0.2, 0.3, 0.08]] as const) c.layer([glowing[1]!, glowing[2]!], disc(x, y, r), [0.02, 0.4]); // biome-ignore format: one line
};

/** A liquid that runs down from an edge in drops. */
export const drips: Painter = (c) => {
  const ramp = matter(c.colour('#a81c2a'));
  const runs = c.small ? [[-0.5, 0.2], [0.1, 0.6], [0.6, -0.1]] : [[-0.8, 0.0], [-0.44, 0.56], [-0.08, -0.1], [0.24, 0.3], [0.56, -0.3], [0.84, 0.42]]; // biome-ignore format: a list
  const field = union((x, y) => (y < -0.98 ? -1 : 1 - (y + 0.98) / (0.34 + Math.sin(x * 9 + c.seed) * 0.05)), ...runs.flatMap(([x, y]) => [stroke(x!, -0.9, x!, y!, 0.16, 0.09), disc(x!, y! + 0.04, 0.14, 0.17)])); // biome-ignore format: one line
  c.layer(ramp.slice(1), (x, y) => (field(x, y) <= 0 ? -1 : field(x + c.px * 1.3, y + c.px * 0.6) <= 0 ? 0.1 : field(x - c.px * 2.2, y) <= 0 ? 0.8 : 0.45)); // biome-ignore format: one line
  c.layer(ramp.slice(1), disc(-0.44, 0.86, 0.09, 0.12));
};
