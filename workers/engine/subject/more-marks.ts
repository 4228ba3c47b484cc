/** More marks on things: what rises from them, is tied or stuck on them, and how full they are. */
import { hexToOklab, oklabToHex } from '../../../src/pixels/color.ts';
import type { Rendering } from '../solids/render.ts';
import type { Brush, Painter } from './mark-brush.ts';
import { painted } from './places.ts';

const LINE = '#2c2434';

export const MORE_MARKS: Readonly<Record<string, Painter>> = {
  bubbles(s) {
    const { box } = s.seen;
    const spots = [[0.3, -0.1], [0.52, -0.2], [0.7, -0.06], [0.42, 0.06], [0.62, 0.18], [0.36, 0.62], [0.58, 0.72], [0.5, 0.52]] as const; // biome-ignore format: a list
    spots.forEach(([u, v], k) => {
      const r = Math.max(1, s.unit * (k % 3 === 0 ? 1.9 : 1.2));
      const x = box.x + u * box.width;
      const y = v < 0.3 ? s.topOf(x) + v * box.height * 0.7 : box.y + v * box.height;
      for (let py = -Math.ceil(r); py <= r; py++)
        for (let px = -Math.ceil(r); px <= r; px++) {
          const d = Math.hypot(px, py);
          if (d > r + 0.3) continue;
          s.put(x + px, y + py, px < 0 && py < 0 ? '#ffffff' : d > r - 0.8 ? (s.hex ?? '#8cd0f0') : '#d4f0fc');
        }
    });
    return s.done();
  },
  foam(s) {
    const { box } = s.seen;
    const r = Math.max(1.6, box.width * 0.1);
    for (let k = 0; k < 6; k++) {
      const x = box.x + box.width * (0.16 + 0.135 * k);
      const y = Math.min(s.topOf(x), box.y + box.height * 0.35) + (k % 2) * 0.6 * r;
      // some runs down the side
      for (let t = 0; t < (k === 1 || k === 4 ? box.height * 0.3 : r); t++)
        for (let px = -r; px <= r; px++) {
          const wide = t < r ? Math.sqrt(Math.max(0, r * r - (r - t) ** 2)) : r * 0.55;
          if (Math.abs(px) <= wide)
            s.put(x + px, y - r * 0.7 + t, s.hex ?? (px > wide * 0.4 ? '#dcd0b4' : t < 2 ? '#ffffff' : '#f6eeda'));
        }
    }
    return s.done();
  },
  ribbon(s) {
    const { box, inked } = s.seen;
    const hex = s.hex ?? '#d83848';
    const [L, a, b] = hexToOklab(hex);
    const [light, shade] = [oklabToHex([Math.min(0.95, L + 0.12), a, b]), oklabToHex([L * 0.62, a * 0.8, b * 0.8])];
    // across it where it is narrow in its upper half, else a third down
    let [row, least] = [Math.round(box.y + box.height * 0.42), Number.POSITIVE_INFINITY];
    for (let y = Math.round(box.y + box.height * 0.3); y < box.y + box.height * 0.62; y++) {
      const n = inked.filter((i) => Math.floor(i / s.width) === y).length;
      if (n > box.width * 0.1 && n < least) [row, least] = [y, n];
    }
    for (const i of inked) if (Math.abs(Math.floor(i / s.width) - row) < s.unit) s.shade(i, 0, hex, 0.95);
    const xs = inked.filter((i) => Math.floor(i / s.width) === row).map((i) => i % s.width);
    const x = xs.length > 0 ? xs.reduce((sum, v) => sum + v, 0) / xs.length : box.x + box.width / 2;
    const r = Math.max(2, Math.round(Math.min(box.width, box.height) * 0.13));
    for (const side of [-1, 1])
      for (let t = 1; t <= r * 1.5; t++) {
        const half = Math.min(r * 0.75, 0.5 + t * 0.6);
        for (let k = -Math.ceil(half); k <= half; k++) {
          const edge = t + 1 > r * 1.5 || Math.abs(k) + 1 > half;
          s.put(x + side * t, row + k, edge ? shade : k < 0 ? light : hex);
        }
        // its ends hang down
        if (t <= r * 0.8) for (let k = 0; k < s.unit; k++) s.put(x + side * (t * 0.5 + k), row + t + 1, shade);
      }
    for (let k = -s.unit; k <= s.unit; k++)
      for (let j = -s.unit; j <= s.unit; j++) s.put(x + j, row + k, j + k < 0 ? light : shade);
    return s.done();
  },
  cobwebs(s) {
    const { box } = s.seen;
    const reach = Math.min(box.width, box.height) * 0.46;
    const corners = [[box.x + box.width * 0.86, box.y + box.height * 0.08, -1, 1], [box.x + box.width * 0.1, box.y + box.height * 0.5, 1, 1]] as const; // biome-ignore format: a list
    for (const [cx, cy, sx, sy] of corners)
      for (let k = 0; k <= 4; k++) {
        const way = (k / 4) * (Math.PI / 2);
        for (let t = 0; t < reach; t++) {
          const [px, py] = [cx + sx * Math.cos(way) * t, cy + sy * Math.sin(way) * t];
          const i = Math.round(py) * s.width + Math.round(px);
          if (i >= 0 && i < s.parts.length && s.isInk(i))
            s.shade(i, 0, '#eef2f8', t % Math.max(3, Math.round(reach / 3)) === 0 ? 0.95 : 0.75);
        }
        // threads from spoke to spoke
        if (k < 4)
          for (const ring of [0.52, 0.95])
            for (let u = 0; u <= 1; u += 0.08) {
              const to = way + (u * Math.PI) / 8;
              const r = ring * reach * (1 - 0.16 * Math.sin(u * Math.PI));
              const i = Math.round(cy + sy * Math.sin(to) * r) * s.width + Math.round(cx + sx * Math.cos(to) * r);
              if (i >= 0 && i < s.parts.length && s.isInk(i)) s.shade(i, 0, '#dce4f0', 0.7);
            }
      }
    return s.done();
  },
  tape(s) {
    const hex = s.hex ?? '#d8ccb0';
    for (const [u, v, way] of [
      [0.55, 0.42, 0.6],
      [0.45, 0.62, -0.5],
    ] as const) {
      const [cx, cy] = s.at(u, v);
      const [long, wide] = [s.seen.box.width * 0.26, Math.max(1, s.unit * 1.5)];
      for (let t = -long; t <= long; t += 0.5)
        for (let k = -wide; k <= wide; k += 0.5) {
          const i =
            Math.round(cy + Math.sin(way) * t + Math.cos(way) * k) * s.width +
            Math.round(cx + Math.cos(way) * t - Math.sin(way) * k);
          if (s.parts[i]! >= 0) s.shade(i, k > wide - 0.6 ? -0.12 : 0, hex, 0.97);
        }
    }
    return s.done();
  },
  stitches(s) {
    const { box } = s.seen;
    const [from, to] = [s.at(0.36, 0.3), s.at(0.62, 0.66)];
    const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]));
    for (let t = 0; t <= steps; t++) {
      const x = from[0] + ((to[0] - from[0]) * t) / steps;
      const y = from[1] + ((to[1] - from[1]) * t) / steps;
      const i = Math.round(y) * s.width + Math.round(x);
      if (s.parts[i]! >= 0) s.shade(i, -0.25);
      if (t % Math.max(3, Math.round(box.width / 9)) !== 1) continue;
      for (let k = -s.unit - 1; k <= s.unit + 1; k++) {
        const j = Math.round(y - k) * s.width + Math.round(x + k);
        if (s.parts[j]! >= 0) s.shade(j, 0, s.hex ?? LINE, 0.95);
      }
    }
    return s.done();
  },
  scorch(s) {
    const { inked, depth, box } = s.seen;
    for (const i of inked) {
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      // most at one corner, a little all along
      const corner = Math.hypot((x - box.x - box.width) / box.width, (y - box.y) / box.height);
      const reach =
        Math.max(1.4, box.width * 0.05) *
        (corner < 0.5 ? 2.6 : 1) *
        (0.7 + 0.6 * Math.abs(Math.sin(x * 1.7 + y * 2.3)));
      if (depth[i]! <= reach) s.shade(i, 0, '#2a1f1c', 0.9);
      else if (depth[i]! <= reach + 1 + s.unit) s.shade(i, -0.05, '#7a4a26', 0.6);
    }
    return s.done();
  },
  creases(s) {
    const { box } = s.seen;
    const sites = Array.from(
      { length: 8 },
      () => [s.random.float(), s.random.float(), s.random.float() - 0.5] as const,
    );
    for (const i of s.seen.inked) {
      const [x, y] = [((i % s.width) - box.x) / box.width, (Math.floor(i / s.width) - box.y) / box.height];
      const near = sites.map(([u, v, tone]) => [Math.hypot(x - u, y - v), tone] as const).sort((a, b) => a[0] - b[0]);
      const edge = near[1]![0] - near[0]![0] < 1.1 / Math.max(box.width, box.height);
      s.shade(i, edge ? -0.16 : near[0]![1] * 0.2);
    }
    return s.done();
  },
  barnacles(s) {
    for (let k = 0; k < 8; k++) {
      const i = s.spread(k, 8, 0.1);
      const r = s.unit * (k % 3 === 0 ? 1.8 : 1.2);
      s.around(i % s.width, Math.floor(i / s.width), r, (j, d) => {
        if (s.parts[j]! >= 0) s.shade(j, 0, d < 0.6 ? '#3c3a40' : d > r - 0.7 ? '#8c948c' : '#e0dcc8', 0.95);
      });
    }
    return s.done();
  },
  script(s) {
    const { box, depth } = s.seen;
    const step = Math.max(3, 3 * s.unit);
    for (let y = box.y + Math.round(box.height * 0.26); y < box.y + box.height * 0.84; y += step)
      for (let x = box.x + Math.round(box.width * 0.2); x < box.x + box.width * 0.8; x++) {
        // words of several letters, gaps between them
        if (s.random.float() < 0.22) continue;
        for (let k = 0; k < s.unit; k++) {
          const i = (y + k) * s.width + x;
          if (s.parts[i]! >= 0 && depth[i]! > 2) s.shade(i, s.hex ? 0 : -0.3, s.hex, 0.9);
        }
        const up = (y - 1) * s.width + x;
        if (s.random.float() < 0.3 && s.parts[up]! >= 0 && depth[up]! > 2) s.shade(up, s.hex ? 0 : -0.24, s.hex, 0.9);
      }
    return s.done();
  },
  pins(s) {
    const heads = ['#e03048', '#3f7ce0', '#f0c038', '#54b848'];
    heads.forEach((hex, k) => {
      const i = s.spread(k, 4, 0.3);
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      const [dx, dy] = [k % 2 ? -1 : 1, -0.8];
      const long = Math.max(3, Math.round(s.seen.box.height * 0.13));
      for (let t = 0; t <= long; t++) s.put(x + dx * t, y + dy * t, t < 1 ? '#5c6470' : '#e4e8f0');
      for (let a = 0; a <= s.unit; a++)
        for (let b = 0; b <= s.unit; b++) s.put(x + dx * long + a, y + dy * long - b, s.hex ?? hex);
    });
    return s.done();
  },
  arrows(s) {
    const long = Math.round(Math.min(s.width, s.height) * 0.3);
    for (let k = 0; k < 3; k++) {
      const i = s.spread(k, 3, 0.45);
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      for (let t = 0; t <= long; t++) {
        const [px, py] = [x + t, y - t * 0.75];
        s.put(px, py, t < 1 ? '#3c3440' : '#b08048');
        s.put(px, py + 1, '#5c3c24');
        if (t < long * 0.7) continue;
        for (let f = 1; f <= s.unit + 1; f++) {
          s.put(px - f * 0.7, py - f, '#e8e4dc');
          s.put(px + f * 0.7, py + f, '#c04038');
        }
      }
    }
    return s.done();
  },
  'half-level': (s) => level(s, 0.5),
  'low-level': (s) => level(s, 0.2),
  'full-level': (s) => level(s, 1),
};

