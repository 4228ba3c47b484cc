/** The near frame of a view: the mouth of a cave, the panes of a window, a cockpit with its instruments; laid over the picture. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import type { Lookout } from './read-lookout.ts';
import type { Sheet } from './sheet.ts';
import { WINDOWS } from './windows.ts';

/** A lit panel with buttons, a round dial and a screen. */
function instruments(s: Sheet, top: (x: number) => number, dark: string, mid: string, light: string): void {
  const { W, H, u } = s;
  s.all((x, y) => {
    const from = top(x);
    if (y < from) return undefined;
    if (y < from + 2 * u) return light;
    if (y < from + 3 * u) return dark;
    return y < from + (H - from) * 0.45 ? mid : dark;
  });
  const y0 = top(W / 2) + 5 * u;
  for (const [cx, w] of [
    [0.2, 0.17],
    [0.8, 0.17],
  ] as const) {
    const [x, h] = [W * (cx - w / 2), H * 0.12];
    s.rect(x - u, y0 + H * 0.03 - u, W * w + 2 * u, h + 2 * u, '#1c2230');
    s.rect(x, y0 + H * 0.03, W * w, h, '#1c5460');
    for (let k = 0; k < 3; k++) s.rect(x + u, y0 + H * 0.03 + u + k * h * 0.3, W * w * (0.35 + 0.5 * s.noise(k + cx * 9)), u, '#6cf0d0'); // biome-ignore format: one line
  }
  const r = Math.max(3, H * 0.055);
  for (const cx of [0.4, 0.6])
    s.all((x, y) => {
      const d = Math.hypot(x - W * cx, y - (y0 + H * 0.075));
      return d < r * 0.8 ? (Math.abs(x - W * cx - (W * cx - y + y0) * 0.001) < u * 0.7 && y < y0 + H * 0.075 ? '#f05c4c' : '#e8e4d4') : d < r ? '#1c2230' : undefined; // biome-ignore format: one line
    });
  const colours = ['#f0c040', '#54e0c4', '#e85c5c', '#5ca8f0'];
  for (let x = W * 0.08, k = 0; x < W * 0.92; x += 4 * u, k++)
    if (s.noise(k + 3) < 0.75) s.rect(x, y0 + H * 0.17, 2 * u, u, colours[Math.floor(s.noise(k * 7) * 4)]!);
}

