/** "give him a staff, and a kick": who moves is the one that the same message changes before, and not the one without the staff. */
import { wordsOf } from './slots.ts';
import type { Outcome, Step, Wish } from './types.ts';

const POINTS = /^(?:it|him|her|them|that|this|he|she|they)$/i;

export function movesComing(wish: Wish, outcome: Outcome, coming: readonly Step[]): Outcome {
  const at = coming.findLastIndex(({ tool }) => tool === 'create_character_state');
  const state = coming[at];
  const of = state && typeof state.args !== 'function' ? state.args.character_id : undefined;
  if (!state || !of || wish.act !== 'animate' || !wordsOf(wish, 'target').every((words) => POINTS.test(words))) return outcome; // biome-ignore format: one line
  const steps = outcome.steps.map((step): Step => {
    const { args } = step;
    if (step.tool !== 'animate_character' || typeof args === 'function' || args.character_id !== of) return step;
    return {
      ...step,
      args: (_, all = []) => ({ ...args, character_id: String(all[at]?.structured?.character_id ?? of) }),
      what: `${state.what}: ${step.what.replace(/^.*: /, '')}`,
    };
  });
  return { ...outcome, steps };
}
