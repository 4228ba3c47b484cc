import { describe, expect, it } from 'vitest';
import { partedInto } from '../../../workers/engine/composition/read/parted.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { saidAgainIn, withSaidAgain } from '../../../workers/engine/composition/read/said-again.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const graphOf = (typed: string) => {
  const { text, again } = saidAgainIn(typed);
  return withSaidAgain(readScene(text, read), again, read);
};

describe('clauses about somebody who was named before', () => {
  it('compare them', () => {
    const { nodes, edges } = graphOf('a robot and a kid, the robot is much taller than the kid');
    expect(nodes).toHaveLength(2);
    expect(edges).toContainEqual({ a: 0, is: 'bigger than', b: 1 });
  });

  it('compare who was named last with who was named before', () => {
    const { nodes, edges } = readScene('a boy and a dog that is bigger than him', read);
    expect(nodes).toHaveLength(2);
    expect(edges).toContainEqual({ a: 1, is: 'bigger than', b: 0 });
  });

  it('say where one of them stands instead of with the others', () => {
    const { nodes, edges } = graphOf(
      'a candle, a skull and a book on a table, the candle is stuck on top of the skull',
    );
    expect(nodes.map(({ brief }) => brief.concept)).toEqual(['candle', 'skull', 'book', 'table']);
    expect(edges.filter(({ a }) => a === 0)).toEqual([{ a: 0, is: 'on', b: 1 }]);
    expect(graphOf('a wizard and his owl, the owl is on his head').edges).toContainEqual({ a: 1, is: 'on head', b: 0 });
  });

  it('say what they wear, feel, do and have', () => {
    const plain = graphOf('a knight and a princess').nodes[1]!.brief;
    const dressed = graphOf('a knight and a princess, she is wearing a red dress').nodes[1]!.brief;
    expect(dressed.concept).toBe(plain.concept);
    expect(dressed.parts).not.toEqual(plain.parts);
    expect(graphOf('a dog and a cat on a sofa, the cat is sleeping').nodes[1]!.act).toEqual({ verb: 'sleep' });
    const [fox, rabbit] = graphOf('a fox and a rabbit, the fox is angry and the rabbit is scared').nodes;
    expect(fox!.changes[0]).toMatchObject({ feeling: 'angry' });
    expect(rabbit!.act).toEqual({ verb: 'fear' });
    const { nodes, edges } = graphOf('two cats and a mouse, the mouse has a piece of cheese');
    expect(edges).toContainEqual({ a: 1, is: 'hold', b: nodes.findIndex(({ brief }) => brief.concept === 'cheese') });
  });

  it('are told as unknown where nothing can be made of them', () => {
    expect(graphOf('a dog and a cat, the cat is existentially flummoxed').unknown).toContain('flummoxed');
  });

  it.each(['a wizard, the last one standing', 'a castle at night, the moon is full', 'a fox in the snow'])(
    '%s speaks of nobody twice',
    (text) => {
      expect(saidAgainIn(text)).toEqual({ text, again: [] });
    },
  );
});

describe('several who are parted', () => {
  it.each([
    ['three bandits around a campfire, one is playing a lute and the other two are roasting a fish', 'a bandit playing a lute around a campfire and two bandits roasting a fish around the campfire'],
    ['two kids, one is crying and the other one is laughing', 'a kid crying and a kid laughing'],
    ['three wolves, one is howling, the others are sleeping', 'a wolf howling and two wolves sleeping'],
  ])('%s', (typed, parted) => {
    expect(partedInto(typed)).toBe(parted);
  });

  it.each(['two kids playing', 'three candles, one blown out', 'a knight, one arm and the other arm bound'])('%s is one group', (text) => {
    expect(partedInto(text)).toBe(text);
  });
}); // biome-ignore format: tables
