/** What stands in a room stands free: nothing covers a window or the fireplace, and what has no room is left away. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Area, Stand } from './stand.ts';
import type { Rank } from './types.ts';

/** Which are placed first; of them, how much of a thing may be hidden before another one has to go elsewhere, or away. */
const ORDER: readonly (readonly [Rank, hides: number, away: number])[] = [['back', 0.08, 0.2], ['wall', 0.1, 0.22], ['mid', 0.2, 0.85], ['front', 0.16, 0.45]]; // biome-ignore format: a table
const STEPS = 28;

const areaAt = (s: Stand, x: Px): Area => ({ left: x, top: s.y, right: x + s.sprite.image.width, bottom: s.y + s.sprite.image.height }); // biome-ignore format: one line

/** The share of `b` that `a` lies over. */
function over(a: Area, b: Area): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? (w * h) / Math.max(1, (b.right - b.left) * (b.bottom - b.top)) : 0;
}

/** What would be hidden with that thing there: of those behind it by it, of itself by those before it. */
function hidden(s: Stand, x: Px, placed: readonly Stand[], group: Area | undefined, painted: readonly Area[]): number {
  const here = areaAt(s, x);
  let sum = 0;
  for (const other of placed) {
    const there = areaAt(other, other.x);
    const before = s.depth >= other.depth;
    const worth = before ? (other.main || other.said || other.extra !== undefined ? 3 : 1) : 1;
    sum += (before ? over(here, there) : over(there, here)) * worth;
    // side by side at the same wall they do not even touch
    if (s.rank === other.rank && s.rank !== 'mid' && s.rank !== 'front') sum += over(here, there) * 0.6;
  }
  // what hangs on the wall keeps off what is painted there, and what stands there leaves it to be seen
  if (s.rank === 'wall' || s.rank === 'back') for (const area of painted) sum += s.rank === 'wall' ? over(area, here) * 2 : over(here, area); // biome-ignore format: one line
  // nobody whom the picture is about is hidden
  const hides = s.rank === 'front' || s.rank === 'mid';
  return sum + (group ? (hides ? over(here, group) * 3 : over(group, here) * 0.5) : 0);
}

/** The stands of a room in order. `fixed` stay where they are: rows that touch, what hangs from the ceiling. */
export function inOrder(
  stands: readonly Stand[],
  W: Px,
  group: Area | undefined,
  fixed: ReadonlySet<Stand>,
  room: { readonly painted: readonly Area[]; readonly side: Px },
): Stand[] {
  const { painted } = room;
  const placed: Stand[] = stands.filter((s) => fixed.has(s));
  for (const [rank, least, most] of ORDER) {
    const asked = (s: Stand): number => (s.extra !== undefined || s.said ? 2 : s.main ? 1 : 0);
    const own = stands.filter((s) => s.rank === rank && !fixed.has(s)).sort((a, b) => asked(b) - asked(a));
    for (const s of own) {
      const w = s.sprite.image.width;
      // along the far wall nothing stands across a corner
      const edge = (rank === 'back' || rank === 'wall') && w < W - 2 * room.side ? room.side : 1;
      const start = Math.max(edge, Math.min(W - w - edge, s.x));
      let [best, cost, loss] = [start, hidden(s, start, placed, group, painted), 0];
      loss = cost;
      if (cost > least)
        for (let i = 0; i <= STEPS; i++) {
          const x = Math.round(edge + ((W - w - 2 * edge) * i) / STEPS);
          const hides = hidden(s, x, placed, group, painted);
          if (s.paired && Math.abs(x - s.x) > W * 0.16) continue;
          const now = hides + (Math.abs(x - s.x) / W) * 0.16;
          if (now < cost) [best, cost, loss] = [x, now, hides];
        }
      if (loss > most && !asked(s)) continue;
      placed.push({ ...s, x: best });
    }
  }
  const kept = new Set(ORDER.map(([rank]) => rank));
  return [...placed, ...stands.filter((s) => !fixed.has(s) && !kept.has(s.rank))].sort((a, b) => a.depth - b.depth);
}
