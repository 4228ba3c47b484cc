/** What is fitted on things, painted where its kind belongs: on the face, on the upper edge, hanging, wound round, all over. */
import { hexToOklab, oklabToHex } from '../../../src/pixels/color.ts';
import type { Ornament } from '../catalogue/ornaments.ts';
import type { Rendering } from '../solids/render.ts';
import { STAMPS, type Stamp } from './fitting-stamps.ts';
import type { Brush, Painter } from './mark-brush.ts';

const FIXED: Readonly<Record<string, string>> = { k: '#2c2434', s: '#c0c8d4', S: '#7c8494', w: '#fcf8ec', r: '#e03038', y: '#f8d848', o: '#f08c2c', g: '#54b848', c: '#78e0f0', n: '#a87c4c', N: '#6c4a30', p: '#f0a0b0' }; // biome-ignore format: a table

/** Tones of a colour by their keys. */
export function tones(hex: string): Readonly<Record<string, string>> {
  const [L, a, b] = hexToOklab(hex);
  const of = (light: number, chroma: number): string =>
    oklabToHex([Math.min(0.97, Math.max(0.14, light)), a * chroma, b * chroma]);
  return { ...FIXED, b: hex, l: of(L + 0.14, 0.8), d: of(L - 0.16, 1), line: of(Math.min(0.3, L * 0.45), 0.6) };
}

interface Size {
  readonly rows: readonly string[];
  readonly unit: number;
  readonly lined: boolean;
}

/** As large as it can be told on a thing of that size. */
function sizeOf(s: Brush, { rows, least }: Stamp, share = 1): Size {
  const side = Math.max(s.seen.box.width, s.seen.box.height) * share;
  if (side < 21) return { rows: least ?? rows, unit: 1, lined: side >= 15 };
  return { rows, unit: Math.max(1, Math.round(side / 36)), lined: true };
}

/** One stamp, its middle at x and y. */
export function stamp(s: Brush, name: string, x: number, y: number, share = 1, hex = s.hex, mirrored = false): void {
  const of = STAMPS[name]!;
  const { rows: own, unit, lined } = sizeOf(s, of, share);
  const rows = mirrored ? own.map((row) => [...row].reverse().join('')) : own;
  const ramp = tones(hex ?? of.hex);
  const wide = rows[0]!.length * unit;
  const [left, top] = [Math.round(x - wide / 2), Math.round(y - (rows.length * unit) / 2)];
  const at = (px: number, py: number): string => {
    const key = rows[Math.floor(py / unit)]?.[Math.floor(px / unit)];
    return px < 0 || py < 0 || key === undefined ? '.' : key;
  };
  for (let py = -1; py <= rows.length * unit; py++)
    for (let px = -1; px <= wide; px++) {
      const key = at(px, py);
      if (key !== '.') s.put(left + px, top + py, ramp[key] ?? ramp.b!);
      else if (
        lined &&
        !of.light &&
        [
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ].some(([a, b]) => at(px + a!, py + b!) !== '.')
      )
        // biome-ignore format: four sides
        s.put(left + px, top + py, ramp.line!);
    }
}

/** How tall and wide a stamp comes out. */
export const tall = (s: Brush, name: string, share = 1): number => {
  const { rows, unit } = sizeOf(s, STAMPS[name]!, share);
  return rows.length * unit;
};
const wide = (s: Brush, name: string, share = 1): number => {
  const { rows, unit } = sizeOf(s, STAMPS[name]!, share);
  return rows[0]!.length * unit;
};

/** Where the face of it has most room; of several places those that lie apart. */
export function sites(s: Brush, count: number, low = 0): (readonly [number, number])[] {
  const { inked, depth, deepest, box } = s.seen;
  const found: (readonly [number, number])[] = [];
  const apart = Math.min(box.width, box.height) * (count > 3 ? 0.24 : 0.34);
  const worth = (i: number): number => {
    const [u, v] = [((i % s.width) - box.x) / box.width, (Math.floor(i / s.width) - box.y) / box.height];
    return depth[i]! / deepest - 0.9 * Math.abs(u - 0.5) - 0.9 * Math.abs(v - 0.52 - low);
  };
  const best = [...inked].sort((a, b) => worth(b) - worth(a));
  for (const i of best) {
    const [x, y] = [i % s.width, Math.floor(i / s.width)];
    if (found.length >= count) break;
    if (found.every(([fx, fy]) => Math.hypot(fx - x, fy - y) >= apart)) found.push([x, y]);
  }
  return found;
}

