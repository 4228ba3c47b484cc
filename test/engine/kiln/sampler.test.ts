import { describe, expect, test } from 'vitest';
import { gaussianNoise } from '../../../workers/engine/kiln/noise.ts';
import { type Integration, integrate, mixed, stepsFrom } from '../../../workers/engine/kiln/sampler.ts';

const flow = (more: Partial<Integration>): Integration => ({
  start: Float32Array.of(1, -0.5),
  from: 0,
  steps: 8,
  method: 'euler',
  velocity: async (state) => state.map((v) => -2 * v + 1),
  ...more,
});
/** Notes the times that it is asked at. */
const seeing = (times: number[]) => async (state: Float32Array, time: number) => {
  times.push(time);
  return state;
};
/** The exact solution of x' = −2x + 1 from x at time 0 to 1. */
const exact = (x: number, span = 1) => 0.5 + (x - 0.5) * Math.exp(-2 * span);

describe('integrate', () => {
  test.each([1, 2, 8, 30])('Euler in %i steps is the closed form (1 − 2h)^n', async (steps) => {
    const end = await integrate(flow({ steps }));
    const factor = (1 - 2 / steps) ** steps;
    for (const [i, x] of [1, -0.5].entries()) expect(end[i]).toBeCloseTo(0.5 + (x - 0.5) * factor, 5);
  });

  test('Heun is one order nearer to the exact solution than Euler, and halving the step shows each order', async () => {
    const error = async (method: 'euler' | 'heun', steps: number) =>
      Math.abs((await integrate(flow({ method, steps })))[0]! - exact(1));
    expect(await error('heun', 16)).toBeLessThan((await error('euler', 16)) / 4);
    expect((await error('euler', 16)) / (await error('euler', 32))).toBeGreaterThan(1.8);
    // Its last step is Euler's, which costs it a part of the second order.
    expect((await error('heun', 16)) / (await error('heun', 32))).toBeGreaterThan(3);
  });

  test('Heun asks twice a step, but never at time 1', async () => {
    const times: number[] = [];
    await integrate(flow({ method: 'heun', steps: 4, velocity: seeing(times) }));
    expect(times).toEqual([0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75]);
  });

  test.each([
    [0, 8],
    [0.3, 6],
    [0.5, 4],
    [0.99, 1],
    [1, 0],
  ])('a start at time %f takes %i of 8 steps, evenly to 1', async (from, count) => {
    expect(stepsFrom(8, from)).toBe(count);
    const times: number[] = [];
    await integrate(flow({ from, velocity: seeing(times) }));
    expect(times).toEqual(Array.from({ length: count }, (_, i) => from + ((1 - from) * i) / count));
  });

  test('a start at time 1 is given back, and not the same array', async () => {
    const start = Float32Array.of(0.25, -0.75);
    const end = await integrate(flow({ start, from: 1 }));
    expect([...end]).toEqual([...start]);
    expect(end).not.toBe(start);
  });

  test('the start is not changed', async () => {
    const start = Float32Array.of(1, 2);
    await integrate(flow({ start, keep: (state) => state.fill(0) }));
    expect([...start]).toEqual([1, 2]);
  });

  test('what is kept goes the straight way from its noise to itself', async () => {
    const seen: number[] = [];
    const noise = Float32Array.of(1, 1);
    const end = await integrate(
      flow({
        start: noise,
        steps: 4,
        velocity: async (s) => {
          seen.push(s[1]!);
          return s.map(() => 5);
        },
        keep: (state, t) => {
          state[1] = (1 - t) * noise[1]! + t * -0.5;
        },
      }),
    );
    expect(seen).toEqual([1, 0.625, 0.25, -0.125]);
    expect([...end]).toEqual([6, -0.5]);
  });

  test('each step tells the picture that its velocity points to', async () => {
    const told: number[][] = [];
    // A straight way to 3: every step expects the end.
    await integrate(
      flow({
        steps: 3,
        start: Float32Array.of(0),
        velocity: async (s, t) => s.map((v) => (3 - v) / (1 - t)),
        onStep: async (step, of, expected) => void told.push([step, of, Math.round(expected()[0]! * 1e4) / 1e4]),
      }),
    );
    expect(told).toEqual([
      [1, 3, 3],
      [2, 3, 3],
      [3, 3, 3],
    ]);
  });
});

describe('gaussianNoise', () => {
  test('is normal: mean, variance, skew and share within one deviation', () => {
    const n = 40_000;
    const noise = gaussianNoise(3, n);
    const moment = (p: number) => noise.reduce((sum, v) => sum + v ** p, 0) / n;
    expect(moment(1)).toBeCloseTo(0, 1);
    expect(moment(2)).toBeCloseTo(1, 1);
    expect(moment(3)).toBeCloseTo(0, 1);
    expect(moment(4)).toBeCloseTo(3, 0);
    expect(noise.filter((v) => Math.abs(v) < 1).length / n).toBeCloseTo(0.683, 2);
  });

  test('is the same for a seed, another for another, and finite and complete for odd lengths', () => {
    expect(gaussianNoise(5, 7)).toEqual(gaussianNoise(5, 7));
    expect(gaussianNoise(5, 7)).not.toEqual(gaussianNoise(6, 7));
    expect([...gaussianNoise(5, 7)].every(Number.isFinite)).toBe(true);
    expect(gaussianNoise(5, 9).slice(0, 7)).toEqual(gaussianNoise(5, 7));
  });
});

test('mixed is noise at 0 and the picture at 1', () => {
  const [noise, picture] = [Float32Array.of(2, 4), Float32Array.of(-1, 1)];
  expect([...mixed(noise, picture, 0)]).toEqual([2, 4]);
  expect([...mixed(noise, picture, 1)]).toEqual([-1, 1]);
  expect([...mixed(noise, picture, 0.25)]).toEqual([1.25, 3.25]);
});
