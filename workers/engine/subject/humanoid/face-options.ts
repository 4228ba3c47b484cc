import type { MaterialRef } from '../../catalogue/materials.ts';
import type { EyeKind } from '../../catalogue/species.ts';
import type { PartId } from '../../solids/primitives.ts';
import type { Mood } from './look.ts';

/** What of a face is shown and how. */
export interface FaceOptions {
  /** The colour of the eyes was said. */
  readonly eyesNamed?: boolean | undefined;
  /** One eye of a colour of its own. */
  readonly otherEye?: MaterialRef | undefined;
  readonly headPart: PartId;
  readonly eye: EyeKind;
  /** Height of the eyes in half head heights; absent: by size. */
  readonly eyeY?: number;
  readonly mouth: boolean;
  /** 'happy' lifts the mouth's corners, 'angry' lowers the brows, 'sad' the corners. */
  readonly mood?: Mood | undefined;
  /** Eyes closed: a line. */
  readonly asleep?: boolean;
  /** Words of age and sex. */
  readonly words?: ReadonlySet<string>;
}
