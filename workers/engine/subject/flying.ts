import { multiply, rotX, rotY } from '../solids/vec.ts';

/** What flies is seen no less steeply than so, in degrees: from the side a wing is a line. */
export const FROM_ABOVE = 64;
/** A craft whose recipe has its nose up: nose to the south, cockpit up. */
export const FLYING = multiply(rotY(180), rotX(-90));
