/** What may be said of the surfaces of any place: cracks, stains and peeling paint, what lies about, the colour of water and what it mirrors. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { ink, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade } from './brush.ts';

const hash = (a: number, b: number): number => {
  const n = Math.sin(a * 127.1 + b * 311.7 + 3.9) * 43758.5453;
  return n - Math.floor(n);
};
const rgbOf = (v: number): [number, number, number] => [(v >> 16) & 255, (v >> 8) & 255, v & 255];
const packed = ([r, g, b]: readonly [number, number, number]): number => (Math.round(r) << 16) | (Math.round(g) << 8) | Math.round(b); // biome-ignore format: one line
const mixed = (v: number, to: readonly [number, number, number], k: number): number => {
  const [r, g, b] = rgbOf(v);
  return packed([r + (to[0] - r) * k, g + (to[1] - g) * k, b + (to[2] - b) * k]);
};

function blend(c: FeatureContext, x: number, y: number, hex: string, k: number): void {
  const { width: W, height: H, color } = c.canvas;
  const [i, j] = [Math.round(x), Math.round(y)];
  if (i < 0 || j < 0 || i >= W || j >= H) return;
  color[j * W + i] = mixed(color[j * W + i]!, hexToRgb(hex), k);
}

/** Whether a colour is that of water: blue or teal. */
function isWater(v: number): boolean {
  const [, a, b] = rgbToOklab(rgbOf(v));
  return b < -0.02 && a < 0.02 && Math.hypot(a, b) > 0.035;
}

/** Pixels of water below the horizon. */
function waterOf(c: FeatureContext): number[] {
  const { width: W, height: H, color } = c.canvas;
  const at: number[] = [];
  for (let i = Math.max(0, c.horizon - Math.round(H * 0.05)) * W; i < W * H; i++) if (isWater(color[i]!)) at.push(i);
  return at;
}

/** Green pixels below the horizon. */
function greenOf(c: FeatureContext): number[] {
  const { width: W, height: H, color } = c.canvas;
  const at: number[] = [];
  for (let i = c.horizon * W; i < W * H; i++) {
    const [, a, b] = rgbToOklab(rgbOf(color[i]!));
    if (a < -0.035 && b > 0.02) at.push(i);
  }
  return at;
}

/** Where no water is: it comes up to the lower edge, with a bank of its own. */
function shallows(c: FeatureContext): number[] {
  const { width: W, height: H, unit: u } = c.canvas;
  const at: number[] = [];
  for (let x = 0; x < W; x++) {
    const top = Math.round(c.horizon + (H - c.horizon) * (0.66 + 0.05 * Math.sin(x / (9 * u)) + 0.03 * Math.sin(x / (3.7 * u))));
    for (let y = top; y < H; y++) {
      put(c.canvas, x, y, ink(y < top + u ? '#e4f4fc' : y < top + 2 * u ? '#8cc4e0' : (y + Math.floor(x / (7 * u))) % (4 * u) < u ? '#62a6d0' : '#4088bc'));
      if (y >= top + 2 * u) at.push(y * W + x);
    }
  }
  return at;
} // biome-ignore format: short

/** A line that wanders and forks: a crack from there on. */
function crack(c: FeatureContext, x0: number, y0: number, dx: number, dy: number, long: number, seed: number): void {
  const { unit: u } = c.canvas;
  let [x, y] = [x0, y0];
  for (let k = 0; k < long; k++) {
    x += dx + (hash(seed, k) - 0.5) * 1.6;
    y += dy + (hash(seed, k + 99) - 0.5) * 0.9;
    const wide = Math.max(1, Math.round(u * (1.4 - k / long)));
    for (let j = 0; j < wide; j++) {
      blend(c, x + j, y, '#18141c', 0.72);
      blend(c, x + j, y + 1, '#f4f0ea', 0.22);
    }
    if (k > 3 && hash(seed + 7, k) > 0.93 && long > 8) crack(c, x, y, -dx * 0.8 + 0.3, dy * 0.8, long * 0.4, seed + k);
  }
}

