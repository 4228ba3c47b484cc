/** Words that change what is on a map: "remove the lake", "replace grass by snow", "make the river wider", "fill all with sand". */
import type { MapEdit } from '../edits.ts';
import type { Grid } from '../grid.ts';
import type { Ground } from '../terrain.ts';
import { cellsOf } from './ground.ts';
import type { Understood } from './index.ts';
import { countOf, emptyMask, grown, inverse, type Mask, placesOf, wholeOf } from './masks.ts';
import { type Mention, read } from './read.ts';

type Change = (
  mentions: readonly Mention[],
  ground: Ground,
  grid: Grid,
) => { mask: Mask; terrain: number; told: string } | undefined;

/** All cells that a terrain has a corner of. */
function touched(grid: Grid, terrain: number): Mask {
  const mask = emptyMask(grid);
  const row = grid.width + 1;
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) {
      const at = y * row + x;
      if ([at, at + 1, at + row, at + row + 1].some((one) => grid.corners[one] === terrain))
        mask.cells[y * grid.width + x] = 1;
    }
  return mask;
}

/** The terrain that most of what lies around a mask is. */
function around(grid: Grid, terrain: number): number {
  const ring = grown(touched(grid, terrain), 1);
  const counts = new Map<number, number>();
  for (const [x, y] of placesOf(ring)) {
    const corner = grid.corners[y * (grid.width + 1) + x]!;
    if (corner !== terrain) counts.set(corner, (counts.get(corner) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? -1;
}

const remove: Change = ([one], { terrains }, grid) => {
  if (!one) return undefined;
  const terrain = around(grid, one.terrain);
  const mask = touched(grid, one.terrain);
  return terrain < 0 || !countOf(mask)
    ? undefined
    : { mask, terrain, told: `"${terrains[one.terrain]}" became "${terrains[terrain]}"` };
};
const replace: Change = ([from, to], { terrains }, grid) => {
  if (!from || !to) return undefined;
  const mask = touched(grid, from.terrain);
  return countOf(mask)
    ? { mask, terrain: to.terrain, told: `"${terrains[from.terrain]}" became "${terrains[to.terrain]}"` }
    : undefined;
};
const fill: Change = (mentions, { terrains }, grid) => {
  const one = mentions.at(-1);
  return (
    one && { mask: inverse(emptyMask(grid)), terrain: one.terrain, told: `all of it is "${terrains[one.terrain]}"` }
  );
};
/** A cell more or less on each side. */
const resized =
  (isMore: boolean): Change =>
  ([one], { terrains }, grid) => {
    if (!one) return undefined;
    const own = touched(grid, one.terrain);
    if (!countOf(own)) return undefined;
    if (isMore)
      return { mask: own, terrain: one.terrain, told: `"${terrains[one.terrain]}" is a cell wider on each side` };
    const core = cellsOf(grid, one.terrain);
    // a cell wide ring of it goes
    const rim = inverse(grown(inverse(core), 1));
    const cells = own.cells.map((cell, at) => (cell && !rim.cells[at] ? 1 : 0));
    const terrain = around(grid, one.terrain);
    return countOf(rim) && terrain >= 0
      ? { mask: { ...own, cells }, terrain, told: `"${terrains[one.terrain]}" is a cell narrower on each side` }
      : undefined;
  };

const CHANGES: readonly (readonly [RegExp, Change])[] = [
  [/^\W*(please )?(remove|delete|erase|drain|clear away|take away|get rid of)\b/, remove],
  [/^\W*(please )?(replace|turn|change|swap|convert|transform)\b.*\b(with|into|to|by|for)\b/, replace],
  [/^\W*(please )?(fill|cover|make|flood)\b.*\b(everything|all|whole|entire|map)\b/, fill],
  [/^\W*(please )?(widen|enlarge|grow|expand|make .*\b(wider|bigger|larger|broader)\b)/, resized(true)],
  [/^\W*(please )?(narrow|shrink|make .*\b(narrower|smaller|thinner)\b)/, resized(false)],
];

/** What a text changes of what is there; undefined where it asks for something new. */
export function changesOf(text: string, ground: Ground, grid: Grid, seed: number): Understood | undefined {
  const change = CHANGES.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];
  if (!change) return undefined;
  const { mentions } = read(text.replace(/^\W*(please )?(clear away|take away|get rid of|\w+)/i, ''), ground.terrains);
  const lacking = mentions.filter(({ terrain }) => terrain < 0).map(({ word }) => word);
  const made = lacking.length ? undefined : change(mentions, ground, grid);
  const edits: MapEdit[] = made
    ? [
        {
          kind: 'paint',
          terrain: made.terrain,
          by: 'cells',
          points: placesOf(made.mask),
          area: wholeOf(grid),
          size: 1,
          seed,
        },
      ]
    : [];
  if (!made && !lacking.length)
    return { edits, laid: [], lacking, unknown: [], notes: ['nothing of that is on this map'] };
  return { edits, laid: made ? [made.told] : [], lacking, unknown: [], notes: [] };
}
