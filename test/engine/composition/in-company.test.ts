import { describe, expect, it, test } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { arrange } from '../../../workers/engine/composition/layout/arrange.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { inPlainClauses } from '../../../workers/engine/composition/read/turns-of-clauses.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text);
const graphOf = (text: string) => readScene(inPlainClauses(text), read);
const edgesOf = (text: string): string[] => {
  const { nodes, edges } = graphOf(text);
  return edges.map(({ a, is, b }) => `${nodes[a]!.brief.concept} ${is} ${nodes[b]!.brief.concept}`);
};
const placed = (text: string) => {
  const graph = graphOf(text);
  const list = arrange(graph, { S: 40, style: {}, seed: 1, read, stamps: new Map() } as never);
  return { graph, of: (concept: string) => list.find((p) => p.what === 'subject' && graph.nodes[p.of]!.brief.concept === concept)! }; // biome-ignore format: one line
};

describe('whose it is stands there with it', () => {
  test.each([
    ['knight blocking a skeletons axe with his shield, sparks between them', 'knight blocking skeleton', 'axe'],
    ["a dwarf blocking an orc's axe", 'dwarf blocking orc', 'axe'],
    ['elf parrying a goblins dagger', 'elf blocking goblin', 'dagger'],
  ])('%s', (text, edge, held) => {
    const { nodes } = graphOf(text);
    expect(edgesOf(text)).toEqual([edge]);
    expect(nodes[1]!.brief.parts.some(({ piece }) => piece.includes(held))).toBe(true);
  });
  it('a tail is its own', () =>
    expect(edgesOf('samurai dodging the dragons tail')).toEqual(['samurai dodging dragon']));
});

test.each(['two kids watching the stars', 'a girl and a dog, they look at the stars', 'cat stargazing'])('%s: by night', (text) => expect(graphOf(text)).toMatchObject({ time: 'night', unknown: [] })); // biome-ignore format: one line

test.each([
  ['campfire with a bard playing lute on a log and a dog asleep next to him', 'bard', 'log', 'dog'],
  ['campfire with an old man reading on a stump and a cat asleep next to him', 'old-man', 'tree-stump', 'cat'],
])('%s', (text, who, seat, beast) => {
  expect(edgesOf(text)).toEqual([`${who} sit on ${seat}`, `${who} beside ${beast}`, `${who} beside campfire`]);
  expect(graphOf(text).nodes.find(({ brief }) => brief.concept === beast)!.act?.verb).toBe('sleep');
});

test.each([['witch', 'witch riding a broom'], ['cat', 'cat riding a broom'], ['goblin', 'goblin riding a broom']])('%s on a level broom in the air', (who, text) => {
  const { of } = placed(text);
  const [rider, broom] = [of(who), of('broom')];
  expect(broom.sprite.image.width).toBeGreaterThan(broom.sprite.image.height * 3);
  expect(broom.y + broom.sprite.image.height).toBeLessThan(-6);
  expect(rider.z).toBeGreaterThan(broom.z);
  expect(rider.y + rider.sprite.image.height).toBeGreaterThan(broom.y);
}); // biome-ignore format: one line

it('touches one without hands, however large', () => {
  const { of } = placed('a boy holding hands with a bear');
  const [boy, bear] = [of('person'), of('bear')];
  const right = boy.x + boy.sprite.image.width;
  expect(bear.x).toBeLessThan(right + 2);
  expect(bear.x).toBeGreaterThan(boy.x + boy.sprite.image.width * 0.4);
});

test.each([['witch riding broom', 'night'], ['wizard riding a broom', undefined], ['cat on a broom', undefined]] as const)('%s: high up', (text, time) => {
  const found = compositionOf(text, read(text), read, { width: 64, height: 64, background: true, flat: true });
  expect(found!.graph.place).toBe('sky');
  expect(found!.graph.time).toBe(time);
}); // biome-ignore format: one line
