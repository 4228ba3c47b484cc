import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import type { Change } from '../../../workers/engine/composition/graph.ts';
import { inItsCountry } from '../../../workers/engine/composition/read/in-its-country.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said);
const composed = (text: string) => compositionOf(text, read(text), read, { width: 64, height: 64, background: true, flat: true }); // biome-ignore format: one line
const changes = (text: string): readonly Change[] => composed(text)?.graph.nodes[0]?.changes ?? [];
const picture = async (description: string) => (await draw({ description, width: 64, height: 64, seed: 1 })).image.data;

describe('what a building is said to have', () => {
  it.each([
    ['stable with a horse', 'horse', 1],
    ['factory with conveyor belt', 'conveyor-belt', 1],
    ['school with a slide', 'playground-slide', 1],
    ['house with a red car', 'car', 1],
    ['castle with catapults', 'catapult', 2],
  ] as const)('%s has it at its side', (text, concept, count) => {
    const [at] = changes(text).filter((c) => c.is === 'at side');
    expect(at?.item.concept).toBe(concept);
    expect(at?.count).toBe(count);
    expect(composed(text)?.brief.unknown).toEqual([]);
  });

  it.each([
    ['stone bridge with a troll under it', 'on top', 'troll', 'under'],
    ['dog house with a bone over the door', 'on top', 'bone', 'door'],
    ['greenhouse, plants growing out the roof', 'on top', 'plant', 'roof'],
    ['cheese shop with a giant cheese wheel over the door', 'on top', 'cheese-wheel', 'door'],
    ['saloon, horse tied outside', 'at side', 'horse', undefined],
    ['garden shed, rake and shovel leaning on it', 'at side', 'rake', undefined],
    ['temple with two lion statues either side', 'flanked', 'lion', undefined],
  ] as const)('%s: said in a clause of its own', (text, is, concept, at) => {
    const found = changes(text).find((c) => c.is === is);
    expect(found).toMatchObject({ is, item: { concept } });
    if (at) expect(found).toMatchObject({ at });
    expect(composed(text)?.brief.unknown).toEqual([]);
  });

  it('what is named last stands there, whatever place is named before it', () => {
    for (const [text, concept] of [
      ['farm silo, with a ladder up the side', 'silo'],
      ['three story apartment block, laundry hanging from the balconies, one window lit', 'apartment-building'],
    ] as const) {
      // biome-ignore format: one line
      const { graph } = compositionOf(text, read(text), read, { width: 128, height: 128, background: true, flat: true })!;
      expect(graph.nodes.map(({ brief }) => brief.concept)).toEqual([concept]);
    }
  });

  it('steps lead up to its door; only those outside go up along the wall', () => {
    expect(changes('temple with stone stairs')).toContainEqual(expect.objectContaining({ of: 'stairs', hue: expect.any(String) })); // biome-ignore format: one line
    expect(changes('lighthouse with stairs')[0]).not.toHaveProperty('kind');
    expect(changes('house with outside stairs')[0]).toHaveProperty('kind', 'side');
  });

  it('is hewn out of a cliff, in its colour', () => {
    expect(changes('bank cut into the cliff')).toContainEqual(expect.objectContaining({ of: 'cliff' }));
    expect(changes('monastery built into a red cliff')).toContainEqual(expect.objectContaining({ of: 'cliff', kind: 'red' })); // biome-ignore format: one line
  });

  it.each([
    ['church with bullet holes', 'pocks'],
    ['viking longhouse with dragon heads', 'own'],
    ['cottage with dragon heads', 'on roof'],
  ])('%s', (text, of) => expect(changes(text)).toContainEqual(expect.objectContaining({ of })));

  it('a sign without a picture bears the word of the trade, a neon sign the colour that is said', async () => {
    expect(changes('fire station with a red sign')).toContainEqual(expect.objectContaining({ is: 'lettering', text: 'fire' })); // biome-ignore format: one line
    expect(read('diner with a pink neon sign').parts).toContainEqual(expect.objectContaining({ piece: 'sign', colour: '#f850b8' })); // biome-ignore format: one line
    expect(read('bar').concept).toBe('bar-building');
  });

  it('a mine entrance is seen from outside, a mayan pyramid whole', async () => {
    expect(composed('mine entrance with a drill')?.graph.nodes[0]?.brief.concept).toBe('gold-mine');
    expect(read('mayan pyramid').concept).toBe('aztec-temple');
    expect(await picture('church with bullet holes')).not.toEqual(await picture('church'));
  });
});

describe('names of buildings', () => {
  it.each([
    ['coal power plant', 'factory'],
    ['elven castle', 'castle'],
    ['forest cabin', 'log-cabin'],
    ['country church', 'church'],
    ['bamboo hut', 'hut'],
    ['army tent', 'tent'],
    ['castle ruins', 'ruins'],
    ['open garage', 'warehouse'],
    ['city block', 'apartment-building'],
    ['bungalow', 'farmhouse'],
    ['shrine', 'japanese-house'],
    ['japanese shrine gate', 'torii'],
  ])('%s is built, and no icon', (text, concept) => expect(read(text).concept).toBe(concept));
});

describe('where a building is named to be', () => {
  it.each([
    ['forest temple', 'temple in a forest'],
    ['small swamp shanty with a boat', 'small shanty with a boat in a swamp'],
    ['underwater house', 'house under water'],
    // names of their own, and places
    ['moon base', 'moon base'],
    ['jungle temple', 'jungle temple'],
    ['forest witch', 'forest witch'],
  ])('%s', (text, told) => expect(inItsCountry(text, read)).toBe(told));

  it('an archery range has its targets, a farm its mill', () => {
    expect(composed('archery range with targets')?.graph).toMatchObject({ place: 'archery range', extras: [] });
    expect(read('farm windmill').concept).toBe('windmill');
  });
});

describe('what is in the air about a building and on its roof', () => {
  it.each([
    ['wizard tower with purple crystals floating around', 'crystal', 'air', 5],
    ['temple with floating rocks above', 'rock', 'air', 5],
    ['hut with mushrooms growing on the roof', 'mushrooms', 'roof', 4],
  ] as const)('%s', (text, concept, where, count) => {
    const [about] = changes(text).filter((c) => c.is === 'about');
    expect(about).toMatchObject({ where, count });
    expect(about?.item.concept).toContain(concept);
  });

  it('somebody alone stands beside it, a storm is over it', () => {
    expect(changes('watchtower with an archer')).toContainEqual(expect.objectContaining({ is: 'at side', count: 1 }));
    expect(composed('dark castle with lightning above')?.graph.weather).toEqual(['storm']);
  });
});

describe('parts of a building', () => {
  it('stand nowhere beside it', () => {
    expect(composed('giant mushroom house with tiny windows')?.graph.nodes ?? []).toHaveLength(0);
    expect(composed('castle with a moat and two towers')?.graph.nodes).toHaveLength(1);
    expect(composed('castle with a moat and two towers')?.graph.nodes[0]).toMatchObject({ count: 1, brief: { concept: 'twin-castle' } }); // biome-ignore format: one line
    expect(changes('haunted mansion with a graveyard in front')).toContainEqual(expect.objectContaining({ is: 'goods', count: 3 })); // biome-ignore format: one line
  });
});
