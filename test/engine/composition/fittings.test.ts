import { describe, expect, it } from 'vitest';
import { SIGN_PICTURES, signFor } from '../../../workers/engine/catalogue/things/sign-pictures.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const composed = (text: string, size = 64) =>
  compositionOf(text, understand(text, { seed: 1 }), read, { width: size, height: size, background: true, flat: true });
const changesOf = (text: string) => composed(text)?.graph.nodes[0]?.changes.map(({ is }) => is) ?? [];

describe('what a building is said to have', () => {
  it.each([
    ['weapon shop with a sword sign', 'weapon-shop', ['signboard']],
    ['bakery with smoking chimney', 'bakery', ['smokes']],
    ['log cabin with smoke from the chimney', 'log-cabin', ['smokes']],
    ['goblin hut with skulls', 'mud-hut', ['on walls']],
    ['house with a white picket fence', 'house', ['fenced']],
    ['haunted house with bats', 'haunted-house', ['flying']],
    ['witch hut on chicken legs', 'hut', ['legs']],
    ['barn with hay bales', 'barn', ['built']],
    ['potion shop, bubbling cauldron outside', 'potion-shop', ['goods']],
    ['market stall selling fruits with striped awning', 'shop', ['goods']],
    ['stone house with a red roof and ivy', 'house', ['ivy']],
    ['mushroom shop', 'item-shop', ['signboard', 'goods']],
    ['house with a telescope on the roof', 'house', ['built']],
    ['city gate with guards', 'gatehouse', ['goods']],
    ['haunted mansion with dead trees', 'haunted-house', ['flanked']],
    ['crooked wizard tower', 'tower', ['leaning']],
    [
      'mansion with one light on in the attic, crooked iron fence, bats',
      'mansion',
      ['one window lit', 'fenced', 'flying'],
    ],
    ['desert ruins half buried', 'ruins', ['sunk']],
    ['apartment block with air conditioners', 'apartment-building', ['on walls']],
    ['orc fortress', 'castle', ['spiked', 'on walls']],
    ['broken wooden bridge', 'bridge', ['gap']],
    ['bookshop with green shutters and a sign that says BOOKS', 'bookstore', ['shutters', 'lettering']],
    ['ramen shop with a blue curtain at the door', 'ramen-shop', ['door curtain']],
    ['medieval inn with a stable on the side', 'medieval-inn', ['wing']],
    ['barber shop with a striped pole', 'barber-shop', ['on walls']],
    ['hotel with a fire escape', 'hotel', ['fire escape']],
  ])('%s', (text, concept, changes) => {
    const made = composed(text)!;
    expect(made.graph.nodes.map((n) => n.brief.concept)).toEqual([concept]);
    expect(changesOf(text)).toEqual(expect.arrayContaining(changes));
    expect(made.brief.unknown).toEqual([]);
  });

  it('the sign shows what was said, larger than a few pixels', () => {
    for (const [of, rows] of Object.entries(SIGN_PICTURES).map(([id, { rows }]) => [id, rows] as const)) {
      expect(new Set(rows.map((r) => r.length)).size, of).toBe(1);
      expect(Math.max(rows.length, rows[0]!.length), of).toBeGreaterThanOrEqual(5);
    }
    expect(['loaf of bread', 'beer mug', 'crystal ball', 'jewelry', 'shoes'].map(signFor)).toEqual(['bread', 'mug', 'orb', 'gem', 'boot']); // biome-ignore format: one line
  });

  it('a board shows the word as it was typed', () => {
    for (const [text, word] of [
      ['diner with a neon sign that says EATS at night', 'EATS'],
      ['tavern, sign reading "The Boar"', 'The Boar'],
    ] as const)
      expect(composed(text)!.graph.nodes[0]!.changes).toContainEqual(expect.objectContaining({ is: 'lettering', text: word })); // biome-ignore format: one line
  });

  it('is drawn: smoke stands over the chimney, a board beside the door', () => {
    const made = composed('bakery with smoking chimney and a crown sign')!;
    const image = made.draw(made.brief, { width: 64, height: 64, style: {}, seed: 1 } as never);
    const { parts, partNames } = image.facts;
    for (const name of ['smoke', 'sign'])
      expect(parts.filter((p) => p >= 0 && partNames[p] === name).length, name).toBeGreaterThan(12);
  });
});

describe('whose a place is, and of which world', () => {
  it.each([
    ['desert bazaar', 'market', ['desert']],
    ['orc village', 'village', ['goblin']],
    ['market in the desert', 'market', ['desert']],
    ['village of orcs', 'village', ['goblin']],
    ['haunted house interior', 'living room', ['haunted']],
    ['sci-fi kitchen', 'kitchen', ['future']],
    ['treehouse village', 'village', ['homes:treehouse']],
    ['city overgrown with plants', 'city', ['overgrown']],
    ['goblin market in a cave', 'market', ['goblin', 'cave']],
    ['graveyard in fog, full moon, horror', 'graveyard', ['haunted']],
  ])('%s', (text, place, manners) => {
    const { graph } = composed(text, 128)!;
    expect(graph.place).toBe(place);
    expect(graph.manners?.map(({ id }) => id)).toEqual(expect.arrayContaining(manners));
    expect(graph.nodes).toEqual([]);
  });

  it('who lives in a cave stands in it; a knight keeps the sword he has in the forest', () => {
    expect(composed('bear cave', 128)!.graph.place).toBe('cave');
    expect(composed('knight in a forest with a sword', 128)!.graph).toMatchObject({ place: 'forest', extras: [] });
    expect(composed('ruins in the jungle with a waterfall', 128)!.graph.extras).toHaveLength(1);
  });

  it('the sky over a place belongs to it', () => {
    expect(composed('full moon over a lake', 128)!.graph).toMatchObject({ place: 'lake', time: 'night', nodes: [] });
    expect(composed('sandstorm in the desert', 128)!.graph).toMatchObject({ place: 'desert', weather: ['sand'] });
    expect(composed('northern lights over mountains', 128)!.graph.painted).toMatchObject([{ feature: 'aurora' }]);
  });
});
