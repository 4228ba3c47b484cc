/** Words that say how something is. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { isMore } from '../acts/edit-pairs.ts';
import { isAdjective, mayColour } from './adjectives.ts';
import { isPiece } from './pieces.ts';
import { subjectOf } from './subjects.ts';

const ENDS = /(?:ed|en|nt|y|ing|ish|less|ful|ous)$/i;

/** "burnt", "sticky", "curvier": whether a table has it or not. */
export const describes = (word: string): boolean =>
  isAdjective(word) || mayColour(word) || isMore(word) || (/^[a-z-]{4,}$/i.test(word) && ENDS.test(word) && !subjectOf(`a ${word}`) && !isPiece(word)); // biome-ignore format: one line

/** "more rust" is put on it, "more rusty" is how it looks. */
export const isStuff = (word: string): boolean =>
  !ENDS.test(word) && LEXICON.read(word.toLowerCase()).some(({ is }) => /^(?:concept|material|element)$/.test(is));
