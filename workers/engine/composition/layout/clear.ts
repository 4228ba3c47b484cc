/** How far apart two have to be so that neither is lost behind the other. */
import { boxOf, type Placed } from './placed.ts';

/** Pixels of two blocks that lie on each other, where the second is moved to the right. */
function shared(a: readonly Placed[], b: readonly Placed[], dx: number): number {
  const of = (list: readonly Placed[], add: number): Set<string> => {
    const out = new Set<string>();
    for (const { sprite, x, y, cut } of list) {
      const { width, height, data } = sprite.image;
      const [left, top] = [Math.round(x + add), Math.round(y)];
      for (let i = 0; i < width * Math.min(height, cut ?? height); i++)
        if (data[i * 4 + 3]) out.add(`${left + (i % width)},${top + Math.floor(i / width)}`);
    }
    return out;
  };
  const own = of(a, 0);
  let n = 0;
  for (const at of of(b, dx)) if (own.has(at)) n++;
  return n;
}

const opaque = (list: readonly Placed[]): number =>
  list.reduce((sum, { sprite: { image } }) => {
    let n = 0;
    for (let i = 3; i < image.data.length; i += 4) if (image.data[i]) n++;
    return sum + n;
  }, 0);

/** Columns by which a block has to go to the right until at most a share of the smaller of both lies on the other. */
export function apartBy(a: readonly Placed[], b: readonly Placed[], most: number): number {
  const [p, q] = [boxOf(a), boxOf(b)];
  const far = Math.ceil(p.right - q.left);
  const least = Math.min(opaque(a), opaque(b)) * most;
  // halves of what is left, as overlaps grow the nearer they are
  let [low, high] = [0, Math.max(0, far)];
  if (far <= 0 || shared(a, b, 0) <= least) return 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (shared(a, b, middle) <= least) high = middle;
    else low = middle;
  }
  return high;
}
