/** Bursts of the elements of pictures of 32 pixels; they have no outer line. */
import { LARGE_SIDES, readStamps } from '../stamp.ts';

export const LARGE_BURSTS = readStamps(
  `
`,
  LARGE_SIDES,
);
