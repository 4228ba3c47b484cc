import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../../workers/engine/catalogue/garments/index.ts';
import { CLOTHES, FOOTWEAR } from '../../../../workers/engine/subject/small/large/doll/clothes.ts';
import { BEARDS, HAIR } from '../../../../workers/engine/subject/small/large/doll/hair.ts';
import { HATS } from '../../../../workers/engine/subject/small/large/doll/hats.ts';
import { HELD } from '../../../../workers/engine/subject/small/large/doll/held.ts';
import { bodyOf } from '../../../../workers/engine/subject/sources.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const draw = (text: string, size = 32, whole = true) =>
  bodyOf(understand(text, { seed: 3 })).draw({ style: {}, seed: 3, variation: 0, width: size, height: size, ...(whole ? { whole: true as const } : {}) }); // biome-ignore format: one line
const count = (text: string, name: RegExp) => {
  const { parts, partNames } = draw(text);
  return [...parts].filter((p) => p >= 0 && name.test(partNames[p]!)).length;
};

describe('tables of what people of 32 pixels wear', () => {
  it.each(Object.entries({ ...HAIR, ...BEARDS, ...HATS, ...CLOTHES }).filter(([id]) => !id.endsWith('-cut')))(
    '%s is a piece and has rows of 24',
    (id, { rows }) => {
      expect(pieceOf(id)?.id).toBe(id);
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([24]));
    },
  );

  it.each(Object.entries({ ...HELD, ...FOOTWEAR }))('%s is a piece, its rows of one width', (id, { rows }) => {
    expect(pieceOf(id)).toBeDefined();
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    if (HELD[id]) expect(rows.join('').split('+')).toHaveLength(2);
  });
});

describe('people of 32 pixels', () => {
  it.each([
    'man with short hair in a red t-shirt and jeans',
    'girl in a skirt',
    'woman with a bun in a t-shirt and skirt',
  ])('%s: two eyes of five pixels or more', (text) => {
    expect(count(text, /^eyes$/)).toBeGreaterThanOrEqual(10);
    expect(draw(text).image.data.join()).not.toBe(draw(text, 32, false).image.data.join());
  });
});
