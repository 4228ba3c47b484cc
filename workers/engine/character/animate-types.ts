import type { Direction } from '../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { LiftTools } from '../reference/lift/index.ts';
import type { Keypoint } from '../types.ts';

/** What animating needs: the learned models too, for characters that are sprites rather than words. */
export type AnimateTools = LiftTools;

/** One direction of an animation of a character. */
export interface CharacterAnimationRequest {
  readonly direction: Direction;
  /** The character's template of this id… */
  readonly template?: string;
  /** …or what these words say, in so many frames. */
  readonly action?: string;
  /** 2..16, for an action. */
  readonly frameCount?: number;
  /** Several takes are drawn and the one that reads best is kept. */
  readonly best?: boolean;
  /** 0..900, default 0: how far the seed may change how large and how even the movements are. */
  readonly freedom?: number;
  /** 1..20, default 8: low makes movements smaller. */
  readonly textGuidance?: number;
  /** For an action: the still picture comes first, before its frames. */
  readonly keepFirstFrame?: boolean;
  /** For an action: the picture to begin with in place of the character's own. Its size becomes the frames'. */
  readonly startFrame?: Rgba;
  /** For an action: the picture to end with; of the size of the start. */
  readonly endFrame?: Rgba;
  /** 0..2^32−1 */
  readonly seed: number;
}

export interface AnimationFrame {
  readonly image: Rgba;
  readonly durationMs: number;
  /** 18 joints, where the figure has a skeleton. */
  readonly keypoints?: readonly Keypoint[];
}

export interface AnimatedCharacter {
  readonly frames: readonly AnimationFrame[];
  readonly width: Px;
  readonly height: Px;
  /** Plays round and round. */
  readonly loop: boolean;
  /** Opaque colours of all frames, '#rrggbb'. */
  readonly palette: readonly string[];
  /** What is behind the character where it is not to be transparent, '#rrggbb'. */
  readonly backdrop: string;
  /** Id of the motion that was played. */
  readonly motion: string;
  /** What was taken for what, where the words were not clear. */
  readonly notes: readonly string[];
  /** 'geometry', 'fit' (a sprite by the figure that explains it) or 'lift' (a sprite's own parts). */
  readonly engine: string;
}
