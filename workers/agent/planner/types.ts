/** What the assistant without a model works with: wishes as they were read, what there is, and what becomes of a wish. */
import type { GameDescription } from '../games/index.ts';
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';

/** Words that say one thing of a wish. models/messages/README.md lists the slots. */
export interface Slot {
  readonly slot: string;
  readonly words: string;
}

/** One part of a message: what it does, and the words that say what. */
export interface Wish {
  /** 'make.character', 'edit', 'ask.howto' …; 'none' where nothing is wished for. */
  readonly act: string;
  /** As it was typed. */
  readonly words: string;
  /** In the order in which they were said. */
  readonly slots: readonly Slot[];
  /** 0 to 1: of the act, and of the slot that is least sure. */
  readonly sure: number;
  /** Content words that stand in no slot. */
  readonly loose: readonly string[];
  /** Those of them of which that is not sure: they may say what is to be seen. */
  readonly unsure?: readonly string[];
  /** Read as one sentence of something that the account has: nothing else of the conversation makes it another wish. */
  readonly whole?: boolean;
  /** The game was named in it, where "it" stands now. */
  readonly named?: boolean;
  /** Told beside what becomes of it. */
  readonly note?: string;
}

/** A call; of what is only known once other calls of this message have answered, how it follows from their results. */
export interface Step {
  readonly tool: string;
  readonly args: Args | ((results: readonly Result[], all?: readonly Result[]) => Args);
  /** Generations, as far as known beforehand; the server is asked for the exact price before each call. */
  readonly price: number;
  /** In front of the user: "a knight", "the knight walking". */
  readonly what: string;
}

/** A movement of something that the account has. */
export interface Move {
  readonly name: string;
  readonly sides: number;
  readonly frames: number;
}

/** Something that the account has. */
export interface Own {
  readonly id: string;
  readonly kind: 'character' | 'object' | 'tiles' | 'ui' | 'map';
  /** Which list it stands in: 'CHARACTER', 'MAP_OBJECT', 'TOPDOWN_TILESET' … */
  readonly list: string;
  readonly name: string;
  readonly description: string;
  readonly animations: number;
  readonly url: string;
  /** When it was made, ISO 8601. */
  readonly createdAt: string;
  /** As large as it is drawn; of a map in cells. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Pixels a side of its tiles. */
  readonly tile?: number;
  /** From how many sides it is drawn. */
  readonly sides?: number;
  readonly moves?: readonly Move[];
  /** How it was made, where this conversation made it. */
  readonly made?: {
    readonly tool: string;
    readonly args: Args;
    /** Which message of the conversation, counted from 0. */
    readonly message: number;
    readonly skeleton: string | undefined;
    readonly sides: number;
  };
}

export interface Context {
  /** All finished assets of the account, newest first. */
  readonly own: readonly Own[];
  /** What this conversation made or spoke of, newest first: what "it" may be. */
  readonly recent: readonly Own[];
  /** The game that this conversation wrote last, and as it was before its last change. */
  readonly game: GameDescription | undefined;
  readonly gameBefore: GameDescription | undefined;
  readonly projectId: string | null;
  /** The turns of the conversation before this message, for what is seldom asked. */
  readonly past: readonly import('../model.ts').Turn[];
  /** The user agreed to what was offered: what is left open is chosen, nothing is asked again. */
  readonly agreed: boolean;
  /** What earlier wishes of the same message will make: "it" may be that. */
  readonly coming?: readonly Step[];
}

/** What becomes of one wish. Nothing is done yet. */
export interface Outcome {
  readonly steps: readonly Step[];
  /** Told beside what is done: what is chosen, smaller, otherwise than one would expect. */
  readonly notes?: readonly string[];
  /** Words that would not be in it: it is offered, and done only after a yes. */
  readonly lost?: readonly string[];
  /** Words that are in it, though no call has them: what they are together, how many, what it is for. */
  readonly heard?: readonly string[];
  /** Words that it is drawn from and that may not be seen in it: told; what costs little is done all the same. */
  readonly doubt?: string;
  /** It is another thing than was asked for, or a guess: what, and why. Offered, and done only after a yes. */
  readonly instead?: string;
  /** So far from what was asked for that its single pictures are not shown before a yes, only what they cost together. */
  readonly unlisted?: true;
  /** An answer in words. */
  readonly say?: string;
  /** What has to be known before it can be done. A sentence that ends with "?". */
  readonly ask?: string;
  /** What is answered from the results of its own steps, where these only look something up. */
  readonly told?: (results: readonly Result[]) => string | undefined;
}

/** Reads a wish of one kind. Undefined: these words are no wish of this kind. */
export type Act = (wish: Wish, context: Context) => Outcome | undefined;

/** A wish and what becomes of it. */
export interface Become {
  readonly wish: Wish;
  readonly outcome: Outcome;
}
