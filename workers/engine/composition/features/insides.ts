/** What is seen inside of things: of machines, hives, nests, and of a hall with a screen. */
import { fillEllipse, ink, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade } from './brush.ts';
import { stroke } from './lands.ts';

/** A picture painted over all of the canvas. */
function everywhere(c: FeatureContext, hex: (u: number, v: number, x: number, y: number) => string): void {
  const { width: W, height: H } = c.canvas;
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) put(c.canvas, x, y, ink(hex((x + 0.5) / W, (y + 0.5) / H, x, y)));
} // biome-ignore format: one line

export const INSIDES: Readonly<Record<string, Feature>> = {
  /** The inside of a machine: a board with chips, lines that carry light. */
  circuits(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    everywhere(c, (_u, v, x, y) =>
      v * H < c.horizon ? ((x + y) % 9 ? '#0c2824' : '#10342c') : (x * 3 + y) % 17 ? '#124034' : '#184c3e',
    );
    const glow = ['#48f0b0', '#48c8f8', '#f0d048'] as const;
    for (let k = 0; k < 22; k++) {
      let [x, y] = [c.random.float() * W, c.random.float() * H];
      const hex = glow[k % 3]!;
      for (let n = 0; n < 4; n++) {
        const long = W * (0.05 + 0.12 * c.random.float());
        const flat = (n + k) % 2 === 0;
        const way = c.random.float() < 0.5 ? -1 : 1;
        const [nx, ny] = flat ? [x + way * long, y] : [x, y + way * long * 0.6];
        stroke(c, x, y, nx, ny, Math.max(1, u * 0.8), shade(hex, 0.62));
        [x, y] = [nx, ny];
      }
      rect(c, x - u, y - u, u * 2.4, u * 2.4, hex);
      for (let j = 0; j < u * 2; j++) for (let i = 0; i < u * 2; i++) { const at = (Math.round(y) + j) * W + Math.round(x) + i; if (at >= 0 && at < W * H) c.glow[at] = 1; } // biome-ignore format: one line
    }
    for (const [x, y, w, h] of [[0.06, 0.1, 0.2, 0.22], [0.66, 0.06, 0.26, 0.28], [0.36, 0.16, 0.18, 0.16], [0.02, 0.6, 0.24, 0.3], [0.76, 0.58, 0.22, 0.3]] as const) {
      for (let i = 0; i < 9; i++) { rect(c, W * (x + (w * (i + 0.3)) / 9), H * y - u * 3, u * 1.4, H * h + u * 6, '#b8bcc0'); rect(c, W * x - u * 3, H * (y + (h * (i + 0.3)) / 9), W * w + u * 6, u * 1.4, '#b8bcc0'); }
      rect(c, W * x, H * y, W * w, H * h, '#24262e');
      rect(c, W * x, H * y, W * w, u * 1.5, '#444854');
      rect(c, W * (x + w * 0.16), H * (y + h * 0.4), W * w * 0.5, u * 1.5, '#6c7080');
      fillEllipse(c.canvas, W * (x + w * 0.88), H * (y + h * 0.84), u * 1.6, u * 1.6, ink('#e84848'));
    } // biome-ignore format: a table
  },
  /** Cells of wax all round, honey in some of them. */
  honeycomb(c) {
    const { width: W } = c.canvas;
    const size = Math.max(7, W * 0.062);
    everywhere(c, (_u, _v, x, y) => {
      const [q, r] = [(x * 0.577 - y / 3) / (size * 0.577), (y * 2) / 3 / (size * 0.577)];
      let [a, b] = [Math.round(q), Math.round(r)];
      const s = Math.round(-q - r);
      if (Math.abs(a - q) > Math.abs(b - r) && Math.abs(a - q) > Math.abs(s + q + r)) a = -b - s;
      else if (Math.abs(b - r) > Math.abs(s + q + r)) b = -a - s;
      const [cx, cy] = [size * (a + b / 2), size * 0.866 * b];
      const d = Math.max(
        Math.abs(x - cx) / (size * 0.5),
        (Math.abs(x - cx) * 0.5 + Math.abs(y - cy) * 0.866) / (size * 0.5),
      );
      const kind = (((a * 7 + b * 13) % 9) + 9) % 9;
      if (d > 0.86) return y - cy > 0 ? '#b87818' : '#f8d878';
      if (kind < 4) return d > 0.62 ? '#a05c0c' : y < cy ? '#6c3808' : '#844808';
      return kind < 7 ? (x - cx + y - cy < -size * 0.2 ? '#ffe490' : '#f4b030') : y < cy ? '#e8a030' : '#f8cc68';
    });
  },
  /** Earth cut open: chambers and tunnels, grass and sky on top. */
  burrows(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const top = Math.round(H * 0.16);
    everywhere(c, (_u, _v, x, y) => (y < top - u * 2 ? '#8cc8ec' : y < top ? '#5ca048' : (x * 13 + y * 29) % 31 < 2 ? '#6c4428' : (x * 7 + y * 11) % 43 < 2 ? '#a8744c' : y < H * 0.5 ? '#8c5c38' : '#7c5030'));
    const rooms = [[0.2, 0.34, 0.13], [0.54, 0.36, 0.15], [0.84, 0.3, 0.11], [0.14, 0.68, 0.13], [0.44, 0.7, 0.17], [0.8, 0.66, 0.16], [0.62, 0.9, 0.12], [0.26, 0.9, 0.1]] as const;
    const dig = (k: number, hex: string): void => {
      for (const [a, b] of [[0, 1], [1, 2], [0, 3], [1, 4], [4, 5], [2, 5], [4, 6], [3, 7], [4, 7]] as const) { const [p, q] = [rooms[a]!, rooms[b]!]; stroke(c, W * p[0], H * p[1], W * q[0], H * q[1], W * 0.036 * k, hex); }
      stroke(c, W * 0.5, top - u * 2, W * 0.54, H * 0.36, W * 0.036 * k, hex);
      for (const [x, y, r] of rooms) fillEllipse(c.canvas, W * x, H * y, W * r * 0.8 * k, H * r * 0.72 * k, ink(hex));
    };
    dig(1.16, '#5c3820');
    dig(1, '#3c2418');
    for (const [i, [x, y, r]] of rooms.entries()) for (let n = 0; n < 5; n++) { const [ex, ey] = [W * (x + (n - 2) * r * 0.2), H * (y + r * 0.44)]; if (i % 3 === 0) fillEllipse(c.canvas, ex, ey, u * 2.2, u * 1.6, ink('#f4ecd8')); else if (i % 3 === 1) { fillEllipse(c.canvas, ex, ey - u, u * 1.4, u * 1.2, ink('#8c2c20')); fillEllipse(c.canvas, ex + u * 2.4, ey - u * 1.2, u, u, ink('#8c2c20')); rect(c, ex - u, ey, u * 4, u * 0.8, '#4c1410'); } else fillEllipse(c.canvas, ex, ey, u * 1.8, u * 1.4, ink(n % 2 ? '#6cac48' : '#d8a840')); }
  }, // biome-ignore format: short
  /** Chairs, a sofa and something tall, all of it under white sheets with their folds. */
  sheeted(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const foot = c.horizon + (H - c.horizon) * 0.3;
    const shapes = [[0.16, 0.2, [[0, 0.62], [0.3, 1], [0.42, 1], [0.55, 0.6], [0.8, 0.56], [1, 0]]], [0.5, 0.3, [[0, 0.4], [0.08, 0.72], [0.92, 0.72], [1, 0.4]]], [0.82, 0.14, [[0, 0.9], [0.2, 1.5], [0.8, 1.5], [1, 0.9]]]] as const;
    for (const [at, wide, top] of shapes) {
      const [left, w, tall] = [W * (at - wide / 2), W * wide, c.person * 0.62];
      for (let x = Math.round(left); x < left + w; x++) {
        const t = (x - left) / w;
        const k = top.findIndex(([p]) => p >= t);
        const [[x0, y0], [x1, y1]] = [top[Math.max(0, k - 1)]!, top[k < 0 ? top.length - 1 : k]!];
        const high = tall * (x1 === x0 ? y1 : y0 + ((y1 - y0) * (t - x0)) / (x1 - x0));
        const hem = foot + Math.sin(x * 0.55) * u;
        const fold = Math.sin(t * 21 + at * 9);
        for (let y = Math.round(foot - high); y < hem; y++) {
          const edge = y - (foot - high) < u || t < 0.02 || t > 0.98 || hem - y < u;
          put(c.canvas, x, y, ink(edge ? '#7c7c90' : fold > 0.62 ? '#b8b8c8' : fold < -0.5 ? '#f4f4f4' : t > 0.8 ? '#c4c4d0' : '#dcdce4'));
        }
      }
    }
  }, // biome-ignore format: a table
  /** Sand that runs in through a hole high in the corner and heaps up below. */
  'sand fall'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [x, top, foot] = [W * 0.84, c.horizon * 0.22, c.horizon + (H - c.horizon) * 0.55];
    for (let a = 0; a < 12; a++) fillEllipse(c.canvas, x + Math.cos(a) * u * 3, top + Math.sin(a * 1.7) * u * 2, u * 4, u * 3, ink('#1c1410'));
    for (let y = Math.round(top); y < foot; y++) {
      const half = u * (1.4 + (1.6 * (y - top)) / (foot - top));
      for (let i = Math.round(-half); i <= half; i++) put(c.canvas, Math.round(x + i), y, ink((i + y) % 5 === 0 ? '#f4dc98' : i < 0 ? '#e8c878' : '#d0a858'));
    }
    for (let j = 0; j < H * 0.26; j++) {
      const t = j / (H * 0.26);
      const half = W * (0.02 + 0.2 * t ** 1.2);
      for (let i = Math.round(-half); i <= half; i++) {
        const [px, py] = [Math.round(x + i), Math.round(foot - H * 0.12 + j)];
        if (py < H && px < W && px >= 0) put(c.canvas, px, py, ink((px * 5 + py * 9) % 23 < 2 ? '#f4dc98' : i < -half * 0.2 ? '#e8c878' : i < half * 0.5 ? '#d8b468' : '#b88c48'));
      }
    }
  }, // biome-ignore format: short
  /** A bright screen between curtains, and rows of seats before it. */
  'cinema screen'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [left, top, wide, high] = [W * 0.17, H * 0.08, W * 0.66, c.horizon * 0.72];
    for (let x = 0; x < W; x += u * 4) if (x < left || x > left + wide - u * 2) { rect(c, x, 0, u * 2, c.horizon, '#8c2434'); rect(c, x + u * 2, 0, u * 2, c.horizon, '#6c1828'); } // biome-ignore format: one line
    rect(c, left - u * 2, top - u * 2, wide + u * 4, high + u * 4, '#14101c');
    for (let y = Math.round(top); y < top + high; y++)
      for (let x = Math.round(left); x < left + wide; x++) {
        const [p, q] = [(x - left) / wide, (y - top) / high];
        const hill = q > 0.62 + 0.12 * Math.sin(p * 7) ? '#5c8c68' : q > 0.5 + 0.16 * Math.sin(p * 4 + 1) ? '#88b090' : Math.hypot((p - 0.72) * 2, q - 0.28) < 0.13 ? '#fff4c8' : '#c8dcec'; // biome-ignore format: one line
        put(c.canvas, x, y, ink(hill));
        c.glow[y * W + x] = 1;
      }
    c.lamps.push({ x: W / 2, y: top + high, reach: W * 0.42, colour: '#c8dcec', strength: 0.4 });
    for (let row = 0; row < 4; row++) {
      const t = row / 3;
      const [y, size] = [c.horizon + (H - c.horizon) * (0.06 + 0.26 * row), W * (0.052 + 0.03 * t)];
      for (let k = -9; k < 10; k++) {
        const x = W / 2 + (k + (row % 2) * 0.5) * size * 1.16;
        fillEllipse(c.canvas, x, y + size * 0.4, size * 0.48, size * 0.5, ink('#4c1420'));
        rect(c, x - size * 0.48, y + size * 0.4, size * 0.96, H, '#4c1420');
        fillEllipse(c.canvas, x, y + size * 0.42, size * 0.38, size * 0.4, ink(t > 0.5 ? '#b03444' : '#983040'));
        rect(c, x - size * 0.38, y + size * 0.42, size * 0.76, H, t > 0.5 ? '#a02c3c' : '#8c2838');
      }
    }
  },
};
