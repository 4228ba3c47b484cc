/** Grounds and waters under open sky: edges, crags, brooks and their bridges, vines, pools, runways; stars and the sun. */
import { fillEllipse, ink, noise1, put } from '../../place/canvas.ts';
import { type Feature, rect, shade, trapezoid } from './brush.ts';

export const OPEN_GROUNDS: Readonly<Record<string, Feature>> = {
  /** Water over the floor, with the walls' reflection in it. */
  flood(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const y0 = Math.round(horizon + (H - horizon) * 0.06);
    for (let y = y0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const wave = Math.sin(x * 0.09 + Math.sin(y * 0.5) * 2 + y * 0.7);
        put(canvas, x, y, ink(y < y0 + 2 ? '#a8d4e4' : wave > 0.93 ? '#8cc4dc' : wave < -0.6 ? '#2c5c84' : '#38709c'));
      }
  },
  /** The ground breaks off to the right: a face of rock, and the sea far below. */
  'sheer edge'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const n = noise1(c.random, Math.max(6, W * 0.08));
    for (let y = horizon - 1; y < H; y++) {
      const t = (y - horizon) / (H - horizon);
      const edge = W * (0.63 + 0.2 * t ** 0.8) + n(y) * W * 0.022;
      const face = W * (0.05 + 0.1 * t) + n(y + 300) * W * 0.012;
      for (let x = Math.max(0, Math.round(edge)); x < W; x++) {
        const d = x - edge;
        const crack = Math.abs(Math.sin(x * 0.8 + Math.floor(y / 5) * 1.7)) < 0.2;
        const hex = d < 1.5 ? '#c4b898' : d < face ? (d < face * 0.32 ? '#9c8c7c' : crack ? '#54483f' : d < face * 0.72 ? '#7c6c60' : '#62554c') : d < face + 2 ? '#e8f4f4' : d < face + 4 && (x + y) % 3 ? '#8ccce0' : (x * 3 + y * 7) % 31 < 3 ? '#74bcdc' : t < 0.3 ? '#4490bc' : '#3c84b0';
        put(canvas, x, y, ink(hex));
      }
    }
  },
  /** Flowers in drifts over the grass, larger and looser towards the viewer. */
  flowers(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit: u } = canvas;
    const hexes = c.argument ? c.argument.split('+') : ['#f0506c', '#f8d048', '#f4f0f8', '#b078e0', '#f89048', '#78a8f0'];
    const [a, b] = [noise1(c.random, W * 0.16), noise1(c.random, H * 0.1)];
    for (let y = horizon + 2; y < H; y += 1) {
      const t = (y - horizon) / (H - horizon);
      const size = Math.max(1, Math.round(u * (0.5 + 1.7 * t)));
      const step = size * 2.6;
      if (t > 0.12 && y % Math.max(2, Math.round(size * 1.5)) !== 0) continue;
      for (let x = c.random.float() * step; x < W; x += step * (0.7 + 0.6 * c.random.float())) {
        const drift = 0.75 * a(x * 0.8 + y * 1.1) + 0.75 * b(y * 1.2 - x * 0.7 + 400) + 0.3 * a(x * 2.3 - y + 800);
        if (drift < 0.05 - 0.2 * t) continue;
        const hex = hexes[Math.floor(Math.abs(a(x * 0.5 + 900) + b(y + 70)) * 3 + (drift > 0.7 ? 1 : 0)) % hexes.length]!;
        if (size < 2) {
          put(canvas, Math.round(x), y, ink(hex));
          continue;
        }
        for (let k = 1; k <= size * 1.3; k++) put(canvas, Math.round(x), y + k, ink('#3c7c38'));
        fillEllipse(canvas, x, y, size * 0.95, size * 0.8, ink(shade(hex, 0.8)));
        fillEllipse(canvas, x - 0.2 * size, y - 0.2 * size, size * 0.72, size * 0.56, ink(hex));
        if (size > 2) rect(c, x - size * 0.2, y - size * 0.2, Math.max(1, size * 0.4), Math.max(1, size * 0.4), hex === '#f8d048' ? '#a86428' : '#f8e070');
      }
    }
  },
  /** A river that comes from the horizon towards the viewer. */
  brook(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const wave = noise1(c.random, W * 0.12);
    for (let y = horizon; y < H; y++) {
      const t = (y - horizon) / (H - horizon);
      const middle = W * (0.5 + 0.1 * Math.sin(t * 3 + 0.4) * (1 - t * 0.4)) + wave(y) * 2;
      const half = W * (0.04 + 0.22 * t);
      for (let x = Math.max(0, Math.round(middle - half)); x < Math.min(W, middle + half); x++) {
        const e = Math.abs(x - middle) / half;
        put(canvas, x, y, ink(e > 0.96 ? '#4c7440' : e > 0.88 ? '#b8dce8' : (x * 3 + y * 11) % 37 < 4 && y % 2 ? '#9cd8ec' : e > 0.6 ? '#4890c4' : '#54a0d0'));
      }
    }
  },
  /** A bridge across the stream, seen along its planks: railings at both sides rise over its arch. */
  bridge(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const u = canvas.unit;
    const hex = c.argument ? `#${c.argument.replace('#', '')}` : '#a8743c';
    const stone = /^#(?:a8a4a0|8e929c)/.test(hex);
    const [y0, y1] = [horizon + (H - horizon) * 0.25, horizon + (H - horizon) * 0.68];
    const rise = (y1 - y0) * 0.2;
    // the deck goes up from this bank, is highest in the middle and goes down behind it
    const at = (t: number): number => y1 + (y0 - y1) * t - Math.sin(Math.PI * t) * rise;
    const half = (t: number): number => W * (0.135 - 0.05 * t);
    const rows = Math.round((y1 - y0) * 2.2);
    let last = Math.round(y1) + 2;
    for (let i = 0; i <= rows; i++) {
      const t = i / rows;
      const y = Math.round(at(t));
      if (y >= last) continue;
      for (let yy = y; yy < Math.min(last, H); yy++) {
        const plank = Math.floor(t * (stone ? 9 : 13)) % 2;
        const w = half(t);
        for (let x = Math.round(W / 2 - w); x < W / 2 + w; x++) put(canvas, x, yy, ink(stone && (x + Math.floor(t * 9) * 5) % 9 === 0 ? shade(hex, 0.72) : plank ? hex : shade(hex, 1.13)));
      }
      last = y;
    }
    // its side towards the water, and the shadow beneath
    for (const side of [-1, 1])
      for (let i = 0; i <= rows; i++) {
        const t = i / rows;
        const x = Math.round(W / 2 + side * half(t));
        const y = Math.round(at(t));
        const thick = Math.max(2, Math.round((1 - t * 0.4) * 3 * u));
        for (let k = 0; k < thick; k++) put(canvas, x, y + k, ink(shade(hex, 0.55)));
      }
    const high = Math.max(4, c.person * 0.34);
    for (const side of [-1, 1]) {
      for (let i = 0; i <= rows; i++) {
        const t = i / rows;
        const x = Math.round(W / 2 + side * half(t));
        const top = Math.round(at(t) - high * (1 - 0.35 * t));
        for (let k = 0; k < Math.max(2, 2 * u); k++) put(canvas, x, top + k, ink(k === 0 ? shade(hex, 1.2) : shade(hex, 0.75)));
        if (stone) for (let y = top + 2 * u; y < at(t); y++) put(canvas, x, y, ink(shade(hex, (x + y) % 5 === 0 ? 0.7 : 0.88)));
      }
      if (!stone)
        for (const t of [0, 0.25, 0.5, 0.75, 1]) {
          const x = W / 2 + side * half(t);
          const top = at(t) - high * (1 - 0.35 * t) - u;
          rect(c, x - u, top, 2 * u, at(t) - top + u, shade(hex, 0.68));
          rect(c, x - u, top, u, at(t) - top + u, shade(hex, 0.95));
        }
    }
  },
  /** A sun larger than skies have it by themselves. */
  'big sun'(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    const r = Math.min(W, horizon * 1.5) * 0.19;
    const [x, y] = [W * 0.7, c.dim ? horizon - r * 0.6 : Math.max(r * 1.3, horizon * 0.36)];
    for (let j = Math.max(0, Math.floor(y - r * 1.35)); j < Math.min(horizon, y + r * 1.35); j++)
      for (let i = Math.max(0, Math.floor(x - r * 1.35)); i < Math.min(W, x + r * 1.35); i++) {
        const d = Math.hypot(i + 0.5 - x, j + 0.5 - y) / r;
        if (d > 1.3) continue;
        if (d > 1 && (i + j) % 2) continue;
        put(canvas, i, j, ink(d < 0.78 ? '#fff4c0' : d < 1 ? '#fce08c' : '#f8d484'));
        c.glow[j * W + i] = 1;
      }
  },
  /** A rock in the surf, its top level where somebody stands. */
  crag(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const top = horizon + (H - horizon) * 0.56;
    const low = H * 0.955;
    const n = noise1(c.random, Math.max(4, W * 0.05));
    const half = (y: number): number => W * (0.2 + 0.2 * ((y - top) / (low - top)) ** 0.75) + n(y) * W * 0.02;
    for (let x = 0; x < W; x++) {
      const up = top + n(x + 500) * H * 0.012 + (Math.abs(x - W / 2) / W) ** 2 * H * 0.25;
      for (let y = Math.round(up); y < low; y++) {
        const w = half(y);
        const d = (x - W / 2) / w;
        if (Math.abs(d) > 1) continue;
        const facet = Math.sin(d * 9 + Math.floor((y - top) / Math.max(3, H * 0.035)) * 2.1);
        const level = (y - up) / (low - up);
        const tone = y < up + Math.max(2, H * 0.03) ? '#a8a49c' : Math.abs(facet) < 0.16 ? '#4c4850' : d < -0.35 + facet * 0.12 ? '#94908c' : d > 0.42 + facet * 0.1 ? '#5c5860' : level > 0.82 ? '#58605c' : '#787478';
        put(canvas, x, y, ink(tone));
      }
    }
    // surf round its foot
    for (let x = 0; x < W; x++) {
      const d = Math.abs(x - W / 2) / half(low);
      if (d > 1.22) continue;
      const y = low - (d > 0.92 ? (1.22 - d) * H * 0.1 : 0) + n(x + 90) * H * 0.01;
      for (let k = -Math.round(H * 0.018); k < H * 0.022; k++) put(canvas, x, Math.round(y + k), ink(k < 0 ? ((x + k) % 4 ? '#e8f4f8' : '#b8e0ec') : k < 2 ? '#b8e0ec' : '#74bcdc'));
    }
  },
  /** A strip with a dashed line, and lamps along it. */
  runway(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    trapezoid(c, horizon + 1, W * 0.46, W * 0.54, H, W * 0.12, W * 0.88, (_x, _y, t, u) => {
      const dash = Math.floor(Math.log(0.12 + t) * 7 + 40) % 2;
      return ink(u < 0.04 || u > 0.96 ? '#e8e4d8' : Math.abs(u - 0.5) < 0.035 && dash ? '#f0ece0' : '#54565e');
    });
  },
  /** Stakes side by side across the back. */
  palisade(c) {
    const { width: W } = c.canvas;
    const h = c.person * 0.95;
    const w = Math.max(3, Math.round(W * 0.032));
    for (let x = 0, i = 0; x < W; x += w, i++) {
      const up = h * (0.92 + 0.12 * (((i * 7) % 5) / 5));
      const y = c.horizon + 2 - up;
      rect(c, x, y, w - 1, up, i % 2 ? '#8c6440' : '#7c5838');
      rect(c, x, y, 1, up, '#a47c54');
      rect(c, x + w - 1, y + 1, 1, up, '#4c3424');
      rect(c, x + w / 2 - 1, y - w * 0.6, Math.max(1, w / 2 - 1), w * 0.6, '#b08c60');
    }
    rect(c, 0, c.horizon - h * 0.5, W, 2, '#54381f');
  },
  /** Many stars, and the band of the galaxy. */
  'star field'(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    for (let y = 0; y < horizon; y++)
      for (let x = 0; x < W; x++) {
        const d = Math.abs(y - horizon * 0.5 + (x - W / 2) * 0.55) / (horizon * 0.2);
        const n = c.random.float();
        if (n < (d < 1 ? 0.05 * (1 - d) + 0.008 : 0.006)) {
          put(canvas, x, y, ink(n < 0.003 ? '#fff4d8' : n < 0.006 ? '#e8f0ff' : '#9cacdc'));
          c.glow[y * W + x] = 1;
        } else if (d < 0.9 && (x + y) % 2 === 0 && d < 0.35 + 0.4 * Math.sin(x * 0.2) ** 2) put(canvas, x, y, ink('#3c3c7c'));
      }
    for (let k = 0; k < 7; k++) {
      const [x, y] = [Math.round(W * c.random.float()), Math.round(horizon * 0.8 * c.random.float())];
      for (const [dx, dy] of [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        if (x + dx < 0 || x + dx >= W || y + dy < 0) continue;
        put(canvas, x + dx, y + dy, ink(dx || dy ? '#b8c8f0' : '#ffffff'));
        c.glow[(y + dy) * W + x + dx] = 1;
      }
    }
  },
  /** Vines on stakes in rows to the horizon. */
  vines(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    for (let y = horizon + 1; y < H; y++) {
      const t = (y - horizon) / (H - horizon);
      for (let x = 0; x < W; x++) {
        const v = (x - W * 0.5) / (0.14 + t * 1.1) / (W * 0.2) + 50;
        const [row, part] = [Math.floor(v), v - Math.floor(v)];
        const wave = Math.sin(y * (1.1 - 0.6 * t) + row) * 0.07;
        const q = 1 + Math.round(t * 2);
        const [gx, gy] = [Math.floor(x / q), Math.floor(y / q)];
        const hash = (gx * 7 + gy * 13 + ((gx * gy) % 5)) % 11;
        if (part < 0.58 + wave) put(canvas, x, y, ink(part < 0.05 ? '#3c5c2c' : part > 0.5 + wave ? '#3c5c2c' : hash === 0 && part > 0.2 ? '#6c3c84' : hash === 1 && part > 0.2 ? '#8c54a4' : part < 0.24 ? '#7cac4c' : hash < 5 ? '#5c8c3c' : '#68983f'));
        else put(canvas, x, y, ink((x + y * 3) % 7 === 0 ? '#a88458' : '#b8946a'));
      }
    }
  },
  /** A pool with lanes and a light rim. */
  basin(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const y0 = horizon + (H - horizon) * 0.16;
    trapezoid(c, y0 - 2, W * 0.2, W * 0.8, H * 0.98, W * 0.02, W * 0.98, () => ink('#e8eef0'));
    trapezoid(c, y0, W * 0.22, W * 0.78, H * 0.95, W * 0.06, W * 0.94, (x, y, _t, u) =>
      ink(Math.abs(u - 0.34) < 0.01 || Math.abs(u - 0.66) < 0.01 ? (y % 6 < 3 ? '#e05048' : '#f4f0ec') : (x * 3 + y * 7) % 29 < 3 ? '#a8e8f4' : '#48b4dc'));
    fillEllipse(canvas, W * 0.3, y0 + 4, 1, 1, ink('#c8f0f8'));
  },
}; // biome-ignore format: painters
