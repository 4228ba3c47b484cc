import { describe, expect, test } from 'vitest';
import { PRICES } from '../../../workers/agent/games/edits/ways-counted.ts';
import { newGame, type SettingValue, templates } from '../../../workers/agent/games/index.ts';

/** Where each game makes its levels. */
const FILES: Readonly<Record<string, string>> = {
  platformer: 'platformer/level.js',
  adventure: 'adventure/level.js',
  'twin-stick': 'twin-stick/level.js',
  'match-3': 'match-3/rules.js',
  runner: 'runner/level.js',
  'tower-defence': 'tower-defence/level.js',
};
const SOURCES = '../../../workers/agent/games/sources';

describe.each(templates.map((template) => [template.id, template] as const))('%s', (id, template) => {
  const base = newGame(id, { title: 'A game' }).settings;
  const extremes = template.settings.flatMap((setting): [string, SettingValue][] =>
    'min' in setting
      ? [
          [setting.id, setting.min],
          [setting.id, setting.max],
        ]
      : 'values' in setting
        ? []
        : [[setting.id, !setting.default]],
  );
  const most = Object.fromEntries(
    template.settings.map((s) => [s.id, 'max' in s ? s.max : 'values' in s ? s.default : true]),
  );

  test.each([
    ['as it is', {}],
    ['all at its most', most],
    ...extremes.map(([key, value]) => [`${key} ${value}`, { [key]: value }]),
  ] as [string, object][])('has levels that can be won: %s', async (_, change) => {
    const settings = { ...base, ...change } as Record<string, number>;
    const { createLevel } = await import(/* @vite-ignore */ `${SOURCES}/${FILES[id]}`);
    for (const seed of [1, 2, 3])
      for (const level of new Set([1, 2, settings.levels!])) {
        const world = createLevel(settings, level, seed, { portrait: seed === 2 });
        expect(world.width).toBeGreaterThan(100);
      }
  });
  test('is the same for the same seed, and another for another', async () => {
    const { createLevel } = await import(/* @vite-ignore */ `${SOURCES}/${FILES[id]}`);
    const of = (seed: number) => JSON.stringify(createLevel(base, 1, seed, { portrait: false }));
    expect(of(5)).toBe(of(5));
    expect(of(5)).not.toBe(of(6));
  });
});

test('what an edit tells of the prices of towers is what they cost', async () => {
  const { TOWERS } = await import(`${SOURCES}/tower-defence/rules.js`);
  expect(PRICES).toEqual(Object.fromEntries(TOWERS.map(({ icon, price }: { icon: string; price: number }) => [icon, price]))); // biome-ignore format: one line
});
