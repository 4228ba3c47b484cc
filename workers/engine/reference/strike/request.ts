/** What is asked of a picture that strikes. */
import type { Direction } from '../../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { FoundJoints, Person } from '../parts/index.ts';
import type { Missile } from './conjure.ts';
import type { Tones } from './tones.ts';

/** What the words ask for; 'any' is what suits what is held. */
export type Blow = 'any' | 'slash' | 'thrust' | 'punch' | 'kick' | 'bite' | 'claw' | 'ram' | 'slam' | 'shoot' | Missile;

export interface StrikeRequest {
  readonly sprite: Rgba;
  readonly direction: Direction;
  readonly blow: Blow;
  readonly joints: FoundJoints;
  /** Joints by its silhouette, where the network sees nobody who stands. */
  readonly standing?: FoundJoints;
  /** Its parts, where it has some. */
  readonly person?: Person;
  /** Whether it is somebody, who has hands though they may not come off the body. */
  readonly isFolk?: boolean;
  /** Whether it is a beast, which has paws or claws. */
  readonly isBeast?: boolean;
  /** Whether it was found to have limbs. */
  readonly hasLimbs: boolean;
  /** The side that it looks to though it is told to face the viewer; 0 where it does. */
  readonly aside?: -1 | 0 | 1;
  /** Whether its shoulders and its nose are those of who faces the viewer. */
  readonly isFrontal?: boolean;
  /** The side that its weight leads to, where nothing else tells. */
  readonly guess?: -1 | 1;
  /** The side on which its eyes are, where that is clear. */
  readonly looks?: -1 | 1 | undefined;
  /** Colours of what flies, where words tell them. */
  readonly tones?: Tones | undefined;
  /** How far movements go; 1 is usual. */
  readonly size: number;
  /** Empty pixels round the canvas, which are no room to move in. */
  readonly margin: Px;
}
