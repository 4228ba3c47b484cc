import { describe, expect, it } from 'vitest';
import { isMaterial } from '../../../../workers/engine/catalogue/materials.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { LARGE_LIVING } from '../../../../workers/engine/subject/small/large/living.ts';
import { LARGE_PLAINS_BEASTS } from '../../../../workers/engine/subject/small/large/plains-beasts.ts';
import { LARGE_WOODS_BEASTS } from '../../../../workers/engine/subject/small/large/woods-beasts.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const LETTERS = 'abcdefghijklmnopqrstuvyz';
const drawn = (text: string, whole: boolean) =>
  drawSubject(understand(text, { seed: 1 }), {
    ...{ width: 32, height: 32, style: {}, seed: 1, variation: 0.3 },
    ...(whole ? { whole: true as const } : {}),
  }).image.data;
const count = (text: string, near: (r: number, g: number, b: number) => boolean) => {
  const data = drawn(text, true);
  let n = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] && near(data[i]!, data[i + 1]!, data[i + 2]!)) n++;
  return n;
};
const byHand = (text: string) => drawn(text, true).join() !== drawn(text, false).join();

describe('less usual creatures of 32 pixels', () => {
  it.each(Object.entries({ ...LARGE_LIVING, ...LARGE_PLAINS_BEASTS, ...LARGE_WOODS_BEASTS }))(
    '%s: is even, fills its square, looks at somebody and uses its own materials',
    (id, { rows, slots }) => {
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      const side = Math.max(rows.length, rows[0]!.length);
      expect(side).toBeLessThanOrEqual(28);
      expect(side).toBeGreaterThanOrEqual(25);
      expect(rows.join('')).toMatch(/x/i);
      for (const c of new Set(rows.join('').replaceAll(/[.xXw]/g, '').toLowerCase())) // biome-ignore format: one line
        expect(LETTERS.indexOf(c), c).toBeLessThan(slots.length * 3);
      if (id in LARGE_LIVING)
        for (const { material, others = [] } of slots)
          for (const name of [material, ...others]) expect(name.startsWith('#') || isMaterial(name), name).toBe(true);
    },
  );

  it.each([...Object.keys(LARGE_PLAINS_BEASTS), ...Object.keys(LARGE_WOODS_BEASTS)])('a %s is set by hand', (id) => {
    expect(byHand(`a ${id.replaceAll('-', ' ')}`)).toBe(true);
  });

  it('a thing of the tables is set by hand, a lizard of another colour too', () => {
    for (const text of [
      'octopus',
      'jellyfish',
      'snail',
      'parrot',
      'moth',
      'kraken',
      'treant',
      'gorilla',
      'iguana',
      'praying mantis',
    ])
      expect(byHand(`a ${text}`), text).toBe(true);
  });

  it('what is said of their colours is shown', () => {
    expect(count('a green octopus', (r, g, b) => g > r + 25 && g > b + 25)).toBeGreaterThan(120);
    expect(count('a snail with a blue shell', (r, _, b) => b > r + 40)).toBeGreaterThan(60);
    expect(count('a pink otter', (r, g, b) => r > g + 40 && b > g)).toBeGreaterThan(120);
    expect(count('a parrot with blue wings', (r, _, b) => b > r + 50)).toBeGreaterThan(30);
  });

  it('what they cannot show has its recipe', () => {
    for (const text of ['old otter', 'two-headed raccoon', 'bull without horns', 'badger with armour'])
      expect(byHand(text), text).toBe(false);
  });
});
