import type { Px } from '../../../../src/pixels/types.ts';

/** A side of picture for each of the sizes that stamps are set in, from the smallest. */
export const STAMP_CANVASES: readonly Px[] = [16, 24, 32, 48, 64];
