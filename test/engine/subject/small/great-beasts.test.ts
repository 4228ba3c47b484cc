import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';
import { GREAT_BEASTS } from '../../../../workers/engine/subject/small/great/beasts.ts';
import { GREAT_CREATURES } from '../../../../workers/engine/subject/small/great/monsters.ts';
import { HUGE_BEASTS } from '../../../../workers/engine/subject/small/huge/beasts.ts';
import { HUGE_CREATURES } from '../../../../workers/engine/subject/small/huge/creatures.ts';
import { count as countAt, drawn, expectEven, expectMaterials, type Near } from './set-by-hand.ts';

const SLOTS = new Set(['fur', 'muzzle', 'ears', 'inner', 'nose', 'paw', 'mane', 'mark', 'tail', 'tailTip', 'horn', 'beard', 'tusk', 'ridge', 'headFur', 'wings', 'beak', 'quills', 'belly', 'eyes', 'eyePatch', 'tailRings', 'dapple', 'collar', 'tag']); // biome-ignore format: a list
const count = (text: string, near: Near) => countAt(text, 48, near);

describe('four-legged animals of 48 pixels', () => {
  it.each(Object.entries(GREAT_BEASTS))(
    '%s: is even, fills its square and names only what a look decides',
    (_, { rows, slots }) => {
      expectEven({ rows, slots }, 36, 42);
      expect(rows.join('')).toMatch(/x/i);
      for (const { material } of slots) expect(SLOTS.has(material), material).toBe(true);
    },
  );

  it.each(['cat', 'cow', 'husky', 'panda', 'cerberus'])(
    'a %s is set by hand where it is the whole picture, from 46 to 54 pixels',
    (text) => {
      for (const size of [46, 48, 54]) expect(drawn(text, size, true)).not.toBe(drawn(text, size, false));
      expect(drawn(text, 150, true)).toBe(drawn(text, 150, false));
    },
  );

  it('coats, manes, eyes and marks have the colours that are said', async () => {
    expect(await count('a pink elephant', (r, g, b) => r > g + 50 && b > g)).toBeGreaterThan(500);
    expect(await count('a white horse with a golden mane', (r, _, b) => r > b + 90)).toBeGreaterThan(70);
    expect(await count('a lion with a green mane', (r, g) => g > r + 30)).toBeGreaterThan(150);
    expect(await count('a wolf with red eyes', (r, g, b) => r > 190 && g < 110 && b < 110)).toBeGreaterThan(3);
    expect(await count('a cerberus with green eyes', (r, g) => g > r + 30)).toBeGreaterThan(5);
    expect(await count('a black cat', (r, g) => r > 200 && g > 180)).toBeGreaterThan(10);
  });
});

describe('coats of 48 pixels', () => {
  it('marks lie on the coat, whatever the kind or breed', async () => {
    const dark = (r: number, g: number, b: number): boolean => r < 90 && g < 90 && b < 90;
    expect(await count('a dalmatian', dark)).toBeGreaterThan((await count('a white dog', dark)) + 30);
    expect(await count('a spotted pig', dark)).toBeGreaterThan((await count('a pig', dark)) + 30);
    expect(await count('a calico cat', (r, g, b) => r > 180 && g < 160 && b < 90)).toBeGreaterThan(20);
  });

  it.each(['gray tabby', 'poodle', 'bengal cat', 'cheetah'])(
    'a %s, which differs by its coat alone, has the stamp of its kind',
    (text) => expect(drawn(text, 48, true)).not.toBe(drawn(text, 48, false)),
  );

  it('a collar is seen where one is said, and nothing of it else', async () => {
    const red = (r: number, g: number, b: number): boolean => r > 140 && g < 80 && b < 100;
    expect(await count('a white dog with a red collar', red)).toBeGreaterThan(8);
    expect(await count('a white dog', red)).toBe(0);
  });
});

