/** Windows that one looks out of: of a train, a house, a tower, a cell, an aeroplane. */
import type { Lookout } from './read-lookout.ts';
import type { Sheet } from './sheet.ts';

type Glazed = 'train' | 'window' | 'stone window' | 'barred window' | 'oval window';

const inBox = (x: number, y: number, l: number, t: number, r: number, b: number): boolean => x >= l && x < r && y >= t && y < b; // biome-ignore format: one line

export const WINDOWS: Readonly<Record<Extract<Lookout, Glazed>, (s: Sheet) => void>> = {
  train(s) {
    const { W, H, u } = s;
    pane(s, W * 0.1, H * 0.1, W * 0.9, H * 0.74, 5 * u, '#8c5c40', '#70472f', '#b08058', '#c8ccd0');
    curtains(s, W * 0.1, H * 0.08, W * 0.9, H * 0.62, '#a83c44', '#84283a', 0.1);
    // a small table under it, and the backs of two seats
    s.rect(W * 0.34, H * 0.8, W * 0.32, 3 * u, '#c89868');
    s.rect(W * 0.34, H * 0.8 + 3 * u, W * 0.32, u, '#7c5434');
    s.rect(W * 0.49, H * 0.8 + 4 * u, W * 0.03, H * 0.2, '#7c5434');
    for (const k of [0, 1]) {
      const x = k ? W * 0.78 : 0;
      s.rect(x, H * 0.76, W * 0.22, H * 0.24, '#2f4c84');
      s.rect(x, H * 0.76, W * 0.22, 2 * u, '#5c7cb8');
      s.rect(x + W * 0.105, H * 0.78, u, H * 0.22, '#24396a');
    }
  },
  window(s) {
    const { W, H, u } = s;
    pane(s, W * 0.14, H * 0.1, W * 0.86, H * 0.76, 0, '#b89878', '#a08464', '#c8ac8c', '#e8e0d0');
    s.rect(W / 2 - u, H * 0.1, 2 * u, H * 0.66, '#e8e0d0');
    s.rect(W / 2 + u, H * 0.1, u, H * 0.66, '#a89c88');
    s.rect(W * 0.14, H * 0.43, W * 0.72, 2 * u, '#e8e0d0');
    s.rect(W * 0.14, H * 0.43 + 2 * u, W * 0.72, u, '#a89c88');
    curtains(s, W * 0.12, H * 0.06, W * 0.88, H * 0.86, '#d8b45c', '#b8904a', 0.13);
    s.rect(W * 0.08, H * 0.76, W * 0.84, 3 * u, '#f0e8d8');
    s.rect(W * 0.08, H * 0.76 + 3 * u, W * 0.84, u, '#8c7458');
    // a plant on the sill
    const [x, y] = [W * 0.7, H * 0.76];
    s.rect(x, y - 5 * u, 6 * u, 5 * u, '#b8603c');
    s.rect(x, y - 5 * u, 6 * u, u, '#d8845c');
    for (let k = 0; k < 14; k++) s.rect(x - 2 * u + s.noise(k) * 9 * u, y - (6 + s.noise(k + 40) * 6) * u, 2 * u, u * 2, k % 3 ? '#4c9450' : '#74b85c'); // biome-ignore format: one line
  },
  'stone window'(s) {
    arch(s, undefined);
  },
  'barred window'(s) {
    arch(s, s.W < 80 ? 2 : 4);
  },
  'oval window'(s) {
    const { W, H, u } = s;
    s.all((x, y) => {
      const d = ((Math.abs(x - W / 2) / (W * 0.34)) ** 3 + (Math.abs(y - H * 0.46) / (H * 0.4)) ** 3) ** (1 / 3);
      const near = (d - 1) * W * 0.34;
      if (near < 0) return undefined;
      if (near < u * 1.2) return '#8c98a8';
      if (near < W * 0.06) return y < H * 0.46 ? '#b8c0cc' : '#dce2ea';
      if (near < W * 0.06 + u * 1.2) return '#98a2b0';
      return Math.floor(x / (W * 0.5)) % 2 === 0 && x % (W * 0.5) < u ? '#b4bcc8' : '#ccd4dc';
    });
  },
};

