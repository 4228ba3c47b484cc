/** One thing of a place, where it stands; and what is known when it is put there. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Random } from '../../random.ts';
import type { Sprite } from '../sprites/sprite.ts';
import type { FurnishContext } from './furnish.ts';
import type { Rank } from './types.ts';

export interface Area {
  readonly left: Px;
  readonly top: Px;
  readonly right: Px;
  readonly bottom: Px;
}

export interface Stand {
  readonly sprite: Sprite;
  readonly x: Px;
  readonly y: Px;
  /** Drawn in this order, the least first. */
  readonly depth: number;
  readonly concept: string;
  readonly rank: Rank;
  readonly shadow: boolean;
  /** It was asked for: index of the graph's extras. */
  readonly extra?: number;
  /** What the room is about: hardly anything may come before it. */
  readonly main?: true;
  /** Stands mirrored with another: it keeps to its side. */
  readonly paired?: true;
  /** Its words were said, though the place has it anyway. */
  readonly said?: true;
  /** It shines by itself. */
  readonly glows?: true;
}

export interface RankOptions extends FurnishContext {
  readonly width: Px;
  readonly height: Px;
  readonly horizon: Px;
  readonly person: number;
  readonly above: boolean;
  readonly snowy: boolean;
  /** Leaves of painted trees: by season and country. */
  readonly leafy: string;
  readonly seed: number;
  readonly random: Random;
  readonly crowded: boolean;
  /** Water lies in the middle of the ground. */
  readonly pool: boolean;
  /** A river runs across between these rows. */
  readonly river?: readonly [Px, Px];
  /** A bank of earth runs across wet fields: there one stands. */
  readonly bank?: boolean;
  /** A cliff fills the distance. */
  readonly cliff?: boolean;
  /** On that row water runs from here to there. */
  readonly wet?: (y: Px) => readonly [left: Px, right: Px];
  /** Where those stand whom the picture is about. */
  readonly group?: Area;
}
