import { expect, test } from 'vitest';
import { givenOff } from '../../../workers/engine/understand/given-off.ts';

test.each([
  ['dragon, smoke from the nostrils', 'dragon, breathing smoke'],
  ['dragon with thick green smoke coming out of its mouth', 'dragon, breathing thick green smoke'],
  ['diver with bubbles rising from his helmet and a knife', 'diver, blowing bubbles and a knife'],
  ['wizard with blue light coming from his eyes', 'wizard with blue glowing eyes'],
  ['teapot with steam from the spout', 'teapot with steam'],
  ['old bottle covered in dusty spider webs, glowing', 'old bottle with cobwebs, glowing'],
])('%s', (typed, said) => {
  expect(givenOff(typed)).toBe(said);
});
test.each(['a house with smoke from the chimney', 'light from a window', 'a fire from afar', 'spider in a web'])(
  'as it is: %s',
  (typed) => {
    expect(givenOff(typed)).toBe(typed);
  },
);
