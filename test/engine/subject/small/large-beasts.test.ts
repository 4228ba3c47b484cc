import { describe, expect, it } from 'vitest';
import { LARGE_FAR_BEASTS } from '../../../../workers/engine/subject/small/large/far-beasts.ts';
import { LARGE_FARM_BEASTS } from '../../../../workers/engine/subject/small/large/farm-beasts.ts';
import { LARGE_WILD_BEASTS } from '../../../../workers/engine/subject/small/large/wild-beasts.ts';
import { count as countAt, drawn, expectEven, type Near } from './set-by-hand.ts';

const SLOTS = new Set(['fur', 'muzzle', 'ears', 'inner', 'nose', 'paw', 'mane', 'mark', 'tail', 'tailTip', 'horn', 'beard', 'tusk', 'ridge', 'headFur', 'wings', 'beak']); // biome-ignore format: a list
const count = (text: string, near: Near) => countAt(text, 32, near);

describe('four-legged animals of 32 pixels', () => {
  it.each(Object.entries({ ...LARGE_FAR_BEASTS, ...LARGE_FARM_BEASTS, ...LARGE_WILD_BEASTS }))(
    '%s: is even, fills its square and names only what a look decides',
    (_, { rows, slots }) => {
      expectEven({ rows, slots }, 25, 28);
      expect(rows.join('')).toMatch(/x/i);
      for (const { material } of slots) expect(SLOTS.has(material), material).toBe(true);
    },
  );

  it.each([
    'wolf',
    'cow',
    'elephant',
    'brown cow',
    'white tiger',
    'husky',
    'black cat',
    'reindeer',
    'mouse',
    'griffin',
    'zebra',
    'panda',
    'hydra',
    'three-headed hydra',
    'two-headed hydra',
    'pegasus',
  ])('a %s is set by hand where it is the whole picture, from 32 to 42 pixels and enlarged between', (text) => {
    expect(drawn(text, 32, true)).not.toBe(drawn(text, 32, false));
    expect(drawn(text, 42, true)).not.toBe(drawn(text, 42, false));
    expect(drawn(text, 43, true)).not.toBe(drawn(text, 43, false));
  });

  it('coats, manes and eyes have the colours that are said, and dark eyes shine in dark coats', async () => {
    expect(await count('a pink elephant', (r, g, b) => r > g + 50 && b > g)).toBeGreaterThan(200);
    expect(await count('a white horse with a golden mane', (r, _, b) => r > b + 90)).toBeGreaterThan(30);
    expect(await count('a lion with a green mane', (r, g) => g > r + 30)).toBeGreaterThan(60);
    expect(await count('a wolf with red eyes', (r, g, b) => r > 190 && g < 110 && b < 110)).toBeGreaterThan(1);
    expect(await count('a griffin with blue wings', (r, _, b) => b > r + 50)).toBeGreaterThan(60);
    expect(await count('a black cat', (r, g) => r > 200 && g > 180)).toBeGreaterThan(6);
  });

  it('what a stamp cannot show is drawn with solids', () => {
    for (const text of ['dog in a cape', 'bear in a jumper', 'wolf with a horned helmet', 'four-headed wolf', 'five-headed hydra', 'cow without horns']) // biome-ignore format: a list
      expect(drawn(text, 32, true), text).toBe(drawn(text, 32, false));
  });
});
