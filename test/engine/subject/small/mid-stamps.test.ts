import { describe, expect, it } from 'vitest';
import { SHAPES } from '../../../../workers/engine/catalogue/shapes/index.ts';
import { thingOf } from '../../../../workers/engine/catalogue/things/index.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { MID_EFFECTS } from '../../../../workers/engine/subject/small/mid/effects.ts';
import { MID_THINGS } from '../../../../workers/engine/subject/small/mid/things.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { count as countAt, drawn, expectEven, expectMaterials, type Near } from './set-by-hand.ts';

const at24 = (description: string, more: object = {}) =>
  draw({ description, width: 24, height: 24, seed: 1, noBackground: true, ...more });

describe('pictures of 24 pixels', () => {
  it.each(Object.entries({ MID_THINGS, MID_EFFECTS }))(
    '%s: stamps are even, leave room for the line and name only materials that there are',
    (_, table) => {
      for (const [id, { rows, slots }] of Object.entries(table)) {
        const most = table === MID_EFFECTS ? 22 : 20;
        expectEven({ rows, slots }, 18, most, id);
        expectMaterials({ slots }, id);
      }
    },
  );

  it('every stamp of a thing is of a concept that there is', () => {
    // what is no concept has the recipe of a crate, but for flat pictures
    const shapes = new Set(Object.values(SHAPES).map((shape) => shape.id));

    const ids = [...Object.keys(MID_THINGS), ...Object.keys(MID_EFFECTS)];
    // `concept/state`
    for (const id of ids.map((key) => key.split('/')[0]!))
      expect(
        id === 'crate' ||
          shapes.has(id) ||
          thingOf(id) !== thingOf('crate') ||
          understand(id.replaceAll('-', ' '), { seed: 1 }).concept === id,
        id,
      ).toBe(true);
  });

  it.each([
    'well',
    'barrel',
    'book',
    'church',
    'sailboat',
    'battle axe',
    'ramen',
    'gift',
    'gas station',
    'prison building',
  ])('a %s is set by hand where it is the whole picture, from 22 to 29 pixels', (text) => {
    for (const size of [22, 24, 29]) expect(drawn(text, size, true), `${size}`).not.toBe(drawn(text, size, false));
    expect(drawn(text, 21, true)).not.toBe(drawn(text, 24, true));
  });

  it('what is said has its colour', async () => {
    const count = (text: string, near: Near) => countAt(text, 24, near);
    const green = (r: number, g: number): boolean => g > r + 30;
    expect(await count('a house with a green roof', green)).toBeGreaterThan(50);
    expect(await count('a bakery with a blue roof', (r, _, b) => b > r + 50)).toBeGreaterThan(30);
    expect(await count('an outhouse with a green door', green)).toBeGreaterThan(30);
    expect(await count('a blue barrel', (r, _, b) => b > r + 60)).toBeGreaterThan(100);
    expect(await count('a cauldron with purple liquid', (r, g, b) => b > g + 60 && r > g + 30)).toBeGreaterThan(25);
    expect(await count('a red car', (r, g) => r > g + 90)).toBeGreaterThan(90);
    expect(await count('a gift with a blue ribbon', (r, _, b) => b > r + 60)).toBeGreaterThan(30);
    expect(await count('a skull with glowing red eyes', (r, g) => r > g + 120)).toBeGreaterThan(6);
    expect(await count('gold ore', (r, g, b) => r > b + 90 && g > b + 50)).toBeLessThan(90);
    expect(await count('a silver crown with green gems', green)).toBeGreaterThan(8);
    expect(await count('red healing aura with yellow plus signs', (r, g, b) => r > 200 && g > 160 && b < 150)).toBeGreaterThan(20); // biome-ignore format: one line
    expect(await count('red healing aura with yellow plus signs', (r, g) => r > g + 90)).toBeGreaterThan(20);
  });

  it('an open chest, a snowy pine, a lit torch and an old statue have their own pictures', async () => {
    for (const [text, plain] of [
      ['open treasure chest', 'treasure chest'],
      ['open door', 'door'],
      ['snowy pine tree', 'pine tree'],
      ['house covered in snow', 'house'],
    ] as const) {
      expect(drawn(text, 24, true), text).not.toBe(drawn(text, 24, false));
      expect(drawn(text, 24, true), text).not.toBe(drawn(plain, 24, true));
    }
    const { image } = await at24('snowy pine tree');
    let [snow, green] = [0, 0];
    for (let i = 0; i < image.data.length; i += 4) {
      const [r, g, b, a] = image.data.subarray(i, i + 4) as unknown as [number, number, number, number];
      if (a && Math.min(r, g, b) > 210) snow++;
      if (a && g > r + 30) green++;
    }
    expect(snow).toBeGreaterThan(40);
    expect(green).toBeGreaterThan(40);
    expect(drawn('burning torch', 24, true)).toBe(drawn('torch', 24, true));
    expect(drawn('lit torch', 24, true)).toBe(drawn('torch', 24, true));
    expect(drawn('ancient statue', 24, true)).toBe(drawn('statue', 24, true));
  });

  it('what is said to be on a thing is in its picture, once and in its colour', async () => {
    const count = (text: string, near: Near) => countAt(text, 24, near);
    const blue = (r: number, _: number, b: number): boolean => b > r + 60;
    expect(await count('a helmet with a blue plume', blue)).toBeGreaterThan(15);
    expect(await count('a tent with a blue flag', blue)).toBeGreaterThan(2);
    expect(await count('a tent with a blue flag', blue)).toBeLessThan(12);
    expect(await count('a bubbling green potion', (r, g) => g > r + 30)).toBeGreaterThan(60);
    expect(await count('a flaming sword', (r, g, b) => r > b + 90 && r > g)).toBeGreaterThan(80);
    for (const text of ['tree with apples', 'cart with hay', 'basket of fruit', 'snow covered pine tree'])
      expect(drawn(text, 24, true), text).not.toBe(drawn(text, 24, false));
  });

  it('blocks of ground are of that ground, grass on top of earth', async () => {
    const count = async (text: string, size: number, near: Near) => (await countAt(text, size, near)) / (size * size);
    const green = (r: number, g: number, b: number): boolean => g > r + 30 && g > b + 30;
    const brown = (r: number, g: number, b: number): boolean => r > g + 15 && g > b && r < 190;
    for (const size of [24, 64]) {
      expect(await count('grass block', size, green), `${size}`).toBeGreaterThan(0.1);
      expect(await count('grass block', size, brown), `${size}`).toBeGreaterThan(0.1);
      expect(await count('dirt block', size, brown), `${size}`).toBeGreaterThan(0.3);
    }
  });

  it('what the picture of a thing shows it on is no second thing beneath it', async () => {
    const [alone, plate, other] = await Promise.all(
      ['slice of strawberry cake', 'slice of strawberry cake on a plate', 'slice of strawberry cake on a rug'].map((text) => at24(text)), // biome-ignore format: one line
    );
    expect(plate!.image.data.join()).toBe(alone!.image.data.join());
    expect(plate!.brief.unknown).toEqual([]);
    expect(other!.image.data.join()).not.toBe(alone!.image.data.join());
  });

  it('what a stamp cannot show is drawn by the recipe', () => {
    for (const text of ['broken crown', 'burning house'])
      expect(drawn(text, 24, true), text).toBe(drawn(text, 24, false));
  });
});
