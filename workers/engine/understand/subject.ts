import { LRUCache } from 'lru-cache';
import { HUMANOID_CONCEPTS } from '../catalogue/people.ts';
import { KIN_OF } from '../catalogue/species-kin.ts';
import { ALONG } from '../painted/along.ts';
import type { Random } from '../random.ts';
import { rowOf } from '../subject/sources.ts';
import type { SubjectKind } from '../types.ts';
import { type Interpretation, pieceReadings } from './interpret.ts';
import type { Lexicon } from './lexicon.ts';
import { reading } from './phrases.ts';
import { singulars } from './tokens.ts';
import { NearestWord, type WordVectors } from './word-vectors.ts';

/** A learned guess at what a text names. */
export interface ConceptGuess {
  /** A concept id or a category ('weapon', 'humanoid', …). */
  readonly category: string;
  /** '#rrggbb' */
  readonly colours: readonly string[];
  /** 0..1 */
  readonly confidence: number;
}

/** The concept that will be drawn, and how sure that is. */
export interface Choice {
  readonly kind: SubjectKind;
  readonly concept: string;
  readonly species?: string;
  readonly confidence: number;
  /** The unknown word that the concept stands for. */
  readonly standsFor?: string;
  /** It stands for a word that the catalogue has, for lack of a drawing of that word. */
  readonly standIn?: true;
  /** Known names that may have been meant, where nothing that was said is known. */
  readonly suggestions?: readonly string[];
  /** Pieces that it has besides those of its concept: "the hat" is one of these. */
  readonly has?: readonly string[];
}

export interface Fallbacks {
  /** Concepts that may stand for a whole category. */
  readonly categories: Readonly<Record<string, readonly string[]>>;
  /** A concept that shows a setting, for texts that name a place alone. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Cosines of the shipped vectors: below `least` a likeness is chance, at `same` it is a synonym. `surely`: a confidence that clothes do not shake. */
const LIKE = { least: 0.68, same: 0.85, surely: 0.75, suggested: 0.4 } as const;
/** What an unknown noun is drawn as: plainly nothing in particular. */
const NEUTRAL = 'mystery-box';
const PERSON = 'person';
/** Animals on two legs who are nobody in particular. */
const ANYBODY = 'beastfolk';
const SUGGESTIONS = 3;

/** Confidence of what a word is only like ("koala" of a bear). */
const STAND_IN = 0.6;

/** Chooses what to draw: by name, else by likeness, else by a learned guess, else by its category. */
export class SubjectChooser {
  readonly #lexicon: Lexicon;
  readonly #fallbacks: Fallbacks;
  readonly #kinds: ReadonlyMap<string, SubjectKind>;
  readonly #names: readonly string[];
  readonly #nearest: NearestWord<string>;
  readonly #speltBefore = new LRUCache<string, readonly string[]>({ max: 1000 });

  constructor(lexicon: Lexicon, fallbacks: Fallbacks) {
    this.#lexicon = lexicon;
    this.#fallbacks = fallbacks;
    this.#kinds = new Map(lexicon.knowledge.concepts.map((c) => [c.id, c.kind]));
    const names = new Map<string, string>();
    for (const c of lexicon.knowledge.concepts) {
      for (const word of c.words) if (/^[a-z]+$/.test(word) && !names.has(word)) names.set(word, c.id);
    }
    this.#names = [...names.keys()];
    this.#nearest = new NearestWord([...names]);
  }

