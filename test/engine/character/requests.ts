import type { Direction } from '../../../src/domain/words.ts';
import type { CharacterRequest } from '../../../workers/engine/character/index.ts';

export const FOUR: readonly Direction[] = ['south', 'west', 'east', 'north'];
export const EIGHT: readonly Direction[] = [...FOUR, 'south-east', 'north-east', 'north-west', 'south-west'];

/** A request for a knight of 48 pixels, with what differs. */
export const request = (differs: Partial<CharacterRequest> = {}): CharacterRequest => ({
  mode: 'standard',
  template: 'mannequin',
  description: 'a brave knight with a red cape',
  edits: [],
  size: 48,
  width: 68,
  height: 68,
  directions: EIGHT,
  view: 'low top-down',
  oblique: false,
  isometric: false,
  outline: 'single color black outline',
  shading: 'basic shading',
  detail: 'medium detail',
  textGuidance: 8,
  matchStyleSize: false,
  keepPalette: false,
  seed: 7,
  ...differs,
});
