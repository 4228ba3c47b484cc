/** Lines of a description: roads, rivers, canals. They go round what is in their way, where they can. */
import { hash } from '../../domain/chance.ts';
import type { Place } from '../generate.ts';
import { isWater } from './ground.ts';
import type { Side } from './lexicon.ts';
import {
  boxOf,
  countOf,
  emptyMask,
  grown,
  inverse,
  type Mask,
  maskOf,
  middleOf,
  placesOf,
  type Size,
  shrunk,
  union,
  without,
} from './masks.ts';
import { ringAround } from './masses.ts';
import type { Plan } from './plan.ts';
import type { Mention } from './read.ts';
import { type Costs, route, wandering, widened } from './route.ts';

/** What a step costs on something that a line rather goes round. */
const ACROSS = { water: 30, growth: 4, built: 12, near: 6 };
/** Share of the map's side that a line along its edge lies off it. */
const INSET = 0.12;

type Leg = readonly [from: readonly Place[], to: Mask];

/** The cell of a side of what can be walked on: the last of it straight from its middle. */
function endAt(size: Size, { mask }: { mask: Mask }, [across, down]: Side, off = 0.5): Place {
  const box = boxOf(mask);
  const at = (share: number | null, from: number, length: number) => from + Math.round((length - 1) * (share ?? off));
  const [x, y] = [at(across, box.x, box.width), at(down, box.y, box.height)];
  if (mask.cells[y * size.width + x]) return [x, y];
  const far = ([u, v]: Place) => Math.hypot(u - x, v - y);
  return placesOf(mask).reduce((best, one) => (far(one) < far(best) ? one : best), middleOf(mask));
}

/** Rivers, trodden paths and what is said to wind. */
const bends = ({ bent, straight, noun, related, ends, places }: Mention): boolean =>
  bent ||
  noun.order === 'river' ||
  (noun.winds === true && !straight && !related.length && !ends.length && !places.length);

export function linesOf(plan: Plan, mention: Mention, at: number): Mask {
  const { grid, mentions } = plan;
  const size: Size = { width: grid.width, height: grid.height };
  const wide = Math.max(1, Math.round(mention.noun.size * mention.scale));
  const around = mention.related.find(({ how, to }) => how === 'around' && mentions[to]!.terrain >= 0);
  const surrounds = mentions.findIndex(({ related }) =>
    related.some(({ how, to }) => how === 'surrounded' && to === at),
  );
  if (around || surrounds >= 0) return ringAround(plan, mention, around?.to ?? surrounds);
  const on = plan.within();
  if (mention.rim) {
    const inset = Math.max(2, Math.round(Math.min(on.box.width, on.box.height) * INSET));
    const inner = shrunkTo(on.mask, inset);
    return without(inner, shrunkTo(inner, wide));
  }
  const seed = (plan.seed + at * 977) >>> 0;
  const costs = costsOf(plan, mention, at, seed, wide);
  const turn = bends(mention) ? 0.2 : undefined;
  let mask = emptyMask(size);
  for (const [from, to] of legsOf(plan, mention, at, seed)) {
    const way = route(size, costs, from, to, turn);
    mask = union(mask, widened(size, way, wide));
    // the next leg takes the way that is there
    for (const [x, y] of way) costs[y * size.width + x] = 0.25;
  }
  return mask;
}

/** Off the edge of the map, too. */
const shrunkTo = (mask: Mask, by: number): Mask => {
  const { width, height } = mask;
  const inner = shrunk(mask, by);
  const cells = inner.cells.map((cell, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isRim = mask.cells.every(Boolean) || boxOf(mask).width === width;
    return cell && (!isRim || (x >= by && y >= by && x < width - by && y < height - by)) ? 1 : 0;
  });
  return { width, height, cells };
};

