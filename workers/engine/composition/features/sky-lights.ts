/** Streaks, figures of stars, bands and bursts of light in the sky: `heavens.ts` knows them by their names. */
import type { FeatureContext } from './brush.ts';
import { blend, inSky, lighter, type Said } from './sky-brush.ts';

/** A streak that thins out and fades behind its head. */
function streak(c: FeatureContext, x: number, y: number, long: number, thick: number, angle: number, head: string, tail: string): void {
  const { canvas } = c;
  const steps = Math.ceil(long * 1.5);
  for (let k = steps; k >= 0; k--) {
    const t = k / steps;
    const half = Math.max(0.5, thick * (1 - t));
    for (let n = -half; n < half; n++) {
      const px = Math.round(x + Math.cos(angle) * long * t - Math.sin(angle) * n);
      const py = Math.round(y - Math.sin(angle) * long * t - Math.cos(angle) * n);
      if (px < 0 || py < 0 || px >= canvas.width || py >= c.horizon || c.behind?.[py * canvas.width + px]) continue;
      blend(canvas, px, py, t < 0.3 ? head : tail, t < 0.12 ? 1 : 0.85 * (1 - t));
      c.glow[py * canvas.width + px] = 1;
    }
  }
} // biome-ignore format: a signature

export function streaks(c: FeatureContext, a: Said): void {
  const { width: W, unit: u } = c.canvas;
  const { horizon } = c;
  const fiery = a.is('fiery');
  const angle = 0.5;
  if (a.kind === 'comet') {
    const [x, y, r] = [W * 0.26, Math.max(horizon * 0.52, u * 5), Math.max(2, W * 0.022 * a.size)];
    streak(c, x, y, W * 0.4, r * 1.5, 0.42, fiery ? '#fce4a0' : a.hue ? lighter(a.hue, 0.6) : '#e8f8fc', fiery ? '#e8703c' : (a.hue ?? '#7cb8f0')); // biome-ignore format: one line
    inSky(c, x, y, r * 1.25, (_x, _y, p, q) => (p * p + q * q < 1 ? (fiery ? (p - q > 0.1 ? '#f8b050' : '#6c4438') : '#f8fcff') : undefined)); // biome-ignore format: one line
    return;
  }
  for (let i = 0; i < a.count; i++) {
    // spread over the sky in rows, none on another
    const x = W * ((a.count === 1 ? 0.58 : (i + 0.3 + 0.5 * c.random.float()) / a.count) - 0.04);
    const y = horizon * (a.count === 1 ? 0.26 : 0.16 + 0.58 * ((i * 0.618) % 1));
    const long = W * (a.count === 1 ? 0.24 : 0.09 + 0.08 * c.random.float());
    streak(c, x, y, long, Math.max(1, u * (a.count === 1 ? 1.4 : 1)), angle, fiery ? '#fce8a8' : '#ffffff', fiery ? '#e8743c' : (a.hue ?? '#b8d8fc')); // biome-ignore format: one line
  }
}

/** Figures of stars, joined: the plough, a hunter, a zigzag queen. */
const FIGURES = [[[0, 0.5], [0.22, 0.34], [0.4, 0.4], [0.58, 0.46], [0.64, 0.78], [0.94, 0.74], [1, 0.42]], [[0.1, 0], [0.3, 0.46], [0.42, 0.5], [0.54, 0.54], [0.3, 1]], [[0, 0.1], [0.24, 0.8], [0.48, 0.3], [0.74, 0.9], [1, 0.2]]] as const; // biome-ignore format: a table

export function constellations(c: FeatureContext): void {
  const { width: W, unit: u } = c.canvas;
  const star = (x: number, y: number): void => {
    for (const [dx, dy, t] of [[0, 0, 1], [1, 0, 0.6], [-1, 0, 0.6], [0, 1, 0.6], [0, -1, 0.6]] as const) // biome-ignore format: one line
      for (let k = 0; k < u * u; k++)
        blend(c.canvas, Math.round(x + dx * u) + (k % u), Math.round(y + dy * u) + Math.floor(k / u), '#fcf8e8', t);
  };
  for (const [i, figure] of FIGURES.entries()) {
    const [left, top, wide, high] = [W * [0.06, 0.42, 0.68][i]!, c.horizon * [0.12, 0.1, 0.16][i]!, W * [0.3, 0.16, 0.26][i]!, c.horizon * 0.44]; // biome-ignore format: one line
    const at = figure.map(([x, y]) => [left + x * wide, top + y * high] as const);
    for (const [k, [x1, y1]] of at.entries()) {
      const [x0, y0] = at[Math.max(0, k - 1)]!;
      const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0)));
      for (let s = 0; s < steps; s++)
        blend(c.canvas, Math.round(x0 + ((x1 - x0) * s) / steps), Math.round(y0 + ((y1 - y0) * s) / steps), '#a8bcf0', 0.55); // biome-ignore format: one line
    }
    for (const [x, y] of at) star(x, y);
  }
  for (let i = 0; i < W * c.horizon; i++) if (!c.behind?.[i]) c.glow[i] = 1;
}

