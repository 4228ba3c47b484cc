/** What somebody wears, holds or grows. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { bareNoun } from './nouns.ts';

/** Whether the last word of a phrase is something that is worn, held or grown. */
export function isPiece(text: string): boolean {
  const words = bareNoun(text).toLowerCase().split(/\s+/);
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].some((last) =>
    LEXICON.read(last).some(({ is }) => is === 'piece'),
  );
}

/** Slots of pieces that somebody holds: the others are worn, or grow. */
const IN_HANDS = /^(?:left|right|hands?|back)$/;

/** Whether the last word of a phrase is something that nobody puts down: a garment, hair, a beard. */
export function isWorn(text: string): boolean {
  const words = bareNoun(text).toLowerCase().split(/\s+/);
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].some((last) =>
    LEXICON.read(last).some((reading) => reading.is === 'piece' && !IN_HANDS.test(reading.slot)),
  );
}
