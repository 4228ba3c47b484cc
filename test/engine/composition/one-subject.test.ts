import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const of = (text: string) => {
  const read = (said: string) => understand(said, { seed: 1, heard: true });
  const size = { width: 64, height: 64, background: false, flat: true };
  return compositionOf(text, understand(text, { seed: 1 }), read, size);
};
const changes = (text: string) => of(text)?.graph.nodes[0]?.changes ?? [];
const concepts = (text: string) => of(text)?.graph.nodes.map(({ brief }) => brief.concept);

describe('a wish for one subject has no second one beside it', () => {
  it.each([
    ['ring with a tiny castle', 'ring', 'castle'],
    ['crown with a fox', 'crown', 'fox'],
    ['lantern with a tiny fish on top', 'lantern', 'fish'],
    ['hat with a lighthouse on top', 'wizard-hat', 'lighthouse'],
    ['cake with a unicorn', 'cake', 'unicorn'],
  ])('%s: an ornament', (text, one, ornament) => {
    expect(concepts(text)).toEqual([one]);
    expect(changes(text)).toMatchObject([{ is: 'on thing', how: 'atop', item: { concept: ornament } }]);
  });

  it.each(['shield with a castle', 'kite inspired by a frog', 'cactus themed kite'])('%s: a picture on it', (text) => {
    expect(concepts(text)).toHaveLength(1);
    expect(changes(text)).toMatchObject([{ is: 'picture' }]);
  });

  it.each([
    ['hammer like a frog', 'hammer', 'frog'],
    ['lamp resembling an apple', 'bedside-lamp', 'apple'],
    ['banana-like eagle', 'eagle', 'banana'],
    ['ghost-like helmet', 'helmet', 'ghost'],
    ['dagger carved like a book', 'dagger', 'book'],
  ])('%s: in the shape of it', (text, one, shape) => {
    expect(concepts(text)).toEqual([one]);
    expect(changes(text)).toMatchObject([{ is: 'shaped', like: { concept: shape } }]);
  });

  it('what grows on a creature is on it', () => {
    expect(changes('crab growing keys')).toMatchObject([{ is: 'grows', place: 'back' }]);
  });

  it('what it can be none of is told', () => {
    const { graph, brief } = of('frog made of owls')!;
    expect(graph.nodes).toHaveLength(1);
    expect(brief.unknown).toContain('owls');
  });

  it('whoever accompanies somebody stands there', () => {
    expect(concepts('witch with a cat')).toEqual(['witch', 'cat']);
    expect(concepts('knight next to a horse')).toHaveLength(2);
    expect(concepts('table with a cat on it')).toHaveLength(2);
  });
});
