import { expect, it } from 'vitest';
import { arrange } from '../../../workers/engine/composition/layout/arrange.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text);
const placed = (text: string) => {
  const graph = readScene(text, read);
  const list = arrange(graph, { S: 40, style: {}, seed: 1, read, stamps: new Map() } as never);
  return { graph, list };
};

it.each([
  ['a fox carrying a basket with two blue eggs in it', 'fox', 'basket', 'egg', 2],
  ['a dog carrying a basket with three apples in it', 'dog', 'basket', 'apple', 3],
  ['a wolf carrying a bucket with four eggs in it', 'wolf', 'bucket', 'egg', 4],
] as const)('%s: in its mouth, so many in it', (text, who, vessel, goods, count) => {
  const { graph, list } = placed(text);
  const of = (concept: string) => list.filter((p) => p.what === 'subject' && graph.nodes[p.of]!.brief.concept === concept); // biome-ignore format: one line
  const [beast, basket] = [of(who)[0]!, of(vessel)[0]!];
  expect(of(goods)).toHaveLength(count);
  expect(basket.sprite.image.width).toBeLessThan(beast.sprite.image.width * 0.7);
  expect(basket.y + basket.sprite.image.height).toBeLessThan(0);
  for (const p of of(goods)) {
    const middle = p.x + p.sprite.image.width / 2;
    expect(middle).toBeGreaterThan(basket.x);
    expect(middle).toBeLessThan(basket.x + basket.sprite.image.width);
  }
});

it.each([
  ['a crow with a coin in its beak', 'crow', 'coin'],
  ['a shark with a boot in its mouth', 'shark', 'boots'],
] as const)('%s: where its head is, and not before its feet', (text, who, what) => {
  const { graph, list } = placed(text);
  const [beast, item] = [who, what].map((concept) => list.find((p) => p.what === 'subject' && graph.nodes[p.of]!.brief.concept === concept)!); // biome-ignore format: one line
  expect(item!.y + item!.sprite.image.height / 2).toBeLessThan(beast!.y + beast!.sprite.image.height * 0.66);
  expect(item!.x).toBeGreaterThan(beast!.x + beast!.sprite.image.width * 0.5);
});
