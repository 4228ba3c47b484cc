import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { board } from '../../../workers/engine/composition/effects/laid.ts';
import { compared } from '../../../workers/engine/composition/layout/compared.ts';
import { sizeOf } from '../../../workers/engine/composition/sprites/sizes.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const SIDE = 96;
const read = (said: string) => understand(said, { seed: 1, heard: true });
const compose = (text: string) => compositionOf(text, understand(text, { seed: 1 }), read, { width: SIDE, height: SIDE, background: true, flat: true })!; // biome-ignore format: one line
/** Who is there, how many of each, and what holds among them. */
const said = (text: string): readonly [string, string] => {
  const { nodes, edges } = compose(text).graph;
  return [
    nodes.map(({ brief, count }) => `${count} ${brief.concept}`).join(', '),
    edges.map(({ is }) => is).join(', '),
  ];
};
const shown = (text: string): readonly string[] => {
  const one = compose(text);
  return one.draw(one.brief, { width: SIDE, height: SIDE, style: {}, seed: 5 } as never).facts.shown.map(({ what }) => what); // biome-ignore format: one line
};

describe('deeds of several', () => {
  it.each([
    ['penguin couple kissing', '1 penguin, 1 penguin', 'kiss'],
    ['panda twins hugging', '1 panda, 1 panda', 'hug'],
    ['two lovers kissing', '1 person, 1 woman', 'kiss'],
  ])('%s', (text, who, how) => {
    expect(said(text)).toEqual([who, how]);
  });

  it('people who do something to several things are there, though the things have a name of that kind', () => {
    expect(said('kids roasting marshmallows')[0]).toBe('3 child');
    expect(shown('kids roasting marshmallows').filter((what) => what === 'marshmallow')).toHaveLength(3);
    expect(understand('wizard with reading glasses', { seed: 1 }).concept).toBe('wizard');
  });

  it('who is told to sit on top sits on what was named last, not on whoever moves it', () => {
    const load = ['1 farmer, 1 wheelbarrow, 5 pumpkin, 1 crow', 'push, full, sit on'];
    expect(said('farmer pushing a wheelbarrow full of pumpkins, crow sitting on top')).toEqual(load);
  });

  it.each(['sailor in a rowboat fighting off a giant octopus', 'rowboat with a sailor fighting a giant octopus'])('%s: from the boat, and it is larger', (text) => {
    const { nodes, edges } = compared(compose(text).graph);
    const [boat, beast] = ['rowboat', 'kraken'].map((name) => nodes.find(({ brief }) => brief.concept === name)!);
    const sailor = nodes.find(({ brief }) => brief.kind === 'humanoid')!;
    expect(edges).toContainEqual(expect.objectContaining({ a: sailor.id, is: 'in', b: boat!.id }));
    expect(edges).toContainEqual(expect.objectContaining({ a: sailor.id, is: 'fight', b: beast!.id }));
    expect(sizeOf(beast!.brief)).toBeGreaterThan(sizeOf(boat!.brief));
  }); // biome-ignore format: one line

  it('who knits has needles and what is knitted; the yarn that a cat has is not there twice', () => {
    expect(shown('grandma knitting a scarf')).toEqual(expect.arrayContaining(['scarf', 'yarn']));
    expect(shown('grandma knitting a scarf, cat playing with the yarn')).not.toContain('yarn');
  });

  it('chessmen of both sides stand out from the board', () => {
    const { data } = board(40).image;
    const tones = new Set<string>();
    for (let i = 0; i < data.length; i += 4) if (data[i + 3]) tones.add([...data.slice(i, i + 3)].join());
    for (const hex of ['244,236,220', '60,52,72', '168,112,60', '244,220,172']) expect(tones, hex).toContain(hex);
  });
});
