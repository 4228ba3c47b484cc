import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';

export interface RemoveBackgroundPayload {
  readonly image: ImageBytes;
  /** Pixels of the result. */
  readonly width: number;
  readonly height: number;
  /** 'remove_simple_background' or 'remove_complex_background'. */
  readonly task: string;
  /** What the picture shows. */
  readonly text: string;
  readonly seed: number;
}

/** A subject without its background. */
export const removeBackground = jobKind<RemoveBackgroundPayload>({
  estimate: ({ task }) => (task === 'remove_complex_background' ? 400 : 100),
});
