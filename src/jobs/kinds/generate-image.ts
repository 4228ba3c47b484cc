import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';
import type { EnhancedData } from './enhance-prompt.ts';

export interface GenerateImagePayload {
  readonly description: string;
  readonly negativeDescription: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly textGuidance: number;
  readonly outline: string | null;
  readonly shading: string | null;
  readonly detail: string | null;
  readonly view: string | null;
  readonly direction: string | null;
  readonly isometric: boolean;
  readonly noBackground: boolean;
  /** The background of the initial image, where none is wanted, is a texture or a scene. */
  readonly removesScene?: boolean;
  readonly initImage: ImageBytes | null;
  readonly initStrength: number;
  readonly colorImage: ImageBytes | null;
  /** Chooses what the description leaves open, and draws that. */
  readonly enhance?: boolean;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** One picture from words. */
export const generateImage = jobKind<GenerateImagePayload, EnhancedData>({
  estimate: ({ width, height }) => 150 + (width * height) / 100,
});
