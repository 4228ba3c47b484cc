/** What a composed picture is asked with, and what it is. */
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { Footing } from '../place/draw-background.ts';
import type { Style } from '../types.ts';
import type { SceneFacts } from './facts.ts';

export interface SceneOptions {
  readonly width: Px;
  readonly height: Px;
  readonly style: Style;
  /** 0..2^32−1 */
  readonly seed: number;
}

export interface Composed {
  readonly image: Rgba;
  readonly facts: SceneFacts;
  /** Where each of a group stands. */
  readonly footings?: readonly Footing[];
}
