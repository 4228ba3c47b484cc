export { tonesSaid } from './effects.ts';
export { eyesAside, facedSide, facesViewer } from './faces.ts';
export { findWeapon } from './find-weapon.ts';
export { handsBy, seesArms } from './held-in.ts';
export { isThing } from './held-thing.ts';
export { without } from './mask.ts';
export type { Blow } from './request.ts';
export { heldMask, strikesOf } from './strike-frames.ts';
export type { Strike, Weapon } from './types.ts';
