import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fnv1a, gramsOf, wordsOf } from '../../../../workers/engine/understand/guess/tokens.ts';
import { loadWordVectors } from '../../../../workers/engine/understand/guess/words.ts';
import { GOLDEN, LIMITS, MODELS } from './golden.ts';

describe('the tokeniser', () => {
  it.each(GOLDEN)('reads "$text" as the training does', ({ text, words, grams }) => {
    expect(wordsOf(text, LIMITS.maxWords)).toEqual(words);
    expect(words.map((word) => gramsOf(word, LIMITS))).toEqual(grams);
  });

  it.each([
    ["The Wizard's half-elf", ['the', 'wizard', 'half-elf']],
    ['-a--b- c_d3e', ['a', 'b', 'c', 'd', 'e']],
    ['🍰 龍 42', []],
    ['', []],
  ])('splits %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('hashes as the published FNV-1a vectors say', () => {
    expect([fnv1a(''), fnv1a('a'), fnv1a('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });

  it('stays within its limits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const words = wordsOf(text, LIMITS.maxWords);
        expect(words.length).toBeLessThanOrEqual(32);
        for (const gram of words.flatMap((word) => gramsOf(word, LIMITS))) {
          expect(gram).toBeGreaterThanOrEqual(1);
          expect(gram).toBeLessThanOrEqual(LIMITS.buckets);
        }
      }),
    );
  });
});

describe('the word vectors', () => {
  const vectors = loadWordVectors(MODELS);

  it.each(GOLDEN)('knows the words of "$text" that the training knew', ({ words, rows }) => {
    expect(words.map((word) => vectors.row(word))).toEqual(rows);
  });

  it('have unit length, and near words for near things', () => {
    const cosine = (a: string, b: string) => {
      const [x, y] = [vectors.vector(a)!, vectors.vector(b)!];
      return x.reduce((sum, value, i) => sum + value * y[i]!, 0);
    };
    expect(vectors.dimensions).toBe(100);
    expect(cosine('dog', 'dog')).toBeCloseTo(1, 2);
    expect(cosine('yacht', 'boat')).toBeGreaterThan(cosine('yacht', 'bread') + 0.3);
    expect(cosine('puppy', 'dog')).toBeGreaterThan(cosine('puppy', 'sword') + 0.3);
  });

  it('answers undefined for a word that is not there, prototype names included', () => {
    for (const word of ['glorptak', '', 'constructor', '__proto__']) expect(vectors.vector(word)).toBeUndefined();
  });

  it('take the committed file as it is, in under 2.5 MB', () => {
    expect(readFileSync(`${MODELS}/words/words.bin.br`).length).toBeLessThan(2_500_000);
    expect(vectors.size).toBe(20_000);
  });
});
