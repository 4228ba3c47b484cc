/** The words of the language that have vectors, loaded with the first question about one. */
import { join } from 'node:path';
import { loadWordVectors } from '../../../engine/understand/guess/words.ts';

const MODELS_DIR = join(import.meta.dirname, '../../../../models');
let english: { readonly row: (word: string) => number } | undefined;

/** The place of a word, the commoner the lower; −1 for one that is not among them. */
export const wordRow = (word: string): number => {
  english ??= loadWordVectors(MODELS_DIR);
  return english.row(word);
};
