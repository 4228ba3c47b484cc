/** Water and lava that run through a place: rivers with banks, lakes, falls over ledges, moats of lava in halls. */
import { bayer4 } from '../../../../src/pixels/dither.ts';
import { type Canvas, fillEllipse, ink, noise1, put } from '../../place/canvas.ts';
import type { Random } from '../../random.ts';
import { type Feature, type FeatureContext, rect, shade } from './brush.ts';

/** Where a river runs on that row: it comes from afar, narrow, and leaves the picture at the lower left, wide. */
export function riverAt(
  y: number,
  W: number,
  H: number,
  horizon: number,
  wide = 1,
): readonly [left: number, right: number] {
  const t = Math.max(0, (y - horizon) / (H - horizon));
  const middle = W * (0.6 - 0.2 * t + 0.15 * Math.sin(t * 5.4 + 0.5) * (0.3 + 0.7 * t));
  const half = W * (0.012 + 0.15 * t ** 1.25) * wide;
  return [middle - half, middle + half];
}

/** Short level lights on water, longer and rarer towards the viewer. */
const rippled = (x: number, y: number, t: number): boolean => {
  const long = 4 + Math.floor(t * 9);
  const n = Math.sin(Math.floor(x / long + y * 0.61) * 127.1 + y * 311.7) * 43758.5453;
  return y % 2 === 0 && n - Math.floor(n) > 0.88 - 0.06 * t;
};

function reeds(c: FeatureContext, x: number, y: number, high: number): void {
  for (let k = -1; k <= 1; k++)
    for (let i = 0; i < high * (k ? 0.7 : 1); i++)
      put(c.canvas, Math.round(x + k * (1 + i * 0.25)), Math.round(y - i), ink(i > high * 0.7 && !k ? '#7c5030' : k < 0 ? '#6ca850' : '#44803c')); // biome-ignore format: one line
}

function stone(canvas: Canvas, x: number, y: number, r: number): void {
  fillEllipse(canvas, x, y + r * 0.3, r * 1.25, r * 0.6, ink('#dcf0f4'));
  fillEllipse(canvas, x, y, r, r * 0.7, ink('#5c6470'));
  fillEllipse(canvas, x - r * 0.15, y - r * 0.16, r * 0.74, r * 0.46, ink('#8c949c'));
  fillEllipse(canvas, x - r * 0.3, y - r * 0.26, r * 0.3, r * 0.2, ink('#b4bcc0'));
}

/** Rock in layers, lit from the upper left. */
function rockAt(x: number, y: number, a: (v: number) => number, b: (v: number) => number, size: number): string {
  const layer = Math.floor((y + a(x) * size * 0.35) / (size * 0.55));
  const col = Math.floor((x + b(y * 0.6 + layer * 40) * size * 0.4 + layer * size * 0.5) / size);
  const [fx, fy] = [(x + b(y * 0.6 + layer * 40) * size * 0.4 + layer * size * 0.5) / size - col, (y + a(x) * size * 0.35) / (size * 0.55) - layer];
  const k = (col * 7 + layer * 13) % 5;
  if (fy > 0.86 || fx > 0.93) return '#3c4448';
  if (fy < 0.16 || fx < 0.1) return k > 2 ? '#8c9690' : '#7c8884';
  return k === 0 ? '#5c6866' : k > 3 ? '#6c7876' : '#647070';
} // biome-ignore format: formulas

