import { describe, expect, test } from 'vitest';
import { createTokenizer } from '../../../../workers/engine/kiln/diffusion/tokenizer.ts';

const TOKENS = [
  '<s>',
  '<e>',
  '!',
  'l',
  'o',
  'w</w>',
  'lo',
  'low</w>',
  'e',
  'r</w>',
  'er</w>',
  'lower</w>',
  'low',
  'w',
  '1</w>',
  '2</w>',
  "'s</w>",
  ',</w>',
  'Ã',
  '©</w>',
];
const vocab = Object.fromEntries(TOKENS.map((token, i) => [token, i]));
const merges = ['#version: 0.2', 'l o', 'lo w</w>', 'e r</w>', 'lo w', 'low er</w>', "' s</w>"].join('\n');
const special = { start: '<s>', end: '<e>', pad: '!', length: 10 };
const tokenize = createTokenizer(vocab, merges, special);
const names = (text: string) => tokenize(text).map((n) => TOKENS[n]);

describe('createTokenizer', () => {
  test.each([
    ['low', ['low</w>']],
    ['lower', ['lower</w>']],
    ['LOW   Lower\n', ['low</w>', 'lower</w>']],
    ['low12', ['low</w>', '1</w>', '2</w>']],
    ["low's,", ['low</w>', "'s</w>", ',</w>']],
    // The merge that comes first in the list is made first: "er", then "lo", "low", "lower".
    ['wer', ['w', 'er</w>']],
    ['é', ['Ã', '©</w>']],
    ['', []],
  ])('%j is %j between start and end, filled up', (text, parts) => {
    expect(names(text)).toEqual(['<s>', ...parts, '<e>', ...new Array(8 - parts.length).fill('!')]);
  });

  test('a text that is too long is cut before its end token', () => {
    const found = names('low '.repeat(30));
    expect(found).toEqual(['<s>', ...new Array(8).fill('low</w>'), '<e>']);
  });

  test('a part that the vocabulary lacks is the end token, as in CLIP', () => {
    expect(names('x')).toEqual(['<s>', '<e>', '<e>', ...new Array(7).fill('!')]);
  });

  test('a special token that is not there is named', () => {
    expect(() => createTokenizer(vocab, merges, { ...special, pad: '<pad>' })).toThrow(
      'tokenizer/vocab.json has no token "<pad>"',
    );
  });
});
