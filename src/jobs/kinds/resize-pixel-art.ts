import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';

export interface ResizePixelArtPayload {
  readonly image: ImageBytes;
  /** What the picture shows. */
  readonly description: string;
  /** Pixels: the size that the picture is taken to have, and that of the result. */
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly width: number;
  readonly height: number;
  readonly direction: string | null;
  readonly noBackground: boolean;
  readonly colorImage: ImageBytes | null;
  readonly initImage: ImageBytes | null;
  /** 0..999 */
  readonly initStrength: number;
  readonly seed: number;
}

/** Pixel art at another size. */
export const resizePixelArt = jobKind<ResizePixelArtPayload>({
  estimate: ({ width, height }) => 100 + (width * height) / 500,
});
