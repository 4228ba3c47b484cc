/** Grounds and halls that are asked for by their names: sport greens, rails, geysers, stairs into the sky. */
import { fillEllipse, ink, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade, trapezoid } from './brush.ts';

/** A line of `thick` pixels between two points of the ground. */
export function stroke(
  c: FeatureContext,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  thick: number,
  hex: string,
): void {
  const n = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0)));
  for (let i = 0; i <= n; i++)
    rect(c, x0 + ((x1 - x0) * i) / n - thick / 2, y0 + ((y1 - y0) * i) / n - thick / 2, thick, thick, hex);
}

export const LANDS: Readonly<Record<string, Feature>> = {
  /** A baseball diamond seen from behind its plate: the infield of clay, bases, chalk lines, the outfield's fence. */
  diamond(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const floor = H - c.horizon;
    const at = (v: number): number => c.horizon + floor * v;
    rect(c, 0, c.horizon - u * 4, W, u * 4, '#2c6444');
    rect(c, 0, c.horizon - u * 4, W, u, '#e8c848');
    fillEllipse(c.canvas, W * 0.5, at(0.5), W * 0.46, floor * 0.42, ink('#c08850'));
    for (const [y, half] of [[0.2, 0], [0.5, 0.27], [0.82, 0]] as const) fillEllipse(c.canvas, W * 0.5, at(y === 0.5 ? 0.48 : y), W * (half || 0.02), floor * (half ? 0.26 : 0.03), ink(half ? '#5ca04c' : '#c08850')); // biome-ignore format: one line
    fillEllipse(c.canvas, W * 0.5, at(0.5), W * 0.045, floor * 0.05, ink('#cc9860'));
    for (const e of [-1, 1]) {
      stroke(c, W * 0.5, at(0.88), W * (0.5 + e * 0.36), at(0.48), u, '#f4f0e8');
      stroke(c, W * (0.5 + e * 0.36), at(0.48), W * (0.5 + e * 0.62), at(0.16), u, '#f4f0e8');
      rect(c, W * (0.5 + e * 0.36) - u * 2, at(0.48) - u, u * 4, u * 2, '#ffffff');
    }
    rect(c, W * 0.5 - u * 2, at(0.24) - u, u * 4, u * 2, '#ffffff');
    rect(c, W * 0.5 - u * 1.5, at(0.49), u * 3, u, '#ffffff');
    rect(c, W * 0.5 - u * 3, at(0.88), u * 6, u * 2, '#ffffff');
  },
  /** A putting green with its flag, a bunker of sand, water beyond. */
  'golf green'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const floor = H - c.horizon;
    const at = (v: number): number => c.horizon + floor * v;
    for (let y = Math.round(c.horizon); y < H; y++)
      for (let x = 0; x < W; x++)
        if (Math.floor((x - W * 0.5) / (W * (0.06 + 0.1 * ((y - c.horizon) / floor)))) % 2 === 0) put(c.canvas, x, y, ink('#6cb458')); // biome-ignore format: one line
    fillEllipse(c.canvas, W * 0.78, at(0.16), W * 0.2, floor * 0.09, ink('#5c9cc8'));
    for (const [x, y, rx, ry] of [[0.2, 0.42, 0.15, 0.12], [0.86, 0.68, 0.12, 0.1]] as const) {
      fillEllipse(c.canvas, W * x, at(y), W * rx, floor * ry, ink('#c8a860'));
      fillEllipse(c.canvas, W * x, at(y) + u, W * rx * 0.94, floor * ry * 0.86, ink('#ecd898'));
    } // biome-ignore format: a table
    fillEllipse(c.canvas, W * 0.54, at(0.55), W * 0.24, floor * 0.22, ink('#58a04c'));
    fillEllipse(c.canvas, W * 0.54, at(0.54), W * 0.23, floor * 0.2, ink('#8cd468'));
    const [fx, fy] = [W * 0.56, at(0.5)];
    fillEllipse(c.canvas, fx, fy, u * 2.4, u * 1.2, ink('#243424'));
    rect(c, fx, fy - c.person * 1.2, u, c.person * 1.2, '#f4f0e4');
    for (let i = 0; i < u * 8; i++)
      rect(c, fx + u + i, fy - c.person * 1.2 + i * 0.35, 1, Math.max(1, u * 5 - i * 0.7), '#d83c40');
    rect(c, W * 0.44, at(0.62), u * 1.6, u * 1.6, '#ffffff');
  },
  /** Ice between boards, with its lines and its circle. */
  'ice rink'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const floor = H - c.horizon;
    trapezoid(c, c.horizon, W * 0.04, W * 0.96, H, -W * 0.1, W * 1.1, (x, y, down) => ink((x * 2 + y * 3) % 37 < 2 ? '#f4fafc' : down < 0.3 ? '#c4dcec' : '#d8eaf4')); // biome-ignore format: one line
    rect(c, 0, c.horizon - u * 7, W, u * 7, '#f0f0ec');
    rect(c, 0, c.horizon - u * 7, W, u * 1.5, '#3c64b0');
    rect(c, 0, c.horizon - u * 1.5, W, u * 1.5, '#e8c848');
    for (const [x, hex] of [[0.5, '#d84448'], [0.26, '#3c6cc0'], [0.74, '#3c6cc0']] as const) stroke(c, W * (0.5 + (x - 0.5) * 0.92), c.horizon, W * (0.5 + (x - 0.5) * 1.3), H, u * 1.4, hex); // biome-ignore format: one line
    for (let a = 0; a < 6.3; a += 0.5 / W)
      rect(c, W * 0.5 + Math.cos(a) * W * 0.13, c.horizon + floor * 0.46 + Math.sin(a) * floor * 0.2, u, u, '#3c6cc0');
    fillEllipse(c.canvas, W * 0.5, c.horizon + floor * 0.46, u * 2, u * 1.2, ink('#3c6cc0'));
  },
  /** A hole with walls of earth that go down into the dark. */
  'round pit'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [x, y, rx, ry] = [W * 0.5, c.horizon + (H - c.horizon) * 0.5, W * 0.33, (H - c.horizon) * 0.32];
    const earth = c.argument || '#7c6844';
    fillEllipse(c.canvas, x, y, rx + u * 4, ry + u * 3, ink(shade(earth, 1.2)));
    fillEllipse(c.canvas, x, y, rx, ry, ink(shade(earth, 0.8)));
    for (const [k, tone] of [[0.12, 0.62], [0.26, 0.44], [0.42, 0.28], [0.6, 0.16]] as const)
      for (let j = Math.floor(y - ry); j < y + ry; j++)
        for (let i = Math.floor(x - rx); i < x + rx; i++) {
          const inside = ((i + 0.5 - x) / rx) ** 2 + ((j + 0.5 - y) / ry) ** 2 < 1;
          const below = ((i + 0.5 - x) / (rx * (1 - k * 0.34))) ** 2 + ((j + 0.5 - y - ry * k) / (ry * (1 - k * 0.2))) ** 2 < 1;
          if (inside && below) put(c.canvas, i, j, ink(shade(earth, tone)));
        }
  }, // biome-ignore format: a table
  /** Rails on sleepers that run away to the horizon; "bend": they turn there. */
  'rails ahead'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const top = c.horizon;
    const x = (t: number, side: number): number => W * 0.5 + side * W * (0.006 + 0.25 * t);
    trapezoid(c, top, W * 0.485, W * 0.515, H, W * 0.08, W * 0.92, (px, y) => ink((px * 7 + y * 13) % 11 < 2 ? '#8c8478' : (px * 5 + y * 3) % 13 < 3 ? '#a49c90' : '#988f84')); // biome-ignore format: one line
    for (let t = 0.02; t < 1.05; t *= 1.19) {
      const y = top + (H - top) * t;
      const half = W * (0.01 + 0.33 * t);
      rect(c, W * 0.5 - half, y, half * 2, Math.max(1, u * 5 * t), '#6c4c34');
      rect(c, W * 0.5 - half, y + Math.max(1, u * 5 * t), half * 2, 1, '#4c3424');
    }
    for (let y = Math.round(top); y < H; y++) {
      const t = (y - top) / (H - top);
      const thick = Math.max(1, u * 3.4 * t);
      for (const side of [-1, 1]) {
        rect(c, x(t, side) - thick / 2, y, thick, 1, '#787c88');
        rect(c, x(t, side) - thick / 2, y, Math.max(1, thick * 0.4), 1, '#c4c8d0');
      }
    }
  },
  /** Columns of hot water with their steam, each out of a coloured pool. */
  geysers(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    for (const [px, py, k] of [[0.22, 0.2, 0.7], [0.72, 0.34, 1], [0.44, 0.62, 0.5]] as const) {
      const [x, y] = [W * px, c.horizon + (H - c.horizon) * py];
      const high = Math.min(y * 0.9, H * 0.56 * k);
      fillEllipse(c.canvas, x, y, W * 0.1 * k, W * 0.034 * k, ink('#c88c48'));
      fillEllipse(c.canvas, x, y, W * 0.085 * k, W * 0.027 * k, ink('#e8d070'));
      fillEllipse(c.canvas, x, y, W * 0.068 * k, W * 0.02 * k, ink('#4cb8c8'));
      for (const [dx, dy, r] of [[0.1, 1.0, 0.15], [0.24, 0.88, 0.12], [-0.06, 0.92, 0.13], [0.3, 1.06, 0.1]] as const) fillEllipse(c.canvas, x + dx * high * 0.7, y - dy * high, r * high, r * high * 0.8, ink('#dce6ea')); // biome-ignore format: one line
      for (let j = 0; j < high; j++) {
        const t = j / high;
        const half = W * k * (0.012 + 0.02 * t * t) + Math.sin(j * 0.7) * u * 0.6;
        for (let i = Math.round(-half); i <= half; i++) put(c.canvas, Math.round(x + i), Math.round(y - j), ink(i < -half * 0.3 ? '#ffffff' : i < half * 0.4 ? '#e4f2f8' : '#b4d4e4')); // biome-ignore format: one line
      }
      for (const [dx, dy, r] of [[-0.1, 0.94, 0.11], [0.08, 1.04, 0.12], [0, 0.86, 0.1]] as const) fillEllipse(c.canvas, x + dx * high, y - dy * high, r * high, r * high * 0.9, ink('#f8fcfc')); // biome-ignore format: one line
    } // biome-ignore format: a table
  },
  /** Steps that go up and up, narrower the farther: of stone up a slope, of light into the sky. */
  'long stairs'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const heavenly = c.argument === 'light';
    const [step, edge, side] = heavenly ? ['#fcf4dc', '#d8c8a0', '#f0e0b0'] : ['#b8b0a0', '#787064', '#948c7c'];
    const [top, foot] = [c.horizon * (heavenly ? 0.2 : 0.34), H];
    const cx = (t: number): number => W * (0.5 + (heavenly ? 0 : 0.1 * Math.sin(t * 3.2 + 0.4)));
    if (heavenly) {
      for (let k = 5; k > 0; k--) fillEllipse(c.canvas, cx(0), top, W * 0.05 * k, c.horizon * 0.075 * k, ink(['#fffdf0', '#fffae0', '#fff4cc', '#f8ecd0', '#e8e8e0'][k - 1]!)); // biome-ignore format: one line
      for (let i = 0; i < W * c.horizon; i++) c.glow[i] = 1;
    }
    // each next step lies a little higher and is a little narrower
    for (let t = 0; t < 1; ) {
      const y = top + (foot - top) * t ** 1.35;
      const high = Math.max(u * 1.6, (foot - top) * 0.052 * (0.25 + t));
      const half = W * (0.018 + 0.22 * t ** 1.3);
      const x = cx(t);
      rect(c, x - half, y, half * 2, high * 0.56, step);
      rect(c, x - half, y + high * 0.56, half * 2, high * 0.5, edge);
      for (const e of [-1, 1])
        rect(
          c,
          x + e * half - (e < 0 ? Math.max(u, half * 0.12) : 0),
          y - high * 0.5,
          Math.max(u, half * 0.12),
          high * 1.6,
          side,
        );
      t += Math.max(0.02, high / (foot - top) / (1.35 * Math.max(0.25, t) ** 0.35));
    }
  },
  /** Boards of a porch: its beams above, posts, a railing before the garden. */
  porch(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [white, dim] = ['#f0e8d8', '#c8bca8'];
    trapezoid(c, c.horizon + (H - c.horizon) * 0.24, 0, W, H, 0, W, (x, _y, down) => {
      const plank = Math.floor((x - W / 2) / (W * (0.035 + 0.035 * down)));
      const seam = Math.abs((x - W / 2) / (W * (0.035 + 0.035 * down)) - plank) < 0.08;
      return ink(seam ? '#6c4830' : plank % 2 ? '#a8784c' : '#b48454');
    });
    const rail = c.horizon - u * 2;
    const base = c.horizon + (H - c.horizon) * 0.24;
    for (let x = 0; x < W; x += u * 5) rect(c, x, rail, u * 1.6, base - rail, x % 2 ? white : dim);
    rect(c, 0, rail, W, u * 2.4, white);
    rect(c, 0, base - u * 2, W, u * 2.4, dim);
    rect(c, 0, 0, W, H * 0.1, '#8c6444');
    for (let x = 0; x < W; x += W / 9) rect(c, x, 0, u * 2, H * 0.1, '#6c4c34');
    rect(c, 0, H * 0.1, W, u * 3, white);
    for (const x of [0.06, 0.94]) { rect(c, W * x - u * 3, H * 0.1, u * 6, base - H * 0.1, white); rect(c, W * x + u * 1.5, H * 0.1, u * 1.5, base - H * 0.1, dim); } // biome-ignore format: one line
  },
};
