import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';

export interface RotatePayload {
  readonly image: ImageBytes;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** 1..20 */
  readonly imageGuidance: number;
  readonly fromView: string;
  readonly toView: string;
  readonly fromDirection: string;
  readonly toDirection: string;
  /** Degrees; each takes the place of its `to…`. */
  readonly viewChange: number | null;
  readonly directionChange: number | null;
  readonly isometric: boolean;
  readonly oblique: boolean;
  readonly initImage: ImageBytes | null;
  readonly initStrength: number;
  readonly mask: ImageBytes | null;
  readonly colorImage: ImageBytes | null;
  readonly seed: number;
}

/** A sprite from another side or height. */
export const rotate = jobKind<RotatePayload>({
  estimate: ({ width, height }) => 200 + (width * height) / 250,
});
