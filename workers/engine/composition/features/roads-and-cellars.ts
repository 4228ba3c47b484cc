/** A wide road through open land, what is below houses, crops in rows, a train on its bridge, prints of feet, a lamp of alarm. */
import { fillEllipse, ink, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade, shineRect, trapezoid } from './brush.ts';

const hash = (x: number, y: number): number => {
  const v = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return v - Math.floor(v);
};

/** Crops by what they look like: leaf, fruit, how high over how wide. */
const CROPS: Readonly<Record<string, readonly [leaf: string, fruit: string, tall: number]>> = {
  cabbage: ['#78b858', '#b8dc88', 0.7], lettuce: ['#88c850', '#c4e480', 0.6], pumpkin: ['#4c8c3c', '#e88830', 0.7], melon: ['#4c8c3c', '#68a848', 0.6], carrot: ['#58a840', '#e8842c', 1], turnip: ['#58a048', '#d8a8d0', 0.8],
  potato: ['#4c8c44', '#f0e8d0', 0.8], tomato: ['#4c9040', '#d83c34', 1.4], strawberry: ['#4c9848', '#e03c44', 0.6], corn: ['#58a040', '#f0d048', 2.2], wheat: ['#d8b048', '#f0d878', 1.8], sunflower: ['#58a040', '#f4c830', 2], grape: ['#5c9844', '#7c4898', 1.5],
  flower: ['#58a048', '#e878a8', 1.1], tulip: ['#58a048', '#e85868', 1.2], lavender: ['#7c9c6c', '#9878d0', 1.1], cotton: ['#5c8c4c', '#f8f8f4', 1.2], bean: ['#58a040', '#8cc860', 1.6], berry: ['#4c8c48', '#4c5cb8', 1], radish: ['#58a848', '#e04870', 0.8], beet: ['#6c9848', '#a83058', 0.8], onion: ['#78b060', '#e8d0a0', 1], pepper: ['#4c9040', '#e0502c', 1.2], tea: ['#4c9048', '#84c068', 0.8], rice: ['#88c058', '#d8e0a0', 1.2], broccoli: ['#4c8c48', '#5cac58', 0.8],
}; // biome-ignore format: a table
/** Names of crops that `crop rows` can draw. */
export const CROP_NAMES = Object.keys(CROPS);

function plant(
  c: FeatureContext,
  x: number,
  foot: number,
  s: number,
  [leaf, fruit, tall]: readonly [string, string, number],
  k: number,
): void {
  const high = s * tall;
  if (tall < 0.9) {
    fillEllipse(c.canvas, x, foot - high * 0.45, s * 0.5, high * 0.52, ink(shade(leaf, 0.72)));
    fillEllipse(c.canvas, x, foot - high * 0.52, s * 0.42, high * 0.44, ink(leaf));
    fillEllipse(c.canvas, x - s * 0.04, foot - high * 0.62, s * 0.26, high * 0.3, ink(fruit));
    if (s > 5)
      rect(c, x - s * 0.14, foot - high * 0.84, Math.max(1, s * 0.1), Math.max(1, s * 0.1), shade(fruit, 1.15));
    return;
  }
  for (const d of [-0.3, 0, 0.3]) {
    const lean = d * s * 0.5;
    for (let j = 0; j < high; j++)
      rect(
        c,
        x + d * s * 0.3 + lean * (j / high),
        foot - j,
        Math.max(1, s * 0.13 * (1 - (j / high) * 0.5)),
        1,
        j < high * 0.4 ? shade(leaf, 0.74) : leaf,
      );
  }
  const w = Math.max(1, s * 0.24);
  for (const [dx, up] of tall > 1.7
    ? ([
        [0, 1],
        [-0.2, 0.84],
        [0.24, 0.88],
      ] as const)
    : ([
        [-0.2, 0.5],
        [0.22, 0.66],
        [0, 0.9],
      ] as const))
    rect(c, x + dx * s - w / 2, foot - high * up - (k % 2), w, w * (tall > 1.7 ? 1.5 : 1), fruit);
}

