import type { Composition } from './composition/compose-scene.ts';
import type { SubjectImage, SubjectOptions } from './subject/types.ts';
import type { Brief, DrawRequest } from './types.ts';

/** Draws a subject alone on a transparent background, in exactly the size asked. */
export type DrawSubject = (brief: Brief, options: SubjectOptions) => Pick<SubjectImage, 'image'>;

/** The layers that a drawing is made by: passed in, so that the order of steps can be read, and tested, alone. */
export interface Layers {
  /** Name of the drawing layer, as told in the result: 'geometry', 'kiln'. */
  readonly engine: string;
  /** Description, negative description and seed to a brief. */
  readonly understand: (request: DrawRequest) => Promise<Brief>;
  readonly drawSubject: DrawSubject;
  /** The several subjects, acts and changes that a description says; absent where it names one that stands there. */
  readonly compose?: (request: DrawRequest, whole: Brief) => Composition | undefined;
}
