/** Clauses that say more of who or what stands before them. */
import { AFTER_NOUN, ATTRIBUTE, GARMENT, HAS, HELD, isFigure, NUMBER, PATTERN, STANCE } from '../clause-words.ts';
import { isAdjective, isColour, isPiece, isWorn, subjectOf } from '../subjects.ts';
import { ARTICLE } from '../words.ts';
import type { Wish } from './types.ts';

/** "with white suit" · "smoke can": both without an article, so that the one "with" is said of both. */
const goesOnWith = (clause: string, before: string): boolean =>
  !ARTICLE.test(clause) &&
  !NUMBER.test(clause) &&
  clause.split(/\s+/).length <= 3 &&
  /\b(?:with|holding|wearing|carrying) (?!(?:an?|the|his|her|its|two|\d)\b)[\w-]+(?: [\w-]+){0,2}(?: and [\w-]+(?: [\w-]+){0,2})*$/i.test(
    before,
  );

/** A clause about who stands before it: "his hair is red" → "with red hair", "she wears a crown" → "wearing a crown". */
export function toldOf(clause: string): string | undefined {
  const [, part, how] =
    /^(?:(?:half|all|most|part) (?:of )?)?(?:his|her|its|their|the) ([\w -]+?) (?:is|are|should be) (.+)$/i.exec(
      clause,
    ) ?? [];
  if (part && how)
    return `with ${/^(?:an?|made|of)\b/i.test(how) ? `${part} ${how.replace(/^made /, '')}` : `${how} ${part}`}`;
  const [, verb, what] =
    /^(?:who |that |and )?(?:(?:he|she|it|they)(?: also)? |(?=has |have |wears? |holds? ))(is|are|has|have|wears?|holds?|carries|carry|wearing|holding|should (?:have|wear|hold|be))(?: got)? (.+)$/i.exec(
      clause,
    ) ?? [];
  if (!verb || !what) return undefined;
  // what somebody is or does
  return /^(?:is|are|should be)$/i.test(verb) ? (isAdjective(what) ? what : undefined) : `with ${what}`;
}

/** "a mailbox", "red" → "a red mailbox" */
export function described(words: string, how: string): string {
  const [, article, rest = words] = /^(an?|the)\s+(.*)$/i.exec(words) ?? [];
  return `${article ? `${/^[aeiou]/i.test(how) ? 'an' : 'a'} ` : ''}${how} ${rest}`;
}

export const withoutColours = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !isColour(word))
    .join(' ')
    .replace(/^an? (?=\w)/i, 'a ');

/** What is shaped like somebody, and wears things. */
const FIGURE =
  /\b(?:snowm[ae]n|scarecrow|robot|android|statue|doll|puppet|teddy|bear|mannequin|golem|totem|gnome|skeleton|mummy|nutcracker|gingerbread|plush\w*|figurine|skull|pumpkin|dummy)\b/i;

/** Whether a clause says more of who stands before it: "a blue hat and *a long staff*". */
export function belongs(clause: string, before: Wish, ofOne: boolean): boolean {
  if (ATTRIBUTE.test(clause) || (before.kind === 'character' && HELD.test(clause))) return true;
  // "tongue out"
  if (STANCE.test(clause)) return true;
  // "waves crashing against it"
  if (
    !ARTICLE.test(clause) &&
    /\b(?:against|on|around|over|under|in|at|beside|behind|from|near) (?:it|him|her|them)$/i.test(clause)
  )
    return true;
  // "cracks glowing orange"
  if (
    !ARTICLE.test(clause) &&
    /^[\w -]+? (?:glowing|shining|dripping|burning|smoking|bleeding|sparkling)\b/i.test(clause) &&
    !isFigure(clause)
  )
    return true;
  // "desert camo", "racing stripes livery"
  if (
    !ARTICLE.test(clause) &&
    /\b(?:camo(?:uflage)?|livery|paint ?job|colou?r scheme|finish|theme|skin)$/i.test(clause)
  )
    return true;
  // "blue glow"
  if (!ARTICLE.test(clause) && /\b(?:glow|aura|halo|sparks|sparkles|flames|particles)$/i.test(clause)) return true;
  // "a snowman with a carrot nose and a top hat"
  if (before.kind === 'object' && HAS.test(before.words) && isWorn(clause) && FIGURE.test(before.words)) return true;
  // a pattern, a part that nobody has as a thing
  if (/^an?\s/i.test(before.words) && !ARTICLE.test(clause) && !NUMBER.test(clause) && PATTERN.test(clause))
    return true;
  // "with the hat and the net"
  if (/^(?:the|his|her|its|their)\s/i.test(clause) && HAS.test(before.words) && !isFigure(clause)) return true;
  // "a tavern, two floors, sign with a beer mug": an amount of what is nothing by itself, and what follows it
  if (NUMBER.test(clause) && !subjectOf(clause.replace(NUMBER, ''))) return true;
  if (before.kind !== 'character' && HAS.test(before.words) && !ARTICLE.test(clause) && !NUMBER.test(clause))
    return true;
  // "a bridge made of rope and planks": what is named without an article after one that has one
  if (before.kind !== 'character')
    return (
      // "snowy rock" is one more thing
      (isAdjective(clause) && !(/\s/.test(clause) && subjectOf(clause)?.kind === 'thing')) ||
      (/^an?\s.* (?:of|with|from|made) /i.test(`${before.words} `) && !ARTICLE.test(clause) && !NUMBER.test(clause))
    );
  const subject = subjectOf(clause);
  const piece = clause.split(AFTER_NOUN)[0]!;
  if (GARMENT.test(piece) && !/^an?\s/i.test(clause)) return true;
  if (!isPiece(piece) || subject?.kind === 'person' || subject?.kind === 'animal')
    return isAdjective(clause) || (!isFigure(clause) && goesOnWith(clause, before.words));
  // a sword may be a thing of its own, a shirt is somebody's
  return isWorn(piece) || HAS.test(before.words) || (ofOne && !ARTICLE.test(clause) && !NUMBER.test(clause));
}