function costsOf(plan: Plan, mention: Mention, at: number, seed: number, wide: number): Costs {
  const { grid, ground, mentions } = plan;
  const size: Size = { width: grid.width, height: grid.height };
  const isRiver = mention.noun.order !== 'road';
  const costs = bends(mention) || isRiver ? wandering(size, seed) : new Float32Array(size.width * size.height).fill(1);
  const add = (mask: Mask, cost: number): void => {
    mask.cells.forEach((cell, i) => {
      if (cell) costs[i]! += cost;
    });
  };
  const targets = new Set(mention.related.map(({ to }) => to));
  for (const [i, one] of mentions.entries()) {
    if (i === at || one.left || one.terrain < 0 || one.noun.order === 'land') continue;
    if (one.noun.shape === 'line' && (i > at || one.noun.order === 'road')) continue;
    const mask = plan.maskOf(i);
    if (countOf(mask) > size.width * size.height * 0.8) continue;
    const isWet = isWater(ground.terrains[one.terrain]!);
    const isFree = targets.has(i) && !isWet;
    if (isFree) continue;
    if (isWet && !isRiver) {
      add(mask, ACROSS.water);
      if (one.noun.shape !== 'line') add(without(grown(mask, 2 + Math.ceil(wide / 2)), mask), ACROSS.near);
    } else if (isRiver && one.noun.built) add(grown(mask, 2 + wide), ACROSS.built);
    else if (one.noun.order === 'growth') add(mask, ACROSS.growth);
    // a path along something stays near it
    if (mention.related.some(({ how, to }) => how === 'beside' && to === i)) add(inverse(grown(mask, 5)), ACROSS.near);
  }
  // what stands on the map from before
  if (!plan.isFresh)
    for (let i = 0; i < costs.length; i++) {
      const corner = grid.corners[Math.floor(i / size.width) * (size.width + 1) + (i % size.width)]!;
      if (corner !== mention.terrain && !isRiver && isWater(ground.terrains[corner]!)) costs[i]! += ACROSS.water;
    }
  add(inverse(plan.within().mask), ACROSS.water);
  // along a side it keeps to it
  const [side, more] = mention.ends.length ? mention.ends : mention.places;
  if (side && !more && !mention.related.length && !mention.leads && (side[0] === null) !== (side[1] === null))
    for (let i = 0; i < costs.length; i++) {
      const [x, y] = [(i % size.width) / size.width, Math.floor(i / size.width) / size.height];
      const off = side[0] === null ? Math.abs(y - side[1]!) : Math.abs(x - side[0]);
      if (off > INSET * 2.2 && off < 0.5) costs[i]! += ACROSS.near;
    }
  return costs;
}

/** From where to where: each leg joins what is there already. */
function legsOf(plan: Plan, mention: Mention, at: number, seed: number): Leg[] {
  const { grid, mentions } = plan;
  const size: Size = { width: grid.width, height: grid.height };
  const on = plan.within();
  const spot = (place: Place): Mask => maskOf(size, [place]);
  const side = (of: Side, off?: number): Place => endAt(size, on, of, off);
  const there = mention.related.filter(({ to }) => mentions[to]!.terrain >= 0 && !mentions[to]!.left);
  const named = (hows: readonly string[]) =>
    there.filter(({ how }) => hows.includes(how)).map(({ to }) => plan.maskOf(to));
  const joined = there.filter(({ how, to }) => ['from', 'to', 'between'].includes(how) && to !== at);
  const { ends, places, count, noun, leads, word } = mention;
  const isUpright = (noun.order === 'river') === grid.width >= grid.height;
  // "between three groves": from each to the nearest before it
  if (joined.some(({ how }) => how === 'between') || mentions.some((one, i) => i < at && /^them$/.test(one.word)))
    return between(plan, named(['between']));
  const target = named(['from', 'to']);
  if (target.length >= 2) return between(plan, target);
  const hub = hubOf(plan, at);
  if (target.length === 1) {
    const [end] = ends.length ? ends : places;
    const start = end ? side(end) : hub ? middleOf(hub) : side(farSide(size, middleOf(target[0]!)));
    return [[[start], grown(target[0]!, 2)]];
  }
  if (leads && ends.length) {
    const centre = hub ?? spot(side([0.5, 0.5]));
    return ends.map((end): Leg => [[side(end)], centre]);
  }
  const isMiddle = ends.every(([across, down]) => across === 0.5 && down === 0.5);
  const isCross = /^crossroads?$/.test(word) || (count === 2 && isMiddle && noun.order === 'road');
  if (isCross) return [crossing(side, [[0, null], [1, null]], hub, spot), crossing(side, [[null, 0], [null, 1]], hub, spot)].flat(); // biome-ignore format: a row
  // along the side that is named
  const [first] = ends.length ? ends : places;
  if ((ends.length || places.length) === 1 && first && !(first[0] === 0.5 && first[1] === 0.5)) {
    const [across, down] = first;
    if (across !== null && down !== null) return [[[side([across, null])], spot(side([null, down]))]];
    const inset = (share: number) => INSET + (1 - 2 * INSET) * share;
    return down !== null
      ? [[[side([0, null], inset(down))], spot(side([1, null], inset(down)))]]
      : [[[side([null, 0], inset(across!))], spot(side([null, 1], inset(across!)))]];
  }
  const both = ends.length >= 2 ? ends : places.length >= 2 ? places : undefined;
  if (both) return crossing(side, [both[0]!, both[1]!], mention.noun.order === 'road' ? hub : undefined, spot);
  const pair: [Side, Side] = isUpright ? [[null, 0], [null, 1]] : [[0, null], [1, null]]; // biome-ignore format: a row
  const through = named(['through', 'in'])[0] ?? (noun.order === 'road' ? hub : undefined);
  const n = count ?? 2;
  if (n > 1)
    return Array.from(
      { length: n },
      (_, i): Leg => [[side(pair[0], (i + 0.7) / (n + 0.4))], spot(side(pair[1], (i + 0.7) / (n + 0.4)))],
    );
  if (through && countOf(through) < size.width * size.height * 0.8) return crossing(side, pair, through, spot);
  const off = (k: number) => 0.3 + 0.4 * hash(k, 1, seed);
  return bends(mention)
    ? [[[side(pair[0], off(1))], spot(side(pair[1], off(2)))]]
    : [[[side(pair[0], off(1))], spot(side(pair[1], off(1)))]];
}