/** Uneven spots of one colour. */
function stains(c: FeatureContext, hex: string, top: number, bottom: number, n: number, flat: number): void {
  const { width: W, unit: u } = c.canvas;
  for (let k = 0; k < n; k++) {
    const [cx, cy] = [W * (0.06 + 0.88 * hash(k, 5)), top + (bottom - top) * (0.1 + 0.8 * hash(k, 6))];
    const rx = W * (0.035 + 0.06 * hash(k, 7));
    const ry = Math.max(2, rx * flat);
    for (let y = -ry; y <= ry; y++)
      for (let x = -rx; x <= rx; x++) {
        const d = (x / rx) ** 2 + (y / ry) ** 2 + 0.25 * Math.sin(x / (2 * u) + k) * Math.cos(y / (2 * u) + k * 2);
        if (d < 1 && cy + y >= top && cy + y < bottom) blend(c, cx + x, cy + y, hex, d < 0.6 ? 0.78 : 0.5);
      }
    // drops beside it
    for (let q = 0; q < 4; q++) rect(c, cx + rx * (1.1 + 0.5 * hash(k, q)) * (q % 2 ? 1 : -1), cy + ry * (hash(q, k) - 0.5) * 1.6, u, u, shade(hex, 0.9)); // biome-ignore format: one line
  }
}

/** What lies about on the ground, by kind: a piece is drawn at (x, y), `s` pixels its unit. */
const PIECES: Readonly<Record<string, (c: FeatureContext, x: number, y: number, s: number, k: number) => void>> = {
  papers(c, x, y, s, k) {
    const lean = k % 3;
    rect(c, x, y, 4 * s, 3 * s, '#fcfaf0');
    rect(c, x + (lean === 1 ? -s : s), y + 3 * s, 4 * s, s, '#c4c4c8');
    rect(c, x + s, y + s, 2 * s, Math.max(1, s * 0.5), '#8c94a4');
  },
  rubble(c, x, y, s, k) {
    const w = (2 + (k % 3)) * s;
    rect(c, x, y - 2 * s, w, 3 * s, k % 2 ? '#8c8890' : '#9c9088');
    rect(c, x, y - 2 * s, w, s, '#b8b4b8');
    rect(c, x + w - s, y - s, s, 2 * s, '#605c68');
  },
  trash(c, x, y, s, k) {
    if (k % 3 === 0) {
      rect(c, x, y - 4 * s, 4 * s, 4 * s, '#34343e');
      rect(c, x + s, y - 5 * s, 2 * s, s, '#4c4c5a');
      rect(c, x + s, y - 3 * s, s, s, '#64647a');
    } else rect(c, x, y, (k % 3 === 1 ? 3 : 2) * s, (k % 3 === 1 ? 1.5 : 2) * s, ['#d84c44', '#e8e0d0', '#5c9cd0', '#d8b848'][k % 4]!);
  },
  leaves(c, x, y, s, k) {
    rect(c, x, y, 2 * s, s, ['#d8883c', '#c85c30', '#e0b048', '#98683c'][k % 4]!);
    rect(c, x + s, y - s, s, s, ['#e8a050', '#d87440', '#f0c868', '#a87848'][k % 4]!);
  },
  shards(c, x, y, s, k) {
    rect(c, x, y, (1 + (k % 2)) * s, s, '#d4f0f8');
    rect(c, x + s, y - s, s, 2 * s, '#88b8cc');
  },
  bones(c, x, y, s) {
    rect(c, x, y, 5 * s, s, '#e8e0cc');
    rect(c, x - s, y - s, s, 3 * s, '#f4eee0');
    rect(c, x + 5 * s, y - s, s, 3 * s, '#c8bca4');
  },
  feathers(c, x, y, s, k) {
    rect(c, x, y, 4 * s, s, k % 2 ? '#f4f4f0' : '#d8d8dc');
    rect(c, x + s, y - s, 2 * s, s, '#fcfcf8');
  },
  petals(c, x, y, s, k) {
    rect(c, x, y, 2 * s, s, k % 2 ? '#f4b8cc' : '#e890b0');
  },
  confetti(c, x, y, s, k) {
    rect(c, x, y, (1 + (k % 2)) * s, s, ['#f05060', '#f8d048', '#58c0f0', '#68d878', '#c078f0'][k % 5]!);
  },
  straw(c, x, y, s, k) {
    rect(c, x, y, (3 + (k % 3)) * s, Math.max(1, s * 0.7), k % 2 ? '#e0c060' : '#c09c40');
    rect(c, x + s, y - s, 3 * s, Math.max(1, s * 0.7), '#f0d888');
  },
  soot(c, x, y, s) {
    rect(c, x, y, 3 * s, s, '#3c383c');
  },
}; // biome-ignore format: pieces

