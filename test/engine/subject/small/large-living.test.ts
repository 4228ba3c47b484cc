import { describe, expect, it } from 'vitest';
import { LARGE_LIVING } from '../../../../workers/engine/subject/small/large/living.ts';
import { LARGE_PLAINS_BEASTS } from '../../../../workers/engine/subject/small/large/plains-beasts.ts';
import { LARGE_RARE_BEASTS } from '../../../../workers/engine/subject/small/large/rare-beasts.ts';
import { LARGE_WOODS_BEASTS } from '../../../../workers/engine/subject/small/large/woods-beasts.ts';
import { countOf, expectEven, expectMaterials, type Near, subject } from './set-by-hand.ts';

const drawn = (text: string, whole: boolean) => subject(text, 32, whole).image.data;
const count = (text: string, near: Near) => countOf({ data: drawn(text, true) }, near);
const byHand = (text: string) => drawn(text, true).join() !== drawn(text, false).join();

describe('less usual creatures of 32 pixels', () => {
  it.each(Object.entries({ ...LARGE_LIVING, ...LARGE_PLAINS_BEASTS, ...LARGE_RARE_BEASTS, ...LARGE_WOODS_BEASTS }))(
    '%s: is even, fills its square, looks at somebody and uses its own materials',
    (id, { rows, slots }) => {
      expectEven({ rows, slots }, 25, 28);
      expect(rows.join('')).toMatch(/x/i);
      if (id in LARGE_LIVING) expectMaterials({ slots });
    },
  );

  it.each([LARGE_PLAINS_BEASTS, LARGE_RARE_BEASTS, LARGE_WOODS_BEASTS].flatMap(Object.keys))(
    'a %s is set by hand',
    (id) => {
      expect(byHand(`a ${id.replaceAll('-', ' ')}`)).toBe(true);
    },
  );

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
    for (const text of ['four-headed raccoon', 'bull without horns', 'badger in a cape'])
      expect(byHand(text), text).toBe(false);
  });
});
