/** The words of the language that have vectors, loaded with the first question about one. */
import { join } from 'node:path';
import { loadWordVectors, type WordVectorFile } from '../../../engine/understand/guess/words.ts';

const MODELS_DIR = join(import.meta.dirname, '../../../../models');
let english: WordVectorFile | undefined;

const wordVectors = (): WordVectorFile => {
  english ??= loadWordVectors(MODELS_DIR);
  return english;
};

/** The place of a word, the commoner the lower; −1 for one that is not among them. */
export const wordRow = (word: string): number => wordVectors().row(word);
