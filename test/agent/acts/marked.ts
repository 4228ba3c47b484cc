/** Wishes as they are marked: "[ground sand] to [ground water]". */
import type { Context, Wish } from '../../../workers/agent/planner/types.ts';

export const CONTEXT: Context = {
  own: [],
  recent: [],
  game: undefined,
  gameBefore: undefined,
  projectId: null,
  past: [],
  agreed: false,
};
export function wishOf(act: string, marked: string): Wish {
  const slots = [...marked.matchAll(/\[(\w+) ([^\]]*)\]/g)].map(([, slot, words]) => ({ slot: slot!, words: words! }));
  return { act, words: marked.replace(/\[\w+ ([^\]]*)\]/g, '$1'), slots, sure: 0.9, loose: marked.replace(/\[[^\]]*\]/g, ' ').split(/\W+/).filter((word) => word.length > 2) };
} // biome-ignore format: short enough
