/** How a sprite lies: its middle and its longer axis. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Sprite } from './sprite.ts';

export interface Lie {
  readonly x: Px;
  readonly y: Px;
  /** The direction of its longer side. */
  readonly ux: number;
  readonly uy: number;
  /** How far its pixels go along that, from the middle. */
  readonly from: number;
  readonly to: number;
  readonly long: boolean;
}

/** Where the pixels of it lie. */
export function lieOf(s: Sprite): Lie {
  const { width } = s.image;
  const at = [...s.parts].flatMap((part, i) => (part < 0 ? [] : [[i % width, Math.floor(i / width)] as const]));
  const n = Math.max(1, at.length);
  const [x, y] = [at.reduce((sum, [px]) => sum + px, 0) / n, at.reduce((sum, [, py]) => sum + py, 0) / n];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [px, py] of at) {
    xx += (px - x) ** 2;
    xy += (px - x) * (py - y);
    yy += (py - y) ** 2;
  }
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  const long = Math.hypot(xx - yy, 2 * xy) / Math.max(1, xx + yy) > 0.6;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  let [from, to] = [0, 0];
  for (const [px, py] of at) {
    const t = (px - x) * ux + (py - y) * uy;
    [from, to] = [Math.min(from, t), Math.max(to, t)];
  }
  return { x, y, ux, uy, from, to, long };
}
