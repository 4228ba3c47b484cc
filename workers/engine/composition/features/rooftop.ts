/** A roof among roofs: the skyline in three depths with its windows, and the parapet before it. */
import { type Feature, type FeatureContext, rect as paint, shade, shineRect } from './brush.ts';

/** Each depth: wall, lit side, dark window; how high; how wide a block; how many windows are lit at night. */
const DEPTHS = [
  { wall: '#8494b8', edge: '#9cacc8', pane: '#7484a8', rise: [0.38, 0.66], wide: 0.085, lit: 0.44, step: 3 },
  { wall: '#64749c', edge: '#7c8cb0', pane: '#50608a', rise: [0.26, 0.56], wide: 0.12, lit: 0.62, step: 4 },
  { wall: '#46527c', edge: '#5c6890', pane: '#343e64', rise: [0.14, 0.4], wide: 0.14, lit: 0.7, step: 4 },
] as const;

/** What stands nearer puts out the windows behind it. */
function rect(c: FeatureContext, x: number, y: number, width: number, height: number, hex: string): void {
  paint(c, x, y, width, height, hex);
  const { width: W, height: H } = c.canvas;
  for (let j = Math.max(0, Math.round(y)); j < Math.min(H, Math.round(y) + Math.round(height)); j++)
    c.glow.fill(0, j * W + Math.max(0, Math.round(x)), j * W + Math.max(0, Math.min(W, Math.round(x) + Math.max(1, Math.round(width))))); // biome-ignore format: one line
}

export const ROOFTOP: Readonly<Record<string, Feature>> = {
  rooftop(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const { random, horizon } = c;
    const lights = c.night ? ['#ffd880', '#ffc058', '#ffe8b0', '#a8e0f0'] : ['#c8d8e4'];
    for (const [k, d] of DEPTHS.entries()) {
      for (let x = -W * 0.04 * random.float(); x < W; ) {
        const w = Math.round(W * d.wide * (0.75 + 0.55 * random.float()));
        const y = Math.round(horizon * (1 - (d.rise[0] + (d.rise[1] - d.rise[0]) * random.float())));
        rect(c, x, y, w, horizon - y, d.wall);
        rect(c, x, y, Math.max(1, u), horizon - y, d.edge);
        rect(c, x, y, w, Math.max(1, u), d.edge);
        rect(c, x + w - Math.max(1, w * 0.14), y + u, Math.max(1, w * 0.14), horizon - y, shade(d.wall, 0.86));
        // what stands on it: a mast with a red lamp, or the head of a lift
        if (random.float() < 0.4) rect(c, x + w * 0.3, y - 3 * u, w * 0.34, 3 * u, d.wall);
        else if (k < 2 && random.float() < 0.5) {
          rect(c, x + w * 0.5, y - 7 * u, u, 7 * u, d.wall);
          if (c.night) shineRect(c, x + w * 0.5, y - 7 * u, u, u, '#ff5c4c');
        }
        const [pw, ph] = [k < 2 ? u : 2 * u, k === 2 ? 3 * u : k === 1 ? 2 * u : u];
        const across = pw + (k === 2 ? 2 : 1) * u;
        const down = ph + (d.step - 2) * u;
        for (let j = y + 3 * u; j < horizon - u; j += down) {
          // whole storeys are lit or dark more often than single panes
          const storey = random.float() < 0.22 ? 0.5 : 1;
          for (let i = x + 2 * u + u; i < x + w - w * 0.14 - pw; i += across) {
            const on = (c.night || c.dim) && random.float() < d.lit * storey;
            if (on) shineRect(c, i, j, pw, ph, random.pick(lights));
            else rect(c, i, j, pw, ph, c.night ? d.pane : k === 2 ? '#7c98b8' : d.pane);
          }
        }
        x += w + (k > 0 && random.float() < 0.5 ? Math.round(W * (k === 2 ? 0.12 : 0.05) * random.float()) : 0);
      }
    }
    const high = Math.max(3, Math.round(H * 0.06));
    rect(c, 0, horizon - high * 0.5, W, high * 1.4, '#8c8078');
    rect(c, 0, horizon - high * 0.5, W, Math.max(1, 2 * u), '#b4a89c');
    rect(c, 0, horizon - high * 0.5 + 2 * u, W, u, '#6c6058');
    for (let j = 0; j < 2; j++)
      for (let x = (j % 2) * W * 0.03; x < W; x += W * 0.06) rect(c, x, horizon - high * 0.1 + j * high * 0.5, u, high * 0.45, '#75695f'); // biome-ignore format: one line
    rect(c, 0, horizon + high * 0.9, W, 2 * u, '#4c4650');
  },
};
