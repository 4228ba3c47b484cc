import { expect, it } from 'vitest';
import { hexToOklab } from '../../../src/pixels/color.ts';
import { createImage } from '../../../src/pixels/image.ts';
import { asItsHouse } from '../../../workers/engine/composition/changes/joined-to-house.ts';
import { joined, painted } from '../../../workers/engine/composition/sprites/sprite.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const plain = (rgb: readonly [number, number, number], name: string) => {
  const image = createImage(12, 8);
  for (let i = 0; i < image.data.length; i += 4) image.data.set([...rgb, 255], i);
  return painted(image, name);
};

it('a tower of which no colour is said is built as its house is', () => {
  const house = joined([{ sprite: plain([200, 200, 210], 'wall'), x: 0, y: 8 }, { sprite: plain([40, 60, 160], 'roof'), x: 0, y: 0 }]); // biome-ignore format: one line
  const tower = asItsHouse(understand('bell tower', { seed: 1 }), house);
  expect(hexToOklab(tower.colours[0]!)[0]).toBeGreaterThan(0.75);
  expect(tower.parts.find(({ piece }) => piece === 'roof')?.colour).toMatch(/^#/);
  const red = understand('red bell tower', { seed: 1 });
  expect(asItsHouse(red, house)).toBe(red);
});
