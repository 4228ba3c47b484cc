/** What a wish names, each with what is said of it: looks, movements, how many. */
import { numberIn, tidy } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { article, bareNoun, singular } from '../words/nouns.ts';
import { hows, isHeading } from './headings.ts';
import { aSingle, isHeld, isOnlyAdjective, isPlural, isState, LIVED_IN, whatIs } from './words.ts';

export interface Entry {
  /** As it was named. */
  readonly name: string;
  readonly looks: readonly string[];
  readonly moves: readonly string[];
  readonly texts: readonly string[];
  readonly count: number | undefined;
  /** Its own, where each has one. */
  readonly size?: string;
  /** It is named within a list, each of which is one. */
  readonly listed: boolean;
}
interface Entries {
  readonly entries: readonly Entry[];
  /** Said of all of them. */
  readonly ofAll: readonly string[];
  /** What they are together: "medieval villagers". */
  readonly heading: string;
}

interface Open {
  name: string;
  looks: string[];
  moves: string[];
  texts: string[];
  count: number | undefined;
  size?: string;
}

const NO_LOOK =
  /\b(?:background|bg|top[- ]?down|isometric|perspective|(?:side|front|back) ?view|frames?|animations?|text|out ?lines?|shading|details?)\b|^not? (?:too|so|very)\b|^(?:but )?not [a-z]+$/i;
const ALL =
  /^(?:all(?: of them)?|both(?: of them)?|each(?: one)?|every(?: ?one)?|everything|everyone|they(?: all)?)(?: (?:are|is|be|in|of|with|have|has|should be|should have))*\s+/i;

interface Waiting {
  readonly looks: string[];
  readonly count: number | undefined;
}
/** What is read so far. */
interface State {
  readonly wish: Wish;
  readonly slots: readonly Slot[];
  readonly heading: string;
  /** Each thing has a size of its own. */
  readonly ownSizes: boolean;
  readonly open: Open[];
  readonly ofAll: string[];
  /** Said before the thing that it is said of. */
  waiting: Waiting;
  headed: boolean;
}

/** `wish` is regular. `manner`: said of all of them beforehand. */
export function entriesOf(wish: Wish, manner: readonly string[]): Entries {
  const { slots } = wish;
  const named = slots.filter(({ slot }) => slot === 'n').map(({ words }) => tidy(words));
  const heading = named.length > 1 && isHeading(named[0]!, named.slice(1), wish) ? named[0]! : '';
  const state: State = {
    ...{
      wish,
      slots,
      heading,
      open: [],
      ofAll: [...manner, ...(heading ? hows(heading) : [])],
      waiting: NONE,
      headed: false,
    },
    ownSizes: named.length > 1 && slots.filter(({ slot }) => slot === 'size').length > 1,
  };
  for (const [i, { slot, words }] of slots.entries()) if (tidy(words)) TAKE[slot]?.(state, tidy(words), i);
  const spread = adjectivesSpread(state.open);
  return {
    entries: withShared(spread).map((one) => ({ ...one, listed: spread.length > 1 })),
    ofAll: state.ofAll,
    heading,
  };
}

