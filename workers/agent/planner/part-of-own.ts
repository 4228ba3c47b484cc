/** "the water edges": no name, but a part of something that is called by a word in it. */
import { stem, tokens } from './likeness.ts';
import { contentOf } from './pointing.ts';
import type { Own } from './types.ts';

/** Parts that pictures and tiles have, and no things by themselves. */
const PART =
  /^(?:edges?|borders?|corners?|transitions?|seams?|sides?|tops?|bottoms?|bases?|rims?|tips?|ends?|outlines?|shadows?|shading|colou?rs?|palettes?|parts?|bits?|middle|cent(?:er|re)|surface|shores?|shorelines?|textures?|patterns?|highlights?|pixels?)$/i;

/** The one of these that has the part, where no other does as well. `said`: the whole message, which may name what it lies beside. */
export function partOfOwn(target: string, said: string, own: readonly Own[]): Own | undefined {
  const words = contentOf(target);
  const nouns = words.filter((word) => !PART.test(word)).map(stem);
  if (!nouns.length || nouns.length === words.length || /\b(?:new|another)\b/i.test(target)) return undefined;
  const told = new Set(tokens(said).map(stem));
  const wordsOf = ({ name, description }: Own): readonly string[] => [...new Set(tokens(`${name} ${description}`).map(stem))]; // biome-ignore format: one line
  const [first, second] = own
    .filter((one) => nouns.every((noun) => wordsOf(one).includes(noun)))
    .map((one) => ({ one, score: wordsOf(one).filter((word) => told.has(word)).length }))
    .sort((a, b) => b.score - a.score);
  return first && first.score !== second?.score ? first.one : undefined;
}