const onFace =
  (name: string, low = 0, most = 2): Painter =>
  (s) => {
    // biome-ignore format: one line
    for (const [x, y] of sites(s, s.several ? most : 1, low)) stamp(s, name, x + 0.5, y + 0.5);
    return s.done();
  };

/** Upright on its upper edge, at shares of its width. */
const onTop =
  (name: string, one: number, several: readonly number[], sunk = 0.25): Painter =>
  (s) => {
    // biome-ignore format: one line
    const { box } = s.seen;
    for (const u of s.several ? several : [one]) {
      const x = box.x + u * (box.width - 1);
      const top = s.topOf(x);
      if (top >= s.height) continue;
      const h = tall(s, name);
      stamp(s, name, x + 0.5, Math.max(h / 2, top - h * (0.5 - sunk)));
    }
    return s.done();
  };

/** The last inked row of a column; −1 where none is. */
export function footOf(s: Brush, x: number): number {
  let y = s.height - 1;
  while (y >= 0 && !s.isInk(y * s.width + Math.round(x))) y--;
  return y;
}

/** The longer axis of it: a point, a direction, and how far it goes to both sides. */
export function axisOf(s: Brush): {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly from: number;
  readonly to: number;
} {
  // biome-ignore format: one line
  const { inked } = s.seen;
  const n = inked.length;
  const mx = inked.reduce((sum, i) => sum + (i % s.width), 0) / n;
  const my = inked.reduce((sum, i) => sum + Math.floor(i / s.width), 0) / n;
  let [xx, xy, yy] = [0, 0, 0];
  for (const i of inked) {
    const [dx, dy] = [(i % s.width) - mx, Math.floor(i / s.width) - my];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const spread = Math.hypot(xx - yy, 2 * xy) / (xx + yy);
  // what is as tall as wide stands upright
  const turn = spread < 0.34 ? Math.PI / 2 : 0.5 * Math.atan2(2 * xy, xx - yy);
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const along = inked.map((i) => ((i % s.width) - mx) * ux + (Math.floor(i / s.width) - my) * uy);
  let [from, to] = [0, 0];
  for (const t of along) [from, to] = [Math.min(from, t), Math.max(to, t)];
  return { x: mx, y: my, ux, uy, from, to };
}

/** Bands across the longer axis, which sag a little as what is round has them. `each` paints a pixel by its place across and along. */
export function bands(
  s: Brush,
  places: readonly number[],
  thick: number,
  slant: number,
  each: (i: number, across: number, along: number) => void,
): void {
  // biome-ignore format: one line
  const { x, y, ux, uy, from, to } = axisOf(s);
  for (const i of s.seen.inked) {
    const [dx, dy] = [(i % s.width) - x, Math.floor(i / s.width) - y];
    const across = dy * ux - dx * uy;
    const t = dx * ux + dy * uy - slant * across;
    for (const place of places) {
      const off = t - (from + (to - from) * place);
      if (Math.abs(off) <= thick / 2) each(i, across, off);
    }
  }
}

/** Bent lines from the face out to a side and back into it: pipes and wires. */
function bends(s: Brush, hexes: readonly string[], thick: number): void {
  const { box } = s.seen;
  hexes.forEach((hex, k) => {
    const ramp = tones(hex);
    const side = k % 2 ? -1 : 1;
    const [y0, y1] = [box.y + box.height * (0.4 + 0.08 * k), box.y + box.height * (0.7 - 0.04 * k)];
    const mid = box.x + box.width / 2;
    const out = thick + 1;
    const into = Math.max(3, box.width * 0.14);
    const line = (row: number): number => {
      let x = side > 0 ? s.width - 1 : 0;
      while (x > 0 && x < s.width && !s.isInk(Math.round(row) * s.width + x)) x -= side;
      return Math.abs(x - mid) > box.width * 0.6 || x <= 0 ? mid + side * box.width * 0.3 : x;
    };
    const [a, b] = [line(y0), line(y1)];
    const far = Math.max(2, Math.min(s.width - 3, (side > 0 ? Math.max(a, b) : Math.min(a, b)) + side * out));
    const path: (readonly [number, number])[] = [[a - side * into, y0], [far, y0], [far, y1], [b - side * into, y1]]; // biome-ignore format: one line
    for (const pass of ['line', 'b'] as const)
      for (let leg = 0; leg < 3; leg++) {
        const [p, q] = [path[leg]!, path[leg + 1]!];
        const steps = Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1])) * 2;
        for (let t = 0; t <= steps; t++) {
          const [px, py] = [p[0] + ((q[0] - p[0]) * t) / steps, p[1] + ((q[1] - p[1]) * t) / steps];
          const r = thick / 2 + (pass === 'line' ? 0.6 : 0);
          for (let j = -r; j < r; j += 0.5)
            for (let i = -r; i < r; i += 0.5)
              s.put(px + i + 0.25, py + j + 0.25, pass === 'line' ? ramp.line! : i + j < -r * 0.4 ? ramp.l! : i + j > r * 0.7 ? ramp.d! : ramp.b!); // biome-ignore format: one line
        }
      }
  });
}

