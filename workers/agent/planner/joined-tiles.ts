/** "wall tiles that go with the cave floor": new tiles whose other ground is that of a set of the account, byte for byte. */
import { groundsOf } from './acts/edit-tiles.ts';
import { stem, tokens } from './likeness.ts';
import { contentOf } from './pointing.ts';
import { wordsOf } from './slots.ts';
import type { Context, Own, Step, Wish } from './types.ts';

const GOES = /\b(?:go(?:es)?|going|fits?|fitting|match(?:es|ing)?|joins?|joining|connects?|connecting|belongs?|beside|next to|same)\b/i; // biome-ignore format: one line

export interface Joined {
  readonly set: Own;
  /** As the set calls it. */
  readonly ground: string;
  readonly from: 'lower_base_tile_id' | 'upper_base_tile_id';
}

/** The set of the account that has a ground which the wish points at, and which of both it is. */
export function joinedTo(wish: Wish, { own }: Context): Joined | undefined {
  if (!GOES.test(wish.words)) return undefined;
  const sets = own.filter(({ list }) => list === 'TOPDOWN_TILESET');
  for (const target of wordsOf(wish, 'target')) {
    const said = contentOf(target).map(stem).filter((word) => !/^(?:tile|tileset)$/.test(word)); // biome-ignore format: one line
    if (!said.length) continue;
    for (const set of sets) {
      const { lower_description: lower, upper_description: upper } = groundsOf(set);
      const has = (ground: unknown): boolean => said.every((word) => tokens(String(ground)).map(stem).includes(word));
      if (has(lower)) return { set, ground: String(lower), from: 'lower_base_tile_id' };
      if (has(upper)) return { set, ground: String(upper), from: 'upper_base_tile_id' };
    }
  }
  return undefined;
}

/** "and a second one sand to water that fits": the ground that it has in common with a set of the same message is the very same. */
export function joinedToComing(steps: readonly Step[], wish: Wish, { coming = [] }: Context): readonly Step[] {
  const [step, more] = steps;
  if (!step || more || typeof step.args === 'function' || !(GOES.test(wish.words) || /\b(?:second|another|also)\b/i.test(wish.words))) return steps;
  const { args } = step;
  for (const [at, one] of coming.entries()) {
    if (one.tool !== 'create_topdown_tileset' || typeof one.args === 'function') continue;
    for (const mine of ['lower', 'upper'] as const)
      for (const theirs of ['lower', 'upper'] as const)
        if (args[`${mine}_description`] === one.args[`${theirs}_description`])
          return [{ ...step, what: `${step.what}, with the same ${String(args[`${mine}_description`])}`, args: (_, all = []) => ({ ...args, ...(all[at]?.structured?.[`${theirs}_base_tile_id`] ? { [`${mine}_base_tile_id`]: all[at]!.structured![`${theirs}_base_tile_id`] } : {}) }) }];
  }
  return steps;
} // biome-ignore format: short enough

/** Looked up first; what is drawn then lies beside its ground, in its size. */
export function joinedSteps({ set, ground, from }: Joined, over: string, args: Readonly<Record<string, unknown>>, price: number): readonly Step[] {
  return [
    { tool: 'get_topdown_tileset', args: { tileset_id: set.id }, price: 0, what: `your tileset "${set.name}"` },
    {
      tool: 'create_topdown_tileset',
      args: (results) => {
        const base = results[0]?.structured?.[from];
        const size = results[0]?.structured?.tile_size;
        return { lower_description: ground, upper_description: over, ...(typeof size === 'number' ? { tile_size: size } : {}), ...args, ...(typeof base === 'string' ? { lower_base_tile_id: base } : {}) };
      },
      price,
      what: `tiles: ${ground} to ${over}`,
    },
  ];
} // biome-ignore format: short enough
