import type { Rgba } from '../../../../../src/pixels/types.ts';

/** The frames of an animation, of one size, changed alike. Throws an InputError where they cannot be. */
export type Frames = (frames: readonly Rgba[]) => Rgba[];

/** Whether the words that are left speak of all that the picture shows. */
export type IsWhole = (rest: string) => boolean;
