/** Noun phrases of a tree: which of a noun's dependents its picture shows by itself, and which stand for themselves. */
import { isAlive } from '../../layout/actor.ts';
import { singularOf } from '../how-many.ts';
import { KNOWN, type Read } from '../known.ts';
import { type NounPhrase, readNoun } from '../noun-phrase.ts';
import { NOBODY, namesThing, SURE } from './kinds.ts';
import { CONJ, gerundOf, linkOf, NOUNS, SILENT, type Tree } from './tree.ts';

export interface Phrase {
  readonly text: string;
  readonly noun: NounPhrase;
  /** Dependents that are no part of it. */
  readonly pending: readonly number[];
}

export class Phrases {
  readonly #tree: Tree;
  readonly #read: Read;
  /** Takes what is said of the picture rather than of a thing in it. */
  readonly #ofPicture: (text: string) => boolean;

  constructor(tree: Tree, read: Read, ofPicture: (text: string) => boolean) {
    this.#tree = tree;
    this.#read = read;
    this.#ofPicture = ofPicture;
  }

  /**
   * A noun and those of its dependents that the reading of one subject shows on it: each is tried, and kept where nothing of it is lost
   * and who is meant stays the same.
   */
  of(at: number, skip: readonly number[] = []): Phrase {
    let text = this.#tree.core(at);
    let noun = this.#headed(at, text);
    const pending: number[] = [];
    const rest = this.#tree.children[at]!.filter((k) => !skip.includes(k) && !this.#tree.isOwn(k, at) && !SILENT.has(this.#tree.tokens[k]!.relation)); // biome-ignore format: one line
    for (const k of rest) {
      const { relation } = this.#tree.tokens[k]!;
      if (relation === 'nmod' && k > at && this.#tree.caseOf(k) === 'of' && text.includes(this.#tree.surface(k)))
        continue;
      if (this.#ofPicture(this.#tree.surface(k))) continue;
      const whole = this.#taken(text, noun, k);
      if (whole) {
        ({ text, noun } = whole);
        continue;
      }
      // "with an axe and a parrot": the axe is the pirate's, the parrot is somebody
      const others = this.#tree.caseOf(k) === '' ? [] : this.#tree.of(k, CONJ).filter((i) => !this.#tree.isVerb(i));
      for (const one of others.length > 0 ? [k, ...others] : []) {
        const taken = this.#taken(text, noun, one, others);
        if (taken) ({ text, noun } = taken);
        else pending.push(one);
      }
      if (others.length === 0) pending.push(k);
    }
    return { text, noun, pending };
  }

  /** A compound whose last word no table has is no picture of its first: "school bully" is no school. */
  #headed(at: number, text: string): NounPhrase {
    const said = readNoun(text, this.#read);
    const head = this.#tree.tokens[at]!.text.toLowerCase();
    const single = said.brief.confidence < KNOWN && singularOf(text) !== text ? readNoun(singularOf(text), this.#read) : undefined; // biome-ignore format: one line
    const noun = single && single.brief.confidence >= KNOWN ? { ...single, text, plural: single.count <= 1 } : said;
    if (!noun.unknown.includes(head) || noun.brief.confidence < KNOWN) return noun;
    const bare = this.#tree.join([at, ...this.#tree.of(at, new Set(['amod', 'nummod', 'det', 'nmod:poss']))]);
    const alone = readNoun(bare, this.#read);
    return alone.brief.confidence >= NOBODY ? { ...alone, unknown: [...new Set([...alone.unknown, head])] } : noun;
  }

  /** A clause whose verb, with or without its preposition, relates its doer to somebody or something named before. */
  #reachesSomebody(k: number): boolean {
    const verb = gerundOf(this.#tree.tokens[k]!.text.toLowerCase());
    return this.#tree.of(k, new Set(['obl', 'obj', 'nmod'])).some((i) => {
      if (!/^(?:it|him|her|them|each other|one another)$/i.test(this.#tree.tokens[i]!.text)) return false;
      return linkOf(`${verb} ${this.#tree.caseOf(i)}`.trim())?.kind === 'relation';
    });
  }

  /** The phrase with one more dependent, where the picture shows it; `without` are those listed with it. */
  #taken(
    text: string,
    noun: NounPhrase,
    k: number,
    without: readonly number[] = [],
  ): { readonly text: string; readonly noun: NounPhrase } | undefined {
    const { relation } = this.#tree.tokens[k]!;
    if (!/^(?:nmod|obl|acl|list|appos|advmod|amod|dep|conj)$/.test(relation)) return undefined;
    const own = (i: number): boolean => !without.includes(i);
    const lent = without.includes(k) ? `${this.#tree.caseOf(this.#tree.tokens[k]!.head)} ` : '';
    if (relation === 'conj' && lent === '' && this.#tree.children[k]!.some((i) => this.#tree.tokens[i]!.relation === 'det')) return undefined; // biome-ignore format: one line
    const phrase = `${lent}${this.#tree.surface(k, own)}`;
    const bare = this.#tree.surface(k, (i) => own(i) && this.#tree.tokens[i]!.relation !== 'case');
    const head = this.#tree.tokens[k]!.text.toLowerCase();
    const named = this.#read(bare);
    // "soldiers walking behind it": somebody else takes part in what they do
    if (relation === 'acl' && this.#reachesSomebody(k)) return undefined;
    // "vampire lord, goth": one word in a list describes
    if (this.#tree.describes(k) && isAlive(named)) return undefined;
    // "my daughter as a pirate": that is who is drawn
    if (this.#tree.caseOf(k) === 'as' && isAlive(named) && named.confidence >= SURE && noun.brief.confidence < SURE) {
      const one = `${this.#tree.core(k)} ${text}`;
      const found = readNoun(one, this.#read);
      return found.brief.concept === named.concept ? { text: one, noun: found } : { text: bare, noun: readNoun(bare, this.#read) }; // biome-ignore format: one line
    }
    const core = this.#read(this.#tree.core(k));
    if (NOUNS.has(relation) && [named, core].some((one) => isAlive(one) && one.confidence >= SURE)) return undefined;
    // "a potion and a scroll": what is listed with a thing is another thing
    if (/^(?:conj|list)$/.test(relation) && lent === '' && noun.brief.kind === 'thing' && namesThing(head) && this.#tree.core(k) === head) return undefined; // biome-ignore format: one line
    const tries =
      lent === '' && (relation === 'list' || relation === 'appos' || relation === 'dep' || relation === 'conj')
        ? [`${text} with ${phrase}`, `${phrase} ${text}`, `${text}, ${phrase}`]
        : relation === 'amod'
          ? [`${phrase} ${text}`, `${text} ${phrase}`]
          : [`${text} ${phrase}`];
    for (const one of tries) {
      const found = readNoun(one, this.#read);
      const same = found.brief.concept === noun.brief.concept && found.brief.kind === noun.brief.kind;
      const lost = found.unknown.filter((word) => !noun.unknown.includes(word));
      // an adjective may be lost, what it is said of not
      if (
        !same ||
        lost.length >= bare.split(' ').length ||
        lost.some((word) => word.split(' ').includes(head) || namesThing(word))
      )
        continue;
      const { brief, changes } = found;
      const shown =
        brief.parts.length > noun.brief.parts.length ||
        brief.drawnAs !== noun.brief.drawnAs ||
        changes.length > noun.changes.length;
      if (shown) return { text: one, noun: found };
    }
    return undefined;
  }
}
