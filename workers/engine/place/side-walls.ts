/** What gives a room depth: both side walls run towards the viewer, the ceiling above, corners where they meet the far wall. */
import type { Px } from '../../../src/pixels/types.ts';
import type { Canvas } from './canvas.ts';

/** How wide a side wall is at the picture's edge. */
export const sideOf = (width: Px): Px => Math.round(width * 0.075);

const mix = (a: number, b: number, t: number): number => {
  const at = (shift: number): number => Math.round(((a >> shift) & 255) * (1 - t) + ((b >> shift) & 255) * t) << shift;
  return at(16) | at(8) | at(0);
};

const ceilingOf = (horizon: Px): Px => Math.round(horizon * 0.12);

/** The ceiling over the far wall. */
export function paintCeiling(canvas: Canvas, horizon: Px): void {
  const { width: W, color, unit: u } = canvas;
  const top = ceilingOf(horizon);
  const before = color.slice(W * (top + 4 * u), W * (top + 4 * u + 1));
  for (let y = 0; y < top; y++)
    for (let x = 0; x < W; x++) color[y * W + x] = mix(before[x]!, 0x14101c, y > top - 1 - u ? 0.6 : 0.4);
}

/** Turns the outer columns of a painted wall and floor into side walls: left in shade, right in the light that comes from the left. */
export function paintSideWalls(canvas: Canvas, horizon: Px): void {
  const { width: W, height: H, color, unit: u } = canvas;
  const side = sideOf(W);
  const shade = 0x14101c;
  const before = color.slice();
  const deep = (H - horizon) * 0.3;
  const top = ceilingOf(horizon);
  for (let x = 0; x < side; x++) {
    const t = 1 - (x + 0.5) / side;
    // where the side wall meets the floor and the ceiling in this column
    const foot = Math.round(horizon + deep * t);
    const head = Math.round(top * (1 - t));
    for (const [px, dark] of [[x, 0.34], [W - 1 - x, 0.2]] as const) {
      for (let y = 0; y < foot; y++) {
        if (y < head) {
          color[y * W + px] = mix(before[px]!, shade, 0.5);
          continue;
        }
        // the far wall's own courses, drawn out towards the viewer
        const from = Math.min(horizon - 1, Math.max(0, Math.round(top + ((y - head) / Math.max(1, foot - head)) * (horizon - top))));
        color[y * W + px] = mix(before[from * W + px]!, shade, dark);
      }
      for (let k = 0; k < u; k++) if (foot + k < H) color[(foot + k) * W + px] = mix(before[(foot + k) * W + px]!, shade, 0.4);
    }
  }
  // the corners
  for (let y = top; y < horizon; y++)
    for (let k = 0; k < u; k++) {
      color[y * W + side - 1 - k] = mix(color[y * W + side - 1 - k]!, shade, 0.42);
      color[y * W + W - side + k] = mix(color[y * W + W - side + k]!, shade, 0.36);
    }
} // biome-ignore format: painters
