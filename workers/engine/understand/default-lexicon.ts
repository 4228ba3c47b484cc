import { KNOWLEDGE } from './knowledge.ts';
import { Lexicon } from './lexicon.ts';

/** The lexicon of everything that can be drawn; built once. */
export const LEXICON = new Lexicon(KNOWLEDGE);