/** Ropes of one colour that wind over the ground: cables, roots. */
function cords(c: FeatureContext, hues: readonly string[], thick: number): void {
  const { width: W, height: H, unit: u } = c.canvas;
  const floor = H - c.horizon;
  for (const [k, hex] of hues.entries()) {
    const y0 = c.horizon + floor * (0.2 + (0.7 * (k + 0.5)) / hues.length);
    const from = k % 2 ? W * 0.04 : 0;
    const to = k % 3 ? W : W * 0.82;
    for (let x = from; x < to; x += 0.5) {
      const y =
        y0 +
        floor * 0.06 * Math.sin(x / (W * (0.06 + 0.02 * k)) + k * 1.7) +
        floor * 0.03 * Math.sin(x / (W * 0.021) + k);
      const t = Math.max(1, thick * u * (0.6 + (0.5 * (y - c.horizon)) / floor));
      rect(c, x, y + t, 1, Math.max(1, u * 0.6), shade(hex, 0.4));
      rect(c, x, y, 1, t, hex);
      rect(c, x, y, 1, Math.max(1, t * 0.3), shade(hex, 1.5));
    }
  }
}

export const SURFACES: Readonly<Record<string, Feature>> = {
  litter(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const floor = H - c.horizon;
    if (c.argument === 'cables') return cords(c, ['#24242e', '#7c2c34', '#2c3c64', '#24242e', '#3c3c48'], 1.2);
    if (c.argument === 'roots') return cords(c, ['#6c4a30', '#5c4028', '#7c5838', '#644630'], 3);
    const piece = PIECES[c.argument] ?? PIECES.rubble!;
    const spots = Array.from({ length: 34 }, (_, k) => [hash(k, 1), (k + hash(k, 2)) / 34] as const);
    for (const [k, [fx, fy]] of spots.entries())
      piece(c, W * (0.02 + 0.94 * fx), c.horizon + floor * (0.08 + 0.9 * fy), Math.max(1, Math.round(u * (0.7 + 0.8 * fy))), k); // biome-ignore format: one line
  },
  'cracks on floor'(c) {
    const { width: W, height: H } = c.canvas;
    const floor = H - c.horizon;
    for (const [k, [fx, fy, dx]] of ([[0.2, 0.24, 1], [0.74, 0.16, -0.9], [0.5, 0.5, 0.9], [0.12, 0.7, 1.1], [0.9, 0.6, -1]] as const).entries()) crack(c, W * fx, c.horizon + floor * fy, dx, 0.5, W * 0.2, k * 31); // biome-ignore format: one line
  },
  'cracks on walls'(c) {
    const { width: W } = c.canvas;
    for (const [k, [fx, fy, dx]] of ([[0.3, 0.08, 0.3], [0.62, 0.22, -0.4], [0.84, 0.04, 0.2], [0.12, 0.4, 0.4]] as const).entries()) crack(c, W * fx, c.horizon * fy, dx, 0.9, c.horizon * 0.44, k * 17); // biome-ignore format: one line
  },
  'stains on floor'(c) {
    stains(c, c.argument || '#54483c', c.horizon, c.canvas.height, 6, 0.42);
  },
  'stains on walls'(c) {
    const { width: W, unit: u } = c.canvas;
    const hex = c.argument || '#54483c';
    stains(c, hex, c.horizon * 0.12, c.horizon * 0.86, 5, 0.8);
    // it ran down
    for (let k = 0; k < 9; k++) {
      const [x, y] = [W * (0.08 + 0.84 * hash(k, 8)), c.horizon * (0.2 + 0.3 * hash(k, 9))];
      for (let j = 0; j < c.horizon * (0.12 + 0.24 * hash(k, 3)); j++) blend(c, x, y + j, hex, 0.6);
      rect(c, x, y, u, u, hex);
    }
  },
  /** Paint in one colour comes off: flakes, and the plaster below. */
  peeling(c) {
    const { width: W, unit: u, color } = c.canvas;
    const hue = hexToRgb(c.argument || '#7c9c80');
    const was = color.slice();
    for (let y = 0; y < c.horizon; y++)
      for (let x = 0; x < W; x++) {
        const n = hash(Math.floor(x / (5 * u)), Math.floor(y / (4 * u))) * 0.5 + hash(Math.floor(x / (11 * u)), Math.floor(y / (9 * u))) * 0.5; // biome-ignore format: one line
        const i = y * W + x;
        if (c.glow[i]) continue;
        const off = n + 0.12 * Math.sin(x / (3 * u)) * Math.sin(y / (2.3 * u)) > 0.6;
        color[i] = off ? mixed(was[i]!, [214, 204, 188], 0.55) : mixed(was[i]!, hue, 0.45);
        const above = y > 0 && hash(Math.floor(x / (5 * u)), Math.floor((y - u) / (4 * u))) > 0.6;
        if (off && !above && y % (4 * u) < u) color[i] = mixed(color[i]!, [40, 36, 36], 0.45);
      }
  },
  'moss on walls'(c) {
    const { width: W, unit: u } = c.canvas;
    for (let x = 0; x < W; x++) {
      const low = c.horizon * (0.1 + 0.16 * hash(Math.floor(x / (6 * u)), 2) + 0.08 * hash(Math.floor(x / (2 * u)), 4));
      for (let y = c.horizon - low; y < c.horizon; y++) if ((x + Math.floor(y)) % 5 !== 0 || y > c.horizon - low * 0.6) blend(c, x, y, hash(x, y) > 0.6 ? '#7ca850' : '#4c7c3c', 0.8); // biome-ignore format: one line
      const top = c.horizon * 0.14 * hash(Math.floor(x / (8 * u)), 6);
      for (let y = 0; y < top; y++) blend(c, x, y, '#54843c', 0.7);
    }
  },
  /** Water of another colour, wherever it is. */
  'water hue'(c) {
    const { color } = c.canvas;
    const [L0, a, b] = rgbToOklab(hexToRgb(c.argument || '#5c9860'));
    const own = waterOf(c);
    // the water of a sewer or a swamp is green already
    const green = own.length > c.canvas.width * 2 ? [] : greenOf(c);
    const few = green.length > c.canvas.width * 2 && green.length < c.canvas.width * (c.canvas.height - c.horizon) * 0.5;
    for (const i of own.length > c.canvas.width * 2 ? own : few ? green : shallows(c)) {
      const [L] = rgbToOklab(rgbOf(color[i]!));
      color[i] = packed(oklabToRgb([Math.min(0.92, L * 0.55 + L0 * 0.45), a, b]));
    }
  },
  /** Still water: what is above it stands in it upside down. */
  mirror(c) {
    const { width: W, color } = c.canvas;
    const own = waterOf(c);
    const before = color.slice();
    for (const i of own.length > W * 4 ? own : shallows(c)) {
      const [x, y] = [i % W, Math.floor(i / W)];
      const up = Math.max(0, Math.min(c.horizon - 1, c.horizon - Math.round((y - c.horizon) * 0.86) - 1));
      const wave = y % 3 === 0 ? Math.round(Math.sin(y * 1.7) * 2) : 0;
      const over = rgbOf(before[up * W + Math.max(0, Math.min(W - 1, x + wave))]!);
      color[i] = mixed(color[i]!, over, 0.72);
    }
  },
  /** Heaped clouds, white and large. */
  cumulus(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    for (const [k, [fx, fy, fw]] of ([[0.2, 0.44, 0.34], [0.74, 0.6, 0.42], [0.5, 0.2, 0.26]] as const).entries()) {
      const [cx, base, w] = [W * fx, c.horizon * fy, W * fw];
      const puffs = Array.from({ length: 6 }, (_, i) => [cx + w * (-0.42 + 0.168 * i), base, w * (0.1 + 0.11 * Math.sin(((i + 0.6) / 6) * Math.PI) + 0.03 * hash(i, k))] as const); // biome-ignore format: one line
      for (const [lift, hex] of [[0, c.dim ? '#c8a8b8' : '#c8d8e8'], [0.2, c.dim ? '#f0d0c8' : '#eef4fa'], [0.42, '#ffffff']] as const) // biome-ignore format: one line
        for (const [px, py, r] of puffs)
          for (let y = Math.floor(py - r * 1.6); y < Math.min(base, c.horizon - H * 0.04); y++)
            for (let x = Math.floor(px - r); x <= px + r; x++) {
              const [dx, dy] = [(x - px + lift * r * 0.3) / (r * (1 - lift * 0.5)), (y - py + lift * r * 1.1) / (r * 1.4 * (1 - lift * 0.55))];
              if (dx * dx + dy * dy > 1 || x < 0 || y < 0 || x >= W || y > base - lift * r * 0.9) continue;
              if (c.night) blend(c, x, y, shade(hex, 0.6), 0.6);
              else put(c.canvas, x, y, ink(hex));
            }
      void u;
    }
  },
  /** Many stars of several sizes. */
  'stars above'(c) {
    const { width: W, unit: u } = c.canvas;
    for (let k = 0; k < W * 0.5; k++) {
      const [x, y] = [Math.round(W * hash(k, 11)), Math.round(c.horizon * 0.86 * hash(k, 12))];
      const big = hash(k, 13) > 0.9;
      const s = Math.max(1, Math.round(u * 0.6));
      rect(c, x, y, s, s, big ? '#ffffff' : hash(k, 14) > 0.5 ? '#d8e0f8' : '#a0a8d0');
      if (big) for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) rect(c, x + dx * s, y + dy * s, s, s, '#c8d0f0'); // biome-ignore format: one line
    }
  },
  /** Points of light that drift in the air. */
  'light motes'(c) {
    const { width: W, height: H, unit: u, canvas } = { ...c.canvas, canvas: c.canvas };
    for (let k = 0; k < 26; k++) {
      const [x, y] = [Math.round(W * (0.04 + 0.92 * hash(k, 21))), Math.round(H * (0.12 + 0.76 * hash(k, 22)))];
      const s = Math.max(1, Math.round(u * (hash(k, 23) > 0.6 ? 1.5 : 1)));
      const hex = ['#fff4b0', '#c8f8e8', '#f8d0f8'][k % 3]!;
      for (let j = -2 * s; j <= 3 * s; j++) for (let i = -2 * s; i <= 3 * s; i++) if ((i + j) % 2 === 0 && Math.abs(i) + Math.abs(j) < 4 * s) blend(c, x + i, y + j, hex, 0.3); // biome-ignore format: one line
      rect(c, x, y, s, s, hex);
      for (let j = 0; j < s; j++) for (let i = 0; i < s; i++) if (x + i < W && y + j < H) c.glow[(y + j) * canvas.width + x + i] = 1; // biome-ignore format: one line
    }
  },
  /** Dust in the air, and a grey film on what lies level. */
  'dust motes'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    for (let y = c.horizon; y < H; y++) for (let x = 0; x < W; x++) if (hash(Math.floor(x / (3 * u)), Math.floor(y / (2 * u))) > 0.4) blend(c, x, y, '#b8ac9c', 0.34); // biome-ignore format: one line
    for (let k = 0; k < 60; k++) {
      const s = Math.max(1, Math.round(u * 0.7));
      rect(c, W * hash(k, 31), H * 0.9 * hash(k, 32), s, s, k % 3 ? '#d8ccb4' : '#b4a890');
    }
  },
}; // biome-ignore format: drawings
