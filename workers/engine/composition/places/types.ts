import type { Scene } from '../../place/scenes.ts';
import type { Time, Weather } from '../graph.ts';

/** far: on the horizon, hazed; back: against the wall or behind; mid: where people stand; front: nearer than they; the rest do not stand. */
export type Rank = 'far' | 'back' | 'mid' | 'front' | 'wall' | 'hang' | 'air';
/** How things are spread: evenly; touching; mirrored at both sides; at both edges; one in the middle; anywhere. */
export type Spread = 'row' | 'packed' | 'pairs' | 'edges' | 'centre' | 'scatter';
/**
 * [rank, what, count at 4:3, spread, size factor]. What: concepts taken by turns, or with a prefix: `set:table+mug` (a support with things on
 * it), `snow:house`, `glow:crystal` (shines), `person:villager`, `beast:cow`, `art:gull` (painted here: see `props.ts`).
 */
export type PlaceThings = readonly [rank: Rank, what: string, count: number, spread: Spread, size?: number];

export interface PlaceRow {
  /** Names, without articles; adjectives before them are read over. */
  readonly words: readonly string[];
  readonly scene: Scene;
  /** Share of the height above the floor. */
  readonly horizon: number;
  /** Height of a person at mid rank over the picture's. */
  readonly person: number;
  readonly indoor?: true;
  /** Painted features, in order (`features/`): "carpet:#a82c3c". */
  readonly features?: readonly string[];
  readonly things: readonly PlaceThings[];
  readonly time?: Time;
  /** 0..1: light where no lamp shines. Absent: as the time says. */
  readonly ambient?: number;
  readonly weather?: readonly Weather[];
  /** Its words name a building: its inside only after "in", "inside" or before "interior". */
  readonly inside?: true;
  /** Its name means the place even where the engine draws a thing of that name. */
  readonly always?: true;
  /** Things may be said to stand "on" it. */
  readonly on?: true;
  /** Fish swim in its air, and nothing throws a shadow. */
  readonly underwater?: true;
  /** A picture of its own that is not looked at from above or from the side. */
  readonly flat?: true;
  /** Words of what its painting shows by itself: `already-shown.ts`. */
  readonly shows?: string;
  /** What frames it in front; absent: what suits its ground. */
  readonly frame?: 'leaves' | 'grass' | 'rocks' | 'drifts' | 'palms' | 'none';
  /** Leaves of its painted trees: see `greenery.ts`; absent 'tree'. */
  readonly leaves?: string;
  /** Concept that stands in its middle as the picture's landmark. */
  readonly landmark?: string;
}
