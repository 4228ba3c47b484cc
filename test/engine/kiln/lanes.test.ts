import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createLanes } from '../../../workers/lanes.ts';

describe('createLanes', () => {
  test.each([1, 2, 4])('%i lanes: never more at once, in the order they came', async (count) => {
    const lanes = createLanes(count);
    const begun: number[] = [];
    let [now, most] = [0, 0];
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        lanes(async () => {
          begun.push(i);
          most = Math.max(most, ++now);
          await wait(1 + (i % 3));
          now--;
        }),
      ),
    );
    expect(most).toBe(count);
    expect(begun).toEqual(Array.from({ length: 12 }, (_, i) => i));
  });

  test('work that fails frees its lane, and its failure is its own', async () => {
    const lanes = createLanes(1);
    const failed = lanes(() => Promise.reject(new Error('broke')));
    const thrown = lanes(async () => {
      throw new Error('threw');
    });
    expect(await lanes(async () => 3)).toBe(3);
    await expect(failed).rejects.toThrow('broke');
    await expect(thrown).rejects.toThrow('threw');
  });
});
