/** What single words of an order are: somebody, a colour, how a colour is. */
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { looksOf } from '../by-colour/nouns.ts';
import { looksIn, OTHER_PARTS, partIn } from '../look-words.ts';
import { PATTERN_WORDS } from '../patterns.ts';
import { rampNamed } from '../words-tones.ts';
import { coloursIn, isColour } from './words.ts';

export const THE = '(?:the |his |her |its |their |that |those )';
export const WHOM = '(?:him|her|it|them|this|that|me)';

export type Rewrite = (...found: readonly string[]) => string | undefined;

export const isWho = (word: string): boolean =>
  !partIn(word) &&
  LEXICON.read(word).some((r) => r.is === 'species' || r.is === 'guise' || (r.is === 'concept' && r.kind !== 'thing'));
export const isHeld = (words: string): boolean => partIn(words)?.slot === 'held';
export const areColours = (words: string): boolean => coloursIn(words).length > 0 && words.split(' ').every(isColour);
/** A word that says how a colour is, and is nothing itself: "desert tan", "hospital blue". */
export const saysHow = (word: string): boolean =>
  !isColour(word) &&
  !partIn(word) &&
  !OTHER_PARTS.test(word) &&
  looksIn(word).looks.length === 0 &&
  !PATTERN_WORDS.some(([w]) => w.test(word)) &&
  !LEXICON.read(word).some((r) => r.is === 'piece');

/** A word that means nothing here. */
export const isUnknown = (words: string): boolean =>
  words.split(/[- ]/).every((word) => word.length < 2 || (LEXICON.read(word).length === 0 && !partIn(word) && !OTHER_PARTS.test(word) && looksOf(word).length === 0 && looksIn(word).looks.length === 0 && !/^(?:version|one|all|over|too|please|now|and|parts?|areas?)$/.test(word) && !PATTERN_WORDS.some(([w]) => w.test(word)) && !LEXICON.read(word.replace(/s$/, '')).length)); // biome-ignore format: one line

/** "Army green" has a name of its own. */
export const isOneColour = (how: string, colour: string): boolean => {
  const [both, alone] = [rampNamed(`${how} ${colour}`), rampNamed(colour)];
  return both !== undefined && String(both) !== String(alone);
};

/** Words before a colour that say something else than its kind. */
export const NO_KIND =
  /^(?:look|be|all|half|into|to|an?|and|with|more|less|very|from|like|too|part|parts|become|go|just|completely|totally|fully|entirely)$/;
