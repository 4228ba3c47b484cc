/** Rooms that one looks along: carriages, buses, cabins of aircraft, shafts of shelves. Every pixel is laid on the surface that it is of. */
import { ink, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade } from './brush.ts';

const hash = (a: number, b: number): number => {
  const n = Math.sin(a * 127.1 + b * 311.7 + 17.3) * 43758.5453;
  return n - Math.floor(n);
};

interface Tunnel {
  /** Where all lines meet. */
  readonly vx: number;
  readonly vy: number;
  /** Half its width, its height above and below that point where it is nearest. */
  readonly half: number;
  readonly up: number;
  readonly down: number;
  /** How deep it is: what is farthest is 1 / (1 + deep) as large. */
  readonly deep: number;
}
type Surface = 'left' | 'right' | 'floor' | 'ceiling' | 'end';

/** `colour` hears which surface a pixel is of, its depth 0..1, and where on it: across −1..1, or from the top 0..1. */
function along(c: FeatureContext, t: Tunnel, colour: (on: Surface, z: number, at: number, x: number, y: number) => string | undefined, shine?: (hex: string) => boolean): void {
  const { width: W, height: H } = c.canvas;
  const least = 1 / (1 + t.deep);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const [dx, dy] = [x + 0.5 - t.vx, y + 0.5 - t.vy];
      const side = Math.abs(dx) / t.half;
      const level = dy > 0 ? dy / t.down : -dy / t.up;
      const s = Math.max(side, level);
      const on: Surface = s < least ? 'end' : side >= level ? (dx < 0 ? 'left' : 'right') : dy > 0 ? 'floor' : 'ceiling';
      const q = Math.max(s, least);
      const z = (1 / q - 1) / t.deep;
      const at = on === 'floor' || on === 'ceiling' ? dx / q / t.half : (dy / q + t.up) / (t.up + t.down);
      const hex = on === 'end' ? colour('end', dx / least / t.half, (dy / least + t.up) / (t.up + t.down), x, y) : colour(on, z, at, x, y);
      if (hex === undefined) continue;
      put(c.canvas, x, y, ink(hex));
      if (shine?.(hex)) c.glow[y * W + x] = 1;
    }
} // biome-ignore format: short

/** A block that reaches into the depth: its near face, and its flank towards the middle. In units of the tunnel: x −1..1, y 0 top … 1 floor. */
function block3(c: FeatureContext, t: Tunnel, x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, hex: string): void {
  const steps = Math.max(2, Math.round((z1 - z0) * 60));
  for (let k = steps; k >= 0; k--) {
    const z = z0 + ((z1 - z0) * k) / steps;
    const s = 1 / (1 + t.deep * z);
    const px = (x: number): number => t.vx + x * t.half * s;
    const py = (y: number): number => t.vy + (y * (t.up + t.down) - t.up) * s;
    const dark = 1 - z * 0.34;
    const colour = shade(hex, (k === 0 ? 1 : 0.72) * dark);
    rect(c, px(x0), py(y0), px(x1) - px(x0), py(y1) - py(y0), colour);
    if (k === 0) rect(c, px(x0), py(y0), px(x1) - px(x0), Math.max(1, (py(y1) - py(y0)) * 0.08), shade(hex, 1.22 * dark));
  }
} // biome-ignore format: short

interface Kind {
  readonly wall: string;
  readonly low: string;
  readonly floor: string;
  readonly ceiling: string;
  readonly seat: string;
  readonly metal: string;
  /** Its windows: from, to of the wall's height; how many; their share of a bay. */
  readonly windows: readonly [number, number, number, number];
  readonly lamps: string;
}
const KINDS: Readonly<Record<string, Kind>> = {
  train: { wall: '#b88c5c', low: '#8c5c38', floor: '#6c5c58', ceiling: '#d8c8a8', seat: '#34786c', metal: '#c8a050', windows: [0.26, 0.58, 5, 0.74], lamps: '#fff0b8' },
  subway: { wall: '#c8ccd0', low: '#98a0a8', floor: '#585c68', ceiling: '#dce0e2', seat: '#d8703c', metal: '#d8dce4', windows: [0.24, 0.52, 5, 0.72], lamps: '#f4fcff' },
  bus: { wall: '#a8b4bc', low: '#6c7c8c', floor: '#4c525c', ceiling: '#d0d4d4', seat: '#3c5ca8', metal: '#f0c040', windows: [0.2, 0.54, 5, 0.84], lamps: '#fff8d8' },
  plane: { wall: '#dce0e4', low: '#c0c8d0', floor: '#4c5878', ceiling: '#ecf0f2', seat: '#3c5490', metal: '#a8b0bc', windows: [0.34, 0.52, 9, 0.4], lamps: '#ffffff' },
}; // biome-ignore format: a table

