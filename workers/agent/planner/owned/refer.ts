/**
 * What of the account, and of what this conversation made, words point at: by a name or a part of it, by a kind ("my tiles", "the car" of a
 * taxi), by a number of them ("both knights", "the second goblin"), by "it", or by nothing where one thing alone can be meant.
 */
import { isCharacter, isTiles } from '../holdings/index.ts';
import { isColour, isPiece } from '../subjects.ts';
import type { Held, Mine, Reference } from './mine.ts';
import { alike, baseOf, chosen, DEFINITE, headOf, isSeveral, KINDS, NEW, ORDER, one, PART, wordsOf } from './names.ts';
import { PRONOUN, pronounOf } from './pronoun.ts';

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
    } else if (/^(?:everything|everyone|everybody|all)$/.test(word) && !/^(?:over|around|the|my|of|our|black|white|right|day|night|in|his|her|its|their|animations?|anims?|frames?|directions?|sides|colou?rs?|files?|formats?|over)$/.test(next)) {
      of = mine.all.filter(/^every(?:one|body)$/.test(word) ? isCharacter : () => true);
      by = 'kind';
    } else if (lead.definite && !/^(?:his|her|its|their)$/.test(said.at(-1) ?? '')) {
      of = alike(noun, mine.all, isSeveral(word) && said.some((each) => /^(?:all|both|every|two|three|four|my)$/.test(each)));
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
    if (/^(?:this|that)$/.test(word) && /^\s+(?:time|way|once|week|month|year|morning|evening)\b/i.test(text.slice(to))) continue;
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

/** What is meant where nothing points: what was made last, or the only thing that there is. */
export const silently = ({ all, last }: Mine): Pick<Reference, 'meant' | 'either'> =>
  last ? { meant: [last], either: [] } : all.length === 1 ? { meant: all, either: [] } : { meant: [], either: all };
