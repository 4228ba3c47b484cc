import { expect, it } from 'vitest';
import { createImage } from '../../../src/pixels/image.ts';
import { asItsHouse } from '../../../workers/engine/composition/changes/joined-to-house.ts';
import { painted } from '../../../workers/engine/composition/sprites/sprite.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

it('a tower of which no colour is said is built as its house is', () => {
  const image = createImage(12, 8);
  image.data.fill(200);
  const house = painted(image, 'wall');
  expect(asItsHouse(understand('bell tower'), house).colours).toEqual(['#c8c8c8']);
  const red = understand('red bell tower');
  expect(asItsHouse(red, house)).toBe(red);
});
