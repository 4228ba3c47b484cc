/**
 * What a message asks for, by its grammar: the nouns that are wished for are told apart from what is said of them, from talk
 * beside them and from how it is all to be drawn. For messages that no form of words fits.
 */

import { isMotion } from '../holdings/motion.ts';
import { moveOf } from '../moves.ts';
import { TWO_TO_TEN } from '../number-words.ts';
import { isAdjective, isPiece, isWorn, singular, subjectOf } from '../subjects.ts';
import { bareNoun, UI } from '../words.ts';
import { type Grammar, grammarOf, isDenied, isNoun, isSaidOfIt, isVerb, WISH } from './grammar.ts';

export interface Item {
  /** The noun itself. */
  readonly head: string;
  readonly words: string;
  readonly moves: readonly string[];
  readonly count: number;
}
export interface Composed {
  readonly items: readonly Item[];
  /** Clauses that ask for nothing. */
  readonly beside: readonly string[];
  /** Content words that stand in none of them. */
  readonly missing: readonly string[];
}

interface Open {
  noun: string;
  name: string;
  details: string[];
  moves: string[];
  count: number;
}

const NUMBERS: Readonly<Record<string, number>> = { ...TWO_TO_TEN, twelve: 12 };
const numberOf = (word: string): number => NUMBERS[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0);
/** What only says that there are several, or what kind of picture it is. */
const CATEGORY =
  /\b(?:items?|icons?|objects?|things?|assets?|sprites?|props?|sets?|packs?|characters?|animals?|creatures?|enem(?:y|ies)|foods?|weapons?|tools?|symbols?|pictures?|images?|people|npcs?|heroes|vehicles?|furniture|plants?|monsters?|collection|group|kit|following)$/i;
/** How it is drawn, and no thing of its own. */
const MANNER =
  /\b(?:style|styled|theme|themed|mood|look|looks|vibes?|palette|outlines?|shading|colou?rs?|art|view|perspective|background|era|aesthetic|feel|size|px|pixels?|bit|format|resolution|graphics|detail|details|tones?|lighting|version)$/i;
