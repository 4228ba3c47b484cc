/** Who plays in a wish for a game, against whom, and what is gathered. */
import { templateFor, themeOf, weaponIn } from '../../../games/index.ts';
import { ARTICLE, bareNoun, singular } from '../../words/nouns.ts';
import { isPiece } from '../../words/pieces.ts';
import { type Subject, subjectOf } from '../../words/subjects.ts';
import {
  DEFENDS,
  FOES_BY_NATURE,
  GROUNDS,
  isGathered,
  isMany,
  LINKS,
  MANNER,
  PLACE_NAME,
  ROLE_WORDS,
  ROLES,
  STEERED,
} from './cast-words.ts';

export interface Cast {
  hero?: string;
  enemy?: string;
  pickup?: string;
  /** All who are against them, where several are named. */
  foes: string[];
  /** What the hero has, where nobody is named. */
  arms?: string;
  /** Who or what is looked for, one alone. */
  goal?: string;
  /** What is defended. */
  base?: string;
  /** What else is gathered. */
  also?: string;
  /** Where it takes place. */
  place?: string;
  /** Things that are there, and of which nobody says what is done with them. */
  things: string[];
  /** Words that nobody knows: not drawn, and said. */
  unknown: string[];
}

type Role = (typeof ROLES)[number][1];

/** What stands between two links of a sentence. */
interface Part {
  readonly role: Role;
  readonly phrase: string;
  readonly first: boolean;
  /** The words that link it to what is before it and after it; what stands after these. */
  readonly link: string;
  readonly next: string;
  readonly after: string;
}
interface Reading {
  readonly cast: Cast;
  /** What the part before was: a list goes on with the same. */
  before: Role | undefined;
}
/** Takes a part in, or leaves it to the next one. */
type Take = (part: Part, reading: Reading) => boolean;

/** Who plays, against whom, and what is gathered. */
export function castOf(words: string): Cast {
  const reading: Reading = { cast: { unknown: [], foes: [], things: [] }, before: undefined };
  const parts = (DEFENDS.test(words) ? words.replace(/\b(?:from|against)\b/gi, 'versus') : words).split(LINKS);
  let role: Role = 'hero';
  for (const [i, words] of parts.entries()) {
    if (i % 2 === 1) {
      role = ROLES.find(([link]) => link.test(words.toLowerCase()))?.[1] ?? 'hero';
      continue;
    }
    const after = (parts[i + 2] ?? '').trim();
    const phrase = phraseOf(words, after);
    // "farm game where …": where it is, and nobody
    if (/\bgames?$/i.test(words.trim()) && isThing(phrase) && themeOf(`in ${phrase}`)) {
      reading.cast.place ??= phrase;
      continue;
    }
    if (isNobody(phrase, role)) continue;
    const part = { role, phrase, first: i === 0, link: parts[i - 1] ?? '', next: parts[i + 1] ?? '', after };
    if (!TAKES.some((take) => take(part, reading))) played(part, reading);
  }
  return reading.cast;
}

const isThing = (phrase: string): boolean => {
  const subject = subjectOf(phrase);
  return subject?.kind === 'thing' && !subject.creature;
};

