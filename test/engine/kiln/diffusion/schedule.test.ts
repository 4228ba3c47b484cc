import { describe, expect, test } from 'vitest';
import {
  readPrediction,
  SchedulerConfig,
  scheduleOf,
  stateOf,
} from '../../../../workers/engine/kiln/diffusion/schedule.ts';

/** Stable Diffusion 1's. */
const config = (more: object = {}) =>
  SchedulerConfig.parse({
    _class_name: 'DDIMScheduler', beta_start: 0.00085, beta_end: 0.012, beta_schedule: 'scaled_linear', steps_offset: 1,
    set_alpha_to_one: false, ...more,
  }); // biome-ignore format: a table
const times = (more: object, steps: number) => scheduleOf(config(more), steps).levels.map(({ timestep }) => timestep);
const sigma = (alpha: number) => Math.sqrt((1 - alpha) / alpha);

describe('scheduleOf', () => {
  test('Stable Diffusion’s noise runs from 14.6146 to 0.0292', () => {
    const { levels } = scheduleOf(config({ _class_name: 'EulerDiscreteScheduler' }), 1000);
    expect(sigma(levels[0]!.alpha)).toBeCloseTo(14.6146, 3);
    expect(sigma(levels.at(-1)!.alpha)).toBeCloseTo(0.0292, 4);
  });

  test.each([
    ['leading', { timestep_spacing: 'leading' }, [801, 601, 401, 201, 1]],
    ['leading without offset', { timestep_spacing: 'leading', steps_offset: 0 }, [800, 600, 400, 200, 0]],
    ['trailing', { timestep_spacing: 'trailing' }, [999, 799, 599, 399, 199]],
    ['linspace', { timestep_spacing: 'linspace' }, [999, 749, 500, 250, 0]],
    ['DDIM', {}, [801, 601, 401, 201, 1]],
    ['Euler', { _class_name: 'EulerDiscreteScheduler' }, [999, 749.25, 499.5, 249.75, 0]],
    ['PNDM is drawn as DDIM', { _class_name: 'PNDMScheduler' }, [801, 601, 401, 201, 1]],
  ])('%s: five steps are at %j %j', (_name, more, expected) => {
    expect(times(more, 5)).toEqual(expected);
  });

  test('the end is the picture, or the first level where the config says so', () => {
    expect(scheduleOf(config(), 5).end).toBeCloseTo(1 - 0.00085, 6);
    expect(scheduleOf(config({ set_alpha_to_one: true }), 5).end).toBe(1);
    expect(scheduleOf(config({ _class_name: 'EulerDiscreteScheduler' }), 5).end).toBe(1);
  });

  test('without signal at the end the last level holds almost nothing, and the first is as before', () => {
    const plain = scheduleOf(config({ timestep_spacing: 'trailing' }), 1000);
    const rescaled = scheduleOf(config({ timestep_spacing: 'trailing', rescale_betas_zero_snr: true }), 1000);
    expect(rescaled.levels[0]!.alpha).toBe(2 ** -24);
    expect(rescaled.levels.at(-1)!.alpha).toBeCloseTo(plain.levels.at(-1)!.alpha, 9);
  });

  test('linear and cosine noise', () => {
    const linear = scheduleOf(
      config({ beta_schedule: 'linear', beta_start: 0.1, beta_end: 0.3, num_train_timesteps: 3, steps_offset: 0 }),
      3,
    );
    expect(linear.levels.map(({ alpha }) => alpha)).toEqual(
      [0.9 * 0.8 * 0.7, 0.9 * 0.8, 0.9].map((a) => expect.closeTo(a, 9)),
    );
    const cosine = scheduleOf(config({ beta_schedule: 'squaredcos_cap_v2', timestep_spacing: 'linspace' }), 3);
    const f = (t: number) => Math.cos((((t + 0.008) / 1.008) * Math.PI) / 2) ** 2;
    expect(cosine.levels[1]!.alpha).toBeCloseTo(f(501 / 1000) / f(0), 6);
  });

  test('a scheduler of another kind is named with those there are', () => {
    expect(() => scheduleOf(config({ _class_name: 'LCMScheduler' }), 4)).toThrow(
      /^scheduler\/scheduler_config.json: _class_name must be one of DDIMScheduler, .*, got LCMScheduler$/,
    );
  });
});

describe('a step', () => {
  const state = Float32Array.of(0.7, -1.2);
  const [a, next] = [0.3, 0.62];

  test('of an epsilon network is DDIM’s equation 12 without noise', () => {
    const e = Float32Array.of(0.4, -0.9);
    const { picture, noise } = readPrediction('epsilon', state, e, a);
    const stepped = stateOf(picture, noise, next);
    for (const i of [0, 1]) {
      const x0 = (state[i]! - Math.sqrt(1 - a) * e[i]!) / Math.sqrt(a);
      expect(stepped[i]).toBeCloseTo(Math.sqrt(next) * x0 + Math.sqrt(1 - next) * e[i]!, 5);
    }
  });

  test('is Euler’s step on the noise level: y → y + (σ′ − σ) e', () => {
    const e = Float32Array.of(0.4, -0.9);
    const { picture, noise } = readPrediction('epsilon', state, e, a);
    const stepped = stateOf(picture, noise, next);
    for (const i of [0, 1]) {
      const y = state[i]! / Math.sqrt(a) + (sigma(next) - sigma(a)) * e[i]!;
      expect(stepped[i]! / Math.sqrt(next)).toBeCloseTo(y, 5);
    }
  });

  test.each(['epsilon', 'v_prediction', 'sample'] as const)(
    '%s: the true answer gives picture and noise back',
    (kind) => {
      const [x, e] = [Float32Array.of(0.5, -0.25), Float32Array.of(-1, 0.75)];
      const answer = {
        epsilon: e,
        v_prediction: x.map((v, i) => Math.sqrt(a) * e[i]! - Math.sqrt(1 - a) * v),
        sample: x,
      }[kind];
      const found = readPrediction(kind, stateOf(x, e, a), answer, a);
      for (const i of [0, 1]) {
        expect(found.picture[i]).toBeCloseTo(x[i]!, 5);
        expect(found.noise[i]).toBeCloseTo(e[i]!, 5);
      }
    },
  );
});
