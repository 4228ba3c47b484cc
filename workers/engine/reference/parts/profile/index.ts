/** Sprites that are drawn from a side. */
export { drawProfile } from './draw-profile.ts';
export { type Profile, seeProfile } from './see-profile.ts';
