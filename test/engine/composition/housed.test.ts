import { expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text);
const composed = (text: string) =>
  compositionOf(text, read(text), read, { width: 96, height: 96, background: true, flat: true });

// what one lives in has a door and windows in its own drawing
it.each(['shop shaped like a donut', 'egg-shaped house', 'airship house', 'tower in the shape of a lighthouse lamp'])(
  '%s',
  (text) => {
    const made = composed(text);
    const { facts } = made!.draw(made!.brief, { width: 96, height: 96, style: {}, seed: 3 } as never);
    const seen = new Set([...facts.parts].filter((part) => part >= 0).map((part) => facts.partNames[part]));
    expect(seen).toContain('door');
    expect(seen).toContain('window');
  },
);

// a shape that has a drawing of its own is that drawing
it('house shaped like a mushroom', () => {
  const [node] = composed('house shaped like a mushroom')!.graph.nodes;
  expect(node!.changes).toMatchObject([{ is: 'shaped', like: { concept: 'mushroom-house' } }]);
});

// soft stuff is built of where it stands before a house, and its door stays of wood
it.each([
  ['cheese house', 'cheese'],
  ['bamboo house', 'bamboo'],
  ['cloud castle', 'cloud'],
])('%s', (text, substance) => {
  expect(composed(text)!.graph.nodes[0]!.changes).toContainEqual({ is: 'made of', substance });
});

it.each([
  ['houseboat', 'houseboat'],
  ['food truck', 'food-truck'],
  ['tennis club', 'clubhouse'],
  ['brownstone', 'townhouse'],
  ['monastery gate', 'monastery-gate'],
  ['alien hive', 'alien-hive'],
  ['termite mound', 'termite-mound'],
  ['merry-go-round', 'carousel'],
  ['hq', 'office-building'],
])('%s', (text, concept) => {
  const brief = read(text);
  expect([brief.concept, brief.unknown]).toEqual([concept, []]);
});

// of few pixels a place's name is its house, but not where that leaves a word: there it stays the place
it.each([
  ['tavern', undefined],
  ['spaceship bridge', 'bridge'],
  ['airplane cabin', 'plane cabin'],
])('%s in a small picture', (text, place) => {
  const made = compositionOf(text, read(text), read, { width: 64, height: 64, background: true, flat: true });
  expect(made?.graph.place).toBe(place);
});
