/** Rooms, corridors, mazes and caves of a description. */
import { hash } from '../../domain/chance.ts';
import { mazeIn, noise } from '../generate.ts';
import type { Area } from '../grid.ts';
import type { Side } from './lexicon.ts';
import { partsOf } from './lines.ts';
import {
  boxAt,
  boxOf,
  countOf,
  emptyMask,
  freeBox,
  grown,
  inverse,
  type Mask,
  maskOf,
  massIn,
  middleOf,
  placesOf,
  type Size,
  shrunk,
  union,
  wholeOf,
} from './masks.ts';
import type { Plan } from './plan.ts';
import type { Mention } from './read.ts';
import { route, wandering, widened } from './route.ts';

/** Corners between two rooms: walls have a face. */
const WALL = 3;
const CORRIDOR = 2;
const PLURAL = 6;
const LEAST_ROOM = 4;
/** Of a dungeon of which no more is told. */
const CELLS_A_ROOM = 130;
const ROOM_SHARE = 0.2;

const ROOMS = ['room', 'corridor'];

export function floorsOf(plan: Plan, mention: Mention, at: number): Mask {
  const size: Size = { width: plan.grid.width, height: plan.grid.height };
  const { shape } = mention.noun;
  const seed = (plan.seed + at * 977) >>> 0;
  const others = plan.mentions.some(
    (one, i) =>
      i !== at &&
      !one.left &&
      one.terrain >= 0 &&
      (ROOMS.includes(one.noun.shape) || ['maze', 'cave'].includes(one.noun.shape)),
  );
  const area = inset(
    mention.places.length
      ? boxAt(wholeOf(size), size.width * 0.55, size.height * 0.55, mention.places[0]!)
      : wholeOf(size),
  );
  if (shape === 'maze') return maskOf(size, mazeIn(area, seed));
  if (shape === 'cave' && !(others && /cave|mine/.test(mention.word)))
    return caveIn(size, area, seed, /tunnel|mine/.test(mention.word) || mention.bent);
  // a dungeon whose rooms are told is those rooms
  if (shape === 'rooms' || shape === 'cave') {
    // "a dungeon with a boss room": the others are there as well
    const few = plan.mentions
      .filter((one) => one.noun.shape === 'room' && !one.left)
      .every(({ count: told }) => told === 1);
    const isMore =
      shape === 'rooms' && few && plan.mentions.every(({ noun }) => !['corridor', 'maze', 'cave'].includes(noun.shape));
    const count = Math.max(3, Math.round((size.width * size.height) / CELLS_A_ROOM));
    return others && !isMore
      ? emptyMask(size)
      : rooms(plan, { ...mention, count, places: [], scale: 1 }, seed, ROOM_SHARE);
  }
  if (shape === 'corridor') return corridor(plan, mention, at);
  return rooms(plan, mention, seed);
}

/** Walls need room around all. */
const inset = ({ x, y, width, height }: Area): Area => ({
  x: x + 1,
  y: y + 2,
  width: Math.max(1, width - 2),
  height: Math.max(1, height - 3),
});

function corridor(plan: Plan, mention: Mention, at: number): Mask {
  const size: Size = { width: plan.grid.width, height: plan.grid.height };
  const { ends, places, scale, related, mentions } = { ...mention, mentions: plan.mentions };
  const wide = Math.max(1, Math.round(CORRIDOR * scale));
  // one that joins rooms is told by them
  const joinsRooms = related.length === 0 && !ends.length && !places.length && !mention.long;
  if (joinsRooms && mentions.some((one, i) => i !== at && one.noun.shape === 'room')) return emptyMask(size);
  const inner = inset(wholeOf(size));
  const isDown = [...ends, ...places].some(([across, down]) => across === null && down !== null);
  const box = isDown
    ? { ...inner, x: inner.x + ((inner.width - wide) >> 1), width: wide }
    : { ...inner, y: inner.y + ((inner.height - wide) >> 1), height: wide };
  return massIn(size, box, 0, { built: true });
}

