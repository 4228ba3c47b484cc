/**
 * Schedules and tokens next to those of the library that such folders are made with: `reference.json` was written by it (its
 * version stands inside), over noise schedules as published, a network that answers 0.3·x + 0.1 + t/10,000, and a
 * vocabulary of a few merges.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  readPrediction,
  SchedulerConfig,
  scheduleOf,
  stateOf,
} from '../../../../workers/engine/kiln/diffusion/schedule.ts';
import { createTokenizer } from '../../../../workers/engine/kiln/diffusion/tokenizer.ts';

interface Reference {
  readonly schedules: readonly {
    readonly config: {
      readonly _class_name: string;
      readonly timestep_spacing?: string;
      readonly prediction_type?: string;
    };
    readonly steps: number;
    readonly timesteps: readonly number[];
    readonly start: readonly number[];
    readonly end: readonly number[];
  }[];
  readonly merges: readonly string[];
  /** Tokens after the single signs: the merged ones and the two special ones. */
  readonly tokens: readonly string[];
  /** Without the end tokens that a text is filled up with. */
  readonly texts: readonly { readonly text: string; readonly ids: readonly number[] }[];
}
const reference: Reference = JSON.parse(readFileSync(new URL('./reference.json', import.meta.url), 'utf8'));

describe('schedules', () => {
  const named = reference.schedules.map(
    (s) =>
      [
        `${s.config._class_name} ${s.config.timestep_spacing ?? 'by default'}, ${s.config.prediction_type ?? 'epsilon'}`,
        s,
      ] as const,
  );
  test.each(named)('%s', (_name, { config, steps, timesteps, start, end }) => {
    const schedule = scheduleOf(SchedulerConfig.parse(config), steps);
    for (const [i, { timestep }] of schedule.levels.entries()) expect(timestep).toBeCloseTo(timesteps[i]!, 3);
    let state = Float32Array.from(start);
    schedule.levels.forEach(({ timestep, alpha }, i) => {
      const answer = state.map((v) => 0.3 * v + 0.1 + 0.0001 * timestep);
      const { picture, noise } = readPrediction(schedule.prediction, state, answer, alpha);
      state = Float32Array.from(stateOf(picture, noise, schedule.levels[i + 1]?.alpha ?? schedule.end));
    });
    // With trailing times the library's DDIM goes to a whole number of training steps before, not to its own next time.
    const near = config._class_name === 'DDIMScheduler' && config.timestep_spacing === 'trailing' ? 0.03 : 0.002;
    for (const [i, v] of end.entries()) expect(Math.abs(state[i]! - v)).toBeLessThan(near * Math.max(1, Math.abs(v)));
  });
});

describe('tokens', () => {
  // The single signs come first: 256 bytes in the order of their signs, then each at a word's end.
  const bytes = [...Array(256).keys()];
  const printable = (b: number) => (b >= 33 && b <= 126) || (b >= 161 && b <= 172) || b >= 174;
  const signs = [...bytes.filter(printable), ...bytes.filter((b) => !printable(b)).map((_, i) => 256 + i)].map((c) =>
    String.fromCodePoint(c),
  );
  const tokens = [...signs, ...signs.map((sign) => `${sign}</w>`), ...reference.tokens];
  const tokenize = createTokenizer(Object.fromEntries(tokens.map((t, i) => [t, i])), reference.merges.join('\n'), {
    start: '<|startoftext|>',
    end: '<|endoftext|>',
    pad: '<|endoftext|>',
    length: 77,
  });
  test.each(reference.texts)('$text', ({ text, ids }) => {
    const found = tokenize(text);
    expect(found).toHaveLength(77);
    expect(found.slice(0, ids.length)).toEqual(ids);
    expect(new Set(found.slice(ids.length))).toEqual(new Set([tokens.length - 1]));
  });
});
