/** Places of every day: a bus stop at its kerb, courts for ball games, parking bays, a lift. */
import { ink, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade, shineRect } from './brush.ts';

const noise = (a: number, b: number): number => {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return n - Math.floor(n);
};

/** Lines on a floor that runs to the horizon: `marked` hears where a pixel lies, across (−1..1 at the sides) and into the depth (1 near, 0 far). */
function marks(
  c: FeatureContext,
  far: number,
  near: number,
  colour: (u: number, v: number, thin: number) => string | undefined,
): void {
  const { width: W, height: H } = c.canvas;
  for (let y = Math.round(c.horizon); y < H; y++) {
    const t = (y + 0.5 - c.horizon) / (H - c.horizon);
    const half = (W / 2) * (far + (near - far) * t);
    // what is twice as far away is half as wide
    const v = (t * near) / (far + (near - far) * t);
    for (let x = 0; x < W; x++) {
      const hex = colour((x + 0.5 - W / 2) / half, v, 1 / half);
      if (hex) put(c.canvas, x, y, ink(hex));
    }
  }
}

/** A hoop on its board, seen from the front. */
function hoop(c: FeatureContext, cx: number, foot: number, high: number): void {
  const px = Math.max(1, Math.round(high / 40));
  const [w, h] = [high * 0.5, high * 0.32];
  rect(c, cx - px, foot - high * 0.7, 2 * px, high * 0.7, '#4c5460');
  rect(c, cx - w / 2 - px, foot - high - px, w + 2 * px, h + 2 * px, '#34384a');
  rect(c, cx - w / 2, foot - high, w, h, '#eef2f4');
  rect(c, cx - w * 0.16, foot - high + h * 0.36, w * 0.32, px, '#d84838');
  for (const at of [-0.16, 0.16 - px / w]) rect(c, cx + w * at, foot - high + h * 0.36, px, h * 0.4, '#d84838');
  const rim = foot - high + h * 0.82;
  rect(c, cx - w * 0.17, rim, w * 0.34, px * 1.4, '#e86c2c');
  for (let j = 0; j < h * 0.42; j++)
    for (let i = 0; i < 5; i++) {
      const x = cx + (i / 4 - 0.5) * w * 0.32 * (1 - (j / h) * 0.8);
      if ((j + i) % 2 === 0) rect(c, x, rim + px * 1.4 + j, 1, 1, '#f4f4ec');
    }
}

const FLOORS: Readonly<Record<string, readonly [base: string, other: string, key: string]>> = {
  basketball: ['#b0583c', '#b86044', '#3c6c94'],
  tennis: ['#3c7c58', '#448462', '#3c7c58'],
  volleyball: ['#d8b078', '#e0bc88', '#d8b078'],
}; // biome-ignore format: a table

/** A frame of lines and posts with cloth of wire between them. */
function wireFence(c: FeatureContext, top: number, bottom: number): void {
  const { width: W, unit: u } = c.canvas;
  for (let y = Math.round(top); y < bottom; y++)
    for (let x = 0; x < W; x++) if ((x + y) % (4 * u) === 0 || (x - y + 4000) % (4 * u) === 0) put(c.canvas, x, y, ink('#8c98a4')); // biome-ignore format: one line
  for (let i = 0; i <= 6; i++) rect(c, (W * i) / 6 - u, top, 2 * u, bottom - top, '#5c6874');
  rect(c, 0, top, W, 2 * u, '#6c7884');
}

