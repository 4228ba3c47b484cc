import { beforeAll, describe, expect, test } from 'vitest';
import { hexToOklab, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage, crop, sameImage } from '../../../../src/pixels/image.ts';
import { forcePalette, maskOf, outlineOf, paletteOf } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import type { DrawRequest } from '../../../../workers/engine/types.ts';
import { rectangle } from './masks.ts';

const S = 48;
const picture = async (description: string, more: Partial<DrawRequest> = {}): Promise<Rgba> =>
  (await draw({ description, width: S, height: S, seed: 5, noBackground: true, ...more })).image;
const inpaint = (description: string, known: Rgba, mask: Rgba, more: Partial<DrawRequest> = {}): Promise<Rgba> =>
  picture(description, { width: known.width, height: known.height, knownImage: known, mask, ...more });

let knight: Rgba;
let woman: Rgba;
let meadow: Rgba;
beforeAll(async () => {
  knight = await picture('a knight with a sword');
  woman = await picture('a woman with brown hair in a green dress');
  const scene = { width: 64, height: 64, noBackground: false, view: 'high top-down', coverage: 9 } as const;
  meadow = await picture('a small mushroom in a meadow', scene);
});

const RED = hexToOklab('#cc3038');
const BLUE = hexToOklab('#3868c4');
const GOLD = hexToOklab('#e8b030');
/** Pixels inside a mask whose hue is within about 25° of a colour's, and which are not grey. */
function countOf(image: Rgba, mask: Rgba, hue: readonly number[]): number {
  const goal = Math.atan2(hue[2]!, hue[1]!);
  let n = 0;
  maskOf(mask).forEach((open, i) => {
    if (!open || image.data[i * 4 + 3] === 0) return;
    const [, a, b] = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    const turn = Math.abs(Math.atan2(Math.sin(Math.atan2(b, a) - goal), Math.cos(Math.atan2(b, a) - goal)));
    if (Math.hypot(a, b) > 0.06 && turn < 0.44) n++;
  });
  return n;
}
const opaqueIn = (image: Rgba, mask: Rgba): number =>
  maskOf(mask).reduce((n, open, i) => n + (open && image.data[i * 4 + 3]! > 0 ? 1 : 0), 0);

describe('on a character', () => {
  test('a crown comes on the head', async () => {
    const mask = rectangle(S, S, 10, 0, 28, 14);
    const image = await inpaint('a golden crown', knight, mask);
    expect(countOf(image, mask, GOLD)).toBeGreaterThan(countOf(knight, mask, GOLD) + 20);
    expect(opaqueIn(image, mask)).toBeGreaterThanOrEqual(opaqueIn(knight, mask));
  });

  test('a robe colours the clothes and leaves the silhouette', async () => {
    const mask = rectangle(S, S, 10, 20, 28, 26);
    const image = await inpaint('a red robe', knight, mask);
    expect(countOf(image, mask, RED)).toBeGreaterThan(countOf(knight, mask, RED) + 80);
    expect(image.data.filter((_, i) => i % 4 === 3)).toEqual(knight.data.filter((_, i) => i % 4 === 3));
    // Tones of one material, not one flat red.
    const reds = paletteOf(image).filter((c) => !paletteOf(knight).includes(c));
    expect(reds.length).toBeGreaterThan(1);
  });

  test('eyes change, and the face around them does not', async () => {
    const mask = rectangle(S, S, 17, 10, 14, 7);
    const image = await inpaint('red eyes', woman, mask);
    let changed = 0;
    for (let i = 0; i < image.data.length; i += 4) if (image.data[i] !== woman.data[i]) changed++;
    expect(changed).toBeGreaterThan(1);
    expect(changed).toBeLessThan(30);
  });

  test('hair takes a colour', async () => {
    const mask = rectangle(S, S, 10, 0, 28, 16);
    const image = await inpaint('blue hair', woman, mask);
    expect(countOf(image, mask, BLUE)).toBeGreaterThan(60);
    expect(countOf(woman, mask, BLUE)).toBeLessThan(10);
  });

  test('what was cut out is drawn again, in its place', async () => {
    const mask = rectangle(S, S, 8, 20, 32, 16);
    const cut = cloneImage(woman);
    maskOf(mask).forEach((open, i) => {
      if (open) cut.data.fill(0, i * 4, i * 4 + 4);
    });
    const image = await inpaint('a woman in a red dress', cut, mask);
    expect(opaqueIn(image, mask)).toBeGreaterThan(0.6 * opaqueIn(woman, mask));
    expect(opaqueIn(image, mask)).toBeLessThan(1.5 * opaqueIn(woman, mask));
    expect(countOf(image, mask, RED)).toBeGreaterThan(40);
  });

  test('removing goes on with what is around: nothing', async () => {
    const mask = rectangle(S, S, 0, 10, 15, 36);
    const image = await inpaint('remove the sword', knight, mask);
    expect(opaqueIn(image, mask)).toBeLessThan(0.35 * opaqueIn(knight, mask));
    expect(paletteOf(image).filter((c) => !paletteOf(knight).includes(c))).toEqual([]);
  });

  test('a thing beside it takes the outline of the figure', async () => {
    const lined = await picture('a knight', { outline: 'single color black outline' });
    const mask = rectangle(S, S, 0, 24, 12, 24);
    const image = await inpaint('a flower', lined, mask);
    const thing = crop(image, { x: 0, y: 24, width: 12, height: 24 });
    expect(opaqueIn(image, mask)).toBeGreaterThan(20);
    expect(outlineOf(thing)).toBe('single color black outline');
  });

  test.each([
    ['a green mailbox', hexToOklab('#4c9a3c')],
    ['a blue umbrella', BLUE],
  ] as const)('%s comes on a cut out place and leaves the rest of it', async (thing, hue) => {
    const house = await picture('a stone house', { isometric: true });
    const mask = rectangle(S, S, 8, 12, 26, 26);
    const image = await inpaint(thing, house, mask, { seed: 3 });
    const kept = maskOf(mask).reduce((n, open, i) => {
      const same = [0, 1, 2, 3].every((c) => image.data[i * 4 + c] === house.data[i * 4 + c]);
      return n + (open && same ? 1 : 0);
    }, 0);
    expect(opaqueIn(image, mask)).toBeGreaterThanOrEqual(opaqueIn(house, mask));
    expect(kept).toBeGreaterThan(0.15 * 26 * 26);
    expect(countOf(image, mask, hue)).toBeGreaterThan(countOf(house, mask, hue) + 40);
  });

  test('in four greens everything stays green', async () => {
    const greens = ['#0f380f', '#306230', '#8bac0f', '#9bbc0f'];
    const known = forcePalette(knight, greens);
    const image = await inpaint('a golden crown', known, rectangle(S, S, 10, 0, 28, 14));
    expect(paletteOf(image).filter((c) => !greens.includes(c))).toEqual([]);
    expect(sameImage(image, known)).toBe(false);
  });
});

