/** Who or what of the catalogue explains a target best: the near ones laid over it, the best of them measured and dressed. */
import { pieceOf } from '../../catalogue/garments/index.ts';
import type { Slot } from '../../catalogue/garments/types.ts';
import type { Brief } from '../../types.ts';
import { type Candidate, candidatesOf, THINGS } from './candidates.ts';
import type { Sight } from './model.ts';
import { Refiner } from './refine.ts';
import type { Target } from './target.ts';

/**
 * Candidates whose best costs more than this, drawn small or laid over the sprite, come to nothing: what was trusted in
 * the end cost at most .6 and .52 (people and animals) or .38 and .37 (things) of 78 own drawings.
 */
const HOPELESS = { who: { small: 0.68, laid: 0.6 }, what: { small: 0.5, laid: 0.48 } } as const;

/** The pieces of a figure by how much of it they are, so that the large ones are found first. */
const LARGE: readonly Slot[] = ['torso', 'hair', 'hat', 'right', 'left', 'back', 'beard', 'shoulders', 'wings', 'legs'];
const ALL: readonly Slot[] = [...LARGE, 'horns', 'tail', 'carry', 'feet', 'waist', 'neck', 'hands', 'face'];

/** Candidates that are laid over the sprite in full size: small sketches of many breeds are much alike. */
const LAID_OVER = 16;
/** What costs so many times as much as the best is none of them. */
const BESIDE = 1.3;
/** Those of them that are fitted further, and by how much they may cost more. */
const LOOKED_AT = 6;
const CLOSE = 1.3;

/** Whose cost is no more than that of the best times `share`, at most `most`: of a sorted list. */
const foremost = (list: readonly Candidate[], share: number, most: number): readonly Candidate[] =>
  list.slice(0, most).filter(({ cost }) => cost <= list[0]!.cost * share);

/** Who or what words name, and of the others the few that lie best over the sprite; each a little moved and sized. */
function nearest(refiner: Refiner, named: readonly Candidate[], others: readonly Candidate[]): readonly Candidate[] {
  const laid = others.map((c) => refiner.aligned(c)).sort((a, b) => a.cost - b.cost);
  return [...named.map((c) => refiner.aligned(c)), ...foremost(laid, CLOSE, LOOKED_AT)].map((c) =>
    refiner.placed(c, 2),
  );
}

/** What a search came to. */
export interface Searched {
  readonly best?: Candidate;
  /** Who or what was near. */
  readonly near: readonly Brief[];
  /** What the nearest cost as the catalogue has it, before measures and clothes. */
  readonly bare: number;
}

const briefsOf = (list: readonly Candidate[]): readonly Brief[] => [...new Set(list.map(({ brief }) => brief))];

/** What words name must not be much more expensive than what else is found. */
const WORDS = 0.85;

/** The person or animal that explains a target best; `most`: nobody who costs more before measures and clothes. */
export function search(
  target: Target,
  sight: Sight,
  told: Brief | undefined,
  among?: readonly Brief[],
  most: number = HOPELESS.who.laid,
): Searched {
  const refiner = new Refiner(target, sight);
  const named = told ? candidatesOf(target, sight, [told]).slice(0, 1) : [];
  const others = foremost(candidatesOf(target, sight, among), BESIDE, LAID_OVER);
  const near = briefsOf(others);
  const small = Math.min(named[0]?.cost ?? 1, others[0]?.cost ?? 1);
  if (small > HOPELESS.who.small) return { near, bare: small };
  const looked = nearest(refiner, named, others)
    .map((c) => ({ c, cost: c.brief === told ? c.cost * WORDS : c.cost }))
    .sort((a, b) => a.cost - b.cost);
  const first = looked[0];
  const bare = first?.c.cost ?? small;
  if (!first || first.cost > Math.min(most, HOPELESS.who.laid)) return { near, bare };
  const fixed = new Set(first.c.brief.parts.map(({ piece }) => pieceOf(piece)?.slot));
  const open = (slots: readonly Slot[]) => slots.filter((slot) => !fixed.has(slot));
  let best = refiner.posed(refiner.placed(first.c, 1));
  best = refiner.dressed(best, open(LARGE));
  best = refiner.placed(best, 1);
  best = refiner.measured(best, 1);
  best = refiner.dressed(best, open(ALL));
  best = refiner.placed(best, 0.5);
  return { best: refiner.snapped(refiner.measured(best, 0.5)), near, bare };
}

/** The standing thing that explains a target best. */
export function searchThings(
  target: Target,
  sight: Sight,
  told: Brief | undefined,
  among = THINGS,
  most: number = HOPELESS.what.laid,
): Searched {
  const refiner = new Refiner(target, sight);
  const named = told ? candidatesOf(target, sight, [told]) : [];
  const others = foremost(candidatesOf(target, sight, among), BESIDE, LAID_OVER);
  const near = briefsOf(others);
  const small = Math.min(named[0]?.cost ?? 1, others[0]?.cost ?? 1);
  if (small > HOPELESS.what.small) return { near, bare: small };
  const [first] = [...nearest(refiner, named, others)].sort((a, b) => a.cost - b.cost);
  const bare = first?.cost ?? small;
  if (!first || first.cost > Math.min(most, HOPELESS.what.laid)) return { near, bare };
  let best = refiner.measured(refiner.placed(first, 1), 1);
  best = refiner.seeded(best);
  best = refiner.placed(refiner.measured(best, 1), 0.5);
  return { best: refiner.placed(refiner.measured(best, 0.5), 0.5), near, bare };
}
