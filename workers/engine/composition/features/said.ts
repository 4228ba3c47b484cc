/** What may be said of any place and is painted into it: puddles, pits, curtains, vines, banners, light through a door. */
import { ink, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade } from './brush.ts';

const hash = (a: number, b: number): number => {
  const n = Math.sin(a * 127.1 + b * 311.7 + 8.3) * 43758.5453;
  return n - Math.floor(n);
};

const blend = (c: FeatureContext, x: number, y: number, hex: string, k: number): void => {
  const { width: W, height: H, color } = c.canvas;
  if (x < 0 || y < 0 || x >= W || y >= H) return;
  const [v, to] = [color[y * W + x]!, ink(hex)];
  const mix = (s: number): number => Math.round(((v >> s) & 255) * (1 - k) + ((to >> s) & 255) * k);
  color[y * W + x] = (mix(16) << 16) | (mix(8) << 8) | mix(0);
};

/** A hole in the middle of the floor, as it is seen from its near edge. */
function pit(c: FeatureContext, spikes: boolean): void {
  const { width: W, height: H, unit: u } = c.canvas;
  const floor = H - c.horizon;
  const [y0, y1] = [c.horizon + floor * 0.26, c.horizon + floor * 0.76];
  const at = (y: number): number => W * (0.17 + (0.13 * (y - y0)) / (y1 - y0));
  for (let y = Math.round(y0); y < y1; y++) {
    const half = at(y);
    const v = (y - y0) / (y1 - y0);
    for (let x = Math.round(W / 2 - half); x < W / 2 + half; x++) {
      const e = Math.min(x - (W / 2 - half), W / 2 + half - x);
      put(c.canvas, x, y, ink(v < 0.34 ? (v < 0.05 ? '#8c8698' : Math.floor((y - y0) / (3 * u)) % 2 ? '#3c384c' : '#34303f') : e < 2 * u ? '#2c2838' : '#0c0a12'));
    }
  }
  if (spikes)
    for (let r = 0; r < 3; r++) {
      const y = y0 + (y1 - y0) * (0.58 + 0.2 * r);
      const half = at(y) * 0.9;
      const n = 6 + r;
      const high = floor * (0.17 + 0.03 * r);
      for (let i = 0; i < n; i++) {
        const x = W / 2 - half + ((i + 0.5) * 2 * half) / n;
        for (let k = 0; k < high; k++) {
          const w = (k / high) * (half / n) * 0.62;
          if (y - high + k > y1) break;
          rect(c, x - w, y - high + k, Math.max(1, w), 1, r ? '#dce4ec' : '#b0b8c4');
          rect(c, x, y - high + k, Math.max(1, w), 1, r ? '#8c96a4' : '#6c7484');
        }
      }
    }
  rect(c, W / 2 - at(y1) - u, y1, at(y1) * 2 + 2 * u, 2 * u, '#9c96a8');
  rect(c, W / 2 - at(y1) - u, y1 + 2 * u, at(y1) * 2 + 2 * u, u, '#4c485c');
} // biome-ignore format: short

