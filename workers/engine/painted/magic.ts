import type { Canvas, Painter } from './canvas.ts';
import { disc, type Field, noise, ring, rough, stroke, union } from './fields.ts';
import { arms } from './galaxies.ts';
import { glintAt, RUNES } from './little.ts';
import { FIRE, glow, type Ramp, twofold } from './ramps.ts';
import { lightOf } from './strokes.ts';

type Point = readonly [x: number, y: number];
const TURN = Math.PI * 2;

/** A circle of magic on a wall or floor: rings, a star between them, signs. */
function circleOf(c: Canvas, own?: number): void {
  const ramp = lightOf(c, '#9c6cf4');
  const thin = Math.max(c.px * 1.05, 0.045);
  const line = Math.max(c.px * 0.75, 0.026);
  const size = Math.min(c.width, c.height);
  const rings = [ring(0, 0, 0.94, thin * 1.25), ...(c.small ? [] : [ring(0, 0, 0.66, line)])];
  c.layer([ramp[1]!, ramp[2]!, ramp[3]!], union(...rings), [0.02, 0.3, 0.62]);
  const points = own ?? (c.has('star') ? 5 : c.said('holy') || c.coloured ? 6 : c.chance('star') < 0.5 ? 6 : 5);
  const r = c.small ? 0.84 : 0.66;
  const at = (i: number, q = r): Point => [Math.sin((i / points) * TURN) * q, -Math.cos((i / points) * TURN) * q];
  const step = 2;
  const star = union(
    ...Array.from({ length: points }, (_, i) => {
      const [a, b] = [at(i), at(i + step)];
      return stroke(a[0], a[1], b[0], b[1], line, line);
    }),
  );
  const starred = c.part('star') ? glow(c.part('star')!) : ramp;
  c.layer([starred[1]!, starred[3]!], star, [0.02, 0.3]);
  c.layer(ramp.slice(1), disc(0, 0, c.small ? 0.22 : 0.2), [0.04, 0.2, 0.4, 0.55, 0.7]);
  if (size < 40) {
    for (let i = 0; i < points; i++) c.layer([ramp[3]!, ramp[5]!], disc(...at(i), Math.max(c.px * 1.3, 0.07)), [0.02, 0.4]); // biome-ignore format: one line
    return;
  }
  const n = size >= 56 ? points * 2 : points;
  for (let i = 0; i < n; i++) {
    const place: Point = [Math.sin(((i + 0.5) / n) * TURN) * 0.8, -Math.cos(((i + 0.5) / n) * TURN) * 0.8];
    c.stamp(place, RUNES[c.ctx.random.fork(`rune${i}`).int(RUNES.length)]!, { a: c.part('runes') ?? ramp[4]! }, Math.max(1, Math.round(size / 72))); // biome-ignore format: one line
  }
  for (let i = 0; i < points; i++) c.layer([ramp[3]!, ramp[5]!], disc(...at(i), Math.max(c.px * 1.6, 0.05)), [0.02, 0.36]); // biome-ignore format: one line
}
export const magicCircle: Painter = (c) => circleOf(c);
export const pentagram: Painter = (c) => circleOf(c, 5);

