import { GUISE_WORDS } from '../catalogue/guises.ts';
import { MARK_WORDS } from '../catalogue/marks.ts';
import type { SubjectKind } from '../types.ts';
import { CLOTH_WORDS } from './cloth-words.ts';
import { COLOUR_HEX, TONES } from './colours.ts';
import { ELEMENTS, MATERIAL_WORDS } from './materials.ts';
import { singulars, type Token } from './tokens.ts';
import { ACTION, ARTICLES, BUILD, COUNTS, LINKS, type Link, MOOD, PICTURE_WORDS, SETTING } from './vocabulary.ts';

/** One way to read a word or phrase. */
export type Reading =
  | {
      readonly is: 'concept';
      readonly kind: SubjectKind;
      readonly id: string;
      readonly weak: boolean;
      readonly general: boolean;
      /** The word is not its own: it stands in. */
      readonly like?: true;
    }
  | { readonly is: 'species'; readonly id: string }
  | { readonly is: 'piece'; readonly id: string; readonly slot: string }
  | { readonly is: 'component'; readonly id: string; readonly concept: string }
  | { readonly is: 'colour'; readonly hex: string }
  | { readonly is: 'tone'; readonly lightness: number; readonly chroma: number }
  | { readonly is: 'material'; readonly id: string }
  | { readonly is: 'element'; readonly hex: string }
  | { readonly is: 'build'; readonly id: string }
  | { readonly is: 'mood'; readonly id: string }
  | { readonly is: 'action'; readonly id: string }
  | { readonly is: 'setting'; readonly id: string }
  | { readonly is: 'pattern'; readonly id: string }
  /** What is seen on a thing: a row of catalogue/marks. */
  | { readonly is: 'mark'; readonly id: string }
  /** A people, an age or a world that somebody is of: a row of catalogue/guises. */
  | { readonly is: 'guise'; readonly id: string }
  | { readonly is: 'count'; readonly n: number }
  | { readonly is: 'link'; readonly link: Link }
  | { readonly is: 'article' }
  | { readonly is: 'picture' };

export type ReadingKind = Reading['is'];

/** A concept with all words that mean it. */
export interface NamedConcept {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly words: readonly string[];
  /** Words that it stands in for where nobody has them as their own. */
  readonly like?: readonly string[];
  /** A whole category: weaker than any thing beside it. */
  readonly weak?: boolean;
  readonly general?: boolean;
}

/** What the drawers can draw, flattened from their own tables (knowledge.ts). */
export interface Knowledge {
  readonly concepts: readonly NamedConcept[];
  readonly species: readonly { id: string; aliases: readonly string[] }[];
  readonly pieces: readonly { id: string; slot: string; aliases: readonly string[] }[];
  /** Pieces that a concept has when nothing is said. */
  readonly worn: ReadonlyMap<string, readonly string[]>;
  readonly components: readonly { concept: string; id: string; aliases: readonly string[] }[];
}

const LONGEST = 5;

/** Words and phrases → their readings. Built once from the tables; looked up in constant time. */
export class Lexicon {
  readonly #readings = new Map<string, Reading[]>();
  readonly knowledge: Knowledge;

  constructor(knowledge: Knowledge) {
    this.knowledge = knowledge;
    const conceptOf = ({ kind, id, weak = false, general = false }: NamedConcept) =>
      ({ is: 'concept', kind, id, weak, general }) as const;
    for (const c of knowledge.concepts) for (const word of c.words) this.#addUnlessConcept(word, conceptOf(c));
    for (const c of knowledge.concepts)
      for (const word of c.like ?? []) this.#addUnlessConcept(word, { ...conceptOf(c), like: true });
    for (const s of knowledge.species)
      for (const alias of [s.id, ...s.aliases]) this.#add(alias, { is: 'species', id: s.id });
    for (const p of knowledge.pieces) {
      for (const alias of [p.id, ...p.aliases]) this.#add(alias, { is: 'piece', id: p.id, slot: p.slot });
    }
    for (const c of knowledge.components) {
      for (const alias of [c.id, ...c.aliases]) this.#add(alias, { is: 'component', concept: c.concept, id: c.id });
    }
    for (const [name, hex] of COLOUR_HEX) this.#add(name, { is: 'colour', hex });
    for (const [name, tone] of TONES) this.#add(name, { is: 'tone', ...tone });
    for (const [name, id] of MATERIAL_WORDS) this.#add(name, { is: 'material', id });
    for (const [name, hex] of ELEMENTS) this.#add(name, { is: 'element', hex });
    for (const [is, table] of [
      ['build', BUILD],
      ['mood', MOOD],
      ['action', ACTION],
      ['setting', SETTING],
    ] as const) {
      for (const [name, id] of table) this.#add(name, { is, id });
    }
    for (const [name, id] of MARK_WORDS) this.#add(name, { is: 'mark', id });
    for (const [name, id] of CLOTH_WORDS) this.#add(name, { is: 'pattern', id });
    for (const [name, n] of COUNTS) this.#add(name, { is: 'count', n });
    for (const [name, link] of LINKS) this.#add(name, { is: 'link', link: link as Link });
    for (const name of ARTICLES) this.#add(name, { is: 'article' });
    for (const name of PICTURE_WORDS) if (!this.#readings.has(name)) this.#add(name, { is: 'picture' });
    for (const [name, id] of GUISE_WORDS) this.#add(name, { is: 'guise', id });
  }

  #add(phrase: string, reading: Reading): void {
    const key = normalisePhrase(phrase);
    const list = this.#readings.get(key);
    if (list) list.push(reading);
    else this.#readings.set(key, [reading]);
  }

