/** Words to terrain: "a small island with a forest in the north", "replace the grass by snow". */
import { applyEdit, type MapEdit } from '../edits.ts';
import type { Grid } from '../grid.ts';
import type { Ground } from '../terrain.ts';
import { changesOf } from './changes.ts';
import { isWater } from './ground.ts';
import { levelOf } from './levels.ts';
import { NOUNS, stem } from './lexicon.ts';
import { countOf, emptyMask, inverse, type Mask, placesOf, union, wholeOf } from './masks.ts';
import { planned } from './plan.ts';
import { type Mention, read } from './read.ts';
import { corridorsFor } from './rooms.ts';

export interface Understood {
  readonly edits: readonly MapEdit[];
  /** What was laid, in words. */
  readonly laid: readonly string[];
  /** Things that were asked for and that no terrain of the map says. */
  readonly lacking: readonly string[];
  /** Words that are no ground and none of how ground lies. */
  readonly unknown: readonly string[];
  /** What whoever asked should know besides. */
  readonly notes: readonly string[];
}

const ORDER = ['land', 'water', 'growth', 'river', 'road'] as const;
/** Whether a word is said of some ground, if of none of this map. */
const isGround = (word: string): boolean => GROUNDS.has(stem(word));
const GROUNDS: ReadonlySet<string> = new Set(NOUNS.flatMap(({ terrains }) => terrains.map(stem)));
const FLOORS = ['room', 'rooms', 'corridor', 'maze', 'cave'];

/** A mask laid with a terrain. */
export const laying = (mask: Mask, terrain: number, seed: number): MapEdit => ({
  ...{ kind: 'paint', terrain, by: 'cells', size: 1, seed },
  points: placesOf(mask),
  area: wholeOf(mask),
});

/** What a text asks for on a map, in the order in which it is laid: what lies on something else after it. */
export function understand(text: string, ground: Ground, grid: Grid, seed: number): Understood {
  const { terrains } = ground;
  const changed =
    changesOf(text, ground, grid, seed) ??
    (ground.sets[0]?.sheet.kind === 'sidescroller' ? levelOf(text, ground, grid, seed) : undefined);
  if (changed) return changed;
  const { mentions, unknown } = read(text, terrains);
  const { plan, under, laid, present } = planned(mentions, ground, grid, seed);
  const edits: MapEdit[] = [];
  const said: string[] = [];
  const notes: string[] = [];
  if (under >= 0) {
    edits.push(laying(inverse(emptyMask(grid)), under, seed));
    said.push(`"${terrains[under]}" under all of it`);
  }
  const rank = (at: number) =>
    (mentions[at]!.noun.order === 'land' && mentions[at]!.related.some(({ how }) => how === 'in') ? 1.5 : 0) +
    ORDER.indexOf(mentions[at]!.noun.order) +
    (mentions[at]!.terrain === plan.base && mentions[at]!.noun.order === 'growth' ? 0.5 : 0);
  const ordered = [...laid].sort((a, b) => rank(a.at) - rank(b.at));
  const floors = ordered.filter(({ at, mask }) => FLOORS.includes(mentions[at]!.noun.shape) && countOf(mask));
  if (floors.length) {
    const narrow = mentions
      .filter(({ noun }) => noun.shape === 'corridor')
      .map(({ scale }) => Math.max(1, Math.round(2 * scale)));
    const ways = corridorsFor(
      grid,
      floors.map(({ mask }) => mask),
      narrow[0] ?? 2,
    );
    floors[0] = { ...floors[0]!, mask: union(floors[0]!.mask, ways) };
  }
  for (const one of ordered) {
    const { at } = one;
    const mask = floors.find((floor) => floor.at === at)?.mask ?? one.mask;
    const { terrain, word } = mentions[at]!;
    if (!countOf(mask)) {
      if (!FLOORS.includes(mentions[at]!.noun.shape)) notes.push(`there is no room for "${word}"`);
      continue;
    }
    edits.push(laying(mask, terrain, seed));
    said.push(`${word} of "${terrains[terrain]}"`);
    notes.push(...fords(mentions, laid, at, mask, terrains));
  }
  for (const at of present) notes.push(`${mentions[at]!.word}: "${terrains[plan.base]}" is what lies there already`);
  const left = mentions.filter((one) => one.left).map(({ word }) => word);
  return {
    edits,
    laid: said,
    lacking: [
      ...mentions.filter((one) => !one.left && one.terrain < 0).map(({ word }) => word),
      ...unknown.filter(isGround),
    ],
    unknown: unknown.filter((word) => !isGround(word)),
    notes: [...notes, ...(left.length ? [`left out, as it says: ${left.join(', ')}`] : [])],
  };
}

/** Where a road is laid through water. */
function fords(
  mentions: readonly Mention[],
  laid: readonly { at: number; mask: Mask }[],
  at: number,
  mask: Mask,
  terrains: readonly string[],
): string[] {
  if (mentions[at]!.noun.shape !== 'line' || mentions[at]!.noun.order !== 'road') return [];
  return laid.flatMap(({ at: other, mask: wet }) => {
    const { noun, terrain, word } = mentions[other]!;
    if (noun.order === 'road' || !isWater(terrains[terrain]!)) return [];
    return mask.cells.some((cell, i) => cell && wet.cells[i])
      ? [
          `the ${mentions[at]!.word} goes through the ${word} on a bank of its own: a bridge is a map object to be placed there`,
        ]
      : [];
  });
}

/** Lays what a text asks for and tells of it; what cannot be laid is told too. */
export function laidByWords(
  text: string,
  ground: Ground,
  grid: Grid,
  seed: number,
): { notes: string[]; isLaid: boolean } {
  const { edits, laid, lacking, unknown, notes } = understand(text, ground, grid, seed);
  for (const edit of edits) applyEdit(grid, ground, edit);
  return {
    isLaid: edits.length > 0,
    notes: [
      ...laid.map((one) => `laid ${one}`),
      ...notes,
      ...lacking.map((one) => `no terrain of this map says ${one}`),
      ...(unknown.length
        ? [`not understood: ${unknown.join(', ')} (what stands on a map is an object: draw it and place it)`]
        : []),
    ],
  };
}
