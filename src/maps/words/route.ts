/** Ways over a map that go round what they should not cross, where they can. */
import { noise, type Place } from '../generate.ts';
import { emptyMask, type Mask, maskOf, type Size } from './masks.ts';

/** What a step onto a cell costs. */
export type Costs = Float32Array;
/** What a turn costs: ways are straight where nothing is in them. */
const TURN = 2.5;
const STEPS = [[1, 0], [0, 1], [-1, 0], [0, -1]] as const; // biome-ignore format: a row

/** Costs that make a way wander. */
export function wandering(size: Size, seed: number): Costs {
  return Float32Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    return 0.3 + 14 * Math.max(0, noise(x / 4.5, y / 4.5, seed) - 0.42);
  });
}

/** The cheapest way from any of some cells to any of others, step by step; none where there is no end. */
export function route(size: Size, costs: Costs, from: readonly Place[], to: Mask, turn = TURN): Place[] {
  const { width, height } = size;
  const count = width * height * 4;
  const spent = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(count).fill(-1);
  // buckets of tenths: costs are small
  const queue: number[][] = [];
  const put = (state: number, cost: number): void => {
    const slot = Math.floor(cost * 2);
    queue[slot] ??= [];
    queue[slot]!.push(state);
  };
  for (const [x, y] of from)
    for (let way = 0; way < 4; way++) {
      const state = (y * width + x) * 4 + way;
      spent[state] = 0;
      put(state, 0);
    }
  for (let slot = 0; slot < queue.length; slot++)
    for (let i = 0; i < (queue[slot]?.length ?? 0); i++) {
      const state = queue[slot]![i]!;
      const own = spent[state]!;
      if (Math.floor(own * 2) < slot) continue;
      const at = state >> 2;
      if (to.cells[at]) return traced(before, state, width);
      const [x, y] = [at % width, Math.floor(at / width)];
      STEPS.forEach(([dx, dy], way) => {
        const [u, v] = [x + dx, y + dy];
        if (u < 0 || v < 0 || u >= width || v >= height) return;
        const next = (v * width + u) * 4 + way;
        const cost = own + costs[v * width + u]! + (way === (state & 3) ? 0 : turn);
        if (cost >= spent[next]!) return;
        spent[next] = cost;
        before[next] = state;
        put(next, cost);
      });
    }
  return [];
}
function traced(before: Int32Array, end: number, width: number): Place[] {
  const out: Place[] = [];
  for (let state = end; state >= 0; state = before[state]!) {
    const at = state >> 2;
    out.unshift([at % width, Math.floor(at / width)]);
  }
  return out;
}

/** A way as wide as it is to be. */
export function widened(size: Size, way: readonly Place[], wide: number): Mask {
  if (!way.length) return emptyMask(size);
  const back = Math.floor((wide - 1) / 2);
  return maskOf(
    size,
    way.flatMap(([x, y]) =>
      Array.from({ length: wide * wide }, (_, i) => [x - back + (i % wide), y - back + Math.floor(i / wide)] as const),
    ),
  );
}
