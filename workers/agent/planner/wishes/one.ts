/** A clause by itself: who or what is to be drawn. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { AFTER_NOUN, IDIOM, NUMBER, ROLE_WITH_LOOKS, ROLES, YOUNG } from '../clause-words.ts';
import { SELF_MOVING, splitMoves } from '../moves.ts';
import { TWO_TO_TEN } from '../number-words.ts';
import { notAName } from '../phrase.ts';
import { isTogether, pictured } from '../pictured.ts';
import * as say from '../says.ts';
import { asSomebody } from '../somebody.ts';
import { type Subject, singular, subjectOf } from '../subjects.ts';
import { isWord } from '../talk/spelling.ts';
import { ARTICLE, bareNoun } from '../words.ts';
import type { Wish } from './types.ts';

export function wishOf(clause: string, notes: string[]): Wish | undefined {
  if (IDIOM.test(clause) || /^\d{3,}\s/.test(clause)) return undefined;
  const known = (words: string): Subject | undefined => subjectOf(words.replace(NUMBER, ''));
  const { who, moves } = splitMoves(clause, known);
  const counted = NUMBER.test(who);
  const single = bareNoun(who.replace(NUMBER, ''));
  // somebody of whom nothing but looks and a part to play is said
  if (ROLE_WITH_LOOKS.test(single)) return { kind: 'character', words: single, moves };
  const subject = subjectOf(single);
  if (!subject || subject.kind === 'place') return undefined;
  if (subjectOf(single.split(AFTER_NOUN)[0]!)?.kind === 'place') return undefined;
  // the noun itself has to be known: of "hero faster" it is not
  const noun = single.split(AFTER_NOUN)[0]!.replace(ROLES, ' ').trim().split(/\s+/).at(-1)!;
  // "a centaur archer": one of two that are known
  const alone = subjectOf(noun);
  const isKnown = YOUNG.test(noun) || subject.agent || alone?.creature || /^(?:person|animal)$/.test(alone?.kind ?? '');
  if (subject.unknown.some((one) => one.split(' ').at(-1) === noun.toLowerCase()) && !isKnown) return undefined;
  // what has a verb of its own is a sentence
  if (notAName(single)) return undefined;
  // of what is half unknown a picture would be a guess; what is said after the noun only adds to it
  const before = single
    .split(AFTER_NOUN)[0]!
    .split(/\s+/)
    .filter((word) => !/^(?:an?|the|of|with|in|on|at|and|for|to|his|her|its|from|my)$/i.test(word));
  const strange = subject.unknown.filter((word) => before.includes(word) || !isWord(word));
  if (!subject.agent && strange.length >= 2 && strange.length > before.length / 2) return undefined;
  // "three bats": a bat, and another, and a third
  const many = counted ? countOf(who) : undefined;
  if (counted && !many) notes.push(`I draw one of "${who}"; ask again for more of them.`);
  const count = many ? { count: many } : {};
  const words = many
    ? oneOf(single)
    : ARTICLE.test(who) && !/^(?:his|her|its|my|our|their|another|the|some|one)\s/i.test(who)
      ? who
      : single;
  // what is lost of somebody alone may show in a picture of several
  const lost = subject.unknown.length ? pictured(single).lost : [];
  if (lost.length) notes.push(say.mayNotShow(lost));
  // what a thing does in pictures is no part of a plan: the user is asked
  if (subject.kind === 'thing' && / (?:animations?|animated)$/i.test(single))
    return { kind: 'object', words: single.replace(/ (?:animations?|animated)$/i, ''), moves: ['moving'], ...count };
  // "a cactus enemy": who fights moves, whatever the body is
  const fights =
    /\b(?:enemy|boss|mob|minion|monster)$/i.test(single.split(AFTER_NOUN)[0]!) && subject.unknown.length === 0;
  if (subject.kind === 'thing' && !subject.creature && !fights) {
    // "a fire burning" is how it looks; "that spins" is what it does
    const does =
      moves.length > 0 &&
      (moves.some((move) => SELF_MOVING.test(move)) ||
        /\b(?:who|that|which) (?:can |should |must )?(?:spin|rotat|mov|bounc|flicker|blink|swing|turn|explod|open|clos|roll|fly|flies|walk|run|jump|danc)\w*/i.test(
          clause,
        ));
    const [, turning] = /^(?:an? |the )?(\w+ing)\s/i.exec(clause) ?? [];
    const isLook = !turning || LEXICON.read(turning.toLowerCase()).some(({ is }) => is === 'mood' || is === 'element');
    return {
      kind: 'object',
      words: moves.length && !does && isLook ? clause : words,
      moves: does || !isLook ? moves : [],
      ...count,
    };
  }
  // "an owl on a branch": one picture of both
  if (subject.kind !== 'person' && !moves.length && !many && isTogether(single))
    return { kind: 'object', words, moves };
  return {
    kind: 'character',
    words:
      subject.kind === 'person' || / \w+ing (?!out\b|up\b|its\b|his\b|her\b)/.test(words)
        ? asSomebody(words, subject)
        : words,
    ...(subject.skeleton ? { skeleton: subject.skeleton } : {}),
    moves,
    ...count,
  };
}

/** "soldiers with rifles" → "a soldier with rifles" */
function oneOf(several: string): string {
  const [head = ''] = several.split(AFTER_NOUN);
  const one = `${singular(head.trim())}${several.slice(head.trimEnd().length)}`;
  return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
}

const COUNTS: Readonly<Record<string, number>> = {
  ...TWO_TO_TEN,
  ...{ 'a couple of': 2 },
};
/** Of "three goblins" three; of "some goblins" nobody knows how many. */
function countOf(who: string): number | undefined {
  const [said = ''] = NUMBER.exec(who) ?? [];
  const count = COUNTS[said.trim().toLowerCase()] ?? Number(said);
  return count > 1 && count <= 10 ? count : undefined;
}

/** Among people, "a busker with a violin" is one of them, though nobody has the word. */
export function someone(clause: string, before: Wish | undefined, notes: string[]): Wish | undefined {
  const [, who = ''] = /^an? ([\w-]+) (?:with|in|holding|wearing|carrying) \S/i.exec(clause) ?? [];
  if (!who || before?.kind !== 'character' || before.skeleton || isWord(who)) return undefined;
  notes.push(`I do not know the word "${who}": I draw a person.`);
  return { kind: 'character', words: clause, moves: [] };
}

/** What a word that no list has was said to be. */
export function called(kind: string, words: string): Wish | undefined {
  if (/^(?:person|human|character|npc|enemy)$/.test(kind)) return { kind: 'character', words, moves: [] };
  if (/^(?:animal|creature)$/.test(kind)) return { kind: 'character', words, skeleton: 'dog', moves: [] };
  if (/^(?:thing|object|item|prop)$/.test(kind)) return { kind: 'object', words, moves: [] };
  return undefined;
}