/** Land or a town that passes by; by night its lights are drawn out into streaks. */
function outside(c: FeatureContext, kind: string, z: number, v: number, x: number, y: number): string {
  const own = c.view?.(z, v, x, y);
  if (own && !(c.night && kind !== 'plane')) return own;
  if (kind === 'subway') return v > 0.7 ? '#20222c' : (y >> 1) % 9 === 0 && hash(y >> 1, 3) > 0.4 ? '#f0d890' : '#14161e';
  if (c.night) {
    const row = Math.floor(v * 16);
    const streak = hash(row, Math.floor(z * 14)) > 0.66 && v > 0.3;
    return streak ? (['#f8c860', '#f08848', '#8cc8f0', '#f4f0d8'][Math.floor(hash(row, 7) * 4)] ?? '#f8c860') : v > 0.62 ? '#141828' : v > 0.3 ? '#1c2340' : '#283058';
  }
  if (kind === 'plane') return v > 0.66 ? '#f4f8fc' : v > 0.5 ? '#d4e8f4' : '#7cbce8';
  const hill = 0.56 + 0.1 * Math.sin(z * 21) + 0.05 * Math.sin(z * 47);
  return v > 0.82 ? '#7cac5c' : v > hill ? '#5c9458' : v > hill - 0.16 && hash(Math.floor(z * 40), 1) > 0.62 ? '#88a8a0' : v < 0.34 ? '#94c8ec' : '#bce0f0';
} // biome-ignore format: short

