import type { FieldLayer } from '../catalogue/terrain-types.ts';

/** Where and when a pattern is asked. */
export interface FieldContext {
  /** Texels a period, in both directions. */
  readonly size: number;
  /** Pixels of the tile per pixel of a 16 px tile: 1, 2, 4. */
  readonly scale: number;
  readonly seed: number;
  /** 0..1 through a loop; 0 for still pictures. */
  readonly phase: number;
}

/** A pattern on a torus of `size` texels: the code at a plan position, -1 for none. */
export type Field = (x: number, y: number, at: FieldContext, layer: FieldLayer) => number;

/** One tone lighter or darker; half tones count as the base. */
export const lighter = (tone: number): number => ((tone & 7) > 5 ? (tone & ~7) + 4 : tone + 1);
export const darker = (tone: number): number => ((tone & 7) > 5 ? (tone & ~7) + 2 : tone - 1);

/** How thick a joint or edge is: a second pixel from 64 px on. */
export const joint = (at: FieldContext): number => (at.scale >= 4 ? 2 : 1);
