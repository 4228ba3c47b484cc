/** What lies on the ground as it is seen from straight above: rivers with their bridges, ponds, ways, a shore. */
import { ink, noise1, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade } from './brush.ts';

/** Where a river runs on that row, seen from above: it keeps its width. */
export function planRiverAt(y: number, W: number, H: number): readonly [left: number, right: number] {
  const t = y / H;
  const middle = W * (0.5 + 0.13 * Math.sin(t * 4.6 + 0.6) + 0.04 * Math.sin(t * 11));
  return [middle - W * 0.11, middle + W * 0.11];
}

const WATER = ['#3c84bc', '#4c98cc', '#8cc8e8', '#2c6894', '#b09468'] as const;
const LAVA = ['#e8642c', '#f89838', '#ffd868', '#a83424', '#4c3434'] as const;

/** Liquid from bank to bank: dark under the upper left bank, with short lights in it. */
function liquid(
  c: FeatureContext,
  tones: readonly [string, string, string, string, string],
  at: (y: number) => readonly [number, number],
): void {
  const { width: W, height: H, unit: u } = c.canvas;
  const wob = noise1(c.random, 24 * u);
  for (let y = 0; y < H; y++) {
    const [l, r] = at(y);
    const [left, right] = [l + wob(y) * 3 * u, r + wob(y + 400) * 3 * u];
    for (let x = Math.round(left - 3 * u); x < right + 3 * u; x++) {
      if (x < 0 || x >= W) continue;
      const [a, b] = [x - left, right - x];
      const light = Math.floor(x / (3 * u) + Math.floor(y / (2 * u)) * 0.7) % 9 === 0 && Math.floor(y / u) % 4 === 0;
      const hex = a < 0 || b < 0 ? (a < -1.6 * u || b < -1.6 * u ? shade(tones[4], 0.8) : tones[4]) : a < 2 * u ? tones[3] : b < u ? tones[2] : light ? tones[2] : (Math.floor(x / (7 * u)) + Math.floor(y / (9 * u))) % 5 === 0 ? tones[1] : tones[0]; // biome-ignore format: one line
      put(c.canvas, x, y, ink(hex));
    }
  }
}

function pond(c: FeatureContext, tones: readonly [string, string, string, string, string], share: number): void {
  const { width: W, height: H } = c.canvas;
  const [rx, ry] = [W * share, H * share * 0.8];
  const edge = c.random.float() * 6;
  const at = (y: number): readonly [number, number] => {
    const d = (y - H / 2) / ry;
    if (Math.abs(d) >= 1) return [W, -W];
    const half = rx * Math.sqrt(1 - d * d) * (1 + 0.08 * Math.sin(y / (ry * 0.3) + edge));
    return [W / 2 - half, W / 2 + half];
  };
  liquid(c, tones, at);
}