/** A fall from `top` to `foot`: strands that part and join, foam where it lands. */
function fallOf(c: FeatureContext, cx: number, half: number, top: number, foot: number, random: Random): void {
  const { canvas } = c;
  const u = canvas.unit;
  const strand = noise1(random, Math.max(2, half * 0.22));
  const edge = noise1(random, 7);
  for (let y = Math.round(top); y < foot; y++) {
    const t = (y - top) / (foot - top);
    const [l, r] = [cx - half * (0.9 + 0.14 * t) + edge(y) * u, cx + half * (0.9 + 0.14 * t) + edge(y + 90) * u];
    for (let x = Math.round(l); x < r; x++) {
      const v = strand((x - cx) * (1 - 0.08 * t) + 400) + 0.22 * Math.sin(y * 0.23 + x * 1.7);
      const rim = Math.min(x - l, r - x) < u * 1.2;
      const foam = t < 0.07 || t > 0.9;
      put(canvas, x, y, ink(rim ? '#5ca4cc' : foam && v > -0.3 ? '#f4fcff' : v > 0.42 ? '#f4fcff' : v > 0.05 ? '#c0e8f4' : v > -0.45 ? '#90d0ec' : '#64b0d8'));
    }
  }
  for (let i = 0; i < 9; i++) {
    const w = half * (0.34 + 0.2 * random.float());
    fillEllipse(canvas, cx + half * 1.1 * (i / 4 - 1), foot + u * (random.float() - 0.3), w, w * 0.42, ink(i % 2 ? '#e4f6fc' : '#ffffff'));
  }
} // biome-ignore format: formulas

