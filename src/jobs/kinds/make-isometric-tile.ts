import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';

export interface MakeIsometricTilePayload {
  readonly description: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Width of the tile itself; it stands at the middle and bottom of the picture. */
  readonly tileWidth: number;
  readonly shape: 'thin tile' | 'thick tile' | 'block';
  readonly outline: string | null;
  readonly shading: string | null;
  readonly detail: string | null;
  readonly textGuidance: number;
  readonly initImage: ImageBytes | null;
  /** 1..999 */
  readonly initStrength: number;
  readonly colorImage: ImageBytes | null;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** One isometric tile. */
export const makeIsometricTile = jobKind<MakeIsometricTilePayload>({
  estimate: ({ width }) => 60 + width * width * 0.05,
});
