/**
 * What of the account, and of what this conversation made, words point at: by a name or a part of it, by a kind ("my tiles", "the car" of a
 * taxi), by a number of them ("both knights", "the second goblin"), by "it", or by nothing where one thing alone can be meant.
 */
import { type Holding, isCharacter, isThing, isTiles } from '../holdings/index.ts';
import type { Asset, Memory } from '../memory.ts';
import { isColour, isPiece, singular, subjectOf } from '../subjects.ts';
import { wordVectors } from '../talk/vectors.ts';

/** All that may be meant, newest first. */
export interface Mine {
  readonly all: readonly Held[];
  /** What was made last in this conversation. */
  readonly last: Held | undefined;
}
/** `made`: as this conversation made it. */
export interface Held extends Holding {
  readonly made?: Asset;
}
export interface Reference {
  readonly meant: readonly Held[];
  /** Several of which one is meant, and nobody knows which. */
  readonly either: readonly Held[];
  readonly from: number;
  readonly to: number;
  readonly by: 'name' | 'kind' | 'pronoun';
}

const KIND_OF: Readonly<Record<string, string>> = {
  ...{ character: 'CHARACTER', object: 'MAP_OBJECT', tiles: 'TOPDOWN_TILESET', ui: 'UI_ASSET', map: 'MAP' },
};
/** What a conversation made stands among what the account has; what is not listed there yet comes before it. */
export function mineOf({ listed, holdings: known, made, games, chosen: picked }: Memory): Mine {
  const holdings = listed ?? known ?? [];
  const own = made.filter(({ message }) => !games.includes(message));
  const namedSo = (words: string) => holdings.find(({ name }) => new RegExp(`\\b${name.toLowerCase().replace(/[^\w ]/g, '.')}$`, 'i').test(words));
  const heldAs = (asset: Asset): Held => {
    const same = holdings.find(({ id }) => id === asset.id);
    if (same) return { ...same, made: asset };
    const name = asset.words.replace(/^(?:an?|the) /i, '');
    return namedSo(asset.words) ?? { id: asset.id, kind: KIND_OF[asset.kind] ?? 'MAP_OBJECT', name, description: asset.words, made: asset };
  };
  const fresh = own.map(heldAs).reverse();
  const all = [...fresh, ...holdings.filter(({ id }) => !fresh.some((one) => one.id === id))];
  return { all, last: (picked && all.find(({ id }) => id === picked)) || fresh[0] };
} // biome-ignore format: short enough

/** "wolf (red eyes)", "goblin 2" → "wolf", "goblin": what it is called without what tells it from its like. */
export const baseOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s*\([^)]*\)\s*$|\s+(?:no\.? ?)?\d+$/g, '')
    .trim();
const headOf = (name: string): string =>
  baseOf(name)
    .split(/,|\b(?:with|without|in|on|of|holding|wearing|carrying|who|that|and)\b/)[0]!
    .trim()
    .split(/[\s/]+/)
    .at(-1) ?? '';
const wordsOf = (name: string): readonly string[] =>
  name.toLowerCase().split(/[^\p{L}\d]+/u).filter((word) => word.length > 1 && !/^(?:and|with|the|of|in|on|for|an?)$/.test(word)); // biome-ignore format: one line