const DRAW: Readonly<Record<Lookout, (s: Sheet) => void>> = {
  spaceship(s) {
    const { W, H, u } = s;
    const low = H * 0.7;
    s.all((x, y) => {
      const v = y / low;
      // the windscreen widens to the sides, with two struts that lean
      const l = W * (0.2 - 0.17 * v);
      const edge = Math.min(x - l, W - l - x, y - H * 0.05);
      const struts = [0.35, 0.65].map((k) => Math.abs(x - W * (k + (k - 0.5) * 0.5 * v)) - 1.6 * u);
      const d = Math.min(edge, ...struts);
      return d < 0 ? (d > -u * 1.1 ? '#8c9cb8' : edge < -4 * u ? '#38445c' : '#56647e') : undefined;
    });
    instruments(s, (x) => low + H * 0.03 * Math.abs((x / W) * 2 - 1) ** 2, '#2c3650', '#46546e', '#8c9cb8');
    // the two grips of the steering
    for (const k of [0.46, 0.54]) s.rect(W * k - u, H * 0.9, 2 * u, H * 0.1, '#20283c');
    s.rect(W * 0.43, H * 0.88, W * 0.14, 2 * u, '#20283c');
  },
  cockpit(s) {
    const { W, H, u } = s;
    const low = H * 0.68;
    s.all((x, y) => {
      const l = W * 0.04;
      const edge = Math.min(x - l, W - l - x, y - H * 0.06);
      const d = Math.min(edge, Math.abs(x - W / 2) - 1.6 * u);
      return d < 0 ? (d > -u * 1.1 ? '#a4a89c' : '#5c6458') : undefined;
    });
    instruments(s, (x) => low + H * 0.06 * Math.abs((x / W) * 2 - 1) ** 2, '#3c4240', '#545c58', '#848c84');
  },
  car(s) {
    const { W, H, u } = s;
    const low = H * 0.72;
    s.all((x, y) => {
      const v = y / low;
      const l = W * (0.12 - 0.1 * v);
      const edge = Math.min(x - l, W - l - x, y - H * 0.06);
      return edge < 0 ? (edge > -u * 1.1 ? '#5c5864' : '#38343f') : undefined;
    });
    s.rect(W * 0.42, H * 0.06, W * 0.16, H * 0.06, '#24222c');
    s.rect(W * 0.42 + u, H * 0.06 + u, W * 0.16 - 2 * u, H * 0.06 - 2 * u, '#7c98b0');
    instruments(s, () => low, '#2c2a34', '#443f4c', '#6c6674');
    const [cx, cy, r] = [W * 0.34, H * 0.98, W * 0.17];
    s.all((x, y) => {
      const d = Math.hypot(x - cx, (y - cy) * 1.05);
      return d < r && d > r - 3.2 * u ? (d > r - 1.2 * u ? '#544e58' : '#1c1a22') : d <= r - 3.2 * u && Math.abs(y - cy + r * 0.15) < 1.4 * u ? '#24222c' : undefined; // biome-ignore format: one line
    });
  },
  ...WINDOWS,
  porthole(s) {
    const { W, H, u } = s;
    const r = Math.min(W, H) * 0.39;
    s.all((x, y) => {
      const d = Math.hypot(x - W / 2, y - H / 2) - r;
      if (d < 0) return undefined;
      const light = W / 2 - x + H / 2 - y > 0;
      if (d < u * 1.2) return '#54401f';
      if (d < r * 0.14) {
        const a = (Math.atan2(y - H / 2, x - W / 2) / Math.PI) * 6;
        return Math.abs(a - Math.round(a)) < 0.09 && d > r * 0.05 && d < r * 0.1
          ? '#6c5024'
          : light
            ? '#e0b050'
            : '#b08438';
      }
      if (d < r * 0.14 + u * 1.2) return '#54401f';
      return (Math.floor(x) + 1) % Math.round(W / 4) < u ? '#3c4854' : light ? '#64747f' : '#54626e';
    });
  },
  cave(s) {
    const { W, H, u } = s;
    s.all((x, y) => {
      // a wide mouth, ragged, with points that hang from above
      const a = Math.atan2(y - H * 0.6, x - W / 2);
      const rough = 0.06 * Math.sin(a * 5 + 1) + 0.04 * Math.sin(a * 11 + 2) + 0.025 * Math.sin(a * 23);
      const up = y < H * 0.6 ? 0.07 * Math.max(0, 1 - Math.abs(((x / W) * 7) % 1 - 0.5) * 4) * (0.4 + s.noise(Math.floor((x / W) * 7))) : 0; // biome-ignore format: one line
      const d = Math.hypot((x - W / 2) / (W * 0.42), (y - H * 0.6) / (H * (y < H * 0.6 ? 0.52 : 0.3))) + rough + up - 1;
      if (d < 0) return undefined;
      const k = s.noise(Math.floor(x / (3 * u)) * 7.7 + Math.floor(y / (2 * u)) * 3.1);
      return d < 0.035 ? '#7c7488' : d < 0.12 ? (k > 0.7 ? '#5c5468' : '#4a4356') : d < 0.3 ? (k > 0.75 ? '#443d50' : '#352f40') : k > 0.85 ? '#2c2636' : '#221d2b'; // biome-ignore format: one line
    });
  },
  tent(s) {
    const { W, H, u } = s;
    s.all((x, y) => {
      const floor = H * 0.86;
      const half = W * (0.06 + 0.34 * Math.max(0, (y - H * 0.08) / (floor - H * 0.08)) ** 1.2);
      const d = y < H * 0.08 ? u * 3 : y > floor ? u * 3 : Math.abs(x - W / 2) - half;
      if (d < 0) return undefined;
      if (y > floor) return y < floor + u * 1.2 ? '#8c7048' : (Math.floor(x / (3 * u)) + Math.floor(y / (2 * u))) % 4 === 0 ? '#5c7450' : '#506848'; // biome-ignore format: one line
      // the flaps are rolled back at both sides
      if (d < 2.2 * u) return d < u * 1.1 ? '#f0c070' : '#8c4a24';
      const fold = Math.abs(x - W / 2) / (0.3 + y / H);
      return Math.floor(fold / (W * 0.09)) % 2 ? '#c8783c' : '#b06830';
    });
  },
  balcony(s) {
    const { W, H, u } = s;
    const y0 = H * 0.7;
    s.rect(0, H * 0.92, W, H * 0.08, '#b8a890');
    s.rect(0, H * 0.92, W, u, '#d8ccb4');
    for (let x = W * 0.02; x < W; x += W * 0.075) {
      s.rect(x, y0, 2 * u, H * 0.22, '#e8e2d4');
      s.rect(x + 2 * u, y0, u, H * 0.22, '#8c8474');
    }
    s.rect(0, y0 - 3 * u, W, 4 * u, '#f4eee0');
    s.rect(0, y0 + u, W, u, '#8c8474');
    for (const [x, hex] of [
      [0.05, '#e05c6c'],
      [0.83, '#f0c048'],
    ] as const) {
      s.rect(W * x, H * 0.86, W * 0.12, H * 0.11, '#b8603c');
      s.rect(W * x, H * 0.86, W * 0.12, 2 * u, '#d8845c');
      for (let k = 0; k < 26; k++) s.rect(W * x - u + s.noise(k + x * 9) * W * 0.13, H * (0.86 - s.noise(k * 3 + 5) * 0.11), 2 * u, 2 * u, k % 4 === 0 ? hex : k % 2 ? '#3c8448' : '#64ac54'); // biome-ignore format: one line
    }
  },
  scope(s) {
    const { W, H, u } = s;
    const r = Math.min(W, H) * 0.44;
    s.all((x, y) => {
      const d = Math.hypot(x - W / 2, y - H / 2);
      if (d >= r) return d < r + 1.5 * u ? '#4c4c58' : '#101014';
      const [dx, dy] = [Math.abs(x - W / 2), Math.abs(y - H / 2)];
      return (dx < u * 0.5 || dy < u * 0.5) && d > 3 * u ? '#18181e' : d < u ? '#e83c3c' : undefined;
    });
  },
  binoculars(s) {
    const { W, H, u } = s;
    const r = Math.min(W * 0.29, H * 0.46);
    s.all((x, y) => {
      const d = Math.min(Math.hypot(x - W * 0.31, y - H / 2), Math.hypot(x - W * 0.69, y - H / 2)) - r;
      return d < 0 ? undefined : d < 1.5 * u ? '#4c4c58' : '#101014';
    });
  },
  keyhole(s) {
    const { W, H, u } = s;
    s.all((x, y) => {
      const r = Math.min(W, H) * 0.24;
      const top = Math.hypot(x - W / 2, y - H * 0.36) - r;
      const leg =
        y > H * 0.36 && y < H * 0.9 ? Math.abs(x - W / 2) - r * (0.5 + 0.55 * ((y - H * 0.36) / (H * 0.54))) : 9;
      const d = Math.min(top, leg);
      return d < 0 ? undefined : d < 1.6 * u ? '#c89848' : d < 3.2 * u ? '#7c5a28' : Math.floor(x / (W * 0.2)) % 2 ? '#34241c' : '#3c2a20'; // biome-ignore format: one line
    });
  },
};

