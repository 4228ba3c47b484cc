/** What a reader puts elsewhere than it belongs: a map in winter, roles of a game, one of a list with something on it, what is no movement. */
import { expect, test } from 'vitest';
import { templateOf } from '../../../workers/agent/games/index.ts';
import { inRoles } from '../../../workers/agent/planner/games/roles.ts';
import { meantHere } from '../../../workers/agent/planner/meant-here.ts';
import { onceMore } from '../../../workers/agent/planner/once-more.ts';
import { onTopOf } from '../../../workers/agent/planner/standing.ts';
import { wishesOf } from '../../../workers/agent/planner/wishes.ts';
import { answered, become, called, having, own, told, wishOf } from './theirs.ts';

const mira = own('CHARACTER', 'Mira the archer');
const chest = own('MAP_OBJECT', 'treasure chest');
const village = own('MAP', 'Forest village');

test('a finished map in another season is offered as another map of such tiles', () => {
  const outcome = become('edit', '[target my forest village] [change in winter], [change frozen pond], [change same layout]', having(village)); // biome-ignore format: one line
  expect(outcome.instead).toMatch(/cannot be exchanged.*snowy/);
  expect(outcome.lost ?? []).toEqual([]);
  expect(outcome.steps.some(({ tool }) => tool === 'create_map')).toBe(true);
});

test('something is put on a map beside something', () => {
  const outcome = become('edit', 'put [target the treasure chest] on [target the map next to the well]', having(chest, village)); // biome-ignore format: one line
  expect(called(outcome)[1]).toMatch(/^list_map_objects Forest-village/);
  expect(called(outcome)[2]).toMatch(/^place_map_object Forest-village treasure-chest/);
  expect(told(outcome)).toContain('stands no "well"');
});

test('a movement once more has the frames that are said, and all its sides', async () => {
  const { said } = await answered('the walk of mira looks too stiff, make it 8 frames', mira, chest);
  expect(said).toContain('walk, 8 frames (8 generations)');
});

test('several changes of one thing follow one another', () => {
  const outcome = become('again', '[target treasure chest] [look open], [look with gold spilling out]', having(chest));
  expect(called(outcome)[0]).toContain('open treasure chest with gold spilling out');
});

test.each([
  ['tower-defence', '[pickup mushrooms as towers] [foe beetles]', 'tower mushrooms'],
  ['tower-defence', '[rule mushrooms are the towers]', 'tower mushrooms'],
  ['runner', '[rule obstacles are trash cans] and [pickup pigeons]', 'foe trash cans|foe pigeons'],
] as const)('%s: %s', (id, marked, roles) => {
  const { slots } = inRoles(wishOf('game.make', marked), templateOf(id));
  expect(slots.map(({ slot, words }) => `${slot} ${words}`).join('|')).toContain(roles);
});

test.each([
  ['isometric blocks: grass, stone, water, lava and one with a tree on it', 'grass with a tree'],
  ['make me a dwarf with a red beard and hammer, 4 directions', 'with a hammer'],
])('%s', async (message, words) => {
  const [wish] = await wishesOf(message);
  expect(wish!.slots.map((slot) => slot.words)).toContain(words);
  expect(wish!.slots.some(({ slot }) => slot === 'anim')).toBe(false);
});

test('what is picked where nothing is offered is new', () => {
  const nothing = { open: undefined, which: false, done: [], terms: [] };
  const { wishes } = onTopOf(nothing, [wishOf('pick', 'give me [target a desert tileset]')]);
  expect(wishes[0]).toMatchObject({ act: 'make.tiles', slots: [{ slot: 'ground', words: 'desert' }] });
  expect(onTopOf(nothing, [wishOf('pick', '[target the second one]')]).wishes[0]!.act).toBe('pick');
});

test('a border of icons is told, and not left out', async () => {
  const { calls, said } = await answered('3 skill icons: fireball, heal, shield. 32x32, all same border');
  expect(calls).toEqual([]);
  expect(said).toContain('No border is drawn around an icon');
});

test('sizes are looked up and compared', async () => {
  const outcome = become('check', 'which of [target my assets] are bigger than 32px', having(mira, chest));
  expect(outcome.steps.map(({ tool }) => tool)).toEqual(['get_character', 'get_map_object']);
  expect(told(outcome, { text: 'size: 64x64' }, { text: 'size: 32x32' })).toMatch(
    /bigger than 32 px: "Mira the archer"\./,
  );
});