export function milkyWay(c: FeatureContext): void {
  const { width: W, unit: u } = c.canvas;
  const { horizon } = c;
  for (let y = 0; y < horizon; y++)
    for (let x = 0; x < W; x++) {
      if (c.behind?.[y * W + x]) continue;
      const across = (y / horizon + 0.18 * Math.sin(x * 0.06) * 0.4 - (1.02 - x / W)) / 0.34;
      const near = Math.abs(across + 0.1 * Math.sin(x * 0.11 + y * 0.07));
      if (near < 0.34) blend(c.canvas, x, y, '#8c84d0', 0.4);
      else if (near < 0.62) blend(c.canvas, x, y, '#6c5cb4', 0.28);
      else if (near < 0.94) blend(c.canvas, x, y, '#584c9c', 0.14);
    }
  for (let i = 0; i < (W * horizon) / (46 * u * u); i++) {
    const x = c.random.float() * W;
    const v = 1.02 - x / W + (c.random.float() + c.random.float() + c.random.float() - 1.5) * 0.34;
    const [px, py] = [Math.round(x), Math.round(v * horizon)];
    if (py < 0 || py >= horizon || c.behind?.[py * W + px]) continue;
    const bright = c.random.float();
    for (let k = 0; k < u * u; k++) blend(c.canvas, px + (k % u), py + Math.floor(k / u), bright > 0.8 ? '#fffcf0' : '#d0c8f4', bright > 0.5 ? 0.95 : 0.5); // biome-ignore format: one line
  }
  for (let i = 0; i < W * horizon; i++) if (!c.behind?.[i]) c.glow[i] = 1;
}

const BOWS = ['#e87078', '#f0a868', '#f0e080', '#88d090', '#78b0e8', '#a088d8'] as const;

/** Arcs over each other; of two the outer one is paler and its colours run the other way. */
export function rainbows(c: FeatureContext, a: Said): void {
  const { width: W, unit } = c.canvas;
  const thick = Math.max(1, Math.round(unit * 1.2));
  for (let n = 0; n < a.count; n++) {
    const r = Math.min(W * 0.48, c.horizon * 1.08) - n * thick * 10;
    const hues = n % 2 ? [...BOWS].reverse() : BOWS;
    for (const [i, hex] of hues.entries())
      for (let y = 0; y < c.horizon; y++)
        for (let x = 0; x < W; x++) {
          const d = Math.hypot(x + 0.5 - W / 2, (c.horizon - y) / 0.9);
          const out = r - i * thick;
          if (d <= out && d > out - thick) blend(c.canvas, x, y, hex, n === 0 ? 1 : 0.66);
        }
  }
}

const SPARKS = ['#f86c8c', '#6cc8f8', '#fcd864', '#8cf08c', '#d08cf8'] as const;

/** Bursts high up, each a dandelion of sparks with bright ends. */
export function fireworks(c: FeatureContext): void {
  const { width: W, unit: u } = c.canvas;
  const AT = [[0.22, 0.34, 1], [0.52, 0.24, 0.8], [0.8, 0.38, 1.1], [0.36, 0.6, 0.6], [0.66, 0.62, 0.55]] as const; // biome-ignore format: a table
  for (const [i, [px, py, k]] of AT.entries()) {
    const [cx, cy, r] = [W * px, c.horizon * py, Math.min(W * 0.13, c.horizon * 0.34) * k];
    const hue = SPARKS[i]!;
    const rays = 14;
    for (let j = 0; j < rays; j++) {
      const angle = (j / rays) * Math.PI * 2 + i;
      const long = r * (j % 2 ? 1 : 0.7);
      for (let d = r * 0.2; d < long; d += 0.8) {
        const x = Math.round(cx + Math.cos(angle) * d);
        const y = Math.round(cy + Math.sin(angle) * d + (d * d) / (r * 9));
        if (y < 0 || y >= c.horizon || x < 0 || x >= W) continue;
        const tip = d > long - u * 1.6;
        blend(c.canvas, x, y, tip ? '#fffce8' : hue, tip ? 1 : 0.35 + (0.6 * d) / long);
        c.glow[y * W + x] = 1;
      }
    }
    c.lamps.push({ x: cx, y: cy, reach: r * 1.6, colour: hue, strength: 0.35 });
  }
}