/** Plus signs that rise. */
function pluses(c: Canvas, ramp: Ramp, list: readonly (readonly [number, number, number])[], streaks = false): void {
  for (const [x, y, r] of list) {
    // arms and bars of whole pixels, as wide as each other: no arm is a pixel longer than its fellow
    const bar = Math.max(1, Math.round((r * 0.36 * 2) / c.px / 2) * 2 - 1);
    const arm = Math.max(bar + 2, Math.round((r * 2 - bar * c.px) / 2 / c.px) * 2 + bar);
    const from = (arm - bar) / 2;
    const within = (i: number): boolean => i >= from && i < from + bar;
    const free = (i: number, j: number): boolean =>
      i < 0 || j < 0 || i >= arm || j >= arm || (!within(i) && !within(j));
    const tone = (i: number, j: number): string => {
      if (free(i, j)) return '.';
      if (bar === 1) return i === j ? 'w' : i + j < arm ? 'm' : 'a';
      if (free(i + 1, j) || free(i, j + 1)) return 'b';
      if (free(i - 1, j) || free(i, j - 1)) return 'a';
      return bar > 3 && (free(i - 2, j) || free(i, j - 2) || free(i + 2, j) || free(i, j + 2)) ? 'm' : 'w';
    };
    const rows = Array.from({ length: arm }, (_, j) => Array.from({ length: arm }, (_, i) => tone(i, j)).join(''));
    // the streaks that it leaves below it as it rises
    if (streaks && arm > 3) c.stamp([x, y + (arm / 2 + Math.max(2, arm / 3) + 1) * c.px], Array.from({ length: Math.round(arm / 1.6) }, (_, j) => Array.from({ length: arm }, (_, i) => (i === (arm - 1) / 2 ? 'm' : (i === (bar > 1 ? 1 : 0) || i === arm - (bar > 1 ? 2 : 1)) && j < arm / 3 ? 'a' : '.')).join('')), { a: ramp[2]!, m: ramp[3]! }); // biome-ignore format: one call
    c.stamp([x, y], rows, { a: ramp[2]!, b: ramp[1]!, m: ramp[3]!, w: ramp[5]! });
  }
}

/** Healing: signs of plus that rise, the higher the smaller, each with the streak that it leaves below it. */
export const heal: Painter = (c) => {
  const ramp = glow(c.colour('#48cc60'));
  const list: readonly (readonly [x: number, y: number, r: number])[] = c.small ? [[-0.3, 0.1, 0.5], [0.56, -0.5, 0.3]] : [[0.02, 0.2, 0.38], [-0.66, 0.1, 0.26], [0.66, -0.12, 0.28], [-0.3, -0.6, 0.2], [0.34, -0.76, 0.14]]; // biome-ignore format: a list
  pluses(c, ramp, list, !c.small);
  if (c.glinting) for (const [x, y, r] of [[-0.84, -0.56, 0.15], [0.88, 0.5, 0.17], [-0.74, 0.82, 0.14]] as const) glintAt(c, [x, y], r, [ramp[2]!, ramp[4]!, ramp[5]!], [0.02, 0.34, 0.62]); // biome-ignore format: one line
};

/** Glints of several sizes. */
export const sparkles: Painter = (c) => {
  const two = c.ctx.brief.colours.length > 1;
  const ramp = lightOf(c, '#f8cc48');
  const other = two ? glow(c.ctx.brief.colours[1]!) : ramp;
  const list = c.small ? [[-0.1, 0, 0.9], [0.66, -0.62, 0.4]] : [[0.06, 0.04, 0.7], [-0.62, -0.6, 0.42], [0.66, -0.62, 0.34], [-0.6, 0.62, 0.34], [0.66, 0.66, 0.28]]; // biome-ignore format: a list
  for (const [i, [x, y, r]] of list.entries()) {
    const jit = i ? c.between(`j${i}`, -0.08, 0.08) : 0;
    glintAt(c, [x! + jit, y! - jit], r!, (i % 2 ? other : ramp).slice(1), [0.01, 0.16, 0.34, 0.52, 0.7], 0.52);
  }
  if (c.small) return;
  for (const [i, [x, y]] of [[-0.26, -0.86], [0.92, 0.26], [-0.94, -0.22], [0.3, 0.92]].entries()) c.stamp([x! + c.between(`d${i}`, -0.08, 0.08), y!], ['.b.', 'bab', '.b.'], { a: other[4]!, b: other[2]! }); // biome-ignore format: one line
};