  choose(found: Interpretation, random: Random, words?: WordVectors, guess?: ConceptGuess): Choice {
    const named = this.#named(found, random);
    if (named && (named.confidence >= 0.9 || named.standsFor)) return this.#upright(named, found);
    const like = best(words ? this.#byLikeness(found, words, random) : undefined, this.#byEnding(found, random));
    if (named && (!like || like.confidence <= named.confidence)) return named;
    // an unknown word in clothes is somebody's trade, whatever thing it resembles
    if (like && (like.kind === 'humanoid' || like.confidence >= LIKE.surely || !dressed(found))) return like;
    return this.#byGuess(guess, random) ?? this.#byHints(found, random, words);
  }

  /** The thing that stands for a place where its picture is wanted without a background; absent where none does. */
  chooseFor(setting: string): Choice | undefined {
    const concept = this.#fallbacks.settings[setting];
    return concept === undefined ? undefined : { kind: this.#kinds.get(concept) ?? 'thing', concept, confidence: 1 };
  }

  /** An animal in clothes walks on two legs: "a fox in a business suit" is drawn as one of the fox folk. */
  #upright(named: Choice, found: Interpretation): Choice {
    const row = rowOf(named);
    const armed = found.mentions.some(
      ({ unit, role }) =>
        (role === 'hold' || role === 'with') &&
        ARMS.has(reading(unit, 'piece')?.id ?? '') &&
        !/bone|claw/.test(unit.text),
    );
    // who swings a weapon needs hands, if its kin has some
    const kin = KIN_OF.get(named.concept);
    const folk = row?.dressed ?? (armed && row?.folk?.endsWith('folk') ? row.folk : kin && ANYBODY);
    if (!folk || named.kind === 'humanoid' || !this.#kinds.has(folk)) return named;
    // a duck with a hat or a knife stays a duck; in clothes it is one of the bird folk
    const bird = folk === 'birdfolk';
    if (armed && !bird && folk !== ANYBODY) return { ...named, kind: 'humanoid', concept: folk, ...(kin ? { species: kin } : {}) }; // biome-ignore format: one line
    // a hat sits on any head, whatever it belongs to: only clothes make a person of it
    const clothed = found.mentions.some(({ unit, role }) => {
      const piece = reading(unit, 'piece');
      if (!piece || (role !== 'wear' && role !== 'with') || pieceReadings(unit, named).length > 0) return false;
      // in boots or gloves alone what is no beast on four legs stays what it is
      if (named.kind === 'thing' && (piece.slot === 'feet' || piece.slot === 'hands')) return false;
      return GARMENTS.has(piece.slot) && piece.id !== 'claws';
    });
    // in a suit nobody carries the axe of his folk
    return clothed
      ? { ...named, kind: 'humanoid', concept: ANYBODY, species: kin ?? HUMANOID_CONCEPTS[folk]?.species ?? folk }
      : named;
  }

  #named(found: Interpretation, random: Random): Choice | undefined {
    const unit = found.subject;
    if (!unit) return undefined;
    const concept = reading(unit, 'concept');
    const species = reading(unit, 'species');
    if (concept?.like) return { ...this.#resolve(concept.id, STAND_IN, random), standsFor: unit.text, standIn: true };
    if (concept) return this.#resolve(concept.id, concept.weak ? 0.6 : 1, random);
    if (species) return this.#resolve('any humanoid', 1, random, species.id);
    return undefined;
  }

  /** Turns 'any weapon' into one weapon; every other id stands for itself. */
  #resolve(id: string, confidence: number, random: Random, species?: string): Choice {
    const category = id.startsWith('any ') ? id.slice(4) : undefined;
    const choices = category === undefined ? [id] : this.#fallbacks.categories[category];
    const concept = choices?.length
      ? random.fork('category').pick(choices)
      : random.fork('category').pick(this.#fallbacks.categories.valuable ?? ['gem']);
    return { kind: this.#kinds.get(concept) ?? 'thing', concept, confidence, ...(species ? { species } : {}) };
  }

  #byLikeness(found: Interpretation, words: WordVectors, random: Random): Choice | undefined {
    let best: Choice | undefined;
    found.headWords.slice(0, 6).forEach((word, place) => {
      const forms = [word, ...singulars(word)];
      for (const form of forms) {
        const near = this.#nearest.find(form, words);
        if (!near || near.similarity < LIKE.least) continue;
        const sure = Math.min(0.85, (0.85 * near.similarity) / LIKE.same) * (1 - 0.06 * place);
        if (!best || sure > best.confidence) best = { ...this.#resolve(near.value, sure, random), standsFor: word };
        break;
      }
    });
    return best;
  }

  /** "Sandcastle" ends in castle, "direwolf" in wolf. */
  #byEnding(found: Interpretation, random: Random): Choice | undefined {
    for (const word of found.headWords.slice(0, 3)) {
      for (let i = 2; word.length - i >= 4; i++) {
        const concept = this.#lexicon.read(word.slice(i)).find((r) => r.is === 'concept');
        if (concept && !concept.weak) return { ...this.#resolve(concept.id, 0.6, random), standsFor: word };
      }
    }
    return undefined;
  }

  #byGuess(guess: ConceptGuess | undefined, random: Random): Choice | undefined {
    if (!guess || !(guess.confidence > 0.2)) return undefined;
    const confidence = Math.min(0.6, guess.confidence * 0.6);
    if (this.#kinds.has(guess.category)) return this.#resolve(guess.category, confidence, random);
    // a category is no picture: nobody wants any weapon where one was named that nobody knows
    return guess.category === 'humanoid' ? this.#resolve(PERSON, confidence, random) : undefined;
  }

  /** No name at all: what it wears, how its noun ends, where it stands. */
  #byHints(found: Interpretation, random: Random, words?: WordVectors): Choice {
    const standsFor = found.headWords[0];
    const as = (id: string, confidence: number): Choice => ({
      ...this.#resolve(id, confidence, random),
      ...(standsFor ? { standsFor } : {}),
    });
    const bare = this.#bareThing(found, random);
    if (bare) return bare;
    const worn = found.mentions.some((m) => reading(m.unit, 'piece'));
    if (worn || found.description.builds.some((b) => PEOPLE.has(b))) return as(PERSON, 0.4);
    // what only comes along with light and smoke ("debris", "drops") is no light
    const component = found.mentions.map((m) => reading(m.unit, 'component')).find((r) => r !== undefined && r.concept !== 'any thing' && !(r.id in ALONG)); // biome-ignore format: one line
    if (component) return this.#resolve(component.concept, 0.4, random);
    const setting = found.setting ?? found.description.settings.at(-1);
    const scene = setting === undefined ? undefined : this.#fallbacks.settings[setting];
    if (scene) return this.#resolve(scene, 0.3, random);
    if (standsFor && TRADE_ENDING.test(standsFor)) return as(PERSON, 0.2);
    if (found.description.actions.length > 0) return as(PERSON, 0.15);
    const suggestions = standsFor ? this.#suggested(standsFor, words) : [];
    return { ...as(NEUTRAL, 0), ...(suggestions.length > 0 ? { suggestions } : {}) };
  }

  /** A held or worn piece named by itself is wanted as a thing: "wand with a star" is a wand, and nobody who holds it. */
  #bareThing(found: Interpretation, random: Random): Choice | undefined {
    const [first] = found.mentions;
    if (!first || first.role === 'wear' || first.role === 'hold' || !reading(first.unit, 'piece')) return undefined;
    // "a zorblax with a red cape" is somebody
    if (found.headWords.some((word) => !first.unit.text.includes(word))) return undefined;
    const noun = first.unit.text
      .split(/ (?:with|of|made) /)[0]!
      .split(' ')
      .at(-1)!;
    const thing = this.#lexicon.read(noun).find((r) => r.is === 'concept' && this.#kinds.get(r.id) === 'thing');
    return thing?.is === 'concept' && !thing.weak ? this.#resolve(thing.id, 0.9, random) : undefined;
  }

  /** Names that are nearly spelt like a word, then those that mean nearly the same. */
  #suggested(word: string, words?: WordVectors): readonly string[] {
    const meant = words ? this.#nearest.several(word, words, SUGGESTIONS, LIKE.suggested) : [];
    return [...new Set([...this.#spelt(word), ...meant])].slice(0, SUGGESTIONS);
  }

  #spelt(word: string): readonly string[] {
    const known = this.#speltBefore.get(word);
    if (known) return known;
    const most = word.length < 5 ? 1 : 2;
    const found = this.#names
      .filter((name) => Math.abs(name.length - word.length) <= most)
      .map((name) => ({ name, off: distance(name, word) }))
      .filter(({ off }) => off <= most)
      .sort((a, b) => a.off - b.off)
      .map(({ name }) => name);
    this.#speltBefore.set(word, found);
    return found;
  }
}

const best = (a: Choice | undefined, b: Choice | undefined): Choice | undefined =>
  a && b ? (a.confidence >= b.confidence ? a : b) : (a ?? b);

/** Weapons that are held. */
const ARMS: ReadonlySet<string> = new Set(
  'sword katana greatsword rapier dagger axe double-axe hammer warhammer mace club spear trident halberd bow crossbow pistol rifle staff wand shield'.split(
    ' ',
  ),
);

const GARMENTS: ReadonlySet<string> = new Set(['torso', 'legs', 'feet', 'hands', 'shoulders', 'waist', 'back']);

/** Slots of what only people wear. */
const CLOTHES: ReadonlySet<string> = new Set([
  'hat',
  'face',
  'mouth',
  'torso',
  'shoulders',
  'hands',
  'waist',
  'legs',
  'feet',
  'back',
]);
const dressed = (found: Interpretation): boolean =>
  found.mentions.some(({ unit }) => {
    const piece = reading(unit, 'piece');
    return piece !== undefined && CLOTHES.has(piece.slot) && !reading(unit, 'component');
  });

const PEOPLE = new Set(['female', 'male', 'child', 'young', 'muscular']);

/** English endings of those who do something. */
const TRADE_ENDING = /(?:er|or|ist|ian|man|woman|smith|eer|maid|lord|mancer|ess|ant|monger|wright)$/;

/** Levenshtein's distance of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
