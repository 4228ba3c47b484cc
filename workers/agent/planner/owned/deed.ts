/** What becomes of a clause, and how what is meant is called in it. */
import { assetOf as ofAccount } from '../holdings/index.ts';
import type { Asset } from '../memory.ts';
import type { Step } from '../step.ts';
import type { Held } from './mine.ts';

/** What becomes of a clause. */
export type Deed =
  | {
      readonly steps: readonly Step[];
      readonly notes: readonly string[] /** What is asked before it is done. */;
      readonly proposal?: string;
    }
  | {
      readonly tell: string /** Something is taken back: how it was before is told beside it. */;
      readonly taken?: true;
    }
  | { readonly ask: string };

export const assetOf = (it: Held): Asset => it.made ?? ofAccount(it);
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
export const namesOf = (of: readonly Held[]): string => listed(of.map(({ name }) => `"${name}"`));
export const kept = (of: readonly Held[]): string => `What you have is kept: ${namesOf(of)}.`;
