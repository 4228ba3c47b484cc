/** Grounds of sport and of tournaments: the box before a goal, its net seen from behind, the barrier of a joust, a stand under cloth. */
import { ink, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade, trapezoid } from './brush.ts';

const WHITE = '#f0f4ec';

/** A goal from the front, its net behind it. */
function goal(c: FeatureContext, cx: number, foot: number, half: number, high: number): void {
  const u = Math.max(1, c.canvas.unit);
  for (let y = Math.round(foot - high); y < foot; y++)
    for (let x = Math.round(cx - half); x < cx + half; x++)
      if ((x - y) % (4 * u) === 0 || (x + y) % (4 * u) === 0) put(c.canvas, x, y, ink('#c8d4cc'));
  for (const s of [-1, 1]) rect(c, cx + s * half - u, foot - high, 2 * u, high, WHITE);
  rect(c, cx - half, foot - high - u, 2 * half + u, 2 * u, WHITE);
}

export const SPORT_GROUNDS: Readonly<Record<string, Feature>> = {
  /** The box before the goal in white lines, the spot, the goal at the far end. */
  'penalty area'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [y0, y1] = [c.horizon + (H - c.horizon) * 0.1, c.horizon + (H - c.horizon) * 0.72];
    const line = ink(WHITE);
    const box = (l0: number, r0: number, bottom: number, l1: number, r1: number): void =>
      trapezoid(c, y0, W * l0, W * r0, bottom, W * l1, W * r1, (_x, y, t, v) =>
        y > bottom - 2 * u || v < 0.012 + 0.006 * t || v > 0.988 - 0.006 * t ? line : undefined,
      );
    rect(c, 0, y0, W, u, WHITE);
    box(0.24, 0.76, y1, 0.08, 0.92);
    box(0.38, 0.62, y0 + (y1 - y0) * 0.36, 0.33, 0.67);
    const spot = y0 + (y1 - y0) * 0.66;
    rect(c, W / 2 - 2 * u, spot, 4 * u, 2 * u, WHITE);
    for (let k = 0; k <= 40; k++) {
      const a = (k / 40) * Math.PI;
      rect(c, W / 2 + Math.cos(a) * W * 0.15, y1 + Math.sin(a) * (H - c.horizon) * 0.13, 2 * u, u, WHITE);
    }
    goal(c, W / 2, y0 + u, W * 0.115, c.person * 0.62);
  },
  /** Seen from behind the goal: posts, bar and net before everything. */
  'net before'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [l, r, top] = [W * 0.08, W * 0.92, H * 0.16];
    const step = Math.max(7, Math.round(W * 0.045));
    for (let y = Math.round(top); y < H; y++)
      for (let x = Math.round(l); x < r; x++)
        if ((x + y) % step === 0 || (((x - y) % step) + step) % step === 0) {
          put(c.canvas, x, y, ink('#e4ece8'));
          if (u > 1) put(c.canvas, x + 1, y, ink('#b4c0bc'));
        }
    for (const x of [l, r]) {
      rect(c, x - 2 * u, top - 2 * u, 4 * u, H - top + 2 * u, WHITE);
      rect(c, x + u, top - 2 * u, u, H - top + 2 * u, '#a8b0b0');
    }
    rect(c, l - 2 * u, top - 2 * u, r - l + 4 * u, 4 * u, WHITE);
    rect(c, l - 2 * u, top + u, r - l + 4 * u, u, '#a8b0b0');
  },
  /** A long low fence across the ground, in two colours by turns, and the tracks of hooves at both sides. */
  'tilt barrier'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const floor = H - c.horizon;
    for (const k of [0.34, 0.68]) {
      for (let y = Math.round(c.horizon + floor * (k - 0.07)); y < c.horizon + floor * (k + 0.07); y++)
        for (let x = 0; x < W; x++) put(c.canvas, x, y, ink((x * 7 + y * 13) % 11 < 2 ? '#a8845c' : (x * 3 + y * 5) % 9 === 0 ? '#d8b888' : '#c4a070')); // biome-ignore format: one line
    }
    const y = c.horizon + floor * 0.5;
    const high = c.person * 0.36;
    for (let i = 0, x = -W * 0.01; x < W; i++, x += W * 0.085) {
      rect(c, x, y - high, W * 0.085, high * 0.62, i % 2 ? '#b83440' : '#e8e0cc');
      rect(c, x, y - high, W * 0.085, Math.max(1, u), i % 2 ? '#d85860' : '#fffaf0');
      rect(c, x, y - high * 1.08, 2 * u, high * 1.12, '#6c4a30');
    }
    rect(c, 0, y - high * 0.4, W, u, '#5c4028');
  },
  /** A stand of wood under striped cloth, with pennants; empty. */
  'joust stand'(c) {
    const { width: W, unit: u } = c.canvas;
    const [l, r, foot] = [W * 0.3, W * 0.7, c.horizon + 2 * u];
    const high = c.horizon * 0.52;
    rect(c, l, foot - high * 0.62, r - l, high * 0.62, '#5c4030');
    for (let k = 0; k < 3; k++) {
      rect(c, l, foot - high * (0.46 - k * 0.16), r - l, high * 0.1, '#a87848');
      rect(c, l, foot - high * (0.46 - k * 0.16), r - l, u, '#cc9c64');
    }
    for (let x = Math.round(l); x < r; x++) {
      const stripe = Math.floor((x - l) / (W * 0.028)) % 2;
      const edge = foot - high * 0.62 + ((x - l) % (W * 0.028) < W * 0.014 ? 3 : 2) * u;
      for (let y = Math.round(foot - high); y < edge; y++) put(c.canvas, x, y, ink(shade(stripe ? '#b83440' : '#e8e0cc', y > foot - high * 0.68 ? 0.82 : 1))); // biome-ignore format: one line
    }
    for (const [k, x] of [l, (l + r) / 2, r - u].entries()) {
      rect(c, x, foot - high * 1.36, u, high * 1.36, '#6c4a30');
      for (let j = 0; j < 5 * u; j++) rect(c, x + u, foot - high * 1.36 + j * 0.8, Math.max(1, 7 * u - Math.abs(j - 2.5 * u) * 2.4), 1, ['#3c64b8', '#e0b040', '#3c9048'][k]!); // biome-ignore format: one line
    }
  },
};
