/** Cells along the longer side of a relief, whatever size is drawn: it is made once. */
export const GRID = 112;
/** Empty cells round it. */
export const PAD = 4;
