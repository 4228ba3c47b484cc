import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';

/** What makes a candidate differ from its siblings; a picked one keeps it. */
export interface ObjectVariant {
  /** 0..2^32-1 */
  readonly seed: number;
  /** Width and height in shares of the usual ones. */
  readonly stretch: readonly [x: number, y: number];
  readonly material?: string;
  readonly colour?: string;
  readonly parts: readonly { readonly piece: string; readonly colour?: string; readonly material?: string }[];
  readonly mood: readonly string[];
}

/**
 * All that drawing an object needs, and nothing else: the same spec gives the same pictures, so that an animation can be
 * drawn while the object's own job still waits, and a state is a spec with one more edit.
 */
export interface ObjectSpec {
  /** One picture, or eight sides. */
  readonly directions: 1 | 8;
  readonly description: string;
  /** What states changed, oldest first. */
  readonly edits: readonly string[];
  /** Side of each picture, pixels. */
  readonly size: number;
  readonly view: string;
  /** Pictures to choose from; more than one is a review. */
  readonly candidates: number;
  /** What the first candidates are, one each. */
  readonly items: readonly string[];
  /** A picture of the object from the south, to be turned. */
  readonly referenceImage: ImageBytes | null;
  readonly styleImages: readonly ImageBytes[];
  /** The style picture is another object, and this one must not be smaller than that. */
  readonly matchStyleSize: boolean;
  /** Of an object that was chosen among candidates. */
  readonly variant: ObjectVariant | null;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** The pictures of an object: `unknown`, eight labelled by direction, or candidates `frame_0`, `frame_1`, … */
export const createObject = jobKind<ObjectSpec>({
  estimate: ({ size, directions, candidates, referenceImage }) =>
    200 + (referenceImage ? 3 : 1) * Math.max(directions, candidates) * (30 + (size * size) / 60),
});