export const INSIDE_VEHICLES: Readonly<Record<string, Feature>> = {
  /** Along the aisle of a carriage, a bus or an aircraft: windows and seats at both sides, a door at the end. */
  carriage(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const kind = KINDS[c.argument] ? c.argument : 'train';
    const k = KINDS[kind]!;
    const t: Tunnel = { vx: W / 2, vy: H * 0.44, half: W * 0.6, up: H * 0.5, down: H * 0.62, deep: 3.2 };
    const [top, low, bays, wide] = k.windows;
    const fade = (hex: string, z: number): string => shade(hex, 1 - z * 0.36);
    along(
      c,
      t,
      (on, z, at, x, y) => {
        if (on === 'end') {
          const [across, v] = [z, at];
          const door = Math.abs(across) < 0.34 && v > 0.2;
          if (!door) return shade(v > 0.62 ? k.low : k.wall, 0.62);
          if (Math.abs(across) < 0.2 && v > 0.28 && v < 0.56)
            return c.night || kind === 'subway' ? '#1c2438' : '#a8d0e4';
          return shade(k.low, Math.abs(across) > 0.3 || v < 0.24 ? 0.44 : 0.7);
        }
        if (on === 'floor')
          return fade(
            Math.abs(at) < 0.34 ? (Math.floor(z * 26) % 4 === 0 ? shade(k.floor, 0.92) : k.floor) : shade(k.floor, 0.8),
            z,
          );
        if (on === 'ceiling')
          return Math.abs(at) < 0.13 && (z * 7) % 1 < 0.72
            ? k.lamps
            : Math.abs(at) > 0.62 && kind === 'plane'
              ? fade('#c4ccd4', z)
              : fade(k.ceiling, z);
        const bay = (z * bays) % 1;
        const framed =
          bay > (1 - wide) / 2 - 0.05 && bay < (1 + wide) / 2 + 0.05 && at > top - 0.025 && at < low + 0.025;
        const inside = bay > (1 - wide) / 2 && bay < (1 + wide) / 2 && at > top && at < low;
        const round =
          kind === 'plane' && ((bay - 0.5) / (wide / 2)) ** 2 + ((at - (top + low) / 2) / ((low - top) / 2)) ** 2 > 1;
        if (inside && !round) return outside(c, kind, z, (at - top) / (low - top), x, y);
        if (
          framed &&
          !(
            kind === 'plane' &&
            ((bay - 0.5) / (wide / 2 + 0.08)) ** 2 + ((at - (top + low) / 2) / ((low - top) / 2 + 0.03)) ** 2 > 1
          )
        )
          return fade(shade(k.low, 0.8), z);
        // lockers or a rack over the windows
        if (at < 0.19)
          return fade(
            kind === 'plane'
              ? (z * 6) % 1 < 0.05
                ? '#a8b0b8'
                : at > 0.16
                  ? '#b4bcc4'
                  : '#e4e8ec'
              : at > 0.15 && at < 0.18 && kind === 'train'
                ? k.metal
                : shade(k.wall, 0.92),
            z,
          );
        return fade(
          at > low + 0.07
            ? k.low
            : at > low + 0.05
              ? shade(k.low, 0.7)
              : (z * bays) % 1 < 0.04
                ? shade(k.wall, 0.86)
                : k.wall,
          z,
        );
      },
      (hex) => hex === k.lamps,
    );
    if (c.night) c.lamps.push({ x: W / 2, y: H * 0.2, reach: H * 0.9, colour: '#f8e0a0', strength: 0.5 });
    // seats from the far end to the front
    const rows = kind === 'plane' ? 6 : 5;
    for (let r = rows - 1; r >= 0; r--) {
      const z = 0.05 + (r * 0.9) / rows;
      if (kind === 'subway') continue;
      for (const side of [-1, 1]) {
        const [a, b] = [0.38, 0.94].map((v) => v * side).sort((p, q) => p - q) as [number, number];
        block3(c, t, a, b, 0.74, 0.86, z + 0.02, z + 0.1, shade(k.seat, 0.9));
        const mid = (a + b) / 2;
        for (const [l, q] of [
          [a, mid - 0.012],
          [mid + 0.012, b],
        ] as const) {
          block3(c, t, l, q, 0.52, 0.83, z, z + 0.022, k.seat);
          block3(
            c,
            t,
            l + 0.03,
            q - 0.03,
            0.46,
            0.53,
            z,
            z + 0.016,
            kind === 'plane' ? '#d8dce0' : shade(k.seat, 1.16),
          );
        }
      }
    }
    if (kind === 'subway')
      for (let r = 7; r >= 0; r--)
        for (const side of [-1, 1]) {
          const z = 0.02 + r * 0.115;
          const [a, b] = [0.66, 0.98].map((v) => v * side).sort((p, q) => p - q) as [number, number];
          block3(c, t, a, b, 0.7, 0.8, z, z + 0.09, k.seat);
          const back = side < 0 ? [-0.99, -0.9] : [0.9, 0.99];
          block3(c, t, back[0]!, back[1]!, 0.52, 0.7, z, z + 0.09, shade(k.seat, 0.86));
        }
    // poles, and straps that hang
    if (kind === 'subway' || kind === 'bus')
      for (const z of [0.62, 0.3, 0.1])
        for (const side of [-1, 1]) {
          const s = 1 / (1 + t.deep * z);
          const x = t.vx + side * 0.36 * t.half * s;
          rect(c, x - u * s, t.vy - t.up * s, Math.max(1, 2.4 * u * s), (t.up + t.down) * 0.92 * s, k.metal);
          rect(c, x - u * s, t.vy - t.up * s, Math.max(1, u * s), (t.up + t.down) * 0.92 * s, shade(k.metal, 1.12));
          if (kind === 'subway')
            for (const d of [0.14, 0.28]) {
              const sx = t.vx + side * (0.36 + d) * t.half * s;
              rect(c, sx, t.vy - t.up * s * 0.92, Math.max(1, u * s), t.up * s * 0.34, '#4c5058');
              rect(c, sx - 2 * u * s, t.vy - t.up * s * 0.6, Math.max(2, 5 * u * s), Math.max(1, 3 * u * s), '#f4f0e4');
            }
        }
  },
  /** Down a shaft whose walls are shelves, floor below floor, into the dark; ladders lean on them. */
  'book shaft'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const t: Tunnel = { vx: W * 0.5, vy: H * 0.52, half: W * 0.62, up: H * 0.62, down: H * 0.6, deep: 7 };
    const books = ['#a83c38', '#345c94', '#3c7848', '#b8863c', '#6c4488', '#8c5c3c', '#c8a868', '#2c6c74'];
    const levels = 6;
    along(c, t, (on, z, at) => {
      if (on === 'end') return Math.hypot(z, at - 0.5) < 0.5 ? '#08060e' : '#120e18';
      const level = Math.sqrt(Math.min(0.999, z)) * levels;
      const [floor, v] = [Math.floor(level), level % 1];
      const dim = Math.max(0.16, 1 - z * 0.96) * (1 - 0.08 * (on === 'floor' ? 1 : on === 'ceiling' ? 0 : 0.5));
      if (v < 0.1) return shade('#a8743f', dim * 1.1);
      if (v < 0.16) return shade('#4c3020', dim);
      const row = Math.floor((v - 0.16) / 0.21);
      const within = ((v - 0.16) / 0.21) % 1;
      if (within > 0.86) return shade('#7c5430', dim);
      const across = on === 'left' || on === 'right' ? at : (at + 1) / 2;
      if (Math.abs((across * 5) % 1) < 0.05) return shade('#6c4628', dim);
      const spine = Math.floor(across * 46);
      const h = hash(
        spine + floor * 13,
        row + floor * 5 + (on === 'left' ? 50 : on === 'right' ? 90 : on === 'floor' ? 130 : 170),
      );
      if (h < 0.07 || within < 0.1 + h * 0.24) return shade('#241812', dim);
      const hex = books[Math.floor(h * 97) % books.length]!;
      return shade(hex, dim * (Math.abs((across * 46) % 1) < 0.22 ? 0.72 : within > 0.3 && within < 0.4 ? 1.2 : 1));
    });
    // ladders from floor to floor
    for (const [x0, y0, x1, y1, wide] of [
      [0.13, 0.04, 0.29, 0.36, 0.05],
      [0.86, 0.98, 0.69, 0.68, 0.05],
      [0.3, 0.4, 0.39, 0.5, 0.025],
    ] as const) {
      const n = Math.round(Math.hypot((x1 - x0) * W, (y1 - y0) * H));
      for (let k = 0; k <= n; k++) {
        const [q, w] = [k / n, wide * W * (1 - (k / n) * 0.5)];
        const [x, y] = [(x0 + (x1 - x0) * q) * W, (y0 + (y1 - y0) * q) * H];
        for (const d of [-w / 2, w / 2]) rect(c, x + d, y, Math.max(1, u), Math.max(1, u), '#e0b070');
        if (k % Math.max(3, Math.round(5 * u * (1 - q * 0.5))) === 0)
          rect(c, x - w / 2, y, w, Math.max(1, u * 0.8), '#c89858');
      }
    }
    floating(c);
  },
  'floating candles': floating,
};