/** A wall with an opening, its frame and the light on its edge. */
function pane(s: Sheet, l: number, t: number, r: number, b: number, round: number, wall: string, dark: string, light: string, rim: string): void {
  const { W, u } = s;
  s.all((x, y) => {
    const [dx, dy] = [Math.max(l + round - x, x - r + round, 0), Math.max(t + round - y, y - b + round, 0)];
    const out = round > 0 ? Math.hypot(dx, dy) - round : Math.max(l - x, x - r, t - y, y - b);
    if (out < 0) return undefined;
    if (out < u) return dark;
    if (out < 3 * u) return rim;
    if (out < 4 * u) return dark;
    return x % (W * 0.11) < u ? dark : (x - u) % (W * 0.11) < u ? light : wall;
  });
} // biome-ignore format: a signature

function curtains(s: Sheet, l: number, t: number, r: number, b: number, hex: string, dark: string, wide: number): void {
  const { W, H, u } = s;
  s.rect(l - 3 * u, t, r - l + 6 * u, 2 * u, '#6c4a30');
  s.all((x, y) => {
    if (!inBox(x, y, l - W * 0.05, t + u, r + W * 0.05, b)) return undefined;
    const v = (y - t) / (b - t);
    const half = W * (wide * (1.25 - 0.75 * Math.sin(Math.PI * Math.min(1, v * 1.15))) + 0.045);
    const d = Math.min(x - (l - W * 0.05), r + W * 0.05 - x);
    if (d > half) return undefined;
    return Math.abs(v - 0.62) < (u / H) * 1.6 ? '#f0d890' : Math.floor(d / (2 * u)) % 2 ? dark : hex;
  });
}

/** An arched opening in blocks; with bars where it is a cell's. */
function arch(s: Sheet, bars: number | undefined): void {
  const { W, H, u } = s;
  const [half, spring, sill] = bars ? [W * 0.27, H * 0.36, H * 0.72] : [W * 0.33, H * 0.4, H * 0.82];
  const tone = bars ? ['#6c6a74', '#5c5a64', '#7c7a84', '#3c3a44'] : ['#a09488', '#8c8074', '#b4a898', '#5c5248'];
  s.all((x, y) => {
    const d = y < spring ? Math.hypot(x - W / 2, (y - spring) * 0.95) - half : y < sill ? Math.abs(x - W / 2) - half : 99;
    if (d < 0) {
      if (!bars) return undefined;
      const k = (((x - W / 2 + half) / (2 * half)) * (bars + 1)) % 1;
      const at = Math.min(k, 1 - k) * ((2 * half) / (bars + 1));
      return at < 1.4 * u && x > W / 2 - half + 3 * u && x < W / 2 + half - 3 * u ? (k < 0.5 ? '#2c2c34' : '#6c6c78') : undefined;
    }
    if (y >= sill && y < sill + 4 * u && Math.abs(x - W / 2) < half + 4 * u) return y < sill + u ? tone[2] : tone[1];
    if (d < u) return tone[3];
    if (d < 5 * u) {
      const a = y < spring ? Math.atan2(y - spring, x - W / 2) * 3.2 : y / (7 * u);
      return Math.abs(a - Math.round(a)) < 0.09 ? tone[3] : tone[2];
    }
    const row = Math.floor(y / (7 * u));
    const joint = y % (7 * u) < u || (x + (row % 2) * 6 * u) % (12 * u) < u;
    const k = s.noise(row * 3.7 + Math.floor((x + (row % 2) * 6 * u) / (12 * u)) * 9.1);
    return joint ? tone[3] : k > 0.7 ? tone[2] : k < 0.25 ? tone[1] : tone[0];
  });
} // biome-ignore format: a signature
