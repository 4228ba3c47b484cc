/** Floors and fences of places that are named by their use: lanes, runways, stalls, circles, palisades, strips of neon. */
import { fillEllipse, ink, put } from '../../place/canvas.ts';
import { type Feature, rect, shade, shineRect, trapezoid } from './brush.ts';

export const YARDS: Readonly<Record<string, Feature>> = {
  /** The round door of a vault, half open over its boxes. */
  'safe door'(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    const [cx, cy, r] = [W / 2, horizon * 0.56, Math.min(W * 0.24, horizon * 0.4)];
    for (let x = W * 0.04; x < W * 0.96; x += W * 0.07)
      for (let y = horizon * 0.16; y < horizon * 0.94; y += horizon * 0.12) {
        rect(c, x, y, W * 0.062, horizon * 0.1, '#a8b0bc');
        rect(c, x, y, W * 0.062, 1, '#c8d0d8');
        rect(c, x + W * 0.044, y + horizon * 0.045, Math.max(1, W * 0.01), 2, '#5c6470');
      }
    const ring = (q: number, hex: string): void => fillEllipse(canvas, cx, cy, r * q, r * q, ink(hex));
    ring(1.12, '#3c4450');
    ring(1.06, '#c8ced6');
    ring(0.96, '#8c94a0');
    ring(0.84, '#a8b0bc');
    for (let k = 0; k < 8; k++) fillEllipse(canvas, cx + Math.cos(k * 0.785) * r * 0.9, cy + Math.sin(k * 0.785) * r * 0.9, r * 0.07, r * 0.07, ink('#e8ecf0'));
    ring(0.3, '#5c6470');
    for (let k = 0; k < 6; k++)
      for (let i = 0; i < r * 0.46; i++) rect(c, cx + Math.cos(k * 1.047) * i, cy + Math.sin(k * 1.047) * i, 2, 2, '#d8b048');
    ring(0.14, '#f0cc5c');
  },
  /** Round windows towards the sea. */
  'portholes of wood'(c) {
    const { width: W } = c.canvas;
    for (const u of [0.2, 0.8]) {
      const [x, y, r] = [W * u, c.horizon * 0.44, c.person * 0.26];
      fillEllipse(c.canvas, x, y, r + 3, r + 3, ink('#54341e'));
      fillEllipse(c.canvas, x, y, r + 2, r + 2, ink('#c89848'));
      for (let j = Math.floor(y - r); j < y + r; j++)
        for (let i = Math.floor(x - r); i < x + r; i++)
          if (Math.hypot(i + 0.5 - x, j + 0.5 - y) < r) {
            put(c.canvas, i, j, ink(j > y + r * 0.25 ? ((i + j * 3) % 9 ? '#4490bc' : '#8cc8e0') : '#a8d8ec'));
            c.glow[j * W + i] = 1;
          }
    }
  },
  /** Writing in spray paint. */
  graffiti(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    const t = Math.max(1, canvas.unit * 2 - 1);
    for (const [k, hex] of ['#e84c9c', '#40d0e8', '#f0d040', '#70d858', '#f07830'].entries()) {
      const [x0, y0] = [W * (0.06 + 0.19 * k + 0.04 * c.random.float()), horizon * (0.44 + 0.26 * c.random.float())];
      const size = horizon * (0.12 + 0.07 * c.random.float());
      for (let i = 0; i < 60; i++) {
        const a = i / 60;
        const x = x0 + a * size * 1.5;
        const y = y0 + Math.sin(a * 12 + k * 2) * size * 0.5 * (1 - a * 0.3);
        rect(c, x, y, t + 1, t + 1, hex);
        rect(c, x + t, y + t + 1, 1, 1, shade(hex, 0.55));
      }
      rect(c, x0, y0 + size * 0.62, size * 1.6, t, shade(hex, 0.8));
    }
  },
  /** Wheels of brass that turn one another along the wall. */
  'wall gears'(c) {
    const { width: W } = c.canvas;
    for (const [u, v, q] of [[0.12, 0.34, 0.15], [0.27, 0.52, 0.1], [0.55, 0.26, 0.12], [0.72, 0.42, 0.16], [0.9, 0.3, 0.11]] as const) {
      const [cx, cy, r] = [W * u, c.horizon * v, Math.min(W, c.horizon * 1.6) * q];
      const n = Math.max(8, Math.round(r * 0.9));
      for (let y = Math.floor(-r); y <= r; y++)
        for (let x = Math.floor(-r); x <= r; x++) {
          const d = Math.hypot(x, y) / r;
          const a = Math.atan2(y, x);
          const tooth = Math.cos(a * n) > 0 ? 1 : 0.84;
          if (d > tooth || cy + y >= c.horizon || cy + y < 0) continue;
          const spoke = Math.abs(Math.sin(a * 2)) < 0.22 / Math.max(0.2, d);
          const hex = d < 0.16 ? '#4c3424' : d < 0.28 ? '#d8a448' : d < 0.62 && !spoke ? '' : d > tooth - 0.14 ? '#7c5428' : x + y < -r * 0.3 ? '#e0b058' : '#b88438';
          if (hex) put(c.canvas, Math.round(cx + x), Math.round(cy + y), ink(hex));
        }
    }
  },
  /** Rows of heads in the half dark. */
  'arena crowd'(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    const u = canvas.unit;
    const s = Math.max(3, Math.round(c.person * 0.14));
    for (let k = 0, y = horizon * 0.3; y < horizon + s; k++, y += s * 1.25) {
      rect(c, 0, y + s, W, s * 0.5, '#3c3448');
      for (let x = (k % 2) * s * 0.7 - s; x < W; x += s * 1.4) {
        if (c.random.float() < 0.08) continue;
        const cloth = c.random.pick(['#8c3c48', '#3c5c94', '#5c8048', '#a08040', '#6c4884', '#4c7c84']);
        rect(c, x, y + s * 0.5, s, s * 0.9, cloth);
        rect(c, x + s * 0.18, y, s * 0.64, s * 0.62, c.random.pick(['#d8a880', '#a87850', '#e8c09c', '#7c5438']));
        rect(c, x + s * 0.18, y - u * 0.4, s * 0.64, Math.max(1, s * 0.24), c.random.pick(['#3c2c24', '#5c4030', '#2c2430', '#a8803c']));
      }
    }
  },
  /** A ring of three ropes on four posts, seen from the seats. */
  'boxing ring'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const [y0, y1] = [horizon + (H - horizon) * 0.12, horizon + (H - horizon) * 0.74];
    trapezoid(c, y0, W * 0.2, W * 0.8, y1, W * 0.08, W * 0.92, (x, y) => ink((x + y * 2) % 37 === 0 ? '#c8d4dc' : '#e4ecf0'));
    trapezoid(c, y1, W * 0.08, W * 0.92, Math.min(H, y1 + (H - horizon) * 0.2), W * 0.08, W * 0.92, (x) => ink(Math.floor((x / W) * 14) % 2 ? '#2c4890' : '#34549c'));
    const posts = [[0.2, y0], [0.8, y0], [0.08, y1], [0.92, y1]] as const;
    const high = c.person * 0.7;
    const rope = (xa: number, ya: number, xb: number, yb: number, k: number): void => {
      for (let i = 0; i <= W; i++) {
        const t = i / W;
        const x = Math.round(W * (xa + (xb - xa) * t));
        const y = Math.round(ya + (yb - ya) * t - high * (0.3 + 0.3 * k));
        put(canvas, x, y, ink(['#f4f0ec', '#d83c3c', '#3c64c8'][k]!));
        if (canvas.unit > 1 || W > 120) put(canvas, x, y + 1, ink(['#b8b4b8', '#8c2430', '#2c4488'][k]!));
      }
    };
    for (let k = 0; k < 3; k++) {
      rope(0.2, y0, 0.8, y0, k);
      rope(0.2, y0, 0.08, y1, k);
      rope(0.8, y0, 0.92, y1, k);
    }
    for (const [i, [u, y]] of posts.entries()) {
      const w = Math.max(3, W * (i < 2 ? 0.022 : 0.034));
      rect(c, W * u - w / 2, y - high, w, high, i % 2 ? '#3c64c8' : '#c83c3c');
      rect(c, W * u - w / 2, y - high, w * 0.35, high, i % 2 ? '#6c90e4' : '#e86c60');
      rect(c, W * u - w / 2 - 1, y - high - 2, w + 2, 3, '#f0d048');
    }
  },
  /** Tubes of light along the wall. */
  'neon strips'(c) {
    const { width: W } = c.canvas;
    const u = c.canvas.unit;
    for (const [x, hex] of [[0.1, '#40e8f0'], [0.9, '#f850b0']] as const) {
      shineRect(c, W * x, c.horizon * 0.16, 2 * u, c.horizon * 0.7, hex);
      c.lamps.push({ x: W * x, y: c.horizon * 0.5, reach: c.person * 1.1, colour: hex, strength: 0.6 });
    }
    shineRect(c, W * 0.1, c.horizon * 0.12, W * 0.8 + 2 * u, Math.max(1, u), '#a070f8');
  },
  /** A ring of signs on the floor that shines. */
  'floor circle'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const hex = c.argument || '#e05048';
    const [cx, cy] = [W / 2, horizon + (H - horizon) * 0.52];
    const [rx, ry] = [W * 0.34, (H - horizon) * 0.34];
    const light = (x: number, y: number, tone: string): void => {
      const [i, j] = [Math.round(x), Math.round(y)];
      if (i < 0 || i >= W || j <= horizon || j >= H) return;
      put(canvas, i, j, ink(tone));
      c.glow[j * W + i] = 1;
    };
    for (let a = 0; a < 720; a++) {
      const [s, t] = [Math.sin((a / 720) * 6.2832), Math.cos((a / 720) * 6.2832)];
      light(cx + s * rx, cy + t * ry, hex);
      light(cx + s * rx * 0.98, cy + t * ry * 0.95, hex);
      light(cx + s * rx * 0.78, cy + t * ry * 0.78, shade(hex, 0.85));
    }
    const corner = (i: number): [number, number] => [cx + Math.sin((i * 2 * 6.2832) / 5) * rx * 0.78, cy - Math.cos((i * 2 * 6.2832) / 5) * ry * 0.78];
    for (let i = 0; i < 5; i++) {
      const [x0, y0] = corner(i);
      const [x1, y1] = corner(i + 1);
      for (let k = 0; k <= W; k++) light(x0 + ((x1 - x0) * k) / W, y0 + ((y1 - y0) * k) / W, shade(hex, 1.15));
    }
    c.lamps.push({ x: cx, y: cy, reach: W * 0.5, colour: hex, strength: 0.8 });
  },
  /** Lanes to the back wall, with pins at their ends. */
  lanes(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    rect(c, 0, horizon * 0.62, W, horizon * 0.38 + 2, '#2c2440');
    rect(c, 0, horizon * 0.5, W, Math.max(3, horizon * 0.13), '#5c3c8c');
    rect(c, 0, horizon * 0.5, W, 1, '#8c64c0');
    for (let i = 0; i < 4; i++) {
      const [f0, f1] = [0.08 + i * 0.22, 0.08 + i * 0.22 + 0.18];
      const [n0, n1] = [(f0 - 0.5) * 1.9 + 0.5, (f1 - 0.5) * 1.9 + 0.5];
      trapezoid(c, horizon, W * f0, W * f1, H, W * n0, W * n1, (x, y, t, u) =>
        ink(u < 0.09 || u > 0.91 ? '#5c5468' : t > 0.62 && t < 0.65 ? '#a83c3c' : Math.floor(u * 7) % 2 ? '#dcae74' : (x + y) % 23 === 0 ? '#f0cc94' : '#e4bc84'));
      const x = (W * (f0 + f1)) / 2;
      const p = Math.max(2, Math.round(W * 0.014));
      for (let k = 0; k < 4; k++) {
        const px = x + (k - 1.5) * (p + 1.6);
        rect(c, px - p / 2, horizon - p * 2.6, p, p * 2.8, '#f4f0ec');
        rect(c, px - p / 2, horizon - p * 1.9, p, 1, '#d03c3c');
      }
    }
  },
  /** Boxes for beasts, with straw and half doors. */
  stalls(c) {
    const { width: W } = c.canvas;
    const y = c.horizon * 0.34;
    for (let i = 0; i < 3; i++) {
      const x = W * (0.02 + i * 0.33);
      rect(c, x, y, W * 0.3, c.horizon - y + 2, '#4c3424');
      rect(c, x + W * 0.02, y + 3, W * 0.26, c.horizon - y, '#3c281c');
      rect(c, x + W * 0.02, c.horizon * 0.86, W * 0.26, c.horizon * 0.14 + 2, '#c8a048');
      for (const e of [x, x + W * 0.28]) rect(c, e, y - 3, W * 0.025, c.horizon - y + 6, '#7c5438');
      rect(c, x, y - 3, W * 0.3, 3, '#94683f');
    }
  },
  /** The half doors of stalls, before those who look out. */
  'stall doors'(c) {
    const { width: W } = c.canvas;
    const h = c.person * 0.42;
    for (let i = 0; i < 3; i++) {
      const x = W * (0.04 + i * 0.33);
      rect(c, x, c.horizon - h, W * 0.26, h + 2, '#5c3c26');
      for (let k = 0; k < 5; k++) rect(c, x + 1 + (k * W * 0.26) / 5, c.horizon - h + 1, W * 0.26 / 5 - 1, h, k % 2 ? '#94683f' : '#a0744a');
      rect(c, x, c.horizon - h, W * 0.26, 2, '#b88858');
      rect(c, x, c.horizon - h * 0.35, W * 0.26, 1, '#5c3c26');
    }
  },
  /** Squares that shine by turns. */
  'dance floor'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const hexes = ['#e84c9c', '#4cc0f0', '#f0d048', '#8c5cf0', '#58d878'];
    for (let y = horizon + 2; y < H; y++) {
      const t = (y - horizon) / (H - horizon);
      const row = Math.floor(Math.log(0.22 + t) * 4.2 + 30);
      for (let x = 0; x < W; x++) {
        const v = (x - W / 2) / (0.55 + t * 0.9) / (W * 0.13) + 50;
        const edge = v - Math.floor(v) < 0.06 || Math.abs(Math.log(0.22 + t) * 4.2 + 30 - row) < 0.07;
        const hex = hexes[(Math.floor(v) * 2 + row * 3) % 5]!;
        put(canvas, x, y, ink(edge ? '#2c2444' : shade(hex, (Math.floor(v) + row) % 2 ? 0.62 : 0.95)));
        if (!edge && (Math.floor(v) + row) % 2 === 0) c.glow[y * W + x] = 1;
      }
    }
  },
}; // biome-ignore format: painters
