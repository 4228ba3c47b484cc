import { expect, it } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1 });

it.each([
  ['strawberry ice cream', 'ice-cream'],
  ['blueberry milkshake', 'milkshake'],
  ['watermelon popsicle', 'ice-pop'],
])('"%s" is no fruit, it has its colour', (text, concept) => {
  const brief = read(text);
  expect(brief.concept).toBe(concept);
  expect(brief.colours).toHaveLength(1);
  expect(brief.unknown).toEqual([]);
});

it('arrows of a signpost are its boards', () => {
  expect(read('wooden signpost with two arrows').concept).toBe('arrow-sign');
  expect(read('watermelon').concept).toBe('watermelon');
});

it('a ribbon on a handle is on the thing', () => {
  const { concept, parts, unknown } = read('battle axe with a red ribbon on the handle');
  expect([concept, unknown]).toEqual(['battle-axe', []]);
  expect(parts.map((p) => p.piece)).toContain('on-ribbon');
});
