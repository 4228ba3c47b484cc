/** Sprites that are drawn from a side. */
export { drawProfile } from './draw-profile.ts';
export { isFaced, type Profile, seeProfile } from './see-profile.ts';
