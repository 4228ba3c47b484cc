/** A description of a map → what it names, where, how many, how large, and how one stands to another. */
import {
  ANGULAR, BENT, BREAKS, CORNERS, COUNTS, IDLE, LONG, MOST_COUNT, NEGATIONS, NOUNS, type Noun, RELATIONS, type Relation,
  RIM, RING, SHARES, SIDES, SIZES, type Side, stem, WHOLE,
} from './lexicon.ts'; // biome-ignore format: a list

/** A thing that a description names. */
export interface Mention {
  readonly noun: Noun;
  readonly word: string;
  /** Number of its terrain, or -1 where the map has none that says it. */
  readonly terrain: number;
  /** Several of it; undefined for a plural without a number. */
  readonly count: number | undefined;
  readonly scale: number;
  readonly places: readonly Side[];
  /** Of a line: the sides that it comes from and leads to. */
  readonly ends: readonly Side[];
  readonly leads: boolean;
  /** Share of the map at its place. */
  readonly share?: number;
  readonly rim: boolean;
  readonly whole: boolean;
  readonly bent: boolean;
  readonly long: boolean;
  readonly ring: boolean;
  readonly straight: boolean;
  readonly definite: boolean;
  readonly left: boolean;
  /** How it stands to others: their numbers among the mentions. */
  readonly related: readonly { readonly how: Relation; readonly to: number }[];
}

export interface Said {
  readonly mentions: readonly Mention[];
  /** Words that nothing of this knows. */
  readonly unknown: readonly string[];
}

/** Small words, commas and stops; sides of two words are one. */
export const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(north|south)[- ](east|west)(ern)?/g, '$1$2')
    .replace(
      /\b(top|upper|bottom|lower)[- ](left|right)/g,
      (_, down: string, across: string) =>
        `${/top|upper/.test(down) ? 'north' : 'south'}${across === 'left' ? 'west' : 'east'}`,
    )
    .replace(/\b(surrounded|ringed|bordered|enclosed|encircled)( on all sides)? by\b/g, 'surrounded')
    .match(/[a-z]+|\d+|[,.;:]/g) ?? [];

const BY_WORD = new Map(NOUNS.flatMap((noun) => noun.words.map((word) => [word, noun] as const)));
const singular = (word: string): string => word.replace(/(?<=..)ies$/, 'y').replace(/(?<=[^siu])s$/, '');
const nounOf = (word: string): Noun | undefined => BY_WORD.get(word) ?? BY_WORD.get(singular(word));
const GENERIC = NOUNS.find(({ words }) => words.includes('patch'))!;

/** The words of each terrain's name, and their stems. */
interface Named {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}
const namesOf = (terrains: readonly string[]): readonly Named[] =>
  terrains.map((name) => {
    const words = (name.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word.length > 2 && !IDLE.has(word));
    return { words, stems: words.map(stem) };
  });

/** The terrain that words before a noun, its own word, or what it usually is made of name. */
function terrainFor(named: readonly Named[], noun: Noun, word: string, adjectives: readonly string[]): number {
  let best = -1;
  let most = 0;
  named.forEach(({ words, stems }, at) => {
    const said = adjectives.filter((one) => stems.includes(stem(one))).length;
    const usual = noun.terrains.findIndex((one) => words.some((own) => own.startsWith(one)));
    // "a desert island" is of sand
    const like = adjectives.some(
      (one) =>
        one !== word &&
        nounOf(one)
          ?.terrains.slice(0, 4)
          .some((by) => words.some((own) => own.startsWith(by))),
    );
    const own = stems.includes(stem(singular(word)));
    // what an adjective names outright is that, whatever the noun is made of else
    const score = said * 100 + (like ? 55 : 0) + (own ? 60 : 0) + (usual >= 0 ? 50 - usual : 0);
    const counts = own || usual >= 0 || said > 0 || like;
    if (counts && score > most) [best, most] = [at, score];
  });
  return best;
}

const PRONOUNS: ReadonlySet<string> = new Set(['it', 'them', 'these', 'those']);
const sidesIn = (words: readonly string[]): Side[] =>
  words.map((word) => SIDES[word]).filter((side) => side !== undefined);

interface Found {
  readonly at: number;
  readonly noun: Noun;
  readonly word: string;
}

