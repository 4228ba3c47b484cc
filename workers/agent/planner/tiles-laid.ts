/** Tilesets in a chain, and things that stand on them. */
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import { listed } from './phrases.ts';
import type { Context, Outcome, Step, Wish } from './types.ts';
import { pictured } from './words/pictured.ts';

/** One set for each two neighbours; they share the ground that lies between them. */
export function laidFromAbove(grounds: readonly string[], more: Args, price: number): readonly Step[] {
  return grounds.slice(1).map((upper, i): Step => {
    const lower = grounds[i]!;
    const args = { lower_description: lower, upper_description: upper, ...more };
    const chained = (results: readonly Result[]): Args => {
      const base = results[i - 1]?.structured?.upper_base_tile_id;
      return { ...args, ...(typeof base === 'string' ? { lower_base_tile_id: base } : {}) };
    };
    return {
      tool: 'create_topdown_tileset',
      args: i ? chained : args,
      price,
      what: `tiles: ${lower} to ${upper}${more.transition_description ? `, ${more.transition_description} between` : ''}`,
    };
  });
}

const OBJECT_SIDE = 48;
/** What is no ground is drawn as a thing by itself, to be put on the tiles or the map. */
export function andThings(laid: Outcome, things: readonly string[], _wish: Wish, { projectId }: Context): Outcome {
  if (!things.length) return laid;
  const steps = things.map(
    (words): Step => ({
      tool: 'create_map_object',
      args: {
        description: words,
        width: OBJECT_SIDE,
        height: OBJECT_SIDE,
        ...(projectId ? { project_id: projectId } : {}),
      },
      price: 1,
      what: words,
    }),
  );
  const lost = things.flatMap((words) => pictured(words).lost);
  const note = `${listed(things)}: drawn as ${things.length > 1 ? 'things by themselves' : 'a thing by itself'}, to be put on it in the studio.`;
  return {
    ...laid,
    steps: [...laid.steps, ...steps],
    notes: [...(laid.notes ?? []), note],
    lost: [...(laid.lost ?? []), ...lost],
  };
}
