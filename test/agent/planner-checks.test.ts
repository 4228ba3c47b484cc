import { describe, expect, test } from 'vitest';
import { excluding } from '../../workers/agent/planner/accounted/alternatives.ts';
import { doubtful, eachOnce, tidied } from '../../workers/agent/planner/accounted/invariants.ts';
import { payable, siblings } from '../../workers/agent/planner/accounted/payable.ts';
import type { Step } from '../../workers/agent/planner/step.ts';
import { judge } from './judge.ts';

const drawn = (description: string, tool = 'create_map_object'): Step => ({
  ...{ tool, args: { description }, price: 1, what: description },
});
const asked = async (say: string) => {
  const { got, said, spentWrongly } = await judge({ say: [say], makes: [], asks: true });
  expect(spentWrongly, got).toBe(false);
  return said;
};

describe('before anything is paid for', () => {
  test.each([
    'castle in summer in winter',
    'door open and closed',
    'slime in red and blue and gold',
    'chess pieces white and black',
    'potion small medium large',
  ])('%s is no one picture', (words) => expect(excluding(words)).toBeDefined());

  test.each(['knight in red and blue', 'a small house with a large chimney', 'parrot in red, blue and yellow'])(
    '%s is one',
    (words) => expect(excluding(words)).toBeUndefined(),
  );

  test('what is left at an end is taken off, and what only said the purpose is asked about', () => {
    expect(tidied([drawn('diamonds now')])[0]!.args).toEqual({ description: 'diamonds' });
    expect(doubtful('a trash can for a city street', [drawn('a trash can street')])).toHaveLength(1);
    expect(doubtful('a trash can', [drawn('a trash can')])).toEqual([]);
  });

  test('neither the heading of a list nor whom it is for is drawn', () =>
    expect(doubtful('spell effects for a mage: fire, ice', [drawn('a mage', 'create_character')])).toHaveLength(1));

  test('what would be drawn as something else is told', () =>
    expect(doubtful('a wug', [drawn('a wug')])).toHaveLength(1));

  test('the same words twice are two pictures', () =>
    expect(eachOnce([drawn('a log'), drawn('a log')])[1]!.args).toEqual({ description: 'a log', seed: 1 }));

  test('several of a kind are told apart by their words', async () => {
    const { got } = await judge({ say: ['a set of 5 potions, different colours, same bottle shape'], makes: [] });
    const words = [...got.matchAll(/"description":"([^"]*)"/g)].map(([, one]) => one);
    expect(new Set(words).size).toBe(5);
    expect(siblings('a treasure chest', 3, '3 treasure chests')).toContain('a golden treasure chest');
  });

  test('what is no noun phrase is never made', () => {
    for (const words of ['a 5 skeleton', '9', 'of potion', 'title in the picture you can'])
      expect(payable(words, { steps: [drawn(words)], notes: [] })).toHaveProperty('ask');
  });

  test.each(['gems in various colours', 'a cat like garfield', 'sushi set: salmon, tuna, shrimp', 'a spork'])(
    '%s is asked about',
    async (say) => expect(await asked(say)).toMatch(/\?/),
  );
});
