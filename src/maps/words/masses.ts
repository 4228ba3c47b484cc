/** Masses of a description: lakes, forests, islands, coasts, squares. */
import { hash } from '../../domain/chance.ts';
import type { Area } from '../grid.ts';
import type { Side } from './lexicon.ts';
import {
  bandAt,
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
  rimOf,
  shrunk,
  union,
  wholeOf,
  without,
} from './masks.ts';
import type { Plan } from './plan.ts';
import type { Mention } from './read.ts';

/** How many a plural is that says no number. */
const PLURAL = 3;
/** A box of a mass is never smaller. */
const LEAST = 3;
/** Of the side of the map, so that a coast has room around it. */
const MOST_SHARE = 0.92;

export function massesOf(plan: Plan, mention: Mention, at: number): Mask {
  const size = { width: plan.grid.width, height: plan.grid.height };
  const { noun, word, rim, whole, places, scale, related } = mention;
  // "land in the west" is that side of the map
  const share = mention.share ?? (/^(main)?land$/.test(word) && places.length === 1 ? 0.5 : undefined);
  const built = noun.built === true || mention.straight;
  const seed = (plan.seed + at * 977) >>> 0;
  const [relation] = related;
  const other = relation && plan.mentions[relation.to]!.terrain !== -1 ? relation : undefined;
  const surrounding = plan.mentions.findIndex(({ related: of }) =>
    of.some(({ how, to }) => how === 'surrounded' && to === at),
  );
  if (rim) return onRim(plan) ?? rimOf(size, Math.min(0.3, (share ?? 0.14) * scale), seed, built);
  if (whole) return inverse(emptyMask(size));
  if (noun.shape === 'coast')
    return (places.length ? places : [[1, null] as Side])
      .map((side) => bandAt(size, side, share ?? Math.min(0.6, noun.size * scale), seed))
      .reduce(union);
  if (share && places.length && (noun.shape !== 'land' || /^(main)?land$/.test(word)))
    return places.map((side) => bandAt(size, side, share, seed, built)).reduce(union);
  if (noun.shape === 'tongue') return tongue(plan, mention, seed);
  // around something: as wide as such a thing is
  const inner = surrounding >= 0 ? surrounding : other?.how === 'around' ? other.to : -1;
  if (inner >= 0 && countOf(plan.maskOf(inner)) > 0.8 * size.width * size.height)
    return rimOf(size, Math.min(0.3, 0.16 * scale), seed, built);
  if (inner >= 0) return ringAround(plan, mention, inner);
  return several(plan, mention, seed, built);
}

/** The rim of the land that is named: a beach. */
function onRim(plan: Plan): Mask | undefined {
  const { mask } = plan.within();
  if (mask.cells.every(Boolean)) return undefined;
  return without(mask, shrunk(mask, Math.max(2, Math.round(Math.min(mask.width, mask.height) * 0.07))));
}

/** All around another thing, off it by the grounds that lie between. */
export function ringAround(plan: Plan, { noun, terrain, scale }: Mention, inner: number): Mask {
  const { ground, grid, mentions } = plan;
  const whole = plan.maskOf(inner);
  if (mentions[inner]!.noun.shape === 'land') return onRim(plan) ?? whole;
  const steps = ground.steps[mentions[inner]!.terrain]?.[terrain];
  const off = Number.isFinite(steps) ? steps! : 1;
  const wide = noun.shape === 'line' ? noun.size : Math.max(2, Math.round(Math.min(grid.width, grid.height) * 0.09));
  return without(grown(whole, off + Math.max(1, Math.round(wide * scale))), off ? grown(whole, off) : whole);
}

/** Land into the water or water into the land, from a side of the map. */
function tongue({ grid }: Plan, { noun, places, scale, share }: Mention, seed: number): Mask {
  const size = { width: grid.width, height: grid.height };
  const [across, down] = places[0] ?? [null, noun.order === 'land' ? 0 : 1];
  const deep = Math.min(0.85, share ?? (noun.order === 'land' ? 0.62 : 0.42) * Math.max(0.7, scale));
  const wide = noun.size * scale;
  const [w, h] =
    across === null ? [size.width * wide, size.height * deep * 2] : [size.width * deep * 2, size.height * wide];
  // half of the mass lies beyond the side
  const x = across === null ? (size.width - w) / 2 : across * size.width - w / 2;
  const y = down === null ? (size.height - h) / 2 : down * size.height - h / 2;
  return massIn(size, { x: Math.round(x), y: Math.round(y), width: Math.round(w), height: Math.round(h) }, seed, {});
}

