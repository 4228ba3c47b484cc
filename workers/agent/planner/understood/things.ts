/** Things that a part asks for, each with all that is said of how it looks. */
import type { Part, Slot } from '../../reader/index.ts';
import { kindsOf } from '../kinds.ts';
import { SELF_MOVING } from '../moves.ts';
import { pictured } from '../pictured.ts';
import { isAdjective, isPiece, isWorn, type Subject, singular, subjectOf } from '../subjects.ts';
import { ARTICLE, bareNoun } from '../words.ts';
import { numberIn, tidy } from './fields.ts';

export interface Thing {
  /** As it was named. */
  readonly name: string;
  /** All that is to be seen of it. */
  readonly words: string;
  readonly moves: readonly string[];
  readonly count: number;
  readonly subject: Subject | undefined;
  /** Words of it that the picture engine has no drawing for. */
  readonly lost: readonly string[];
}

/** What a kind of thing is named by, and not the thing. */
const GENERIC =
  /^(?:(?:an?|the|some|my|our|new|different|various|single|little|small) )*(?:characters?|sprites?|things?|objects?|items?|assets?|props?|icons?|npcs?|enem(?:y|ies)|(?:pixel )?arts?|pictures?|images?|animations?|ones?|versions?|it)$/i;

/** What stands before the thing of it is said of that one; else of the one behind. */
function ownerOf(things: readonly Slot[], { start }: Slot): number {
  const before = things.findLastIndex((thing) => thing.start < start);
  return Math.max(0, before);
}

const ABOUT =
  /^(?:with|without|in|on|at|of|as|like|from|under|over|behind|holding|wearing|carrying|riding|who|that|which|made|covered|full|for|[a-z]+ing)\b/i;
const LOOKS = /\s+(?:looking|look|style|styled|themed?|vibes?|feel|mood|version|colou?red)$/i;

/** The phrase with what is said of it apart: adjectives before it, the rest behind. */
export function described(name: string, more: readonly string[]): string {
  const looks = more.map((words) => words.replace(/^(?:and|but|plus|also|he|she|it|they) /i, '').replace(/^(?:has|have|having|wears|wearing) /i, 'with '));
  const single = (words: string): boolean => /^[a-z-]+$/i.test(words.replace(LOOKS, '')) && isAdjective(words.replace(LOOKS, ''));
  const before = looks.filter(single).map((words) => words.replace(LOOKS, '').toLowerCase());
  const behind = looks.filter((words) => !single(words)).map((words) => words.replace(/^(?:it )?(?:is|looks|should be|should look) /i, ''));
  const [article = ''] = ARTICLE.exec(name) ?? [];
  const noun = name.slice(article.length);
  const said = [...before.filter((word) => !noun.toLowerCase().includes(word)), noun].join(' ');
  const lead = /^(?:an?|one|another)\s/i.test(article) ? (/^[aeiou]/i.test(said) ? 'an ' : 'a ') : article;
  return behind.reduce((all, words) => (ABOUT.test(words) ? `${all} ${words}` : `${all}, ${words}`), `${lead}${said}`);
} // biome-ignore format: short enough

/** What it is, by the longest of its words that anybody has a word for. */
export function whatIs(name: string): Subject | undefined {
  const bare = bareNoun(name).toLowerCase();
  const [head = bare] = bare.split(
    /,| (?:with|without|in|on|at|of|as|like|from|who|that|which|holding|wearing|carrying|riding|for|made) /,
  );
  const last = head.split(' ').at(-1)!;
  return subjectOf(bare) ?? subjectOf(head) ?? subjectOf(singular(head)) ?? subjectOf(singular(last));
}

/** That there are several kinds, and not which. */
const OF_KINDS =
  /^(?:(?:in|of|all|different|various|other|each|another|with) )*(?:colou?rs?|colou?rways?|kinds?|types?|variants?|variations?|versions?|shapes?|sizes?|designs?)(?: (?:and|or) (?:colou?rs?|shapes?|sizes?))?$/i;
const VERSIONS = /^(?:and |or |the |an? |one )*([a-z][a-z -]*?)(?: (?:versions?|variants?|ones?|state))?$/i;

