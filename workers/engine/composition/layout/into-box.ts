/** A group in the smallest sprites that is still larger than its picture: nearer to each other, then made smaller. */
import { shrunk } from '../sprites/shrunk.ts';
import { type Box, boxOf, type Placed } from './placed.ts';

interface Group {
  readonly placed: readonly Placed[];
  readonly S: number;
  readonly box: Box;
}

/** Share of the narrower of two that is before the other, and of the other's height that it stands farther back. */
const BEFORE = 0.42;
const MOST_BEFORE = 0.5;
const BACK = 0.36;
const LEAST = 0.4;

/** The whole of it inside a box of so many pixels, who is before whom as it was. */
export function intoBox<T extends Group>(group: T, width: number, height: number): T {
  const placed = inDepth(group.placed, width);
  const box = boxOf(placed);
  const k = Math.max(LEAST, Math.min(1, width / (box.right - box.left), height / (box.bottom - box.top)));
  const small = placed.map((p) => {
    if (k === 1) return p;
    const sprite = shrunk(p.sprite, k);
    const y = (p.y + p.sprite.image.height) * k - sprite.image.height;
    return { ...p, sprite, x: Math.round(p.x * k), y: Math.round(y), ...(p.lift ? { lift: p.lift * k } : {}), ...(p.cut ? { cut: Math.round(p.cut * k) } : {}) }; // biome-ignore format: one line
  });
  return { ...group, placed: small, S: group.S * k, box: boxOf(small) };
}

/** The same without making anything smaller, where that is enough; undefined: it is not. */
export function nearer<T extends Group>(group: T, width: number, height: number): T | undefined {
  const placed = inDepth(group.placed, width, height).map((p) => ({ ...p, x: Math.round(p.x), y: Math.round(p.y) }));
  const box = boxOf(placed);
  return box.right - box.left <= width && box.bottom - box.top <= height ? { ...group, placed, box } : undefined;
}

/** Two side by side, the lower one before the other. */
function inDepth(placed: readonly Placed[], width: number, height?: number): readonly Placed[] {
  const box = boxOf(placed);
  const owners = [...new Set(placed.map(({ of, copy }) => `${of}/${copy}`))];
  if (owners.length !== 2 || box.right - box.left <= width) return placed;
  const [a, b] = owners.map((owner) => placed.filter(({ of, copy }) => `${of}/${copy}` === owner)) as [Placed[], Placed[]]; // biome-ignore format: one line
  const [p, q] = [boxOf(a), boxOf(b)];
  // what lies over the other in height is on it
  if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > 2) return placed;
  const high = (of: Box): number => of.bottom - of.top;
  const [back, front] = high(p) >= high(q) ? [a, b] : [b, a];
  const narrow = Math.min(p.right - p.left, q.right - q.left);
  const toRight = boxOf(back).left < boxOf(front).left;
  // no nearer than it takes, where nothing is made smaller
  const most = height === undefined ? narrow * BEFORE : Math.min(narrow * MOST_BEFORE, Math.ceil(box.right - box.left - width)); // biome-ignore format: one line
  const dx = (toRight ? -1 : 1) * most;
  const free = height === undefined ? Number.POSITIVE_INFINITY : height - high(box);
  const up = Math.max(0, Math.min(free, Math.min(high(boxOf(back)), high(boxOf(front))) * BACK));
  return [...back.map((one) => ({ ...one, y: one.y - up })), ...front.map((one) => ({ ...one, x: one.x + dx, z: one.z + 3 }))]; // biome-ignore format: one line
}
