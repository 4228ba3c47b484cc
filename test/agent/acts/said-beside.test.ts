/** What is said beside a wish, and belongs to it: pieces with what is said of each, second thoughts, "ones", those that have none. */
import { expect, it, test } from 'vitest';
import { newGame } from '../../../workers/agent/games/index.ts';
import { actOf } from '../../../workers/agent/planner/acts/index.ts';
import { decide } from '../../../workers/agent/planner/decide.ts';
import { meantOf } from '../../../workers/agent/planner/games/meant.ts';
import { unheard } from '../../../workers/agent/planner/heard.ts';
import { onceMore } from '../../../workers/agent/planner/once-more.ts';
import { righted } from '../../../workers/agent/planner/righted.ts';
import type { Context } from '../../../workers/agent/planner/types.ts';
import { wishesOf } from '../../../workers/agent/planner/wishes.ts';
import { become, called, having, own, told, wishOf } from './theirs.ts';
import { wished } from './wished.ts';

const SINGER = having(own('CHARACTER', 'singer'));

test.each<[string, string]>([
  ['make [target her hair] [change longer] and [target the dress] [change blue], [change keep the face]', 'longer hair, blue dress'],
  ['[target the hair] [change longer]', 'longer hair'],
])('%s', (marked, words) => {
  expect(called(become('edit', marked, SINGER))[0]).toContain(words);
}); // biome-ignore format: a table

it('moves those that have no movement yet', () => {
  const all = having(own('CHARACTER', 'elf', { animations: 2 }), own('CHARACTER', 'orc'), own('CHARACTER', 'troll'));
  const idle = become('animate', '[anim idle] animation for [target every character that has none]', all);
  expect(called(idle).map((call) => call.split(' ')[1])).toEqual(['orc', 'troll']);
});

it('draws first who moves and is not there', () => {
  const horse = become('animate', 'a [anim walking] animation for [n a horse], [frames 6 frames]', having());
  expect(called(horse)[0]).toContain('a horse');
  expect(horse.steps.map(({ what }) => what).join()).toContain('walking, 6 frames');
});

it('keeps the last colour of a second thought, and what "ones" are', async () => {
  const cape = await wishesOf('a knight with a blue cape no wait red');
  expect(cape[0]!.slots.map(({ words }) => words)).toEqual(['a knight with a red cape']);
  const trees = await wishesOf('one big tree, 96 px, and make 3 smaller ones 48 px');
  expect(trees.at(-1)!.slots.map(({ slot, words }) => `${slot} ${words}`)).toEqual(['count 3', 'n tree', 'size 48 px']);
});

it('takes a program for no target', () => {
  const slot = { slot: 'target', words: 'for unity', start: 7, end: 16, sure: 1 };
  const part = { act: 'export', words: 'export for unity', start: 0, end: 16, sure: 1, slots: [slot], loose: [] };
  expect(righted(part).slots[0]).toMatchObject({ slot: 'format', words: 'unity' });
});

it('asks what shall be the same for somebody else', () => {
  const [wish] = onceMore([wished('make.character', 'a zombie', 'n:a zombie')], wished('again', 'the same for the skeleton', 'target:the skeleton')); // biome-ignore format: one line
  expect(told(become('edit', '[target the skeleton]', having(own('CHARACTER', 'skeleton'))))).toMatch(/What shall be other/); // biome-ignore format: one line
  expect(wish!.act).toBe('edit');
});

it('misses all animations that nobody makes, and offers where nothing is to be paid', () => {
  const step = { tool: 'create_character', args: { description: 'a ghost' }, price: 1, what: 'a ghost' };
  const wish = wished('make.character', 'a ghost with all animations', 'n:a ghost');
  expect(unheard(wish, { steps: [step] })).toEqual(['all animations']);
  const terms = [wished('terms', 'i dont want to pay anything')];
  expect(decide([{ wish, outcome: { steps: [step] } }], { wishes: [wish], agreed: false, dropped: false, terms })).toMatchObject({ say: expect.stringContaining('nothing is spent') }); // biome-ignore format: one line
});

it('exchanges the colours of two, and names what "it" was', () => {
  const flags = having(own('MAP_OBJECT', 'red flag'), own('MAP_OBJECT', 'blue flag'));
  expect(called(become('edit', 'swap [change the colors] of [target the two flags]', flags)).map((call) => call.slice(-9))).toEqual([' red flag', 'blue flag'].reverse()); // biome-ignore format: one line
  const wish = {
    ...wishOf('edit', 'the shadow under [target him] looks weird, [change get rid of it]'),
    loose: ['shadow'],
  };
  expect(actOf(wish)(wish, SINGER)!.steps[0]!.what).toContain('without shadow');
});

it('renames and tags at once, and finds whose walk it is', () => {
  const all = having(own('CHARACTER', 'ranger', { animations: 1 }), own('UI_ASSET', 'ui 2'));
  const both = become('rename', 'rename [target ranger] to [name Tom] and tag it [name woods]', all);
  expect(both.steps.map(({ tool }) => tool)).toEqual(['get_character', 'update_character_tags', 'rename_asset']);
  expect(told(become('check', 'is [target my walk animation] ok', all), {})).toContain('ranger');
});

it('gives looks without anybody to whom they are said after, and takes one movement of an attack that is told', async () => {
  const nurse = await wishesOf('zombie nurse, 64px, walking. muted colours, a bit of blood');
  expect(nurse.map(({ act }) => act)).toEqual(['make.character']);
  expect(nurse[0]!.slots.map(({ slot }) => slot)).toContain('palette');
  const [attack] = await wishesOf('give the archer an attack animation, like shooting her bow');
  expect(attack!.slots.filter(({ slot }) => slot === 'anim').map(({ words }) => words)).toEqual(['shooting her bow']);
});

it('refuses what is surely meant badly, and draws a girl', async () => {
  expect((await wishesOf('make a girl')).map(({ act }) => act)).toEqual(['make.character']);
  expect((await wishesOf('draw a naked girl')).map(({ act }) => act)).toEqual(['unsafe']);
});

it('builds another game and draws somebody beside the game that is there', async () => {
  const game = newGame('platformer', { title: 'Coin Runner', theme: 'forest', seed: 1 });
  const past = [{ role: 'results' as const, results: [{ tool: 'write_game', text: '', failed: false }] }];
  const context = {
    ...having(own('TOPDOWN_TILESET', 'grass and water')),
    game,
    projectId: 'p',
    past,
  } as unknown as Context;
  const acts = async (message: string) => meantOf(await wishesOf(message), context, message).map(({ act }) => act);
  expect(await acts('make a platformer with a ninja frog, 3 levels, double jump')).toEqual(['game.make']);
  expect(await acts('make a girl')).toEqual(['make.character']);
  expect(await acts('make a second boss')).toEqual(['game.change']);
  expect(await acts('double jump and 5 lives')).toEqual(['game.change']);
});
