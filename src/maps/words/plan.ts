/** What of a description lies where: a mask of cells for each thing that it names. */
import type { Area, Grid } from '../grid.ts';
import type { Ground } from '../terrain.ts';
import { baseOf, cellsOf, isWater, terrainSaying } from './ground.ts';
import { LAND } from './lexicon.ts';
import { linesOf } from './lines.ts';
import { emptyMask, grown, inverse, type Mask, maskOf, union, wholeOf, without } from './masks.ts';
import { massesOf } from './masses.ts';
import type { Mention } from './read.ts';
import { floorsOf } from './rooms.ts';

/** What the shapes of a description know of each other. */
export interface Plan {
  readonly grid: Grid;
  readonly ground: Ground;
  readonly seed: number;
  readonly mentions: readonly Mention[];
  /** The terrain of most of the map. */
  readonly base: number;
  /** Whether nothing else lies on it yet. */
  readonly isFresh: boolean;
  /** The cells of a mention; it is laid out where it is not yet. */
  readonly maskOf: (at: number) => Mask;
  /** Those laid out so far, by their number. */
  readonly done: Map<number, Mask>;
  /** What the others lie on, and its box: the land that is named, or all. */
  readonly within: () => { readonly mask: Mask; readonly box: Area };
  /** Cells of what is laid out so far, but for what `except` refuses. */
  readonly taken: (counts: (mention: Mention) => boolean) => Mask;
}

const isLand = ({ noun, left, terrain }: Mention): boolean =>
  !left && terrain >= 0 && (noun.shape === 'land' || (noun.shape === 'tongue' && noun.order === 'land'));
const isFloor = ({ noun }: Mention): boolean => ['room', 'rooms', 'maze', 'cave', 'corridor'].includes(noun.shape);

/** The terrain that all of a fresh map is to be before anything is laid on it; it stays where that is -1. */
function underAll(mentions: readonly Mention[], { terrains, steps }: Ground, base: number): number {
  const laid = mentions.filter(({ left, terrain }) => !left && terrain >= 0);
  const isSea = isWater(terrains[base]!);
  if (laid.some(isFloor)) {
    const floor = laid.find(isFloor)!.terrain;
    if (floor !== base) return -1;
    // rock or darkness around the rooms
    return terrains.findIndex((_, at) => steps[floor]![at] === 1);
  }
  if (laid.some(isLand))
    return isSea || laid.filter(isLand).every(({ related }) => related.some(({ how }) => how === 'in'))
      ? -1
      : terrainSaying(
          { terrains },
          ['ocean', 'sea', 'water', 'lake', 'river', 'lava'],
          (at) => !isWater(terrains[at]!),
        );
  const onLand = laid.some(
    ({ terrain, noun }) => terrain === base || isWater(terrains[terrain]!) || noun.order === 'road',
  );
  return isSea && onLand ? terrainSaying({ terrains }, LAND, (at) => isWater(terrains[at]!)) : -1;
}

export interface Laid {
  readonly at: number;
  readonly mask: Mask;
}

