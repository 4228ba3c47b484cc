import { multiply, rotX, rotY } from '../solids/vec.ts';

/** What flies is seen no less steeply than so, in degrees: from the side a wing is a line. */
export const FROM_ABOVE = 64;
/** A craft whose recipe has its nose up: nose to the south, cockpit up. */
export const FLYING = multiply(rotY(180), rotX(-90));

/** Craft whose recipes point up, as in games that scroll upwards: turned, they fly and are seen from above. */
export const FLIES: ReadonlySet<string> = new Set(['starfighter']);
