import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';
import type { GenerateImagePayload } from './generate-image.ts';

export interface InpaintPayload extends GenerateImagePayload {
  readonly oblique: boolean;
  readonly knownImage: ImageBytes;
  readonly mask: ImageBytes;
  /** Whether the result is cut at the box around what the mask marks; absent: it is not. */
  readonly cropToMask?: boolean;
}

/** A part of a picture drawn anew. */
export const inpaint = jobKind<InpaintPayload>({
  estimate: ({ width, height }) => 200 + (width * height) / 200,
});