export const SAID: Readonly<Record<string, Feature>> = {
  'spike pit': (c) => pit(c, true),
  pit: (c) => pit(c, false),
  /** Water stands on the ground and mirrors what is above it; by night the lights of signs. */
  puddles(c) {
    const { width: W, height: H, unit: u, color } = c.canvas;
    const floor = H - c.horizon;
    const neon = ['#f850b0', '#48d8f0', '#f8d048', '#9860f8', '#58f0a0'];
    for (const [k, [fx, fy, fr]] of (
      [
        [0.28, 0.34, 0.1],
        [0.66, 0.5, 0.16],
        [0.36, 0.72, 0.2],
        [0.82, 0.84, 0.15],
        [0.1, 0.86, 0.12],
        [0.54, 0.22, 0.07],
      ] as const
    ).entries()) {
      const [cx, cy, rx] = [W * fx, c.horizon + floor * fy, W * fr];
      const ry = Math.max(2, floor * fr * 0.46);
      for (let y = Math.floor(cy - ry); y <= cy + ry; y++)
        for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
          if (x < 0 || x >= W || y < 0 || y >= H) continue;
          const [p, q] = [(x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry];
          const d = p * p + q * q + 0.14 * Math.sin(p * 7 + k) * (1 - Math.abs(q));
          if (d > 1) continue;
          const up = Math.max(0, Math.round(c.horizon - (y - c.horizon) * 0.9));
          if (d > 0.84) {
            blend(c, x, y, q < 0 ? '#1c1e2c' : '#c4d4e4', 0.5);
            continue;
          }
          // what stands over there, upside down, darker
          const v = color[up * W + Math.max(0, Math.min(W - 1, x + (y % (3 * u) < u ? u : 0)))]!;
          const dim = c.night ? 0.9 : 0.82;
          color[y * W + x] =
            (Math.round(((v >> 16) & 255) * dim) << 16) |
            (Math.round(((v >> 8) & 255) * dim) << 8) |
            Math.min(255, Math.round((v & 255) * dim + 10));
          const column = Math.floor((p + 1) * 5);
          if (
            c.argument === 'neon' &&
            hash(column, k) > 0.24 &&
            (y + column) % (4 * u) < 3 * u &&
            Math.abs((p + 1) * 5 - column - 0.5) < 0.42
          ) {
            put(c.canvas, x, y, ink(neon[(column + k) % 5]!));
            c.glow[y * W + x] = 1;
          }
        }
    }
  },
  /** A window with cloth at both sides; its light lies on the floor. */
  'curtained window'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const hex = c.argument || '#d8788c';
    const [w, h] = [W * 0.24, c.horizon * 0.52];
    const [x, y] = [W * 0.5 - w / 2, c.horizon * 0.2];
    for (let j = Math.round(y); j < y + h; j++)
      for (let i = Math.round(x); i < x + w; i++) {
        const bar = Math.abs(i - x - w / 2) < u || Math.abs(j - y - h * 0.5) < u;
        const own = c.view?.((i - x) / w, (j - y) / h, i, j);
        put(
          c.canvas,
          i,
          j,
          ink(bar ? '#f0e8d8' : (own ?? (c.night ? '#2c3c74' : j < y + h * 0.6 ? '#fcf0b8' : '#f8dc98'))),
        );
        if (!bar) c.glow[j * W + i] = 1;
      }
    rect(c, x - 2 * u, y + h, w + 4 * u, 2 * u, '#d8c4a0');
    rect(c, x - w * 0.3, y - 3 * u, w * 1.6, 2 * u, '#7c5230');
    for (const side of [-1, 1])
      for (let j = 0; j < h * 1.12; j++) {
        const pull = 0.34 - 0.1 * Math.sin((j / h) * 2.6);
        const [a, b] = side < 0 ? [x - w * 0.24, x + w * pull * 0.8] : [x + w - w * pull * 0.8, x + w * 1.24];
        for (let i = Math.round(a); i < b; i++) {
          const fold = Math.floor((i - a) / (2 * u)) % 3;
          put(c.canvas, i, Math.round(y - u + j), ink(shade(hex, fold === 0 ? 0.8 : fold === 1 ? 1.1 : 1)));
        }
      }
    for (let j = 0; j < (H - c.horizon) * 0.62; j++) {
      const half = w * (0.5 + 0.5 * (j / (H - c.horizon)));
      for (let i = Math.round(W * 0.5 - half + j * 0.3); i < W * 0.5 + half + j * 0.3; i++)
        blend(c, i, Math.round(c.horizon + (H - c.horizon) * 0.1 + j), c.night ? '#8ca4e8' : '#fff0b0', 0.3);
    }
    c.lamps.push({ x: W * 0.5, y: y + h / 2, reach: h * 2, colour: c.night ? '#7c94d8' : '#fff0b8', strength: 0.5 });
  },
  /** Light of that colour through a door that stands ajar, and its wedge over the floor. */
  'lit door'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const hex = c.argument || '#f03038';
    const [w, h] = [W * 0.1, Math.min(c.person * 1.5, c.horizon * 0.7)];
    const [x, foot] = [W * 0.72, c.horizon + (H - c.horizon) * 0.12];
    rect(c, x - 2 * u, foot - h - 2 * u, w + 4 * u, h + 2 * u, '#4c4450');
    for (let j = Math.round(foot - h); j < foot; j++)
      for (let i = Math.round(x); i < x + w; i++) {
        put(c.canvas, i, j, ink(shade(hex, i < x + w * 0.5 ? 1 : 1.2)));
        c.glow[j * W + i] = 1;
      }
    for (let j = 0; j < h; j++)
      rect(c, x + w * 0.55, foot - h + j, w * 0.45 + 2 * u, 1, j % (6 * u) < u ? '#5c5460' : '#74697a');
    rect(c, x + w * 0.64, foot - h * 0.46, u, u, '#e8c850');
    for (let j = 0; j < H - foot; j++) {
      const t = j / (H - foot);
      for (let i = Math.round(x - w * 2.6 * t); i < x + w * (0.55 - 0.5 * t); i++)
        blend(c, i, Math.round(foot + j), hex, 0.44 * (1 - t * 0.7));
    }
    c.lamps.push({ x: x + w / 2, y: foot - h / 2, reach: h * 1.5, colour: hex, strength: 0.8 });
  },
  /** Tiles are gone from the ceiling: dark holes with cables that hang down. */
  'missing tiles'(c) {
    const { width: W, unit: u } = c.canvas;
    const top = c.horizon;
    for (const [fx, fy, fw] of [
      [0.24, 0.06, 0.13],
      [0.58, 0.13, 0.1],
      [0.74, 0.03, 0.14],
      [0.42, 0.2, 0.06],
    ] as const) {
      const [x, y, w, h] = [W * fx, top * fy, W * fw, Math.max(3, top * 0.075 * (1 - fy * 2))];
      for (let j = 0; j < h; j++) rect(c, x + j * (fx < 0.5 ? 0.5 : -0.5), y + j, w, 1, j < u ? '#5c5c64' : '#14141a');
      for (const d of [0.3, 0.7]) {
        const long = top * (0.1 + 0.14 * hash(fx * 90, d));
        for (let j = 0; j < long; j++)
          rect(
            c,
            x + w * d + Math.sin(j / (3 * u)) * u,
            y + h + j,
            Math.max(1, u * 0.7),
            1,
            d < 0.5 ? '#2c2c34' : '#8c3c38',
          );
      }
    }
  },
  /** Green strands hang from above and run along the edges. */
  'hanging vines'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    for (let k = 0; k < 13; k++) {
      const x0 = W * ((k + 0.5 * hash(k, 1)) / 12.5);
      const middle = Math.abs(x0 / W - 0.5) < 0.22;
      const long = H * (middle ? 0.08 + 0.12 * hash(k, 2) : 0.2 + 0.4 * hash(k, 2));
      for (let j = 0; j < long; j += u) {
        const x = x0 + Math.sin(j / (6 * u) + k) * 2 * u;
        rect(c, x, j, u, u, '#2c5c34');
        if (Math.floor(j / u) % 3 === k % 3) {
          const s = Math.floor(j / u) % 2 ? -2.4 * u : u;
          rect(c, x + s, j, 2.2 * u, 2 * u, '#4c8c40');
          rect(c, x + s, j, 1.3 * u, u, '#80bc58');
        }
      }
    }
  },
  /** Flowers all over the ground and up the sides. */
  'flowers everywhere'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const hues = c.argument
      ? [c.argument, shade(c.argument, 1.25), shade(c.argument, 0.8)]
      : ['#f0507c', '#f8c8dc', '#f8d850', '#b078e0'];
    const n = Math.round((W * (H - c.horizon)) / (34 * u * u));
    const spots = Array.from({ length: n }, () => [c.random.float(), c.random.float()] as const).sort(
      (a, b) => a[1] - b[1],
    );
    for (const [k, [fx, fy]] of spots.entries()) {
      const x = W * fx;
      const y = c.horizon + (H - c.horizon) * (0.04 + 0.96 * fy);
      // a way stays free in the middle
      if (Math.abs(fx - 0.5) < 0.07 + 0.1 * fy) continue;
      const s = Math.max(1, Math.round(u * (0.7 + 0.9 * fy)));
      const hex = hues[k % hues.length]!;
      rect(c, x, y, s, 2 * s, '#3c7c3c');
      rect(c, x - s, y + s, s, s, '#54a04c');
      rect(c, x - s, y - 2 * s, 3 * s, 2 * s, shade(hex, 0.82));
      rect(c, x - s, y - 2 * s, 2 * s, s, hex);
      rect(c, x, y - s, s, s, '#fff0b0');
    }
  },
  /** Long cloths that hang along the walls, or on poles under open sky; torn ones in rags. */
  banners(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [torn, hue] = [/torn/.test(c.argument), /#\w+/.exec(c.argument)?.[0] ?? '#a82c3c'];
    const open = c.open === true;
    const spots = open ? [0.1, 0.3, 0.7, 0.9] : [0.12, 0.34, 0.66, 0.88];
    for (const [k, fx] of spots.entries()) {
      const [w, h] = [W * (open ? 0.075 : 0.085), open ? c.person * 0.75 : c.horizon * 0.5];
      const foot = open ? c.horizon + (H - c.horizon) * (k % 2 ? 0.16 : 0.4) : 0;
      const [x, y] = [W * fx - w / 2, open ? foot - c.person * 1.5 : c.horizon * 0.14];
      if (open) rect(c, x - u, y - 2 * u, 2 * u, foot - y + 2 * u, '#6c4a30');
      rect(c, x - u, y - u, w + 2 * u, 2 * u, '#8c6434');
      const hex = k % 2 ? shade(hue, 0.86) : hue;
      for (let i = 0; i < w; i++) {
        const ragged = torn ? h * (0.5 + 0.5 * hash(Math.floor(i / (2 * u)), k)) : h - Math.abs(i - w / 2) * 0.5;
        for (let j = 0; j < ragged; j++) {
          if (torn && hash(Math.floor(i / (2 * u)), Math.floor(j / (2 * u)) + k * 9) > 0.92 && j > h * 0.2) continue;
          const edge = i < u || i >= w - u;
          put(
            c.canvas,
            Math.round(x + i),
            Math.round(y + u + j),
            ink(edge ? '#d8a840' : shade(hex, Math.floor(i / (2 * u)) % 3 === 0 ? 0.84 : 1)),
          );
        }
      }
      rect(c, x + w / 2 - 2 * u, y + h * 0.24, 4 * u, 4 * u, '#e8c050');
      rect(c, x + w / 2 - u, y + h * 0.24 + u, 2 * u, 2 * u, hex);
    }
  },
  /** Light of one colour over all, from a lamp overhead. */
  'coloured light'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const hex = c.argument || '#f03038';
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const d = Math.hypot((x - W / 2) / (W * 0.6), (y - c.horizon) / (H * 0.62));
        if (d < 1) blend(c, x, y, hex, 0.34 * (1 - d));
      }
    if (!c.open) {
      rect(c, W / 2 - u / 2, 0, u, c.horizon * 0.16, '#2c2834');
      rect(c, W / 2 - 3 * u, c.horizon * 0.16, 6 * u, 3 * u, shade(hex, 1.3));
    }
    c.lamps.push({ x: W / 2, y: c.horizon * 0.3, reach: W * 0.7, colour: hex, strength: 0.9 });
  },
  /** Webs in the upper corners. */
  cobwebs(c) {
    const { width: W, unit: u } = c.canvas;
    const r = Math.min(W * 0.24, c.horizon * 0.5);
    for (const side of [0, 1])
      for (let k = 0; k <= 5; k++) {
        const a = (k / 5) * (Math.PI / 2);
        for (let d = 0; d < r * (0.8 + 0.2 * hash(k, side)); d += 0.7)
          blend(
            c,
            Math.round(side ? W - 1 - Math.cos(a) * d : Math.cos(a) * d),
            Math.round(Math.sin(a) * d),
            '#e8e8f0',
            0.6,
          );
        for (let q = 0; q < 1 && k < 5; q += 0.03) {
          const b = ((k + q) / 5) * (Math.PI / 2);
          for (const ring of [0.28, 0.5, 0.74]) {
            const d = r * ring * (1 - 0.16 * Math.sin(q * Math.PI));
            blend(
              c,
              Math.round(side ? W - 1 - Math.cos(b) * d : Math.cos(b) * d),
              Math.round(Math.sin(b) * d),
              '#e8e8f0',
              0.5,
            );
          }
        }
      }
    void u;
  },
  /** Chains that hang from the ceiling. */
  'hanging chains'(c) {
    const { width: W, unit: u } = c.canvas;
    for (const [k, fx] of [0.14, 0.27, 0.46, 0.7, 0.86].entries()) {
      const long = c.horizon * (0.36 + 0.5 * hash(k, 4));
      for (let j = 0; j < long; j += 2 * u) {
        const flat = Math.floor(j / (2 * u)) % 2 === 0;
        rect(c, W * fx - (flat ? u : u / 2), j, flat ? 2 * u : u, 2 * u, flat ? '#8c94a4' : '#54586a');
        if (flat) rect(c, W * fx - u, j, u, u, '#c4ccd8');
      }
      if (k % 2) rect(c, W * fx - 2 * u, long, 4 * u, 3 * u, '#54586a');
    }
  },
};
