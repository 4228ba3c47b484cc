/** What is on a part of that which bears somebody, or hangs from a roof: the part is no thing or place of its own. */
import { expect, it } from 'vitest';
import { eavesOf } from '../../../workers/engine/composition/changes/eaves.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { fitGroup } from '../../../workers/engine/composition/draw-group.ts';
import { boxOf } from '../../../workers/engine/composition/layout/placed.ts';
import { painted } from '../../../workers/engine/composition/sprites/sprite.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const graphOf = (text: string) => compositionOf(text, understand(text, { seed: 1 }), read, { width: 96, height: 96, background: true, flat: true })!.graph; // biome-ignore format: one line
const shown = (text: string): string => {
  const { nodes, edges, unknown } = graphOf(text);
  const name = (id: number): string => nodes[id]!.brief.concept;
  return [...edges.map(({ a, is, b }) => `${name(a)} ${is} ${name(b)}`), ...unknown.map((word) => `? ${word}`)].join(
    '; ',
  );
};

it.each([
  [
    'an old fisherman sitting in a rowing boat with a lantern at the bow',
    'old-fisherman in rowboat; lantern on fore rowboat',
  ],
  ['a man riding a scooter with a box on the back', 'person ride motor-scooter; box on rear motor-scooter'],
  ['girl riding a bicycle with a dog in the basket', 'woman ride bicycle; dog on fore bicycle'],
  ['mother holding her little daughter by the hand', 'mom hands little-girl'],
  ['a bird cage with a blue parrot inside hanging from a branch', 'parrot in cage; cage hanging bough'],
])('%s', (text, how) => {
  expect(shown(text)).toBe(how);
});

it('lanterns that hang from a roof are on the house, and nobody is on a rooftop', () => {
  for (const text of ['chinese pagoda with lanterns hanging from the roof', 'a house with red lanterns hanging from the eaves']) {
    const { place, nodes, unknown } = graphOf(text);
    expect([place, unknown], text).toEqual([undefined, []]);
    expect(nodes[0]!.changes.map(({ is }) => is), text).toContain('on walls');
  }
}); // biome-ignore format: short

it('eaves are where a roof is wider than what is under it', () => {
  const [width, height] = [20, 24];
  const data = new Uint8ClampedArray(width * height * 4);
  const fill = (x0: number, x1: number, y0: number, y1: number): void => {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) data[(y * width + x) * 4 + 3] = 255;
  };
  fill(2, 18, 4, 8);
  fill(5, 15, 8, 24);
  expect(eavesOf(painted({ width, height, data }, 'house'), 1)).toEqual([[{ x: 2, y: 7 }, { x: 17, y: 7 }]]); // biome-ignore format: one line
});

it('a box on the back of a scooter is behind its rider', () => {
  const graph = graphOf('a man riding a scooter with a box on the back');
  const { placed } = fitGroup(graph, 62, 62, 50, 400, { style: {}, seed: 1, read });
  const middle = (id: number): number => {
    const { left, right } = boxOf(placed.filter((p) => p.of === id && p.what === 'subject'));
    return (left + right) / 2;
  };
  expect(middle(2)).toBeLessThan(middle(0));
});

it('whoever walks, bakes or drinks has no king in his name', () => {
  expect(read('an old man walking with a dog').concept).toBe('old-man');
  expect(graphOf('a girl and her grandmother baking bread').nodes.map(({ brief }) => brief.concept)).toEqual(['little-girl', 'old-grandma']); // biome-ignore format: one line
});
