/** What a sentence adds to a place by its words: eyes in the dark, a rainbow, mesas far off; and ground that is shaped. */
import { band, fillEllipse, fillRect, ink, noise1, put } from '../../place/canvas.ts';
import type { Skyline } from '../../place/scenes.ts';
import { paintSkyline } from '../../place/skylines.ts';
import { type Feature, rect, shade } from './brush.ts';

const ridge =
  (shape: Skyline, hex: string, rise: number): Feature =>
  (c) =>
    paintSkyline(c.canvas, shape, {
      base: c.horizon,
      rise: Math.max(3, Math.round(Math.min(c.horizon * 1.4, c.canvas.width) * rise)),
      color: ink(c.night ? shade(hex, 0.5) : hex),
      random: c.random,
    });

export const VISTA: Readonly<Record<string, Feature>> = {
  'far mountains': ridge('mountains', '#8c9cb8', 0.5),
  'far hills': ridge('hills', '#84b090', 0.26),
  'far city': ridge('city', '#8ca0b4', 0.5),
  'far sea': ridge('sea', '#4490bc', 0.16),
  /** Flat-topped rocks on the horizon, banded. */
  mesa(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    for (const [u, w, h, hex] of [[0.22, 0.15, 0.34, '#c08060'], [0.7, 0.24, 0.5, '#b06c4c'], [0.93, 0.1, 0.28, '#c89070']] as const) {
      const [cx, half, top] = [W * (u + 0.03 * c.random.float()), W * w * 0.6, horizon * (1 - h)];
      const rough = noise1(c.random, 4);
      for (let y = Math.round(top); y < horizon + 1; y++) {
        const t = (y - top) / (horizon - top);
        const spread = half * (t < 0.55 ? 0.8 + 0.06 * t : 0.84 + (t - 0.55) * 1.3);
        for (let x = Math.round(cx - spread + rough(y) * 1.5); x < cx + spread + rough(y + 40) * 1.5; x++) {
          const side = (x - cx) / spread;
          const layer = Math.floor(t * 7 + rough(x * 0.2) * 0.3) % 2;
          put(canvas, x, y, ink(shade(hex, side > 0.3 ? 0.78 : side < -0.55 ? 1.14 : layer ? 0.93 : 1)));
        }
      }
    }
  },
  /** Pairs of eyes that shine between the trees. */
  eyes(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const u = Math.max(1, Math.round(canvas.unit * 0.9));
    for (let i = 0; i < 9; i++) {
      const x = Math.round(W * (0.06 + 0.88 * ((i + 0.2 + 0.6 * c.random.float()) / 9)));
      const y = Math.round(horizon - H * 0.02 - H * 0.2 * c.random.float());
      const hex = c.random.pick(['#ffe048', '#ffe048', '#f85038']);
      const gap = u * (2 + c.random.int(2));
      fillRect(canvas, x - 2 * u, y - u, gap + 5 * u, 3 * u, ink('#0c1018'));
      for (const dx of [0, gap + u]) {
        fillRect(canvas, x + dx - u, y, 2 * u, u, ink(hex));
        fillRect(canvas, x + dx, y - (i % 2 ? u : 0), u, u, ink(hex));
        for (let j = -u; j < 2 * u; j++) for (let k = -u; k < 2 * u; k++) if (x + dx + k >= 0 && x + dx + k < W && y + j >= 0) c.glow[(y + j) * W + x + dx + k] = 1; // biome-ignore format: a square
      }
    }
  },
  fireflies(c) {
    const { canvas } = c;
    const { width: W, height: H } = canvas;
    for (let i = 0; i < 26; i++) {
      const [x, y] = [c.random.int(W), Math.round(H * (0.25 + 0.65 * c.random.float()))];
      fillRect(canvas, x, y, canvas.unit, canvas.unit, ink('#f4f090'));
      if (x < W && y < H) c.glow[y * W + x] = 1;
      if (i % 4 === 0) c.lamps.push({ x, y, reach: W * 0.05, colour: '#e8e870', strength: 0.4 });
    }
  },
  rainbow(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    const [r, thick] = [Math.min(W * 0.46, horizon * 1.1), Math.max(1, Math.round(canvas.unit * 1.4))];
    for (const [i, hex] of ['#e87078', '#f0a868', '#f0e080', '#88d090', '#78b0e8', '#a088d8'].entries())
      for (let a = 0; a < Math.PI; a += 0.4 / r)
        fillRect(canvas, Math.round(W / 2 + Math.cos(a) * (r - i * thick)), Math.round(horizon - Math.sin(a) * (r - i * thick) * 0.9), thick, thick, ink(hex));
  },
  /** Steps of flooded fields down a slope, each with its bank. */
  terraces(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const n = 8;
    const from = horizon - H * 0.2;
    for (let i = 0; i < n; i++) {
      const t = i / n;
      const y0 = from + (H * 1.02 - from) * t ** 1.25;
      const y1 = from + (H * 1.02 - from) * ((i + 1) / n) ** 1.25;
      const wave = noise1(c.random, W * (0.2 + 0.12 * t));
      const high = y1 - y0;
      for (let x = 0; x < W; x++) {
        const top = Math.round(y0 + wave(x) * high * 0.55 + Math.abs(x / W - 0.46) * high * 0.6 - high * 0.2);
        for (let y = top; y < H; y++) {
          const d = (y - top) / high;
          const water = d > 0.34;
          const sheen = (x * 3 + y * 17 + i * 31) % 29 < 4 && (y - top) % 3 === 0;
          const plant = (Math.floor(x / (2 + t * 3)) + i) % 2 === 0 && Math.round((y - top) % Math.max(3, high * 0.24)) === 0;
          put(canvas, x, y, d < 0.07 ? ink('#b8d868') : !water ? band(['#7cac44', '#5c9040', '#4c7838'].map(ink), d / 0.34, x, y, 0.4) : plant ? ink('#74b048') : sheen ? ink('#e4f0f0') : band(['#a8d0dc', '#84b8d4', '#6ca4c8'].map(ink), (d - 0.34) / 0.9, x, y, 0.4));
        }
      }
    }
  },
  /** A vaulted tunnel with walks on both sides of green water. */
  sewer(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const [cx, cy] = [W / 2, horizon * 0.92];
    const u = canvas.unit;
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const [dx, dy] = [(x + 0.5 - cx) / W, (y + 0.5 - cy) / H];
        const r = Math.max(Math.hypot(dx * 1.05, Math.min(dy, 0) * 1.1), Math.abs(dx) * 1.05);
        if (dy < 0.02 + Math.abs(dx) * 0.5 || r > 0.5) {
          const depth = 0.09 / Math.max(r, 0.04);
          if (r < 0.13) { put(canvas, x, y, ink(r < 0.11 ? '#10141c' : '#1c222c')); continue; }
          const ring = Math.floor(depth * 16);
          const a = Math.atan2(Math.min(dy, 0.05), dx);
          const stone = Math.floor(a * 7 + (ring % 2) * 0.5);
          const joint = depth * 16 - ring < 0.16 || Math.abs(a * 7 + (ring % 2) * 0.5 - stone) < 0.07;
          const light = Math.min(1, r * 2.1);
          put(canvas, x, y, ink(shade(joint ? '#3c4440' : (stone * 7 + ring * 5) % 5 === 0 ? '#7c8878' : '#66725f', 0.45 + 0.6 * light)));
        } else {
          const t = Math.max(0, dy - 0.02) / (1 - cy / H);
          const half = 0.05 + 0.3 * t;
          const edge = Math.abs(dx) - half;
          if (edge < 0) put(canvas, x, y, ink(edge > -0.012 ? '#2c3c2c' : (x * 2 + y * 9) % 37 < 5 && y % 3 === 0 ? '#a4d060' : t < 0.2 ? '#3c6034' : '#4c7c3c'));
          else put(canvas, x, y, ink(edge < 0.018 ? '#98a08c' : (Math.floor((dx / (0.3 + t)) * 22) + Math.floor(t ** 0.6 * 9)) % 2 ? '#5c665a' : '#66705f'));
        }
      }
    // pipes that let water fall, and lamps
    for (const [e, v] of [[-1, 0.5], [1, 0.62]] as const) {
      const [x, y] = [cx + e * W * 0.36, horizon * v];
      fillEllipse(canvas, x, y, W * 0.055, W * 0.055, ink('#8c9484'));
      fillEllipse(canvas, x, y, W * 0.04, W * 0.04, ink('#161c1c'));
      for (let j = 0; j < H * 0.34; j++) rect(c, x - W * 0.018, y + W * 0.02 + j, W * 0.036, 1, (j + Math.round(x)) % 5 < 2 ? '#88b858' : '#5c8c44');
    }
    for (const e of [-1, 1]) {
      const [x, y] = [cx + e * W * 0.2, horizon * 0.62];
      fillRect(canvas, Math.round(x), Math.round(y), 2 * u, 2 * u, ink('#ffe090'));
      for (let j = 0; j < 2 * u; j++) for (let i = 0; i < 2 * u; i++) c.glow[(Math.round(y) + j) * W + Math.round(x) + i] = 1;
      c.lamps.push({ x, y, reach: H * 0.34, colour: '#ffd080' });
    }
  },
  /** Three tiers of arches round the sand, people between, banners and a gate. */
  colosseum(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    const u = canvas.unit;
    const top = horizon * 0.26;
    const curve = (x: number): number => ((x / W - 0.5) * 2) ** 2 * horizon * 0.16;
    for (let x = 0; x < W; x++) {
      const lift = curve(x);
      const crumble = x / W > 0.66 ? Math.min(1, (x / W - 0.66) * 5) * horizon * 0.13 : 0;
      for (let y = Math.round(top - lift + crumble); y < horizon; y++) {
        const t = (y - (top - lift)) / (horizon - top + lift);
        const tier = t < 0.26 ? 0 : t < 0.5 ? 1 : t < 0.72 ? 2 : 3;
        const a = (x / W) * 17 + (tier % 2) * 0.5;
        const part = a - Math.floor(a);
        const inTier = tier === 0 ? t / 0.26 : tier === 1 ? (t - 0.26) / 0.24 : tier === 2 ? (t - 0.5) / 0.22 : (t - 0.72) / 0.28;
        let hex = inTier < 0.1 ? '#f0dcb0' : '#d0b080';
        if (tier < 2) { const d = Math.abs(part - 0.5); if (inTier > 0.25 + Math.max(0, d - 0.14) * 2.4 && d < 0.3) hex = d > 0.24 ? '#a07c50' : tier === 0 ? '#8cb4d0' : '#54402c'; }
        else if (tier === 2) { const seat = Math.floor(x / (3 * u)) * 7 + Math.floor(inTier * 4) * 3; hex = Math.floor(inTier * 8) % 2 ? '#b89468' : (seat % 5) < 3 && x % (3 * u) < 2 * u ? ['#c84c48', '#4c70b0', '#e8d0a0', '#5c9c58', '#c8a040', '#84508c'][seat % 6]! : '#a88458'; }
        else hex = inTier < 0.12 ? '#f0dcb0' : Math.floor(inTier * 3 + ((Math.floor(x / (9 * u)) % 2) * 0.5)) % 2 ? '#b08c5c' : '#a48054';
        put(canvas, x, y, ink(hex));
      }
    }
    const wall = horizon - (horizon - top) * 0.27;
    for (const at of [0.12, 0.3, 0.7, 0.88]) {
      rect(c, W * at - 2 * u, wall, 4 * u, (horizon - wall) * 0.72, '#b03438');
      rect(c, W * at - u * 0.5, wall + 2 * u, u, (horizon - wall) * 0.4, '#f0c050');
    }
    const half = W * 0.07;
    for (let y = Math.round(wall - half * 0.2); y < horizon; y++)
      for (let x = Math.round(W / 2 - half - 2 * u); x < W / 2 + half + 2 * u; x++) {
        const d = Math.abs(x + 0.5 - W / 2);
        const arch = y < wall + half * 0.6 ? half * Math.sqrt(Math.max(0, 1 - ((wall + half * 0.6 - y) / (half * 0.9)) ** 2)) : half;
        if (d < arch) put(canvas, x, y, ink(Math.round(d) % (3 * u) < u || (y % (4 * u)) < u ? '#7c7468' : '#1c1614'));
        else if (d < arch + 2 * u) put(canvas, x, y, ink('#ecd8a8'));
      }
  },
  /** Tufts of one crop in rows that run to the horizon: lavender, tulips, sunflowers. */
  blooms(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const hexes = (c.argument || '#8c6cc8').split('+');
    for (let y = horizon + 1; y < H; y++) {
      const t = (y - horizon) / (H - horizon);
      for (let x = 0; x < W; x++) {
        const v = (x - W * 0.5) / (0.12 + t * 1.15) / (W * 0.13) + 50;
        const [row, part] = [Math.floor(v), v - Math.floor(v)];
        const ball = Math.abs(part - 0.5) * 2;
        const hex = hexes[row % hexes.length]!;
        const bump = Math.sin(y * (1.4 - t) + row * 2.1) * 0.14;
        put(canvas, x, y, ink(ball > 0.78 + bump ? (t > 0.5 && (x + y) % 5 === 0 ? '#6c9848' : '#5c7c40') : shade(hex, part < 0.34 + bump ? 1.16 : part > 0.68 ? 0.78 : (x * 5 + y * 3) % 7 === 0 ? 1.1 : 1)));
      }
    }
  },
}; // biome-ignore format: painters
