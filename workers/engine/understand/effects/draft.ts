import type { BriefPart } from '../../types.ts';
import type { Substance } from './words.ts';

/** What was read of an effect so far. */
export interface Draft {
  readonly colours: { hex: string; name: string }[];
  readonly parts: BriefPart[];
  readonly manners: Set<string>;
  readonly told: string[];
  readonly unknown: string[];
  /** The painter of its form, whatever it is made of. */
  concept?: string;
  substance?: Substance | undefined;
  frames?: number;
  /** How many of it: two beams, a triple slash. */
  times?: number;
  /** It is said to be an effect, or to lie round somebody. */
  cue?: true;
}
