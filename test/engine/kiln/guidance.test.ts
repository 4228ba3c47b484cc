import { describe, expect, test } from 'vitest';
import { branchesFor, combine, weightFor } from '../../../workers/engine/kiln/guidance.ts';

describe('weightFor', () => {
  test.each([
    ['text', 3, 8, 3],
    ['text', 3, undefined, 3],
    ['text', 3, 1, 1],
    ['text', 3, 4.5, 2],
    ['text', 3, 20, 6],
    ['text', 3, 99, 6],
    ['text', 1, 20, 1],
    ['image', 1.5, undefined, 1.5],
    ['image', 1.5, 1, 1],
    ['image', 1.5, 20, 3],
    ['pose', 2, 1, 2],
    ['pose', 2, 0.5, 1],
    ['pose', 2, 5, 4],
    ['pose', 1, 5, 2],
  ] as const)('%s: the weight %f at the default makes scale %s the weight %f', (kind, table, scale, weight) => {
    expect(weightFor(kind, table, scale)).toBeCloseTo(weight, 6);
  });

  test('a table has straight lines between its rows and ends at them, in any order', () => {
    const table: [number, number][] = [
      [8, 3],
      [1, 1],
      [20, 5],
    ];
    expect([1, 4.5, 8, 14, 20].map((s) => weightFor('text', table, s))).toEqual([1, 2, 3, 4, 5]);
    expect(weightFor('text', [[8, 3]], 2)).toBe(3);
  });

  test('pose scale 0 ignores the skeleton, whatever the table says', () => {
    expect(weightFor('pose', [[0, 2]], 0)).toBe(0);
  });
});

describe('branchesFor', () => {
  const shown = (...args: Parameters<typeof branchesFor>) =>
    branchesFor(...args).map((b) => [`${b.text ? 't' : ''}${b.reference ? 'r' : ''}${b.pose ? 'p' : ''}`, b.weight]);

  test('text: v = v_none + 3 (v_text − v_none)', () => {
    expect(shown({ text: 3 }, false)).toEqual([
      ['', -2],
      ['t', 3],
    ]);
  });

  test('text, reference and pose are nested', () => {
    expect(shown({ text: 3, image: 2, pose: 1.5 }, false)).toEqual([
      ['', -2],
      ['t', 1],
      ['tr', 0.5],
      ['trp', 1.5],
    ]);
    expect(shown({ text: 3, pose: 2 }, false)).toEqual([
      ['', -2],
      ['t', 1],
      ['tp', 2],
    ]);
  });

  test('a weight of 1 costs no branch', () => {
    expect(shown({ text: 1 }, false)).toEqual([['t', 1]]);
    expect(shown({ text: 1, image: 1, pose: 1 }, false)).toEqual([['trp', 1]]);
  });

  test('words to avoid need their branch even where the text weighs 1', () => {
    expect(shown({ text: 1 }, true)).toEqual([
      ['', -0.5],
      ['t', 1.5],
    ]);
    expect(shown({ text: 4 }, true)).toEqual([
      ['', -3],
      ['t', 4],
    ]);
  });

  test('weights always sum to 1, and equal answers pass unchanged', () => {
    for (const weights of [{ text: 3, image: 1.7, pose: 0.4 }, { text: 0.5 }, { text: 2, image: 6 }]) {
      const branches = branchesFor(weights, false);
      expect(branches.reduce((sum, b) => sum + b.weight, 0)).toBeCloseTo(1, 9);
      const same = combine(
        branches,
        branches.map(() => Float32Array.of(0.5, -2)),
      );
      expect(same[0]).toBeCloseTo(0.5, 6);
      expect(same[1]).toBeCloseTo(-2, 6);
    }
  });
});
