/** What of the account a message names by its whole name, in whichever slot the words of it stand. */
import { stem, tokens } from './likeness.ts';
import type { Own } from './types.ts';

const SHORTEST = 3;
const bare = (words: string): string => tokens(words).map(stem).join(' ');

/** Those whose whole name stands in the words; of "iron stove" and "stove" only the longer one. */
export function namedWhole(words: string, own: readonly Own[]): readonly Own[] {
  const said = ` ${bare(words)} `;
  const names = new Map(own.map((one) => [one, bare(one.name).replace(/^(?:an?|the) /, '')]));
  const there = own.filter((one) => {
    const name = names.get(one)!;
    return name.length >= SHORTEST && said.includes(` ${name} `);
  });
  return there.filter(
    (one) => !there.some((other) => names.get(other) !== names.get(one) && names.get(other)!.includes(names.get(one)!)),
  );
}

/** A name as a piece of a regular expression: its marks stand for any sign. */
export const inPattern = (name: string): string => name.replace(/[^\p{L}\p{N} '-]/gu, '.');
