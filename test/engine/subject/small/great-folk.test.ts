import { describe, expect, it } from 'vitest';
import { isMaterial } from '../../../../workers/engine/catalogue/materials.ts';
import { GREAT_FOLK } from '../../../../workers/engine/subject/small/great/folk.ts';
import { count as countAt, drawn, expectEven, type Near } from './set-by-hand.ts';

const count = (text: string, seed: number, near: Near) => countAt(text, 48, near, seed);

describe('monsters on two legs of 48 pixels', () => {
  it.each(Object.entries(GREAT_FOLK))(
    '%s: is even, fills its square and names only what there is',
    (_, { rows, slots }) => {
      expectEven({ rows, slots }, 38, 42);
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
    // ghosts and golems are enlarged
    if (!/^(?:ghost|golem)$/.test(text)) expect(drawn(text, 64, true) === drawn(text, 64, false)).toBe(true);
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
