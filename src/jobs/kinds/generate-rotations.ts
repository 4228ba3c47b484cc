import { jobKind } from '../job-kind.ts';
import type { SizedImage } from '../payload-parts.ts';

export interface GenerateRotationsPayload {
  /** A sprite that faces south is turned; a concept is made pixel art first; or words are drawn in the reference's style. */
  readonly method: 'rotate_character' | 'create_with_style' | 'create_from_concept';
  /** The sprite, the concept or the picture whose style is taken; null where words alone are drawn. */
  readonly picture: SizedImage | null;
  readonly description: string;
  /** Pixels of each picture. */
  readonly width: number;
  readonly height: number;
  readonly view: string;
  /** False puts the pictures on the ground that the sprite stood on; nothing where it stood on none. */
  readonly noBackground: boolean;
  readonly seed: number;
}

/** A subject from eight sides: south, then on over west. */
export const generateRotations = jobKind<GenerateRotationsPayload>({
  estimate: ({ width, height }) => 1500 + (width * height) / 20,
});
