import type { Composition } from './composition/composed.ts';
import type { Footing } from './place/draw-background.ts';
import type { SubjectImage, SubjectOptions } from './subject/types.ts';
import type { Brief, DrawRequest } from './types.ts';

/** A subject on a transparent background; of one that is several, where each of them stands. */
export interface DrawnSubject extends Pick<SubjectImage, 'image'> {
  readonly footings?: readonly Footing[];
}

/** Draws a subject alone on a transparent background, in exactly the size asked. */
export type DrawSubject = (brief: Brief, options: SubjectOptions) => DrawnSubject;

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
