import { LRUCache } from 'lru-cache';
import { isLiving } from '../catalogue/living.ts';
import { showsAnyway } from '../catalogue/shows.ts';
import { CATEGORY_DEFAULTS, SETTING_DEFAULTS } from '../catalogue/things/index.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../types.ts';
import { assemble } from './assemble/index.ts';
import { headsSaid, humpsSaid, legsSaid, tailsSaid, withCreatureWords } from './creature-words.ts';
import { LEXICON } from './default-lexicon.ts';
import { effectOf } from './effects/index.ts';
import { inField } from './field.ts';
import { type Heard, heard } from './heard.ts';
import { plainly } from './idioms.ts';
import { interpret, removed } from './interpret.ts';
import { KIND_DEFAULTS } from './knowledge.ts';
import { readManner, told } from './manner.ts';
import { withMountState } from './mount-looks.ts';
import { phrases, type Unit } from './phrases.ts';
import { type Place, placeOf } from './scenery.ts';
import { sceneryOf } from './sentence.ts';
import { type ConceptGuess, SubjectChooser } from './subject.ts';
import { tokenise } from './tokens.ts';
import { withTraits } from './traits.ts';
import type { WordVectors } from './word-vectors.ts';

export { editBrief } from './edit-brief.ts';
export type { EditOptions } from './pinned.ts';
export type { ConceptGuess } from './subject.ts';
export type { WordVectors } from './word-vectors.ts';

export interface UnderstandOptions {
  /** What must not be there: pieces go to `without`, colours and moods are taken off. */
  readonly negative?: string;
  /** Chooses among equals when the text names a category or nothing at all. Default 0. */
  readonly seed?: number;
  /** It is a piece of a text that was heard already (heard.ts). */
  readonly heard?: true;
  /** For words that no table has. */
  readonly words?: WordVectors;
  /** Used when the text names nothing known. */
  readonly guess?: ConceptGuess;
}

const CHOOSER = new SubjectChooser(LEXICON, {
  categories: { ...CATEGORY_DEFAULTS, ...KIND_DEFAULTS },
  settings: SETTING_DEFAULTS,
});

/**
 * A description → the brief that the drawers draw from. Never throws: an unknown word takes the nearest known concept,
 * else the learned guess, else a concept of its likely category, with a confidence that says so.
 */
export function understand(text: string, options: UnderstandOptions = {}): Brief {
  // with vectors or a guess a text is read once, for its picture
  if (options.words || options.guess) return briefOf(text, options);
  const key = JSON.stringify([text, options]);
  const known = UNDERSTOOD.get(key);
  if (known) return known;
  const brief = briefOf(text, options);
  UNDERSTOOD.set(key, brief);
  return brief;
}

/** The assistant and the reader of scenes ask for the same words again and again. */
const UNDERSTOOD = new LRUCache<string, Brief>({ max: 1000 });

function briefOf(text: string, options: UnderstandOptions): Brief {
  const said: Heard = options.heard ? { text, listed: text, asks: {}, unknown: [] } : heard(text, options.words);
  if (said.foreign) return { ...subjectOf('', options), unknown: said.unknown };
  const effect = options.negative || options.heard ? undefined : effectOf(said.text);
  // what flies to the left is told as any direction
  const leftward =
    effect && said.asks.direction?.includes('west') && !effect.mood.includes('leftward') ? ['leftward'] : [];
  if (effect)
    return {
      ...effect,
      mood: [...effect.mood, ...leftward],
      unknown: [...new Set([...effect.unknown, ...said.unknown])],
    };
  const { rest, ...manner } = readManner(said.text);
  const brief = oneOfPair({ ...subjectOf(rest, options), ...manner }, said.text);
  const unknown = said.unknown.length > 0 ? [...new Set([...brief.unknown, ...said.unknown])] : brief.unknown;
  const seen = brief.kind === 'thing' ? unknown.filter((word) => !showsAnyway(brief.concept, word)) : unknown;
  const drawn = withMountState(withTraits({ ...brief, unknown: seen, drawnAs: told(brief.drawnAs, brief) }, said.text, isCreature), said.text); // biome-ignore format: one line
  const heads = brief.kind === 'quadruped' ? headsSaid(said.text) : undefined;
  const worded = brief.kind !== 'humanoid' && isCreature(brief) ? withCreatureWords(drawn, said.text) : drawn;
  const counted = brief.kind !== 'humanoid' && isCreature(brief) ? tailsSaid(said.text) : undefined;
  // of those who are no animals of the catalogue one tail is drawn
  if (counted && brief.kind === 'thing' && brief.concept !== 'dragon')
    return { ...worded, unknown: [...new Set([...worded.unknown, 'tails'])] };
  const tails = counted;
  const tailed = tails
    ? { ...worded, tails, count: 1, unknown: worded.unknown.filter((word) => !/^tail/.test(word)) }
    : worded;
  const legs = brief.kind === 'quadruped' ? legsSaid(said.text) : undefined;
  const humps = brief.kind === 'quadruped' ? humpsSaid(said.text) : undefined;
  const humped = humps
    ? { ...tailed, humps, count: 1, unknown: tailed.unknown.filter((word) => !/^hump/.test(word)) }
    : tailed;
  const stood = legs ? withLegs(humped, legs) : humped;
  return heads ? withHeads(stood, heads) : stood;
}