export const ROADS_AND_CELLARS: Readonly<Record<string, Feature>> = {
  /** A wide road to the horizon with its lines and rails; 'ruined': cracked, grass in the cracks. */
  'highway road'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const ruined = /ruined/.test(c.argument);
    const y0 = c.horizon + 1;
    const crack = (x: number, y: number, t: number): boolean => {
      const k = Math.max(1, (W * 0.05) * (0.3 + t));
      return Math.abs(Math.sin(x / k + Math.sin(y / (k * 0.7)) * 1.6) + Math.sin(y / (k * 0.6) + x / (k * 2.4))) < 0.05 + 0.05 * t;
    };
    trapezoid(c, y0, W * 0.44, W * 0.56, H, -W * 0.16, W * 1.16, (x, y, t, v) => {
      const verge = v < 0.035 || v > 0.965;
      const edge = Math.abs(v - 0.06) < 0.008 || Math.abs(v - 0.94) < 0.008;
      const middle = Math.abs(v - 0.5) < 0.022;
      const lane = (Math.abs(v - 0.28) < 0.007 || Math.abs(v - 0.72) < 0.007) && Math.floor(t ** 0.45 * 11) % 2 === 0;
      if (ruined && (crack(x, y, t) || (verge && hash(x, y) > 0.4))) return ink(hash(Math.floor(x / (2 * u)), Math.floor(y / (2 * u))) > 0.42 ? (hash(x, y) > 0.5 ? '#5c8c44' : '#78a850') : '#34363c');
      if (ruined && hash(Math.floor(x / (5 * u)), Math.floor(y / (3 * u))) > 0.965) return ink('#6c9c4c');
      if (verge) return ink('#8c8478');
      const worn = ruined && hash(Math.floor(x / (3 * u)), Math.floor(y / (2 * u))) > 0.5;
      if (middle) return ink(worn ? '#64666c' : Math.abs(v - 0.5) < 0.007 ? '#50545c' : '#d8b040');
      if (edge || lane) return ink(worn ? '#6c6e74' : '#d0d0cc');
      return ink(shade('#585c64', (hash(x, y) > 0.9 ? 1.1 : hash(x * 2, y) < 0.08 ? 0.9 : 1) * (0.92 + 0.1 * t)));
    });
    for (const s of [-1, 1])
      for (let k = 0; k < 40; k++) {
        const t = (k / 40) ** 2;
        if (ruined && hash(k, s) > 0.72) continue;
        const [x, y] = [W / 2 + s * W * (0.07 + 0.62 * t), y0 + (H - y0) * t];
        const high = H * (0.012 + 0.11 * t);
        if (k % 2 === 0) rect(c, x, y - high, Math.max(1, 2 * u * t + 1), high, '#6c7078');
        rect(c, x - s * W * 0.02 * (t + 0.1), y - high, W * (0.02 + 0.05 * t), Math.max(1, high * 0.34), ruined && hash(k, 3) > 0.5 ? '#9c6c4c' : '#b4b8bc');
      }
  },
  /** Steps of stone that come down at the side, a barred window under the ceiling, bare beams. */
  cellar(c) {
    const { width: W, unit: u } = c.canvas;
    const floor = c.horizon + 2 * u;
    for (let x = 0; x < W; x += W * 0.16) {
      rect(c, x, 0, W * 0.03, c.horizon * 0.1, '#4c3828');
      rect(c, x, 0, W * 0.03, u, '#64503c');
    }
    rect(c, 0, c.horizon * 0.1, W, 2 * u, '#3c2c20');
    const n = 6;
    for (let k = 0; k < n; k++) {
      const [x, w] = [W * 0.78 + (W * 0.22 * k) / n, W * 0.22 * (1 - k / n) + 2];
      const y = floor - ((k + 1) * c.horizon * 0.7) / n;
      rect(c, x, y, w, floor - y + 2 * u, shade('#847a6e', 0.9 - 0.07 * k));
      rect(c, x, y, w, Math.max(1, u), '#a89e90');
    }
    const [x, y, w, h] = [W * 0.16, c.horizon * 0.18, W * 0.13, c.horizon * 0.16];
    rect(c, x - 2 * u, y - 2 * u, w + 4 * u, h + 4 * u, '#3c362f');
    rect(c, x, y, w, h, c.view?.(0.5, 0.3, 0, 0) ?? (c.night ? '#28345c' : '#a8c0c8'));
    for (let i = 1; i < 5; i++) rect(c, x + (w * i) / 5, y, Math.max(1, u), h, '#24201c');
  },
  /** Earth in ridges with plants at equal distances. */
  'crop rows'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const crop = CROPS[c.argument] ?? CROPS.cabbage!;
    const floor = H - c.horizon;
    for (const [k, t] of [0.2, 0.34, 0.52, 0.74].entries()) {
      const y = c.horizon + floor * t;
      const s = W * (0.026 + 0.052 * t);
      const [l, r] = [W * (0.2 - 0.14 * t), W * (0.8 + 0.14 * t)];
      rect(c, l, y - s * 0.12, r - l, s * 0.46, '#6c4830');
      rect(c, l, y - s * 0.12, r - l, Math.max(1, s * 0.14), '#8c6444');
      rect(c, l, y + s * 0.28, r - l, Math.max(1, u), '#503424');
      const n = Math.max(5, Math.floor((r - l) / (s * 1.25)));
      for (let i = 0; i < n; i++) plant(c, l + ((r - l) * (i + 0.5)) / n, y + s * 0.16, s, crop, i + k);
    }
  },
  /** A steam train with its cars on a bridge of rails, from the left edge; its plume behind it. */
  'train on bridge'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const foot = Math.round(c.horizon - H * 0.12) - u;
    const s = H * 0.1;
    const front = W * 0.46;
    for (let k = 0; k < 7; k++) fillEllipse(c.canvas, front - s * (0.3 + k * 0.75), foot - s * (1.5 + 0.16 * k), s * (0.26 + k * 0.06), s * (0.2 + k * 0.035), ink(['#f0ece4', '#e4dcd4', '#d8ccc4'][k % 3]!));
    for (let k = 0; k < 4; k++) {
      const x = front - s * 2.9 - k * s * 1.72;
      const hex = k === 0 ? '#2c2c34' : '#8c3034';
      rect(c, x, foot - s * (k === 0 ? 0.62 : 0.92), s * 1.6, s * (k === 0 ? 0.46 : 0.76), hex);
      if (k === 0) rect(c, x + u, foot - s * 0.74, s * 1.6 - 2 * u, s * 0.14, '#16161c');
      else {
        rect(c, x - u, foot - s * 0.98, s * 1.6 + 2 * u, s * 0.12, '#3c3438');
        for (let i = 0; i < 4; i++) rect(c, x + s * (0.14 + i * 0.37), foot - s * 0.76, s * 0.22, s * 0.24, '#f8e0a0');
      }
      for (const d of [0.22, 0.56, 1.02, 1.34]) fillEllipse(c.canvas, x + s * d, foot - s * 0.08, s * 0.12, s * 0.12, ink('#18181e'));
    }
    const x = front - s * 1.1;
    rect(c, x - s * 0.1, foot - s * 0.66, s * 1.16, s * 0.42, '#34343e');
    rect(c, x - s * 0.1, foot - s * 0.62, s * 1.16, s * 0.1, '#5c5c68');
    rect(c, x - s * 0.16, foot - s * 0.24, s * 1.36, s * 0.1, '#a83034');
    rect(c, x - s * 0.1, foot - s * 1.02, s * 0.46, s * 0.78, '#26262e');
    rect(c, x - s * 0.16, foot - s * 1.1, s * 0.58, s * 0.12, '#a83034');
    rect(c, x, foot - s * 0.92, s * 0.22, s * 0.22, '#f8e0a0');
    rect(c, x + s * 0.76, foot - s * 1.1, s * 0.16, s * 0.46, '#26262e');
    rect(c, x + s * 0.7, foot - s * 1.18, s * 0.28, s * 0.12, '#44444e');
    rect(c, x + s * 0.5, foot - s * 0.78, s * 0.14, s * 0.14, '#d8a840');
    trapezoid(c, foot - s * 0.26, x + s * 1.06, x + s * 1.12, foot, x + s * 1.06, x + s * 1.42, () => ink('#a83034'));
    shineRect(c, x + s * 1.04, foot - s * 0.54, s * 0.12, s * 0.12, '#ffe890');
    for (const [d, r] of [[0, 0.2], [0.36, 0.2], [0.76, 0.13], [1.02, 0.13]] as const) {
      fillEllipse(c.canvas, x + s * d, foot - s * r, s * r, s * r, ink('#18181e'));
      fillEllipse(c.canvas, x + s * d, foot - s * r, s * r * 0.6, s * r * 0.6, ink('#a83034'));
    }
  },
  /** Prints of bare feet or boots from the front into the depth, left and right by turns. */
  footprints(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const hex = /^#/.test(c.argument) ? c.argument : undefined;
    for (let k = 0; k < 9; k++) {
      const t = 1 - k / 9;
      const y = c.horizon + (H - c.horizon) * (0.1 + 0.84 * t ** 1.2);
      const s = Math.max(2, W * (0.012 + 0.02 * t));
      const x = W * (0.5 - 0.24 * Math.sin(t * 2.6)) + (k % 2 ? 1 : -1) * s * 1.05;
      const tone = (px: number, py: number, dark: boolean): void => {
        const i = Math.round(py) * W + Math.round(px);
        if (px < 0 || px >= W || py < 0 || py >= H) return;
        const v = c.canvas.color[i]!;
        const mixed = hex ? Number.parseInt(hex.slice(1), 16) : 0;
        const of = (shift: number): number => {
          const own = (v >> shift) & 255;
          return hex ? Math.round(own * 0.2 + ((mixed >> shift) & 255) * 0.8) : Math.round(own * (dark ? 0.5 : 1.5) + (dark ? 0 : shift === 0 ? 40 : 24));
        };
        c.canvas.color[i] = (Math.min(255, of(16)) << 16) | (Math.min(255, of(8)) << 8) | Math.min(255, of(0));
      };
      for (let j = -s; j < s; j++)
        for (let i = -s; i < s; i++) {
          const sole = Math.hypot(i / (s * 0.56), (j + s * 0.3) / (s * 0.5)) < 1;
          const heel = Math.hypot(i / (s * 0.38), (j - s * 0.56) / (s * 0.34)) < 1;
          if (sole || heel) tone(x + i, y + j * 0.7, !(i < -s * 0.1 && j < -s * 0.4));
        }
    }
    void u;
  },
  /** A round window with a cross of bars in the middle of the wall; what lies outside is seen. */
  'round window'(c) {
    const { width: W, unit: u } = c.canvas;
    const [x, y, r] = [W / 2, c.horizon * 0.44, Math.min(W * 0.12, c.horizon * 0.27)];
    for (let j = -r - 3 * u; j <= r + 3 * u; j++)
      for (let i = -r - 3 * u; i <= r + 3 * u; i++) {
        const d = Math.hypot(i, j);
        if (d > r + 2.5 * u) continue;
        const [px, py] = [Math.round(x + i), Math.round(y + j)];
        const bar = Math.abs(i) < u * 0.8 || Math.abs(j) < u * 0.8;
        const out = c.view?.((i / r + 1) / 2, (j / r + 1) / 2, px, py) ?? (c.night ? (j < 0 ? '#28345c' : '#384878') : j < 0 ? '#a8d4ec' : '#d0ecf4');
        put(c.canvas, px, py, ink(d > r ? (d > r + 1.5 * u ? '#3c2818' : '#8c6440') : bar ? '#6c4a30' : out));
        if (d <= r && !bar && px >= 0 && px < W) c.glow[py * W + px] = 1;
      }
    c.lamps.push({ x, y, reach: r * 2.4, colour: c.night ? '#7c94d8' : '#f0ecd0', strength: 0.4 });
  },
  /** One bulb on its cord from the ceiling, a round of light under it. */
  'bare bulb'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [x, y] = [W / 2, c.horizon * 0.44];
    for (let j = 0; j < H; j++)
      for (let i = 0; i < W; i++) {
        const d = Math.min(Math.hypot(i - x, j - y) / (W * 0.2), Math.hypot((i - x) / (W * 0.26), (j - c.horizon - (H - c.horizon) * 0.5) / ((H - c.horizon) * 0.42)));
        if (d > 1) continue;
        const v = c.canvas.color[j * W + i]!;
        const k = Math.floor((1 - d) * 4) * 0.07;
        const of = (s: number, m: number): number => Math.min(255, Math.round(((v >> s) & 255) * (1 + k) + m * k));
        c.canvas.color[j * W + i] = (of(16, 60) << 16) | (of(8, 48) << 8) | of(0, 16);
      }
    rect(c, x - u * 0.5, 0, Math.max(1, u), y - 4 * u, '#1c1818');
    rect(c, x - u, y - 4 * u, 2 * u + 1, 2 * u, '#8c7c54');
    for (let j = -2 * u; j <= 3 * u; j++) shineRect(c, x - Math.sqrt(Math.max(0, 9 * u * u - j * j)) * 0.8, y + j, Math.sqrt(Math.max(0, 9 * u * u - j * j)) * 1.6 + 1, 1, j < 0 ? '#fff8d8' : '#ffe488');
    c.lamps.push({ x, y, reach: W * 0.34, colour: '#ffdc90', strength: 0.9 });
  },
  /** A lamp of alarm on the wall that turns, and its light over all. */
  'alarm light'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const hex = c.argument || '#f03038';
    const [x, y] = [W * 0.5, c.horizon * 0.2];
    for (let j = 0; j < H; j++)
      for (let i = 0; i < W; i++) {
        const a = Math.atan2(j - y, i - x);
        const beam = Math.abs(a - 0.5) < 0.2 || Math.abs(a - Math.PI + 0.5) < 0.2;
        const k = beam ? 0.34 : 0.16;
        const at = j * W + i;
        const v = c.canvas.color[at]!;
        const m = Number.parseInt(hex.slice(1), 16);
        const of = (s: number): number => Math.round(((v >> s) & 255) * (1 - k) + ((m >> s) & 255) * k);
        c.canvas.color[at] = (of(16) << 16) | (of(8) << 8) | of(0);
      }
    rect(c, x - 4 * u, y - 5 * u, 8 * u, 2 * u, '#3c3c44');
    shineRect(c, x - 3 * u, y - 3 * u, 6 * u, 5 * u, hex);
    shineRect(c, x - 2 * u, y - 3 * u, 2 * u, 3 * u, '#ffc8c0');
    c.lamps.push({ x, y, reach: W * 0.6, colour: hex, strength: 0.9 });
  },
}; // biome-ignore format: short
