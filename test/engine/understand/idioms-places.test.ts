import { expect, test } from 'vitest';
import { inOneWord } from '../../../workers/engine/understand/idioms.ts';

test.each([
  ['japanese temple red roof', 'japanese temple with a red roof'],
  ['small church dark green roof, snowy', 'small church with a dark green roof, snowy'],
  ['house, red roof', 'house with a red roof'],
  ['view of a ringed planet from a spaceship cockpit', 'cockpit from within with a view of a ringed planet'],
  ['red planet seen through the window of a spaceship', 'cockpit from within with a view of a red planet'],
  ['mountains seen through a train window', 'train interior with a view of mountains'],
  ['egyptian desert, pyramids far away', 'egyptian desert with pyramids on the horizon'],
  ['snowy field, a castle far away', 'snowy field with a castle on the horizon'],
  ['small temple half buried in sand', 'small temple half buried in sand in a desert'],
])('%s', (said, plain) => expect(inOneWord(said)).toBe(plain));

test.each([
  'cat on a red roof',
  'house with a small red roof',
  'castle and a red roof',
  'red roof',
  'pilot in a spaceship cockpit',
])('stays: %s', (said) => expect(inOneWord(said)).toBe(said));