/** One or more masses, each where it is said or where there is room. */
function several(plan: Plan, mention: Mention, seed: number, built: boolean): Mask {
  const { grid, ground, mentions } = plan;
  const size = { width: grid.width, height: grid.height };
  const { noun, count, places, scale, long, ring, related } = mention;
  const relation =
    related.find(({ how, to }) => ['in', 'beside'].includes(how) && mentions[to]!.terrain >= 0) ??
    inVolcano(plan, mention);
  const isLand = noun.shape === 'land';
  const on = isLand ? { mask: inverse(emptyMask(size)), box: wholeOf(size) } : plan.within();
  const inside = relation?.how === 'in' ? plan.maskOf(relation.to) : shrunk(on.mask, isLand ? 0 : 2);
  const isRinged = mentions.some(({ related: of }) =>
    of.some(({ how, to }) => how === 'around' && mentions[to] === mention),
  );
  const box =
    relation?.how === 'in' && countOf(inside) ? boxOf(inside) : isLand ? on.box : off(on.box, isRinged ? 6 : 3);
  // a place for each of them, or all of them at one
  const isEach =
    places.length > 1 &&
    (count === undefined || count === places.length || places.length >= 4) &&
    !(count === 1 && mention.ends.length === 2) &&
    !long;
  const n = isEach ? places.length : (count ?? PLURAL + (long ? 2 : 0));
  const each = n === 1 ? 1 : isLand ? 0.9 / (Math.sqrt(n) + 0.5) : Math.min(1, 1.6 / Math.sqrt(n));
  const side = Math.min(MOST_SHARE, noun.size * scale * each);
  // "a range from west to east"
  const isAcross = n === 1 && mention.ends.length >= 2;
  const stretch = (long || isAcross) && n === 1 ? 2.2 : 1;
  const apart = Math.max(2, ground.steps[mention.terrain]?.[plan.base] ?? 1);
  let mask = emptyMask(size);
  for (let i = 0; i < n; i++) {
    const vary = n === 1 ? 1 : 0.8 + 0.4 * hash(i, 7, seed);
    const isUpright = isAcross
      ? mention.ends.every(([across]) => across === null)
      : long && places.some(([across]) => across !== null && across !== 0.5);
    // links of a chain do not touch
    const most = long && n > 1 ? 0.62 / n : MOST_SHARE;
    const [a, b] = [Math.min(most, side * stretch) * vary, (side / stretch) * vary];
    const width = Math.max(LEAST, Math.round(box.width * (isUpright ? b : a)));
    const height = Math.max(LEAST, Math.round(box.height * (isUpright ? a : b)));
    const place = isAcross ? ([0.5, 0.5] as const) : placeOf(plan, mention, { i, n, isEach });
    const taken = grown(
      union(
        plan.taken((one) => one.noun.shape !== 'land' && one !== mention && !contains(one, mention, plan)),
        mask,
      ),
      apart,
    );
    const next = relation?.how === 'beside' ? besideOf(plan.maskOf(relation.to), apart) : undefined;
    const area = next
      ? freeBox(box, width, height, undefined, union(taken, inverse(next)), inside, seed + i)
      : n === 1 && !place && isLand
        ? boxAt(box, width, height, [0.5, 0.5])
        : freeBox(box, width, height, place ?? (n === 1 ? noun.home : undefined), taken, inside, seed + i * 31);
    mask = union(mask, massIn(size, area, seed + i * 13, { built, ring }));
  }
  return isLand ? mask : trimmed(mask, inside);
}

/** A box off the edge of another, where there is room. */
function off({ x, y, width, height }: Area, by: number): Area {
  const [u, v] = [Math.min(by, Math.floor(width / 6)), Math.min(by, Math.floor(height / 6))];
  return { x: x + u, y: y + v, width: width - 2 * u, height: height - 2 * v };
}

/** Lava lies in the volcano that is named. */
function inVolcano({ mentions, ground }: Plan, { terrain }: Mention): Mention['related'][number] | undefined {
  const to = mentions.findIndex(
    ({ word, left, terrain: own }) => word === 'volcano' && !left && own >= 0 && own !== terrain,
  );
  return to >= 0 && /lava|magma|molten/.test(ground.terrains[terrain]!) ? { how: 'in', to } : undefined;
}

/** What stands in a forest or a desert does not keep off it. */
const contains = (outer: Mention, mention: Mention, plan: Plan): boolean =>
  (outer.word === 'volcano' || outer.noun.order === 'growth') &&
  (outer.word === 'volcano' ||
    outer.whole ||
    outer.rim ||
    (outer.share ?? 0) > 0.3 ||
    mention.related.some(({ how, to }) => how === 'in' && plan.mentions[to] === outer));

/** Nothing of a lake lies beyond the coast of its island, where enough of it lies on it. */
function trimmed(mask: Mask, inside: Mask): Mask {
  const cells = mask.cells.map((cell, at) => (cell && inside.cells[at] ? 1 : 0));
  const rest = { ...mask, cells };
  return countOf(rest) * 4 > countOf(mask) ? rest : mask;
}

/** Where one of several lies: at its own place, along a chain, or nowhere that is said. */
function placeOf(
  plan: Plan,
  { places, long, ends, noun }: Mention,
  { i, n, isEach }: { i: number; n: number; isEach: boolean },
): Side | undefined {
  if (isEach) return corner(places[i]!);
  if (long && n > 1) {
    const t = (i + 0.5) / n;
    const isDown = ends.length > 0 && ends.every(([across]) => across === null);
    const off = 0.5 + (hash(i, 3, plan.seed) - 0.5) * 0.3;
    return isDown ? [off, t] : [t, off];
  }
  if (n > 1 && noun.shape === 'land' && !places.length) return undefined;
  return places.length === 1 || n === 1 ? places[0] && corner(places[0]) : undefined;
}
/** A mass has round corners: what lies in one stays a little off it. */
const corner = ([across, down]: Side): Side =>
  across !== null && down !== null
    ? [0.1 + 0.8 * across, 0.1 + 0.8 * down]
    : [across === null ? null : 0.05 + 0.9 * across, down === null ? null : 0.05 + 0.9 * down];

/** The cells near a thing that are not right at it. */
const besideOf = (mask: Mask, off: number): Mask => {
  const { width, height } = mask;
  if (!countOf(mask)) return maskOf(mask, [middleOf(mask)]);
  return without(grown(mask, off + Math.round(Math.min(width, height) * 0.3)), grown(mask, off));
};
