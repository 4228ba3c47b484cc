import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createBatcher } from '../../../workers/engine/kiln/batcher.ts';

interface Sample {
  readonly of: string;
  readonly size: number;
}

/** Notes what shares a run; answers each sample with its picture's name and the run's number. */
function noting(most: number) {
  const runs: string[][] = [];
  const evaluate = createBatcher<Sample, string>({
    run: async (samples) => {
      runs.push(samples.map(({ of }) => of));
      await wait(2);
      return samples.map(({ of }) => `${of} by ${runs.length}`);
    },
    keyOf: ({ size }) => String(size),
    most,
  });
  const picture = async (of: string, steps: number, size = 16, branches = 1) => {
    for (let i = 0; i < steps; i++) {
      const answers = await evaluate(Array.from({ length: branches }, () => ({ of, size })));
      expect(answers).toHaveLength(branches);
      for (const answer of answers) expect(answer).toMatch(new RegExp(`^${of} by `));
    }
  };
  return { runs, picture, evaluate };
}

describe('createBatcher', () => {
  test('pictures join and leave between steps', async () => {
    const { runs, picture } = noting(8);
    const first = picture('a', 4);
    const second = picture('b', 2);
    await wait(3);
    await Promise.all([first, second, picture('c', 5)]);
    // a begins with b, c joins, b leaves, a leaves.
    expect(runs[0]).toEqual(['a', 'b']);
    expect(runs.some((run) => run.includes('a') && run.includes('c'))).toBe(true);
    expect(runs.at(-1)).toEqual(['c']);
    expect(runs.length).toBeLessThan(11);
    expect(runs.flat().sort().join('')).toBe('aaaabbccccc');
  });

  test('a most of 1 never mixes pictures, but keeps the branches of one together', async () => {
    const { runs, picture } = noting(1);
    await Promise.all([picture('a', 2, 16, 3), picture('b', 2)]);
    expect(runs).toEqual([['a', 'a', 'a'], ['b'], ['a', 'a', 'a'], ['b']]);
  });

  test('only samples of one size share a run, and no run is larger than the most', async () => {
    const { runs, picture } = noting(4);
    await Promise.all([picture('a', 2, 16, 2), picture('b', 2, 32, 2), picture('c', 2, 16, 2), picture('d', 2, 16, 2)]);
    for (const run of runs) {
      expect(run.length).toBeLessThanOrEqual(4);
      if (run.includes('b')) expect(new Set(run)).toEqual(new Set('b'));
    }
    expect(runs.flat().length).toBe(16);
  });

  test('nobody waits for ever: of two sizes each has its turn', async () => {
    const { runs, picture } = noting(1);
    await Promise.all([picture('a', 3, 16), picture('b', 3, 32)]);
    expect(runs.flat().join('')).toBe('ababab');
  });

  test('a run that fails fails the pictures in it and no other', async () => {
    let fail = true;
    const evaluate = createBatcher<number, number>({
      run: async (samples) => {
        if (fail) throw new Error('no memory');
        return samples;
      },
      keyOf: () => '',
      most: 4,
    });
    const both = await Promise.allSettled([evaluate([1]), evaluate([2])]);
    expect(both.map((r) => r.status === 'rejected' && (r.reason as Error).message)).toEqual(['no memory', 'no memory']);
    fail = false;
    expect(await evaluate([3, 4])).toEqual([3, 4]);
  });

  test('no samples are no run', async () => {
    const { runs, evaluate } = noting(4);
    expect(await evaluate([])).toEqual([]);
    expect(runs).toEqual([]);
  });
});
