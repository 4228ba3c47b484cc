/** Characters: who is drawn, and from which sides. */

export { animateCharacter } from './animate.ts';
export type { AnimatedCharacter, AnimateTools, AnimationFrame, CharacterAnimationRequest } from './animate-types.ts';
export { backdropOf, before } from './backdrop.ts';
export { drawCharacter, forcedPalette } from './draw.ts';
export { resolveCharacter } from './resolve.ts';
export type { CharacterPlan, CharacterRequest, DrawnCharacter, Rotation } from './types.ts';
