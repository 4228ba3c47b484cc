/**
 * Arms in the hands of people of 32 pixels, as the hand on the left of the picture has them: upright, the outer side on the left. `+` is the hand's outer upper
 * pixel; the hand covers 2 × 2 there. What would reach below the feet is moved up. Letters: `sheet.ts`.
 */
import { readPieces } from './sheet.ts';

export const HELD_ARMS = readPieces(`
# sword katana | piece ; trim ; leather
..A...
.ab...
.abc..
.abc..
.abc..
.abc..
.abc..
.abc..
.abc..
.abc..
.abc..
.abc..
ddeeff
..+...
..h...
..i...
..d...
`);
