/** Characters: who is drawn, and from which sides. */
export { drawCharacter, forcedPalette } from './draw.ts';
export { resolveCharacter } from './resolve.ts';
export type { CharacterPlan, CharacterRequest, DrawnCharacter, Rotation } from './types.ts';
