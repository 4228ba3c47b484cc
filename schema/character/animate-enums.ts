import { words } from '../enums.ts';

export const AnimationMode = words(
  'AnimationMode',
  'How an animation is made: template plays one of the skeleton’s own, v3 does what words say, pro keeps the best of several takes of that.',
  ['template', 'v3', 'pro'],
);
