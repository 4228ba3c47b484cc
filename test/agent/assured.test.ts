import { describe, expect, test } from 'vitest';
import type { Result, Turn } from '../../workers/agent/model.ts';
import { planner } from '../../workers/agent/planner/index.ts';
import { missingWords, wouldMiss } from '../../workers/agent/planner/says.ts';
import { judge } from './judge.ts';

/** A conversation to its end: calls that were made for the last message, and what was said last. */
async function said(...messages: readonly string[]): Promise<{ calls: readonly Result[]; text: string }> {
  const turns: Turn[] = [];
  let [calls, text]: [Result[], string] = [[], ''];
  for (const message of messages) {
    turns.push({ role: 'user', text: message });
    calls = [];
    for (let round = 0; round < 20; round++) {
      const reply = await planner.next({
        ...{ system: '', turns, tools: [], projectId: null, signal: new AbortController().signal },
        price: async () => 0,
        onText: () => {},
      });
      turns.push({ role: 'assistant', text: reply.text, calls: reply.calls });
      if (reply.text) text = reply.text;
      if (!reply.calls.length) break;
      const results = reply.calls.map((call): Result => {
        const structured = call.tool === 'find_assets' ? { assets: [] } : { object_id: 'o', character_id: 'c' };
        return { ...call, failed: false, text: 'status: completed', structured };
      });
      calls.push(...results.filter(({ tool }) => tool !== 'find_assets'));
      turns.push({ role: 'results', results });
    }
  }
  return { calls, text };
}

describe('nothing is paid for while a word of the wish would be missing', () => {
  test('the word is asked about, with what can be drawn in its place', async () => {
    const { calls, text } = await said('a gigachad knight with a red cape');
    expect(calls).toEqual([]);
    expect(text).toMatch(/"gigachad" would be missing.*go on without it\?$/s);
    const asked = wouldMiss(['fin'], [{ word: 'fin', choices: ['wing', 'tail'] }], ['a helmet'], 1);
    expect(asked).toContain('for "fin" wing or tail; or go on without it?');
    expect(missingWords(asked)).toEqual(['fin']);
  });

  test('going on without it makes the rest, and a word in its place is drawn', async () => {
    const without = await said('a gigachad knight with a red cape', 'go on without it');
    expect(without.calls.map(({ tool }) => tool)).toEqual(['create_character']);
    const other = await said('a gigachad knight with a red cape', 'tall');
    expect(other.calls.map(({ args }) => args.description)).toEqual(['a tall knight with a red cape']);
  });

  test.each([
    'a knight with a red cape',
    'a cool sword for my jam game please',
    'sprite of a cute green frog',
    'a wooden barrel, 32x32',
    'ten different trees',
    'potions in three sizes: small, medium and large',
    'a robot without arms',
  ])('%s: nothing is asked', async (words) => expect((await said(words)).calls.length).toBeGreaterThan(0));
});

describe('what is no order for something new is not paid for as one', () => {
  test.each(['add a hat', 'no game, just the pictures: a ladybug, a leaf, a water drop'])('%s', async (words) => {
    const { calls } = await said(words);
    expect(
      calls.filter(({ tool }) => /write_game|create_(?:map_object|character)$/.test(tool) && words === 'add a hat'),
    ).toEqual([]);
    expect(calls.some(({ tool }) => tool === 'write_game')).toBe(false);
  });
  test('a yes to what was understood makes that', async () => {
    const { calls } = await said('add a hat', 'yes');
    expect(calls.map(({ args }) => args.description)).toEqual(['a hat']);
  });
});

describe('what nobody would say of a picture is asked about', () => {
  test.each([
    '32x32 crate 64x64 crate and 128x128 crate',
    'chess pieces, both colours, complete',
    'make a robot. no arms. one wheel. antenna with light',
    'i want a forest tileset, three enemies (slime, bat, goblin) and a hero with a sword',
    'tower defence AND platformer in one game pls',
  ])('%s', async (words) => {
    const { calls, text } = await said(words);
    if (calls.length) expect(text).not.toMatch(/(?:\d+x\d+ crate.*){2}|both colours, complete|tiles: slime|, wheel/);
    else expect(text).toMatch(/Nothing is made yet/);
  });
});

describe('a list that was typed in haste is drawn thing by thing', () => {
  test.each([
    [
      'potion bottles: red, blue, green, and also a loaf of bread and a coin',
      ['a red potion bottle', 'a blue potion bottle', 'a green potion bottle', 'a loaf of bread', 'a coin'],
    ],
    [
      'i need three chests: wooden, iron, golden. all same size 32px and same style so they match',
      ['a wooden chest', 'an iron chest', 'a golden chest'],
    ],
    [
      'i want a forest tileset, three enemies (slime, bat, goblin) and a hero with a sword',
      ['slime', 'bat', 'goblin', 'a hero with a sword'],
    ],
    [
      'hello! my daughter (6) wants a unicorn with rainbow hair. could you make that? :)',
      ['a unicorn with rainbow hair'],
    ],
  ])('%s', async (words, drawn) => {
    const { calls } = await said(words);
    expect(calls.flatMap(({ args }) => (typeof args.description === 'string' ? [args.description] : []))).toEqual(
      drawn,
    );
  });
});

test('whom a change is for is asked where the account has several, and a question of two parts is answered in both', async () => {
  const several = [['CHARACTER', 'elf'] as const, ['CHARACTER', 'dwarf'] as const];
  const verdict = await judge({ say: ['add a hat'], makes: [], asks: true, has: several });
  expect(verdict).toMatchObject({ right: true });
  expect(verdict.said).toMatch(/elf or dwarf\?$/);
  const sizes = (await said('whats the max size for objects and can they be non square?')).text;
  expect(sizes).toMatch(/32 to 400 a side/);
  expect(sizes).toMatch(/oblong/);
});

test('what is said in a conversation that has built a game builds no second one', async () => {
  const { got } = await judge({
    say: ['a platformer with a fox', 'Put the wizard into the game instead of the fox.'],
    makes: [],
    asks: true,
  });
  expect(got).not.toMatch(/create_project/);
});