/** Columns of vapour that rise in waves from the upper edge. */
function rising(s: Brush, hex: string, dense: boolean): void {
  const { box } = s.seen;
  const ramp = tones(hex);
  [0.3, 0.54, 0.76].forEach((u, k) => {
    const x = box.x + u * box.width;
    const top = Math.min(s.topOf(x), box.y + box.height * 0.4);
    // what reaches the upper edge has no room above it: a puff is drawn, and no column without an end
    const long = Math.max(2, Math.min(top - 1, s.height * (k === 1 ? 0.26 : 0.2)));
    for (let t = 0; t < long + s.unit * 2; t++) {
      const swing = Math.sin(t / (1.6 * s.unit + 0.6) + k * 2) * (1 + s.unit * 0.6);
      const r = dense ? s.unit * (1 + (1.2 * t) / long) : s.unit * 0.5;
      for (let j = -r; j <= r; j++) s.put(x + swing + j, top + s.unit - t, j > r * 0.4 && dense ? ramp.d! : t > long * 0.7 ? ramp.l! : ramp.b!); // biome-ignore format: one line
    }
  });
}

/** A band of somebody's ornament across it; on what is thin, rings of its colours. */
export function ornamented(s: Brush, { rows, ink, ground }: Ornament): Rendering {
  const { box, inked, depth } = s.seen;
  const { from, to } = axisOf(s);
  const deep = inked.reduce((sum, i) => sum + depth[i]!, 0) / inked.length;
  if (to - from > 9 * deep || Math.min(box.width, box.height) < 11) {
    bands(s, [0.34, 0.62], 5 * s.unit, 0, (i, _across, along) => s.shade(i, 0, Math.abs(along) < 1.2 * s.unit ? ink : ground, 1)); // biome-ignore format: one line
    return s.done();
  }
  const unit = Math.max(1, Math.round(Math.max(box.width, box.height) / 44));
  const [wide, high] = [rows[0]!.length, rows.length];
  bands(s, [0.56], (high + 2) * unit, 0, (i, across, along) => {
    if (depth[i]! < 2) return;
    const row = Math.floor(along / unit + high / 2);
    const column = ((Math.floor(across / unit) % wide) + wide) % wide;
    const isEdge = row < 0 || row >= high;
    // in the light that lies there
    const light = (s.lab(i)[0] - 0.55) * 0.22;
    s.shade(i, isEdge ? -0.1 : light, isEdge || rows[row]![column] !== '#' ? ground : ink, 1);
  });
  return s.done();
}

