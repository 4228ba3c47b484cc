import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { GREAT_BEASTS } from '../../../../workers/engine/subject/small/great/beasts.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const SLOTS = new Set(['fur', 'muzzle', 'ears', 'inner', 'nose', 'paw', 'mane', 'mark', 'tail', 'tailTip', 'horn', 'beard', 'tusk', 'ridge', 'headFur', 'wings', 'beak', 'quills']); // biome-ignore format: a list
const drawn = (text: string, size: number, whole: boolean) =>
  drawSubject(understand(text, { seed: 1 }), {
    ...{ width: size, height: size, style: {}, seed: 1, variation: 0.3 },
    ...(whole ? { whole: true as const } : {}),
  }).image.data.join();
const count = async (text: string, near: (r: number, g: number, b: number) => boolean) => {
  const { image } = await draw({ description: text, width: 48, height: 48, seed: 1, noBackground: true });
  let n = 0;
  for (let i = 0; i < image.data.length; i += 4)
    if (image.data[i + 3] && near(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!)) n++;
  return n;
};

describe('four-legged animals of 48 pixels', () => {
  it.each(Object.entries(GREAT_BEASTS))(
    '%s: is even, fills its square and names only what a look decides',
    (_, { rows, slots }) => {
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      expect(Math.max(rows.length, rows[0]!.length)).toBeLessThanOrEqual(42);
      expect(Math.max(rows.length, rows[0]!.length)).toBeGreaterThanOrEqual(36);
      expect(rows.join('')).toMatch(/x/i);
      for (const c of new Set(
        rows
          .join('')
          .replaceAll(/[.xXw]/g, '')
          .toLowerCase(),
      ))
        expect('abcdefghijklmnopqr'.indexOf(c), c).toBeLessThan(slots.length * 3);
      for (const { material } of slots) expect(SLOTS.has(material), material).toBe(true);
    },
  );

  it.each(['cat', 'dog', 'wolf', 'cow', 'elephant', 'white tiger', 'husky', 'mouse', 'zebra', 'panda', 'pegasus'])(
    'a %s is set by hand where it is the whole picture, from 44 to 54 pixels',
    (text) => {
      for (const size of [44, 48, 54]) expect(drawn(text, size, true)).not.toBe(drawn(text, size, false));
      expect(drawn(text, 64, true)).toBe(drawn(text, 64, false));
    },
  );

  it('coats, manes, eyes and marks have the colours that are said', async () => {
    expect(await count('a pink elephant', (r, g, b) => r > g + 50 && b > g)).toBeGreaterThan(500);
    expect(await count('a white horse with a golden mane', (r, _, b) => r > b + 90)).toBeGreaterThan(70);
    expect(await count('a lion with a green mane', (r, g) => g > r + 30)).toBeGreaterThan(150);
    expect(await count('a wolf with red eyes', (r, g, b) => r > 190 && g < 110 && b < 110)).toBeGreaterThan(3);
    expect(await count('a black cat', (r, g) => r > 200 && g > 180)).toBeGreaterThan(10);
  });
});