const LIQUID = /liquid|content|fill|juice|milk|water|beer|wine|tea$|coffee|fluid|jam|drink|honey/;

/** What is in it reaches that high of where it can be. */
function level(s: Brush, share: number): Rendering {
  const { regions, width } = s.seen;
  const inner = regions.filter((r) => r.deep > 0.3 && r.y > 0.4);
  const named = regions.filter((r) => LIQUID.test(r.name));
  const strong = inner
    .filter((r) => r.chroma > 0.07 && r.share > 0.08 && !isGlass(r))
    .sort((a, b) => b.share - a.share);
  const liquid = named.length > 0 ? named : strong.slice(0, 1);
  const glass = regions.filter((r) => isGlass(r) && r.share > 0.04);
  if (liquid.length === 0 || (glass.length === 0 && named.length === 0)) return drained(s, share);
  const all = [...liquid, ...glass].flatMap((r) => r.pixels);
  const rows = all.map((i) => Math.floor(i / width));
  // the neck stays clear
  const bottom = Math.max(...rows);
  const wide = Math.max(...rows.map((y) => all.filter((i) => Math.floor(i / width) === y).length));
  const top = Math.min(...rows.filter((y) => all.filter((i) => Math.floor(i / width) === y).length > wide * 0.5));
  const surface = bottom - share * (bottom - top);
  const seen = { ...s.seen, drawn: s.done() };
  const sample = liquid[0]!.pixels[Math.floor(liquid[0]!.pixels.length / 2)]!;
  const hex = s.hex ?? oklabToHex(s.lab(sample));
  const above = (i: number): boolean => Math.floor(i / width) < surface;
  const poured = glass.flatMap((r) => r.pixels).filter((i) => !above(i));
  const full = painted(seen, poured, hex);
  return painted({ ...seen, drawn: full }, liquid.flatMap((r) => r.pixels).filter(above), '#c8e4f0');
}

/** What holds nothing that is seen is bright as far as it is full, from the left: a heart, a star, a bar. */
function drained(s: Brush, share: number): Rendering {
  const { box, inked } = s.seen;
  const edge = box.x + box.width * share;
  for (const i of inked) if (i % s.width >= edge) s.shade(i, -0.06, '#4c4454', 0.82);
  return s.done();
}

const isGlass = (r: { readonly hue: number; readonly light: number; readonly chroma: number }): boolean =>
  r.hue > 185 && r.hue < 275 && r.light > 0.68 && r.chroma > 0.015 && r.chroma < 0.1;