describe('in a scene', () => {
  test('a tree grows inside the mask, and the meadow goes on behind it', async () => {
    const mask = rectangle(64, 64, 2, 2, 26, 34);
    const image = await inpaint('a tree', meadow, mask);
    expect(opaqueIn(image, mask)).toBe(26 * 34);
    const corner = crop(image, { x: 2, y: 2, width: 3, height: 3 });
    expect(paletteOf(corner).every((c) => paletteOf(meadow).includes(c))).toBe(true);
    expect(paletteOf(image).length).toBeGreaterThan(paletteOf(meadow).length + 2);
  });

  test('a river flows', async () => {
    const mask = rectangle(64, 64, 0, 36, 64, 14);
    const image = await inpaint('a river', meadow, mask);
    expect(countOf(image, mask, hexToOklab('#4088bc'))).toBeGreaterThan(0.6 * 64 * 14);
  });

  test('nothing: no colour that was not there, no hole', async () => {
    const mask = rectangle(64, 64, 18, 40, 28, 22);
    const image = await inpaint('nothing', meadow, mask);
    expect(paletteOf(image).filter((c) => !paletteOf(meadow).includes(c))).toEqual([]);
    expect(opaqueIn(image, mask)).toBe(28 * 22);
  });

  test('the seed varies what is painted, and decides it', async () => {
    const mask = rectangle(64, 64, 2, 2, 26, 34);
    const paint = (seed: number) => inpaint('a tree', meadow, mask, { seed });
    expect(sameImage(await paint(1), await paint(1))).toBe(true);
    const pictures = await Promise.all([1, 2, 3, 4].map(paint));
    expect(new Set(pictures.map((p) => Buffer.from(p.data).toString('base64'))).size).toBeGreaterThan(1);
  });

  test('200×200 takes about a second of one core at most, even with the largest hole', async () => {
    const large = await picture('a cottage in a meadow', { width: 200, height: 200, noBackground: false });
    await inpaint('a tree', large, rectangle(200, 200, 0, 0, 100, 100));
    for (const text of ['a tree', 'a knight', 'a river', 'nothing']) {
      const start = process.cpuUsage();
      await inpaint(text, large, rectangle(200, 200, 20, 20, 160, 160));
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1e6).toBeLessThan(1.5);
    }
  });
});
