/** What is asked of accounts, tokens, credits, refunds, privacy and rights. */
import { answer, found, topicOf } from '../answered.ts';
import type { Act } from '../types.ts';
import { refused } from './refused.ts';

export const accountAsked: Act = (wish) => {
  const no = refused(wish.words);
  if (no) return { steps: [], say: no };
  const known = found(wish, ['account']);
  if (known) return answer(known);
  return {
    steps: [],
    say: `I do not know that of your account${topicOf(wish) ? ` ("${topicOf(wish).slice(0, 80)}")` : ''}. This server is run by somebody, who knows and can change it: accounts, tokens and credits are made with "npm run token", your own tokens, the balance and each booking stand in the studio under Account.`,
  };
};
