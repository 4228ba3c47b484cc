/** A weapon turned about its grip by any angle, in its own pixels: enlarged by shape, turned, and each pixel's share counted. */
import { scale2x } from '../../../../src/pixels/resize.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { blank, type Color, put, toFlat, toImage } from '../parts/flat.ts';
import type { Weapon } from './types.ts';

type Cells = Weapon['cells'];

/** So near to a quarter turn it is one: every pixel stays a pixel. */
const QUARTER = (12 * Math.PI) / 180;
/** Each pixel is looked at in so many places along each side, and is there where so many of them are. */
const FINE = 8;
const COVERED = 0.42;

/** Its pixels about the grip, turned by `angle` (radians, clockwise on the screen). */
export function turnedCells(
  { cells, angle: own, ahead, behind }: Pick<Weapon, 'cells' | 'angle' | 'ahead' | 'behind'>,
  angle: number,
): Cells {
  const quarters = Math.round(angle / (Math.PI / 2));
  if (Math.abs(angle - quarters * (Math.PI / 2)) < QUARTER) return cells.map((cell) => byQuarters(cell, quarters));
  if (cells.length === 0) return cells;
  const reach = Math.ceil(Math.max(...cells.map(([dx, dy]) => Math.hypot(dx, dy)))) + 2;
  const small = blank(2 * reach + 1, 2 * reach + 1);
  for (const [dx, dy, color] of cells) put(small, reach + dx, reach + dy, color);
  const large = toFlat(scale2x(scale2x(scale2x(toImage(small)))));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const out = new Map<string, readonly [Px, Px, Color]>();
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const counts = new Map<Color, number>();
      let there = 0;
      for (let v = 0; v < FINE; v++) {
        for (let u = 0; u < FINE; u++) {
          const [fx, fy] = [x + (u + 0.5) / FINE - 0.5, y + (v + 0.5) / FINE - 0.5];
          const sx = Math.floor((fx * cos + fy * sin + reach + 0.5) * FINE);
          const sy = Math.floor((-fx * sin + fy * cos + reach + 0.5) * FINE);
          if (sx < 0 || sy < 0 || sx >= large.width || sy >= large.height) continue;
          const color = large.colors[sy * large.width + sx]!;
          if (color < 0) continue;
          there++;
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
      }
      if (there < COVERED * FINE * FINE) continue;
      const [color] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
      out.set(`${x},${y}`, [x, y, color]);
    }
  }
  // Along its axis nothing is missing that was there.
  const rest = new Map(cells.map(([x, y, color]) => [`${x},${y}`, color] as const));
  for (let s = -behind; s <= ahead; s += 0.5) {
    const near = [0, 0.6, -0.6, 1, -1].map((p) => {
      const [x, y] = [Math.cos(own) * s - Math.sin(own) * p, Math.sin(own) * s + Math.cos(own) * p];
      return rest.get(`${Math.round(x)},${Math.round(y)}`);
    });
    const color = near.find((one) => one !== undefined);
    const [x, y] = [Math.round(Math.cos(own + angle) * s), Math.round(Math.sin(own + angle) * s)];
    const isNear = ABOUT.some(([dx, dy]) => out.has(`${x + dx},${y + dy}`));
    if (color !== undefined && !isNear) out.set(`${x},${y}`, [x, y, color]);
  }
  return [...out.values()];
}

const ABOUT = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function byQuarters([dx, dy, color]: Cells[number], quarters: number): Cells[number] {
  const n = ((quarters % 4) + 4) % 4;
  if (n === 1) return [-dy, dx, color];
  if (n === 2) return [-dx, -dy, color];
  return n === 3 ? [dy, -dx, color] : [dx, dy, color];
}
