/** What is read from a sentence. */
import type { Args } from '../../port.ts';
import type { Skeleton } from '../subjects.ts';

export type Wish = {
  readonly size?: Wishes['size'] /** So many of it, each drawn by itself. */;
  readonly count?: number;
} & Named;
type Named =
  | {
      readonly kind: 'character';
      readonly words: string;
      readonly skeleton?: Skeleton;
      readonly moves: readonly string[];
    }
  | {
      readonly kind: 'object';
      readonly words: string;
      readonly moves: readonly string[];
    }
  | { readonly kind: 'tiles'; readonly words: string; readonly from: 'above' | 'side' }
  | { readonly kind: 'isometric'; readonly words: string }
  | { readonly kind: 'ui'; readonly words: string }
  /** A background, a scene: a picture by itself. */
  | { readonly kind: 'picture'; readonly words: string };

export interface Wishes {
  readonly wishes: readonly Wish[];
  /** Movements without somebody who moves: of what was made before. */
  readonly moves: readonly string[];
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly sides: 4 | 8 | undefined;
  /** How many frames an animation is to have. */
  readonly frames: number | undefined;
  readonly view: 'side' | 'low top-down' | 'high top-down' | undefined;
  /** Detail, outline, shading: fields of the tools. */
  readonly style: Args;
  /** What lies between two grounds of tiles. */
  readonly border: string | undefined;
  /** Words that were not understood: the user is asked, and nothing is made. */
  readonly puzzles: string[];
  readonly notes: string[];
}
