/** Whether words are the name of something, with what is said of it: what has a verb of its own is a sentence, and no picture. */

import { LEXICON } from '../../engine/understand/default-lexicon.ts';

/** What a name may be followed by. */
const LINKS =
  'with|without|in|on|at|of|under|near|from|by|over|behind|beside|between|inside|into|onto|through|around|across|against|above|below|like|as|for|to|and|or|but|not|no|off|out|up|down|than|next|plus|both|all|holding|wearing|carrying|wielding|riding|having|whose|has|have|wears|holds|carries|made|is|are|who|that|which|where|only|around|covered|full|half';
const LINK = new RegExp(`(?:^(?:${LINKS})|ing|ed|en|s)$`, 'i');
const ARTICLES = /^(?:an?|the|my|our|your|his|her|their|its|this|these|those|some|any)$/i;
/** Who speaks or is spoken to; what may, must and would be; when and why. */
const OF_A_SENTENCE =
  /^(?:i|i'm|i'd|i've|we|we're|you|u|me|us|he|she|they|them|should|shouldn't|would|wouldn't|could|couldn't|can|can't|cannot|must|may|might|shall|will|won't|do|don't|does|doesn't|did|didn't|was|were|am|isn't|aren't|wasn't|if|because|unless|although|though|whether|why|when|what|how|please|yesterday|today|tomorrow|already|yet|ever|never|always|again|instead|something|anything|nothing|someone|anyone|better|nicer|cooler|more|less|than)$/i;
const RELATIVE = /^(?:who|that|which|where|whose|when|while|as)$/i;
/** Nothing ends with these. */
const OPEN_END =
  /^(?:an?|the|my|our|his|her|its|their|with|without|in|at|of|from|for|to|and|or|as|by|than|that|who|which|is|are|be)$/i;

/** The word at which a name stops being one; undefined where it is one. */
export function notAName(words: string): string | undefined {
  const all = words.split(/\s+/).filter(Boolean);
  let relative = false;
  for (const [i, word] of all.entries()) {
    const bare = word.replace(/[^\w'-]/g, '');
    if (i > 0 && RELATIVE.test(bare)) relative = true;
    // "a knight who can fly", "a girl that he loves"
    // "a can of soda" is no verb
    const isNoun =
      (i > 0 && LEXICON.read(`${all[i - 1]} ${bare}`.toLowerCase()).length > 0) ||
      (i === 0 && /^of$/i.test(all[1] ?? '')) ||
      (i > 0 && ARTICLES.test(all[i - 1]!));
    if (!relative && !isNoun && OF_A_SENTENCE.test(bare)) return bare;
    if (!relative && i > 0 && /^(?:is|are|has|have|had|be)$/i.test(bare)) return bare;
    if (i > 0 && ARTICLES.test(bare) && !LINK.test(all[i - 1]!.replace(/[^\w'-]/g, ''))) return all[i - 1];
  }
  const last = all.at(-1);
  return last && OPEN_END.test(last) ? last : undefined;
}