const one = (word: string): string => singular(word.toLowerCase().replace(/'s?$/, ''));
const isSeveral = (word: string): boolean =>
  /s$/i.test(word) && !/'s$|ss$/i.test(word) && one(word) !== word.toLowerCase();

/** Kinds as people call them. */
const KINDS: readonly (readonly [RegExp, (one: Holding) => boolean])[] = [
  [/^(?:everything|all|everyone|everybody|assets?|stuff|pictures?|images?|sprites?|drawings?|graphics|art|things?|ones?)$/, () => true],
  [/^(?:characters?|guys?|dudes?|persons?|people|figures?|heroes|folks?|npcs?|chars?|men|players?)$/, isCharacter],
  [/^(?:objects?|items?|props?|icons?)$/, isThing],
  [/^(?:tiles?|tilesets?|tile|ground)$/, isTiles],
  [/^maps?$/, ({ kind }) => kind === 'MAP'],
  [/^(?:animals?|pets?|beasts?)$/, (it) => isCharacter(it) && subjectOf(headOf(it.name))?.kind !== 'person'],
  [/^(?:enem(?:y|ies)|foes?|monsters?|creatures?|baddies|mobs?)$/, (it) => isCharacter(it) && !/\b(?:hero(?:ine)?|player|knight|princess|prince|king|queen|villager|merchant|farmer|mayor)\b/i.test(it.name)],
]; // biome-ignore format: a table
/** What somebody or something has on it: it is no thing of its own where it is spoken of with "the". */
const PART =
  /^(?:roofs?|doors?|windows?|walls?|wheels?|sails?|engines?|chimneys?|lids?|handles?|legs?|arms?|hands?|heads?|feet|foot|hair|tails?|wings?|horns?|ears?|noses?|mouths?|teeth|skin|fur|colou?rs?|outlines?|backgrounds?|shadows?|style|size|side|left|right|top|bottom|middle|front|back|body|shape|face|way|look|edges?|water|grass|floor|branches|leaves|leaf|stem|base|lights?|flags?|rope|blade|grip)$/;
export const isPart = (word: string): boolean => PART.test(word);
const NEW = /^(?:an?|another|new|some|one more)$/;
const DEFINITE =
  /^(?:the|my|our|your|this|that|these|those|both|all|every|each|his|her|its|their|same|old|other|two|three|four|five|second|third|first|last|d)$/;
const ORDER: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  original: 0,
  old: 0,
  older: 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
};
const SIMILAR = 0.5;

const near = (a: string, b: string): number => {
  const [x, y] = [wordVectors().vector(a), wordVectors().vector(b)];
  return x && y ? x.reduce((sum, value, i) => sum + value * y[i]!, 0) : 0;
};
/** "the car" of a taxi, "the house" of a cottage: something of its kind, where nothing is called so. */
function alike(word: string, all: readonly Held[]): readonly Held[] {
  const subject = subjectOf(word);
  // one animal or person is no other
  if (PART.test(word) || isPiece(word) || subject?.kind !== 'thing' || subject.creature) return [];
  const kin = all.filter((it) => !isTiles(it) && !isCharacter(it)).map((it) => ({ it, sim: near(word, headOf(it.name)) })).filter(({ sim }) => sim >= SIMILAR).sort((a, b) => b.sim - a.sim);
  return kin.length ? kin.filter(({ sim }) => sim > kin[0]!.sim - 0.08).map(({ it }) => it) : [];
} // biome-ignore format: short enough

/** Of those of one name the one that is said: the second, the old, the newest. */
function chosen(of: readonly Held[], said: readonly string[]): readonly Held[] {
  const oldest = [...of].reverse();
  // numbers are part of names: "goblin 2" is the second one
  const numbered = (n: number) => of.find(({ name }) => new RegExp(`\\b${n + 1}$`).test(name)) ?? (n === 0 ? of.find(({ name }) => baseOf(name) === name.toLowerCase()) : undefined);
  for (const word of said) {
    const n = ORDER[word];
    const it = n === undefined ? undefined : (numbered(n) ?? oldest[n]);
    if (it) return [it];
    if (/^(?:new|newer|newest|last|latest|recent)$/.test(word)) {
      const highest = [...of].sort((a, b) => Number(/\d+$/.exec(b.name)?.[0] ?? 0) - Number(/\d+$/.exec(a.name)?.[0] ?? 0))[0]!;
      return [/\d$/.test(highest.name) ? highest : of[0]!];
    }
  }
  return of;
} // biome-ignore format: short enough

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** All references in words, in their order; whoever is new ("a black cat") is none. */
export function referencesIn(text: string, mine: Mine): readonly Reference[] {
  const words: Word[] = [...text.matchAll(/[\p{L}\d][\p{L}\d'-]*/gu)].map((found) => ({ text: found[0].toLowerCase(), from: found.index, to: found.index + found[0].length }));
  const found: Reference[] = [];
  const free = (from: number, to: number): boolean => found.every((ref) => to <= ref.from || from >= ref.to);
  // the whole name of something: "red wizard" before "wizard"
  for (const it of [...mine.all].sort((a, b) => b.name.length - a.name.length)) {
    const form = new RegExp(`(?<![\\p{L}\\d])${it.name.toLowerCase().replace(/[^\p{L}\d]+/gu, '[^\\p{L}\\d]+').replace(/\[\^\\p\{L\}\\d\]\+$/u, '')}(?:'s)?(?![\\p{L}\\d])`, 'giu');
    for (const said of text.matchAll(form)) {
      const [from, to] = [said.index, said.index + said[0].length];
      const before = words.filter((word) => word.to <= from).slice(-3);
      const at = leadOf(before);
      // "the second goblin" is not the one that is called "goblin"
      if (!free(from, to) || at.isNew || before.some(({ text: word }, i) => i >= before.length - 2 && (ORDER[word] !== undefined || /^(?:both|two|new|newer)$/.test(word))) || /^\s+\d/.test(text.slice(to))) continue;
      // "the water in my tileset": no name, a part of it
      if (isTiles(it) && PART.test(it.name.toLowerCase())) continue;
      // "the forest tileset"
      const kindTo = /^\s+(?:tile ?sets?|tiles?|characters?|sprites?|pictures?|objects?|maps?)\b/i.exec(text.slice(to))?.[0].length ?? 0;
      found.push({ meant: [it], either: [], from: at.from ?? from, to: to + kindTo, by: 'name' });
    }
  }
  for (let i = 0; i < words.length; i++) {
    const { text: word, from, to } = words[i]!;
    if (!free(from, to) || NEW.test(word)) continue;
    const noun = one(word);
    const before = words.slice(Math.max(0, i - 4), i).filter((each) => free(each.from, each.to) && !/[,.;:!?]/.test(text.slice(each.to, from)));
    const lead = leadOf(before);
    if (lead.isNew) continue;
    const said = before.map((each) => each.text);
    const next = words[i + 1]?.text ?? '';
    const called = mine.all.filter(({ name }) => headOf(name) === noun || headOf(name) === word);
    const partly = called.length ? called : mine.all.filter(({ name }) => wordsOf(baseOf(name)).some((each) => each === word || one(each) === noun));
    const kind = KINDS.find(([form]) => form.test(word))?.[1];
    // "my forest tiles": a part of the name, and what it is
    const isOfKind = KINDS.some(([form]) => form.test(next)) || /^(?:one|tile)$/.test(next);
    let of: readonly Held[] = [];
    let by: Reference['by'] = 'name';
    let end = to;
    if (partly.length && !(called.length === 0 && (isColour(word) || PART.test(word) || isPiece(word)) && !isOfKind) && (called.length || lead.definite || isOfKind)) {
      of = partly;
      const nextKind = isOfKind ? KINDS.find(([form]) => form.test(next))?.[1] : undefined;
      if (isOfKind) {
        end = words[i + 1]!.to;
        const both = nextKind ? of.filter(nextKind) : of;
        if (!both.length) continue;
        of = both;
        if (/^tile$/.test(next) && /^sets?$/.test(words[i + 2]?.text ?? '')) end = words[i + 2]!.to;
      }
    } else if (kind && lead.definite && !(/^(?:thing|one|all)s?$/.test(word) && !/^(?:my|the|all|both|that|this|last|other|first|second|third|old|new|left|right|every|each|two|three|left)$/.test(said.at(-1) ?? ''))) {
      if (/^(?:hero|player)$/.test(word) && !mine.all.some(isCharacter)) continue;
      of = mine.all.filter(kind);
      by = 'kind';
      if (word === 'tile' && /^sets?$/.test(next)) end = words[i + 1]!.to;
    } else if (/^(?:everything|everyone|everybody|all)$/.test(word) && !/^(?:over|around|the|my|of|our|black|white|right|day|night|in)$/.test(next)) {
      of = mine.all.filter(/^every(?:one|body)$/.test(word) ? isCharacter : () => true);
      by = 'kind';
    } else if (lead.definite && !/^(?:his|her|its|their)$/.test(said.at(-1) ?? '')) {
      of = alike(noun, mine.all);
      by = 'kind';
    }
    if (!of.length) continue;
    // adjectives tell those of one name apart: "the blue slime"
    const told = of.filter(({ name, description }) => said.some((each) => !DEFINITE.test(each) && wordsOf(`${name} ${description}`).includes(each) && each !== headOf(name)));
    if (told.length) of = told;
    const colour = said.find((each) => isColour(each));
    if (colour && !told.length && by === 'name' && lead.definite && called.length > 1) continue;
    const many = isSeveral(word) || said.some((each) => /^(?:both|all|every|each|two|three|four|five)$/.test(each)) || /^(?:everything|everyone|everybody|all|people|folk)$/.test(word);
    const picked = many && !said.some((each) => ORDER[each] !== undefined || /^(?:newest|latest)$/.test(each)) ? of : chosen(of, said);
    const isOne = picked.length === 1 || many;
    const last = mine.last && picked.includes(mine.last) ? mine.last : undefined;
    found.push({ meant: isOne ? picked : last ? [last] : [], either: isOne || last ? [] : picked, from: lead.from ?? from, to: end, by });
  }
  for (const { text: word, from, to } of words) {
    if (!free(from, to) || !PRONOUN.test(word)) continue;
    if (/^that$/.test(word) && !/^\s*(?:$|[,.;!?]|one\b|(?:looks?|is|was|to|into|down|up|bigger|smaller|in)\b)/.test(text.slice(to))) continue;
    if (/^it$|^this$|^that$/.test(word) && /^\s*(?:'?s|is|was|would be|will be|for|already)?\s*(?:for|because|too late|ok|fine|nice|possible|already|not|due)\b/.test(text.slice(to))) continue;
    found.push({ ...pronounOf(word, mine, found), from, to, by: 'pronoun' });
  }
  return found.sort((a, b) => a.from - b.from);
} // biome-ignore format: short enough

/** What stands before a noun: its article, and whether somebody new is told of. */
function leadOf(before: readonly Word[]): { readonly from?: number; readonly definite: boolean; readonly isNew: boolean } {
  for (let i = before.length - 1; i >= 0; i--) {
    const { text } = before[i]!;
    if (NEW.test(text) && !(text === 'new' && DEFINITE.test(before[i - 1]?.text ?? ''))) return { definite: false, isNew: true };
    if (/^(?:the|my|our|your|this|that|these|those|both|all|every|each|his|her|its|their|same)$/.test(text)) {
      const of = i > 1 && before[i - 1]!.text === 'of' && /^(?:both|all|each|every)$/.test(before[i - 2]!.text) ? i - 2 : i;
      const first = of === i && i > 0 && /^(?:both|all|the)$/.test(before[i - 1]!.text) ? i - 1 : of;
      return { from: before[first]!.from, definite: true, isNew: false };
    }
    if (/^(?:two|three|four|five|second|third|first|last|other|left|right|old|new|same)$/.test(text) && i === before.length - 1) continue;
    if (STOP.test(text)) break;
  }
  return { definite: before.some(({ text }) => /^(?:second|third|first|last|other|two|three|left|right)$/.test(text)), isNew: false };
} // biome-ignore format: short enough
const STOP =
  /^(?:and|or|with|to|for|of|in|on|from|at|by|as|into|is|are|make|give|let|put|add|remove|take|change|turn|delete|rename|export|i|you|can|should|not|instead|than|like|more|less|animate|download|save|zip|give|need|needs|want)$/;

const PRONOUN = /^(?:it|its|him|his|her|hers|he|she|them|their|they|this|that)$/;
const SHE =
  /\b(?:she|female|woman|girl|lady|princess|queen|witch|mother|mom|mum|sister|daughter|maid|nun|priestess|sorceress|mermaid|heroine|goddess|fairy|bride|nurse|grandma|archeress|huntress)\b/i;
const HE =
  /\b(?:he|male|man|boy|guy|prince|king|wizard|father|dad|brother|son|uncle|grandpa|monk|priest|lord|emperor|duke|gentleman|\w+man)\b/i;
/** Whom a pronoun means: who was named before, what was made last, or the only one that can be. */
function pronounOf(word: string, { all, last }: Mine, before: readonly Reference[]): Pick<Reference, 'meant' | 'either'> {
  const named = before.filter(({ by }) => by !== 'pronoun').at(-1);
  const single = (of: readonly Held[]) => (of.length === 1 ? { meant: of, either: [] } : { meant: [], either: of });
  if (named) return { meant: named.meant, either: named.either };
  if (/^(?:them|they|their)$/.test(word)) return { meant: last ? [last] : all.filter((it) => !isTiles(it)).slice(0, 8), either: [] };
  if (last) return { meant: [last], either: [] };
  if (/^(?:it|its|this|that)$/.test(word)) {
    const things = all.filter((it) => !isCharacter(it));
    return single(all.length === 1 ? all : things.length === 1 ? things : all);
  }
  const people = all.filter(isCharacter);
  const [is, not] = /^(?:her|hers|she)$/.test(word) ? [SHE, HE] : [HE, SHE];
  const said = ({ name, description }: Holding) => `${name} ${description}`;
  const surely = people.filter((it) => is.test(said(it)) && !not.test(said(it)));
  return single(surely.length ? surely : people.filter((it) => !not.test(said(it))));
} // biome-ignore format: short enough

/** What is meant where nothing points: what was made last, or the only thing that there is. */
export const silently = ({ all, last }: Mine): Pick<Reference, 'meant' | 'either'> =>
  last ? { meant: [last], either: [] } : all.length === 1 ? { meant: all, either: [] } : { meant: [], either: all };