/** Words that name a noun, or a terrain of the map; one right before another only describes it. */
function nounsIn(said: readonly string[], named: readonly Named[], used: Set<number>): Found[] {
  const isTerrain = (word: string) =>
    word.length > 2 && !IDLE.has(word) && named.some(({ stems }) => stems.includes(stem(word)));
  const found: Found[] = [];
  said.forEach((word, at) => {
    if (RIM.has(word) || SHARES[word] || SIDES[word]) return;
    const noun = nounOf(word);
    if (noun ? noun === GENERIC && said[at + 1] !== 'of' : !isTerrain(word)) return;
    found.push({ at, noun: noun ?? GENERIC, word });
  });
  return found.filter(({ at, noun, word }, i) => {
    used.add(at);
    const before = found[i - 1];
    // "an island of grass": what it is made of
    if (noun === GENERIC && before && before.noun !== GENERIC && said[before.at + 1] === 'of' && before.at + 3 >= at)
      return false;
    const next = found[i + 1];
    if (!next) return true;
    // "patch of mud": the mud, "desert island": an island with a desert is one, "lava lake": a lake
    if ((noun === GENERIC || /^(archipelago|range|group)$/.test(word)) && said[at + 1] === 'of' && next.at <= at + 5)
      return false;
    const apart = said.slice(at + 1, next.at);
    if (apart.length > 1 || apart.some((one) => BREAKS.has(one) || RELATIONS[one] || SIDES[one])) return true;
    return next.noun.shape === 'land' &&
      noun.shape === 'mass' &&
      word !== next.word &&
      !apart.length &&
      noun !== GENERIC
      ? noun.order === 'growth' && ['volcano', 'mountain', 'forest', 'hill'].includes(word)
      : apart.length > 0 && nounOf(said[next.at]!) === undefined;
  });
}

/** Reads what a text says of a map of these terrains. */
export function read(text: string, terrains: readonly string[]): Said {
  const said = tokens(text);
  const named = namesOf(terrains);
  const used = new Set<number>();
  const found = nounsIn(said, named, used);
  const mentions = found.map(({ at, noun, word }, i) => {
    const from = i ? found[i - 1]!.at + 1 : 0;
    const to = found[i + 1]?.at ?? said.length;
    const own = ownFrom(said, from, at, i > 0);
    const before = said.slice(own, at);
    const after = said.slice(at + 1, i + 1 < found.length ? ownFrom(said, at + 1, to, true) : to);
    return mentionOf({ at, noun, word }, before, after, named);
  });
  return {
    mentions: mentions.map((mention, i) => ({ ...mention, related: relationsOf(said, found, i) })),
    unknown: unknownOf(said, used),
  };
}

/** Where the words of a noun begin: behind the last break before it, or behind the word that relates it to the one before. */
function ownFrom(said: readonly string[], from: number, at: number, follows: boolean): number {
  if (!follows) return from;
  let start = from;
  for (let i = from; i < at; i++) {
    const word = said[i]!;
    const isSide = SIDES[said[i + 1]!] !== undefined || (said[i + 1] === 'the' && SIDES[said[i + 2]!] !== undefined);
    // "…, south, east and west": a list of sides belongs to what it follows
    if (BREAKS.has(word) && !(isSide && sidesLast(said, i + 1, at))) start = i + 1;
    else if (RELATIONS[word] && !isSide && !BREAKS.has(said[i + 1]!)) start = i + 1;
  }
  return start;
}
/** Whether nothing but a side stands up to the next break or the noun. */
function sidesLast(said: readonly string[], from: number, at: number): boolean {
  for (let i = from; i < at; i++) {
    if (BREAKS.has(said[i]!)) return true;
    if (SIDES[said[i]!] === undefined && said[i] !== 'the') return false;
  }
  return false;
}

