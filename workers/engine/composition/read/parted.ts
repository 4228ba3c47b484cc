/**
 * Several of a kind of whom some do one thing and the others another: "three bandits around a campfire, one is playing a lute and the
 * other two are roasting a fish". They are read as two groups of that kind, both where all of them were.
 */
import { singularOf } from './how-many.ts';
import { NUMBERS } from './words.ts';

const NUMBER = '(two|three|four|five|six|seven|eight|nine|[2-9])';
const IS = '(?:(?:is|are|was|were) )?';
const PARTED = new RegExp(
  `^(?:the |a group of )?${NUMBER} ([a-z' -]+?)((?: (?:in|on|at|around|near|by|under|inside|beside|next to|sitting|standing|walking|from) [^,.;]+?)?)\\s*[,.;:]\\s*(?:and |with |where )?(?:(one|two|three|four)(?: of (?:them|which|whom))?) ${IS}([^,.;]+?)(?:\\s*[,;.]\\s*|\\s+)(?:(?:and|but|while) )?(?:the )?(?:other|others|second|rest|remaining)(?: (?:one|two|three|four|five|six|seven|ones))?(?: of them)? ${IS}([^.;]+?)((?:, [^;]*)?)$`,
  'i',
);
const countOf = (word: string): number => NUMBERS[word.toLowerCase()] ?? (word.toLowerCase() === 'one' ? 1 : Number(word)); // biome-ignore format: one line
const WORDS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The text with both groups named by themselves; as it is where nobody is parted so. */
export function partedInto(text: string): string {
  const found = PARTED.exec(text);
  if (!found) return text;
  const [, number = '', kind = '', where = '', some = '', does = '', others = '', more = ''] = found;
  const [all, first] = [countOf(number), countOf(some)];
  const second = all - first;
  const one = singularOf(kind.trim());
  if (second < 1 || one === kind.trim()) return text;
  const group = (count: number, what: string): string => `${WORDS[count]} ${count === 1 ? one : kind.trim()} ${what.trim()}`; // biome-ignore format: one line
  // where they are is one place, not two
  const there = where.replace(/ an? /, ' the ');
  return `${group(first, does)}${where} and ${group(second, others)}${there}${more}`;
}
