import { expect, it } from 'vitest';
import { dressedFirst } from '../../../workers/engine/composition/read/dress-and-loads.ts';
import { draw } from '../../../workers/engine/draw.ts';

it.each([
  [
    'witch sitting on her broom, purple hat and striped stockings',
    'witch with purple hat and striped stockings sitting on her broom',
  ],
  ['a boy riding a white horse, red cap', 'a boy with red cap riding a white horse'],
  ['a king on a throne, a knight and a dog', 'a king on a throne, a knight and a dog'],
  ['a cat sitting on a chair, a dog below', 'a cat sitting on a chair, a dog below'],
])('%s', (said, meant) => expect(dressedFirst(said)).toBe(meant));

it.each([
  [
    'witch girl sitting on her broom, purple hat and striped stockings',
    /^a female human witch with .* sitting on a broom$/,
  ],
  ['crab with a canon on its back', /cannon/],
  ['fishmonger woman', /vendor with a fish/],
])('%s is drawn as one picture of what is said', async (description, drawnAs) => {
  const { brief } = await draw({ description, width: 48, height: 48, noBackground: true, seed: 1 });
  expect(brief.drawnAs).toMatch(drawnAs);
});
