/** What of the account words point at. */
import { describe, expect, it, test } from 'vitest';
import { refer } from '../../../workers/agent/planner/refer.ts';
import type { Context } from '../../../workers/agent/planner/types.ts';
import { isWithin, spanIn } from '../../../workers/agent/planner/when.ts';
import { having, own } from './theirs.ts';

const ALL = having(
  own('CHARACTER', 'blue dragon'),
  own('CHARACTER', 'red dragon'),
  own('CHARACTER', 'princess Ela'),
  own('CHARACTER', 'blacksmith'),
  own('CHARACTER', 'test2 knight'),
  own('OBJECT', 'test barrel'),
  own('OBJECT', 'dog house'),
  own('MAP_OBJECT', 'health potion', { description: 'a red health potion', createdAt: '2020-01-01T10:00:00Z' }),
  own('MAP_OBJECT', 'mana potion'),
  own('TOPDOWN_TILESET', 'grass/water', { description: 'water and grass' }),
);
const names = (words: string | readonly string[], context: Context = ALL) => refer([words].flat(), context).own.map(({ name }) => name); // biome-ignore format: one line

test.each([
  ['the red dragon', ['red dragon']],
  ['my dragons', ['blue dragon', 'red dragon']],
  ['both potions', ['health potion', 'mana potion']],
  ['all the dragons except the blue one', ['red dragon']],
  ['all potions but not the mana potion', ['health potion']],
  ['all dragons but the red one', ['blue dragon']],
  ['everything called test', ['test barrel', 'test2 knight']],
  ['the knight', ['test2 knight']],
  ['the helth potion', ['health potion']],
  ['the red dragon and the blacksmith', ['blacksmith', 'red dragon']],
  ['the grass tiles', ['grass/water']],
  ["the princess's", ['princess Ela']],
  ['all my tilesets', ['grass/water']],
  ['her', ['princess Ela']],
  ['the last one', ['blue dragon']],
  ['the oldest item', ['mana potion']],
])('%s', (words, expected) => {
  expect([...names(words)].sort()).toEqual(expected);
});

describe('what is not clear', () => {
  it('is asked where one of several is meant', () => {
    expect(refer(['the dragon'], ALL).either.map(({ name }) => name)).toEqual(['blue dragon', 'red dragon']);
    expect(refer(['it'], ALL).either.length).toBe(ALL.own.length);
  });
  it('is told where there is none of that name', () => {
    expect(refer(['my submarine'], ALL)).toMatchObject({ own: [], nobody: ['my submarine'] });
  });
});

it('takes the others of the same sort', () => {
  const [last, ...rest] = ['guard red', 'guard blue', 'guard green'].map((name) => own('CHARACTER', name));
  const context = { ...having(...rest, last!, own('CHARACTER', 'cook')), recent: [last!] };
  expect(names('the other two', context)).toEqual(['guard blue', 'guard green']);
});

it('knows days', () => {
  const now = new Date(2026, 10, 29, 12);
  expect(isWithin(spanIn('the cat of tuesday', now)!, new Date(2026, 10, 24, 9).toISOString())).toBe(true);
  expect(isWithin(spanIn('last week', now)!, new Date(2026, 10, 20).toISOString())).toBe(true);
  expect(isWithin(spanIn('tonight', now)!, new Date(2026, 10, 28, 20).toISOString())).toBe(false);
  expect(isWithin(spanIn('two days ago', now)!, new Date(2026, 10, 27, 8).toISOString())).toBe(true);
  expect(spanIn('the knight', now)).toBeUndefined();
});