export const WATERS: Readonly<Record<string, Feature>> = {
  river(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit: u } = canvas;
    const wob = noise1(c.random, H * 0.09);
    const own = c.argument || undefined;
    for (let y = horizon + 1; y < H; y++) {
      const t = (y - horizon) / (H - horizon);
      const [l, r] = riverAt(y, W, H, horizon);
      const [left, right] = [l + wob(y) * u * (0.4 + 2 * t), r + wob(y + 300) * u * (0.4 + 2 * t)];
      const bank = Math.max(1, u * (0.4 + 1.6 * t));
      for (let x = Math.round(left - bank); x < right + bank; x++) {
        const [a, b] = [x - left, right - x];
        // the bank towards the light is seen from above, the other one throws its shade on the water
        const hex =
          a < 0
            ? '#6c5438'
            : b < 0
              ? '#a88c5c'
              : a < bank * 0.8
                ? own ? shade(own, 0.62) : '#2f6c98'
                : b < bank * 0.6
                  ? own ? shade(own, 1.5) : '#e0f4f8'
                  : rippled(x, y, t)
                    ? own ? shade(own, 1.36) : '#b8e4f4'
                    : band3(own ? [shade(own, 1.16), own, shade(own, 0.84)] : ['#88c4e4', '#5ca8d8', '#3c88c0'], t * 0.9 + 0.25 * (a / (a + b) - 0.5), x, y);
        put(canvas, x, y, ink(hex));
      }
    }
    for (const [t, side] of [[0.34, 1], [0.58, -1], [0.8, 1], [0.86, -1]] as const) {
      const y = horizon + (H - horizon) * t;
      const [l, r] = riverAt(y, W, H, horizon);
      for (let i = 0; i < 3; i++) reeds(c, (side > 0 ? r + u * 2 : l - u * 2) + side * i * u * 2.4, y + i * u, u * (3 + 6 * t) * (0.7 + 0.4 * c.random.float()));
    }
    for (const [t, at, r] of [[0.42, 0.7, 1.6], [0.72, 0.3, 3], [0.78, 0.42, 2]] as const) {
      const y = horizon + (H - horizon) * t;
      const [l, right] = riverAt(y, W, H, horizon);
      stone(canvas, l + (right - l) * at, y, r * u);
    }
  },
  /** Wide water from shore to shore, the far bank mirrored in it. */
  lake(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit: u } = canvas;
    const [y0, y1] = [horizon + (H - horizon) * 0.05, horizon + (H - horizon) * 0.62];
    const wave = noise1(c.random, W * 0.22);
    const sky = canvas.color.slice();
    for (let x = 0; x < W; x++) {
      const far = y0 + wave(x) * u * 0.8;
      const near = y1 + wave(x * 0.8 + 500) * H * 0.025 + ((x / W - 0.5) * 2) ** 2 * H * 0.04;
      for (let y = Math.round(far); y < near; y++) {
        const t = (y - far) / (near - far);
        const mirror = sky[Math.max(0, Math.round(horizon - (y - far) * 0.9 - 1)) * W + x]!;
        const tint = (s: number, k: number): number => Math.round(((mirror >> s) & 255) * (0.5 - 0.3 * t) + k * (0.5 + 0.3 * t));
        const deep = Math.floor((t + (bayer4(x, y) - 0.5) * 0.1) * 4) / 4;
        const base = (tint(16, 84 - 30 * deep) << 16) | (tint(8, 156 - 40 * deep) << 8) | tint(0, 208 - 30 * deep);
        put(canvas, x, y, y < far + u ? ink('#3c6c5c') : near - y < u ? ink('#e4f4f4') : near - y < u * 2.2 ? ink('#8cccdc') : rippled(x, y, t) ? ink('#c4e8f4') : base);
      }
      for (let k = 0; k < u * 2; k++) put(canvas, x, Math.round(near) + k, ink(k < u ? '#c4ac7c' : '#a48c60'));
    }
    for (const [at, n] of [[0.06, 4], [0.2, 3], [0.93, 4]] as const)
      for (let i = 0; i < n; i++) reeds(c, W * at + i * u * 2.6, y1 + H * 0.045 + (i % 2) * u, u * (5 + 4 * c.random.float()));
  },
  /** Molten rock between dark banks, plates of crust adrift on it. */
  'lava river'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit: u } = canvas;
    const wob = noise1(c.random, H * 0.08);
    const [p, q] = [noise1(c.random, W * 0.06), noise1(c.random, H * 0.05)];
    for (let y = horizon + 1; y < H; y++) {
      const t = (y - horizon) / (H - horizon);
      const [l, r] = riverAt(y, W, H, horizon, 1.5);
      const [left, right] = [l + wob(y) * u * (0.5 + 2.4 * t), r + wob(y + 300) * u * (0.5 + 2.4 * t)];
      const bank = Math.max(1, u * (0.5 + 2 * t));
      for (let x = Math.round(left - bank); x < right + bank; x++) {
        if (x < 0 || x >= W) continue;
        const d = Math.min(x - left, right - x);
        const crust = p(x / (0.3 + t) + q(y) * 20) + q(y / (0.3 + t) + 200 + p(x) * 8);
        const hex = d < -bank * 0.5 ? '#241418' : d < 0 ? '#5c2018' : d < bank * 0.7 ? '#d8441c' : crust > 0.62 ? '#4c2420' : crust > 0.5 ? '#b83818' : rippled(x, y, t) ? '#fff0a0' : d < bank * 2 ? '#f47c24' : crust < -0.4 ? '#ffd858' : '#fca838';
        put(canvas, x, y, ink(hex));
        if (d >= 0) c.glow[y * W + x] = 1;
      }
    }
    for (const t of [0.1, 0.3, 0.55, 0.8, 1]) {
      const y = horizon + (H - horizon) * t;
      const [l, r] = riverAt(y, W, H, horizon, 1.5);
      c.lamps.push({ x: (l + r) / 2, y, reach: W * (0.14 + 0.26 * t), colour: '#ff7c2c', strength: 0.9 });
    }
  },
  /** In a hall: lava pours from the wall at both sides and runs to the viewer in channels of stone. */
  'lava moat'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit: u } = canvas;
    const flow = noise1(c.random, Math.max(2, W * 0.02));
    for (const s of [-1, 1]) {
      const at = (f: number): number => W / 2 + s * W * f;
      const [x0, x1] = [Math.min(at(0.32), at(0.41)), Math.max(at(0.32), at(0.41))];
      const top = horizon * 0.26;
      rect(c, x0 - 2 * u, top - 3 * u, x1 - x0 + 4 * u, 3 * u, '#3c3038');
      rect(c, x0 - 2 * u, top - 3 * u, x1 - x0 + 4 * u, u, '#6c5860');
      for (let y = Math.round(top); y < horizon; y++)
        for (let x = Math.round(x0); x < x1; x++) {
          const v = flow(x * 1.3 + 90) + 0.3 * Math.sin(y * 0.2 + x);
          const rim = Math.min(x - x0, x1 - x) < u;
          put(canvas, x, y, ink(rim ? '#c83c18' : v > 0.4 ? '#fff0a0' : v > -0.1 ? '#fcb440' : '#f47c24'));
          c.glow[y * W + x] = 1;
        }
      for (let y = Math.round(horizon); y < H; y++) {
        const t = (y - horizon) / (H - horizon);
        const [a, b] = [at(0.3 + 0.06 * t), at(0.43 + 0.22 * t)];
        const [left, right] = [Math.min(a, b), Math.max(a, b)];
        const kerb = u * (1 + 1.6 * t);
        for (let x = Math.round(left - kerb); x < right + kerb; x++) {
          if (x < 0 || x >= W) continue;
          const d = Math.min(x - left, right - x);
          put(canvas, x, y, ink(d < 0 ? (x < left ? '#6c5c64' : '#54464e') : d < kerb * 0.6 ? '#8c2818' : d < kerb * 1.5 ? '#e0541c' : rippled(x, y, t) ? '#fff0a0' : flow(x / (0.5 + t) + y) > 0.5 ? '#ffd858' : '#f8942c'));
          if (d >= 0) c.glow[y * W + x] = 1;
        }
      }
      c.lamps.push({ x: at(0.37), y: horizon * 0.7, reach: W * 0.34, colour: '#ff7c2c' });
      c.lamps.push({ x: at(0.46), y: H * 0.9, reach: W * 0.42, colour: '#ff7c2c' });
    }
  },
  /** A cliff over which water falls in two steps into a pool that runs off to the viewer. */
  waterfall(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit: u } = canvas;
    const [a, b, rim] = [noise1(c.random, W * 0.05), noise1(c.random, H * 0.06), noise1(c.random, W * 0.08)];
    const foot = horizon + (H - horizon) * 0.16;
    const size = Math.max(5, W * 0.075);
    const crest = (x: number): number => {
      const e = Math.abs(x / W - 0.5);
      return H * (e < 0.13 ? 0.17 : e < 0.3 ? 0.11 : 0.19 + (e - 0.3) * 0.5) + rim(x) * H * 0.022;
    };
    for (let x = 0; x < W; x++) {
      const top = Math.round(crest(x));
      for (let y = top; y < foot; y++) {
        const d = y - top;
        const grass = u * (2.4 + 1.6 * (rim(x * 2.3 + 70) + 1));
        put(canvas, x, y, ink(d < u ? '#a4d468' : d < grass ? ((x * 5 + y * 3) % 7 < 2 ? '#4c8c40' : '#68a84c') : rockAt(x, y, a, b, size)));
      }
    }
    const ledge = H * 0.17 + (foot - H * 0.17) * 0.46;
    fallOf(c, W * 0.5, W * 0.085, H * 0.185, ledge, c.random.fork('upper'));
    for (let x = Math.round(W * 0.36); x < W * 0.64; x++)
      for (let y = Math.round(ledge); y < ledge + u * 2.4; y++) if (Math.abs(x - W / 2) > W * 0.1) put(canvas, x, y, ink(y < ledge + u ? '#98a49c' : '#4c5858'));
    fallOf(c, W * 0.5, W * 0.125, ledge + u, foot, c.random.fork('lower'));
    const pool = foot + (H - foot) * 0.16;
    for (let y = Math.round(foot - u); y < H; y++) {
      const t = Math.max(0, (y - foot) / (H - foot));
      const round = y < pool + (H - foot) * 0.2 ? Math.sqrt(Math.max(0, 1 - ((y - pool) / ((H - foot) * 0.28)) ** 2)) * 0.36 : 0;
      const half = W * Math.max(round, y > pool ? 0.13 + 0.1 * t : 0);
      const middle = W * (0.5 - 0.06 * Math.sin(t * 4));
      const [left, right] = [middle - half + a(y * 2) * u * 1.5, middle + half + a(y * 2 + 90) * u * 1.5];
      for (let x = Math.round(left - u * 2); x < right + u * 2; x++) {
        const d = Math.min(x - left, right - x);
        if (canvas.color[y * W + x] === ink('#ffffff') && y < foot + u * 3) continue;
        const ring = Math.abs((Math.hypot((x - W / 2) / W, ((y - foot) / H) * 1.9) * 26) % 3 - 1.5) < 0.28;
        put(canvas, x, y, ink(d < 0 ? (y < pool ? '#54605c' : '#7c6c4c') : d < u ? '#d8f0f4' : t < 0.3 && ring ? '#c8ecf8' : rippled(x, y, t) ? '#a8dcf0' : band3(['#7cc4e4', '#4ca4d0', '#3888b8'], t * 1.6, x, y)));
      }
    }
    for (const [x, y, r] of [[0.24, 0.1, 3.4], [0.31, 0.2, 2], [0.75, 0.08, 3], [0.69, 0.22, 2.4], [0.36, 0.3, 1.6]] as const) stone(canvas, W * x, foot + (H - foot) * y, r * u * 1.5);
    // spray over the foot
    for (let i = 0; i < 60; i++) {
      const x = W * (0.36 + 0.28 * c.random.float());
      rect(c, x, foot - (H * 0.07) * c.random.float() ** 1.6, u, u, '#f4fcff');
    }
  },
  /** The deck of a ship towards the bow: planks, rails at both sides, mast and shrouds, the sea all round. */
  deck(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit: u } = canvas;
    const bow = horizon + (H - horizon) * 0.12;
    const side = (y: number): number => W * (0.13 + 0.62 * ((y - bow) / (H - bow)) ** 0.9);
    const wave = noise1(c.random, W * 0.09);
    // the swell before and beside the ship; one in the air has none
    for (let y = horizon; c.argument !== 'air' && y < H; y++)
      for (let x = 0; x < W; x++) {
        const t = (y - horizon) / (H - horizon);
        const v = wave(x / (0.4 + t * 1.4) + y * 2) + Math.sin(y * (0.9 - 0.5 * t) + wave(x * 0.7) * 2);
        put(canvas, x, y, ink(v > 1.15 ? (c.night ? '#8cb4d8' : '#e4f4fa') : v > 0.35 ? (c.night ? '#34608c' : '#5cacd4') : v > -0.6 ? (c.night ? '#264c78' : '#4090c0') : c.night ? '#1c3c64' : '#3078a8'));
      }
    for (let y = Math.round(bow); y < H; y++) {
      const half = side(y);
      const t = (y - bow) / (H - bow);
      for (let x = Math.round(W / 2 - half); x < W / 2 + half; x++) {
        const v = (x - W / 2) / half;
        const plank = v * 9 + 20;
        const n = Math.floor(plank);
        const joint = plank - n < 0.1 || Math.floor(t ** 0.6 * 7 + (n % 3) * 0.33) !== Math.floor(((y - 1 - bow) / (H - bow)) ** 0.6 * 7 + (n % 3) * 0.33);
        put(canvas, x, y, ink(joint ? '#6c4830' : n % 3 === 0 ? '#b88c5c' : n % 3 === 1 ? '#a87c50' : '#b08456'));
      }
    }
    // rails: posts that grow towards the viewer under a hand rail
    for (const s of [-1, 1]) {
      const high = (y: number): number => H * (0.05 + 0.15 * ((y - bow) / (H - bow)));
      for (let y = Math.round(bow); y < H; y++) {
        const x = W / 2 + s * side(y);
        const thick = Math.max(1, u * (0.8 + 2 * ((y - bow) / (H - bow))));
        rect(c, x - thick, y - high(y), thick * 2, thick, '#8c5c3a');
        rect(c, x - thick, y - high(y) - Math.max(1, thick * 0.4), thick * 2, Math.max(1, thick * 0.4), '#c08c5c');
        rect(c, x - thick, y - thick, thick * 2, thick, '#5c3c26');
      }
      for (const t of [0.02, 0.1, 0.2, 0.33, 0.5, 0.72]) {
        const y = bow + (H - bow) * t;
        const thick = Math.max(1, u * (0.7 + 1.8 * t));
        rect(c, W / 2 + s * side(y) - thick / 2, y - high(y), thick, high(y), '#6c4830');
        rect(c, W / 2 + s * side(y) - thick / 2, y - high(y), Math.max(1, thick / 3), high(y), '#a87850');
      }
    }
    rect(c, W * 0.37, bow - H * 0.055, W * 0.26, Math.max(2, u * 1.4), '#a87850');
    rect(c, W * 0.37, bow - H * 0.02, W * 0.26, Math.max(2, u), '#6c4830');
    for (let i = 0; i < 7; i++) rect(c, W * (0.375 + 0.04 * i), bow - H * 0.05, u, H * 0.05, '#84583a');
    if (c.argument === 'air') return;
    // the bowsprit, the mast, its yard and the sail
    const step = bow + (H - bow) * 0.2;
    const mast = Math.max(3, W * 0.05);
    for (let y = 0; y < step; y++) {
      const w = mast * (0.75 + 0.25 * (y / step));
      rect(c, W / 2 - w / 2, y, w, 1, '#7c5436');
      rect(c, W / 2 - w / 2, y, w * 0.3, 1, '#b08456');
      rect(c, W / 2 + w * 0.3, y, w * 0.2, 1, '#54341e');
    }
    const [sailTop, sailFoot] = [horizon * 0.1, horizon * 0.66];
    for (let y = Math.round(sailTop); y < sailFoot; y++) {
      const t = (y - sailTop) / (sailFoot - sailTop);
      const half = W * (0.29 + 0.05 * Math.sin(t * 3.14));
      const belly = sailFoot - H * 0.035 * (1 - 0);
      for (let x = Math.round(W / 2 - half); x < W / 2 + half; x++) {
        const v = (x - W / 2) / half;
        // the foot of the sail is drawn up between its corners
        if (y > belly + H * 0.035 * (v * v - 0.35) * 1.6) continue;
        const fold = Math.sin(v * 11 + t * 2);
        put(canvas, x, y, ink(Math.abs(v) > 0.97 ? '#a89878' : Math.floor(t * 5) !== Math.floor(t * 5 - 0.06) ? '#cfc2a0' : fold > 0.72 || v < -0.8 ? '#f8f0dc' : fold < -0.8 || v > 0.72 ? '#cfc2a0' : '#e8dec4'));
      }
    }
    rect(c, W * 0.16, sailTop - 2 * u, W * 0.68, Math.max(2, u * 2), '#7c5436');
    rect(c, W * 0.16, sailTop - 2 * u, W * 0.68, Math.max(1, u * 0.6), '#b08456');
    // shrouds with their ratlines
    for (const s of [-1, 1]) {
      const end = bow + (H - bow) * 0.42;
      for (let k = 0; k < 3; k++)
        for (let i = 0; i <= 200; i++) {
          const t = i / 200;
          const x = W / 2 + s * (mast * 0.4 + (side(end) - mast * 0.4 - k * W * 0.035) * t);
          put(canvas, Math.round(x), Math.round(horizon * 0.2 + (end - H * 0.1 - horizon * 0.2) * t), ink('#4c3828'));
        }
      for (let j = 3; j < 12; j++) {
        const t = j / 12;
        const y = Math.round(horizon * 0.2 + (end - H * 0.1 - horizon * 0.2) * t);
        const xa = W / 2 + s * (mast * 0.4 + (side(end) - mast * 0.4) * t);
        const xb = W / 2 + s * (mast * 0.4 + (side(end) - mast * 0.4 - 2 * W * 0.035) * t);
        for (let x = Math.min(xa, xb); x < Math.max(xa, xb); x++) put(canvas, Math.round(x), y, ink('#5c4632'));
      }
    }
  },
}; // biome-ignore format: painters

function band3(hexes: readonly [string, string, string], t: number, x: number, y: number): string {
  return hexes[Math.max(0, Math.min(2, Math.floor(t * 3 + (bayer4(x, y) - 0.5) * 0.5)))]!;
}
