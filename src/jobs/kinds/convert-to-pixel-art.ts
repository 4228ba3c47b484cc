import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';

export interface ConvertToPixelArtPayload {
  readonly image: ImageBytes;
  /** Pixels: the size that the picture is taken to have, and that of the result. */
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly width: number;
  readonly height: number;
  /** 1..20 */
  readonly guidance: number;
  /** 2..256; null leaves it to the guidance. */
  readonly colors: number | null;
  readonly dither: boolean;
  readonly outline: string | null;
  readonly colorImage: ImageBytes | null;
  readonly seed: number;
}

/** A photograph made pixel art, or enlarged pixel art brought back to its own pixels. */
export const convertToPixelArt = jobKind<ConvertToPixelArtPayload>({
  estimate: ({ width, height }) => 500 + (width * height) / 200,
});
