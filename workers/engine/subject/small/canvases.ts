import type { Px } from '../../../../src/pixels/types.ts';

/** A side of picture for each of the sizes that stamps are set in, from the smallest; in those between, things are enlarged. */
export const STAMP_CANVASES: readonly Px[] = [16, 24, 32, 40, 48, 56, 64, 72, 80, 96, 128];
