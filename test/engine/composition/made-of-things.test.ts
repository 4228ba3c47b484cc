import { describe, expect, it } from 'vitest';
import { clouded } from '../../../workers/engine/composition/changes/clouded.ts';
import { ofThings } from '../../../workers/engine/composition/changes/of-things.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { madeOfThings } from '../../../workers/engine/composition/read/made-of-things.ts';
import { drawSprite } from '../../../workers/engine/composition/sprites/draw-sprite.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said, { seed: 1, heard: true });
const said = (text: string): string | undefined => {
  const [change] = madeOfThings(text, read(text), read).changes;
  return change?.is === 'of things' ? change.item.concept : change?.is === 'made of' ? change.substance : undefined;
};
const sprite = (text: string, size = 52, direction: 'south' | 'east' = 'east') => drawSprite(read(text), { size, style: {}, seed: 1, direction }); // biome-ignore format: one line

describe('somebody who is made of many things', () => {
  it.each([
    ['golem made of teapots', 'teapot'],
    ['teapot golem', 'teapot'],
    ['snake built from old keys', 'key'],
    ['horse made entirely of swords', 'sword'],
    ['sheep that is a cloud', 'cloud'],
    ['cloud whale', 'cloud'],
    ['sheep with a storm cloud for wool', 'stormcloud'],
    // substances stay substances, and who lives is no part
    ['wolf made of ice', undefined],
    ['golem made of stones', undefined],
    ['dragon made of cats', undefined],
    ['stone golem', undefined],
  ])('%s', (text, of) => expect(said(text)).toBe(of));

  it('is one subject', () => {
    for (const text of ['golem made of teapots', 'sheep that is a cloud']) {
      const graph = compositionOf(text, read(text), read, { width: 64, height: 64, background: false, flat: true })?.graph; // biome-ignore format: one line
      expect(graph?.nodes.map(({ count }) => count)).toEqual([1]);
      expect(graph?.nodes[0]?.changes).toHaveLength(1);
    }
  });

  it('is seen', () => {
    const snake = sprite('snake');
    const keyed = ofThings(snake, (size) => sprite('key', size), 1);
    expect(keyed.partNames.filter((n) => n === 'body').length).toBeGreaterThan(8);
    const sheep = sprite('sheep');
    const pale = ({ image: { data } }: typeof sheep): number => data.filter((v, i) => i % 4 === 0 && v > 220 && data[i + 2]! > 240).length; // biome-ignore format: one line
    expect(pale(clouded(sheep, false, 1))).toBeGreaterThan(pale(sheep) + 200);
  });
});
