/** All of a thing in a hand of which only a run was found: its head, its chain, the other half of a bow. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, type Flat } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Trunk, Weapon } from './types.ts';
import { weaponOf } from './weapon.ts';

/** What has its like on the other side of the axis (a cape, a sleeve, a boot) is of the body; a column off counts as well. */
export function hasFellow(figure: Flat, { axis }: Trunk, x: Px, y: Px): boolean {
  const last = Math.round(2 * axis) - 1 - x;
  const color = at(figure, x, y);
  return [0, -1, 1].some((off) => areKin(at(figure, last + off, y), color));
}

/** Shares of the height: so near to where it is held lies the hand, which stays on its arm. */
const HAND = 0.1;

/** The thing with what runs on from it at its side and has no fellow on the other; undefined where nothing does. */
export function grownWhole(line: LineHabit, weapon: Weapon, trunk: Trunk): Weapon | undefined {
  const { figure } = line;
  const { width } = figure;
  const { grip } = weapon;
  const height = trunk.floor - trunk.top;
  const side = grip.x + 0.5 < trunk.axis ? -1 : 1;
  const core = new Uint8Array(figure.colors.length);
  for (const [dx, dy] of weapon.cells) core[(grip.y + dy) * width + grip.x + dx] = 1;
  const queue = [...core.keys()].filter((i) => core[i]);
  const known = queue.length;
  const isFree = (x: Px, y: Px): boolean =>
    at(figure, x, y) >= 0 &&
    !core[y * width + x] &&
    side * (x + 0.5 - trunk.axis) > 1.1 * trunk.half &&
    Math.hypot(x - grip.x, y - grip.y) > HAND * height &&
    !hasFellow(figure, trunk, x, y);
  for (let k = 0; k < queue.length; k++) {
    const [x, y] = [queue[k]! % width, Math.floor(queue[k]! / width)];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        if (!isFree(x + dx, y + dy)) continue;
        core[(y + dy) * width + x + dx] = 1;
        queue.push((y + dy) * width + x + dx);
      }
  }
  return queue.length > known ? weaponOf(line, core, grip, weapon.angle, height) : undefined;
}