/** Lays the frame over a picture; which pixels it covers. By night what is near is dim. */
export function drawLookout(image: Rgba, from: Lookout, seed: number, night: boolean): Uint8Array {
  const { width: W, height: H, data } = image;
  const covered = new Uint8Array(W * H);
  const salt = createRandom(seed).fork('lookout').float() * 50;
  const set = (x: number, y: number, hex: string): void => {
    if (x < 0 || y < 0 || x >= W || y >= H) return;
    const i = Math.floor(y) * W + Math.floor(x);
    covered[i] = 1;
    const [r, g, b] = hexToRgb(hex);
    const k = night ? 0.62 : 1;
    data.set([r! * k, g! * k, Math.min(255, b! * (night ? 0.76 : 1)), 255], i * 4);
  };
  DRAW[from]({
    W,
    H,
    u: Math.max(1, Math.round(Math.min(W, H) / 100)),
    set,
    rect: (x, y, w, h, hex) => {
      for (let j = Math.round(y); j < Math.round(y + h); j++) for (let i = Math.round(x); i < Math.round(x + w); i++) set(i, j, hex);
    },
    all: (colour) => {
      for (let y = 0; y < H; y++)
        for (let x = 0; x < W; x++) {
          const hex = colour(x + 0.5, y + 0.5);
          if (hex) set(x, y, hex);
        }
    },
    noise: (n) => {
      const v = Math.sin((n + salt) * 91.7 + 3.1) * 43758.5453;
      return v - Math.floor(v);
    },
  });
  return covered;
} // biome-ignore format: one line
