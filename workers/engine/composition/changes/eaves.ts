/** What hangs from the eaves of a house: at the ends of its roof, of each where it has several over each other. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Sprite } from '../sprites/sprite.ts';

interface End {
  readonly x: Px;
  readonly y: Px;
}

/** How much narrower than a roof what is under it is at each side, in units. */
const OVERHANG = 2;
/** Rows below it that have to be free as well, in units: a ridge has the roof itself under it. */
const FREE = 6;

/** The outermost solid pixels of a row. */
function ends({ image: { width, data } }: Sprite, y: Px): readonly [Px, Px] | undefined {
  const solid = (x: Px): boolean => data[(y * width + x) * 4 + 3]! > 0;
  let [left, right] = [0, width - 1];
  while (left < width && !solid(left)) left++;
  if (left === width) return undefined;
  while (!solid(right)) right--;
  return [left, right];
}

/** Both ends of each eave, the lowest first: rows under which the outline steps back at both sides. */
export function eavesOf(s: Sprite, unit: Px): readonly (readonly [End, End])[] {
  const { height } = s.image;
  const found: (readonly [End, End])[] = [];
  for (let y = Math.round(height * 0.86); y > height * 0.12; y--) {
    const [roof, below] = [ends(s, y), ends(s, Math.min(height - 1, y + OVERHANG * unit))];
    const free = ends(s, Math.min(height - 1, y + FREE * unit));
    if (!roof || !below || !free) continue;
    const back = (row: readonly [Px, Px], by: Px): boolean => row[0] - roof[0] >= by && roof[1] - row[1] >= by;
    const steps = back(below, OVERHANG * unit) && back(free, unit);
    const last = found.at(-1);
    const again = last && last[0].y - y < 6 * unit;
    if (!steps || (again && last[0].x <= roof[0])) continue;
    const eave = [{ x: roof[0], y }, { x: roof[1], y }] as const; // biome-ignore format: one line
    if (again) found[found.length - 1] = eave;
    else found.push(eave);
  }
  return found;
}