/** Somebody grows stronger: rays and arrows that go up out of a ring. */
export const levelUp: Painter = (c) => {
  const ramp = lightOf(c, '#f8c838');
  for (const [i, x] of (Math.min(c.width, c.height) < 40
    ? [-0.72, 0.72]
    : [-0.76, -0.44, -0.14, 0.16, 0.46, 0.76]
  ).entries()) {
    const top = c.between(`t${i}`, -0.8, -0.2) + Math.abs(x) * 0.3;
    c.layer([ramp[1]!, ramp[2]!, ramp[3]!], stroke(x, 0.8, x, top, 0.1, 0.02), [0.02, 0.34, 0.66]);
  }
  c.layer(ramp.slice(1), ring(0, 0.7, 0.84, 0.2, 0.3), [0.02, 0.24, 0.44, 0.64, 0.82]);
  for (const y of c.small ? [-0.2] : [-0.46, 0.1]) {
    const w = 0.36;
    const arrow = union(stroke(-w, y + 0.22, 0, y - 0.14, 0.13, 0.13), stroke(w, y + 0.22, 0, y - 0.14, 0.13, 0.13));
    c.layer([ramp[0]!, ramp[3]!, ramp[5]!], arrow, [0.02, 0.36, 0.76]);
  }
  if (c.glinting) for (const [x, y] of [[-0.72, -0.76], [0.78, -0.6], [0.06, -0.88]] as const) glintAt(c, [x, y], 0.2, [ramp[2]!, ramp[5]!], [0.02, 0.4], 0.6); // biome-ignore format: one line
};

/** A pillar of light with glints that rise in it. */
export const lightPillar: Painter = (c) => {
  const ramp = lightOf(c, '#f8dc6c');
  const n = noise(c.seed);
  const pillar: Field = (x, y) => {
    const w = 0.42 + (y + 1) * 0.06;
    if (y > 0.8) return -1;
    return 1 - Math.abs(x) / w;
  };
  // light has no dark rim; thin shafts of it stand beside the pillar
  const soft = [ramp.at(-4)!, ramp.at(-3)!, ramp.at(-2)!, ramp.at(-1)!];
  c.layer(soft, (x, y) => disc(0, 0.8, 0.94, 0.22)(x, y), [0.02, 0.34, 0.58, 0.8]);
  c.layer(soft, pillar, [0.03, 0.16, 0.36, 0.62]);
  if (Math.min(c.width, c.height) >= 40)
    for (const [i, [x, w]] of ([[-0.58, 0.05], [0.58, 0.05], [-0.76, 0.025], [0.76, 0.025]] as const).entries()) {
      const [top, low] = [c.between(`t${i}`, -0.9, -0.3), 0.5 + n(i, 3) * 0.16];
      c.layer([soft[0]!, soft[1]!], (u, v) => (v < top || v > low ? -1 : 1 - Math.abs(u - x) / Math.max(w, c.px * 0.6)), [0.02, 0.6]); // biome-ignore format: one line
    } // biome-ignore format: a list
  if (c.glinting) for (const [x, y, r] of [[-0.9, 0.3, 0.13], [0.92, 0.02, 0.16], [-0.9, -0.44, 0.16], [0.9, -0.66, 0.12]] as const) glintAt(c, [x, y], r, [ramp[2]!, ramp[4]!], [0.02, 0.4]); // biome-ignore format: one line
};

