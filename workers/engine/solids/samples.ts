import type { LightSide } from '../../../src/domain/words.ts';
import type { Px } from '../../../src/pixels/types.ts';
import { type Mat3, normalize, type Vec3 } from './vec.ts';

/** Light is fixed to the screen: from the upper left, a little towards the viewer (x right, y down, z to the viewer). */
export const LIGHT = normalize([-0.52, -0.72, 0.5]);
/** The same for each side that light may come from; the left is the usual one. */
export const LIGHTS: Readonly<Record<LightSide, Vec3>> = {
  left: LIGHT,
  right: [-LIGHT[0], LIGHT[1], LIGHT[2]],
  above: normalize([0, -0.89, 0.5]),
};
export const NOTHING = -1e9;

/** One entry per sample, `columns` × `rows`; valid until the next rasterization. */
export interface Samples {
  readonly columns: number;
  readonly rows: number;
  /** Depth in pixels towards the viewer. */
  readonly depth: Float32Array;
  /** Primitive index + 1; 0 where nothing is. */
  readonly primitive: Uint16Array;
  /** n·L with the primitive's and the pattern's offsets. */
  readonly light: Float32Array;
  readonly material: Uint16Array;
}

export interface RasterView {
  /** Model → pixels. */
  readonly view: Mat3;
  /** Where the model's origin lies, in pixels. */
  readonly originX: number;
  readonly originY: number;
  /** Samples along a pixel's side. */
  readonly samples: number;
  /**
   * Pixels before the first of the picture on each side, the origin not counting them: room around a still picture. Its
   * samples are then the very same numbers, so that surfaces at one depth do not change places.
   */
  readonly room?: Px;
  /** Where the light comes from; default left. */
  readonly light?: LightSide;
  /** Rows of bricks and tiles are left to whoever draws surfaces. */
  readonly laid?: boolean;
}

/** First sample that a coordinate in pixels can touch. */
export const low = (x: number, samples: number): number => Math.max(0, Math.floor(x * samples));
export const high = (x: number, samples: number, size: number): number => Math.min(size - 1, Math.ceil(x * samples));
