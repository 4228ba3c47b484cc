import { describe, expect, it } from 'vitest';
import { isMaterial } from '../../../../workers/engine/catalogue/materials.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { GREAT_FOLK } from '../../../../workers/engine/subject/small/great/folk.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const drawn = (text: string, size: number, whole: boolean, seed = 1) =>
  drawSubject(understand(text, { seed }), {
    ...{ width: size, height: size, style: {}, seed, variation: 0.3 },
    ...(whole ? { whole: true as const } : {}),
  }).image.data.join();
const count = async (text: string, seed: number, near: (r: number, g: number, b: number) => boolean) => {
  const { image } = await draw({ description: text, width: 48, height: 48, seed, noBackground: true });
  let n = 0;
  for (let i = 0; i < image.data.length; i += 4)
    if (image.data[i + 3] && near(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!)) n++;
  return n;
};

describe('monsters on two legs of 48 pixels', () => {
  it.each(Object.entries(GREAT_FOLK))(
    '%s: is even, fills its square and names only what there is',
    (_, { rows, slots }) => {
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      expect(Math.max(rows.length, rows[0]!.length)).toBeLessThanOrEqual(42);
      expect(Math.max(rows.length, rows[0]!.length)).toBeGreaterThanOrEqual(38);
      for (const c of new Set(
        rows
          .join('')
          .replaceAll(/[.xXw]/g, '')
          .toLowerCase(),
      ))
        expect('abcdefghijklmnopqrstuvyz012345'.indexOf(c), c).toBeLessThan(slots.length * 3);
      for (const { material } of slots)
        expect(
          material === 'skin' || material.includes('.') || material.startsWith('#') || isMaterial(material),
          material,
        ).toBe(true);
    },
  );

  it.each(Object.keys(GREAT_FOLK))('a %s wears what is usual with every seed, set by hand', (text) => {
    for (const seed of [1, 10, 11])
      expect(drawn(text, 48, true, seed), `${seed}`).not.toBe(drawn(text, 48, false, seed));
    expect(drawn(text, 64, true)).toBe(drawn(text, 64, false));
  });

  it('skins have the colours and materials that are said, whatever the seed', async () => {
    for (const seed of [1, 7, 11]) {
      expect(await count('a red goblin', seed, (r, g) => r > g + 70)).toBeGreaterThan(250);
      expect(await count('an ice golem', seed, (r, _, b) => b > r + 25)).toBeGreaterThan(500);
    }
  });

  it('who wears or holds something else is drawn with solids', () => {
    for (const text of ['goblin with a club', 'skeleton with a hat', 'fat orc', 'orc in a robe'])
      expect(drawn(text, 48, true), text).toBe(drawn(text, 48, false));
  });
});
