import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';
import type { EnhancedData } from './enhance-prompt.ts';

/** Bone scales of a figure: a named set, or factors 0.5..2. */
export type Proportions =
  | { readonly type: 'preset'; readonly name: string }
  | {
      readonly type: 'custom';
      readonly headSize: number;
      readonly armsLength: number;
      readonly legsLength: number;
      readonly shoulderWidth: number;
      readonly hipWidth: number;
    };

/**
 * All that drawing a character needs, and nothing else: the same spec gives the same pictures, so that an animation can
 * be drawn while the character's own job still waits, and a state is a spec with one more edit.
 */
export interface CharacterSpec {
  readonly mode: 'standard' | 'pro' | 'v3';
  readonly bodyType: 'humanoid' | 'quadruped';
  /** 'mannequin', or 'bear' | 'cat' | 'dog' | 'horse' | 'lion'. */
  readonly template: string;
  readonly description: string;
  /** What states changed, oldest first: "make the cape blue". */
  readonly edits: readonly string[];
  /** Height of the figure, pixels. */
  readonly size: number;
  /** Size of each picture, pixels: about 40 % larger. */
  readonly width: number;
  readonly height: number;
  readonly directions: readonly string[];
  readonly view: string;
  readonly oblique: boolean;
  readonly isometric: boolean;
  readonly outline: string | null;
  readonly shading: string | null;
  readonly detail: string | null;
  readonly textGuidance: number;
  readonly proportions: Proportions | null;
  /** v3: the sprite that is turned; it faces south. */
  readonly referenceImage: ImageBytes | null;
  /** Pictures that are used as they are, by direction, as long as nothing of the character is edited. */
  readonly givenDirections?: Readonly<Record<string, ImageBytes>>;
  /** pro: a picture whose style is taken on. */
  readonly styleImage: ImageBytes | null;
  /** The style picture is another character, and this one must not be smaller than that. */
  readonly matchStyleSize: boolean;
  /** Its colours are the only ones that the pictures may use. */
  readonly colorImage: ImageBytes | null;
  /** False: before a plain backdrop instead of nothing, in all rotations and frames. */
  readonly noBackground?: boolean;
  /** A state that keeps the colours that its source has. */
  readonly keepPalette: boolean;
  /** What the description leaves open is chosen by the seed, and drawn. */
  readonly enhance?: boolean;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** The rotations of a character, labelled by direction. */
export const createCharacter = jobKind<CharacterSpec, Partial<EnhancedData>>({
  estimate: ({ mode, size, directions }) =>
    directions.length * (mode === 'standard' ? 1 : 3) * (30 + (size * size) / 60),
});
