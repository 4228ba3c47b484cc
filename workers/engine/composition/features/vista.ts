/** What a sentence adds to a place by its words: eyes in the dark, a rainbow, mesas far off; and ground that is shaped. */
import { bayer4 } from '../../../../src/pixels/dither.ts';
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
  /** Ice over water: a snowy rim, long lights, a few cracks. */
  'ice lake'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit: u } = canvas;
    const [y, floor] = [horizon + (H - horizon) * 0.52, H - horizon];
    fillEllipse(canvas, W * 0.5, y - u, W * 0.44, floor * 0.36, ink('#f4f8fc'));
    fillEllipse(canvas, W * 0.5, y, W * 0.43, floor * 0.34, ink('#7ca8cc'));
    fillEllipse(canvas, W * 0.5, y + 2 * u, W * 0.42, floor * 0.31, ink('#a8d0e8'));
    for (let i = 0; i < 9; i++) {
      const x = W * (0.24 + 0.46 * c.random.float());
      const v = y + (c.random.float() - 0.45) * floor * 0.42;
      const long = W * (0.04 + 0.06 * c.random.float());
      for (let k = 0; k < long; k++) fillRect(canvas, Math.round(x + k), Math.round(v - k * 0.5), u, u, ink(i % 3 ? '#d4ecf6' : '#84b4d4')); // biome-ignore format: one line
    }
  },
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
  'far trees': ridge('trees', '#4a7c64', 0.34),
  /** Curtains of light over the night sky. */
  aurora(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    for (const [k, hex] of ['#48e0a0', '#50c8d8', '#a070e0'].entries()) {
      const wave = noise1(c.random, W * 0.16);
      const tall = noise1(c.random, W * 0.05);
      const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
      for (let x = 0; x < W; x++) {
        const foot = horizon * (0.42 + 0.13 * k * 0.6 + 0.16 * wave(x));
        const high = horizon * (0.3 + 0.1 * tall(x));
        for (let y = Math.max(0, Math.round(foot - high)); y < foot; y++) {
          const t = (y - foot + high) / high;
          const step = Math.floor(t ** 1.6 * 3 * (0.75 + 0.25 * tall(x + 60)) + bayer4(x, y) * 0.8) / 3;
          if (step <= 0) continue;
          const i = y * W + x;
          const was = canvas.color[i]!;
          const a = Math.min(0.75, step * 0.62);
          const mix = (v: number, to: number): number => Math.round(v * (1 - a) + to * a);
          canvas.color[i] = (mix(was >> 16, r) << 16) | (mix((was >> 8) & 255, g) << 8) | mix(was & 255, b);
          c.glow[i] = 1;
        }
      }
    }
  },
  /** Clouds of gas between the stars, in bands of two hues. */
  nebula(c) {
    const { canvas } = c;
    const { width: W, height: H } = canvas;
    const hues = c.random.pick([['#5c2c7c', '#8c3c8c', '#c860a0'], ['#243c7c', '#2c6c9c', '#58b0c0'], ['#5c2440', '#94404c', '#d8805c']]);
    const [a, b, d, e] = [noise1(c.random, W * 0.23), noise1(c.random, H * 0.21), noise1(c.random, W * 0.09), noise1(c.random, W * 0.31)];
    const clear = canvas.color.slice();
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const across = (x - y * 0.55) / W;
        const v = 0.42 + 0.34 * a(x + b(y) * W * 0.12) + 0.26 * e(x * 0.6 + y + 200) + 0.14 * d(x + y * 1.3 + 90) - Math.abs(across - 0.24) * 0.9;
        const step = Math.floor(v * 3.4 + (bayer4(x, y) - 0.5) * 0.55);
        if (step > 0) put(canvas, x, y, ink(hues[Math.min(2, step - 1)]!));
        c.glow[y * W + x] = 1;
      }
    // stars shine through, and more of them
    const bright = (v: number): boolean => ((v >> 16) & 255) + ((v >> 8) & 255) + (v & 255) > 330;
    clear.forEach((v, i) => {
      if (bright(v)) canvas.color[i] = v;
    });
    for (let i = 0; i < (W * H) / 220; i++) put(canvas, c.random.int(W), c.random.int(H), ink(c.random.pick(['#f4f0f8', '#b8b8dc', '#8c8cc0'])));
  },
  /** Worlds of several kinds, lit from the upper left. */
  planets(c) {
    const { canvas } = c;
    const { width: W, height: H } = canvas;
    const size = Math.min(W, H);
    for (const [u, v, r, hexes, kind] of [[0.24, 0.3, 0.17, ['#e8b06c', '#c88850', '#a86848', '#f0d0a0'], 'ring'], [0.76, 0.66, 0.24, ['#4c90d0', '#5cb070', '#3468a8', '#78c8e8'], 'land'], [0.74, 0.18, 0.07, ['#c87858', '#a05848', '#844438', '#e09878'], 'rock']] as const) {
      const [cx, cy, R] = [W * u, H * v, size * r];
      const wave = noise1(c.random, R * 0.5);
      for (let y = Math.max(0, Math.floor(cy - R)); y < Math.min(H, cy + R); y++)
        for (let x = Math.max(0, Math.floor(cx - R)); x < Math.min(W, cx + R); x++) {
          const [dx, dy] = [(x + 0.5 - cx) / R, (y + 0.5 - cy) / R];
          const q = dx * dx + dy * dy;
          if (q >= 1) continue;
          const light = -0.55 * dx - 0.6 * dy + 0.6 * Math.sqrt(1 - q);
          const tone = light + (bayer4(x, y) - 0.5) * 0.16;
          let hex: string = kind === 'ring' ? hexes[Math.floor((dy + 1) * 6 + wave(x + y * 2) * 0.7) % 2 ? 0 : 1] : kind === 'land' ? (wave(x + 40) + wave(y * 1.3 + 300) + 0.4 * wave((x + y) * 2 + 700) > 0.25 ? hexes[1] : hexes[0]) : Math.hypot(((dx * 3 + 9) % 1) - 0.5, ((dy * 3 + 9) % 1) - 0.5) < 0.26 ? hexes[1] : hexes[0];
          if (kind === 'land' && wave(x * 0.8 + y * 0.3 + 900) > 0.55) hex = '#e8f0f4';
          put(canvas, x, y, ink(shade(hex, tone > 0.72 ? 1.15 : tone > 0.3 ? 1 : tone > 0 ? 0.72 : 0.42)));
          c.glow[y * W + x] = 1;
        }
      if (kind !== 'ring') continue;
      for (let a = 0; a < 6.28; a += 0.6 / R)
        for (const k of [1.5, 1.62, 1.7]) {
          const [x, y] = [Math.round(cx + Math.cos(a) * R * k), Math.round(cy + Math.sin(a) * R * 0.36 * k - Math.cos(a) * R * 0.26 * k)];
          if (Math.sin(a) < 0 && Math.hypot(x - cx, y - cy) < R) continue;
          put(canvas, x, y, ink(k === 1.62 ? '#b89878' : '#e8d0a8'));
          if (x >= 0 && y >= 0 && x < W && y < H) c.glow[y * W + x] = 1;
        }
    }
  },
  /** Towers of a great city, three deep, windows lit as the hour wants. */
  towers(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    const u = canvas.unit;
    const dusk = c.night || c.dim === true;
    for (const [k, hex, low, high] of [[0, dusk ? '#3c3c64' : '#98b0c8', 0.5, 0.86], [1, dusk ? '#2c2c50' : '#7490ac', 0.36, 0.66], [2, dusk ? '#1e2040' : '#54708c', 0.16, 0.44]] as const) {
      for (let x = -c.random.int(9 * u); x < W; ) {
        const wide = Math.round(W * (0.07 + 0.07 * c.random.float()));
        const tall = Math.round(horizon * (low + (high - low) * c.random.float()));
        const top = horizon - tall;
        fillRect(canvas, x, top, wide, tall + 2, ink(hex));
        const side = Math.max(1, Math.round(wide * 0.26));
        fillRect(canvas, x + wide - side, top, side, tall + 2, ink(shade(hex, 0.82)));
        fillRect(canvas, x, top, wide, u, ink(shade(hex, 1.18)));
        const crown = c.random.int(4);
        if (crown === 0) for (let i = 1; i <= 3; i++) fillRect(canvas, x + i * Math.round(wide * 0.13), top - i * 2 * u, Math.max(1, wide - 2 * i * Math.round(wide * 0.13)), 2 * u, ink(shade(hex, 1 - i * 0.03)));
        else if (crown === 1) fillRect(canvas, x + (wide >> 1), top - 7 * u, u, 7 * u, ink(hex));
        else if (crown === 2) fillRect(canvas, x + 2 * u, top - 3 * u, Math.max(2 * u, Math.round(wide * 0.3)), 3 * u, ink(shade(hex, 0.9)));
        for (let y = top + 3 * u; y < horizon - u; y += 4 * u)
          for (let wx = x + 2 * u; wx + u < x + wide - u; wx += 3 * u) {
            const on = c.random.float() < (dusk ? 0.5 : 0.6);
            if (!on) continue;
            const lit = dusk ? c.random.pick(['#f8c860', '#f8c860', '#f0a850', '#90c8e0']) : shade(hex, wx > x + wide - side ? 1.02 : 1.22);
            fillRect(canvas, wx, y, u, 2 * u, ink(lit));
            if (dusk) for (let j = 0; j < 2 * u; j++) for (let i = 0; i < u; i++) if (wx + i >= 0 && wx + i < W && y + j >= 0) c.glow[(y + j) * W + wx + i] = 1;
          }
        x += wide + (c.random.float() < 0.35 ? c.random.int(4 * u) : 0);
      }
      if (k < 2) for (let y = Math.round(horizon * 0.55); y < horizon; y++) for (let x = 0; x < W; x++) if (bayer4(x, y) < ((y / horizon - 0.55) / 0.45) * 0.3) { const i = y * W + x; if (!c.glow[i]) canvas.color[i] = ink(dusk ? '#5c4878' : '#b8c8d4'); }
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
  /** A great cone that spits fire, lava down its flanks, its smoke lit from below. */
  eruption(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    const [cx, top, base] = [W * (c.aside ? 0.24 : 0.6), horizon * 0.34, horizon + 2];
    const rough = noise1(c.random, 5);
    const u = canvas.unit;
    for (let i = 0; i < 16; i++) {
      const t = i / 15;
      const r = W * (0.05 + 0.13 * t);
      const x = cx + Math.sin(i * 2.1) * W * 0.06 * (0.4 + t) + t * W * 0.1;
      const y = top - horizon * 0.38 * t;
      fillEllipse(canvas, x, y, r, r * 0.72, ink('#3c2830'));
      fillEllipse(canvas, x - r * 0.14, y + r * 0.1, r * 0.84, r * 0.58, ink(t < 0.35 ? '#8c4438' : '#5c3c40'));
      if (t < 0.5) fillEllipse(canvas, x - r * 0.16, y + r * 0.26, r * 0.5, r * 0.3, ink('#c8643c'));
    }
    for (let y = Math.round(top); y < base; y++) {
      const t = (y - top) / (base - top);
      const half = W * (0.055 + 0.34 * t ** 1.35) + rough(y * 0.8) * 2;
      for (let x = Math.round(cx - half); x < cx + half; x++) {
        const side = (x - cx) / half;
        const rib = Math.sin(side * 9 + rough(y + x * 0.3) * 1.3);
        put(canvas, x, y, ink(side < -0.2 ? (rib > 0.7 ? '#94706c' : '#80605e') : rib > 0.75 ? '#3c2a34' : '#543e44'));
      }
    }
    fillEllipse(canvas, cx, top + u, W * 0.06, 3 * u, ink('#ffd860'));
    for (const [k, wide] of [[-0.5, 1.3], [0.1, 2], [0.62, 1.2]] as const)
      for (let y = Math.round(top); y < base; y++) {
        const t = (y - top) / (base - top);
        const x = cx + k * W * (0.05 + 0.26 * t) + Math.sin(t * 9 + k * 4) * W * 0.014;
        const w = Math.max(1, u * wide * (1 + t * 1.4));
        for (let i = -w; i <= w; i++) {
          put(canvas, Math.round(x + i), y, ink(Math.abs(i) < w * 0.45 ? '#ffd860' : '#f07830'));
          const at = y * W + Math.round(x + i);
          if (Math.round(x + i) >= 0 && Math.round(x + i) < W) c.glow[at] = 1;
        }
      }
    for (let i = 0; i < 46; i++) {
      const a = -Math.PI / 2 + (c.random.float() - 0.5) * 1.9;
      const v = c.random.float() ** 0.7;
      const [x, y] = [Math.round(cx + Math.cos(a) * W * 0.26 * v), Math.round(top + Math.sin(a) * horizon * 0.34 * v + horizon * 0.16 * v * v)];
      const s = c.random.float() < 0.3 ? 2 * u : u;
      fillRect(canvas, x, y, s, s, ink(c.random.pick(['#ffe070', '#ff9840', '#f05c30'])));
      for (let j = 0; j < s; j++) for (let k = 0; k < s; k++) if (y + j >= 0 && x + k >= 0 && x + k < W) c.glow[(y + j) * W + x + k] = 1;
    }
    c.lamps.push({ x: cx, y: top, reach: W * 0.5, colour: '#ff8c40' });
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
  /** A level floor in the midst, a little lighter, with a rim that falls off towards the viewer. */
  'flat floor'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const [cx, cy, rx, ry] = [W / 2, horizon + (H - horizon) * 0.56, W * 0.3, (H - horizon) * 0.32];
    const wave = noise1(c.random, W * 0.1);
    const lip = Math.max(2, Math.round((H - horizon) * 0.07));
    const lighter = (v: number, k: number): number => [16, 8, 0].reduce((sum, s) => sum | (Math.min(255, Math.round(((v >> s) & 255) * k)) << s), 0); // biome-ignore format: one line
    const base = canvas.color[Math.round(cy) * W + Math.round(cx)]!;
    for (let y = Math.round(cy - ry); y < Math.min(H, cy + ry + lip); y++)
      for (let x = Math.round(cx - rx); x < cx + rx; x++) {
        const bend = 1 + (wave(x + y * 0.5) - 0.5) * 0.12;
        const d = Math.hypot((x - cx) / rx, (y - cy) / ry) * bend;
        const under = Math.hypot((x - cx) / rx, (y - lip - cy) / ry) * bend;
        if (x < 0 || x >= W || (d > 1 && under > 1)) continue;
        const crack = (x * 3 + y * 7) % 41 < 2 && (x + y) % 3 === 0;
        put(canvas, x, y, lighter(base, d > 1 ? 0.6 : d > 0.93 ? 1.5 : crack ? 1.05 : (x * 13 + y * 29) % 53 < 3 ? 1.36 : 1.24));
      }
  },
  /** A bank of earth across wet fields, with grass at both edges, on which one goes and things stand. */
  'field bank'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const floor = H - horizon;
    const wave = noise1(c.random, W * 0.22);
    for (let x = 0; x < W; x++) {
      const bend = (wave(x) - 0.5) * floor * 0.12;
      const [y0, y1] = [horizon + floor * 0.36 + bend, horizon + floor * 0.84 + bend * 1.6];
      for (let y = Math.round(y0); y < y1; y++) {
        const t = (y - y0) / (y1 - y0);
        const rim = Math.min(t, 1 - t);
        const grass = rim < 0.16 + 0.05 * Math.sin(x * 0.9 + Math.floor(t * 3));
        const blade = (x * 7 + y * 13) % 17 < 3;
        const face = t > 0.95;
        put(canvas, x, y, ink(face ? '#6c5434' : grass ? (blade ? '#98c458' : t < 0.5 ? '#74a848' : '#649840') : (x * 5 + y * 11) % 37 < 2 ? '#a48458' : t < 0.3 ? '#c4a474' : '#b89868'));
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
