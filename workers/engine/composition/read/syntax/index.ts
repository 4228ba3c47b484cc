/**
 * A sentence read by its syntax: the dependency tree says what belongs to what, the catalogue what of it can be drawn. A dependent of a
 * noun becomes a part of its phrase where the reading of one subject can show it there ("a wizard with a long beard"), else what stands
 * in the relation that its preposition or verb names. No word order is assumed, so it reads sentences of a form that nobody has met.
 */
import { canHold } from '../../../catalogue/garments/held-thing.ts';
import { categoryOf } from '../../../catalogue/things/index.ts';
import type { Framing, SceneGraph, Weather } from '../../graph.ts';
import { isAlive } from '../../layout/actor.ts';
import { RELATIONS, type RelationId } from '../../relations.ts';
import type { VerbId } from '../../verbs.ts';
import { isCouple } from '../couples.ts';
import { Draft, type Reached } from '../draft.ts';
import { KNOWN, type Read } from '../known.ts';
import type { Link } from '../links.ts';
import { type NounPhrase, readNoun } from '../noun-phrase.ts';
import type { FoundPlace } from '../place.ts';
import { readAct } from '../read-act.ts';
import { readRelation } from '../read-relation.ts';
import { subjectsOf } from '../subjects-of.ts';
import { ARTICLES } from '../words.ts';
import { ACTS_OF_THINGS, GROUNDED, isPart, NOBODY, namesThing, OF_ROOMS, PLACED, SURE } from './kinds.ts';
import { type Phrase, Phrases } from './phrases.ts';
import { Setting } from './setting.ts';
import { CLAUSES, CONJ, type Dependent, gerundOf, LISTED, linkOf, NOUNS, SILENT, SUBJECTS, Tree } from './tree.ts';

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

/** Reads a parsed sentence; `read` is the engine's own reading of one subject. Never throws. */
export function readBySyntax(tokens: readonly Dependent[], read: Read): ReadTree {
  return new Reader(tokens, read).tree();
}

class Reader {
  readonly #tree: Tree;
  readonly #phrases: Phrases;
  readonly #draft: Draft;
  readonly #setting: Setting;

