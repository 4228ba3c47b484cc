/** What the picture engine shows of a description, and what it would leave out. */
import { isAdjective } from '../words/adjectives.ts';
import { pictured } from '../words/pictured.ts';

export interface Shown {
  /** Words that have to be in it, and would not be. */
  readonly lost: readonly string[];
  /** Words of a mood or a manner: the picture is what is meant without them, too. */
  readonly minor: readonly string[];
  /** What is drawn in its place, where nothing is called so. */
  readonly standIn: string | undefined;
  /** Nobody knows what it is: anything drawn would be a guess. */
  readonly unknown: boolean;
}

/** Below this the engine only guesses; up to a whole it draws something like it. */
const [GUESS, SURE] = [0.5, 0.9];
/** How it is meant, and nothing that is seen. */
const MANNER =
  /^(?:style|styled|vibes?|looking|look|aesthetics?|theme|themed|medium|version|nice|cool|epic|awesome|good|great|simple|detailed|usable|readable|clean|looks|like|lots|lot|kind|type|kinda|game|sprite|pixel|art|character|npc|enemy|boss|item|prop|asset|icon|effect|animation|animated|vfx|fx|symbol|medieval|fantasy|rpg|same|matching|original|classic|generic|typical|normal|standard|various|different|hand|drawn|world|level|also|very|really|super|bit|little|maybe|each|one|ones|them|all|both|every|set|shaped|sized|colored|coloured|facing|right|left|front|visible|wearing|holding|having|carrying|background|transparent|minimal|minimalist|minimalistic|simplistic|realistic|hd)$/i;
/** Adjectives by their form. */
const MOOD = /(?:ful|ous|ish|ive|less|esque|like|ical|[^l]y|ary|ing)$/i;

/** `manner`: words that say only how all of it is meant; they are minor. */
export function shownOf(words: string, manner: readonly string[] = []): Shown {
  const { brief, lost } = pictured(words);
  const without = withoutIn(words);
  const said = lost.filter(
    (word) =>
      /^[a-z'-]{2,}$/i.test(word) && !without.includes(word.toLowerCase()) && words.toLowerCase().includes(word),
  );
  const ofManner = manner.join(' ').toLowerCase();
  // "Count Morbus": a name
  const isName = (word: string): boolean =>
    new RegExp(`[a-z,] ${word[0]!.toUpperCase()}${word.slice(1)}\\b`).test(words);
  const isMinor = (word: string): boolean =>
    isName(word) ||
    MANNER.test(word) ||
    ofManner.includes(word.toLowerCase()) ||
    (MOOD.test(word) && isBefore(words, word)) ||
    isAdjective(word);
  const standIn =
    brief.confidence < SURE && brief.confidence >= GUESS
      ? brief.drawnAs.replace(/ \((?:stand-in|the nearest|a guess).*$/i, '')
      : undefined;
  return {
    lost: said.filter((word) => !isMinor(word)),
    minor: said.filter((word) => isMinor(word) && !MANNER.test(word)),
    standIn,
    unknown: brief.confidence < GUESS,
  };
}

/** What must not be there is not missed. */
const withoutIn = (words: string): readonly string[] =>
  [...words.matchAll(/\b(?:without|no|not)\s+((?:[a-z'-]+\s?){1,4})/gi)].flatMap(([, said = '']) =>
    said.toLowerCase().split(/\s+/),
  );
/** It stands before what it describes. */
const isBefore = (words: string, word: string): boolean => new RegExp(`\\b${word}\\b,? [a-z]`, 'i').test(words);