/** From one side to the other, by way of a place. */
function crossing(
  side: (of: Side) => Place,
  [a, b]: readonly [Side, Side],
  by: Mask | undefined,
  spot: (at: Place) => Mask,
): Leg[] {
  if (!by) return [[[side(a)], spot(side(b))]];
  const middle = spot(middleOf(by));
  return [[[side(a)], middle], [[side(b)], middle]]; // biome-ignore format: a row
}

const farSide = ({ width, height }: Size, [x, y]: Place): Side =>
  Math.abs(x / width - 0.5) > Math.abs(y / height - 0.5)
    ? [x * 2 < width ? 1 : 0, null]
    : [null, y * 2 < height ? 1 : 0];

/** Each is joined to the nearest of those before it; the parts of one are, too. */
function between(plan: Plan, masks: readonly Mask[]): Leg[] {
  const parts = masks.flatMap((mask) => partsOf(mask));
  return parts.slice(1).map((part, i): Leg => {
    const [x, y] = middleOf(part);
    const far = (mask: Mask) => {
      const [u, v] = middleOf(mask);
      return Math.abs(u - x) + Math.abs(v - y);
    };
    const near = parts.slice(0, i + 1).reduce((best, one) => (far(one) < far(best) ? one : best));
    return [edgeOf(plan, part), grown(near, 1)];
  });
}
const edgeOf = (_plan: Plan, mask: Mask): Place[] => placesOf(grown(mask, 1));

/** What of a mask hangs together. */
export function partsOf(mask: Mask): Mask[] {
  const left = Uint8Array.from(mask.cells);
  const { width, height } = mask;
  const out: Mask[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start)) {
    const part = emptyMask(mask);
    const queue = [start];
    left[start] = 0;
    for (const at of queue) {
      part.cells[at] = 1;
      const [x, y] = [at % width, Math.floor(at / width)];
      for (const [u, v] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = v * width + u;
        if (u < 0 || v < 0 || u >= width || v >= height || !left[next]) continue;
        left[next] = 0;
        queue.push(next);
      }
    }
    out.push(part);
  }
  return out;
}

/** The square or town that roads lead to. */
function hubOf({ mentions, maskOf: of }: Plan, at: number): Mask | undefined {
  const hub = mentions.findIndex(
    ({ noun, left, terrain }, i) => i !== at && !left && terrain >= 0 && noun.shape === 'mass' && noun.order === 'road',
  );
  return hub >= 0 && mentions[at]!.noun.order === 'road' ? of(hub) : undefined;
}
