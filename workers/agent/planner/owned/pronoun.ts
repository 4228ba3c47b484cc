/** Whom "it", "him" or "her" means. */
import { type Holding, isCharacter, isTiles } from '../holdings/index.ts';
import type { Held, Mine, Reference } from './mine.ts';

export const PRONOUN = /^(?:it|its|him|his|her|hers|he|she|them|their|they|this|that)$/;
const SHE =
  /\b(?:she|female|woman|girl|lady|princess|queen|witch|mother|mom|mum|sister|daughter|maid|nun|priestess|sorceress|mermaid|heroine|goddess|fairy|bride|nurse|grandma|archeress|huntress)\b/i;
const HE =
  /\b(?:he|male|man|boy|guy|prince|king|wizard|father|dad|brother|son|uncle|grandpa|monk|priest|lord|emperor|duke|gentleman|\w+man)\b/i;
/** Whom a pronoun means: who was named before, what was made last, or the only one that can be. */
export function pronounOf(word: string, { all, last }: Mine, before: readonly Reference[]): Pick<Reference, 'meant' | 'either'> {
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
