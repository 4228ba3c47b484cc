import { jobKind } from '../job-kind.ts';
import type { SizedImage } from '../payload-parts.ts';
import type { EnhancedData } from './enhance-prompt.ts';

export interface AnimatePicturePayload {
  readonly first: SizedImage;
  /** How the movement is to end; null leaves it to the action. */
  readonly last: SizedImage | null;
  readonly action: string;
  /** Pixels of each frame. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Null: the picture tells. */
  readonly view: string | null;
  readonly direction: string | null;
  /** Whether frames between two pictures are asked, without either. */
  readonly between: boolean;
  /** How far, in OKLab, a colour of a frame may lie from the first picture's before it is drawn back to it; null: anywhere. */
  readonly drift: number | null;
  readonly noBackground: boolean;
  /** Tells the action more fully first, and draws that. */
  readonly enhance?: boolean;
  readonly seed: number;
}

/** Frames of a picture that does what words say, or that becomes another. */
export const animatePicture = jobKind<AnimatePicturePayload, EnhancedData>({
  estimate: ({ frames, width, height }) => 600 + (frames * width * height) / 40,
});
