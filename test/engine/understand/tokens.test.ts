import { describe, expect, test } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';
import { tokenise } from '../../../workers/engine/understand/tokens.ts';

describe('a letter or two and a number', () => {
  test.each([
    ['a red d20', ['a', 'red', 'd20']],
    ['r2d2', ['r2d2']],
    ['v8 engine', ['v8', 'engine']],
    ['knight 32x32, x16', ['knight', '32', 'x', '32', ',', 'x', '16']],
    ['3rd knight', ['3', 'rd', 'knight']],
  ])('%s is read word by word', (text, words) => {
    expect(tokenise(text).map((token) => token.text)).toEqual(words);
  });

  test('is a name: no number of things, and told where nothing is called so', () => {
    expect(understand('r2d2', { seed: 1 }).unknown).toEqual(['r2d2']);
    expect(understand('v8 engine', { seed: 1 }).count).toBe(1);
  });

  test('dice with more sides are told as stand-ins', () => {
    expect(understand('d6', { seed: 1 })).toMatchObject({ concept: 'd6', unknown: [] });
    expect(understand('a red d20', { seed: 1 }).drawnAs).toContain('stand-in for: d20');
  });
});
