import { expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text);
const graphOf = (text: string, wide = false) =>
  compositionOf(text, read(text), read, { width: wide ? 192 : 128, height: 128, background: true, flat: true })!.graph;

// what is on a part of a house is the house's, and no second subject beside it
it.each([
  ['lighthouse with a seagull on the railing', 'lighthouse', 'seagull', 'railing'],
  ['house with a nest on the chimney', 'house', 'nest', 'chimney'],
  ['house with a tree growing through the roof', 'house', 'tree', 'roof'],
  ['haunted house with a ghost in the window', 'haunted-house', 'ghost', 'window'],
  ['tower with a crystal on top', 'tower', 'crystal', undefined],
  ['tower with floating stones around the top', 'tower', 'rock', 'around'],
  ['stable with one horse looking out', 'barn', 'horse', 'opening'],
  ['dog house with a puppy peeking out', 'dog-house', 'dog', 'opening'],
  ['stone well with a bucket hanging', 'well', 'bucket', 'eaves'],
  ['bakery with cakes in the window', 'bakery', 'cake', 'window'],
  ['palace with dragon around the tower', 'palace', 'dragon', undefined],
])('%s', (text, house, item, at) => {
  const { nodes } = graphOf(text);
  expect(nodes.map(({ brief }) => brief.concept)).toEqual([house]);
  const [change] = nodes[0]!.changes;
  expect(change).toMatchObject({ is: 'on top', item: { concept: item } });
  expect((change as { at?: string }).at).toBe(at);
});

it.each([
  ['restaurant with a terrace', { of: 'row', kind: 'terrace' }],
  ['house under construction', { of: 'scaffold' }],
  ['lighthouse with red and blue spiral stripes', { of: 'spiral' }],
  ['house with a staircase', { of: 'stairs' }],
  ['house with lights on', { of: 'window look', kind: 'lit' }],
  ['barn with a rooster weathervane', { of: 'on roof', kind: 'weather vane' }],
])('%s', (text, built) => {
  const { nodes, unknown } = graphOf(text);
  expect(nodes[0]!.changes).toContainEqual(expect.objectContaining({ is: 'built', ...built }));
  expect(unknown).toEqual([]);
});

it('all that is told of a bistro is before its front', () => {
  const { nodes, place, unknown } = graphOf('farm-to-table bistro with terrace, striped awning, chalkboard out front, 2 tables with umbrellas and fairy lights'); // biome-ignore format: one line
  expect([place, nodes.length, nodes[0]!.count, unknown]).toEqual([undefined, 1, 1, []]);
  expect(nodes[0]!.changes).toHaveLength(4);
});

it.each([
  ['tower with battlements', 'battlement-tower'],
  ['triangular house', 'a-frame'],
])('%s', (text, concept) => {
  expect(read(text).concept).toBe(concept);
});

it.each([
  ['clubhouse, kinda shabby', { is: 'weathered' }],
  ['boarded up house', { is: 'boarded' }],
  ['tower leaning to the left', { is: 'leaning', to: 'left' }],
  ['grain silo with rust stains', { is: 'rust' }],
  ['house with a broken door', expect.objectContaining({ is: 'built', of: 'door', kind: 'broken' })],
  ['mansion with a red carpet', expect.objectContaining({ is: 'built', of: 'carpet' })],
  ['toll booth with raised barrier', expect.objectContaining({ is: 'built', of: 'boom', kind: 'raised' })],
  ['pizzeria with a checkered awning', expect.objectContaining({ is: 'built', of: 'awning', kind: 'checkered' })],
  ['castle with two archers on the walls', expect.objectContaining({ is: 'about', where: 'roof', count: 2 })],
  [
    'fort with a guard on the wall',
    expect.objectContaining({ is: 'on top', item: expect.objectContaining({ concept: 'soldier' }) }),
  ],
  ['pharmacy with a green cross sign', expect.objectContaining({ is: 'signboard', of: 'cross', hue: '#4c9a3c' })],
  ['circus tent with light bulbs along the edge', expect.objectContaining({ is: 'built', of: 'lights' })],
  ['cottage with ivy on the left wall', { is: 'ivy', to: 'left' }],
  ['hut with a skull above the door', expect.objectContaining({ is: 'on walls', of: 'skull', over: 'door', count: 1 })],
  ['water tower with a smiley face', { is: 'face', mood: 'happy' }],
  ['stone bridge with four lamps', expect.objectContaining({ is: 'about', where: 'roof', count: 4 })],
  ['police station with a blue lamp', expect.objectContaining({ is: 'on walls', of: 'lantern', count: 1 })],
  ['motel with a neon open sign', expect.objectContaining({ is: 'lettering', text: 'open', neon: true })],
  ['windmill with a broken blade', expect.objectContaining({ is: 'torn sails' })],
  ['cafe with closed sign', { is: 'lettering', text: 'closed' }],
  [
    'water mill, wheel on the left side',
    { is: 'built', of: 'side', kind: 'wheel', hue: 'left', told: 'with wheel on the left side' },
  ],
  ['barber shop with spinning pole', { is: 'on walls', of: 'barber pole', count: 2, told: "barber's poles" }],
])('%s', (text, change) => {
  expect(graphOf(text).nodes[0]!.changes).toContainEqual(change);
});

it('a monastery gate is no room of a church', () => {
  expect(graphOf('monastery gate with a long stairway').nodes[0]!.brief.concept).toBe('monastery-gate');
});

it('a trade with its sign is its house', () => {
  expect(graphOf('blacksmith with a sword sign').nodes[0]!.brief.concept).toBe('blacksmith-shop');
  expect(graphOf('bar with a neon cocktail sign').nodes[0]!.brief.concept).toBe('bar-building');
});

it.each([
  ['truck on a highway', 'highway'],
  ['cyclist on a road', 'country road'],
  ['dancers in a club', 'disco'],
  ['penguins on ice', 'frozen lake'],
  ['teacher at a blackboard', 'classroom'],
  ['summer beach', 'beach'],
])('%s', (text, place) => {
  expect(graphOf(text, true).place).toBe(place);
});
