import { jobKind } from '../job-kind.ts';
import type { SizedImage } from '../payload-parts.ts';
import type { EnhancedData } from './enhance-prompt.ts';

export interface EnhanceActionPayload {
  /** The picture that moves: it tells whose body it is. */
  readonly first: SizedImage;
  /** A picture that the movement leads into. */
  readonly last: SizedImage | null;
  readonly action: string;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** A fuller description of a movement: no picture. */
export const enhanceAction = jobKind<EnhanceActionPayload, EnhancedData>({
  estimate: () => 300,
});
