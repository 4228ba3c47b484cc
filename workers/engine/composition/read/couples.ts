/**
 * One word that counts several: "a family", "an old couple", and of whatever kind they are said to be: "penguin couple", "elf twins".
 */
import { isAlive } from '../layout/actor.ts';
import type { Draft } from './draft.ts';
import { KNOWN } from './known.ts';
import { type NounPhrase, readNoun } from './noun-phrase.ts';

/** People whose word counts several. */
const COUPLES: Readonly<Record<string, readonly string[]>> = { couple: ['man', 'woman'], family: ['man', 'woman', 'child'], twins: ['child', 'child'], lovers: ['man', 'woman'], parents: ['man', 'woman'], siblings: ['boy', 'girl'] }; // biome-ignore format: a table
/** How many of one kind a word after its name counts. */
const OF_KIND: Readonly<Record<string, number>> = { couple: 2, pair: 2, duo: 2, lovers: 2, parents: 2, twins: 2, siblings: 2, trio: 3, triplets: 3, quartet: 4 }; // biome-ignore format: a table
/** What is said of a couple and names nobody. */
const HOW_THEY_ARE = /^(?:young|old|happy|elderly|royal|married|cute)$/;

/** "A family", "an old couple": one word for several people. */
export const isCouple = (text: string): boolean => COUPLES[text.split(' ').at(-1) ?? ''] !== undefined;

/** The nodes of such a phrase, given without its articles; absent where its last word counts nobody. */
export function coupleOf(draft: Draft, bare: string): number[] | undefined {
  const words = bare.split(' ');
  const company = words.at(-1)!;
  const like = words.slice(0, -1).join(' ').replace(/^(?:two|2)\b ?/, ''); // biome-ignore format: one line
  const people = COUPLES[company];
  const each = (): readonly NounPhrase[] => people!.map((who) => readNoun(like === '' ? who : `${like} ${who}`, draft.read)); // biome-ignore format: one line
  const add = (all: readonly NounPhrase[]): number[] => all.map((one) => draft.add(one, false));
  if (people && (like === '' || HOW_THEY_ARE.test(like))) return add(each());
  if (like === '' || (!people && OF_KIND[company] === undefined)) return undefined;
  const kind = readNoun(like, draft.read);
  const known = kind.brief.confidence >= KNOWN && kind.unknown.length === 0 && isAlive(kind.brief);
  if (people && (!known || kind.brief.kind === 'humanoid')) {
    // "an elf couple": a man and a woman of theirs; "a newlywed couple": only how they are is said
    const both = each();
    const theirs = (one: NounPhrase): boolean => one.brief.kind === 'humanoid' && one.unknown.length === 0 && (!known || one.brief.concept === kind.brief.concept || (one.brief.species !== undefined && one.brief.species === kind.brief.species)); // biome-ignore format: one line
    if (both.every(theirs)) return add(both);
  }
  const count = OF_KIND[company];
  if (!known || kind.count > 1) return undefined;
  if (count !== undefined) return add([{ ...kind, count, plural: false }]);
  // a family of animals: two, and a young one
  return add([{ ...kind, count: 2, plural: false }, readNoun(`young ${like}`, draft.read)]);
}