function mentionOf(
  { noun, word }: Found,
  before: readonly string[],
  after: readonly string[],
  named: readonly Named[],
): Omit<Mention, 'related'> {
  const all = [...before, ...after];
  const has = (words: ReadonlySet<string>, of: readonly string[] = all) => of.some((one) => words.has(one));
  const number = before.map((one) => COUNTS[one] ?? (/^\d+$/.test(one) ? Number(one) : undefined)).find(Boolean);
  const strewn = after.map((one) => (/scattered|dotted|sprinkled/.test(one) ? COUNTS[one] : undefined)).find(Boolean);
  const isOne = singular(word) === word || /^(crossroads|woods|trees|caves|tunnels|catacombs)$/.test(word);
  const corners = after.some(
    (one, i) => /^corners?$/.test(one) && !after.slice(Math.max(0, i - 2), i).some((side) => SIDES[side]),
  );
  const sides = sidesIn([...before, ...after]);
  const share = all.map((one) => SHARES[one]).find(Boolean);
  const edges = has(RIM) && !sides.length;
  return {
    noun,
    word,
    terrain: terrainFor(named, noun, word, [...before.slice(-3), ...(after[0] === 'of' ? after.slice(1, 3) : [])]),
    count: number ? Math.min(MOST_COUNT, number) : (strewn ?? (isOne ? 1 : undefined)),
    scale: before.reduce((scale, one) => scale * (SIZES[one] ?? 1), 1),
    places: corners ? CORNERS : sides,
    ends: sidesIn(after),
    leads: /\b(out|leading|leads|to|going)\b/.test(after.join(' ')) && !after.includes('from'),
    ...(share && { share }),
    rim: edges || (has(WHOLE, after) && after.some((one) => RELATIONS[one] === 'around')),
    whole: before.includes('only') || /\b(all|whole|everywhere|entire)\b/.test(after.join(' ')),
    bent: has(BENT),
    long: has(LONG),
    ring: has(RING),
    straight: has(ANGULAR),
    definite: before.includes('the'),
    left: has(NEGATIONS, before),
  };
}

/** What a mention's words say of others: "a road around the lake", "a path between the forest and the pond". */
function relationsOf(said: readonly string[], found: readonly Found[], i: number): { how: Relation; to: number }[] {
  const out: { how: Relation; to: number }[] = [];
  let how: Relation | undefined;
  // "and a path between them", "with a road around it": of what was named before
  const own = said.slice(found[i]!.at + 1, found[i + 1]?.at ?? said.length);
  const back = own.findIndex((one, k) => k > 0 && PRONOUNS.has(one) && RELATIONS[own[k - 1]!]);
  if (back > 0 && i > 0) return [{ how: RELATIONS[own[back - 1]!]!, to: i - 1 }];
  const before = i > 0 ? said.slice(found[i - 1]!.at + 1, found[i]!.at) : [];
  // "a lake with an island in the middle"
  if (found[i]!.noun.shape === 'land' && before.includes('with') && found[i - 1]!.noun.order === 'water')
    return [{ how: 'in', to: i - 1 }];
  for (let to = i + 1; to < found.length; to++) {
    const gap = said.slice(found[to - 1]!.at + 1, found[to]!.at);
    const last = gap.findLastIndex((one) => RELATIONS[one] || BREAKS.has(one));
    const word = gap[last];
    const isNew = gap.slice(last + 1).some((one) => one === 'a' || one === 'an' || COUNTS[one]);
    if (word && RELATIONS[word] && (to === i + 1 || (how === 'from' && RELATIONS[word] === 'to')))
      how = RELATIONS[word];
    else if (!(word === 'and' && how === 'between' && (!isNew || out.length < 2))) break;
    // "islands in the ocean": they lie in what the map is made of
    if (
      found[i]!.noun.shape === 'land' &&
      found[to]!.noun.order === 'water' &&
      !/^(lake|pond|lagoon)/.test(found[to]!.word)
    )
      break;
    out.push({ how: how!, to });
    if (how !== 'between' && how !== 'from') break;
  }
  return out;
}

function unknownOf(said: readonly string[], used: ReadonlySet<number>): string[] {
  const known = (word: string) =>
    word.length < 3 || /\d|[,.;:]/.test(word) || IDLE.has(word) || BREAKS.has(word) || NEGATIONS.has(word) || RIM.has(word) ||
    WHOLE.has(word) || BENT.has(word) || LONG.has(word) || RING.has(word) || ANGULAR.has(word) || RELATIONS[word] !== undefined ||
    SIDES[word] !== undefined || SIZES[word] !== undefined || COUNTS[word] !== undefined || SHARES[singular(word)] !== undefined; // biome-ignore format: a list
  return [...new Set(said.filter((word, at) => !used.has(at) && !known(word)))];
}
