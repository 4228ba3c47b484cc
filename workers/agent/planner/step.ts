import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import type { Sought } from './look.ts';

/** A call; of what is only known once other calls have answered, how it follows from them. */
export interface Step {
  readonly tool: string;
  readonly args: Args | ((results: readonly Result[]) => Args);
  /** Generations, as far as known beforehand; the server asks for the exact price before each call. */
  readonly price: number;
  /** In front of the user: "a knight", "the knight walking". */
  readonly what: string;
}

export type Plan =
  /** Something of the account is meant: it is looked for first. */
  | { readonly look: Step; readonly sought: Sought; readonly words: string }
  /** `unread`: because words were not understood. */
  | { readonly ask: string; readonly unread?: true }
  /** An answer in words; `help`: with what the documents say about it. */
  | { readonly tell: string }
  | { readonly help: string }
  /** What would be made, and what that would cost: made once the user says yes. */
  | {
      readonly offer: readonly Step[];
      readonly notes: readonly string[] /** It was asked whether it can be done. */;
      readonly can?: boolean;
    }
  | {
      readonly steps: readonly Step[];
      readonly notes: readonly string[];
      /** All of its words were read by one form of words. */
      readonly whole?: true;
      /** Of what is there already: which of it is meant was found, and none of it is a guess. */
      readonly known?: true;
      /** What of the message is a wish: the rest of it wants nothing. */
      readonly said?: string;
      /** Words that nobody understood: what was understood is offered, with its price. */
      readonly unclear?: readonly string[];
      /** What one would not expect of what was understood, in sentences: told before anything is paid for. */
      readonly doubts?: readonly string[];
      /** What comes nearest to what was told, in sentences: asked about before it is made. */
      readonly proposal?: string;
      /** What the game would have to do without. */
      readonly missing?: readonly string[];
      /** Why some of it is not in this kind of game, in sentences. */
      readonly lacks?: readonly string[];
      /** Of an edit of which some cannot be done: what would be changed. */
      readonly does?: readonly string[];
      /** What can be done of it are settings alone: they cost nothing, and are taken back with a word. */
      readonly free?: true;
    };

export const isPlan = (plan: Plan): plan is Extract<Plan, { steps: unknown }> => 'steps' in plan;