/** Arms of light that wind into a hole. */
export const vortex: Painter = (c) => {
  const water = c.ctx.brief.material === 'water' || c.said('water');
  const said = c.part('swirl');
  const ramp = said
    ? glow(said)
    : water
      ? ['#1c3c84', '#2c64bc', '#3f93e0', '#7cc6f4', '#d8f2ff', '#ffffff']
      : c.said('burning') && !c.coloured
        ? FIRE
        : glow(c.colour('#9858f0'));
  const flat = water || c.said('flat') ? 0.62 : 0.92;
  const arms = c.small ? 2 : 3;
  const n = noise(c.seed);
  const field: Field = (x, y) => {
    const [dx, dy] = [x, y / flat];
    const r = Math.hypot(dx, dy);
    if (r > 1) return -1;
    const a = Math.atan2(dy, dx);
    const wave = Math.sin(arms * a + Math.log(r + 0.06) * 5.2 + c.seed);
    const fade = (1 - r) ** 0.5;
    return 0.42 + wave * 0.5 * (0.6 + fade * 0.5) + (fade - 0.5) * 0.62 + (n(dx * 6, dy * 6) - 0.5) * 0.24;
  };
  c.layer(ramp, field, [0.1, 0.3, 0.48, 0.66, 0.84, 1.02]);
  // what burns winds into its own heat, not into a hole
  if (c.said('burning')) return c.layer(ramp.slice(2), disc(0, 0, 0.3, 0.3 * flat), [0.02, 0.26, 0.46, 0.64]);
  const hole = water ? ['#1c3c84', '#16284c', '#101830'] : ['#3c1c5c', '#1c1030', '#0e0818'];
  c.layer(hole, disc(0, 0, 0.36, 0.36 * flat), [0.02, 0.2, 0.42]);
};

/** Stars that a hole draws in: each leaves a trail of light. */
function starsDrawnIn(c: Canvas): void {
  if (!c.has('stars')) return;
  const ramp = glow(c.part('stars') ?? '#f8e8a0');
  for (const [x, y] of [[-0.74, -0.62], [0.72, -0.7], [0.88, 0.3], [-0.86, 0.36], [0.1, -0.94], [-0.36, 0.88], [0.5, 0.84]] as const) {
    const [u, v] = [x * 0.8 - y * 0.2, y * 0.8 + x * 0.2];
    c.layer([ramp[2]!, ramp[3]!], stroke(x, y, u, v, c.px * 1.3, c.px * 0.5), [0, 0.5]);
    glintAt(c, [x, y], Math.max(0.15, c.px * 2.6), [ramp[3]!, ramp[5]!], [0.02, 0.36]);
  } // biome-ignore format: a list
}

/** A black hole: a disc of light round a hole, seen from a little above. */
export const blackHole: Painter = (c) => {
  const said = c.part('swirl');
  const ramp = said
    ? c.palette[0]
      ? twofold(said, c.palette[0])
      : glow(said)
    : c.coloured
      ? glow(c.colour('#f08030'))
      : c.said('void')
        ? glow('#9858f0')
        : FIRE;
  const n = rough(c.seed);
  const disk =
    (half: 1 | -1): Field =>
    (x, y) => {
      if ((y - 0.02) * half < 0) return -1;
      const r = Math.hypot(x, y / 0.34);
      const a = Math.atan2(y / 0.34, x);
      return r > 1 || r < 0.36 ? -1 : 1 - Math.abs(r - 0.6) / 0.44 - (n(a * 2.2 + r * 5, r * 5) - 0.5) * 0.5;
    };
  // what it draws in winds into it: then one looks straight down on it
  if (c.has('spiral')) {
    const own = c.part('spiral') ?? c.palette[0];
    const wound = own ? glow(own) : ramp;
    c.layer(['#1c1030', wound[0]!], (x, y) => 0.98 - Math.hypot(x, y) + (n(x * 5, y * 5) - 0.5) * 0.2, [0.02, 0.3]);
    c.layer(wound.slice(1), arms(c.seed, 3, 1, 0.46), [0.02, 0.26, 0.46, 0.66, 0.84]);
    c.layer(ramp.slice(1), ring(0, 0, 0.44, 0.15), [0.02, 0.2, 0.4, 0.6, 0.8]);
    c.layer(['#1c1030', '#0c0814'], disc(0, 0, 0.38), [0.02, 0.14]);
    starsDrawnIn(c);
    return;
  }
  starsDrawnIn(c);
  c.layer(ramp, disk(-1), [0.04, 0.18, 0.34, 0.52, 0.7, 0.88]);
  c.layer(ramp.slice(1), ring(0, -0.02, 0.5, 0.17), [0.02, 0.2, 0.4, 0.6, 0.8]);
  c.layer(['#1c1030', '#0c0814'], disc(0, -0.02, 0.46), [0.02, 0.14]);
  c.layer(ramp, disk(1), [0.04, 0.18, 0.34, 0.52, 0.7, 0.88]);
};

