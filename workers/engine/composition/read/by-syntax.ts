/**
 * A sentence read by its syntax: the dependency tree says what belongs to what, the catalogue what of it can be drawn. A dependent of a
 * noun becomes a part of its phrase where the reading of one subject can show it there ("a wizard with a long beard"), else what stands
 * in the relation that its preposition or verb names. No word order is assumed, so it reads sentences of a form that nobody has met.
 */
import { canHold } from '../../catalogue/garments/held-thing.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import type { SyntaxToken } from '../../understand/syntax/index.ts';
import { singulars, tokenise } from '../../understand/tokens.ts';
import type { Framing, SceneGraph, Weather } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { RELATIONS } from '../relations.ts';
import type { VerbId } from '../verbs.ts';
import { Draft, type Reached } from './draft.ts';
import { KNOWN, type Read } from './known.ts';
import { LINKS, type Link } from './links.ts';
import { type NounPhrase, readNoun } from './noun-phrase.ts';
import { type FoundPlace, placeIn } from './place.ts';
import { readAct } from './read-act.ts';
import { readRelation } from './read-relation.ts';
import { saidFeature } from './said-features.ts';
import { saidOfPicture } from './said-of-picture.ts';
import { ARTICLES } from './words.ts';

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
const NOUNS: ReadonlySet<string> = new Set([
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
const CLAUSES: ReadonlySet<string> = new Set(['acl', 'advcl', 'xcomp', 'ccomp', 'parataxis', 'conj', 'csubj']);
const SUBJECTS: ReadonlySet<string> = new Set(['nsubj', 'nsubj:pass', 'csubj']);
const SILENT: ReadonlySet<string> = new Set([
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

/** What stands on the ground by itself. */
const GROUNDED = /^(?:building|furniture|plant|nature|vehicle|rock|light)$/;
const ACTS_OF_THINGS: ReadonlySet<string> = new Set(['stand', 'glow', 'sail', 'drive', 'fly', 'float', 'fall', 'hover', 'burn', 'melt', 'explode', 'spin', 'roll', 'bounce', 'sink', 'pour', 'swim', 'hang']); // biome-ignore format: a list
/** Sure enough that a word names something, for what is not the first that is named. */
const SURE = 0.9;
/** Parts of bodies, houses and things: where nobody's reading shows them, they are told as unknown and stand nowhere by themselves. */
const PARTS =
  /\b(?:arm|leg|hand|foot|paw|claw|talon|hoof|tail|ear|eye|eyebrow|nose|snout|mouth|jaw|lip|tongue|tooth|fang|tusk|horn|antler|beak|wing|feather|fur|wool|mane|scale|shell|skin|hide|bark|belly|back|neck|shoulder|elbow|knee|finger|nail|hair|beard|mustache|braid|face|head|skull face|cheek|forehead|rib|spine|spike|thorn|tentacle|gill|fin|body|torso|blood|vein|wound|scar|tattoo|marking|spot|stripe|pattern|hole|crack|dent|edge|tip|handle|hilt|grip|blade|pommel|string|rim|lid|base|stem|leaf|petal|root|branch|label|cork|core|floor|roof|wall|window|door|chimney|step|stair|column|pillar|panel|button|screen|wheel|sail|mast|trigger|scope|cover|page|spine|strap|buckle|lace|sole|heel|sleeve|collar|cuff|pocket|trim|hem|seam|patch|glow|aura|reflection|shadow|highlight|expression|smile|grin|pose|stance|makeup|accessory|detail|color|colour|colors|colours|tone|style|vibe|look|looks|theme|effect|thing|stuff|piece|bit)$/;
const isPart = (text: string): boolean => {
  const [name = ''] = text.split(/,| (?:with|of|in|on) /);
  return [name, ...singulars(name.slice(name.lastIndexOf(' ') + 1))].some((one) => PARTS.test(one));
};

/** Where a thing is in a place, which the place shows anyway. */
const OF_ROOMS =
  /^(?:the |a |an |its |their )?(?:\w+ )?(?:walls?|floor|ground|ceiling|corner|middle|centre|center|distance|background|foreground|back|front|side|edge|far end|end)$/;
const namesThing = (word: string): boolean =>
  LEXICON.read(word).some(({ is }) => is === 'concept' || is === 'species' || is === 'piece');

interface Phrase {
  readonly text: string;
  readonly noun: NounPhrase;
  /** Dependents that are no part of it. */
  readonly pending: readonly number[];
}

/** What of a token is read. */
type Dependent = Pick<SyntaxToken, 'text' | 'head' | 'relation'>;

/** What the tree says: subjects in the draft, the place, and what is said to be there. */
export interface ReadTree {
  readonly draft: Draft;
  readonly place: FoundPlace | undefined;
  readonly extras: readonly string[];
  readonly weather: readonly Weather[];
  readonly mood: readonly string[];
  readonly time: SceneGraph['time'];
  readonly season: string | undefined;
  readonly framing: Framing | undefined;
}

export function readBySyntax(tokens: readonly Dependent[], read: Read): ReadTree {
  return new Reader(tokens, read).tree();
}

class Reader {
  readonly #tokens: readonly Dependent[];
  readonly #children: number[][];
  readonly #draft: Draft;
  #place: FoundPlace | undefined;
  readonly #extras: string[] = [];
  readonly #weather = new Set<Weather>();
  readonly #mood: string[] = [];
  #time: SceneGraph['time'];
  #season: string | undefined;
  #framing: Framing | undefined;

  constructor(tokens: readonly Dependent[], read: Read) {
    this.#tokens = tokens;
    this.#children = tokens.map((_, i) => tokens.flatMap(({ head }, k) => (head === i ? [k] : [])));
    const memo = new Map<string, ReturnType<Read>>();
    this.#draft = new Draft((text) => {
      const brief = memo.get(text) ?? read(text);
      memo.set(text, brief);
      return brief;
    }, undefined);
  }

  tree(): ReadTree {
    const root = this.#tokens.findIndex(({ head }) => head < 0);
    if (root >= 0) this.#clause(root, []);
    return {
      draft: this.#draft,
      place: this.#place,
      extras: this.#extras,
      weather: [...this.#weather],
      mood: this.#mood,
      time: this.#time,
      season: this.#season,
      framing: this.#framing,
    };
  }

  /** A node of the tree as a clause, a noun with what is said of it, or an adjective; `subjects` do what it says. */
  #clause(at: number, subjects: readonly number[]): void {
    if (this.#isVerb(at)) {
      const [own] = this.#of(at, SUBJECTS);
      const doers = own === undefined ? subjects : this.#subjects(own);
      this.#verb(at, doers);
      return;
    }
    // "the cat is asleep": what is said of the subject of a noun or an adjective
    const [subject] = this.#of(at, SUBJECTS);
    if (subject !== undefined) {
      const said = this.#phrase(subject, [at]);
      const ids = this.#added(said);
      this.#rest(
        at,
        this.#children[at]!.filter((k) => k !== subject),
        ids,
      );
      this.#pend(
        said.pending.filter((k) => k !== at),
        ids,
      );
      return;
    }
    this.#subjects(at);
  }

  #of(at: number, relations: ReadonlySet<string>): number[] {
    return this.#children[at]!.filter((k) => relations.has(this.#tokens[k]!.relation));
  }

  /** Governs clauses: has a subject, an object or an auxiliary, or modifies as a clause does. */
  #isVerb(at: number): boolean {
    const { relation, text } = this.#tokens[at]!;
    if (
      this.#children[at]!.some((k) =>
        /^(?:obj|iobj|aux|aux:pass|nsubj:pass|compound:prt|xcomp)$/.test(this.#tokens[k]!.relation),
      )
    )
      return true;
    if (this.#children[at]!.some((k) => /^cop|case|det$/.test(this.#tokens[k]!.relation))) return false;
    if (/^(?:acl|advcl|xcomp|ccomp|csubj)$/.test(relation)) return true;
    if (
      this.#of(at, SUBJECTS).length > 0 ||
      this.#children[at]!.some((k) => /^obl|advcl$/.test(this.#tokens[k]!.relation))
    )
      return true;
    return (
      /^(?:root|parataxis|conj|list)$/.test(relation) && /ing$/.test(text) && this.#link(gerundOf(text)) !== undefined
    );
  }

  /** Words from one token's subtree, in their order; without punctuation at the ends. */
  #surface(at: number, keep: (k: number) => boolean = () => true): string {
    const inside = new Set<number>();
    const walk = (i: number): void => {
      inside.add(i);
      for (const k of this.#children[i]!) if (keep(k)) walk(k);
    };
    walk(at);
    return this.#join([...inside]);
  }

  #join(indices: readonly number[]): string {
    return [...indices]
      .sort((a, b) => a - b)
      .map((i) => this.#tokens[i]!.text)
      .join(' ')
      .replace(/ ([,.;:!?])/g, '$1')
      .replace(/ (['’]s)\b/g, '$1')
      .replace(/^[\s,.;:!?]+|[\s,.;:!?]+$/g, '')
      .toLowerCase();
  }

  #caseOf(at: number): string {
    return this.#join(this.#children[at]!.filter((k) => this.#tokens[k]!.relation === 'case').flatMap((k) => [k, ...this.#children[k]!.filter((f) => this.#tokens[f]!.relation === 'fixed')])); // biome-ignore format: one line
  }

  /** Says something of the picture rather than of a thing in it. */
  #ofPicture(text: string): boolean {
    const { rest, framing, time, weather, season, mood } = saidOfPicture(tokenise(text));
    if (rest.some(({ kind, text: word }) => kind !== 'stop' && !ARTICLES.has(word) && !/^(?:in|at|on|with|during|very|heavy|light|dark)$/.test(word))) return false; // biome-ignore format: one line
    if (!framing && !time && !season && weather.length === 0 && mood.length === 0 && rest.length === tokenise(text).length) return false; // biome-ignore format: one line
    this.#framing ??= framing;
    this.#time ??= time;
    this.#season ??= season;
    for (const one of weather) this.#weather.add(one);
    this.#mood.push(...mood);
    return true;
  }

  /** The noun with what stands before it and what it is of. */
  #core(at: number): string {
    const own = this.#children[at]!.filter((k) => this.#isOwn(k, at) || (this.#tokens[k]!.relation === 'nmod' && this.#caseOf(k) === 'of' && k > at && !isAlive(this.#draft.read(this.#surface(k))))); // biome-ignore format: one line
    const all = new Set([at]);
    const walk = (i: number): void => {
      all.add(i);
      for (const k of this.#children[i]!) if (this.#tokens[k]!.relation !== 'punct' || i !== at) walk(k);
    };
    for (const k of own) walk(k);
    return this.#join([...all]);
  }

  /** Stands before the noun: an adjective after it is tried like all else that is said of it. */
  #isOwn(k: number, at: number): boolean {
    const { relation } = this.#tokens[k]!;
    if (relation === 'amod' && k > at) return false;
    return OWN.has(relation) && (k < at || !this.#children[k]!.some((i) => /^(?:obl|nmod|advcl|xcomp)$/.test(this.#tokens[i]!.relation))); // biome-ignore format: one line
  }

  #isPlace(at: number): boolean {
    const { relation } = this.#tokens[at]!;
    const before = this.#caseOf(at) || (relation === 'root' ? '' : 'in');
    if (before !== '' && !/^(?:in|inside|at|on|through|within|into|across|along|under|over|above|around|by|near|from)$/.test(before)) return false; // biome-ignore format: one line
    // without a preposition it is a place only where it is called one
    const bare = relation !== 'root' && !this.#caseOf(at);
    if (bare && !/ (?:background|backdrop|scene|scenery|setting|interior|landscape)$/.test(this.#core(at)))
      return false;
    // "misty forest", "volcano erupting": the light of the place, and what it does
    const doing = this.#of(at, new Set(['acl'])).filter((k) => this.#children[k]!.length === 0);
    const said = saidOfPicture(tokenise(this.#core(at)));
    const found =
      placeIn(tokenise(`${before} ${this.#core(at)} ${this.#join(doing)}`), this.#draft.read) ??
      placeIn([...tokenise(before), ...said.rest], this.#draft.read);
    if (found && !found.rest.some(({ kind }) => kind !== 'stop') && !this.#place) this.#ofPicture(this.#core(at).split(' ').slice(0, -1).join(' ')); // biome-ignore format: one line
    if (!found || found.rest.some(({ kind }) => kind !== 'stop') || this.#place) return false;
    this.#place = found;
    this.#mood.push(...found.moods);
    this.#extras.push(...found.extras);
    this.#draft.unknown.push(...found.unknown);
    return true;
  }

  /** Who or what a noun names, with those named beside it; what is said of them is read as well. */
  #subjects(at: number): number[] {
    if (this.#tokens[at]!.relation === 'root' && this.#isPlace(at)) {
      this.#inPlace(at);
      return [];
    }
    const phrase = this.#phrase(at);
    // "four adventurers: a bard, a dwarf and a rogue": who they are is said after
    const members = phrase.noun.count > 1 || phrase.noun.plural ? this.#members(phrase) : [];
    if (members.length > 1) {
      const all = members.flatMap((k) => this.#subjects(k));
      this.#pend(
        phrase.pending.filter((k) => !members.includes(k)),
        all,
      );
      return all;
    }
    const ids = this.#added(phrase);
    // "a cat and a dog": each of them is somebody
    const others = phrase.pending.filter((k) => this.#tokens[k]!.relation === 'conj' && !this.#isVerb(k));
    const all = [...ids, ...others.flatMap((k) => this.#subjects(k))];
    const mutual = phrase.pending.filter((k) => !others.includes(k));
    this.#pend(mutual, all.length > 0 && others.length > 0 && mutual.every((k) => k > others.at(-1)!) ? all : ids);
    return all;
  }

  /** Living beings that are listed after a group's name. */
  #members({ pending }: Phrase): number[] {
    const named = pending.filter(
      (k) => /^(?:appos|list|parataxis)$/.test(this.#tokens[k]!.relation) && !this.#isVerb(k),
    );
    const each = named.flatMap((k) => [
      k,
      ...this.#of(k, new Set(['conj', 'list', 'appos'])).filter((i) => !this.#isVerb(i)),
    ]);
    return each.length > 1 && each.every((k) => isAlive(this.#draft.read(this.#core(k)))) ? [...new Set(each)] : [];
  }

  #added({ noun, text }: Phrase): number[] {
    const again = this.#draft.named(text);
    if (again !== undefined) return [again];
    if (/^(?:it|he|she|they|him|her|them|one|this|that)$/.test(text)) return this.#draft.nodes.length > 0 ? [this.#draft.nodes.length - 1] : []; // biome-ignore format: one line
    const lead = this.#draft.nodes.length === 0;
    if (!lead && (noun.brief.confidence < SURE || noun.brief.scenery || isPart(text))) {
      this.#draft.unknown.push(...(noun.unknown.length > 0 ? noun.unknown : [noun.text]));
      return [];
    }
    return [this.#draft.add(noun, false)];
  }

  /** What is said after the name of the place. */
  #inPlace(at: number): void {
    for (const k of this.#children[at]!) {
      const { relation } = this.#tokens[k]!;
      if (SILENT.has(relation) || OWN.has(relation)) continue;
      if (relation === 'nmod' && this.#caseOf(k) === 'of') continue;
      this.#extra(k);
    }
  }

  #extra(k: number): void {
    const bare = this.#surface(k, (i) => this.#tokens[i]!.relation !== 'case' || i > k);
    if (this.#ofPicture(this.#surface(k)) || this.#ofPicture(bare) || OF_ROOMS.test(bare)) return;
    if (this.#isVerb(k) || isAlive(this.#draft.read(this.#core(k)))) {
      this.#clause(k, []);
      return;
    }
    const others = this.#children[k]!.filter((i) => this.#tokens[i]!.relation === 'conj' || (this.#tokens[i]!.relation === 'list' && i > k)); // biome-ignore format: one line
    const said = this.#surface(k, (i) => !others.includes(i)).replace(/^(?:with|and) /, '');
    this.#extras.push(saidFeature(said) ? said : this.#core(k));
    if (!saidFeature(said)) for (const i of this.#children[k]!) if (!others.includes(i) && !SILENT.has(this.#tokens[i]!.relation) && !this.#isOwn(i, k)) this.#extra(i); // biome-ignore format: one line
    for (const i of others) this.#extra(i);
  }

  /**
   * A noun and those of its dependents that the reading of one subject shows on it: each is tried, and kept where nothing of it is lost
   * and who is meant stays the same.
   */
  #phrase(at: number, skip: readonly number[] = []): Phrase {
    let text = this.#core(at);
    let noun = this.#headed(at, text);
    const pending: number[] = [];
    const rest = this.#children[at]!.filter((k) => !skip.includes(k) && !this.#isOwn(k, at) && !SILENT.has(this.#tokens[k]!.relation)); // biome-ignore format: one line
    for (const k of rest) {
      const { relation } = this.#tokens[k]!;
      if (relation === 'nmod' && k > at && this.#caseOf(k) === 'of' && text.includes(this.#surface(k))) continue;
      if (this.#ofPicture(this.#surface(k))) continue;
      const taken = this.#taken(text, noun, k);
      if (taken) ({ text, noun } = taken);
      else pending.push(k);
    }
    return { text, noun, pending };
  }

  /** A compound whose last word no table has is no picture of its first: "school bully" is no school. */
  #headed(at: number, text: string): NounPhrase {
    const noun = readNoun(text, this.#draft.read);
    const head = this.#tokens[at]!.text.toLowerCase();
    if (!noun.unknown.includes(head) || noun.brief.confidence < KNOWN) return noun;
    const bare = this.#join([at, ...this.#of(at, new Set(['amod', 'nummod', 'det', 'nmod:poss']))]);
    const alone = readNoun(bare, this.#draft.read);
    return alone.brief.confidence >= 0.3 ? { ...alone, unknown: [...new Set([...alone.unknown, head])] } : noun;
  }

  #taken(text: string, noun: NounPhrase, k: number): { readonly text: string; readonly noun: NounPhrase } | undefined {
    const { relation } = this.#tokens[k]!;
    if (!/^(?:nmod|obl|acl|list|appos|advmod|amod|dep|conj)$/.test(relation)) return undefined;
    if (relation === 'conj' && this.#children[k]!.some((i) => this.#tokens[i]!.relation === 'det')) return undefined;
    const phrase = this.#surface(k);
    const bare = this.#surface(k, (i) => this.#tokens[i]!.relation !== 'case');
    const head = this.#tokens[k]!.text.toLowerCase();
    const named = this.#draft.read(bare);
    // "my daughter as a pirate": that is who is drawn
    if (this.#caseOf(k) === 'as' && isAlive(named) && named.confidence >= SURE && noun.brief.confidence < SURE) {
      const one = `${this.#core(k)} ${text}`;
      const found = readNoun(one, this.#draft.read);
      return found.brief.concept === named.concept ? { text: one, noun: found } : { text: bare, noun: readNoun(bare, this.#draft.read) }; // biome-ignore format: one line
    }
    if (NOUNS.has(relation) && isAlive(named) && named.confidence >= 0.9) return undefined;
    const tries =
      relation === 'list' || relation === 'appos' || relation === 'dep' || relation === 'conj'
        ? [`${text} with ${phrase}`, `${phrase} ${text}`, `${text}, ${phrase}`]
        : relation === 'amod'
          ? [`${phrase} ${text}`, `${text} ${phrase}`]
          : [`${text} ${phrase}`];
    for (const one of tries) {
      const found = readNoun(one, this.#draft.read);
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

  /** What was said of `ids` and is no part of their phrase, in its order. */
  #pend(pending: readonly number[], ids: readonly number[]): void {
    let last: Reached | undefined;
    for (const k of pending) last = this.#said(k, ids, last) ?? last;
  }

  #rest(at: number, children: readonly number[], ids: readonly number[]): void {
    this.#pend(
      children.filter((k) => !SILENT.has(this.#tokens[k]!.relation) && !this.#isOwn(k, at)),
      ids,
    );
  }

  #said(k: number, ids: readonly number[], last: Reached | undefined): Reached | undefined {
    const { relation, text } = this.#tokens[k]!;
    if (SILENT.has(relation)) return undefined;
    if (this.#ofPicture(this.#surface(k))) return undefined;
    if (CLAUSES.has(relation) && this.#isVerb(k)) {
      const [own] = this.#of(k, SUBJECTS);
      return this.#verb(k, own === undefined ? ids : this.#subjects(own));
    }
    const words = this.#caseOf(k);
    if (this.#place && words !== '' && OF_ROOMS.test(this.#core(k))) return undefined;
    if (NOUNS.has(relation) && this.#isPlace(k)) {
      this.#inPlace(k);
      return undefined;
    }
    // "on its head", "in his hand": a relation by its own words
    if (words !== '' && ids.length > 0) {
      const own = this.#link(this.#surface(k));
      if (own?.kind === 'relation') return readRelation(this.#draft, { subjects: ids, is: own.id, text: '', words: this.#surface(k), last }); // biome-ignore format: one line
    }
    if (words !== '' && ids.length > 0) {
      const link = this.#link(words);
      if (link?.kind === 'relation' || words === 'with' || words === 'without') {
        return this.#related(k, ids, link?.kind === 'relation' ? link : { kind: 'relation', id: 'with' }, words, last);
      }
      if (link?.kind === 'verb') return readAct(this.#draft, ids, link, this.#phrase(k).text);
    }
    const [of] = this.#of(k, new Set(['obl', 'nmod']));
    if ((relation === 'amod' || relation === 'acl') && of !== undefined && ids.length > 0) {
      const said = `${text.toLowerCase()} ${this.#caseOf(of)}`;
      const full = this.#link(said);
      if (full?.kind === 'relation') return this.#related(of, ids, full, said, last);
    }
    if (relation === 'advmod' || relation === 'amod' || relation === 'advcl') {
      const act = this.#link(text.toLowerCase());
      if (act?.kind === 'verb') for (const s of ids) this.#draft.nodes[s]!.act ??= { verb: act.id };
      else this.#draft.unknown.push(this.#surface(k));
      return undefined;
    }
    if (NOUNS.has(relation)) {
      if (
        relation !== 'conj' &&
        ids.length > 0 &&
        !this.#isVerb(k) &&
        !this.#standsBy(ids, readNoun(this.#core(k), this.#draft.read))
      ) {
        // biome-ignore format: one line
        this.#draft.unknown.push(this.#surface(k));
        return undefined;
      }
      if (this.#place && !isAlive(this.#draft.read(this.#core(k)))) this.#extra(k);
      else this.#clause(k, ids);
      return undefined;
    }
    this.#draft.unknown.push(text);
    return undefined;
  }

  #link(words: string): Link | undefined {
    const tokens = tokenise(words);
    const hit = LINKS.at(tokens, 0);
    return hit && hit.length === tokens.length ? hit.value : undefined;
  }

  /** A noun with its preposition, as a relation of the subjects to it. */
  #related(
    k: number,
    ids: readonly number[],
    link: Extract<Link, { kind: 'relation' }>,
    words: string,
    last?: Reached,
  ): Reached | undefined {
    // biome-ignore format: one line
    const phrase = this.#phrase(k);
    const others = phrase.pending.filter((i) => this.#tokens[i]!.relation === 'conj' && !this.#isVerb(i));
    const named = [phrase, ...others.map((i) => this.#phrase(i))];
    const has = link.id === 'with';
    const shown = named.filter(({ text: one, noun }) => (!has || this.#standsBy(ids, noun)) && ( /^(?:it|her|him|them|each other)$/.test(one) || (noun.brief.confidence >= KNOWN && !noun.brief.scenery && !isPart(one)) || /^on$|^on /.test(link.id))); // biome-ignore format: one line
    for (const one of named) if (!shown.includes(one)) this.#draft.unknown.push(...(one.noun.unknown.length > 0 ? one.noun.unknown : [one.noun.text])); // biome-ignore format: one line
    if (shown.length === 0) return undefined;
    const text = shown.map((one) => one.text).join(' and ');
    const before = this.#draft.nodes.length;
    const reached = readRelation(this.#draft, {
      subjects: ids,
      is: link.id,
      text,
      words,
      last,
      ...(link.passive ? { passive: true as const } : {}),
    });
    const one = this.#draft.nodes.length - before === shown.length;
    for (const [i, { pending }] of shown.entries()) this.#pend(pending.filter((p) => !others.includes(p)), one ? [before + i] : reached ? [reached.b] : ids); // biome-ignore format: one line
    return reached;
  }

  /** A verb with its object and its other complements. */
  #verb(at: number, ids: readonly number[]): Reached | undefined {
    const kids = this.#children[at]!;
    const particle = this.#join(kids.filter((k) => this.#tokens[k]!.relation === 'compound:prt' || (this.#tokens[k]!.relation === 'advmod' && /^(?:up|down|out|over|away|around|off|on)$/.test(this.#tokens[k]!.text)))); // biome-ignore format: one line
    const object = kids.find((k) => this.#tokens[k]!.relation === 'obj');
    const obliques = kids.filter((k) => /^(?:obl|nmod|iobj)$/.test(this.#tokens[k]!.relation) && !this.#ofPicture(this.#surface(k))); // biome-ignore format: one line
    const said = this.#tokens[at]!.text.toLowerCase();
    const forms = [...new Set([gerundOf(said), said])];
    let link: Link | undefined;
    let by: number | undefined;
    let words = said;
    const tryWords = (text: string, whose?: number): void => {
      if (link || text === '') return;
      const found = this.#link(text);
      if (found) [link, by, words] = [found, whose, text];
    };
    for (const form of forms) {
      for (const k of obliques) {
        if (particle) tryWords(`${form} ${particle} ${this.#caseOf(k)}`, k);
        if (object === undefined) tryWords(`${form} ${this.#caseOf(k)}`, k);
      }
      if (object !== undefined) tryWords(`${form} ${this.#surface(object)}`, object);
      if (particle) tryWords(`${form} ${particle}`);
      tryWords(form);
    }
    let last: Reached | undefined;
    const done = new Set<number>();
    const target = by ?? object;
    if (!link && (said === 'wearing' || said === 'wears' || said === 'holding' || said === 'holds' || said === 'has' || said === 'having') && object !== undefined && ids.length > 0) {
      link = { kind: 'relation', id: said.startsWith('h') ? 'with' : 'with' };
    } // biome-ignore format: one line
    if (link && ids.length > 0) {
      const whole = words.includes(' ') && target === object && object !== undefined && words.endsWith(this.#surface(object)) ? '' : undefined; // biome-ignore format: one line
      if (target !== undefined) done.add(target);
      const to = obliques.find((k) => k !== target && this.#caseOf(k) === 'to' && isAlive(this.#draft.read(this.#core(k)))); // biome-ignore format: one line
      if (link.kind === 'relation' && target !== undefined && target === object && to !== undefined) {
        done.add(to);
        const handed = `${this.#core(target)} to ${this.#core(to)}`;
        last = readRelation(this.#draft, { subjects: ids, is: link.id, text: handed, words, last: undefined });
        const receiver = this.#phrase(to);
        this.#pend(receiver.pending, last ? [last.b] : ids);
      } else if (link.kind === 'relation' && target !== undefined) last = this.#related(target, ids, link, words);
      else if (link.kind === 'relation')
        last = readRelation(this.#draft, { subjects: ids, is: link.id, text: '', words, last: undefined }); // biome-ignore format: one line
      else if (!this.#does(ids, link.id)) {
        this.#draft.unknown.push(said);
        if (target !== undefined && target === object) last = this.#doneTo(target, ids);
        else if (target !== undefined) done.delete(target);
      } else if (target === undefined || whole === '') last = readAct(this.#draft, ids, link, '');
      else {
        const phrase = this.#phrase(target);
        last = readAct(this.#draft, ids, link, phrase.text);
        this.#pend(phrase.pending, last ? [last.b] : ids);
      }
    } else if (ids.length > 0 || object !== undefined) {
      this.#draft.unknown.push(said);
      if (object !== undefined) {
        done.add(object);
        last = this.#doneTo(object, ids);
      }
    }
    for (const k of kids) {
      if (done.has(k) || SILENT.has(this.#tokens[k]!.relation) || SUBJECTS.has(this.#tokens[k]!.relation)) continue;
      if (particle && this.#tokens[k]!.relation === 'advmod' && particle.includes(this.#tokens[k]!.text)) continue;
      last = this.#said(k, ids, last) ?? last;
    }
    return last;
  }

  /**
   * Whether what is said of somebody's or something's having it is there by itself: beside the living, anything; beside a thing, the
   * living and what has a place on the ground. What a dagger or a tower is said to have is on it, or it is not drawn.
   */
  #standsBy(ids: readonly number[], { brief }: NounPhrase): boolean {
    const owner = ids[0] === undefined ? undefined : this.#draft.nodes[ids[0]]?.brief;
    if (!owner || isAlive(brief) || owner.kind === 'humanoid') return true;
    if (isAlive(owner)) return GROUNDED.test(categoryOf(brief.concept) ?? '');
    return GROUNDED.test(categoryOf(owner.concept) ?? '') && GROUNDED.test(categoryOf(brief.concept) ?? '') && categoryOf(owner.concept) !== 'building'; // biome-ignore format: one line
  }

  /** Whether they can do it: things fly, fall and burn; what hands do, they don't. */
  #does(ids: readonly number[], verb: VerbId): boolean {
    return ids.some((id) => isAlive(this.#draft.nodes[id]!.brief)) || ACTS_OF_THINGS.has(verb);
  }

  /** Whatever the verb means, who it is done to is there. */
  #doneTo(object: number, ids: readonly number[]): Reached | undefined {
    const phrase = this.#phrase(object);
    const { brief } = phrase.noun;
    if (brief.confidence < KNOWN || brief.scenery) {
      this.#draft.unknown.push(...(phrase.noun.unknown.length > 0 ? phrase.noun.unknown : [phrase.text]));
      return undefined;
    }
    const doer = ids[0] === undefined ? undefined : this.#draft.nodes[ids[0]];
    if (!doer) {
      this.#subjects(object);
      return undefined;
    }
    const held = !isAlive(brief) && doer.brief.kind === 'humanoid' && canHold(brief.concept);
    const is = held ? 'hold' : isAlive(brief) ? 'facing' : 'beside';
    const reached = readRelation(this.#draft, { subjects: ids, is, text: phrase.text, words: RELATIONS[is].words[0]!, last: undefined }); // biome-ignore format: one line
    this.#pend(phrase.pending, reached ? [reached.b] : ids);
    return reached;
  }
}
