import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';
import { type CharacterSpec, createCharacter } from './create-character.ts';
import type { EnhancedData } from './enhance-prompt.ts';

/** One direction of an animation of a character. */
export interface AnimateCharacterPayload {
  readonly character: CharacterSpec;
  /** One of the character's. */
  readonly direction: string;
  /** template: the skeleton's own motion; v3: what words say; pro: the best of several takes of that. */
  readonly mode: 'template' | 'v3' | 'pro';
  /** Id of a template animation; null in the other modes. */
  readonly template: string | null;
  /** What the character does; null in template mode. */
  readonly action: string | null;
  /** Frames that are drawn, without the still one before them. */
  readonly frameCount: number;
  /** 0..900 */
  readonly freedom: number;
  /** 1..20 */
  readonly textGuidance: number;
  /** v3: a still picture comes first. */
  readonly keepFirstFrame: boolean;
  readonly startFrame: ImageBytes | null;
  readonly endFrame: ImageBytes | null;
  /** Tells the action more fully first, and draws that. */
  readonly enhance?: boolean;
  /** 0..2^32-1 */
  readonly seed: number;
}

export interface AnimationData extends Partial<EnhancedData> {
  /** Plays round and round. */
  readonly loop: boolean;
  /** Id of the motion that was played. */
  readonly motion: string;
  /** What was taken for what. */
  readonly notes: readonly string[];
}

/** The frames of one direction of an animation, in the order of play. */
export const animateCharacter = jobKind<AnimateCharacterPayload, AnimationData>({
  // the rotations are drawn for their palette, then the frames; a pro animation is the best of four
  estimate: ({ character, mode, frameCount }) =>
    createCharacter.estimate(character) +
    frameCount * (mode === 'pro' ? 4 : 1) * (30 + (character.size * character.size) / 60),
});