/** Of what is drawn in pairs one alone, where one is named: "a leather boot", "the left shoe". */
function oneOfPair(brief: Brief, text: string): Brief {
  const one = brief.concept === 'boots' && /\b(?:boot|shoe|sneaker|sandal|slipper|clog|moccasin)\b/i.test(text) && !/\b(?:pair|two|both|boots|shoes)\b/i.test(text); // biome-ignore format: one line
  return one ? { ...brief, parts: [...brief.parts, { piece: 'single' }], unknown: brief.unknown.filter((w) => !/^(?:single|lone|left|right)$/.test(w)), drawnAs: brief.drawnAs.replace(/^(.*)\bboots\b/, 'one $1boot') } : brief; // biome-ignore format: one line
}

/** Animals, and things that live. */
const isCreature = ({ kind, concept }: Brief): boolean => kind === 'quadruped' || isLiving(concept);

/** A beast has as many heads as are said of it. */
const withHeads = (brief: Brief, heads: number): Brief => ({
  ...brief,
  heads,
  count: 1,
  unknown: brief.unknown.filter((word) => !/^head/.test(word)),
  drawnAs: `${brief.drawnAs} with ${heads} heads`,
});

/** A beast has as many legs as are said of it. */
const withLegs = (brief: Brief, legs: number): Brief => ({
  ...brief,
  legs,
  count: 1,
  parts: brief.parts.filter(({ piece, colour, material }) => piece !== 'legs' || colour || material),
  unknown: brief.unknown.filter((word) => !/^(?:leg|three|six|eight|ten|\d)/.test(word)),
  drawnAs: `${brief.drawnAs.replace(/ with (?:a )?legs?\b/, '')} with ${NAMED[legs] ?? legs} legs`,
});
const NAMED: Readonly<Record<number, string>> = { 3: 'three', 6: 'six', 8: 'eight', 10: 'ten' };

/** A description of a subject alone, without words of its manner. */
function subjectOf(text: string, options: UnderstandOptions): Brief {
  const said = phrases(tokenise(plainly(text)), LEXICON);
  const found = interpret(said, LEXICON);
  const place = placeOf(found, said);
  if (place?.subject) {
    found.subject = place.subject.unit;
    found.mentions.splice(found.mentions.indexOf(place.subject), 1);
  }
  const random = createRandom(options.seed ?? 0).fork('understand');
  const alone = place && !place.subject ? CHOOSER.chooseFor(place.setting) : undefined;
  const choice = alone ?? CHOOSER.choose(found, random, options.words, options.guess);
  const read = assemble(found, negativeUnits(options.negative), choice, LEXICON);
  const words = said
    .filter(({ role }) => role === 'subject')
    .flatMap(({ units }) => units.flatMap((unit) => unit.text.split(' ')));
  const brief: Brief = alone && place ? asPlace(read, place) : inField(read, found.subject?.text, words);
  const guessed =
    // people are dressed by their rows: a guess would edge a sweater with the brown of a board
    options.guess &&
    brief.kind !== 'humanoid' &&
    choice.confidence < 0.9 &&
    brief.colours.length === 0 &&
    !brief.material
      ? options.guess.colours.filter((c) => /^#[0-9a-f]{6}$/.test(c))
      : [];
  return guessed.length > 0 ? { ...brief, colours: guessed } : brief;
}

/** The brief of a picture of a place: at night is a light there, unless the night itself is the place. */
function asPlace(read: Brief, place: Place): Brief {
  const mood = place.atNight && place.setting !== 'night' ? [...read.mood, 'night'] : read.mood;
  // clouds in the sky and stars at night are drawn by the place itself
  const unknown = read.unknown.filter((word) => !LEXICON.read(word).some((r) => r.is === 'setting'));
  const brief: Brief = { ...read, setting: place.setting, scenery: true, mood, unknown };
  return { ...brief, drawnAs: sceneryOf(brief) };
}

/** A negative description is a list of things to leave out, however it is phrased. */
function negativeUnits(negative: string | undefined): Unit[] {
  if (!negative) return [];
  return phrases(tokenise(negative), LEXICON).flatMap(({ units }) => removed(units, LEXICON));
}
