/** States that are painted on what is set by hand: moss, rust, blood, cracks, a glow. Recipes have their own. */
import { oklabToHex } from '../../../src/pixels/color.ts';
import { noise } from '../painted/fields.ts';
import type { Brush, Painter } from './mark-brush.ts';

const MOSS = { l: '#9cc850', b: '#64a03c', d: '#3c7038' } as const;
const RUST = { l: '#cc7c3c', b: '#a4562c', d: '#703820' } as const;
const BLOOD = { l: '#e8485c', b: '#b81c30', d: '#781424' } as const;

/** What is bright and has hardly a colour. */
const isMetal = ([L, a, b]: readonly [number, number, number]): boolean => L > 0.32 && Math.hypot(a, b) < 0.055;

/** Pixels on which something settles: upper edges of the whole, and of its largest part. */
function ledges(s: Brush): readonly number[] {
  const { regions, inked } = s.seen;
  const main = new Set(regions.reduce((a, b) => (b.share > a.share ? b : a)).pixels);
  return inked.filter((i) => {
    const above = i - s.width;
    return above >= 0 && (s.parts[above]! < 0 || (main.has(i) && !main.has(above)));
  });
}

const moss: Painter = (s) => {
  const n = noise(s.random.int(65536));
  const cell = Math.max(2.4, s.seen.box.width / 9);
  const most = Math.max(2, Math.round(s.seen.box.height / 11));
  for (const i of ledges(s)) {
    const [x, y] = [i % s.width, Math.floor(i / s.width)];
    const deep = Math.round((n(x / cell, y / cell) - 0.36) * 2.6 * most);
    for (let t = 0; t < Math.min(deep, most + 1); t++) {
      const j = i + t * s.width;
      if (!(s.parts[j]! >= 0)) break;
      s.shade(j, 0, t === deep - 1 ? MOSS.d : t === 0 && (x + y) % 3 !== 0 ? MOSS.l : MOSS.b);
    }
  }
  return s.done();
};

const rust: Painter = (s) => {
  const n = noise(s.random.int(65536));
  const cell = Math.max(2.2, Math.max(s.seen.box.width, s.seen.box.height) / 11);
  const metal = s.seen.inked.filter((i) => isMetal(s.lab(i)));
  const on = metal.length > s.seen.inked.length * 0.12 ? metal : s.seen.inked;
  for (const i of on) {
    const [x, y] = [i % s.width, Math.floor(i / s.width)];
    const v = n(x / cell, y / cell);
    if (v < 0.46) continue;
    const light = (s.lab(i)[0] - 0.6) * 0.45;
    s.shade(i, light, v > 0.72 ? RUST.d : v > 0.54 ? RUST.b : RUST.l, 0.9);
  }
  return s.done();
};

/** Runs down from the end that strikes, or from the top. */
const blood: Painter = (s) => {
  const n = noise(s.random.int(65536));
  const cell = Math.max(2, s.seen.box.width / 10);
  const most = s.seen.box.height * 0.34;
  for (const i of ledges(s)) {
    const [x, y] = [i % s.width, Math.floor(i / s.width)];
    if (y > s.seen.box.y + s.seen.box.height * 0.6) continue;
    const deep = Math.round((n(x / cell, 3) - 0.42) * 2.4 * most);
    for (let t = 0; t < deep; t++) {
      const j = i + t * s.width;
      if (!(s.parts[j]! >= 0)) break;
      s.shade(j, 0, t >= deep - s.unit ? BLOOD.d : t === 0 || x % 4 === 0 ? BLOOD.l : BLOOD.b, 0.94);
    }
  }
  return s.done();
};

/** One crack from an edge into the thing, in straight pieces, with branches. */
const fractures: Painter = (s) => {
  const { box } = s.seen;
  const step = Math.max(2, Math.round(Math.min(box.width, box.height) / 9));
  const ink = (x: number, y: number): void => {
    const i = Math.round(y) * s.width + Math.round(x);
    if (!(s.parts[i]! >= 0)) return;
    s.shade(i, -0.42);
    const lit = i + s.width + 1;
    if (s.parts[lit]! >= 0) s.shade(lit, 0.1);
  };
  const run = (from: readonly [number, number], way: number, pieces: number, branches: boolean): void => {
    let [x, y] = from;
    for (let k = 0; k < pieces; k++) {
      const turn = way + (k % 2 ? 0.75 : -0.6) + (s.random.float() - 0.5) * 0.4;
      const long = step * (0.8 + 0.6 * s.random.float());
      for (let t = 0; t < long; t++) {
        ink(x, y);
        x += Math.cos(turn);
        y += Math.sin(turn);
      }
      if (branches && k % 2 === 0 && k > 0) run([x, y], way + (k % 4 ? 1.2 : -1.1), 2, false);
    }
  };
  // from the upper right towards the middle, and a lesser one from below
  const [x0] = s.at(0.68, 0);
  run([x0, s.topOf(x0)], 1.95, 5, true);
  const [x1, y1] = s.at(0.16, 0.72);
  run([x1, y1], -0.5, 3, false);
  return s.done();
};

/** Light around it, thinner with every pixel, in its most vivid colour. */
const glow: Painter = (s) => {
  const { regions } = s.seen;
  const vivid = regions.filter((r) => r.share > 0.04).reduce((a, b) => (b.chroma * b.share ** 0.3 > a.chroma * a.share ** 0.3 ? b : a), regions[0]!); // biome-ignore format: one line
  const angle = (vivid.hue * Math.PI) / 180;
  const of = (light: number, chroma: number): string => s.hex ?? oklabToHex([light, Math.cos(angle) * chroma, Math.sin(angle) * chroma]); // biome-ignore format: one line
  const chroma = Math.min(0.16, Math.max(0.05, vivid.chroma));
  const reach = 2 + s.unit;
  const before = Uint8Array.from({ length: s.width * s.height }, (_, i) => (s.isInk(i) ? 1 : 0));
  for (let y = 1; y < s.height - 1; y++)
    for (let x = 1; x < s.width - 1; x++) {
      if (before[y * s.width + x]) continue;
      let near = reach + 1;
      for (let v = -reach; v <= reach; v++)
        for (let u = -reach; u <= reach; u++)
          if (before[(y + v) * s.width + x + u] && y + v >= 0 && y + v < s.height) near = Math.min(near, Math.hypot(u, v)); // biome-ignore format: one line
      if (near > reach) continue;
      if (near <= 1) s.put(x, y, of(0.92, chroma * 0.6));
      else if (near <= 1 + s.unit) s.put(x, y, of(0.82, chroma));
      else if ((x + y) % 2 === 0) s.put(x, y, of(0.74, chroma));
    }
  for (const i of s.seen.inked) if (s.parts[i]! >= 0) s.shade(i, 0.05);
  return s.done();
};

export const STATE_MARKS: Readonly<Record<string, Painter>> = { moss, rust, blood, fractures, glow };
