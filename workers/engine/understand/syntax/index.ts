import { fileURLToPath } from 'node:url';
import { readWordVectors } from '../guess/words.ts';
import { readPacked } from '../packed.ts';
import { createParser, type Sentence } from './parser.ts';
import { readWeights } from './weights.ts';

export type { Sentence, SyntaxToken } from './parser.ts';

const file = (path: string) => new URL(`../../../../models/${path}`, import.meta.url);
let shipped: ((text: string) => Sentence) | undefined;

/**
 * The grammar of a text: what each of its words hangs on, and as what. Read by the network of models/syntax, which is opened
 * at the first call (some 20 ms); a text read lately is answered at once.
 */
export function parse(text: string): Sentence {
  shipped ??= createParser(
    readWeights(readPacked(fileURLToPath(file('syntax/syntax.bin.br')))),
    readWordVectors(fileURLToPath(file('words/words.bin.br'))),
  );
  return shipped(text);
}

/** Indices of the tokens that hang on one, in their order; with relations, of those alone. */
export function dependents({ tokens }: Sentence, head: number, ...relations: readonly string[]): number[] {
  return [...tokens.keys()].filter(
    (i) => tokens[i]!.head === head && (relations.length === 0 || relations.includes(tokens[i]!.relation)),
  );
}

/** Indices of a token and of all that hangs on it, directly or not, in their order. */
export function subtree(sentence: Sentence, top: number): number[] {
  return [top, ...dependents(sentence, top).flatMap((i) => subtree(sentence, i))].sort((a, b) => a - b);
}
