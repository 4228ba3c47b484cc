/** Clauses about what somebody does. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { ATTRIBUTE, HAS, HELD } from '../clause-words.ts';
import { isAction, moveOf } from '../moves.ts';
import { isAdjective, isPiece, subjectOf } from '../subjects.ts';
import { isWord } from '../talk/spelling.ts';
import { type Rule, wordsOf } from './reading.ts';
import { toldOf } from './said-of.ts';
import type { Wish } from './types.ts';

/** What is told of who stands before it. */
export const toldRule: Rule = ({ clause, before }, r) => {
  const told = before && (before.kind === 'character' || before.kind === 'object') ? toldOf(clause) : undefined;
  if (told && before) {
    const link = /^(?:with|in|wearing|holding|carrying)\b/.test(told) ? ' ' : ', ';
    r.replaceLast({ ...(before as Extract<Wish, { kind: 'character' }>), words: `${before.words}${link}${told}` });
    return true;
  }
  return false;
};

/** A word that nothing that is drawn is called by. */
const isStrangeVerb = (word: string, surely: boolean): boolean =>
  LEXICON.read(word.toLowerCase()).length === 0 &&
  LEXICON.read(word.toLowerCase().replace(/s$/, '')).length === 0 &&
  !isAdjective(word) &&
  !subjectOf(word) &&
  (surely || /[^s]s$/.test(word) || isWord(word.toLowerCase()));

/** What somebody does. */
export const moveRule: Rule = ({ clause, raw, before }, r) => {
  const mover = before?.kind === 'character' ? before : undefined;
  // "sword, bow, helmet": a thing of its own, though one may bow
  const isThing = before?.kind === 'object' && !/animat|cycle/i.test(clause) && subjectOf(clause)?.kind === 'thing';
  // "with run and throw": nothing that is held
  const [, done] = /^with (?:an? )?(.+)$/i.exec(clause) ?? [];
  const withMove = mover && done && !isPiece(done) ? moveOf(done, mover.skeleton) : undefined;
  // "with spear and round shield": held, and no movement
  const isHeld =
    (ATTRIBUTE.test(clause) && !/\b(?:animations?|cycles?)$/i.test(clause) && !withMove) ||
    (HAS.test(wordsOf(before)) &&
      isPiece(clause) &&
      !/^(?:walk|run|jump|attack|idle|kick|punch|dance|wave|die|fly|swim|cast|crouch)/i.test(clause));
  const [, acted] = /^(?:and )?(?:he|she|it|they)(?: (?:can|should|must|will|also))* ([a-z].+)$/i.exec(raw) ?? [];
  const [, modal] =
    /^(?:and )?(?:he|she|it|they) (?:(?:can|should|must|will|has to|needs to) (?:also )?(?=[a-z]+$)|(?=[a-z]+s$))([a-z]+)$/i.exec(
      raw,
    ) ?? [];
  const listed = mover && /^[a-z]+$/i.test(raw) && !isPiece(raw) && isAction(raw) && !subjectOf(raw) ? raw : undefined;
  const besides = mover && mover.moves.length > 0 ? /^(?:and )?([a-z]+)$/i.exec(raw)?.[1] : undefined;
  // "it slides and waddles", "he should headbang": a verb that no list has
  const verb = listed ?? (mover && [modal, besides].find((word) => word && isStrangeVerb(word, word === modal)));
  const told2 = mover && /^(?:and )?(?:he|she|it|they) (?:can|should|must|will|has to|needs to) /i.test(raw);
  const acts =
    mover &&
    acted &&
    !/^(?:is|are|has|have|wears?|holds?|carr|looks?|seems?|lives?|likes?|loves?)\b/i.test(acted) &&
    (isAction(acted) ||
      (told2 &&
        !/^(?:be|get|become|need|come|stay|appear|match|fit)\b/i.test(acted) &&
        acted.split(' ').length <= 5 &&
        isWord(acted.split(' ')[0]!.toLowerCase())));
  const move =
    isThing || isHeld || HELD.test(clause)
      ? undefined
      : (withMove ?? moveOf(clause, mover?.skeleton) ?? (acts ? acted.replace(/[.!?\s]+$/, '') : verb));
  if (move && (mover || before?.kind === 'object')) {
    r.replaceLast({
      ...(before as Extract<Wish, { moves: readonly string[] }>),
      moves: [...new Set([...(before as { moves: readonly string[] }).moves, move])],
    });
    return true;
  }
  if (move && !before && r.hasFormer) {
    r.moves.push(move);
    return true;
  }
  return false;
};
