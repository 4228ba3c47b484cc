export { tonesSaid } from './effects.ts';
export { sideOf } from './faces.ts';
export { findWeapon } from './find-weapon.ts';
export { isThing } from './held-thing.ts';
export { without } from './mask.ts';
export { type Blow, handsBy, type Strike, strikesOf } from './strike-frames.ts';
export type { Weapon } from './types.ts';
