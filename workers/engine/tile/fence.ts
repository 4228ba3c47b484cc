import type { Corners } from '../../../src/domain/wang.ts';
import type { Px } from '../../../src/pixels/types.ts';
import type { Packed } from './tones.ts';
import type { TopdownPlan } from './topdown-plan.ts';

/**
 * A fence along the border: posts where it crosses the tile's middle, two rails between them. `gate` leaves the middle
 * of a straight stretch open between two taller posts.
 */
export function drawFence(plan: TopdownPlan, corners: Corners, out: Uint32Array, gate: boolean): void {
  const s = plan.size;
  const m = s >> 1;
  const z = s / 16;
  const tone = plan.side.palette;
  const rect = (x: Px, y: Px, w: Px, h: Px, colour: Packed): void => {
    for (let j = Math.max(0, Math.round(y)); j < Math.min(s, Math.round(y + h)); j++) {
      for (let i = Math.max(0, Math.round(x)); i < Math.min(s, Math.round(x + w)); i++) out[j * s + i] = colour;
    }
  };
  const [nw, ne, sw, se] = corners;
  const arms: (readonly [dx: number, dy: number])[] = [];
  if (nw !== ne) arms.push([0, -1]);
  if (sw !== se) arms.push([0, 1]);
  if (nw !== sw) arms.push([-1, 0]);
  if (ne !== se) arms.push([1, 0]);
  if (arms.length === 0) return;
  const post = (x: Px, y: Px): void => {
    rect(x - 1.5 * z, y - 7 * z, 3 * z, 9 * z, tone[1]!);
    rect(x - 1.5 * z, y - 7 * z, 2 * z, 8 * z, tone[3]!);
    rect(x - 1.5 * z, y - 7 * z, 2 * z, z, tone[5]!);
  };
  for (const [dx, dy] of arms) {
    if (dx) {
      const from = gate ? (dx < 0 ? 0 : m + 6 * z) : dx < 0 ? 0 : m;
      const width = gate ? m - 6 * z : m;
      for (const rail of [-5, -2]) {
        rect(from, m + rail * z, width, z, tone[4]!);
        rect(from, m + (rail + 1) * z, width, z, tone[1]!);
      }
    } else {
      const from = gate ? (dy < 0 ? 0 : m + 5 * z) : dy < 0 ? 0 : m;
      const height = gate ? m - 5 * z : m;
      rect(m - z, from, 2 * z, height, tone[2]!);
      rect(m - z, from, z, height, tone[4]!);
    }
  }
  if (!gate) post(m, m);
  else if (arms[0]![0]) {
    post(m - 5.5 * z, m);
    post(m + 5.5 * z, m);
  } else {
    post(m, m - 3 * z);
    post(m, m + 7 * z);
  }
}