  constructor(tokens: readonly Dependent[], read: Read) {
    this.#tree = new Tree(tokens);
    const memo = new Map<string, ReturnType<Read>>();
    this.#draft = new Draft((text) => {
      const brief = memo.get(text) ?? read(text);
      memo.set(text, brief);
      return brief;
    }, undefined);
    this.#setting = new Setting(this.#tree, this.#draft.read);
    this.#phrases = new Phrases(this.#tree, this.#draft.read, (text) => this.#setting.ofPicture(text));
  }

  tree(): ReadTree {
    const { root } = this.#tree;
    if (root >= 0) this.#clause(root, []);
    const { place, extras, weather, mood, time, season, framing, unknown } = this.#setting;
    this.#draft.unknown.push(...unknown);
    return { draft: this.#draft, place, extras, weather: [...weather], mood, time, season, framing };
  }

  /** A node of the tree as a clause, a noun with what is said of it, or an adjective; `subjects` do what it says. */
  #clause(at: number, subjects: readonly number[]): void {
    if (this.#tree.isVerb(at)) {
      const [own] = this.#tree.of(at, SUBJECTS);
      const doers = own === undefined ? subjects : this.#subjects(own);
      this.#verb(at, doers);
      return;
    }
    // "the cat is asleep": what is said of the subject of a noun or an adjective
    const [subject] = this.#tree.of(at, SUBJECTS);
    if (subject !== undefined) {
      const said = this.#phrases.of(subject, [at]);
      const ids = this.#added(said);
      this.#rest(
        at,
        this.#tree.children[at]!.filter((k) => k !== subject),
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

  /** Who or what a noun names, with those named beside it; what is said of them is read as well. */
  #subjects(at: number): number[] {
    if (this.#tree.tokens[at]!.relation === 'root' && this.#setting.isPlace(at)) {
      this.#inPlace(at);
      return [];
    }
    const phrase = this.#phrases.of(at);
    // "four adventurers: a bard, a dwarf and a rogue": who they are is said after
    const members = phrase.noun.count > 1 || phrase.noun.plural ? this.#members(phrase) : [];
    if (members.length > 0) {
      const all = members.flatMap((k) => this.#subjects(k));
      this.#pend(
        phrase.pending.filter((k) => !members.includes(k)),
        all,
      );
      return all;
    }
    const ids = this.#added(this.#doesSomething(at) ? this.#somebody(phrase) : phrase);
    // "a cat and a dog": each of them is somebody
    const others = phrase.pending.filter((k) => this.#isBeside(k));
    const all = [...ids, ...others.flatMap((k) => this.#subjects(k))];
    const mutual = phrase.pending.filter((k) => !others.includes(k));
    this.#pend(mutual, all.length > 0 && others.length > 0 && mutual.every((k) => k > others.at(-1)!) ? all : ids);
    return all;
  }

  /** What it does is done by people: "Galileo showing a child his telescope". */
  #doesSomething(at: number): boolean {
    // names have no article: what a zorblat is nobody can know
    if (this.#tree.children[at]!.some((k) => this.#tree.tokens[k]!.relation === 'det')) return false;
    if (SUBJECTS.has(this.#tree.tokens[at]!.relation)) return true;
    return this.#tree.children[at]!.some((k) => this.#tree.tokens[k]!.relation === 'acl' && /ing$/.test(this.#tree.tokens[k]!.text)); // biome-ignore format: one line
  }

  /** Whoever does something and is known by name alone is a person; the name is told as unknown. */
  #somebody(phrase: Phrase): Phrase {
    if (phrase.noun.brief.confidence >= NOBODY || phrase.noun.count > 1) return phrase;
    const noun = readNoun('a person', this.#draft.read);
    return { ...phrase, noun: { ...noun, text: phrase.text, unknown: phrase.text.split(' ').filter((word) => !ARTICLES.has(word)) } }; // biome-ignore format: one line
  }

  /** Living beings that are listed after a group's name. */
  #members({ pending }: Phrase): number[] {
    const named = pending.filter((k) => /^(?:appos|list|parataxis)$/.test(this.#tree.tokens[k]!.relation) && !this.#tree.isVerb(k)); // biome-ignore format: one line
    const each = named.flatMap((k) => [k, ...this.#tree.of(k, LISTED).filter((i) => !this.#tree.isVerb(i))]);
    return each.length > 1 && each.every((k) => isAlive(this.#draft.read(this.#tree.core(k)))) ? named : [];
  }

  /** Named beside what it hangs on, rather than said of it: "a potion, scroll and dagger". */
  #isBeside(k: number): boolean {
    const { relation, text } = this.#tree.tokens[k]!;
    if (this.#tree.isVerb(k)) return false;
    if (relation === 'conj') return true;
    const listed = this.#tree.of(k, CONJ).some((i) => this.#tree.children[i]!.some((c) => this.#tree.tokens[c]!.relation === 'cc')); // biome-ignore format: one line
    return relation === 'list' && listed && this.#tree.core(k) === text.toLowerCase() && namesThing(text.toLowerCase()) && !isPart(text.toLowerCase()); // biome-ignore format: one line
  }

  /** "The back of a seal", "her cub's head": somebody's part stands for whose it is. */
  #whose(k: number): number {
    if (!isPart(this.#tree.tokens[k]!.text.toLowerCase())) return k;
    const owners = this.#tree.children[k]!.filter((i) => this.#tree.tokens[i]!.relation === 'nmod:poss' || (this.#tree.tokens[i]!.relation === 'nmod' && this.#tree.caseOf(i) === 'of')); // biome-ignore format: one line
    return owners.find((i) => { const owner = this.#draft.read(this.#tree.core(i)); return isAlive(owner) && owner.confidence >= SURE; }) ?? k; // biome-ignore format: one line
  }

  /** "Inside", "on top": where it is, of what was named first. */
  #placed(k: number): RelationId | undefined {
    const { relation, text } = this.#tree.tokens[k]!;
    const bare = this.#tree.children[k]!.every((i) => /^(?:case|punct)$/.test(this.#tree.tokens[i]!.relation));
    if (!bare || !/^(?:advmod|nmod|obl|compound|list)$/.test(relation)) return undefined;
    if (text.toLowerCase() === 'top' && this.#tree.caseOf(k) !== 'on') return undefined;
    return PLACED[text.toLowerCase()];
  }

  /** Said where it is: on a head, in a hand. */
  #isPlaced(pending: readonly number[]): boolean {
    return pending.some(
      (k) =>
        this.#placed(k) !== undefined || /^(?:on|upon|atop|in|under|behind|over|above)$/.test(this.#tree.caseOf(k)),
    );
  }

  #added({ noun, text }: Phrase): number[] {
    const again = this.#draft.named(text);
    if (again !== undefined) return [again];
    if (/^(?:it|he|she|they|him|her|them|one|this|that)$/.test(text)) return this.#draft.nodes.length > 0 ? [this.#draft.nodes.length - 1] : []; // biome-ignore format: one line
    if (isCouple(text)) return subjectsOf(this.#draft, text, true);
    const lead = this.#draft.nodes.length === 0;
    if (!lead && (noun.brief.confidence < SURE || noun.brief.scenery || isPart(text))) {
      this.#draft.unknown.push(...(noun.unknown.length > 0 ? noun.unknown : [noun.text]));
      return [];
    }
    return [this.#draft.add(noun, false)];
  }

  /** What is said after the name of the place. */
  #inPlace(at: number): void {
    for (const k of this.#tree.children[at]!) {
      const { relation } = this.#tree.tokens[k]!;
      if (SILENT.has(relation) || this.#tree.isOwn(k, at)) continue;
      if (relation === 'nmod' && this.#tree.caseOf(k) === 'of') continue;
      this.#extra(k);
    }
  }

  #extra(k: number): void {
    const bare = this.#tree.surface(k, (i) => this.#tree.tokens[i]!.relation !== 'case' || i > k);
    if (this.#setting.ofPicture(this.#tree.surface(k)) || this.#setting.ofPicture(bare) || OF_ROOMS.test(bare)) return;
    const doing = this.#tree.children[k]!.some((i) => this.#tree.isVerb(i));
    if (this.#tree.isVerb(k) || (doing && isAlive(this.#draft.read(this.#tree.core(k))))) {
      this.#clause(k, []);
      return;
    }
    const others = this.#tree.children[k]!.filter((i) => this.#tree.tokens[i]!.relation === 'conj' || (this.#tree.tokens[i]!.relation === 'list' && i > k)); // biome-ignore format: one line
    this.#setting.extras.push(this.#tree.surface(k, (i) => !others.includes(i)).replace(/^(?:with|and) /, ''));
    for (const i of others) this.#extra(i);
  }

  /** What was said of `ids` and is no part of their phrase, in its order. */
  #pend(pending: readonly number[], ids: readonly number[]): void {
    let last: Reached | undefined;
    for (const k of pending) last = this.#said(k, ids, last) ?? last;
  }

  #rest(at: number, children: readonly number[], ids: readonly number[]): void {
    this.#pend(
      children.filter((k) => !SILENT.has(this.#tree.tokens[k]!.relation) && !this.#tree.isOwn(k, at)),
      ids,
    );
  }

  #said(k: number, ids: readonly number[], last: Reached | undefined): Reached | undefined {
    const { relation, text } = this.#tree.tokens[k]!;
    if (SILENT.has(relation)) return undefined;
    if (this.#setting.ofPicture(this.#tree.surface(k))) return undefined;
    if (CLAUSES.has(relation) && this.#tree.isVerb(k)) {
      const [own] = this.#tree.of(k, SUBJECTS);
      return this.#verb(k, own === undefined ? ids : this.#subjects(own));
    }
    const where = this.#placed(k);
    const [main] = this.#draft.nodes;
    if (where && main && ids.length > 0 && !ids.includes(main.id)) {
      const others = this.#draft.edges.filter(({ a, b, is }) => !(a === main.id && ids.includes(b) && /^(?:with|beside)$/.test(is))); // biome-ignore format: one line
      this.#draft.edges.splice(
        0,
        this.#draft.edges.length,
        ...others,
        ...ids.map((a) => ({ a, is: where, b: main.id })),
      );
      return { is: where, b: main.id };
    }
    const head = this.#tree.tokens[k]!.head;
    // what is listed after "with" is had as well
    const words =
      this.#tree.caseOf(k) ||
      (relation === 'conj' && head >= 0 && !this.#tree.isVerb(k) ? this.#tree.caseOf(head) : '');
    if (this.#setting.place && words !== '' && OF_ROOMS.test(this.#tree.core(k))) return undefined;
    if (NOUNS.has(relation) && this.#setting.isPlace(k)) {
      this.#inPlace(k);
      return undefined;
    }
    // "on its head", "in his hand": a relation by its own words
    if (words !== '' && ids.length > 0) {
      const own = linkOf(this.#tree.surface(k));
      if (own?.kind === 'relation') return readRelation(this.#draft, { subjects: ids, is: own.id, text: '', words: this.#tree.surface(k), last }); // biome-ignore format: one line
    }
    if (words !== '' && ids.length > 0) {
      // "in front of a castle": the castle hangs on the front
      const [whose] = this.#tree.of(k, new Set(['nmod', 'obl'])).filter((i) => this.#tree.caseOf(i) === 'of');
      const compound = whose === undefined ? '' : `${words} ${this.#tree.surface(k, (i) => i !== whose && this.#tree.tokens[i]!.relation !== 'case')} of`; // biome-ignore format: one line
      const long = compound === '' ? undefined : linkOf(compound);
      if (whose !== undefined && long?.kind === 'relation') return this.#related(whose, ids, long, compound, last);
      const link = linkOf(words);
      if (link?.kind === 'relation' || words === 'with' || words === 'without') {
        return this.#related(k, ids, link?.kind === 'relation' ? link : { kind: 'relation', id: 'with' }, words, last);
      }
      if (link?.kind === 'verb') return readAct(this.#draft, ids, link, this.#phrases.of(k).text);
    }
    const [of] = this.#tree.of(k, new Set(['obl', 'nmod']));
    if ((relation === 'amod' || relation === 'acl') && of !== undefined && ids.length > 0) {
      const said = `${text.toLowerCase()} ${this.#tree.caseOf(of)}`;
      const full = linkOf(said);
      if (full?.kind === 'relation') return this.#related(of, ids, full, said, last);
      // "afraid of a girl": whatever it means, she is there; "as big as a man" names nobody
      const whom = this.#draft.read(this.#tree.core(of));
      if (isAlive(whom) && whom.confidence >= SURE && !/^(?:as|like|than)\b/.test(this.#tree.caseOf(of))) {
        const mood = this.#phrases.of(this.#tree.tokens[k]!.head, this.#tree.children[this.#tree.tokens[k]!.head]!.filter((i) => i !== k)); // biome-ignore format: one line
        if (mood.pending.includes(k)) this.#draft.unknown.push(text.toLowerCase());
        return this.#related(of, ids, { kind: 'relation', id: 'facing' }, 'facing', last);
      }
    }
    if (relation === 'advmod' || relation === 'amod' || relation === 'advcl') {
      const act = linkOf(text.toLowerCase());
      if (act?.kind === 'verb') for (const s of ids) this.#draft.nodes[s]!.act ??= { verb: act.id };
      else this.#draft.unknown.push(this.#tree.surface(k));
      return undefined;
    }
    if (NOUNS.has(relation)) {
      const noun = this.#tree.isVerb(k) ? undefined : readNoun(this.#tree.core(k), this.#draft.read);
      if (
        this.#tree.describes(k) ||
        (relation !== 'conj' && ids.length > 0 && noun && !this.#standsBy(ids, noun) && !this.#isCounted(k, noun))
      ) {
        // biome-ignore format: one line
        this.#draft.unknown.push(this.#tree.surface(k));
        return undefined;
      }
      if (this.#setting.place && !isAlive(this.#draft.read(this.#tree.core(k)))) this.#extra(k);
      else this.#clause(k, ids);
      return undefined;
    }
    this.#draft.unknown.push(text);
    return undefined;
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
    const owner = this.#whose(k);
    if (owner !== k) return this.#related(owner, ids, link, words, last);
    const phrase = this.#phrases.of(k);
    const others = phrase.pending.filter((i) => this.#tree.tokens[i]!.relation === 'conj' && !this.#tree.isVerb(i));
    const named = [phrase, ...others.map((i) => this.#phrases.of(i))];
    const has = link.id === 'with';
    const shown = named.filter(({ text: one, noun, pending }) => (!has || this.#standsBy(ids, noun) || this.#isPlaced(pending)) && ( /^(?:it|her|him|them|each other)$/.test(one) || (noun.brief.confidence >= KNOWN && !noun.brief.scenery && !isPart(one)) || /^on$|^on /.test(link.id))); // biome-ignore format: one line
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
    const kids = this.#tree.children[at]!;
    const particle = this.#tree.join(kids.filter((k) => this.#tree.tokens[k]!.relation === 'compound:prt' || (this.#tree.tokens[k]!.relation === 'advmod' && /^(?:up|down|out|over|away|around|off|on)$/.test(this.#tree.tokens[k]!.text)))); // biome-ignore format: one line
    const part = kids.find((k) => this.#tree.tokens[k]!.relation === 'obj');
    const object = part === undefined ? undefined : this.#whose(part);
    const obliques = kids.filter((k) => /^(?:obl|nmod|iobj)$/.test(this.#tree.tokens[k]!.relation) && !this.#setting.ofPicture(this.#tree.surface(k))); // biome-ignore format: one line
    const said = this.#tree.tokens[at]!.text.toLowerCase();
    const forms = [...new Set([gerundOf(said), said])];
    let link: Link | undefined;
    let by: number | undefined;
    let words = said;
    const tryWords = (text: string, whose?: number): void => {
      if (link || text === '') return;
      const found = linkOf(text);
      if (found) [link, by, words] = [found, whose, text];
    };
    for (const form of forms) {
      for (const k of obliques) {
        if (particle) tryWords(`${form} ${particle} ${this.#tree.caseOf(k)}`, k);
        if (object === undefined) tryWords(`${form} ${this.#tree.caseOf(k)}`, k);
      }
      if (object !== undefined) tryWords(`${form} ${this.#tree.surface(object)}`, object);
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
      const whole = words.includes(' ') && target === object && object !== undefined && words.endsWith(this.#tree.surface(object)) ? '' : undefined; // biome-ignore format: one line
      if (target !== undefined) done.add(target);
      const to = obliques.find((k) => k !== target && this.#tree.caseOf(k) === 'to' && isAlive(this.#draft.read(this.#tree.core(k)))); // biome-ignore format: one line
      if (link.kind === 'relation' && target !== undefined && target === object && to !== undefined) {
        done.add(to);
        const handed = `${this.#tree.core(target)} to ${this.#tree.core(to)}`;
        last = readRelation(this.#draft, { subjects: ids, is: link.id, text: handed, words, last: undefined });
        const receiver = this.#phrases.of(to);
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
        const phrase = this.#phrases.of(target);
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
      if (
        done.has(k) ||
        done.has(this.#whose(k)) ||
        SILENT.has(this.#tree.tokens[k]!.relation) ||
        SUBJECTS.has(this.#tree.tokens[k]!.relation)
      )
        continue;
      if (particle && this.#tree.tokens[k]!.relation === 'advmod' && particle.includes(this.#tree.tokens[k]!.text))
        continue;
      last = this.#said(k, ids, last) ?? last;
    }
    return last;
  }

  /** "Apples in a basket, two pears": what is counted in a list is there by itself. */
  #isCounted(k: number, { text, brief }: NounPhrase): boolean {
    return (
      /^(?:list|appos|parataxis|conj)$/.test(this.#tree.tokens[k]!.relation) &&
      this.#tree.children[k]!.some((i) => /^(?:nummod|det)$/.test(this.#tree.tokens[i]!.relation)) &&
      brief.confidence >= SURE &&
      !brief.scenery &&
      !isPart(text)
    );
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
    const phrase = this.#phrases.of(object);
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