/** Somebody has it on or in hand: it is nothing beside that one. */
const isHeld = (words: string): boolean => {
  // a bat in a list of monsters is no club
  const alive = whatIs(words);
  if (alive?.creature || /^(?:person|animal)$/.test(alive?.kind ?? '')) return false;
  const [head = words] = words.split(/ (?:with|in|on|under|over|of|at) /i);
  const noun = singular(head);
  return (
    isPiece(head) ||
    isWorn(head) ||
    isPiece(noun) ||
    isWorn(noun) ||
    (/\b(?:his|her|its|their)\b/i.test(words) &&
      !/^(?:person|animal)$/.test(whatIs(words.replace(/\b(?:his|her|its|their) /i, ''))?.kind ?? ''))
  );
};
/** Movements by other words: "walking" and "walk". */
const once = (moves: readonly string[]): readonly string[] => {
  const stem = (move: string): string =>
    move
      .toLowerCase()
      .replace(/(.)\1?ing\b/, '$1')
      .replace(/e?s?\b/, '');
  return moves.filter((move, i) => moves.findIndex((other) => stem(other) === stem(move)) === i);
};

/** "a loaf of bread and a coin" are two. */
function eachOfPair(slot: Slot): readonly Slot[] {
  const [, first = '', second = ''] = slot.slot === 'n' ? (/^((?:an?|one|two|three) [a-z' -]+?) and ((?:an?|one|two|three) [a-z' -]+)$/i.exec(slot.words) ?? []) : [];
  if (!first || / (?:with|on|in|of|under|around|holding|wearing|between|from) /i.test(first.replace(/^an? [a-z]+ of /i, 'a ')) || / (?:on|in) (?:it|its|top|his|her)\b/i.test(second) || !whatIs(first) || !whatIs(second)) return [slot];
  return [{ ...slot, words: first, end: slot.start + first.length }, { ...slot, words: second, start: slot.end - second.length }];
} // biome-ignore format: short enough

