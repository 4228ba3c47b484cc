/** What is asked of accounts, tokens, credits, refunds, privacy and rights. */
import { answer, found, topicOf } from '../answered.ts';
import type { Act } from '../types.ts';
import { refused } from './refused.ts';

export const accountAsked: Act = (wish) => {
  const no = refused(wish.words);
  if (no) return { steps: [], say: no };
  // "do i have to credit you": a verb, and no credits
  const named =
    /\b(?:have|need|must|should|supposed|required|obliged)\b.*\b(?:credit|mention|name|attribute|acknowledge) (?:you|u|pixelkiln|any(?:one|body)|the (?:service|site|tool))\b/i.test(
      wish.words,
    );
  const known = found(named ? { ...wish, words: 'credit attribution pixelkiln', slots: [{ slot: 'topic', words: 'credit attribution pixelkiln name you' }] } : wish, ['account']); // biome-ignore format: one line
  if (known) return answer(known);
  return {
    steps: [],
    say: `I do not know that of your account${topicOf(wish) ? ` ("${topicOf(wish).slice(0, 80)}")` : ''}. This server is run by somebody, who knows and can change it: accounts, tokens and credits are made with "npm run token", your own tokens, the balance and each booking stand in the studio under Account.`,
  };
};