const ANIMATES = /\banimat(?:ed|ion|ions)\b|\banims?\b/i;
const MOVES = /^(?:animations?|anims?|cycles?|frames)$/;
const ANIMATED = /^(?:animated|animation|animate|looping|looped|loop)$/;
const LEFT_OUT: readonly string[] = [
  'discourse',
  'vocative',
  'parataxis',
  'cc',
  'punct',
  'mark',
  'advcl',
  'orphan',
  'goeswith',
  'reparandum',
];
const SMALL =
  /^(?:please|pls|plz|also|too|just|maybe|then|now|only|really|lol|btw|thats|that's|all|well|instead|as|so|but|and|plus|w)$/;

/** "something for a boss fight": somebody without a name. */
const unnamed = (text: string): string =>
  text.replace(
    /\b(?:something|somebody|someone|anything) for (?:an? |the |my )?(?:\w+ )?(boss|enemy|monster|final) (?:fight|battle|encounter|level)\b/i,
    (_, who: string) => `a ${/boss|final/i.test(who) ? 'boss monster' : 'monster'}`,
  );
/** "two separate sprites, not one": each of those that stand together by itself. */
const APART =
  /[,;.]?\s*(?:as |in )?\b(?:two|2|three|3|both|all)? ?(?:separate|different|individual|seperate) (?:sprites|characters|pictures|images|objects|assets|files)\b(?: please)?(?:,? not (?:one|together|in one|combined))?\.?/i;

export function composed(said: string): Composed | undefined {
  const apart = APART.test(said);
  const sizes: string[] = [];
  const text = unnamed(
    said
      .replace(APART, ' ')
      .replace(/\bway too (?=[a-z])/gi, 'very ')
      .replace(/\b\d{1,2}x\d{1,2}\b/gi, (all) => `grid${'abcdefgh'[sizes.push(all) - 1]}`),
  );
  const found = byGrammar(text);
  const again = (words: string): string =>
    words.replace(/\bgrid([a-h])\b/g, (_, at: string) => sizes['abcdefgh'.indexOf(at)]!);
  if (!found) return undefined;
  const parted =
    apart && found.items.length === 1
      ? found.items.flatMap((item) =>
          item.words
            .split(/ (?:with|and) (?=an? )/i)
            .map((words) => ({ ...item, words: words.replace(/ companion$/i, '').trim() })),
        )
      : found.items;
  return { ...found, items: parted.map((item) => ({ ...item, words: again(item.words) })) };
}

function byGrammar(text: string): Composed | undefined {
  const g = grammarOf(
    text
      .replace(/^\W*([A-Z])(?=[a-z])/, (all) => all.toLowerCase())
      .replace(/(?<=[.!?]\s+)[A-Z](?=[a-z])/g, (all) => all.toLowerCase())
      .replace(/\bw\/ ?/gi, 'with ')
      .replace(/[!?]+/g, '.')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (g.root < 0 || g.size > 60) return undefined;
  const items: Open[] = [];
  const beside: string[] = [];
  clause(g, g.root, items, beside);
  // how all of them are drawn is said at the end
  const manner = items.at(-1)?.details.filter((one) => MANNER.test(one)) ?? [];
  for (const one of items) for (const how of manner) if (!one.details.includes(how)) one.details.push(how);
  const done = items.flatMap((one) => finished(one));
  if (!done.length || done.length > 12) return undefined;
  return { items: done, beside, missing: missingIn(g, done, beside) };
}

const FRAME_WORD =
  /^(?:make|draw|create|give|need|want|please|pls|plz|hi|hey|hello|ok|okay|thanks|thank|lol|haha|set|sets|pack|collection|series|one|ones|it|them|version|versions|variant|variants|different|various|several|some|all|both|each|other|another|same|separate|also|too|then|now|just|only|thing|things|something|item|items|object|objects|asset|assets|sprite|sprites|character|characters|hero|player|enemy|enemies|boss|fight|npc|animation|animations|animated|animate|cycle|cycles|pixel|art|pixelart|picture|image|game|games|style|use|used|like|possible|fine|best|favourite|favorite|cool|nice|good|great|pretty|bit|lot|kind|sort|type|way|direction|directions|view|perspective)$/;
const stemmed = (word: string): string =>
  singular(word.toLowerCase())
    .replace(/(?:ing|es|ed|e|s)$/, '')
    .replace(/(.)\1$/, '$1');
/** Nouns, adjectives and numbers of a message that no item and no clause beside them has. */
function missingIn(g: Grammar, items: readonly Item[], beside: readonly string[]): readonly string[] {
  const heard = new Set(
    [...items.flatMap(({ words, moves }) => [words, ...moves]), ...beside]
      .join(' ')
      .toLowerCase()
      .split(/[^a-z0-9-]+/)
      .flatMap((word) => [word, stemmed(word)]),
  );
  const out: string[] = [];
  for (let i = 0; i < g.size; i++) {
    const word = g.word(i);
    if (
      !/^(?:NOUN|PROPN|ADJ|VERB)$/.test(g.pos(i)) ||
      word.length < 3 ||
      FRAME_WORD.test(word) ||
      WISH.test(word) ||
      heard.has(word) ||
      heard.has(stemmed(word))
    )
      continue;
    // what it is for, and what is said on a condition
    let at = i;
    let aside = false;
    for (let up = 0; at >= 0 && up < 8; up++) {
      if (isPurpose(g, at) || isPart(g, at) || /^(?:advcl|discourse|vocative)$/.test(g.relation(at)) || isDenied(g, at))
        aside = true;
      at = g.sentence.tokens[at]!.head;
    }
    if (!aside) out.push(word);
  }
  return [...new Set(out)];
}

/** Content words of a message that stand nowhere in what is told of a plan. */
export function unheardWords(said: string, told: readonly string[]): readonly string[] {
  const g = grammarOf(said);
  return g.root < 0
    ? []
    : missingIn(
        g,
        told.map((words) => ({ head: '', words, moves: [], count: 1 })),
        [],
      );
}

/** A clause: what it wishes for, what it says of what was wished for, or talk. */
function clause(g: Grammar, i: number, items: Open[], beside: string[]): void {
  const further = g
    .kids(i, 'parataxis', 'conj', 'list')
    .filter((at) => isVerb(g, at) || g.kids(at, 'nsubj', 'cop').length > 0);
  const before = further.filter((at) => at < i);
  for (const at of before) clause(g, at, items, beside);
  own(g, i, items, beside);
  for (const at of further) if (at > i) clause(g, at, items, beside);
}

function own(g: Grammar, i: number, items: Open[], beside: string[]): void {
  const told = (): void => {
    const words = g.words(bodyOf(g, i));
    if (words.split(' ').length > 1) beside.push(words);
  };
  const isClause = isVerb(g, i) || g.kids(i, 'nsubj', 'cop', 'aux').length > 0;
  if (!isClause) {
    if (isNoun(g, i) || g.pos(i) === 'PRON') group(g, i, items);
    else if (items.length) items.at(-1)!.details.push(g.words(bodyOf(g, i)));
    // "big, scary, with tentacles": of nobody who was named
    return;
  }
  if (isDenied(g, i)) {
    told();
    return;
  }
  if (isWish(g, i)) {
    const objects = g
      .kids(i, 'obj', 'xcomp', 'ccomp', 'obl', 'nsubj:pass')
      .filter(
        (at) =>
          !(
            g.relation(at) === 'obl' && !g.kids(at, 'case').some((c) => g.word(c) === 'for' && g.word(i) === 'looking')
          ),
      );
    const pronoun = objects.some(
      (at) => g.relation(at) === 'obj' && /^(?:it|him|her|them|this|that)$/.test(g.word(at)),
    );
    let found = false;
    for (const at of objects) {
      if (/^(?:it|him|her|them|this|that|me|us)$/.test(g.word(at)) && !g.kids(at, 'conj').length) continue;
      if (pronoun && items.length) {
        const words = bareNoun(g.words(bodyOf(g, at)));
        const last = items.at(-1)!;
        // "a cat, but make it a detective"
        if (subjectOf(words)?.kind === 'person' && isNoun(g, at))
          [last.name, last.noun] = [`${last.name} ${words}`, lastOf(words)];
        else last.details.push(words);
        for (const other of chain(g, at)) if (other !== at) fragment(g, other, items);
        found = true;
      } else if (isVerb(g, at) && g.relation(at) !== 'obj') {
        own(g, at, items, beside);
        found = true;
      } else if (isNoun(g, at) || g.pos(at) === 'PRON') {
        group(g, at, items);
        found = true;
      }
    }
    if (!found) told();
    // "…, black outline": fragments that hang on the verb
    for (const at of g.kids(i, 'list')) if (isNoun(g, at) || g.pos(at) === 'ADJ') fragment(g, at, items);
    return;
  }
  if (items.length && isSaidOfIt(g, i)) {
    const body = bodyOf(g, i).filter((at) => !g.kids(i, 'nsubj', 'aux', 'mark', 'cop').includes(at));
    const words = g.words(body);
    const verb = g.word(i);
    const [, rest = ''] = /^\S+\s*(.*)$/.exec(words) ?? [];
    const person = g.kids(i, 'nsubj').some((at) => /^(?:he|she|they)$/.test(g.word(at)));
    if (isVerb(g, i) && isMotion(verb) && (person || !rest)) items.at(-1)!.moves.push(`${gerund(verb)} ${rest}`.trim());
    else if (isVerb(g, i))
      items
        .at(-1)!
        .details.push(
          /^(?:has|have|having|wears|wearing|holds|holding|carries)$/.test(verb)
            ? `with ${rest}`
            : `${gerund(verb)} ${rest}`.trim(),
        );
    else items.at(-1)!.details.push(words);
    return;
  }
  told();
}
/** "I need", "my daughter wants", "could I have", "make"; "we have 48 hours" and "she loves cats" wish for nothing. */
function isWish(g: Grammar, i: number): boolean {
  const verb = g.word(i);
  if (!WISH.test(verb)) return false;
  const [who] = g.kids(i, 'nsubj');
  const would = g.kids(i, 'aux').some((at) => /^(?:'d|d|would|could|can|will|ll|'ll|should|may)$/.test(g.word(at)));
  if (/^(?:need|needs|want|wants|wanted|require|wish|looking)$/.test(verb)) return true;
  if (/^(?:love|loves|like)$/.test(verb)) return would;
  return (
    who === undefined ||
    (/^(?:you|u|we|someone)$/.test(g.word(who)) &&
      (would || g.relation(i) === 'root') &&
      !/^(?:have|get|do)$/.test(verb)) ||
    would
  );
}
const gerund = (verb: string): string => {
  const base = verb
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=ss|[xz]|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '');
  return /ing$/.test(verb)
    ? verb
    : `${base.replace(/(?<=[^e])e$/, '')}${/^[^aeiou]+[aeiou][bgmnpt]$/.test(base) ? base.at(-1) : ''}ing`;
};

/** A token with what hangs on it, without other clauses and talk. */
function bodyOf(g: Grammar, i: number, without: readonly number[] = []): number[] {
  const out: number[] = [i];
  for (const at of g.kids(i)) {
    if (without.includes(at)) continue;
    const relation = g.relation(at);
    if (LEFT_OUT.includes(relation) && !(relation === 'cc' || relation === 'punct')) continue;
    if (relation === 'punct' && !/^[-'/]$/.test(g.word(at))) continue;
    if (relation === 'cc') continue;
    if (relation === 'conj' && (isVerb(g, at) ? !/ing$/.test(g.word(at)) : g.kids(at, 'nsubj', 'cop').length > 0))
      continue;
    if (/^(?:advmod|det)$/.test(relation) && SMALL.test(g.word(at)) && g.pos(i) !== 'ADJ') continue;
    if (isPurpose(g, at) || isPart(g, at)) continue;
    out.push(...bodyOf(g, at, without));
    // "a hat and a coat": the word between them
    if (relation === 'conj') out.push(...g.kids(at, 'cc'));
  }
  return out.sort((a, b) => a - b);
}
/** "for a boss fight", "for my game": what it is for is nothing of how it looks. */
const isPurpose = (g: Grammar, i: number): boolean =>
  /^(?:nmod|obl)$/.test(g.relation(i)) &&
  g.kids(i, 'case').some((at) => g.word(at) === 'for') &&
  !/\b(?:hair|arms?|legs?|eyes|head|hands?|nose|body)\b/.test(g.word(i));

const PART =
  /^(?:enem(?:y|ies)|hero|player|objects?|items?|sprites?|characters?|things?|foes?|boss|npc|assets?|pickups?|protagonist|animation|picture|image)$/;
/** "as the enemy", "(the player)", "to collect": what part it plays is nothing of how it looks. */
const isPart = (g: Grammar, i: number): boolean =>
  (g.kids(i, 'case').some((at) => g.word(at) === 'as') && PART.test(g.word(i))) ||
  (/^(?:appos|list)$/.test(g.relation(i)) && PART.test(g.word(i)) && !g.kids(i, 'amod', 'compound').length) ||
  (/^acl/.test(g.relation(i)) &&
    /^(?:fits?|fitting|match(?:es|ing)?|goes|suits?|belongs?)$/.test(g.word(i)) &&
    !g.kids(i, 'obj', 'obl').length) ||
  (/^acl/.test(g.relation(i)) && g.kids(i, 'mark').some((at) => g.word(at) === 'to'));

/** The noun phrase by which something is called, and all that stands beside it. */
function group(g: Grammar, top: number, items: Open[]): void {
  const [of] = /^(?:sets?|packs?|collections?|bunch|series|groups?|variety|couple|pair|kit)$/.test(g.word(top))
    ? g.kids(top, 'nmod').filter((at) => g.kids(at, 'case').some((c) => g.word(c) === 'of'))
    : [];
  const i = of ?? top;
  const members = [
    ...new Set([...chain(g, i), ...(of === undefined ? [] : chain(g, top).filter((at) => at !== top))]),
  ].sort((a, b) => a - b);
  const listed = members.filter((at) => at !== i);
  const many = numberOf(g.word(g.kids(i, 'nummod')[0] ?? -1));
  const isMany = singular(g.word(i)) !== g.word(i);
  const each = isMany ? (inText(g, i, many) ?? eachOf(g, i, listed, many)) : undefined;
  if (each) {
    for (const name of each.more ?? []) items.push({ noun: lastOf(name), name, details: [], moves: [], count: 1 });
    for (const name of each.names)
      items.push({ noun: lastOf(name), name, details: [...each.details], moves: [], count: 1 });
    return;
  }
  if (isDenied(g, i)) {
    const other = listed.find((at) => !isDenied(g, at) && isNoun(g, at));
    if (other !== undefined) group(g, other, items);
    return;
  }
  items.push(opened(g, i, members));
  for (const at of listed) fragment(g, at, items, i);
}
/** What hangs on a noun beside it: others, and what is said of it. */
function chain(g: Grammar, i: number): readonly number[] {
  const out = [i];
  for (const at of g.kids(i, 'conj', 'list', 'appos', 'parataxis'))
    if (!isPart(g, at) && (!isVerb(g, at) || (/ing$/.test(g.word(at)) && !g.kids(at, 'nsubj').length)))
      if (!g.kids(at, 'nsubj', 'cop').length) out.push(...chain(g, at));
  // "Big, scary, tentacles": adjectives behind a comma and what is listed with them
  for (const at of g.kids(i, 'amod')) if (at > i) out.push(...chain(g, at));
  return out;
}
function opened(g: Grammar, i: number, members: readonly number[]): Open {
  const body = bodyOf(
    g,
    i,
    members.filter((at) => at !== i),
  );
  const count = numberOf(g.word(g.kids(i, 'nummod')[0] ?? -1));
  const name = g.words(body.filter((at) => !(g.relation(at) === 'nummod' && g.sentence.tokens[at]!.head === i)));
  // "that opens and closes": what it does
  const does = g
    .kids(i, 'acl:relcl', 'acl')
    .filter(
      (at) =>
        isVerb(g, at) &&
        isMotion(g.word(at)) &&
        g.kids(at, 'nsubj').some((who) => /^(?:that|who|which)$/.test(g.word(who))),
    );
  if (does.length) {
    const rest = bodyOf(g, i, [...members.filter((at) => at !== i), ...does]);
    const deeds = does
      .flatMap((at) => [at, ...g.kids(at, 'conj').filter((other) => isVerb(g, other))])
      .map((at) => gerund(g.word(at)));
    return {
      noun: singular(g.word(i)),
      name: g.words(rest),
      details: [],
      moves: [deeds.join(' and ')],
      count: Math.max(1, count),
    };
  }
  // "cracking open, animation": what it is seen doing is what is animated
  const doing = ANIMATES.test(g.text) ? g.kids(i, 'acl').filter((at) => at > i && /ing$/.test(g.word(at))) : [];
  if (doing.length)
    return {
      ...{ noun: singular(g.word(i)), details: [], count: Math.max(1, count) },
      name: g.words(bodyOf(g, i, [...members.filter((at) => at !== i), ...doing])),
      moves: doing.map((at) => g.words(bodyOf(g, at))),
    };
  return {
    noun: singular(g.word(i)),
    name: count > 1 ? name.replace(g.words([i]), singular(g.words([i]))) : name,
    details: [],

    moves: [],
    count: Math.max(1, count),
  };
}

/** Beside the one that was named: another one, a movement, or how it is. */
function fragment(g: Grammar, i: number, items: Open[], of?: number): void {
  const last = items.at(-1);
  const words = bareWords(
    g.words(
      bodyOf(
        g,
        i,
        [...chain(g, i)].filter((at) => at !== i),
      ),
    ),
  );
  if (!words || SMALL.test(words)) return;
  if (!last) {
    if (isNoun(g, i)) items.push(opened(g, i, chain(g, i)));
    return;
  }
  if (isDenied(g, i) && (!isNoun(g, i) || !isOfOne(words))) return;
  // "two small ones": of the same
  if (/^ones?$/.test(noun0(g, i)) && last && g.kids(i, 'amod', 'det', 'nummod').length) {
    const how = g
      .kids(i, 'amod')
      .map((at) => g.word(at))
      .join(' ');
    const base = last.name
      .replace(/^(?:an?|the|one) /i, '')
      .split(' ')
      .filter((word) => !isAdjective(word))
      .join(' ');
    items.push({
      noun: last.noun,
      name: `${how ? `${how} ` : ''}${base}`,
      details: [],
      moves: [],
      count: Math.max(1, numberOf(g.word(g.kids(i, 'nummod')[0] ?? -1))),
    });
    return;
  }
  if (MOVES.test(g.word(i))) {
    const deeds = g
      .kids(i, 'compound', 'amod')
      .flatMap((at) => [at, ...g.kids(at, 'conj', 'compound')])
      .sort((a, b) => a - b)
      .map((at) => g.word(at))
      .filter((word) => isMotion(word));
    if (deeds.length) last.moves.push(...deeds);
    else if (!last.moves.length) last.moves.push('idle', 'walk');
    return;
  }
  if (moveOf(words) !== undefined && !g.kids(i, 'det').length && !isPiece(g.word(i)) && !isWorn(g.word(i))) {
    last.moves.push(moveOf(words)!);
    return;
  }
  if (ANIMATED.test(words)) {
    last.moves.push('idle', 'walk');
    return;
  }
  if ((isVerb(g, i) || /ing$/.test(g.word(i))) && isMotion(g.word(i)) && words.split(' ').length <= 2) {
    last.moves.push(words);
    return;
  }
  const article = g
    .kids(i, 'det', 'nummod')
    .some((at) => /^(?:an?|another|one|two|three|four|five|six|\d+)$/.test(g.word(at)));
  const owned = g.kids(i, 'nmod:poss').some((at) => /^(?:his|her|their|its)$/.test(g.word(at)));
  const noun = g.word(i);
  const subject = subjectOf(singular(noun));
  const part =
    isPiece(noun) ||
    isWorn(noun) ||
    isPiece(singular(noun)) ||
    isWorn(singular(noun)) ||
    MANNER.test(words) ||
    subject === undefined ||
    subject.kind === 'place' ||
    isAdjective(noun);
  const another =
    isNoun(g, i) &&
    !MANNER.test(words) &&
    ((article && !(part && g.relation(i) === 'list')) ||
      (owned && !part) ||
      (g.relation(i) === 'conj' && of !== undefined && !part && g.kids(i, 'cc').length > 0));
  if (another) items.push(opened(g, i, chain(g, i)));
  else last.details.push(words);
}
/** Something that is worn or held: it may be missing. */
const isOfOne = (words: string): boolean =>
  words.split(' ').some((word) => isPiece(word) || isWorn(word) || isPiece(singular(word)));
const noun0 = (g: Grammar, i: number): string => g.word(i);
const bareWords = (words: string): string =>
  words.replace(/^[\s,.;:]+|[\s,.;:]+$/g, '').replace(/^(?:an?|the|some) /i, '');

/** "two towers, one for arrows and one magic, plus one cannon", "4 gems fire water earth air", "heart icons full half empty": told by the words alone. */
function inText(g: Grammar, i: number, many: number): Each | undefined {
  const { end } = g.sentence.tokens[i]!;
  const rest = (/^[\s,:-]*([^.;!?]*)/.exec(g.text.slice(end))?.[1] ?? '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^for\s*:?\s+/i, '');
  const whole = singular(
    bareNoun(
      g.words(
        bodyOf(
          g,
          i,
          chain(g, i).filter((at) => at !== i),
        ).filter((at) => at <= i && g.relation(at) !== 'nummod'),
      ),
    ),
  );
  const head = whole.replace(/^(?:different|various|matching) /i, '');
  const parts = rest.split(/\s*(?:[,:]|\band\b|\bplus\b)\s*/i).filter(Boolean);
  const ones = parts.filter((part) => /^(?:one|another|the other|the third|a third)\b/i.test(part));
  const name = (part: string): string => {
    const one = part
      .replace(/^(?:one|another|the other(?: one)?|an?|the)\s+(?:is )?/i, '')
      .replace(/ (?:one|version)$/i, '');
    return /^for /i.test(one)
      ? `${singular(one.replace(/^for (?:an? |the )?/i, ''))} ${head}`
      : /^(?:with|in|without|who|that|on|made|holding|wearing|carrying)\b/i.test(one)
        ? `${head} ${one}`
        : isAdjective(one) || !subjectOf(one) || subjectOf(`${one} ${head}`)
          ? `${one} ${head}`
          : one;
  };
  if (many > 1 && ones.length && parts.length >= many)
    return {
      names: parts.slice(0, many).map(name),
      more: parts.slice(many).map((part) => part.replace(/^one /i, 'a ')),
      details: [],
    };
  // "inventory icons for: rope, torch, map"
  if (
    /\bicons?$/i.test(head) &&
    parts.length > 2 &&
    parts.every((part) => part.split(' ').length <= 3 && subjectOf(part) !== undefined)
  )
    return { names: parts.map((part) => `${part.replace(/^(?:an?|the) /i, '')} icon`), details: [] };
  const words = rest.trim().split(/\s+/);
  if (/[,:]|\band\b/i.test(rest) || words.length < 3) return undefined;
  const single = words.every(
    (word) => isAdjective(word) || /^(?:full|half|empty|fire|water|earth|air|ice|wind|light|dark|nature)$/i.test(word),
  );
  return single && (many ? many === words.length : true)
    ? { names: words.map((word) => `${word.toLowerCase()} ${head}`), details: [] }
    : undefined;
}

interface Each {
  /** Others behind them. */
  readonly more?: readonly string[];
  readonly names: readonly string[];
  readonly details: readonly string[];
}
/** "three goblins: one with a club, one with a bow and a shaman", "wood fence pieces: straight, corner, gate" */
function eachOf(g: Grammar, i: number, listed: readonly number[], many: number): Each | undefined {
  const details: string[] = [];
  const parts: { at: number; words: string }[] = [];
  for (const at of listed) {
    const words = bareWords(
      g.words(
        bodyOf(
          g,
          at,
          listed.filter((other) => other !== at),
        ),
      ),
    );
    if (!words) continue;
    if (MANNER.test(words) || /^(?:no|without|with) /i.test(words)) details.push(words);
    else parts.push({ at, words });
  }
  // "one with a bow and a shaman": the last is one of them as well
  if (many > 1 && parts.length === many - 1) {
    const last = parts.at(-1)!;
    const split = / and (an? [a-z -]+)$/i.exec(last.words);
    if (split) {
      last.words = last.words.slice(0, split.index);
      parts.push({ at: last.at, words: bareWords(split[1]!) });
    }
  }
  if (parts.length < 2 || (many > 1 && many !== parts.length)) return undefined;
  const short = parts.every(({ words }) => words.split(' ').length <= 4);
  const ones = parts.some(({ words }) => /^one\b/i.test(words));
  if (!short && !ones) return undefined;
  const whole = g.words(
    bodyOf(g, i, listed).filter(
      (at) => !['nummod', 'det'].includes(g.relation(at)) || g.sentence.tokens[at]!.head !== i,
    ),
  );
  const [, of = whole] = /^(?:an? |the )?(?:set|pack|collection|group|series|bunch)s? of (.+)$/i.exec(whole) ?? [];
  const head = singular(bareNoun(of));
  const isCategory = CATEGORY.test(of);
  const alone = parts.every(
    ({ words }) => /^(?:thing|person|animal)$/.test(subjectOf(words)?.kind ?? '') && !isAdjective(words),
  );
  // what is listed behind one that is known is said of it, where it is neither one of them nor a kind of it
  if (!isCategory && !ones && !many && alone && parts.some(({ at }) => isPiece(g.word(at)) || isWorn(g.word(at))))
    return undefined;
  const icon = /\bicons?$/i.test(of);
  return {
    names: parts.map(({ words }) => {
      const one = /^one(?:\s+|$)/i.test(words) ? words.replace(/^one\s*/i, '') : undefined;
      if (one !== undefined)
        return /^for /i.test(one)
          ? `${singular(one.replace(/^for (?:an? |the )?/i, ''))} ${head}`
          : /^(?:with|in|without|who|that|on)\b/i.test(one)
            ? `${head} ${one}`
            : `${one} ${head}`;
      if (isCategory && alone) return icon ? `${words} icon` : words;
      if (isCategory && !icon && !many && !alone) return `${words} ${head}`;
      return `${words} ${head}`;
    }),
    details,
  };
}

const isHeld = (words: string): boolean => {
  const noun = words
    .split(/ (?:in|at|on|of|from|with|around|over|under|behind) /i)[0]!
    .split(' ')
    .at(-1)!
    .toLowerCase();
  return (
    isPiece(noun) ||
    isWorn(noun) ||
    isPiece(singular(noun)) ||
    isWorn(singular(noun)) ||
    (/ (?:in|at|on|around|over|behind) /i.test(words) && subjectOf(singular(noun))?.kind === 'thing') ||
    /^(?:tentacles?|flames?|smoke|spikes?)$/.test(noun)
  );
};
const lastOf = (name: string): string =>
  singular(
    name
      .split(/ (?:with|in|on|at|of|as|without|like|from|who|that|for) /i)[0]!
      .split(' ')
      .at(-1)!
      .toLowerCase(),
  );
function finished({ noun: head, name, details, moves, count }: Open): Item[] {
  // "npc: dockworker": who it is stands behind
  const [first] = details;
  if (
    /^(?:an? )?(?:npc|enemy|foe|character|boss|hero|player|object|item|sprite|monster|creature)$/i.test(name) &&
    first &&
    /^(?:person|animal|thing)$/.test(subjectOf(first)?.kind ?? '') &&
    !isAdjective(first) &&
    !isOfOne(first)
  )
    return finished({ noun: lastOf(first), name: first, details: details.slice(1), moves, count });
  const bare = name.replace(/^[\s,.;:]+|[\s,.;:]+$/g, '').replace(/\s+/g, ' ');
  if (!bare || /^(?:one|it|stuff|things?)$/i.test(bare)) return [];
  const kept = details.map(bareWords).filter((one, at, all) => one && !SMALL.test(one) && all.indexOf(one) === at);
  const [adjectives, others] = [
    kept.filter((one) => isAdjective(one) && !/ /.test(one)),
    kept.filter((one) => !(isAdjective(one) && !/ /.test(one))),
  ];
  const [, she] = / and (?:an? )?(girl|woman|female|lady)$/i.exec(bare) ?? [];
  const [, article = '', noun = bare] =
    /^((?:an?|the|some|his|her|their|my|one) )?(.+)$/i.exec(
      she ? bare.replace(/ and (?:an? )?\w+$/i, '').replace(/^((?:an? )?)/i, '$1female ') : bare,
    ) ?? [];
  const lead = /^(?:an?|one|some)/i.test(article) ? 'a ' : '';
  const said = `${lead}${[...adjectives, noun].join(' ')}`.replace(/^a (?=(?:[aio]|e(?!u)|u(?!ni|se|t))[a-z])/i, 'an ');
  const more = others.map((one) =>
    /^(?:with|in|on|at|as|without|no|of|like|\w+ing)\b/i.test(one) || UI.test(bare) || MANNER.test(one)
      ? one
      : isHeld(one)
        ? `with ${one}`
        : one,
  );
  return [
    {
      head,
      words: [said, ...more].join(', ').replace(/, (?=(?:with|in|on|at|as|without|of) )/g, ' '),
      moves: [...new Set(moves)],
      count,
    },
  ];
}