const NONE: Waiting = { looks: [], count: undefined };
type Take = (state: State, words: string, at: number) => void;
const TAKE: Readonly<Record<string, Take>> = {
  n: takeName,
  look: takeLook,
  change: takeLook,
  no: ({ open, ofAll }, words) => {
    if (!NO_LOOK.test(words)) (open.at(-1)?.looks ?? ofAll).push(words.replace(/^(?:but )?(?:no|not|without|minus|don'?t (?:add|want|include|use)) (?=an? |the )?/i, 'without ').replace(/^(?!without )/i, 'without '));
  },
  text: ({ open }, words) => open.at(-1)?.texts.push(words),
  anim: ({ open }, words) => open.at(-1)?.moves.push(words),
  size: ({ open, ownSizes }, words) => {
    const last = open.at(-1);
    if (last && ownSizes) last.size ??= words;
  },
  count: takeCount,
}; // biome-ignore format: a table

function takeName(state: State, words: string, at: number): void {
  const { wish, open, heading, waiting, slots } = state;
  const last = open.at(-1);
  if (words === heading && !state.headed) {
    state.headed = true;
    state.waiting = { looks: [], count: undefined };
  } else if (NO_NAME.test(words) || isLabel(words, wish)) return;
  // "red, blue and green potions"
  else if (isOnlyAdjective(words) && isPlural(slots.slice(at + 1).find(({ slot }) => slot === 'n')?.words ?? ''))
    state.waiting = { ...waiting, looks: [...waiting.looks, words] };
  // "bat enemy": what it is for
  else if (last && ROLE.test(words) && isNextTo(wish, last.name, words)) return;
  // "a desk with a laptop, a mug and papers on it"
  else if (
    last &&
    / with /i.test(last.name) &&
    /\b(?:on|in|inside|under|over|around|against) (?:it|top|them)$/i.test(words)
  )
    last.looks.push(words);
  // "one rock. just one rock"
  else if (last && oneOf(words) === oneOf(last.name) && /\b(?:just|only|simply)\b/i.test(wish.words)) return;
  else if (last && isToldOf(words, wish)) last.looks.push(words);
  else if (last && TELLS.test(words))
    last.looks.push(
      words.replace(/^(?:s?he|it|they|who)(?:'s|'re| is| are)? |^(?:kind of|kinda|sort of|basically) /i, ''),
    );
  else if (
    isPlural(words) &&
    waiting.looks.length &&
    waiting.looks.every(isOnlyAdjective) &&
    isAdjective(bareNoun(words).split(' ')[0]!)
  ) {
    for (const how of waiting.looks)
      open.push({ ...opened(article(`${how} ${oneOf(words).split(' ').slice(1).join(' ')}`)) });
    open.push(opened(aSingle(words)));
    state.waiting = { looks: [], count: undefined };
    // "small, medium and large rock"
  } else if (
    waiting.looks.length &&
    [...waiting.looks, bareNoun(words).split(' ')[0]!].every(isState) &&
    bareNoun(words).includes(' ')
  ) {
    const [how = '', ...noun] = bareNoun(words).split(' ');
    open.push({ ...opened(`${noun.join(' ')}s`.replace(/ss$/, 's')), looks: [...waiting.looks, how] });
    state.waiting = { looks: [], count: undefined };
  } else if (last && wish.act === 'make.character' && !isCounted(words) && isHeld(words) && !isCompanion(words))
    last.looks.push(heldBy(words));
  else if (
    last &&
    isOnlyAdjective(words) &&
    !slots.slice(at + 1).some(({ slot }) => slot === 'n') &&
    isPlural(last.name)
  )
    last.looks.push(words);
  else {
    open.push({ ...opened(fullName(words, heading)), looks: [...waiting.looks], count: waiting.count });
    state.waiting = { looks: [], count: undefined };
  }
}

function takeLook(state: State, words: string, at: number): void {
  if (NO_NAME.test(words)) return;
  const { wish, open, ofAll, slots } = state;
  const last = open.at(-1);
  if (ALL.test(words) && open.length > 1) ofAll.push(words.replace(ALL, ''));
  else if (saidOfAll(words, wish, open.length)) ofAll.push(words);
  else if (isSingleBefore(wish, words, slots[at + 1]))
    state.waiting = { ...state.waiting, looks: [...state.waiting.looks, words] };
  else if (last) last.looks.push(words);
  else state.waiting = { ...state.waiting, looks: [...state.waiting.looks, words] };
}

/** "sneakers, 3 colourways" and "four ghosts": of the nearer one. */
function takeCount(state: State, words: string, at: number): void {
  // "(1) a chair, (2) a desk"
  if (/^\d+$/.test(words) && new RegExp(`(?:^|[^\\w])\\(?${words}\\)`).test(state.wish.words)) return;
  // "40s": how old
  if (/\d0s\b/.test(words)) {
    takeLook(state, words, at);
    return;
  }
  const { wish, open, slots } = state;
  const last = open.at(-1);
  const number = numberIn(words);
  const next = slots[at + 1];
  const isNext =
    next?.slot === 'n' &&
    (isNextTo(wish, words, next.words) ||
      // its share of "12 props: …", which no word says
      !new RegExp(`\\b${words.replace(/[^\w ]/g, '.')}\\b`).test(wish.words) ||
      !wish.words.includes(next.words) ||
      /\bx ?\d|\d ?x\)/i.test(wish.words));
  // "3 enemies: a bat, a slime and a skeleton"
  const names = slots.filter(({ slot }) => slot === 'n').length;
  if (!isNext && !last && number && number > 1 && number <= names && !/\beach\b/i.test(wish.words)) return;
  if (isNext || !last) state.waiting = { ...state.waiting, count: number };
  // "a party of four: a paladin, a rogue …"
  else if (number !== open.length || open.length === 1) last.count ??= number;
}

const TELLS = /^(?:s?he|it|they|who)(?:'s|'re| is| are| has)? |^(?:kind of|kinda|sort of|basically) /i;
/** "dead one" in a list of trees. */
const fullName = (words: string, heading: string): string =>
  heading && /\bones?$/i.test(words)
    ? article(words.replace(/\bones?$/i, oneOf(heading).split(' ').at(-1)!))
    : isCompanion(words)
      ? article(words.replace(/^\S+ /, ''))
      : words;
const ROLE =
  /^(?:enem(?:y|ies)|npcs?|boss|mobs?|hero|character|sprite|creature|monster|player|item|object|prop|pickup|collectible|asset)$/i;
/** "boss: a minotaur" */
const isLabel = (name: string, { words }: Wish): boolean => ROLE.test(name) && words.includes(`${name}:`);
const opened = (name: string): Open => ({ name, looks: [], moves: [], texts: [], count: undefined });

/** Words that a network may take for a name. */
const NO_NAME =
  /^(?:approx\w*|about|around|each|px|pixels?|sizes?|colou?rs?|variants?|versions?|directions?|frames?|background|transparent|please|pls|thanks|thx|bruh|bro|yo|stuff|else|more|etc)$/i;
/** "make a hero, he is a cossack": who it is. */
const isToldOf = (name: string, { words }: Wish): boolean =>
  /(?:^|[,.;:] ?|\band )(?:s?he|it)(?:'s| is| was| would be| should be)(?: an?)? $/i.test(
    words.slice(0, Math.max(0, words.indexOf(name))),
  );

/** "his hound" is another one. */
const isCompanion = (words: string): boolean =>
  /^(?:his|her|its|their) /i.test(words) &&
  (LIVED_IN.test(words) || /^(?:person|animal)$/.test(whatIs(words.replace(/^\S+ /, ''))?.kind ?? ''));
const isCounted = (words: string): boolean => /^(?:\d+|two|three|four|five|six)\s/i.test(words);
const heldBy = (words: string): string =>
  /\b(?:skin|hair|beard|eyes|dreads|braids)\b/i.test(words) || !/^(?:an?|the|his|her|its|their)\s/i.test(words)
    ? `with ${isPlural(words) || /\b(?:skin|hair|armou?r)\b/i.test(words) ? words : article(words)}`
    : `with ${words.replace(/^(?:his|her|its|their|the) /i, (said) => (/s$/.test(words) ? said : 'a '))}`;
/** "red, blue, green potions": what stands before the last is said of its kind. */
function adjectivesSpread(open: readonly Open[]): readonly Open[] {
  const last = open.at(-1);
  // "small, medium and large rock": one rock in each of them
  const [how = '', ...noun] = last?.name.split(' ') ?? [];
  const states = open.slice(0, -1).flatMap(({ name, looks }) => [...looks, name]);
  if (last && noun.length && open.length > 1 && [...states, how].every(isState))
    return [{ ...last, name: `${noun.join(' ')}s`.replace(/ss$/, 's'), looks: [...states, how, ...last.looks] }];
  if (!last || open.length < 2) return open;
  const nouns = bareNoun(last.name).split(' ');
  return open.map((one) =>
    one !== last &&
    isOnlyAdjective(one.name) &&
    (isPlural(last.name) || /^(?:an?|one) /i.test(one.name)) &&
    !isOnlyAdjective(last.name) &&
    !/^(?:person|animal)$/.test(whatIs(one.name)?.kind ?? '')
      ? { ...one, name: `${one.name} ${nouns.slice(-1).join(' ')}` }
      : one,
  );
}

/** What all of them do stands behind the last one. */
function withShared(open: readonly Open[]): readonly Open[] {
  const moves = open.at(-1)?.moves ?? [];
  return open.length > 1 && open.slice(0, -1).every((one) => !one.moves.length && !/ing$/.test(one.name))
    ? open.map((one) => ({ ...one, moves }))
    : open;
}

/** The last word on several: "all green", "… both with hats". */
function saidOfAll(words: string, wish: Wish, things: number): boolean {
  const at = wish.words.lastIndexOf(words);
  return (
    things > 1 && at > 0 && /\b(?:all|both|each|every(?:thing|one)?|they)\b[^,;.]{0,12}$/i.test(wish.words.slice(0, at))
  );
}
const isSingleBefore = (wish: Wish, words: string, next: Slot | undefined): boolean =>
  next?.slot === 'n' && words.split(' ').length < 4 && isNextTo(wish, words, next.words);
/** No comma between. */
function isNextTo({ words }: Wish, first: string, second: string): boolean {
  const at = words.indexOf(first);
  const then = at < 0 ? -1 : words.indexOf(second, at + first.length);
  return then >= 0 && /^\s*(?:of )?(?:an? )?$/i.test(words.slice(at + first.length, then));
}
/** The noun of a plural. */
export const oneOf = (name: string): string => singular(bareNoun(name));
