/** Whom of the account a message means, what is asked of it, and what is put on a map that is there. */
import { expect, test } from 'vitest';
import { editGame, newGame } from '../../../workers/agent/games/index.ts';
import { anotherOf } from '../../../workers/agent/planner/another-of.ts';
import { withComing } from '../../../workers/agent/planner/games/coming.ts';
import { gameFact } from '../../../workers/agent/planner/games/facts.ts';
import { saidPlainly } from '../../../workers/agent/planner/games/said.ts';
import { ofTheirs } from '../../../workers/agent/planner/theirs.ts';
import type { Own } from '../../../workers/agent/planner/types.ts';
import { materialIn, withEdit } from '../../../workers/agent/planner/words/with-edit.ts';
import { answered, become, called, having, own, told, wishOf } from './theirs.ts';

const bolt = own('CHARACTER', 'Bolt the robot');
const chest = own('MAP_OBJECT', 'treasure chest');
const fort = own('MAP', 'Hill fort');

test('somebody is called by the short name, though it is the name of a thing', async () => {
  const { said } = await answered('make Bolt red instead of grey', bolt, chest);
  expect(said).toContain('Bolt the robot, red');
});

test('a part that names nothing is of what was spoken of before it', () => {
  const both = ofTheirs([wishOf('check', 'is [target the treasure chest] animated'), wishOf('edit', 'make [target it] [change open]')], having(bolt, chest)); // biome-ignore format: one line
  expect(both[1]!.slots[0]).toEqual({ slot: 'target', words: 'treasure chest' });
});

test('each has what is said of it', () => {
  const barrel = own('MAP_OBJECT', 'wooden barrel');
  const both = ofTheirs([wishOf('edit', '[n treasure chest glow] [target the barrel] [change broken]')], having(chest, barrel)); // biome-ignore format: one line
  expect(both.map(({ slots }) => slots.map(({ words }) => words).join(' '))).toEqual(['the barrel broken', 'treasure chest glow']); // biome-ignore format: one line
});

test('how many sides it has is answered from its record', () => {
  const outcome = become('check', 'how many directions does [target Bolt the robot] have', having(bolt));
  expect(outcome.steps[0]!.tool).toBe('get_character');
  expect(told(outcome, { text: 'directions: 4' })).toContain('4 directions');
});

test('of two ways one is done, and the other one told', () => {
  const outcome = become('edit', '[change add snow] to [target treasure chest], or make [change a winter version]', having(chest)); // biome-ignore format: one line
  expect(outcome.steps).toHaveLength(1);
  expect(outcome.instead).toContain('winter version');
});

test('what is there is put on a map for nothing, and what is not is drawn for it', () => {
  const outcome = become('edit', 'place [target treasure chest] on [target Hill fort] behind the house', having(chest, fort)); // biome-ignore format: one line
  expect(called(outcome)[1]).toMatch(/^list_map_objects Hill-fort/);
  expect(called(outcome)[2]).toMatch(/^place_map_object Hill-fort treasure-chest/);
  expect(told(outcome)).toContain('stands no "house"');
  const towers = become('edit', 'add [change a lake] and [change two towers] to [target Hill fort]', having(fort));
  expect(towers.steps.map(({ tool }) => tool)).toEqual(['get_map', 'create_map_object', 'place_map_object', 'place_map_object', 'edit_map']); // biome-ignore format: one line
});

test('of a material it is one', () => {
  expect(withEdit('a wooden window', 'dark metal')).toBe('a dark metal window');
  expect(materialIn('with a gem')).toBeUndefined();
});

test('a price asked beside work is told before it is done', async () => {
  const { calls, said } = await answered('animate bolt running, how much would that cost me?', bolt);
  expect(calls).toEqual([]);
  expect(said).toContain('8 generations');
});

const game = newGame('platformer', { title: 'Coin Runner' });

test('what is asked of a game is told from its settings', () => {
  expect(gameFact('how many levels has it', game)).toContain('3 levels');
  expect(gameFact('is there a level 5 in it', game)).toMatch(/^No,/);
  expect(gameFact('make level 2 harder', game)).toBeUndefined();
});

