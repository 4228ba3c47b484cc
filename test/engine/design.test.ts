import { expect, test } from 'vitest';
import type { Rgba } from '../../src/pixels/types.ts';
import { designOf } from '../../workers/engine/design.ts';
import { draw } from '../../workers/engine/draw.ts';
import { difference } from '../../workers/engine/object/candidates.ts';
import { understand } from '../../workers/engine/understand/index.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test.each(['knight', 'treasure chest', 'cottage', 'potion'])(
  'eight seeds of "%s" are eight pictures',
  async (description) => {
    const images: Rgba[] = [];
    for (const seed of SEEDS)
      images.push((await draw({ description, width: 32, height: 32, seed, noBackground: true })).image);
    images.forEach((image, i) => {
      for (const other of images.slice(0, i)) expect(difference(image, other)).toBeGreaterThan(0.06);
    });
    const again = await draw({ description, width: 32, height: 32, seed: 3, noBackground: true });
    expect(again.image).toEqual(images[2]);
  },
);

test('what the words say is kept, and nothing is chosen where nothing may vary', () => {
  const knight = understand('a knight with a silver axe, a red cape and a golden crown, without a shield');
  for (const seed of SEEDS) {
    const { brief } = designOf(knight, seed, 1);
    expect(brief.parts.slice(0, knight.parts.length)).toEqual(knight.parts);
    const added = brief.parts.slice(knight.parts.length).map(({ piece }) => piece);
    for (const slot of ['sword', 'greatsword', 'helmet', 'great-helm', 'cape', 'round-shield', 'tower-shield'])
      expect(added).not.toContain(slot);
    const chest = understand('a chest with a golden lock');
    expect(designOf(chest, seed, 1).brief.parts[0]).toEqual(chest.parts[0]);
  }
  expect(designOf(knight, 5, 0)).toEqual({ brief: knight });
});
