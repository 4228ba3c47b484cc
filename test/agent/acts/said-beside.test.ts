/** What is said beside a wish, and belongs to it: pieces with what is said of each, second thoughts, "ones", those that have none. */
import { expect, it, test } from 'vitest';
import { decide } from '../../../workers/agent/planner/decide.ts';
import { unheard } from '../../../workers/agent/planner/heard.ts';
import { onceMore } from '../../../workers/agent/planner/once-more.ts';
import { righted } from '../../../workers/agent/planner/righted.ts';
import { wishesOf } from '../../../workers/agent/planner/wishes.ts';
import { become, called, having, own, told } from './theirs.ts';
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