export const PLANS: Readonly<Record<string, Feature>> = {
  'plan river': (c) => liquid(c, WATER, (y) => planRiverAt(y, c.canvas.width, c.canvas.height)),
  'plan lava': (c) => liquid(c, LAVA, (y) => planRiverAt(y, c.canvas.width, c.canvas.height)),
  'plan pond': (c) => pond(c, WATER, 0.26),
  'plan ice': (c) => pond(c, ['#c4e0ee', '#d8ecf4', '#f4fafc', '#98bcd4', '#dce8f0'], 0.3),
  /** A way from the lower edge to the upper one. */
  'plan path'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const base = c.argument || '#c8a878';
    const phase = c.random.float() * 6;
    const wob = noise1(c.random, 16 * u);
    for (let y = 0; y < H; y++) {
      const middle = W * (0.5 + 0.14 * Math.sin(phase + (y / H) * 4));
      const half = W * 0.055 + wob(y) * 1.5 * u;
      for (let x = Math.round(middle - half); x <= middle + half; x++) {
        const e = half - Math.abs(x - middle);
        put(c.canvas, x, y, ink(e < u ? shade(base, 0.8) : (x * 7 + y * 13) % 31 === 0 ? shade(base, 0.88) : (x * 5 + y * 11) % 37 === 0 ? shade(base, 1.1) : base)); // biome-ignore format: one line
      }
    }
  },
  /** The sea along one side, its foam, and wet sand. */
  'plan shore'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const wave = noise1(c.random, 30 * u);
    for (let x = 0; x < W; x++) {
      const edge = H * 0.58 + wave(x) * 7 * u;
      for (let y = Math.round(edge - 5 * u); y < H; y++) {
        if (y < 0) continue;
        const d = y - edge;
        const light = Math.floor(x / (4 * u) + Math.floor(y / (3 * u)) * 1.7) % 11 === 0 && Math.floor(y / u) % 5 === 0;
        const foam = (d >= 0 && d < 2 * u) || Math.abs(d - 9 * u - wave(x + 300) * 3 * u) < u;
        put(c.canvas, x, y, ink(d < 0 ? '#c8a468' : foam ? '#e8f4f4' : light ? '#7cc0dc' : d < 16 * u ? '#4ca0c8' : '#3884b4')); // biome-ignore format: one line
      }
    }
  },
  /** A pitch for football: mown stripes, lines, both goals. */
  'plan pitch'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [x0, y0, w, h] = [W * 0.1, H * 0.06, W * 0.8, H * 0.88];
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) put(c.canvas, x, y, ink(Math.floor((y / H) * 12) % 2 ? '#58a848' : '#4c9840'));
    const line = (x: number, y: number, lw: number, lh: number): void => rect(c, x, y, lw, lh, '#f0f4e8');
    const box = (x: number, y: number, bw: number, bh: number): void => {
      line(x, y, bw, u);
      line(x, y + bh, bw + u, u);
      line(x, y, u, bh);
      line(x + bw, y, u, bh);
    };
    box(x0, y0, w, h);
    line(x0, y0 + h / 2, w, u);
    for (const [side, y] of [
      [1, y0],
      [-1, y0 + h],
    ] as const) {
      box(x0 + w * 0.2, side > 0 ? y : y - h * 0.17, w * 0.6, h * 0.17);
      box(x0 + w * 0.36, side > 0 ? y : y - h * 0.07, w * 0.28, h * 0.07);
      rect(c, x0 + w * 0.42, side > 0 ? y - 3 * u : y + u, w * 0.16, 3 * u, '#d8dce0');
      rect(c, x0 + w / 2, y + side * h * 0.12, 2 * u, 2 * u, '#f0f4e8');
    }
    const r = w * 0.16;
    for (let a = 0; a < 6.28; a += 0.5 / r) line(W / 2 + Math.cos(a) * r, H / 2 + Math.sin(a) * r, u, u);
    rect(c, W / 2 - u, H / 2 - u, 3 * u, 3 * u, '#f0f4e8');
  },
  /** A bridge across the river, of planks or of stone. */
  'plan bridge'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const y = H * 0.5;
    const [l, r] = planRiverAt(y, W, H);
    const [x0, x1] = [l - W * 0.06, r + W * 0.06];
    const half = H * 0.075;
    const base = c.argument || '#a8743c';
    for (let x = Math.round(x0); x < x1; x++)
      for (let j = Math.round(y - half); j < y + half; j++) {
        const side = j - (y - half) < 2.5 * u || y + half - j < 2.5 * u;
        const board = Math.floor((x - x0) / (4 * u));
        put(c.canvas, x, j, ink(side ? (y + half - j < 1.2 * u ? shade(base, 0.55) : shade(base, 1.18)) : (x - x0) % (4 * u) < u ? shade(base, 0.66) : board % 3 === 0 ? shade(base, 0.9) : base)); // biome-ignore format: one line
      }
    rect(c, x0, y + half, x1 - x0, 2 * u, '#24486c');
    for (const x of [x0, x1 - 3 * u]) for (const j of [y - half - u, y + half - 3 * u]) rect(c, x, j, 3 * u, 4 * u, shade(base, 0.7)); // biome-ignore format: one line
  },
};

const OF: readonly (readonly [RegExp, string])[] = [
  [/^(?:river|stream|brook|waterfall)$/, 'plan river'],
  [/^lava/, 'plan lava'],
  [/^(?:pool|pond|oasis|lake|basin)$/, 'plan pond'],
  [/^ice lake$/, 'plan ice'],
  [/^(?:surf|shore)/, 'plan shore'],
  [/^(?:arena|pitch)$/, 'plan pitch'],
];
/** The plan of a feature; undefined where it is none of the ground's. */
export function planOf(feature: string): string | undefined {
  if (feature.startsWith('path:')) return `plan ${feature}`;
  if (/^(?:path|hill path|road)$/.test(feature)) return 'plan path';
  return OF.find(([words]) => words.test(feature))?.[1];
}