/** Lays out all that is named. `under` is what all of the map is made first, or -1. */
export function planned(
  mentions: readonly Mention[],
  ground: Ground,
  grid: Grid,
  seed: number,
): { plan: Plan; under: number; laid: Laid[]; present: number[] } {
  const size = { width: grid.width, height: grid.height };
  const found = baseOf(grid);
  const under = found.isFresh ? underAll(mentions, ground, found.base) : -1;
  const base = under >= 0 ? under : found.base;
  const done = new Map<number, Mask>();
  const open = new Set<number>();
  const isTarget = (at: number) => mentions.some(({ related }) => related.some(({ to }) => to === at));
  /** What a mention speaks of that is there already: named before, on the map, or the ground of all of it. */
  const known = (at: number): Mask | undefined => {
    const { noun, word, definite, terrain, rim, places } = mentions[at]!;
    const before = mentions.findIndex(
      (one, i) => i < at && one.noun === noun && (one.word === word || noun.words.includes(word)) && !one.left,
    );
    if (before >= 0 && definite) return plan.maskOf(before);
    // the water inside of a ring of land
    if (word === 'lagoon' && mentions.some((one) => isLand(one) && one.ring)) return emptyMask(size);
    if (definite && isTarget(at) && !found.isFresh && terrain >= 0 && terrain !== base) {
      const there = cellsOf(grid, terrain);
      if (there.cells.includes(1)) return there;
    }
    // "ponds all over the meadow", "into the sea": what the map is made of
    const isLaidOn = mentions.some(
      (one, i) => i !== at && i < at && one.noun.order === 'growth' && !one.left && (one.rim || one.whole),
    );
    const isOnLand =
      ['water', 'river'].includes(noun.order) &&
      noun.shape !== 'coast' &&
      !/^(sea|ocean)/.test(word) &&
      mentions.some((one, i) => i !== at && isLand(one));
    if (
      terrain === base &&
      !isOnLand &&
      found.isFresh &&
      !rim &&
      !isFloor(mentions[at]!) &&
      !(isLaidOn && places.length) &&
      !isLand(mentions[at]!)
    ) {
      const lands = mentions.flatMap((one, i) => (i !== at && isLand(one) ? [plan.maskOf(i)] : []));
      return inverse(lands.reduce(union, emptyMask(size)));
    }
    return undefined;
  };
  const references = new Set<number>();
  const plan: Plan = {
    ...{ grid, ground, seed, mentions, base, done },
    isFresh: found.isFresh,
    maskOf: (at) => {
      const ready = done.get(at);
      if (ready) return ready;
      // what speaks of itself in a circle stands in the middle
      if (open.has(at)) return maskOf(size, [[size.width >> 1, size.height >> 1]]);
      open.add(at);
      const there = known(at);
      if (there) references.add(at);
      const mention = mentions[at]!;
      const make = mention.noun.shape === 'line' ? linesOf : isFloor(mention) ? floorsOf : massesOf;
      const mask = there ?? make(plan, mention, at);
      done.set(at, mask);
      open.delete(at);
      return mask;
    },
    within: () => {
      const lands = mentions.flatMap((one, at) =>
        isLand(one) && !open.has(at) && !one.related.some(({ how }) => how === 'in') ? [plan.maskOf(at)] : [],
      );
      const mask = lands.length ? lands.reduce(union) : inverse(emptyMask(size));
      return { mask, box: lands.length ? boxAround(mask) : wholeOf(size) };
    },
    taken: (counts) =>
      [...done]
        .filter(([at]) => counts(mentions[at]!) && !references.has(at))
        .map(([, mask]) => mask)
        .reduce(union, emptyMask(size)),
  };
  const wanted = mentions.flatMap(({ left, terrain }, at) => (left || terrain < 0 ? [] : [at]));
  // what has its place first: others go where it leaves room
  const rank = (at: number) => {
    const { noun, places, rim, count } = mentions[at]!;
    const order = ['land', 'water', 'growth', 'river', 'road'].indexOf(noun.order);
    return noun.shape === 'land' && !mentions[at]!.related.length
      ? -1
      : order >= 3 && noun.shape === 'line'
        ? 10 + order
        : places.length || rim
          ? 0
          : count === 1
            ? 1
            : 2;
  };
  for (const at of [...wanted].sort((a, b) => rank(a) - rank(b) || a - b)) plan.maskOf(at);
  const laid = wanted.filter((at) => !references.has(at)).map((at) => ({ at, mask: done.get(at)! }));
  const present = [...references].filter((at) => !isTarget(at) && mentions[at]!.terrain === base);
  return { plan, under, laid: kept(plan, laid), present };
}

/** The part of land's box that surely is land. */
function boxAround(mask: Mask): Area {
  let box = { x: mask.width, y: mask.height, right: 0, bottom: 0 };
  mask.cells.forEach((cell, at) => {
    if (!cell) return;
    const [x, y] = [at % mask.width, Math.floor(at / mask.width)];
    box = {
      x: Math.min(box.x, x),
      y: Math.min(box.y, y),
      right: Math.max(box.right, x + 1),
      bottom: Math.max(box.bottom, y + 1),
    };
  });
  return { x: box.x, y: box.y, width: Math.max(1, box.right - box.x), height: Math.max(1, box.bottom - box.y) };
}

/** What grows leaves water free, which lies below it. */
function kept({ mentions, ground }: Plan, laid: Laid[]): Laid[] {
  const water = laid.filter(
    ({ at }) => mentions[at]!.noun.order === 'water' && isWater(ground.terrains[mentions[at]!.terrain]!),
  );
  return laid.map((one) => {
    if (mentions[one.at]!.noun.order !== 'growth') return one;
    const own = mentions[one.at]!.terrain;
    const mask = water.reduce(
      (all, { at, mask: wet }) => without(all, grown(wet, Math.max(1, ground.steps[own]![mentions[at]!.terrain]!))),
      one.mask,
    );
    return { ...one, mask };
  });
}
