/** Towers, wet streets and ruins. */
import { put } from '../../place/canvas.ts';
import { type Feature, rect, shade, shineRect } from './brush.ts';

export const CITY: Readonly<Record<string, Feature>> = {
  'neon towers'(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    const u = canvas.unit;
    const blocks: readonly (readonly [number, number, number])[] = [
      [-0.02, 0.24, 0.02],
      [0.2, 0.13, 0.3],
      [0.66, 0.14, 0.24],
      [0.78, 0.24, 0.0],
      [0.31, 0.1, 0.46],
      [0.58, 0.1, 0.42],
    ];
    for (const [bx, bw, top] of [...blocks].reverse()) {
      const x = W * bx,
        w = W * bw,
        y = horizon * top;
      const base = bw > 0.2 ? '#2c2a4a' : '#25234a';
      rect(c, x, y, w, horizon - y, base);
      rect(c, x, y, 1, horizon - y, '#4a4678');
      rect(c, x, y, w, 1, '#4a4678');
      for (let j = y + 4 * u; j < horizon - 12 * u; j += 5 * u)
        for (let i = x + 3 * u; i < x + w - 3 * u; i += 4 * u) {
          const q = c.random.float();
          if (q < 0.22) shineRect(c, i, j, 2 * u, 2 * u, c.random.pick(['#f0c868', '#58c8e0', '#f0c868', '#c864d0']));
          else rect(c, i, j, 2 * u, 2 * u, '#1c1a34');
        }
    }
    const signs: readonly (readonly [number, number, number, number, string])[] = [
      [0.2, 0.1, 0.05, 0.46, '#ff4c9c'],
      [0.75, 0.12, 0.05, 0.44, '#3ce0e8'],
      [0.02, 0.36, 0.15, 0.13, '#f0e04c'],
      [0.83, 0.3, 0.15, 0.13, '#ff5c5c'],
      [0.34, 0.56, 0.04, 0.24, '#9c6cff'],
      [0.62, 0.52, 0.04, 0.26, '#5cf08c'],
      [0.03, 0.56, 0.13, 0.1, '#3ce0e8'],
      [0.85, 0.5, 0.12, 0.1, '#ff4c9c'],
    ];
    for (const [sx, sy, sw, sh, col] of signs) {
      const x = Math.round(W * sx),
        y = Math.round(horizon * sy),
        w = Math.max(5, Math.round(W * sw)),
        h = Math.round(horizon * sh);
      rect(c, x - 2, y - 2, w + 4, h + 4, '#14122a');
      shineRect(c, x - 1, y - 1, w + 2, h + 2, shade(col, 0.55));
      rect(c, x + 1, y + 1, w - 2, h - 2, shade(col, 0.22));
      shineRect(c, x, y, w, 1, col);
      shineRect(c, x, y + h - 1, w, 1, col);
      shineRect(c, x, y, 1, h, col);
      shineRect(c, x + w - 1, y, 1, h, col);
      const tall = h > w;
      const n = tall ? Math.floor(h / (5 * u)) : Math.floor(w / (5 * u));
      for (let k = 0; k < n; k++) {
        const gx = tall ? x + 2 : x + 2 + k * 5 * u,
          gy = tall ? y + 2 + k * 5 * u : y + 2;
        const gw = tall ? w - 4 : 3 * u,
          gh = tall ? 3 * u : h - 4;
        if (gx + gw > x + w - 1 || gy + gh > y + h - 1) continue;
        for (let j = 0; j < gh; j++)
          for (let i = 0; i < gw; i++) if (c.random.float() < 0.6) shineRect(c, gx + i, gy + j, 1, 1, col);
      }
      c.lamps.push({ x: x + w / 2, y: y + h / 2, reach: c.person * 1.1, colour: col, strength: 0.55 });
    }
    for (const [x, col] of [
      [0.03, '#ff8c4c'],
      [0.82, '#58c8e0'],
    ] as const) {
      shineRect(c, W * x, horizon - c.person * 0.75, W * 0.15, c.person * 0.5, col);
      rect(c, W * x + 2, horizon - c.person * 0.75 + 2, W * 0.15 - 4, c.person * 0.2, '#3c2c54');
      for (let i = 0; i < 5; i++)
        rect(c, W * x + 3 + i * W * 0.028, horizon - c.person * 0.5, 2, c.person * 0.16, '#3c2c54');
      rect(c, W * x - 2, horizon - c.person * 0.85, W * 0.15 + 4, c.person * 0.12, '#c83c6c');
    }
  },
  /** Lights above lie in the wet ground: mirrored, streaked, one tone down. */
  wet(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    for (let y = horizon; y < H; y++) {
      const src = Math.round(horizon - (y - horizon) * 1.15) - 1;
      if (src < 0) break;
      for (let x = 0; x < W; x++) {
        const wob = Math.round(Math.sin(y * 1.3 + x * 0.05) * 1.2);
        const sx = Math.min(W - 1, Math.max(0, x + wob));
        if (c.glow[src * W + sx] && (y % 3 !== 0 || (x + y) % 2)) {
          const v = canvas.color[src * W + sx]!;
          const k = 0.62 - 0.3 * ((y - horizon) / (H - horizon));
          const mixc = (a: number, b: number): number => Math.round(a * k + b * (1 - k));
          const g = canvas.color[y * W + x]!;
          put(
            canvas,
            x,
            y,
            (mixc(v >> 16, g >> 16) << 16) | (mixc((v >> 8) & 255, (g >> 8) & 255) << 8) | mixc(v & 255, g & 255),
          );
          c.glow[y * W + x] = 1;
        }
      }
    }
  },
  'steps temple'(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    const n = 5;
    const h = horizon * 0.62,
      top = horizon - h + canvas.height * 0.04;
    const stone = ['#a8a890', '#8c8c7c', '#b4b49c'];
    for (let i = 0; i < n; i++) {
      const y = top + (h / n) * i,
        w = W * (0.13 + 0.072 * i);
      rect(c, W / 2 - w, y, w * 2, h / n + 1, stone[0]!);
      rect(c, W / 2 - w, y, w * 2, Math.max(1, canvas.unit), '#d0d0b4');
      rect(c, W / 2 + w * 0.55, y + 1, w * 0.45, h / n, stone[1]!);
      for (let x = W / 2 - w; x < W / 2 + w; x += 7 * canvas.unit)
        rect(c, x + ((i * 3) % 5), y + 2, 1, h / n - 2, '#6c7468');
      for (let k = 0; k < 5; k++) {
        const x = W / 2 - w + c.random.float() * w * 2;
        rect(c, x, y, 3 * canvas.unit, canvas.unit * (1 + c.random.int(3)), '#5c8c46');
      }
    }
    rect(c, W / 2 - W * 0.05, top + h * 0.2, W * 0.1, h * 0.8 + 2, '#9ca48c');
    for (let y = top + h * 0.2; y < horizon + 3; y += 3 * canvas.unit)
      rect(c, W / 2 - W * 0.05, y, W * 0.1, 1, '#6c7468');
    rect(c, W / 2 - W * 0.085, top - h * 0.24, W * 0.17, h * 0.24 + 1, '#848c7c');
    rect(c, W / 2 - W * 0.1, top - h * 0.3, W * 0.2, h * 0.08, '#a4ac94');
    rect(c, W / 2 - W * 0.03, top - h * 0.16, W * 0.06, h * 0.17, '#1c2420');
  },
};