test('what a program has not is said', async () => {
  expect((await answered('do you dream of pixels lol')).said).toContain('no dreams');
});

test('her portrait is of who is drawn before', async () => {
  const { calls, said } = await answered('a sad skeleton lady with an umbrella, 64 px, then her portrait');
  expect(`${calls.join()} ${said}`).toContain('portrait of a sad skeleton lady');
});

test('a second thought takes the place of the first', async () => {
  const [spear] = await wishesOf('a sword, no a spear, 32px');
  expect(spear!.slots.filter(({ slot }) => slot === 'n').map(({ words }) => words)).toEqual(['a spear']);
  const [run] = await wishesOf('pls give bolt a run animation, hes only walking');
  expect(run!.slots.filter(({ slot }) => slot === 'anim').map(({ words }) => words)).toEqual(['run']);
});

test('each movement has the frames that are said of it', async () => {
  const { calls, said } = await answered('32x32 hero, 4 directions, walk cycle 6 frames, idle 4 frames');
  expect(`${calls.join()} ${said}`).toMatch(/idle, 4 frames/);
});

test('who is named without an article, and is not there, is drawn', async () => {
  expect((await answered('red dragon 64px', mira, chest)).calls.join()).toContain('create_character a red dragon');
});

test('what is taken from somebody is taken from whom it belongs to', async () => {
  expect((await answered("remove the archer's bow", mira, chest)).said).toContain('Mira the archer, without bow');
});

test('"it" is what was made last, and no map', () => {
  const wizard = own('CHARACTER', 'a wizard');
  const context = { ...having(wizard, village), recent: [wizard] };
  expect(meantHere([wishOf('resize', 'make [target it] [size smaller]')], context)[0]!.act).toBe('resize');
});

test('a change to night of a map is no thing on it', () => {
  const outcome = become('edit', 'turn [target the Forest village] [change into night]', having(village));
  expect(outcome.steps).toEqual([]);
  expect(outcome.say).toContain('for night');
});

test('a price is compared, and nothing offered', () => {
  const outcome = become('price', 'which is cheaper: [n a new knight] or [n changing mira]', having(mira));
  expect([outcome.steps, outcome.say]).toEqual([[], expect.stringMatching(/1 generation.*20 generations/s)]);
});

test('a word that is taken for a slip of the pen may be a name', async () => {
  expect((await answered('give mira a pet owl', mira, chest)).calls.join()).toContain('owl');
});

test('as many are put on a map as are said', async () => {
  const { said } = await answered('make a village map with 3 houses, a pond and a windmill, 40x40', village);
  expect(said).toContain('house 3 times');
});

test('a shop for potions is a shop, and a set of icons no thing', async () => {
  const named = async (message: string) => (await wishesOf(message))[0]!.slots.filter(({ slot }) => slot === 'n').map(({ words }) => words); // biome-ignore format: one line
  expect(await named('a shop for potions, top down, 64px')).toEqual(['a shop for potions']);
  expect(await named('icons for skills: fireball, heal')).not.toContain('icons for skills');
});

test('what was changed comes in other colours, offered', () => {
  const last = wishOf('edit', '[target a potion] [change purple]');
  const [more] = onceMore([last], wishOf('again', '[count 3] more in [look other colors]'));
  expect(more!.slots.map(({ words }) => words)).toEqual(['3', 'a potion', 'red', 'blue', 'green']);
});

test('"no, happy" is how it shall be', () => {
  const done = { open: undefined, which: false, done: [wishOf('make.character', '[n a cat]')], terms: [] };
  const { wishes } = onTopOf(done, [wishOf('chat', 'no, happy')]);
  expect(wishes[0]!.slots.map(({ words }) => words)).toEqual(['a cat', 'happy']);
});

test('what a thing is turned into is drawn in its place', () => {
  const potion = own('MAP_OBJECT', 'red potion');
  const outcome = become('edit', 'turn [target the red potion] into [change a poison bottle with a skull on it]', having(potion)); // biome-ignore format: one line
  expect(called(outcome)[0]).toMatch(/48 48 a poison bottle with a skull/);
});
