/** Parts in which nothing is to be drawn: what is answered where no other reader has an answer of its own. */
import type { Part } from '../../reader/index.ts';
import { BALANCE } from '../account.ts';
import { answerOf, plainAnswer, priceOf } from '../answers.ts';
import { cannotDo } from '../cannot.ts';
import * as say from '../says.ts';
import type { Plan } from '../step.ts';
import { faqOf } from '../talk/faq.ts';
import { topicOf } from '../topics.ts';
import { wordsOf } from './fields.ts';

/** Nothing is made and nothing is paid for where a message is one of these. */
export const isTalk = ({ act }: Part): boolean =>
  /^(?:ask\.|find$|export$|delete$|undo$|job$|balance$|price$|account$|game\.publish$|unsupported$|chat$|complaint$|unclear$|unsafe$|none$)/.test(
    act,
  );

/** By what a part does; undefined where another reader answers better. */
export function answered(part: Part): Plan | undefined {
  const { act, words } = part;
  const known = topicOf(words) ?? faqOf(words) ?? plainAnswer(words) ?? answerOf(words);
  switch (act) {
    case 'chat':
      return { ask: say.GREETING };
    case 'complaint':
      return { ask: say.COMPLAINT };
    case 'unclear':
      return { ask: say.VAGUE };
    case 'balance':
      return { steps: [BALANCE], notes: [] };
    case 'price': {
      const price = priceOf(words) ?? known;
      return price ? { tell: price } : undefined;
    }
    case 'delete':
      return { ask: say.noTaking(wordsOf(part, 'target')[0]) };
    case 'unsupported': {
      const why = cannotDo(words.toLowerCase());
      return why ? { ask: say.cannot(why) } : undefined;
    }
    default:
      return known ? { tell: known } : /^ask\./.test(act) ? { help: words } : undefined;
  }
}
