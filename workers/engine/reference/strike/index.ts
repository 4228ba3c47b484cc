export { findWeapon } from './find-weapon.ts';
export { handsBy, heldIn as heldThing, seesArms } from './held-in.ts';
export { isThing } from './held-thing.ts';
export { without } from './mask.ts';
export type { Blow } from './request.ts';
export { heldMask, strikesOf } from './strike-frames.ts';
export { tonesSaid } from './tones.ts';
export type { Strike, Weapon } from './types.ts';
export { grownWhole } from './whole-thing.ts';
