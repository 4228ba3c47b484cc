/** What a wish that cannot be done is about, as a picture: offered in its place. */
import { actOf } from './acts/index.ts';
import { totalOf } from './phrases.ts';
import { tidy } from './slots.ts';
import type { Context, Outcome, Wish } from './types.ts';
import { singular } from './words/nouns.ts';
import { subjectOf } from './words/subjects.ts';

/** "an essay about the romans", "a 3D model of a castle" → a roman, a castle. */
export function aboutOf(words: string): string | undefined {
  const [, said = ''] =
    /\b(?:about|of|for|with) (?:an? |the |some )?((?!(?:my|our|his|her|me|it|him|them|this|that|you|us)\b)(?:[a-z-]+ ){0,2}?[a-z-]+)(?= (?:in|as|for|to|with|on|that|who|please|pls)\b|\W*$|[,.!?])/i.exec(
      words,
    ) ?? [];
  const one = singular(tidy(said));
  return one && subjectOf(one) ? one : undefined;
}

/** A drawing of it with its price; done after a yes. */
export function drawingOf(words: string, why: string, context: Context): Outcome | undefined {
  const subject = subjectOf(words);
  if (!subject) return undefined;
  const alive = subject.kind === 'person' || subject.kind === 'animal' || subject.creature;
  const wish: Wish = {
    act: alive ? 'make.character' : 'make.object',
    words,
    slots: [{ slot: 'n', words }],
    sure: 1,
    loose: [],
  };
  const outcome = actOf(wish)(wish, context);
  if (!outcome || outcome.ask || outcome.lost?.length || !totalOf(outcome.steps)) return undefined;
  return { steps: outcome.steps, notes: outcome.notes ?? [], instead: why };
}
