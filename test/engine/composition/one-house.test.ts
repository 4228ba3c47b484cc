import { expect, it } from 'vitest';
import { bareAbout } from '../../../workers/engine/composition/places/one-house.ts';

it('a picture of one house has nothing about it that lives or blooms unasked', () => {
  expect(
    bareAbout([
      ['far', 'tree', 5, 'row', 0.45],
      ['front', 'flower grass tulip', 7, 'scatter', 0.9],
      ['front', 'crab', 1, 'scatter', 0.6],
    ]),
  ).toEqual([
    ['far', 'tree', 5, 'row', 0.45],
    ['front', 'grass', 7, 'scatter', 0.9],
  ]);
});