export const EVERYDAY: Readonly<Record<string, Feature>> = {
  /** A field for football as it is seen from behind a goal: mown in bands, its lines, the far goal with its net. */
  pitch(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit: u } = canvas;
    const row = (t: number): number => horizon + (H - horizon) * t;
    const at = (y: number): number => Math.max(0, (y - horizon) / (H - horizon));
    for (let y = Math.round(horizon); y < H; y++) rect(c, 0, y, W, 1, Math.floor(at(y) ** 0.6 * 9) % 2 ? '#4c9c44' : '#5cb050');
    // boards with advertisements before the stand
    const high = Math.max(3, Math.round(H * 0.035));
    for (let x = 0, k = 0; x < W; x += W / 8, k++) rect(c, x, horizon - high, W / 8, high, ['#d84848', '#f0ece4', '#3c64b8', '#f0c848'][k % 4]!);
    rect(c, 0, horizon - high, W, u, '#2c3040');
    // a line of the field runs in the direction of the viewer
    const side = (near: number, top: number, x0: number, x1: number): void => {
      for (let y = Math.round(top); y < near; y++) rect(c, x0 + ((x1 - x0) * (y - top)) / (near - top), y, Math.max(u, 2 * u * at(y)), 1, '#f0f4e8');
    };
    const goal = row(0.05);
    rect(c, 0, goal, W, u, '#f0f4e8');
    for (const [half, deep, wider] of [[0.17, 0.13, 1.1], [0.34, 0.32, 1.24]] as const) {
      rect(c, W * (0.5 - half * wider), row(deep), W * half * wider * 2, u, '#f0f4e8');
      for (const d of [-1, 1]) side(row(deep), goal, W * (0.5 + d * half), W * (0.5 + d * half * wider));
    }
    rect(c, W / 2 - u, row(0.22), 2 * u, u, '#f0f4e8');
    // the net hangs from the frame
    const [l, r, top] = [W * 0.39, W * 0.61, goal - H * 0.13];
    for (let y = Math.round(top); y < goal; y++)
      for (let x = Math.round(l); x < r; x++)
        if ((x - Math.round(l)) % (3 * u) < u || (y - Math.round(top)) % (3 * u) < u) rect(c, x, y, 1, 1, '#b8c0c8');
    rect(c, l - u, top - u, r - l + 2 * u, 2 * u, '#ffffff');
    for (const x of [l - u, r - u]) rect(c, x, top, 2 * u, goal - top + u, '#ffffff');
  },
  /** The walk, the kerb and the roadway before it; a shelter of glass with its bench, and the sign. */
  'bus shelter'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const floor = H - c.horizon;
    const kerb = c.horizon + floor * 0.52;
    for (let y = c.horizon; y < kerb; y++)
      for (let x = 0; x < W; x++) {
        const row = Math.floor(Math.sqrt((y - c.horizon) / floor) * 7);
        const joint = Math.floor((x - W / 2) / (W * 0.09 * (0.7 + (y - c.horizon) / floor))) + row;
        put(c.canvas, x, y, ink((joint + row * 3) % 4 === 0 ? '#94989c' : '#a0a4a8'));
      }
    rect(c, 0, kerb, W, 2 * u, '#c8ccd0');
    rect(c, 0, kerb + 2 * u, W, 2 * u, '#6c7078');
    for (let y = Math.round(kerb + 4 * u); y < H; y++)
      for (let x = 0; x < W; x++) put(c.canvas, x, y, ink(noise(x, y) > 0.94 ? '#565a62' : '#484c54'));
    for (let i = 0; i < 5; i++)
      rect(c, W * (0.02 + 0.22 * i), kerb + (H - kerb) * 0.58, W * 0.11, Math.max(u, H * 0.012), '#e8d890');
    // the shelter
    const [w, h] = [Math.min(W * 0.56, c.person * 2.5), c.person * 1.32];
    const [x, foot] = [W * 0.47 - w / 2, c.horizon + floor * 0.34];
    const top = foot - h;
    const post = Math.max(u, Math.round(c.person * 0.05));
    rect(c, x - w * 0.02, foot - u, w * 1.06, 2 * u, '#7c8088');
    for (let j = Math.round(top + h * 0.12); j < foot - h * 0.08; j++)
      for (let i = Math.round(x); i < x + w; i++) {
        const streak = (i - x + (j - top) * 0.7) % (w * 0.32) < w * 0.05;
        const [r, g, b] = [16, 8, 0].map((s) => ((c.canvas.color[j * W + i] ?? 0) >> s) & 255);
        const k = streak ? 0.5 : 0.26;
        const mix = (v: number, of: number): number => Math.round(v * (1 - k) + of * k);
        put(c.canvas, i, j, (mix(r!, 0xcc) << 16) | (mix(g!, 0xe8) << 8) | mix(b!, 0xf0));
      }
    for (let i = 0; i <= 3; i++) rect(c, x + (w * i) / 3 - post / 2, top, post, h, '#4c5460');
    rect(c, x, foot - h * 0.1, w, post, '#4c5460');
    // what hangs there: times and a picture
    rect(c, x + w * 0.72, top + h * 0.24, w * 0.2, h * 0.5, '#34384a');
    shineRect(c, x + w * 0.735, top + h * 0.265, w * 0.17, h * 0.45, '#e8ecdc');
    rect(c, x + w * 0.735, top + h * 0.265, w * 0.17, h * 0.14, '#d85c4c');
    for (let i = 0; i < 4; i++) rect(c, x + w * 0.755, top + h * (0.46 + 0.06 * i), w * 0.12, u, '#8c9094');
    // the bench
    for (const at of [0.1, 0.56]) rect(c, x + w * at, foot - h * 0.24, post, h * 0.24, '#3c4048');
    rect(c, x + w * 0.06, foot - h * 0.29, w * 0.58, h * 0.055, '#b07840');
    rect(c, x + w * 0.06, foot - h * 0.29, w * 0.58, u, '#d09858');
    rect(c, x + w * 0.06, foot - h * 0.47, w * 0.58, h * 0.05, '#9c6834');
    // the roof
    rect(c, x - w * 0.05, top - h * 0.06, w * 1.1, h * 0.1, '#3c6c8c');
    rect(c, x - w * 0.05, top - h * 0.06, w * 1.1, Math.max(u, h * 0.03), '#6ca0bc');
    rect(c, x - w * 0.05, top + h * 0.03, w * 1.1, u, '#24384c');
    if (c.night || c.dim) {
      shineRect(c, x + w * 0.1, top + h * 0.045, w * 0.8, Math.max(u, h * 0.025), '#fff4c8');
      c.lamps.push({ x: x + w / 2, y: top + h * 0.3, reach: h * 1.5, colour: '#fff0c0', strength: 0.85 });
    }
    // the sign at the kerb
    const sx = Math.min(W * 0.9, x + w * 1.16);
    const sign = Math.max(6, c.person * 0.36);
    rect(c, sx - post / 2, foot + floor * 0.12 - h * 1.12, post, h * 1.12, '#5c646c');
    rect(c, sx - sign / 2 - u, foot + floor * 0.12 - h * 1.2 - u, sign + 2 * u, sign + 2 * u, '#f4f4ec');
    rect(c, sx - sign / 2, foot + floor * 0.12 - h * 1.2, sign, sign, '#2c5ca8');
    rect(c, sx - sign * 0.3, foot + floor * 0.12 - h * 1.2 + sign * 0.22, sign * 0.6, sign * 0.46, '#f4f4ec');
    rect(c, sx - sign * 0.22, foot + floor * 0.12 - h * 1.2 + sign * 0.3, sign * 0.44, sign * 0.16, '#2c5ca8');
    for (const at of [-0.2, 0.1]) rect(c, sx + sign * at, foot + floor * 0.12 - h * 1.2 + sign * 0.68, sign * 0.12, sign * 0.12, '#f4f4ec'); // biome-ignore format: one line
  },
  /** A floor for ball games with its lines; a hoop over it, or a net across. */
  court(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [base, other, key] = FLOORS[c.argument] ?? FLOORS.basketball!;
    const white = '#f0ece0';
    const ball = c.argument === 'basketball' || !FLOORS[c.argument];
    wireFence(c, c.horizon - c.person * 1.1, c.horizon + u);
    marks(c, 0.62, 1.9, (x, v, thin) => {
      const line = Math.max(0.012, thin * 1.1) + 0.008;
      const edge = Math.abs(Math.abs(x) - 0.94) < line || Math.abs(v - 0.05) < 0.012;
      if (edge) return white;
      if (Math.abs(x) > 0.94 || v < 0.05) return shade(base, 0.82);
      if (ball) {
        const lane = Math.abs(x) < 0.28 && v < 0.5;
        const arc = Math.abs(Math.hypot(x / 0.8, (v - 0.05) / 0.72) - 1) < line * 1.3;
        const ring = v > 0.5 && Math.abs(Math.hypot(x / 0.28, (v - 0.5) / 0.16) - 1) < line * 3;
        if (arc || ring || (v < 0.5 + line && Math.abs(Math.abs(x) - 0.28) < line) || (Math.abs(x) < 0.28 && Math.abs(v - 0.5) < line)) return white; // biome-ignore format: one line
        if (lane) return key;
      } else if (Math.abs(Math.abs(x) - 0.7) < line || Math.abs(v - 0.32) < 0.014 || (Math.abs(x) < line && v > 0.32)) return white; // biome-ignore format: one line
      return (Math.floor(x * 9) + Math.floor(v * 9)) & 1 ? base : other;
    });
    if (ball) hoop(c, W / 2, c.horizon + (H - c.horizon) * 0.05, c.person * 1.75);
    else {
      const y = c.horizon + (H - c.horizon) * 0.16;
      const h = c.person * 0.5;
      for (let j = 0; j < h; j++)
        for (let i = Math.round(W * 0.14); i < W * 0.86; i++) if (i % (2 * u) === 0 || j % (2 * u) === 0) put(c.canvas, i, Math.round(y - h + j), ink('#dce4e0')); // biome-ignore format: one line
      rect(c, W * 0.14, y - h, W * 0.72, 2 * u, '#f4f4ec');
      for (const at of [0.13, 0.86]) rect(c, W * at, y - h - u, 2 * u, h + 3 * u, '#4c5460');
    }
  },
  /** Bays between white lines on both sides of a lane. */
  'parking bays'(c) {
    marks(c, 0.5, 2.2, (x, v, thin) => {
      const line = Math.max(0.02, thin);
      const side = Math.abs(x);
      if (side > 0.36 && side < 0.98 && (v * 6) % 1 < 0.09 && v > 0.06) return '#e8e8dc';
      if (Math.abs(side - 0.98) < line) return '#e8d060';
      if (side < 0.03 && (v * 7) % 1 < 0.5) return '#e8e8dc';
      const grain = noise(Math.floor(x * 60), Math.floor(v * 60));
      return grain > 0.93 ? '#5c6068' : grain < 0.04 ? '#44484f' : '#50545c';
    });
  },
  /** Doors of steel that meet in the middle, a rail at each side, the floors' buttons. */
  lift(c) {
    const { width: W, unit: u } = c.canvas;
    const [w, h] = [Math.min(W * 0.4, c.horizon * 0.66), c.horizon * 0.8];
    const [x, y] = [W / 2 - w / 2, c.horizon - h];
    rect(c, x - 3 * u, y - 3 * u, w + 6 * u, h + 3 * u, '#5c6474');
    for (let i = Math.round(x); i < x + w; i++) {
      const t = ((i - x) / w) % 0.5;
      const hex = Math.abs((i - x) / w - 0.5) < 0.012 ? '#34383f' : t < 0.05 ? '#d4dce4' : t > 0.3 && t < 0.36 ? '#dce4ec' : '#a8b4c0'; // biome-ignore format: one line
      rect(c, i, y, 1, h, hex);
    }
    shineRect(c, W / 2 - w * 0.16, y - h * 0.13, w * 0.32, h * 0.08, '#1c1820');
    shineRect(c, W / 2 - w * 0.03, y - h * 0.12, w * 0.06, h * 0.06, '#ff5c3c');
    for (const side of [-1, 1]) {
      const from = side < 0 ? W * 0.04 : x + w + W * 0.05;
      rect(c, from, c.horizon - h * 0.36, (W - w) / 2 - W * 0.1, 2 * u, '#e8ecf0');
      rect(c, from, c.horizon - h * 0.36 + 2 * u, (W - w) / 2 - W * 0.1, u, '#5c6474');
    }
    const [bx, by] = [x + w + (W - x - w) * 0.34, c.horizon - h * 0.78];
    rect(c, bx - 3 * u, by - 2 * u, w * 0.26 + 6 * u, h * 0.34 + 4 * u, '#6c7684');
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 2; i++) {
        const lit = j === 1 && i === 0;
        const [cx, cy] = [bx + i * w * 0.15, by + (j * h * 0.34) / 4];
        if (lit) shineRect(c, cx, cy, w * 0.1, w * 0.1, '#ffd860');
        else rect(c, cx, cy, w * 0.1, w * 0.1, '#e4e8ec');
      }
  },
  /** A wide window behind slats, and the light that falls through them in stripes. */
  blinds(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [w, h] = [W * 0.46, c.horizon * 0.56];
    const [x, y] = [W / 2 - w / 2, c.horizon * 0.14];
    rect(c, x - 2 * u, y - 2 * u, w + 4 * u, h + 4 * u, '#3c2c24');
    const slat = Math.max(3, Math.round(h / 11));
    for (let j = 0; j < h; j++) {
      const k = j % slat;
      if (k < slat * 0.42) shineRect(c, x, y + j, w, 1, c.night || c.dim ? '#f0b860' : '#fce8b0');
      else rect(c, x, y + j, w, 1, k < slat * 0.6 ? '#b8946c' : '#8c6c4c');
    }
    for (const at of [0.18, 0.5, 0.82]) rect(c, x + w * at, y, u, h, '#5c4434');
    rect(c, x, y - u, w, 3 * u, '#a8845c');
    rect(c, x + w * 0.94, y, u, h * 1.15, '#d8c8a0');
    // stripes on the floor
    for (let i = 0; i < 6; i++) {
      const t = 0.14 + i * 0.13;
      const at = c.horizon + (H - c.horizon) * t;
      for (let yy = Math.round(at); yy < at + (H - c.horizon) * 0.05; yy++)
        for (let xx = Math.round(x - w * 0.2 * t); xx < x + w * (0.9 - 0.1 * t); xx++) {
          if (xx < 0 || xx >= W || yy >= H) continue;
          const v = c.canvas.color[yy * W + xx]!;
          const lit = [16, 8, 0].map((s, k) => Math.min(255, Math.round(((v >> s) & 255) * 1.22 + [26, 18, 4][k]!)));
          put(c.canvas, xx, yy, (lit[0]! << 16) | (lit[1]! << 8) | lit[2]!);
        }
    }
    c.lamps.push({ x: W / 2, y: y + h / 2, reach: h * 1.4, colour: '#ffdca0', strength: 0.6 });
  },
}; // biome-ignore format: painters