/** `manner`: said of all of them. */
export function thingsOf(all: Part, of: readonly string[]): readonly Thing[] {
  const part = { ...all, slots: all.slots.flatMap(eachOfPair) };
  const named = part.slots.filter(({ slot }) => slot === 'n');
  const [first, second] = named;
  // "medieval villagers: baker, smith": what they are together, and how all of them look
  const heads = first && second && named.length > 2 && /^[^,;:]{0,14}:/.test(part.words.slice(first.end - part.start)) && singular(tidy(first.words)) !== tidy(first.words);
  const manner = heads ? [...of, ...bareNoun(tidy(first.words)).split(' ').slice(0, -1).filter(isAdjective)] : of;
  const listed = heads ? named.slice(1) : named;
  const belongs = (slot: Slot): boolean =>
    part.act === 'make.character'
      ? isHeld(tidy(slot.words))
      : part.act === 'make.iso' && listed.length === 2 && !ARTICLE.test(slot.words) && singular(tidy(slot.words)) !== tidy(slot.words);
  const names = listed.filter((slot, i) => i === 0 || !belongs(slot));
  const looks = names.map((): string[] => []);
  const moves = names.map((): string[] => []);
  const counts = names.map(() => 1);
  for (const one of part.slots) {
    if (!names.length) break;
    const words = tidy(one.words);
    if (one.slot === 'n' && listed.includes(one) && !names.includes(one)) looks[ownerOf(names, one)]!.push(`with ${words}`);
    if (one.slot === 'look') looks[ownerOf(names, one)]!.push(words);
    if (one.slot === 'no' && !NO_GROUND.test(words)) looks[ownerOf(names, one)]!.push(words.replace(/^(?:but )?(?:no|not) (?=an? |the )?/i, 'without '));
    if (one.slot === 'text') looks[ownerOf(names, one)]!.push(`with the text "${words}"`);
    if (one.slot === 'anim') moves[ownerOf(names, one)]!.push(words);
    if (one.slot === 'count') {
      const behind = names.findIndex(({ start }) => start >= one.end);
      // "sneakers, 3 colourways" and "four ghosts": of the nearer one
      const between = behind >= 0 ? part.words.slice(one.end - part.start, names[behind]!.start - part.start) : '-';
      const at = /^(?: of)?\s*$/.test(between) ? behind : ownerOf(names, one);
      const number = numberIn(words) ?? 1;
      // "a party of four: a paladin, a rogue …"
      if (number !== names.length || at === behind) counts[at] = number;
    }
  }
  // what all of them do stands behind the last one
  const shared = names.length > 1 && moves.slice(0, -1).every((of) => !of.length) ? moves.at(-1)! : [];
  return names.flatMap((slot, i): Thing[] => {
    const [, article = '', moving = '', still = ''] = /^((?:an?|the|one) )?([a-z]+ing) (.+)$/i.exec(tidy(slot.words)) ?? [];
    const doing = still && part.act !== 'make.character' && SELF_MOVING.test(moving);
    if (doing) moves[i]!.push(moving);
    const name = doing ? described(`${article}${still}`, []) : tidy(slot.words);
    const count = counts[i]!;
    const one = count > 1 ? aSingle(name) : name;
    const own = [...looks[i]!, ...manner];
    const versions = versionsOf(own, count, part.words) ?? (count === 1 && isOfEach(name, own) ? own.map((how) => how.replace(/^and /i, '')) : undefined);
    const single = versions ? aSingle(name) : one;
    // "7 colours" of a gem: as many kinds of it
    const told = own.filter((words) => !OF_KINDS.test(words));
    const kinds = count > 1 && told.length < own.length ? eachKind(one, count) : undefined;
    const texts = kinds
      ? kinds.map((kind) => described(kind, told))
      : versions
        ? versions.map((how) => described(single, [how, ...manner.filter((more) => !own.includes(more))]))
        : [described(one, own)];
    return texts.map((words): Thing => {
      const { lost } = pictured(words);
      return {
        ...{ name: one, words, moves: once(moves[i]!.length ? moves[i]! : shared) },
        ...{ count: versions || kinds ? 1 : count, subject: whatIs(one), lost: lost.filter((word) => /^[a-z-]{2,}$/i.test(word) && words.toLowerCase().includes(word)) },
      };
    });
  });
} // biome-ignore format: short enough

const NO_GROUND =
  /\b(?:background|bg|frames?|animations?|text|shadows?)\b|^not? (?:too|so|very)\b|^(?:but )?not [a-z]+$/i;
const aSingle = (several: string): string => {
  if (/^an? /i.test(several)) return several;
  const bare = bareNoun(several.replace(/^(?:different|various|assorted) /i, ''));
  const [head = bare] = bare.split(/ (?=(?:with|in|on|at|of|holding|wearing|carrying|who|that) )/i);
  const one = `${singular(head)}${bare.slice(head.length)}`;
  return one === bare ? several : `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
};
/** "potion bottles: red, blue, green": one of each. */
const isOfEach = (name: string, looks: readonly string[]): boolean =>
  looks.length > 1 &&
  singular(bareNoun(name)) !== bareNoun(name) &&
  looks.every((words) => /^(?:and )?[a-z-]+$/i.test(words) && isAdjective(words.replace(/^and /i, '')));

/** "small and big version", "one whole, one broken": so many of them as are told apart. */
function versionsOf(looks: readonly string[], count: number, said: string): readonly string[] | undefined {
  const named = looks.filter((words) => words.split(' ').length <= 4);
  if (named.length < 2 || named.length !== looks.length) return undefined;
  const told = /\b(?:versions?|variants?|variations?|states?|stages?|each)\b/i.test(said) || count === named.length;
  return told ? named.map((words) => VERSIONS.exec(words)?.[1] ?? words) : undefined;
}

export const isGeneric = (name: string): boolean =>
  GENERIC.test(name) || /\b(?:props?|items?|things?|assets?|objects?|stuff|sprites?)$/i.test(name);
/** As many kinds of it as are asked for, where it is known how they differ. */
export const eachKind = (name: string, count: number): readonly string[] | undefined =>
  kindsOf(singular(bareNoun(name)), count);