/** Candles that hang in the air by nothing. */
function floating(c: FeatureContext): void {
  const { width: W, height: H, unit: u } = c.canvas;
  for (let k = 0; k < 9; k++) {
    const near = 0.6 + 0.8 * c.random.float();
    const x = W * (0.08 + 0.84 * ((k * 0.37 + 0.1 * c.random.float()) % 1));
    const y = H * (0.08 + 0.62 * ((k * 0.23 + 0.15 * c.random.float()) % 1));
    const [w, h] = [Math.max(2, Math.round(2.2 * u * near)), Math.max(3, Math.round(6 * u * near))];
    rect(c, x - 1, y - 1, w + 2, h + 2, '#3c3024');
    rect(c, x, y, w, h, '#f4ecd4');
    rect(c, x + w - 1, y, 1, h, '#c8b890');
    const px: number[] = [];
    for (const [dx, dy, hex] of [[0, -3, '#fff4b0'], [0, -2, '#fff4b0'], [-0.5, -1, '#f8b840'], [0.5, -1, '#f8b840']] as const) {
      const [fx, fy] = [Math.round(x + w / 2 - 0.5 + dx * u), Math.round(y + dy * u)];
      rect(c, fx, fy, Math.max(1, u), Math.max(1, u), hex);
      if (fx >= 0 && fy >= 0 && fx < W && fy < H) {
        c.glow[fy * W + fx] = 1;
        px.push(fy * W + fx);
      }
    }
    c.lamps.push({ x, y, reach: H * 0.17 * near, colour: '#f8c860', strength: 0.6, px });
  }
} // biome-ignore format: short