/** A ball of power with arcs on it. */
export const energyBall: Painter = (c) => {
  const dark = c.said('dark') && !c.coloured;
  const ramp = lightOf(c, '#4cb0f8');
  const n = rough(c.seed);
  const halo: Field = (x, y) => {
    const a = Math.atan2(y, x);
    const reach = 0.78 + 0.2 * n(8 + Math.cos(a) * 4, 8 + Math.sin(a) * 4);
    return 1 - Math.hypot(x, y) / reach + (n(x * 5, y * 5) - 0.5) * 0.22;
  };
  c.layer(ramp, halo, dark ? [0.03, 0.18, 0.3, 0.42, 0.52, 0.7] : [0.03, 0.16, 0.32, 0.48, 0.62, 0.78]);
  const bright = dark ? '#e4c4ff' : ramp[5]!;
  for (const [i, turn] of [0.4, 2.5, 4.5].entries()) {
    const arc = ring(0, 0, 0.6 + 0.12 * (i % 2), (a) => 0.07 * Math.max(0, Math.cos((a - turn) * 1.1)));
    if (!c.small) c.layer([bright], arc, [0.2]);
  }
  if (c.glinting) for (const [x, y] of [[0.84, -0.6], [-0.8, 0.62], [-0.7, -0.74], [0.78, 0.72]] as const) glintAt(c, [x, y], 0.16, [ramp[1]!, bright], [0.02, 0.4], 0.7); // biome-ignore format: one line
};

/** Half a ball of force over the ground: a net of cells, a bright rim, the ring on which it stands. */
function dome(c: Canvas): void {
  const ramp = lightOf(c, '#54b4f8');
  const [foot, lay] = [0.52, 0.24];
  const rim = 0.96;
  const cell = 2 / Math.max(5, Math.round(Math.min(c.width, c.height) / 8));
  // how far a point is from its top: 1 at the rim
  const far = (x: number, y: number): number =>
    y <= foot ? Math.hypot(x, (y - foot) / 1.42) / rim : Math.hypot(x, (y - foot) / lay) / rim;
  const net: Field = (x, y) => {
    const d = far(x, y);
    if (d > 1) return -1;
    const bend = 1 + d * d * 0.4;
    const [a, b] = nearest((x * bend) / cell, ((y - foot) * bend) / cell / ROWS);
    return b - a < 0.1 + c.px * 1.6 ? 1 : -1;
  };
  const half = (n: number, from: number, thick: number): Field => (x, y) => {
    const r = Math.hypot(x, (y - foot) / lay) / n;
    return (y - foot) * from < 0 ? -1 : 1 - Math.abs(r - 1) / thick;
  };
  c.layer([ramp[1]!, ramp[3]!], half(rim, -1, 0.1), [0.02, 0.5]);
  if (!c.small) c.layer([ramp[1]!], net, [0]);
  c.layer(ramp.slice(1), (x, y) => {
    const d = far(x, y);
    return d > 1 || y > foot ? -1 : 1 - (1 - d) / (0.24 + 0.1 * Math.max(0, -x - y));
  }, [0.02, 0.3, 0.52, 0.7, 0.84]); // biome-ignore format: one call
  c.layer([ramp[2]!, ramp[4]!, ramp[5]!], half(rim, 1, 0.14), [0.02, 0.3, 0.7]);
  c.layer([ramp[4]!, ramp[5]!], (x, y) => (far(x, y) > 0.8 || far(x, y) < 0.62 || x > -0.16 || y > 0.12 ? -1 : 0.6), [0.1, 0.8]); // biome-ignore format: one line
} // biome-ignore format: fields

