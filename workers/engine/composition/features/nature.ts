/** Ground, water and rock painted into open places. */
import { band, fillEllipse, ink, noise1, put } from '../../place/canvas.ts';
import { type Feature, rect, shade } from './brush.ts';

export const NATURE: Readonly<Record<string, Feature>> = {
  /** A way that winds from the lower edge to the horizon. */
  /** Planks across, on posts, from the lower edge into the depth. */
  boardwalk(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit } = canvas;
    for (let y = horizon + 2; y < H; y++) {
      const t = (y - horizon) / (H - horizon);
      const mid = W * (0.5 + 0.12 * Math.sin(2.4 + t * 2.6) * (1 - t));
      const half = W * (0.025 + 0.15 * t ** 1.3);
      // boards are broader the nearer they lie
      const z = 9 / (t + 0.16);
      const board = Math.floor(z * 2.2);
      const joint = Math.floor((9 / (t + 0.16 - 1 / (H - horizon))) * 2.2) !== board;
      for (let x = Math.round(mid - half); x <= mid + half; x++) {
        const edge = Math.abs(x - mid) > half - unit;
        put(canvas, x, y, ink(joint ? '#4c3424' : edge ? '#6c4a30' : board % 3 === 0 ? '#a87c50' : board % 3 === 1 ? '#96683f' : '#9c7048')); // biome-ignore format: one line
      }
      if (joint && board % 3 === 0)
        for (const side of [-1, 1]) {
          const high = Math.max(2, H * 0.1 * t);
          const x = Math.round(mid + side * half);
          for (let k = 0; k < high; k++) for (let i = 0; i < Math.max(1, 2.4 * unit * t); i++) put(canvas, x + i, Math.round(y - high + k), ink(k < unit ? '#a87c50' : '#5c4028')); // biome-ignore format: one line
        }
    }
  },
  path(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const color = ink(c.argument || '#c8a878'),
      edge = ink(shade(c.argument || '#c8a878', 0.8)),
      light = ink(shade(c.argument || '#c8a878', 1.1));
    const wob = noise1(c.random, (H - horizon) * 0.4);
    const phase = c.random.float() * 6;
    for (let y = horizon + 1; y < H; y++) {
      const t = (y - horizon) / (H - horizon);
      const mid = W / 2 + Math.sin(phase + t * 3.2) * W * 0.1 * (1 - t * 0.6) + wob(y) * 1.5;
      const half = W * (0.02 + 0.17 * t ** 1.4);
      for (let x = Math.round(mid - half); x <= mid + half; x++) {
        const e = Math.abs(x - mid) / half;
        put(
          canvas,
          x,
          y,
          e > 1 - 1.6 / half ? edge : (x * 7 + y * 13) % 31 === 0 ? edge : (x * 5 + y * 11) % 37 === 0 ? light : color,
        );
      }
    }
  },
  fields(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    for (let y = horizon + 2; y < H; y++) {
      const t = (y - horizon) / (H - horizon);
      if (t > 0.5) break;
      for (let x = 0; x < W; x++) {
        const u = (x - W * 0.5) / (0.35 + t * 1.6);
        const row = Math.floor(u / (W * 0.045));
        const w = Math.floor(u / (W * 0.4) + 50) % 2;
        put(canvas, x, y, ink(w ? (row % 2 ? '#d8b850' : '#c4a040') : row % 2 ? '#8c6844' : '#749c48'));
      }
    }
  },
  pool(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const y = horizon + (H - horizon) * 0.55;
    fillEllipse(canvas, W * 0.5, y, W * 0.24, (H - horizon) * 0.22, ink('#3c3a54'));
    fillEllipse(canvas, W * 0.5, y + 1, W * 0.22, (H - horizon) * 0.18, ink('#3c7ca8'));
    for (let i = 0; i < 6; i++)
      rect(
        c,
        W * (0.36 + 0.2 * c.random.float()),
        y + (c.random.float() - 0.4) * (H - horizon) * 0.2,
        W * 0.06,
        1,
        '#7cc4dc',
      );
    c.lamps.push({ x: W / 2, y, reach: W * 0.25, colour: '#54b4d8', strength: 0.35 });
  },
  'cave mouth'(c) {
    const { canvas } = c;
    const { width: W, height: H } = canvas;
    const n = noise1(c.random, W * 0.09),
      m = noise1(c.random, H * 0.1);
    for (let x = 0; x < W; x++) {
      const edge = Math.abs(x / W - 0.5) * 2;
      const top = H * (0.05 + 0.22 * edge ** 3) + n(x) * H * 0.05;
      for (let y = 0; y < top; y++) put(canvas, x, y, ink(y > top - 2 ? '#3c3850' : '#1e1c2c'));
    }
    for (let y = 0; y < H; y++)
      for (const s of [0, 1]) {
        const w = W * 0.05 + m(y + s * 99) * W * 0.03 + W * 0.04 * (1 - y / H);
        for (let i = 0; i < w; i++) put(canvas, s ? W - 1 - i : i, y, ink(i > w - 2 ? '#3c3850' : '#1e1c2c'));
      }
  },
  shore(c) {
    const { canvas, horizon } = c;
    const n = noise1(c.random, canvas.width * 0.2);
    for (let x = 0; x < canvas.width; x++) {
      const top = horizon - canvas.height * 0.02 + n(x) * 2,
        bot = horizon + canvas.height * 0.025;
      for (let y = Math.round(top); y < bot; y++)
        put(canvas, x, y, ink(y > bot - 3 ? '#6c5c58' : y > bot - 5 ? '#a8988c' : '#7c9c6c'));
    }
  },
  surf(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const n = noise1(c.random, W * 0.14);
    for (let x = 0; x < W; x++) {
      const e = horizon + (H - horizon) * 0.2 + n(x) * H * 0.02;
      for (let y = horizon - 1; y < e; y++)
        put(
          canvas,
          x,
          y,
          ink(
            y > e - 2
              ? '#f0f4ec'
              : y > e - 4
                ? '#8ccce0'
                : (y * 3 + Math.floor(x / 6)) % 7 === 0
                  ? '#74bcdc'
                  : '#4ca0cc',
          ),
        );
      put(canvas, x, Math.round(e), ink('#c8ac78'));
    }
  },
  stream(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const y0 = horizon + (H - horizon) * 0.3,
      y1 = horizon + (H - horizon) * 0.58;
    const n = noise1(c.random, W * 0.2);
    for (let x = 0; x < W; x++) {
      const o = n(x) * 2;
      for (let y = Math.round(y0 + o); y < y1 + o; y++)
        put(
          canvas,
          x,
          y,
          ink(
            y < y0 + o + 1 || y > y1 + o - 2 ? '#5c8c4c' : (x + y * 5) % 17 < 4 && y % 3 === 0 ? '#9cd8ec' : '#54a0d0',
          ),
        );
    }
  },
  hill(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const n = noise1(c.random, W * 0.1);
    for (let x = 0; x < W; x++) {
      const u = (x - W * 0.5) / (W * 0.52);
      const top =
        horizon + H * 0.16 - H * 0.26 * Math.max(0, Math.cos(Math.max(-1.57, Math.min(1.57, u * 1.5)))) ** 1.2 + n(x);
      for (let y = Math.round(top); y < H; y++) {
        const t = (y - top) / (H * 0.5);
        put(
          canvas,
          x,
          y,
          y < top + 1.5 ? ink('#94bf66') : band(['#7cac54', '#6c9c4c', '#5c8c46'].map(ink), t + u * 0.25, x, y, 0.3),
        );
      }
    }
  },
  'hill path'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    for (let y = Math.round(horizon - H * 0.06); y < H; y++) {
      const t = (y - horizon + H * 0.06) / (H * 0.56);
      const mid = W / 2 + Math.sin(t * 7) * W * 0.11 * (1 - t * 0.3);
      const half = W * (0.012 + 0.05 * t);
      for (let x = Math.round(mid - half); x <= mid + half; x++)
        put(canvas, x, y, ink(Math.abs(x - mid) > half - 1 ? '#a88c5c' : '#c8ac78'));
    }
  },
};