function rooms(plan: Plan, { count, places, scale, noun, terrain }: Mention, seed: number, usual = noun.size): Mask {
  const { grid, mentions } = plan;
  const size: Size = { width: grid.width, height: grid.height };
  const inner = inset(wholeOf(size));
  const told = mentions
    .filter((one) => one.noun.shape === 'room' && !one.left)
    .reduce((sum, one) => sum + (one.count ?? PLURAL), 0);
  const n = count ?? PLURAL;
  // as large as all of them leave room for
  const share = Math.min(usual * 1.5, 0.8 / Math.sqrt(Math.max(told, n))) * scale;
  const isEach = places.length > 1 && places.length === n;
  let mask = emptyMask(size);
  const floors = plan.taken((one) => ROOMS.includes(one.noun.shape) || one.terrain === terrain);
  for (let i = 0; i < n; i++) {
    const vary = (k: number) => (n === 1 ? 1 : 0.8 + 0.4 * hash(i, k, seed));
    const width = Math.max(LEAST_ROOM, Math.min(inner.width, Math.round(inner.width * share * vary(1))));
    const height = Math.max(LEAST_ROOM, Math.min(inner.height, Math.round(inner.height * share * 1.1 * vary(2))));
    const place: Side | undefined = isEach ? places[i] : n === 1 ? places[0] : undefined;
    let box: Area | undefined;
    for (let shrink = 1; shrink > 0.4 && !box; shrink -= 0.15) {
      const [w, h] = [
        Math.max(LEAST_ROOM, Math.round(width * shrink)),
        Math.max(LEAST_ROOM, Math.round(height * shrink)),
      ];
      const taken = grown(union(floors, mask), WALL);
      const tried = freeBox(
        inner,
        w,
        h,
        place,
        taken,
        inverse(emptyMask(size)),
        seed + i * 31 + Math.round(shrink * 100),
      );
      const own = massIn(size, tried, 0, { built: true });
      if (!own.cells.some((cell, k) => cell && taken.cells[k])) box = tried;
    }
    // where no room is left it is not squeezed into another
    if (box) mask = union(mask, massIn(size, box, 0, { built: true }));
  }
  return mask;
}

/** Joins all floors of a description that are not joined yet, by corridors that keep off other rooms. */
export function corridorsFor(size: Size, floors: readonly Mask[], wide: number): Mask {
  const parts = floors.flatMap((mask) => partsOf(mask));
  let all = floors.reduce(union, emptyMask(size));
  let way = emptyMask(size);
  const joined = parts.length ? [parts[0]!] : [];
  const left = parts.slice(1);
  const far = (a: Mask, b: Mask): number => {
    const [[x, y], [u, v]] = [middleOf(a), middleOf(b)];
    return Math.abs(x - u) + Math.abs(y - v);
  };
  while (left.length) {
    const nearest = (part: Mask) => Math.min(...joined.map((one) => far(one, part)));
    left.sort((a, b) => nearest(a) - nearest(b));
    const part = left.shift()!;
    const to = joined.reduce((best, one) => (far(one, part) < far(best, part) ? one : best));
    const costs = new Float32Array(size.width * size.height).fill(1);
    grown(all, WALL).cells.forEach((cell, i) => {
      if (cell) costs[i] = 3;
    });
    all.cells.forEach((cell, i) => {
      if (cell) costs[i] = 0.4;
    });
    // walls of the map stay
    costs.forEach((_, i) => {
      const [x, y] = [i % size.width, Math.floor(i / size.width)];
      if (x < 1 || y < 2 || x >= size.width - 2 || y >= size.height - 2) costs[i] = 40;
    });
    const found = route(size, costs, [middleOf(part)], maskOf(size, [middleOf(to)]), 4);
    const own = widened(size, found, wide);
    way = union(way, own);
    all = union(all, own);
    joined.push(part);
  }
  return way;
}

/** A cave: one hollow with an uneven wall and side arms, or tunnels that wind. */
function caveIn(size: Size, area: Area, seed: number, isTunnels: boolean): Mask {
  if (!isTunnels) {
    const open = maskOf(
      size,
      placesOf(massIn(size, area, seed, { built: true })).filter(
        ([x, y]) => noise(x / 4, y / 4, seed) * 0.7 + noise(x / 2, y / 2, seed + 1) * 0.3 > 0.47,
      ),
    );
    const parts = partsOf(shrunk(grown(open, 1), 1)).filter((part) => countOf(part) > 8);
    const whole = parts.reduce(union, emptyMask(size));
    return union(whole, corridorsFor(size, parts, 2));
  }
  const at = (i: number): readonly [number, number] => [
    area.x + 1 + Math.floor(hash(i, 1, seed) * (area.width - 3)),
    area.y + 1 + Math.floor(hash(i, 2, seed) * (area.height - 3)),
  ];
  const costs = wandering(size, seed);
  let all = emptyMask(size);
  const stops = Math.max(4, Math.round((area.width * area.height) / 110));
  for (let i = 0; i < stops; i++) {
    const from = at(i);
    const target = countOf(all) ? all : maskOf(size, [at(stops)]);
    all = union(all, widened(size, route(size, costs, [from], target, 0.2), CORRIDOR));
    all = union(all, massIn(size, { x: from[0] - 1, y: from[1] - 1, width: 4, height: 4 }, seed + i, {}));
  }
  const box = boxOf(massIn(size, area, 0, { built: true }));
  return maskOf(
    size,
    placesOf(all).filter(([x, y]) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height),
  );
}
