/** What a question is: how it begins, and that a wish in the form of one ("can the hut be pink?", "could you draw …") is none. */
import { asWished } from './wished.ts';

/** Said before it. */
const LEAD = '(?:(?:hey|hi|hello|so|and|ok|okay|also|but|btw|wait|um|hmm|please|can you tell me|tell me|explain)\\W+)*';
export const WORDS = "what(?:['’]?s)?|which|how|why|when|where|who";
export const IS = 'is|are|was|were|does|do|did|has|have';
export const MAY = 'should|can|could|will|would';
/** Of a number or a measure. */
export const HOW_MUCH = 'how (?:many|much|big|large|tall|wide|high|long|hard|often|far)';

/** A message that begins with one of these. */
export const begins = (...openers: readonly string[]): RegExp =>
  new RegExp(`^\\W*(?:[\\w ]{2,20}: ?\\W*)?${LEAD}(?:${openers.join('|')})\\b`, 'i');

/** Something is to be done, however it is asked. */
const ORDERS =
  /\b(?:can|could|would|will) (?:you|u)\b(?! (?:do|make|have|handle|support)? ?(?:tile ?sets|terrains))|\b(?:please|pls|plz)\b|^\W*(?:make|draw|add|give|create|change|put|turn|animate|animation|build)\b/i;
export const isOrder = (message: string): boolean => ORDERS.test(message) || asWished(message) !== message;

const ANY = begins(WORDS, IS, MAY);
/** Behind a colon or another sentence, "32 or 64". */
const WITHIN = new RegExp(`\\?|[:,;.] ?\\W*${LEAD}(?:${WORDS}|${IS}|${MAY})\\b|\\b\\d+ or \\d+\\b`, 'i');
/** Something is asked, at the beginning or anywhere in it. */
export const isQuestion = (message: string): boolean => ANY.test(message) || WITHIN.test(message);

const FACT = begins(
  HOW_MUCH,
  "what(?:['’]?s)?",
  'which',
  'is',
  'are',
  'does',
  'do',
  'has',
  'have',
  'why (?:is|are|does|do|has|have)',
);
/** A fact of something that is there is asked for. */
export const asksFact = (message: string): boolean => FACT.test(message) && asWished(message) === message;
