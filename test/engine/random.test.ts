import { describe, expect, test } from 'vitest';
import { createRandom } from '../../workers/engine/random.ts';

describe('createRandom', () => {
  test('repeats itself for a seed, number or text', () => {
    const draw = (seed: number | string) => Array.from({ length: 8 }, createRandom(seed).float);
    expect(draw(5)).toEqual(draw('5'));
    expect(draw(5)).not.toEqual(draw(6));
  });

  test('keeps its stream from one release to the next', () => {
    const random = createRandom(42);
    expect([random.int(1000), random.int(1000), random.fork('a').int(1000)]).toEqual([113, 192, 576]);
  });

  test('a fork depends on seed and label, not on what was drawn', () => {
    const a = createRandom(1);
    const b = createRandom(1);
    b.float();
    expect(a.fork('x').float()).toBe(b.fork('x').float());
    expect(a.fork('x').float()).not.toBe(a.fork('y').float());
  });

  test('is even', () => {
    const random = createRandom('even');
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 20_000; i++) counts[random.int(10)]!++;
    for (const n of counts) expect(Math.abs(n - 2000)).toBeLessThan(200);
    expect(new Set(Array.from({ length: 40 }, () => random.pick(['a', 'b', 'c']))).size).toBe(3);
  });

  test('refuses an empty array and a bad bound', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
    for (const n of [0, -1, 1.5, 2 ** 33]) expect(() => createRandom(1).int(n)).toThrow(RangeError);
  });
});
