/** Who acts, of all that words may name. */
import { bareNoun, singular } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';
import { one } from './words/game-slots.ts';

/** An animal, a person or a creature: no thing and no place. */
export const isSomebody = (words: string): boolean => {
  const subject = subjectOf(words) ?? subjectOf(singular(bareNoun(words)));
  return subject !== undefined && (subject.kind === 'animal' || subject.kind === 'person' || subject.creature === true);
};

const TAIL = /^(.+?)( (?:with|on|in|of|from|at|holding|wearing|riding|who|that) .+)$/i;
/** One of many is drawn: "cops on segways" → "a cop on segways". */
export const oneOf = (words: string): string => {
  const [, head, tail] = TAIL.exec(words) ?? [];
  return head && tail ? `${one(head)}${tail}` : one(words);
};

/** "you're a hedgehog", "him on a moped": who it is. */
export const whoIs = (words: string): string =>
  words
    .replace(/^(?:he|she|it|you|u|i|they|we)(?:'s|'re|'m| is| are| am| play(?: as)?) (?=\S)/i, '')
    .replace(/^him\b/i, 'a man')
    .replace(/^her(?= (?:on|in|with)\b)/i, 'a woman')
    .replace(/^(?:swarms?|herds?|packs?|waves?|hordes?|groups?|lots|clouds?|fields?) of (?=[a-z])/i, '')
    .replace(/,.*$/, '')
    .replace(/ (?:sprite|character|drawing|picture|now and then|sometimes|everywhere)$/i, '')
    .replace(/(?<=[a-z]) (?:come|comes|give|gives|open|opens|drop|drops|chase|chases|make|makes) .*$/i, '')
    .trim();
