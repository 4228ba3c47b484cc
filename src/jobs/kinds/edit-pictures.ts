import { jobKind } from '../job-kind.ts';
import type { ImageBytes, SizedImage } from '../payload-parts.ts';

export interface EditPicturesPayload {
  /** Pictures of their own, or frames of one animation that are edited alike. */
  readonly pictures: readonly SizedImage[];
  readonly areFrames: boolean;
  readonly description: string;
  /** How strong the colours are that the words name, 1..10; 3 where it is absent. */
  readonly textGuidance?: number;
  /** Whose clothes the figures take on; null edits by words. */
  readonly outfit: SizedImage | null;
  /** Pixels of each result. */
  readonly width: number;
  readonly height: number;
  readonly colorImage: ImageBytes | null;
  readonly noBackground: boolean;
  readonly seed: number;
}

/** Pictures changed as words say, or dressed as another. */
export const editPictures = jobKind<EditPicturesPayload>({
  estimate: ({ pictures }) => 800 + 400 * pictures.length,
});
