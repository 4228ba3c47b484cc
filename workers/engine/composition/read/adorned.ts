/** A text of which something that is on a thing was taken. */
import type { Change } from '../graph.ts';

export interface Adorned {
  /** The text without what was taken from it. */
  readonly text: string;
  readonly changes: readonly Change[];
  /** What it says of a thing is said by other words now: its first reading no longer holds. */
  readonly reworded?: true;
  /** It is of one thing alone: the rest of the text needs no reading as a scene. */
  readonly alone?: true;
  /** Its first words are the thing's name. */
  readonly named?: true;
}