/** A part without what says nothing of who it is. */
const phraseOf = (part: string, after: string): string =>
  part
    .replace(
      /^(?:you|i|we|they)(?:'re| are|'m| am| play(?: as)?| control| steer| drive| fly| pilot| command| can be)? (?=an?\s|the\s)/i,
      '',
    )
    .replace(/^(?:some|many|lots of|few|the)\s+/i, '')
    .replace(/^(?:his|her|their|its|the) (?:[\w-]+ )*?[\w-]+'s /i, '')
    // "a penguin sliding through ice"
    .replace(
      /(?<=\w) (?:sliding|running|walking|flying|swimming|wandering|going|travell?ing|moving|racing|sneaking|hopping|rolling|crawling|strolling|lost|stuck|trapped|living)$/i,
      '',
    )
    // "jumps over dogs to collect fish"
    .replace(/ to$/i, (to) => (after ? '' : to))
    .replace(MANNER, ' ')
    // "a small game" is no small hero
    .replace(/\b(?:small|little)(?=\s*$|\s+(?:video ?)?games?\b)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // "ninja game"
    .replace(/^((?:an? )?(?:[\w-]+ ){0,2}[\w-]+) games?$/i, (all, who: string) =>
      subjectOf(who) && !templateFor(all) ? who : all,
    );

const isNobody = (phrase: string, role: Role): boolean =>
  !phrase ||
  // a verb and where
  /^(?:slide|duck|crouch|roll|climb|crawl|swim|dive|move|aim|run|jump|go|come|shoot)s? (?:under|over|through|on|at|from|behind|up|down|around|along|past|below)\b/i.test(
    phrase,
  ) ||
  // "from cloud to cloud"
  (role === 'hero' && /^(?:from|to|between|off|away|up|down)\b|^([\w-]+) to \1$/i.test(phrase)) ||
  /^(?:an?|the)$/i.test(phrase) ||
  ROLE_WORDS.test(phrase) ||
  templateFor(phrase) !== undefined ||
  /\bgames?$/i.test(phrase);

/** "with a gun": nobody plays a gun. */
const arms: Take = ({ role, phrase }, { cast }) => {
  if (role !== 'hero' || cast.hero || !weaponIn(phrase)?.held || subjectOf(phrase)?.kind !== 'thing') return false;
  cast.arms ??= phrase;
  return true;
};

/** "escapes from a castle", "jumps over roofs": where, and nobody. */
const whereFoesWouldBe: Take = ({ role, phrase, link }, { cast }) => {
  const from = /from$/i.test(link) && themeOf(`in ${phrase}`) && isThing(phrase);
  const over = /^(?:jump|leap|hop)/i.test(link) && GROUNDS.test(phrase);
  if (role !== 'enemy' || !(from || over)) return false;
  cast.place ??= phrase;
  return true;
};

/** "carrots to collect" */
const toBeGathered: Take = ({ phrase, next, after }, reading) => {
  const [, lies] = /^(.+?) to$/i.exec(phrase) ?? [];
  if (!lies || after || !subjectOf(lies) || !ROLES.some(([link, does]) => does === 'pickup' && link.test(next)))
    return false;
  reading.cast.pickup ??= lies;
  reading.before = 'pickup';
  return true;
};

/** "has to reach a golden door" */
const goal: Take = ({ role, phrase }, reading) => {
  if (role !== 'goal') return false;
  if (
    !/^(?:an? |the )?(?:end|goal|exit|finish|top|bottom|other side|level|next level|final level)\b/i.test(phrase) &&
    subjectOf(phrase)
  )
    reading.cast.goal ??= phrase;
  reading.before = undefined;
  return true;
};

const place: Take = ({ role, phrase, link }, { cast }) => {
  if (role !== 'place') return false;
  // "a cat on a skateboard"
  const carried =
    themeOf(`on ${phrase}`) === undefined &&
    /^on$/i.test(link) &&
    /^an?\s/i.test(phrase) &&
    subjectOf(phrase)?.kind === 'thing';
  if (carried && cast.hero && !cast.enemy && !PLACE_NAME.test(phrase)) cast.hero = `${cast.hero} on ${phrase}`;
  else cast.place ??= phrase;
  return true;
};

/** "a boy with a wooden sword": what somebody carries is no part of its own. */
const carried: Take = ({ role, phrase, link }, { cast }) => {
  if (role !== 'hero' || !cast.hero || cast.enemy || cast.pickup || !/^(?:with|has)$/i.test(link) || !isPiece(phrase))
    return false;
  cast.hero = `${cast.hero} with ${phrase}`;
  return true;
};

/** "tower defence, candy kingdom": a place, where nobody is named. */
const placeName: Take = ({ phrase }, { cast }) => {
  if (ARTICLE.test(phrase) || !PLACE_NAME.test(phrase)) return false;
  cast.place ??= phrase;
  return true;
};

/** "ants attack" */
const attackers: Take = (part, { cast }) => {
  if (part.role !== 'hero' || !/^attacks?$/i.test(part.next) || part.after || !subjectIn(part)) return false;
  cast.enemy ??= part.phrase;
  return true;
};

/** "against ghosts, bats and skeletons"; who does something is no part of a list. */
const listed: Take = (part, { cast, before }) => {
  const { role, phrase, link } = part;
  const subject = subjectIn(part);
  if (role !== 'hero' || !/^(?:,|and)$/i.test(link) || !subject || acts(part)) return false;
  if (before === 'enemy' && !/\bhero(?:ine)?$/i.test(phrase) && subject.kind !== 'place' && !isGathered(phrase)) {
    cast.foes.push(phrase);
    return true;
  }
  if (before === 'pickup' && !subject.creature && subject.kind === 'thing') {
    cast.also ??= phrase;
    return true;
  }
  return false;
};

/** "… in a castle, ghosts and skeletons": nobody plays several. */
const foesByNature: Take = (part, reading) => {
  const { role, phrase, link, first } = part;
  if (role !== 'hero' || !subjectIn(part) || acts(part) || !FOES_BY_NATURE.test(phrase)) return false;
  if (ARTICLE.test(phrase) || !isMany(phrase) || /^(?:play(?:ing|ed)? as|starring|as|about)$/i.test(link)) return false;
  if (first && !reading.cast.hero) return false;
  reading.cast.foes.push(phrase);
  reading.cast.enemy ??= phrase;
  reading.before = 'enemy';
  return true;
};

/** What names nobody: a place at most ("a space shooter"). */
const nothingNamed: Take = (part, { cast }) => {
  const { role, phrase } = part;
  if (role === 'base') cast.base ??= phrase;
  const subject = subjectIn(part);
  if (subject && subject.kind !== 'place') return role === 'base';
  if (role === 'hero' && themeOf(`in ${bareNoun(phrase)}`)) cast.place ??= bareNoun(phrase);
  else if (role === 'hero' && !cast.hero && ARTICLE.test(phrase)) cast.unknown.push(phrase);
  return true;
};

/** In this order. */
const TAKES: readonly Take[] = [
  ...[arms, whereFoesWouldBe, toBeGathered, goal, place, carried, placeName, attackers, listed, foesByNature],
  nothingNamed,
];

/** "stars" are a place, and a star is picked up. */
function subjectIn({ role, phrase }: Part): Subject | undefined {
  const whole = subjectOf(phrase);
  return whole?.kind === 'place' && role !== 'hero' ? subjectOf(singular(phrase)) : whole;
}

/** Whether it is said what it does to others. */
const acts = ({ next }: Part): boolean =>
  ROLES.some(([link, does]) => (does === 'enemy' || does === 'pickup') && link.test(next));

/** Whether somebody, or one thing (a mouse, a ball), is who is played. */
const isPlayed = (part: Part, { kind, creature }: Subject, hero: string | undefined): boolean =>
  part.role === 'hero' &&
  (kind !== 'thing' ||
    /^an?\s/i.test(part.phrase) ||
    (part.first && creature === true) ||
    // "robot vacuum cleaner collects dust": who does something
    (acts(part) && !hero && !isMany(part.phrase)) ||
    // "dinosaur in the jungle": one alone, of whom nothing else is said
    (!hero && (STEERED.test(part.phrase) || creature === true) && !isMany(part.phrase)));

/** Somebody or something, by what is done with it. */
function played(part: Part, reading: Reading): void {
  const { role, phrase, link } = part;
  const { cast } = reading;
  const subject = subjectIn(part)!;
  const plays = isPlayed(part, subject, cast.hero);
  reading.before = role;
  // "eats knights": nobody gathers people
  const fought = role === 'pickup' && subject.kind === 'person' && isMany(phrase) && /^(?:eat|catch|hunt)/i.test(link);
  // "looking for her cat"
  const sought =
    role === 'pickup' &&
    /^(?:his|her|its|their|the|a|an) /i.test(phrase) &&
    !isMany(phrase) &&
    (subject.kind !== 'thing' || subject.creature);
  if (role === 'enemy' || fought) {
    cast.enemy ??= phrase;
    cast.foes.push(phrase);
  } else if (sought) cast.goal ??= phrase;
  else if (role === 'pickup' || (!plays && isGathered(phrase))) {
    if (cast.pickup) cast.also ??= phrase;
    else cast.pickup = phrase;
  }
  // a thing that nobody gathers: it stands in the way, or is named as left out
  else if (!plays) cast.things.push(phrase);
  else if (!cast.hero) cast.hero = phrase;
  else if (subject.kind === 'thing' && !subject.creature) cast.pickup ??= phrase;
  else {
    cast.enemy ??= phrase;
    cast.foes.push(phrase);
    reading.before = 'enemy';
  }
}
