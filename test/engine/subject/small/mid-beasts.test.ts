import { describe, expect, it } from 'vitest';
import { QUADRUPEDS } from '../../../../workers/engine/catalogue/animals.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { MID_BEASTS } from '../../../../workers/engine/subject/small/mid/beasts.ts';
import { MID_ASLEEP } from '../../../../workers/engine/subject/small/mid/beasts-asleep.ts';
import { MID_BIRDS } from '../../../../workers/engine/subject/small/mid/beasts-birds.ts';
import { MID_SEA } from '../../../../workers/engine/subject/small/mid/beasts-sea.ts';
import { MID_MONSTERS } from '../../../../workers/engine/subject/small/mid/monsters.ts';
import { MID_FOLK } from '../../../../workers/engine/subject/small/mid/monsters-folk.ts';
import { MID_MANY } from '../../../../workers/engine/subject/small/mid/monsters-many.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { count as countAt, drawn, expectEven, type Near } from './set-by-hand.ts';

const SLOTS = new Set(['fur', 'belly', 'muzzle', 'ears', 'inner', 'nose', 'paw', 'mane', 'mark', 'secondMark', 'tail', 'brush', 'tailTip', 'horn', 'beard', 'tusk', 'ridge', 'quills', 'headFur', 'wings', 'beak', 'gold', 'tooth']); // biome-ignore format: a list
const count = (text: string, near: Near) => countAt(text, 24, near);

describe('animals and monsters of 24 pixels', () => {
  it.each(Object.entries(MID_BEASTS))(
    '%s: is even, fills its square and names only what a look decides',
    (id, stamp) => {
      const { rows, slots, head, neck } = stamp;
      expect(QUADRUPEDS[id], id).toBeDefined();
      expectEven({ rows, slots }, 16, 20);
      expect(rows.join('')).toMatch(/x/i);
      for (const { material } of slots) expect(SLOTS.has(material) || material.startsWith('#'), material).toBe(true);
      // brow and neck are on the animal
      for (const [left, row, width] of [head!, neck!]) {
        expect(rows[row]!.slice(left, left + width), `${row}`).toMatch(/[^.]/);
        expect(left + width).toBeLessThanOrEqual(20);
      }
    },
  );

  it('there are far more than a hundred kinds', () => {
    const tables = [MID_BEASTS, MID_BIRDS, MID_SEA, MID_MONSTERS, MID_MANY];
    expect(tables.reduce((n, table) => n + Object.keys(table).length, 0)).toBeGreaterThan(180);
  });

  it.each(['cat', 'kitten', 'owl', 'spider'])(
    'a %s is set by hand where it is the whole picture, from 24 to 28 pixels',
    (text) => {
      for (const size of [24, 26, 28]) expect(drawn(text, size, true)).not.toBe(drawn(text, size, false));
    },
  );

  it('coats, manes, wings and eyes have the colours that are said', async () => {
    expect(await count('a pink elephant', (r, g, b) => r > g + 50 && b > g)).toBeGreaterThan(100);
    expect(await count('a white horse with a golden mane', (r, _, b) => r > b + 90)).toBeGreaterThan(15);
    expect(await count('a lion with a green mane', (r, g) => g > r + 30)).toBeGreaterThan(40);
    expect(await count('a griffin with blue wings', (r, _, b) => b > r + 50)).toBeGreaterThan(25);
    expect(await count('a red slime', (r, g) => r > g + 80)).toBeGreaterThan(120);
    expect(await count('a blue dragon', (r, _, b) => b > r + 40)).toBeGreaterThan(120);
  });

  it('what a stamp cannot show is drawn with solids', () => {
    for (const text of ['four-headed wolf', 'cow without horns', 'cat in a cape', 'gaunt wolf'])
      expect(drawn(text, 24, true), text).toBe(drawn(text, 24, false));
  });

  it.each(Object.keys(MID_FOLK))('a %s that wears nothing is set by hand', (text) => {
    expect(drawn(text, 24, true)).not.toBe(drawn(text, 24, false));
    // who holds something is put together as people are
    expect(drawn(`${text} with a sword`, 24, true)).not.toBe(drawn(text, 24, true));
  });

  it('such monsters have the colours that are said', async () => {
    expect(await count('a purple imp', (r, g, b) => b > g + 40 && r > g)).toBeGreaterThan(60);
    expect(await count('an ice golem', (r, _, b) => b > r + 25)).toBeGreaterThan(60);
  });

  it('young creatures of 32 pixels are those of 24; golden dragons have golden wings', async () => {
    const opaque = (text: string, size: number): number =>
      drawSubject(understand(text, { seed: 1 }), {
        ...{ width: size, height: size, style: {}, seed: 1, variation: 0, whole: true as const },
      }).parts.filter((part) => part >= 0).length;
    expect(opaque('baby dragon', 32)).toBe(opaque('dragon', 24));
    expect(opaque('baby dragon', 32)).toBeLessThan(opaque('dragon', 32) * 0.8);
    expect(await count('golden dragon', (r, g, b) => g > r + 10 || b > r)).toBeLessThan(30);
  });

  it('animals that sleep lie curled up with closed eyes', async () => {
    for (const [id, { rows }] of Object.entries(MID_ASLEEP)) {
      expect(QUADRUPEDS[id], id).toBeDefined();
      expect(new Set(rows.map((row) => row.length)).size, id).toBe(1);
      expect(rows.join(''), id).not.toMatch(/x/);
      expect(rows.length, id).toBeLessThan(17);
    }
    const at24 = async (description: string) =>
      (await draw({ description, width: 24, height: 24, seed: 1, noBackground: true })).image.data;
    const high = (data: Uint8ClampedArray): number => data.findIndex((v, i) => i % 4 === 3 && v > 0) / 96;
    for (const kind of ['cat', 'dog', 'fox', 'corgi'])
      expect(high(await at24(`sleeping ${kind}`)), kind).toBeGreaterThan(high(await at24(kind)) + 2);
  });
});