describe('birds, life of the sea, insects and monsters of 48 pixels', () => {
  it.each(Object.entries(GREAT_CREATURES))(
    '%s: is even, fills its square and names only materials that there are',
    (_, { rows, slots }) => {
      expectEven({ rows, slots }, 36, 42);
      expectMaterials({ slots });
    },
  );

  it.each(['chicken', 'eagle', 'octopus', 'spider', 'snake', 'mimic'])(
    'a %s is set by hand where it is the whole picture, from 46 to 54 pixels and enlarged to 96',
    (text) => {
      for (const size of [46, 54, 64, 96]) expect(drawn(text, size, true)).not.toBe(drawn(text, size, false));
      expect(drawn(text, 150, true)).toBe(drawn(text, 150, false));
    },
  );

  it('kinds that differ by their colours have the same picture in them', async () => {
    for (const text of ['hawk', 'robin', 'cobra']) expect(drawn(text, 48, true), text).not.toBe(drawn(text, 48, false));
    expect(await count('a robin', (r, g, b) => r > 170 && g < 150 && b < 90)).toBeGreaterThan(20);
  });

  it('eyes alone have the colour that is said of them: teeth and fangs stay white', async () => {
    const white = (r: number, g: number, b: number): boolean => r > 230 && g > 230 && b > 225;
    for (const kind of ['shark', 'spider', 'slime']) {
      const [plain, said] = [await count(`a ${kind}`, white), await count(`a ${kind} with red eyes`, white)];
      expect(said, kind).toBe(plain);
    }
    const red = (r: number, g: number, b: number): boolean => r > 180 && g < 90 && b < 90;
    expect(await count('a blue slime with red eyes', red)).toBeGreaterThan(6);
  });

  it('they and their parts have the colours that are said', async () => {
    expect(await count('a pink octopus', (r, g, b) => r > g + 50 && b > g)).toBeGreaterThan(400);
    expect(await count('a green dragon with purple wings', (r, g, b) => b > g + 30 && r > g)).toBeGreaterThan(80);
    expect(await count('a red parrot with a blue beak', (r, _, b) => b > r + 50)).toBeGreaterThan(15);
  });
});

describe('animals of 64 pixels', () => {
  it.each(Object.entries({ ...HUGE_BEASTS, ...HUGE_CREATURES }))(
    '%s: is even and fills its square',
    (_, { rows, slots }) => {
      expectEven({ rows, slots }, 50, 56);
    },
  );

  it.each(['cat', 'fox', 'white tiger', 'slime', 'frog'])(
    'a %s is set by hand where it is the whole picture, from 58 to 72 pixels',
    (text) => {
      for (const size of [58, 64, 72]) expect(drawn(text, size, true)).not.toBe(drawn(text, size, false));
      expect(drawn(text, 150, true)).toBe(drawn(text, 150, false));
    },
  );

  it('young ones have the stamp of their kind, and cubs no mane', () => {
    for (const text of ['kitten', 'puppy', 'baby dragon'])
      expect(drawn(text, 48, true), text).not.toBe(drawn(text, 48, false));
    for (const size of [24, 48]) expect(drawn('lion cub', size, true)).not.toBe(drawn('lion', size, true));
  });
});

describe('animals that sit', () => {
  const shown = async (description: string, size: number) =>
    (await draw({ description, width: size, height: size, seed: 1, noBackground: true })).image;
  const filled = ({ data, width }: { data: ArrayLike<number>; width: number }, row: number): number =>
    Array.from({ length: width }, (_, x) => data[(row * width + x) * 4 + 3]! > 0).filter(Boolean).length;

  it('are those that are set by hand where there is one, in the colours that are said', async () => {
    for (const kind of ['cat', 'dog', 'fox']) {
      const sitting = await shown(`a sitting ${kind}`, 48);
      expect(Buffer.from(sitting.data).equals(Buffer.from((await shown(`a ${kind}`, 48)).data)), kind).toBe(false);
      // it fills its square and stands on one broad seat
      expect(Math.max(...Array.from({ length: 48 }, (_, y) => filled(sitting, y))), kind).toBeGreaterThan(24);
    }
    const green = await shown('a green sitting cat', 48);
    let n = 0;
    for (let i = 0; i < green.data.length; i += 4)
      if (green.data[i + 3] && green.data[i + 1]! > green.data[i]! + 30) n++;
    expect(n).toBeGreaterThan(400);
  });
});
