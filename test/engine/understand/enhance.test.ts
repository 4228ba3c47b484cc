import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EnhanceOptions, enhance } from '../../../workers/engine/understand/enhance.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const at = (seed: number, more: Partial<EnhanceOptions> = {}): EnhanceOptions => ({
  seed,
  side: 64,
  place: true,
  ...more,
});
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('a fuller description', () => {
  test.each([
    ['a knight', 1, 'a knight, with a purple shield and a purple cape, standing, in a meadow'],
    ['a wizard with a green hat', 2, 'a wizard with a green hat, with grey hair and a teal robe, walking, in a room'],
    ['a wolf.', 1, 'a wolf, with grey fur and green eyes, standing, in a forest'],
    ['a cottage', 1, 'a cottage, with an orange roof and a crimson door, in a meadow, at sunset'],
    ['a treasure chest', 2, 'a treasure chest, with a silver trim and a silver lock, in a dungeon'],
    ['a forest landscape', 1, 'a forest landscape, at sunset'],
  ])('of "%s" with seed %i', (text, seed, prompt) => {
    expect(enhance(text, at(seed)).prompt).toBe(prompt);
  });

  test('keeps every word of the text and all that was understood of it', () => {
    const texts = [
      'an old knight in red with a golden crown',
      'three red apples',
      'a small blue dragon at night',
      'a cat',
    ];
    for (const text of texts)
      for (const seed of SEEDS) {
        const { prompt } = enhance(text, at(seed, { side: 256 }));
        expect(prompt.startsWith(text), prompt).toBe(true);
        const [before, after] = [understand(text, { seed }), understand(prompt, { seed })];
        for (const key of ['kind', 'concept', 'count', 'colours', 'material'] as const)
          expect(after[key], prompt).toEqual(before[key]);
        for (const part of before.parts) expect(after.parts, prompt).toContainEqual(part);
        expect(after.unknown, prompt).toEqual(before.unknown);
      }
  });

  test('says more for a larger picture and for more detail', () => {
    const length = (more: Partial<EnhanceOptions>) => enhance('an adventurer', at(4, more)).prompt.length;
    expect(length({ side: 256 })).toBeGreaterThan(length({ side: 32 }));
    expect(length({ detail: 'highly detailed' })).toBeGreaterThan(length({ detail: 'low detail' }));
  });

  test('chooses by the seed', () => {
    expect(new Set(SEEDS.map((seed) => enhance('an adventurer', at(seed)).prompt)).size).toBeGreaterThan(4);
  });

  test('names no place where none is wanted', () => {
    for (const seed of SEEDS) {
      const { prompt } = enhance('a knight', at(seed, { side: 256, place: false }));
      expect(understand(prompt, { seed }).setting, prompt).toBeUndefined();
    }
  });

  test('leaves what it does not know as it is', () => {
    expect(enhance('a zogwort', at(1))).toEqual({ prompt: 'a zogwort', contradictions: [] });
  });

  test('ends with what is told of the picture, which is not drawn', () => {
    const told = ['side view', 'facing east', 'single color outline'];
    const { prompt } = enhance('a knight', at(1, { told }));
    expect(prompt.endsWith(', side view, facing east, single color outline')).toBe(true);
    expect(understand(prompt, { seed: 1 }).unknown).toEqual([]);
  });

  test('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.nat(), (text, seed) => {
        expect(enhance(text, at(seed)).prompt.length).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  ['an old young knight', ['old and young']],
  ['a knight with a cape, without a cape', ['with and without cape']],
  ['a happy sad king with a crown', ['happy and sad']],
  ['a castle at night, at sunset', ['at night and at sunset']],
  ['an open closed chest', ['open and closed']],
  ['a tall old knight with a red cape, without a helmet', []],
])('contradictions of "%s" are named', (text, named) => {
  expect(enhance(text, at(1)).contradictions).toEqual(named);
});
