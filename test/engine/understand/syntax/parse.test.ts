import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestTree } from '../../../../workers/engine/understand/syntax/decode.ts';
import { dependents, parse, subtree } from '../../../../workers/engine/understand/syntax/index.ts';

/** Trees of PyTorch, written by `python -m syntax.export --golden`; heads count from 0, −1 is the root. */
interface Golden {
  readonly text: string;
  readonly words: readonly string[];
  readonly heads: readonly number[];
  readonly relations: readonly string[];
  readonly upos: readonly string[];
  readonly sure: readonly number[];
}

const GOLDEN = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8')) as Golden[];

describe('parse', () => {
  it.each(GOLDEN)('reads "$text" as PyTorch does', ({ text, words, heads, relations, upos, sure }) => {
    const { tokens } = parse(text);
    expect(tokens.map((token) => token.text)).toEqual(words);
    expect(tokens.map((token) => token.head)).toEqual(heads);
    expect(tokens.map((token) => token.relation)).toEqual(relations);
    expect(tokens.map((token) => token.upos)).toEqual(upos);
    // within .01: PyTorch read the word vectors before they were rounded to 7 bits
    for (const [i, token] of tokens.entries()) expect(token.confidence).toBeCloseTo(sure[i]!, 1.7);
  });

  it.each([
    ['red dragon with a golden crown', 'crown', 'nmod', 'dragon'],
    ['a fox chasing a rabbit', 'rabbit', 'obj', 'chasing'],
    ['golem made of stone', 'made', 'acl', 'golem'],
    ['knight fights dragon, princess watches', 'dragon', 'obj', 'fights'],
    ['knight fights dragon, princess watches', 'princess', 'nsubj', 'watches'],
    ['boss fight arena', 'fight', 'compound', 'arena'],
    ['goblin run cycle', 'run', 'compound', 'cycle'],
    ['a snail whose shell is a teapot', 'shell', 'nsubj', 'teapot'],
    ['make the hat bigger', 'bigger', 'xcomp', 'make'],
    ['draw a castle on a hill please', 'castle', 'obj', 'draw'],
  ])('in "%s", %s is %s of %s', (text, word, relation, head) => {
    const { tokens } = parse(text);
    const found = tokens.find((token) => token.text === word)!;
    expect([found.relation, tokens[found.head]!.text]).toEqual([relation, head]);
  });

  it('gives every text one tree, and each token its place', () => {
    const words = fc.constantFrom(
      'a',
      'red',
      'knight',
      'with',
      'of',
      'ice',
      ',',
      '.',
      'holding',
      "wizard's",
      'glorptak',
      '🍰',
      '+5',
    );
    const texts = fc.array(words, { maxLength: 90 }).map((list) => list.join(' '));
    const check = (text: string) => {
      const sentence = parse(text);
      for (const { text: own, start, end } of sentence.tokens) expect(text.slice(start, end)).toBe(own);
      const roots = dependents(sentence, -1);
      expect(roots.length).toBe(sentence.tokens.length > 0 ? 1 : 0);
      for (const root of roots) expect(subtree(sentence, root)).toEqual([...sentence.tokens.keys()]);
    };
    for (const text of ['', '   ', '\n', '!!!', 'İstanbul ſ ẞ']) check(text);
    fc.assert(fc.property(texts, check), { numRuns: 15 });
  });
});

describe('bestTree', () => {
  it('finds the best of all trees with one root', () => {
    const score = fc.double({ min: -5, max: 0, noNaN: true });
    const graph = fc
      .integer({ min: 1, max: 4 })
      .chain((n) => fc.tuple(fc.constant(n), fc.array(score, { minLength: n * (n + 1), maxLength: n * (n + 1) })));
    fc.assert(
      fc.property(graph, ([n, list]) => {
        const scores = Float64Array.from(list);
        const total = (heads: readonly number[]) =>
          heads.reduce((sum, head, d) => sum + scores[d * (n + 1) + head]!, 0);
        const found = bestTree(scores, n);
        expect(isTree(found)).toBe(true);
        expect(total(found)).toBeCloseTo(Math.max(...allTrees(n).map(total)), 6);
      }),
    );
  });
});

function allTrees(n: number): number[][] {
  let lists: number[][] = [[]];
  for (let d = 0; d < n; d++)
    lists = lists.flatMap((list) => Array.from({ length: n + 1 }, (_, head) => [...list, head]));
  return lists.filter(isTree);
}

/** One root, and every token reaches it. */
function isTree(heads: readonly number[]): boolean {
  const reaches = (d: number, steps: number): boolean =>
    heads[d] === 0 || (steps < heads.length && reaches(heads[d]! - 1, steps + 1));
  return heads.filter((head) => head === 0).length === 1 && heads.every((_, d) => reaches(d, 0));
}
