/**
 * Everyday ways to say something, put into the words that all readers know: what is taken back, what is said beside a wish, who is left to
 * the assistant, the same thing twice in two states. Each rule is of a form of speech, and what it leaves out or chooses is told.
 */

import { corrected } from '../talk/corrections.ts';
import { usualForms } from './forms.ts';
import { plainGame } from './games.ts';
import { leftOpen } from './left-open.ts';
import { oneMap } from './maps.ts';
import { withoutHail, withoutRemarks } from './remarks.ts';
import { inStates } from './states.ts';
import { takenBack } from './taken-back.ts';

export interface Said {
  readonly text: string;
  /** What is told of it beside the plan. */
  readonly notes: readonly string[];
}
type Reader = (text: string) => Said;

const LONGEST = 600;

/** "hi there" */
const GREETS =
  /^\W*(?:hi|hello|hey|yo|hiya|greetings|good (?:morning|evening|afternoon|day)) (?:there|all|everyone|everybody|folks|team|friend|guys|again|bot|assistant)\W*$/i;
/** "cheers, that's all" */
const ENDS =
  /^\W*(?:(?:ok(?:ay)?|cheers|thanks?(?: you)?|thx|great|perfect|cool|bye+|good ?night|see (?:you|ya)|cya|later|that(?:'s| is|s) (?:all|it|everything)|i'?m (?:done|good)|all done|for (?:now|today)|have a (?:nice|good) (?:day|one|evening|night))\W+)*(?:bye+|good ?night|see (?:you|ya)(?: later| soon| tomorrow)?|cya|that(?:'s| is|s) (?:all|it|everything)(?: for (?:now|today))?|all done|have a (?:nice|good) (?:day|one|evening|night))\W*$/i;
const greeting: Reader = (text) => ({
  text: GREETS.test(text) ? 'hello' : ENDS.test(text) ? 'thanks' : text,
  notes: [],
});

/** "a boat. wait, make it a submarine": what was said first is not meant. */
const withoutFirst: Reader = (text) => {
  let said = text;
  // "a bird. no, an owl. no wait a bat": as often as somebody thinks better of it
  for (let left = MOST_CORRECTIONS; left > 0 && !OF_WHAT_IS_THERE.test(said); left--) {
    const next = corrected(said);
    if (next === said) break;
    said = next;
  }
  return { text: said, notes: [] };
};
const MOST_CORRECTIONS = 4;
/** "use the fox instead of the knight", "her dress should be green not purple": what goes and what comes are both told of something that is there. */
const OF_WHAT_IS_THERE =
  /^\W*(?:(?:please|pls|can you|could you|now|no|and|but|i said)[\s,]+)*(?:(?:use|put|swap|change|replace|recolou?r|turn|paint|give|make|take|add|keep|let|set) (?:[a-z]+ ){0,3}?(?:the|my|our|it|him|her|them|his|its)\b|(?:the|my|our|his|her|its|same|shooting|music|enemies|jumping|controls?)\b|give (?:the )?(?:player|hero|boss)\b)/i;

const READERS: readonly Reader[] = [
  greeting,
  takenBack,
  withoutRemarks,
  usualForms,
  oneMap,
  plainGame,
  withoutFirst,
  inStates,
  leftOpen,
];

/** The message in plain words. `fresh`: the conversation has made nothing of which it might be said. */
export function everyday(message: string, fresh: boolean): Said {
  if (message.length > LONGEST) return { text: message, notes: [] };
  const readers = fresh ? READERS : [takenBack, withoutHail];
  return readers.reduce<Said>(
    ({ text, notes }, read) => {
      const said = read(text);
      return { text: said.text, notes: [...notes, ...said.notes] };
    },
    { text: message, notes: [] },
  );
}
