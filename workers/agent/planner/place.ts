/** What a plan is made in, and what of it was made by itself. */
import type { Memory } from './memory.ts';
import type { Plan } from './step.ts';

/** What a plan is made in. */
export interface Place {
  readonly memory: Memory;
  readonly projectId: string | null;
  /** The user said yes to what was asked: what was only offered is made. */
  readonly agreed: boolean;
}

/** A reader of wishes, handed on to those that read a part of one. */
export type Planner = (words: string, place: Place) => Plan;

/** What was made by itself, and not for a game. */
export const ownOf = ({ made, games }: Memory) => made.filter(({ message }) => !games.includes(message));
