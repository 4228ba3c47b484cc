/** A dependency tree of a sentence, and what is asked of it: who hangs on whom, and the words of a branch as text. */
import type { SyntaxToken } from '../../../understand/syntax/index.ts';
import { singulars, tokenise } from '../../../understand/tokens.ts';
import { LINKS, type Link } from '../links.ts';

/** What stands before a noun and is its own. */
const OWN: ReadonlySet<string> = new Set([
  'det',
  'amod',
  'compound',
  'nummod',
  'nmod:poss',
  'flat',
  'fixed',
  'goeswith',
]);

/** Dependents that are nouns of their own. */
export const NOUNS: ReadonlySet<string> = new Set([
  'nmod',
  'obl',
  'list',
  'appos',
  'dep',
  'parataxis',
  'conj',
  'obj',
  'nsubj',
  'nsubj:pass',
  'orphan',
]);
/** Clauses, whoever does what they say. */
export const CLAUSES: ReadonlySet<string> = new Set(['acl', 'advcl', 'xcomp', 'ccomp', 'parataxis', 'conj', 'csubj']);
export const SUBJECTS: ReadonlySet<string> = new Set(['nsubj', 'nsubj:pass', 'csubj']);
export const CONJ: ReadonlySet<string> = new Set(['conj']);
export const LISTED: ReadonlySet<string> = new Set(['conj', 'list', 'appos']);
/** Words that say nothing by themselves. */
export const SILENT: ReadonlySet<string> = new Set([
  'det',
  'case',
  'cc',
  'mark',
  'aux',
  'aux:pass',
  'cop',
  'punct',
  'fixed',
  'discourse',
  'vocative',
  'expl',
  'compound:prt',
]);

/** What of a token is read. */
export type Dependent = Pick<SyntaxToken, 'text' | 'head' | 'relation'>;

export class Tree {
  readonly tokens: readonly Dependent[];
  readonly children: readonly (readonly number[])[];

  constructor(tokens: readonly Dependent[]) {
    this.tokens = tokens;
    this.children = tokens.map((_, i) => tokens.flatMap(({ head }, k) => (head === i ? [k] : [])));
  }

  /** Index of the root; −1 of no words. */
  get root(): number {
    return this.tokens.findIndex(({ head }) => head < 0);
  }

  of(at: number, relations: ReadonlySet<string>): number[] {
    return this.children[at]!.filter((k) => relations.has(this.tokens[k]!.relation));
  }

  /** Words from one token's subtree, in their order; without punctuation at the ends. */
  surface(at: number, keep: (k: number) => boolean = () => true): string {
    const inside = new Set<number>();
    const walk = (i: number): void => {
      inside.add(i);
      for (const k of this.children[i]!) if (keep(k)) walk(k);
    };
    walk(at);
    return this.join([...inside]);
  }

  join(indices: readonly number[]): string {
    return [...indices]
      .sort((a, b) => a - b)
      .map((i) => this.tokens[i]!.text)
      .join(' ')
      .replace(/ ([,.;:!?])/g, '$1')
      .replace(/ (['’]s)\b/g, '$1')
      .replace(/^[\s,.;:!?]+|[\s,.;:!?]+$/g, '')
      .toLowerCase();
  }

  caseOf(at: number): string {
    return this.join(this.children[at]!.filter((k) => this.tokens[k]!.relation === 'case').flatMap((k) => [k, ...this.children[k]!.filter((f) => this.tokens[f]!.relation === 'fixed')])); // biome-ignore format: one line
  }

  /** The noun with what stands before it and what it is of. */
  core(at: number): string {
    const own = this.children[at]!.filter((k) => this.isOwn(k, at) || (this.tokens[k]!.relation === 'nmod' && this.caseOf(k) === 'of' && k > at)); // biome-ignore format: one line
    const all = new Set([at]);
    const walk = (i: number): void => {
      all.add(i);
      for (const k of this.children[i]!) if (this.tokens[k]!.relation !== 'punct' || i !== at) walk(k);
    };
    for (const k of own) walk(k);
    return this.join([...all]);
  }

  /** Stands before the noun: an adjective after it is tried like all else that is said of it. */
  isOwn(k: number, at: number): boolean {
    const { relation } = this.tokens[k]!;
    if (relation === 'amod' && k > at) return false;
    return OWN.has(relation) && (k < at || !this.children[k]!.some((i) => /^(?:obl|nmod|advcl|xcomp)$/.test(this.tokens[i]!.relation))); // biome-ignore format: one line
  }

  /** One singular word alone in a list says what somebody is like: "a vampire lord, goth". */
  describes(k: number): boolean {
    const { relation } = this.tokens[k]!;
    if (relation === 'conj' && this.children[k]!.some((i) => this.tokens[i]!.relation === 'cc')) return false;
    return /^(?:list|appos|dep|conj|amod)$/.test(relation) && this.children[k]!.every((i) => this.tokens[i]!.relation === 'punct') && singulars(this.tokens[k]!.text.toLowerCase()).length === 0; // biome-ignore format: one line
  }

  /** Governs clauses: has a subject, an object or an auxiliary, or modifies as a clause does. */
  isVerb(at: number): boolean {
    const { relation, text } = this.tokens[at]!;
    if (
      this.children[at]!.some((k) =>
        /^(?:obj|iobj|aux|aux:pass|nsubj:pass|compound:prt|xcomp)$/.test(this.tokens[k]!.relation),
      )
    )
      return true;
    if (this.children[at]!.some((k) => /^(?:cop|case|det)$/.test(this.tokens[k]!.relation))) return false;
    if (/^(?:acl|advcl|xcomp|ccomp|csubj)$/.test(relation)) return true;
    if (
      this.of(at, SUBJECTS).length > 0 ||
      this.children[at]!.some((k) => /^(?:obl|advcl)$/.test(this.tokens[k]!.relation))
    )
      return true;
    return /^(?:root|parataxis|conj|list)$/.test(relation) && /ing$/.test(text) && linkOf(gerundOf(text)) !== undefined;
  }
}

/** The form that the tables name a verb by: "milks" → milking. */
export function gerundOf(word: string): string {
  if (/ing$/.test(word)) return word;
  const base =
    IRREGULAR[word] ??
    word
      .replace(/(?<=..)ies$/, 'y')
      .replace(/(?<=(?:ch|sh|ss|x|zz|o))es$/, '')
      .replace(/(?<=...[^s])s$/, '');
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  if (/^(?:[^aeiou]*[aeiou])[bdgmnpt]$/.test(base) && base.length > 2) return `${base}${base.at(-1)}ing`;
  return `${base}ing`;
}
const IRREGULAR: Readonly<Record<string, string>> = { sat: 'sit', stood: 'stand', held: 'hold', ran: 'run', ate: 'eat', rode: 'ride', flew: 'fly', fought: 'fight', threw: 'throw', swam: 'swim', slept: 'sleep', lay: 'lie', lies: 'lie', caught: 'catch', made: 'make', gave: 'give', took: 'take', hit: 'hit', hits: 'hit', bites: 'bite', bit: 'bite', has: 'have', had: 'have', goes: 'go', does: 'do' }; // biome-ignore format: a table

/** The relation or verb that these words are, all of them. */
export function linkOf(words: string): Link | undefined {
  const tokens = tokenise(words);
  const hit = LINKS.at(tokens, 0);
  return hit && hit.length === tokens.length ? hit.value : undefined;
}