/** A shield of force: bright at its rim, a net of cells within. */
export const barrier: Painter = (c) => {
  if (c.said('dome')) {
    dome(c);
    return;
  }
  const ramp = lightOf(c, '#54b4f8');
  const size = Math.min(c.width, c.height);
  const cell = 2 / Math.max(4, Math.round(size / 10));
  const net: Field = (x, y) => {
    const d = Math.hypot(x, y);
    if (d > 0.94) return -1;
    // a net of hexagons: the nearest and the second nearest centre are as far
    const bend = 1 + d * d * 0.35;
    const [u, v] = [(x * bend) / cell, (y * bend) / cell / ROWS];
    const [a, b] = nearest(u, v);
    return b - a < 0.1 + c.px * 1.6 ? 1 : -1;
  };
  // a cracked one has lines that run from where it was hit
  const cracked =
    c.said('cracked') || c.said('broken') || c.said('cracking') || c.said('shattered') || c.said('damaged');
  if (!c.small && !cracked) c.layer([ramp[1]!], net, [0]);
  c.layer(ramp.slice(1), (x, y) => {
    const d = Math.hypot(x, y);
    return d > 0.98 ? -1 : 1 - (0.98 - d) / (0.26 + 0.1 * Math.max(0, -x - y));
  }, [0.02, 0.3, 0.52, 0.7, 0.84]); // biome-ignore format: one call
  if (cracked) {
    const [hx, hy] = [0.24, -0.2];
    const w = Math.max(c.px * 0.9, 0.03);
    const lines = [12, 74, 128, 196, 250, 318].flatMap((turn, i) => {
      const at = (r: number, off: number): readonly [number, number] => {
        const a = ((turn + off) * Math.PI) / 180;
        return [hx + Math.cos(a) * r, hy + Math.sin(a) * r];
      };
      const long = [0.62, 0.5, 1, 0.9, 0.66, 0.56][i]!;
      const points = [at(0.03, 0), at(long * 0.4, 16), at(long * 0.62, -8), at(long, 8)];
      const bough = [at(long * 0.4, 16), at(long * 0.72, 34)];
      const runs = [...points.slice(1).map((p, j) => [points[j]!, p] as const), [bough[0]!, bough[1]!] as const];
      return runs.map(([p, q]) => stroke(p[0], p[1], q[0], q[1], w, w * 0.7));
    });
    const within = union(...lines);
    c.layer([ramp[0]!], (x, y) => (Math.hypot(x, y) > 0.94 ? -1 : within(x - c.px, y - c.px)), [0.02]);
    c.layer([ramp[5]!], (x, y) => (Math.hypot(x, y) > 0.94 ? -1 : within(x, y)), [0.02]);
  }
  c.layer([ramp[4]!, ramp[5]!], ring(0, 0, 0.66, (a) => 0.09 * Math.max(0, Math.cos((a + 2.3) * 1.8)) * (Math.abs(a + 2.3) < 0.8 ? 1 : 0)), [0.1, 0.4]); // biome-ignore format: one line
};
/** Rows of hexagons, each second one between the cells of the last. */
const ROWS = Math.sqrt(3);
/** How far the nearest and the second nearest middle of a cell are. */
function nearest(u: number, v: number): readonly [number, number] {
  let [first, second] = [9, 9];
  for (const off of [0, 0.5])
    for (const i of [Math.floor(u - off), Math.ceil(u - off)])
      for (const j of [Math.floor(v - off), Math.ceil(v - off)]) {
        const d = Math.hypot(u - off - i, (v - off - j) * ROWS);
        if (d < first) [first, second] = [d, first];
        else if (d < second) second = d;
      }
  return [first, second];
}