test('hits are lives, and one hero is swapped for another', () => {
  expect(saidPlainly('the player dies after 2 hits', game)).toContain('2 lives');
  expect(saidPlainly('swap the hero from Bolt to Mira', game)).toContain('the hero should be a Mira');
  expect(saidPlainly('change the hero to a robot and the place to a factory', game)).toContain('change the hero');
  expect((editGame(game, 'faster every 30 seconds') as { game?: typeof game }).game?.settings.timeLimit ?? 0).toBe(0);
});

test('whom the same message draws is put into the game', () => {
  const cat = become('make.character', '[n a cat]', having()).steps;
  expect(withComing(wishOf('game.change', '[change put him as boss]'), cat)!.slots[0]!.words).toBe('put a cat as boss');
  expect(withComing(wishOf('game.change', '[change make it faster]'), [])).toBeUndefined();
});

test('another version of what is asked for is one more of it', () => {
  const one = wishOf('make.character', '[n a skeleton enemy] [size 32px] [anim walk]');
  const boss = anotherOf(one, wishOf('resize', 'also a boss version thats twice as big'))!;
  expect(boss.slots.map(({ words }) => words)).toEqual(['a skeleton boss', 'walk', '64x64']);
  const block = wishOf('make.iso', '[ground grass]');
  expect(anotherOf(block, wishOf('make.object', 'and then one with a path on it'))!.slots[0]!.words).toBe('grass with a path'); // biome-ignore format: one line
});

test('a plant stands on the ground of its place, and an edge is drawn with the size', () => {
  const desert = become('make.tiles', '[place a desert] with [ground cactus] and [ground oasis water]', having());
  expect(called(desert)[0]).toMatch(/oasis water sand/);
  const sized = become('resize', '[target grass and water] [size 32 px] [border a sandy beach edge]', having(own('TOPDOWN_TILESET', 'grass and water'))); // biome-ignore format: one line
  expect(called(sized)[0]).toContain('sandy beach');
});

test('a part that became nothing is told', async () => {
  const { said, calls } = await answered('an evil wizard, his tower and his cat');
  expect(said).toContain('a tower');
  expect(calls.length).not.toBe(2);
});

test('a ground of a tileset is changed by itself', () => {
  const set = own('TOPDOWN_TILESET', 'sand and water');
  const outcome = become(
    'edit',
    '[target the water] in [target sand and water] should be [change darker]',
    having(set),
  );
  expect(called(outcome)[0]).toMatch(/sand darker water/);
});

const HERS: readonly Own[] = [
  own('CHARACTER', 'Oda', { description: 'a herbalist with a basket', sides: 4 }),
  own('CHARACTER', 'Grubnik', { description: 'a goblin tinkerer', sides: 4 }),
  own('MAP_OBJECT', 'treasure chest', { size: { width: 32, height: 32 } }),
  own('MAP_OBJECT', 'windmill', { size: { width: 96, height: 96 } }),
];
test.each([
  // whoever is named is who it is done with, in whichever form of the name
  ['Gruvnik needs an attack', /Grubnik/],
  ['the herbalist should wear a red cape', /Oda/],
  ['two goblins like Grubnik, one fat and one thin', /fat goblin tinkerer.*thin goblin tinkerer/s],
  ['isometric version of my chest', /create_isometric_tile a treasure chest/],
  ["Oda's dog needs a walk animation", /no dog of "Oda".*Shall I/s],
  ['what can i do with the windmill', /windmill but broken/],
  // an order is no part of a picture
  ['a ladder, a rope and a bridge that match', /Shall I/],
  ['chests: wooden, iron, gold', /^(?!.*2 x).*gold chest/s],
  // and what no call has is told before anything is paid
  ['could the chest have legs? like a mimic', /"mimic".*Shall I/s],
  ['two versions of the chest: open and empty, open full of gold', /open and empty.*open treasure chest full of gold/s],
])('%s', async (message, expected) => {
  const { calls, said } = await answered(message, ...HERS);
  expect([...calls, said].join('\n')).toMatch(expected);
});
