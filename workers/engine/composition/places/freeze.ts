/** Water of a frozen place: what was painted blue below the horizon is a sheet of ice, with cracks and drifts. */
import { type Canvas, ink } from '../../place/canvas.ts';

const ICE = ['#8cb4d0', '#a8cce0', '#c4e0ee', '#dceef6', '#f2fafc'].map(ink);
const CRACK = ink('#6c98b8');

/** Changes a canvas in place. */
export function freeze({ width: W, height: H, unit: u, color }: Canvas, horizon: number): void {
  for (let y = horizon; y < H; y++)
    for (let x = 0; x < W; x++) {
      const i = y * W + x;
      const v = color[i]!;
      const [r, g, b] = [(v >> 16) & 255, (v >> 8) & 255, v & 255];
      if (b < r + 24 || b < g - 8) continue;
      const depth = (y - horizon) / Math.max(1, H - horizon);
      const wide = W * (0.05 + 0.12 * depth);
      const crack =
        Math.abs(
          Math.sin(x / wide + Math.sin(y / (wide * 0.4)) * 1.7) + Math.sin(y / (wide * 0.36) + x / (wide * 2.2)),
        ) < 0.05;
      const drift = Math.sin(x / (wide * 1.4) + y / (3 * u)) + Math.sin(y / (2.4 * u) - x / (wide * 0.8)) > 1.15;
      const tone = Math.max(0, Math.min(4, Math.round(((r + g + b) / 765) * 3 + 1 + (drift ? 1 : 0))));
      color[i] = crack ? CRACK : ICE[tone]!;
    }
}
