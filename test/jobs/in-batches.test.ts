import { expect, test } from 'vitest';
import { inBatches } from '../../src/jobs/in-batches.ts';

/** A batcher that doubles numbers, and the batches that it made; 13 cannot be done. */
function doubling(options: { most?: number; keyOf?: (n: number) => string } = {}) {
  const batches: number[][] = [];
  let go = () => {};
  const gate = { open: true };
  const double = inBatches<number, number>(
    async (items) => {
      batches.push([...items]);
      if (!gate.open) await new Promise<void>((resolve) => (go = resolve));
      if (items.includes(13)) throw new Error('unlucky');
      return items.map((n) => 2 * n);
    },
    { most: options.most ?? 10, ...(options.keyOf ? { keyOf: options.keyOf } : {}) },
  );
  return { double, batches, gate, go: () => go() };
}

test('what is asked at the same time goes together, each gets its own result', async () => {
  const { double, batches } = doubling();
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('what comes while a batch is under way gathers for the next one', async () => {
  const { double, batches, gate, go } = doubling();
  gate.open = false;
  const first = double(1);
  await expect.poll(() => batches.length).toBe(1);
  const more = [2, 3].map(double);
  gate.open = true;
  go();
  expect(await Promise.all([first, ...more])).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test('no batch is longer than it may be, and none holds two of one key', async () => {
  const short = doubling({ most: 2 });
  expect(await Promise.all([1, 2, 3, 4, 5].map(short.double))).toEqual([2, 4, 6, 8, 10]);
  expect(short.batches).toEqual([[1, 2], [3, 4], [5]]);
  const keyed = doubling({ keyOf: (n) => String(n % 2) });
  expect(await Promise.all([1, 2, 3, 5].map(keyed.double))).toEqual([2, 4, 6, 10]);
  expect(keyed.batches).toEqual([[1, 2], [3], [5]]);
});

test('one that cannot be done fails alone', async () => {
  const { double } = doubling();
  const results = await Promise.allSettled([1, 13, 3].map(double));
  expect(results.map((r) => (r.status === 'fulfilled' ? r.value : (r.reason as Error).message))).toEqual([
    2,
    'unlucky',
    6,
  ]);
});