export const FITTING_MARKS: Readonly<Record<string, Painter>> = {
  lock: onFace('lock', 0.04),
  gauge: onFace('gauge', -0.06),
  valve: onFace('valve'),
  cogs: onFace('cog'),
  display: onFace('display', -0.06),
  knob: onFace('knob', 0.1, 3),
  clasp: onFace('clasp'),
  bells: onFace('bell', 0.14),
  spring: onFace('spring'),
  blossoms: onFace('flower', 0, 3),
  jewels(s) {
    ['#d83048', '#3f7ce0', '#40b858', '#b050d8'].forEach((hex, k, all) => {
      const [x, y] = sites(s, all.length)[k] ?? [];
      if (x !== undefined && y !== undefined) stamp(s, 'jewel', x + 0.5, y + 0.5, 0.8, s.hex ?? hex);
    });
    return s.done();
  },
  rivets(s) {
    const { inked, depth, box } = s.seen;
    const far = Math.max(4, Math.min(box.width, box.height) * 0.2);
    const used: number[] = [];
    const line = 2 + s.unit;
    for (const i of inked) {
      if (depth[i]! < line || depth[i]! > line + s.unit) continue;
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      if (used.some((j) => Math.hypot((j % s.width) - x, Math.floor(j / s.width) - y) < far)) continue;
      used.push(i);
      for (let b = 0; b <= s.unit; b++)
        for (let a = 0; a <= s.unit; a++) {
          const j = i + a + b * s.width;
          if (s.parts[j]! >= 0) s.shade(j, a + b === 0 ? 0.3 : a + b > s.unit ? -0.3 : 0.04, s.hex, s.hex ? 0.9 : 0);
        }
    }
    return s.done();
  },
  piping(s) {
    bends(s, [s.hex ?? '#b87848'], Math.max(1.5, 1.5 * s.unit));
    return s.done();
  },
  wiring(s) {
    bends(s, s.hex ? [s.hex, s.hex] : ['#d83838', '#f0c838'], s.unit);
    return s.done();
  },
  'barbed-wire'(s) {
    const hex = s.hex ?? '#c4ccd8';
    const { box } = s.seen;
    const step = Math.max(3, Math.round(3 * s.unit));
    bands(s, [0.36, 0.56, 0.76], s.unit, 0.3, (i, across) => {
      s.shade(i, 0, hex, 1);
      if (s.isInk(i + s.width * s.unit) && s.parts[i + s.width * s.unit]! >= 0) s.shade(i + s.width * s.unit, -0.24);
      if (Math.abs(Math.round(across)) % (2 * step) >= s.unit) return;
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      for (let k = -s.unit; k <= s.unit; k++) s.put(x + k, y - k, hex);
    });
    // it stands off at both sides
    for (const v of [0.24, 0.5, 0.72])
      for (const side of [-1, 1]) {
        const y = Math.round(box.y + box.height * v);
        let x = side > 0 ? s.width - 1 : 0;
        while (x > 0 && x < s.width - 1 && !s.isInk(y * s.width + x)) x -= side;
        if (!s.isInk(y * s.width + x)) continue;
        for (let k = 0; k <= s.unit + 1; k++) s.put(x + side * k, y - k, hex);
      }
    return s.done();
  },
  lashing(s) {
    const ramp = tones(s.hex ?? '#c8a468');
    bands(s, [0.3, 0.64], Math.max(3, 3.4 * s.unit), 0, (i, across, along) => {
      const twist = ((Math.round(across + along * 1.4) % (3 * s.unit)) + 3 * s.unit) % (3 * s.unit);
      s.shade(i, 0, Math.abs(along) > 1.4 * s.unit ? ramp.d! : twist < s.unit ? ramp.d! : ramp.l!, 1);
    });
    return s.done();
  },
  aerial: onTop('aerial', 0.66, [0.3, 0.7], 0.1),
  sight(s) {
    // it lies on the upper edge of a barrel
    const { box } = s.seen;
    const x = box.x + box.width * 0.46;
    const h = tall(s, 'scope');
    stamp(s, 'scope', x, Math.max(h / 2 + 1, s.topOf(x) - h * 0.4));
    return s.done();
  },
  plume: onTop('plume', 0.6, [0.36, 0.54, 0.72], 0.3),
  pennant: onTop('flag', 0.56, [0.56], 0.12),
  straw: onTop('straw', 0.62, [0.5, 0.74], 0.12),
  spoon: onTop('spoon', 0.7, [0.7], 0.16),
  tapers: onTop('taper', 0.5, [0.26, 0.5, 0.74], 0.12),
  hook: onTop('hook', 0.5, [0.3, 0.7], 0.1),
  fungi: onTop('mushroom', 0.5, [0.2, 0.5, 0.78], 0.28),
  shards: onTop('shard', 0.5, [0.18, 0.42, 0.64, 0.86], 0.3),
  tassel(s) {
    const { box } = s.seen;
    const step = wide(s, 'tassel') + 2;
    const count = Math.max(3, Math.floor(box.width / (step * 1.2)));
    for (let k = 0; k < count; k++) {
      const x = box.x + (box.width * (k + 0.5)) / count;
      const foot = footOf(s, x);
      if (foot > box.y + box.height * 0.5) stamp(s, 'tassel', x, foot + tall(s, 'tassel') * 0.4);
    }
    return s.done();
  },
  charm(s) {
    const { box } = s.seen;
    for (const u of s.several ? [0.36, 0.62] : [0.5]) {
      const x = box.x + u * box.width;
      stamp(s, 'charm', x, Math.min(s.height - 2 - tall(s, 'charm') / 2, footOf(s, x) + tall(s, 'charm') * 0.3));
    }
    return s.done();
  },
  fangs(s) {
    const count = 4;
    const step = wide(s, 'fang');
    const [[x, y] = [0, 0]] = sites(s, 1, 0.06);
    for (let k = 0; k < count; k++) stamp(s, 'fang', x + (k - (count - 1) / 2) * step + 0.5, y);
    return s.done();
  },
  vapour(s) {
    rising(s, s.hex ?? '#f0f4f8', false);
    return s.done();
  },
  fumes(s) {
    rising(s, s.hex ?? '#a4a8b4', true);
    return s.done();
  },
  glints(s) {
    const { box } = s.seen;
    for (const [u, v, share] of [[0.06, 0.18, 1], [0.94, 0.3, 0.7], [0.14, 0.86, 0.7], [0.8, 0.02, 0.6]] as const) stamp(s, 'glint', box.x + u * box.width, box.y + v * box.height, share); // biome-ignore format: one line
    return s.done();
  },
  stand(s) {
    const { box } = s.seen;
    const ramp = tones(s.hex ?? '#8a5c34');
    const y = box.y + box.height;
    const room = Math.max(3, Math.min(s.height - y, Math.round(box.height * 0.2)) - 1);
    const mid = box.x + box.width / 2;
    for (let t = -1; t < room; t++) {
      const foot = t >= room - 1 - 1.6 * s.unit;
      const half = Math.max(2, box.width * (foot ? 0.3 : t < 1 ? 0.17 : 0.09));
      for (let k = -half - 1; k <= half + 1; k++) s.put(mid + k, y + t, Math.abs(k) > half || t === room - 1 ? ramp.line! : k < -half * 0.4 ? ramp.l! : k > half * 0.5 ? ramp.d! : ramp.b!); // biome-ignore format: one line
    }
    return s.done();
  },
  weave(s) {
    const unit = Math.max(2, 2 * s.unit);
    for (const i of s.seen.inked) {
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      const even = (Math.floor(x / unit) + Math.floor(y / unit)) % 2 === 0;
      s.shade(i, even ? (y % unit === 0 ? 0.12 : 0.04) : x % unit === 0 ? -0.16 : -0.08);
    }
    return s.done();
  },
  quilting(s) {
    const unit = Math.max(5, Math.round(5 * s.unit));
    for (const i of s.seen.inked) {
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      const [a, b] = [(x + y) % unit, (((x - y) % unit) + unit) % unit];
      if (a < s.unit || b < s.unit) s.shade(i, -0.15);
      else if (a < 2 * s.unit && b < unit * 0.6) s.shade(i, 0.1);
    }
    return s.done();
  },
  scales(s) {
    const unit = Math.max(3, Math.round(3 * s.unit));
    for (const i of s.seen.inked) {
      const y = Math.floor(i / s.width);
      const row = Math.floor(y / unit);
      const x = (i % s.width) + (row % 2 ? unit / 2 : 0);
      const [u, v] = [(x % unit) / unit - 0.5, (y % unit) / unit];
      const edge = v > 0.62 + 0.3 * (0.25 - u * u) * 4 - 0.3 * Math.abs(u) * 4 || Math.abs(u) > 0.42;
      s.shade(i, edge ? -0.16 : v < 0.34 ? 0.12 : 0.02, s.hex, s.hex ? 0.5 : 0);
    }
    return s.done();
  },
  carving(s) {
    const curl = ['.ddd.', 'd...d', 'd.d.d', 'd..d.', '.d...'];
    const zigzag = ['d...d', '.d.d.', '..d..', 'd...d', '.d.d.'];
    const unit = Math.max(1, Math.round(s.unit));
    for (const [k, [x, y]] of sites(s, 3).entries()) {
      const rows = k % 2 ? zigzag : curl;
      for (let b = 0; b < 5 * unit; b++)
        for (let a = 0; a < 5 * unit; a++) {
          if (rows[Math.floor(b / unit)]![Math.floor(a / unit)] !== 'd') continue;
          const i = (y + b - 2 * unit) * s.width + x + a - 2 * unit;
          if (!(s.parts[i]! >= 0)) continue;
          s.shade(i, s.hex ? 0 : -0.26, s.hex, s.hex ? 0.95 : 0);
          const below = i + s.width * unit;
          if (!s.hex && s.parts[below]! >= 0 && rows[Math.floor(b / unit) + 1]?.[Math.floor(a / unit)] !== 'd') s.shade(below, 0.14); // biome-ignore format: one line
        }
    }
    return s.done();
  },
  twist(s) {
    const { x, y, ux, uy, from, to } = axisOf(s);
    // what is thin winds, what is thick is turned like a rope
    const deep = s.seen.inked.reduce((sum, i) => sum + s.seen.depth[i]!, 0) / s.seen.inked.length;
    if (to - from > 9 * deep) {
      const { box } = s.seen;
      const swing = Math.max(1, (to - from) * 0.045);
      return s.moved((u, v) => {
        const t = (box.x + u * box.width - x) * ux + (box.y + v * box.height - y) * uy;
        const off = swing * Math.sin((t / (to - from)) * Math.PI * 5);
        return [Math.round(-uy * off), Math.round(ux * off)];
      });
    }
    const step = Math.max(4, 4.4 * s.unit);
    for (const i of s.seen.inked) {
      const [dx, dy] = [(i % s.width) - x, Math.floor(i / s.width) - y];
      const t = dx * ux + dy * uy + 0.8 * (dy * ux - dx * uy);
      const at = ((t % step) + step) % step;
      s.shade(i, at < 1.2 * s.unit ? -0.24 : at < 2.4 * s.unit ? 0.12 : 0);
    }
    return s.done();
  },
  folds(s) {
    const { box, inked } = s.seen;
    for (const i of inked) {
      const [u, v] = [((i % s.width) - box.x) / box.width, (Math.floor(i / s.width) - box.y) / box.height];
      const [a, b] = [u * 3, v * 2];
      const [left, up] = [(a % 1) * (box.width / 3) < s.unit && a >= 1, (b % 1) * (box.height / 2) < s.unit && b >= 1];
      s.shade(i, left || up ? -0.2 : (Math.floor(a) + Math.floor(b)) % 2 ? -0.07 : 0.05);
    }
    return s.done();
  },
  serration(s) {
    const { inked, depth } = s.seen;
    const { x, y, ux, uy } = axisOf(s);
    const step = Math.max(3, 3 * s.unit);
    for (const i of inked) {
      const [dx, dy] = [(i % s.width) - x, Math.floor(i / s.width) - y];
      const t = (((dx * ux + dy * uy) % step) + step) % step;
      if (depth[i]! <= 1 + s.unit && t < 1.3 * s.unit && dy * ux - dx * uy < 0) s.clear(i);
    }
    s.relined();
    return s.done();
  },
};
