/** Rows of other words for an edit of a game: what was said, and how the edits say it. */
import type { GameDescription } from '../../../games/index.ts';

/** Undefined: the words stay as they are. `doubts` are told beside the change. */
type Said = (found: RegExpExecArray, game: GameDescription, doubts: string[]) => string | undefined;
export type Row = readonly [words: RegExp, said: string | Said];
