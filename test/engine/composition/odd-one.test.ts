import { describe, expect, it } from 'vitest';
import { oddIn, ofSorts, withOdd } from '../../../workers/engine/composition/read/odd-one.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const graphOf = (typed: string) => {
  const { text, odd } = oddIn(typed);
  return withOdd(readScene(text, read), odd, read);
};

describe('one of several that differs', () => {
  it('a candle that is blown out is one of seven on the cake', () => {
    const { nodes, edges, unknown } = graphOf('seven candles on a cake, one blown out');
    expect(nodes.map(({ brief, count }) => `${brief.concept}×${count}`)).toEqual(['candle×7', 'cake×1']);
    expect(edges).toEqual([{ a: 0, is: 'on', b: 1 }]);
    expect(Object.values(nodes[0]!.unlike!).map(({ brief }) => brief.mood)).toEqual([['unlit']]);
    expect(unknown).toEqual([]);
  });

  it('the last of a row of houses burns, and one of the guards sleeps', () => {
    const [houses] = graphOf('a row of four houses, the last one on fire').nodes;
    expect(houses!.unlike![3]!.act).toEqual({ verb: 'burn' });
    const [guards] = graphOf('three guards, one sleeping').nodes;
    expect(Object.values(guards!.unlike!)[0]!.act).toEqual({ verb: 'sleep' });
  });

  it('each of them has another hat', () => {
    const [ghosts] = graphOf('three ghosts, each with a different hat').nodes;
    const hats = Object.values(ghosts!.unlike!).map(({ brief, changes }) => JSON.stringify([brief.parts, changes]));
    expect(new Set(hats).size).toBe(3);
  });

  it('of a row that differs each is of another colour, or of another kind where kinds have names', () => {
    const [gems] = graphOf('five different gems in a row').nodes;
    expect(new Set(Object.values(gems!.unlike!).map(({ brief }) => brief.colours[0])).size).toBe(5);
    expect(ofSorts('3 different hats lined up')).toBe('a top hat, a party hat and a cowboy hat lined up');
    expect(ofSorts('three different gems')).toBe('three different gems');
  });

  it('a low row stands further up than at the foot of the picture', async () => {
    const { image } = await draw({ description: 'five blue gems in a row', width: 64, height: 64, seed: 1 });
    const blue = Array.from({ length: 64 * 64 }, (_, i) => i).filter((i) => image.data[i * 4 + 2]! > image.data[i * 4]! + 100);
    expect(Math.floor(blue.at(-1)! / 64)).toBeLessThan(50);
  }); // biome-ignore format: one call

  it('light sheep stand about the black one', () => {
    const [sheep] = graphOf('five sheep, one black').nodes;
    expect(sheep!.brief.colours).toHaveLength(1);
    expect(sheep!.brief.colours).not.toEqual(Object.values(sheep!.unlike!)[0]!.brief.colours);
  });

  it.each(['robot with one eye red', 'a tower with one window lit', 'sunglasses, one lens cracked', 'a wizard, one sleeve torn', 'three mushrooms, one red, one blue, one white'])('%s says nothing of one of several', (text) => {
    expect(oddIn(text).odd).toBeUndefined();
  }); // biome-ignore format: a table
});

describe('what they sit at', () => {
  it.each([
    ['orc arm wrestling a halfling over a table', 'table'],
    ['two men arm wrestling over a barrel', 'barrel'],
  ])('%s', (text, at) => {
    const { nodes, edges } = readScene(text, read);
    expect(nodes.at(-1)!.brief.concept).toBe(at);
    expect(edges.every(({ is, b }) => is === 'at table' && b === nodes.length - 1)).toBe(true);
  });
});

it('a name in the plural is several of it where there is room, and what is called in the plural is one', async () => {
  const told = async (description: string, side: number): Promise<string> =>
    (await draw({ description, width: side, height: side, seed: 1, noBackground: true })).brief.drawnAs;
  expect(await told('health potions', 32)).toMatch(/^three/);
  for (const [words, side] of [
    ['swords', 16],
    ['boots', 32],
    ['a sword', 32],
  ] as const)
    expect(await told(words, side), words).not.toMatch(/^three/);
});
