import type { Banned } from '../banned.ts';
import type { Description } from '../description.ts';
import type { pieceReadings } from '../interpret.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Choice } from '../subject.ts';

/** What a mention is bound within. `whole` takes what is said of a part and true of all; `unknown` what shows nowhere. */
export interface Binding {
  readonly choice: Choice;
  readonly banned: Banned;
  readonly unknown: string[];
  readonly lexicon: Lexicon;
  readonly whole: Description;
}

/** A reading of a word as a piece of somebody, or a part of something. */
export type Chosen = ReturnType<typeof pieceReadings>[number];
