import { words } from '../enums.ts';

export const CharacterMode = words(
  'CharacterMode',
  'How a character is made: standard draws it on a template skeleton, pro draws several and keeps the best, v3 turns a reference sprite.',
  ['standard', 'pro', 'v3'],
);
export const BodyType = words('BodyType', 'How many legs a character walks on.', ['humanoid', 'quadruped']);
export const CharacterTemplate = words(
  'CharacterTemplate',
  'The skeleton of a character: mannequin has two legs, the animals four.',
  ['mannequin', 'bear', 'cat', 'dog', 'horse', 'lion'],
);
export const CharacterView = words('CharacterView', 'Where the camera stands; oblique draws depth up to the right.', [
  'low top-down',
  'high top-down',
  'side',
  'oblique',
]);
export const CharacterDetail = words(
  'CharacterDetail',
  'How much of a character is drawn, least first; the last two are the same.',
  ['low detail', 'medium detail', 'high detail', 'highly detailed'],
);
export const CharacterMethod = words(
  'CharacterMethod',
  'What a pro character starts from: the style of another picture, a concept of it, or a sprite of it that faces south.',
  ['create_with_style', 'create_from_concept', 'rotate_character'],
);
export const ProportionsType = words('ProportionsType', 'Whether proportions are a named set or factors.', [
  'preset',
  'custom',
]);
export const ProportionsPreset = words('ProportionsPreset', 'Named proportions of a figure.', [
  'default',
  'chibi',
  'cartoon',
  'stylized',
  'realistic_male',
  'realistic_female',
  'heroic',
]);