  /** A thing of that name wins over a category, and both over one that stands in. */
  #addUnlessConcept(phrase: string, reading: Reading): void {
    const known = this.#readings.get(normalisePhrase(phrase));
    if (!known?.some((r) => r.is === 'concept')) this.#add(phrase, reading);
  }

  /** Readings of a phrase in lower-case words; its last word may be a plural. */
  read(phrase: string): readonly Reading[] {
    const exact = this.#readings.get(phrase);
    if (exact) return phrase.endsWith('s') ? this.#withSingular(phrase, exact) : exact;
    const cut = phrase.lastIndexOf(' ') + 1;
    for (const singular of singulars(phrase.slice(cut))) {
      const found = this.#readings.get(phrase.slice(0, cut) + singular)?.filter((r) => NAMES.has(r.is));
      if (found?.length) return found;
    }
    return joinedColour(phrase, this.#readings) ?? [];
  }

  /** "Golden crown" is a crown with "golden" said of it; "black cat" and "orange tree" are things of their own. */
  #splits(words: readonly string[], readings: readonly Reading[]): boolean {
    if (!this.read(words[0] as string).some((r) => DESCRIBING.has(r.is))) return false;
    const rest = this.read(words.slice(1).join(' '));
    const named = readings.filter((r) => r.is === 'concept' || r.is === 'piece' || r.is === 'species');
    return (
      named.length > 0 && named.every((whole) => rest.some((r) => r.is === whole.is && 'id' in r && r.id === whole.id))
    );
  }

  /** "Gems" is a thing of its own and the plural of a part's word: both readings count. */
  #withSingular(phrase: string, exact: readonly Reading[]): readonly Reading[] {
    const more = singulars(phrase)
      .flatMap((one) => this.#readings.get(one) ?? [])
      .filter((r) => r.is === 'piece' || r.is === 'component');
    return more.length > 0 ? [...exact, ...more.filter((r) => !exact.includes(r))] : exact;
  }

  /** The longest known phrase that starts at `start`; a single unknown word has no readings. */
  match(
    tokens: readonly Token[],
    start: number,
  ): { readonly text: string; readonly length: number; readonly readings: readonly Reading[] } {
    let end = start;
    const texts: string[] = [];
    while (end < tokens.length && texts.length < LONGEST && tokens[end]!.kind === 'word')
      texts.push(tokens[end++]!.text);
    for (let length = texts.length; length > 0; length--) {
      const text = texts.slice(0, length).join(' ');
      const readings = this.read(text);
      if (readings.length === 0) continue;
      // "holy light beam" is a light beam, and no holy light with a beam
      if (length > 1 && this.#splits(texts.slice(0, length), readings)) break;
      return { text, length, readings };
    }
    return { text: tokens[start]!.text, length: 1, readings: this.read(tokens[start]!.text) };
  }
}

/** Kinds of words that describe: an alias that starts with one keeps it as a description. */
const DESCRIBING: ReadonlySet<ReadingKind> = new Set(['colour', 'material', 'element', 'mood', 'build']);

/** Plurals make sense for these alone ("elves", "swords", "eyes"), not for "no" → "nos". */
const NAMES: ReadonlySet<ReadingKind> = new Set([
  'concept',
  'species',
  'piece',
  'component',
  'setting',
  'build',
  'material',
]);

/** "sky blue" is the CSS name "skyblue". */
function joinedColour(
  phrase: string,
  readings: ReadonlyMap<string, readonly Reading[]>,
): readonly Reading[] | undefined {
  if (phrase.split(' ').length !== 2 || /^(?:dark|light|pale|deep|hot) /.test(phrase)) return undefined;
  const colour = readings.get(phrase.replace(' ', ''))?.filter((r) => r.is === 'colour');
  return colour?.length ? colour : undefined;
}

export const normalisePhrase = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
