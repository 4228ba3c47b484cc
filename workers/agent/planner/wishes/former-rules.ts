/** Clauses that go on with what stands before them. */
import { AFTER_NOUN, ANOTHER, ATTRIBUTE, CALLED, COMPARED, HAS } from '../clause-words.ts';
import { isAdjective, subjectOf } from '../subjects.ts';
import { isTale } from '../talk/acts.ts';
import { ARTICLE, bareNoun } from '../words.ts';
import { called, wishOf } from './one.ts';
import type { Rule } from './reading.ts';
import { belongs, described, withoutColours } from './said-of.ts';

/** The same once more, or another of its kind. */
export const againRule: Rule = ({ clause, same, before }, r) => {
  // "a shopkeeper, kind of a chubby lady": the same, told once more
  if (same && before && 'words' in before && ARTICLE.test(clause)) {
    r.replaceLast({ ...before, words: `${before.words}, ${clause}` });
    return true;
  }
  // "stall with fruits, stall with cloth": another of its kind
  const headOf = (words: string): string => bareNoun(words.split(AFTER_NOUN)[0]!).toLowerCase();
  if (
    before &&
    (before.kind === 'object' || before.kind === 'character') &&
    AFTER_NOUN.test(clause) &&
    headOf(clause) === headOf(before.words)
  ) {
    const next = wishOf(clause, r.notes);
    if (next) {
      r.wishes.push(next);
      return true;
    }
  }
  return false;
};

/** What belongs to who or what stands before it. */
export const ofFormerRule: Rule = ({ clause, before }, r) => {
  if (
    before &&
    (before.kind === 'character' || before.kind === 'object') &&
    !(r.ofMany && /^an? /i.test(clause) && !HAS.test(before.words)) &&
    belongs(clause, before, r.ofOne)
  ) {
    const link = ATTRIBUTE.test(clause) ? ' ' : HAS.test(before.words) || isAdjective(clause) ? ' and ' : ' with ';
    // "spaceship, red and white": how it is stands before its noun
    const isHow = isAdjective(clause) && !HAS.test(before.words) && bareNoun(before.words).split(' ').length < 4;
    r.replaceLast({ ...before, words: isHow ? described(before.words, clause) : `${before.words}${link}${clause}` });
    return true;
  }
  // "a lighthouse. It was white with a red stripe"
  const [, how, more] = /^([\w-]+(?: and [\w-]+)?) (with .+)$/i.exec(clause) ?? [];
  if (how && more && before && (before.kind === 'character' || before.kind === 'object') && isAdjective(how)) {
    r.replaceLast({ ...before, words: `${described(before.words, how)} ${more}` });
    return true;
  }
  // "a blue crystal. Also a red one and a purple one"
  const [, which] = /^(?:an?|another) (.+?) one$/i.exec(clause) ?? [];
  if (
    which &&
    before &&
    (before.kind === 'character' || before.kind === 'object') &&
    isAdjective(which) &&
    new RegExp(
      `\\b(?:also|and|plus|then)(?: also)? (?:an?|another) ${which} one\\b|\\banother ${which} one\\b`,
      'i',
    ).test(r.text)
  ) {
    r.wishes.push({ ...before, words: described(withoutColours(before.words), which) });
    return true;
  }
  // "a mailbox? Red one"
  const [, ofIt] = /^(?:an? |the )?(.+?) ones?$/i.exec(clause) ?? [];
  if (
    ofIt &&
    before &&
    (before.kind === 'character' || before.kind === 'object') &&
    (isAdjective(ofIt) || (!/\s/.test(ofIt) && !/^(?:that|this|another|other|same)$/i.test(ofIt)))
  ) {
    r.replaceLast({ ...before, words: described(before.words, ofIt) });
    return true;
  }
  const other = before && ANOTHER.exec(clause)?.[1];
  if (other && (before.kind === 'character' || before.kind === 'object')) {
    const noun = bareNoun(before.words)
      .split(AFTER_NOUN)[0]!
      .split(/\s+/)
      .filter((word) => !isAdjective(word))
      .join(' ');
    const drawn = noun && wishOf(`a ${noun} ${/^(?:in|with)\b/i.test(other) ? other : `in ${other}`}`, r.notes);
    if (drawn) {
      r.wishes.push(drawn);
      return true;
    }
  }
  if (CALLED.test(bareNoun(clause)) && r.puzzles.length) {
    const wish = called(bareNoun(clause).toLowerCase(), bareNoun(r.puzzles.pop()!));
    if (wish) {
      r.wishes.push(wish);
      return true;
    }
  }
  // "…, it is for my brother"
  if (r.wishes.length && isTale(clause)) return true;
  // "draw his house", "bigger sword": of somebody who is there, and nothing of its own
  if (
    r.hasFormer &&
    !before &&
    ((/^(?:his|her|their|its)\s/i.test(clause) && subjectOf(bareNoun(clause))?.kind !== 'animal') ||
      COMPARED.test(clause))
  ) {
    r.puzzles.push(clause);
    return true;
  }
  return false;
};
