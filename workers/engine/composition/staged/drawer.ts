/** What all of them are drawn with: a stage, and drawings cut to their pixels. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Random } from '../../random.ts';
import type { Brief } from '../../types.ts';
import type { Shown } from '../facts.ts';
import type { Stage } from '../stage.ts';
import type { Several } from './read-staged.ts';

export interface Drawer {
  readonly stage: Stage;
  readonly random: Random;
  readonly side: Px;
  /** A drawing of it in a box, cut to its pixels. */
  readonly draw: (brief: Brief, width: number, height?: number, copy?: number) => Rgba;
  /** Puts a drawing down with its middle there. */
  readonly put: (image: Rgba, x: number, y: number, shown: Shown) => void;
}

export const shownOf = (node: number, { brief }: Several, copy = 0, what = 'subject'): Shown => ({
  node,
  copy,
  what,
  concept: brief.concept,
});
