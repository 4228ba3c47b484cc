/** What is not done, whoever asks, and the nearest thing that is. */
import { drawingOf } from '../nearest.ts';
import { tidy, wordsOf } from '../slots.ts';
import type { Act } from '../types.ts';
import { UNSAFE } from './refused.ts';

const YOUNG =
  /\b(?:child\w*|kids?|teens?|teenage\w*|minors?|under-?age|loli\w*|shota|school\w*|young|little|bab(?:y|ies)|toddlers?|\d+ (?:year|yr))/i;
const UNDRESSED =
  /\b(?:nud\w*|naked|sexy?|porn\w*|nsfw|hentai|erotic|lewd|topless|undressed|sprites?|please|pls|draw|make|me)\b,?/gi;

export const unsafe: Act = (wish, context) => {
  const row = UNSAFE.find(([said]) => said.test(wish.words));
  // of the young nothing is offered instead
  if (row && /sexual/.test(row[1]) && !YOUNG.test(wish.words)) {
    const who = tidy(
      (wordsOf(wish, 'n')[0] ?? wish.words)
        .replace(UNDRESSED, ' ')
        .replace(/^\s*an? /i, ' ')
        .replace(/\s+/g, ' '),
    );
    const dressed = who
      ? drawingOf(
          `${/^[aeiou]/i.test(who) ? 'an' : 'a'} ${who} in a green dress`,
          'No, I draw nothing sexual or naked; the figure in clothes I do.',
          context,
        )
      : undefined;
    if (dressed) return { ...dressed, heard: [wish.words] };
  }
  return {
    steps: [],
    say:
      row?.[1] ??
      'No, that I do not do. Monsters, weapons and the usual fights of games are fine. What else shall it be?',
  };
};
