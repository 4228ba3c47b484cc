/** What a composed picture is asked with, and what it is. */
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { Footing } from '../place/draw-background.ts';
import type { SceneId } from '../place/scenes.ts';
import type { SubjectOptions } from '../subject/types.ts';
import type { Brief, Style } from '../types.ts';
import type { SceneFacts } from './facts.ts';
import type { SceneGraph } from './graph.ts';

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

export interface Composition {
  readonly graph: SceneGraph;
  /** Tells all of it; its concept is that of the first subject. */
  readonly brief: Brief;
  /** Draws all subjects on a transparent ground, in exactly the size asked. */
  readonly draw: (brief: Brief, options: SubjectOptions) => Composed;
  /** Where they stand when nothing is said of it, and their rows know no home. */
  readonly home?: SceneId;
  /** Draws the whole picture with its place; absent where none was said: the ground is then that of a single subject. */
  readonly whole?: (options: SceneOptions) => Composed;
}
