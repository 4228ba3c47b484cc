import { beforeAll, describe, expect, it, test } from 'vitest';
import { createImage, flipHorizontal, opaqueBounds, type Rgba } from '../../../../src/pixels/index.ts';
import { enlarge } from '../../../../src/pixels/resize.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { readLook } from '../../../../workers/engine/place/into-picture/look.ts';
import { ownPixels } from '../../../../workers/engine/place/into-picture/own-pixels.ts';
import { placeObject, type Region } from '../../../../workers/engine/place/into-picture/place-object.ts';
import { openRegion } from '../../../../workers/engine/place/into-picture/region.ts';
import { createRandom } from '../../../../workers/engine/random.ts';

const flat = (width: number, height: number): Rgba => {
  const image = createImage(width, height);
  for (let i = 0; i < width * height; i++) image.data.set([92, 128, 74, 255], i * 4);
  return image;
};
let meadow: Rgba;
let street: Rgba;
beforeAll(async () => {
  const scene = async (description: string) =>
    (await draw({ description, width: 96, height: 96, view: 'high top-down', seed: 3, textGuidance: 8 } as never))
      .image;
  meadow = await scene('a forest clearing');
  street = await scene('a village street');
});
const same = (a: Rgba, b: Rgba, i: number): boolean =>
  [0, 1, 2, 3].every((c) => a.data[i * 4 + c] === b.data[i * 4 + c]);
const ask = (background: Rgba, region: Region, more = {}) =>
  placeObject({ description: 'wooden barrel', background, region, view: 'high top-down', seed: 4, ...more }, {});

test('outside of the place not a byte differs, and the object lies inside, over random cases', async () => {
  const things = ['barrel', 'red tent', 'campfire', 'blue crystal', 'sign', 'statue'];
  const random = createRandom('cases');
  for (let k = 0; k < 24; k++) {
    const [width, height] = [32 + random.int(64), 32 + random.int(64)];
    const background = createImage(width, height);
    const kind = k % 3;
    for (let i = 0; i < width * height; i++) {
      const x = i % width;
      const y = Math.floor(i / width);
      const from = ((y % 96) * 96 + (x % 96)) * 4;
      if (kind === 2) background.data.set([random.int(256), random.int(256), random.int(256), random.int(256)], i * 4);
      else background.data.set((kind ? street : meadow).data.subarray(from, from + 4), i * 4);
    }
    const mask = createImage(width, height);
    const [w, h] = [12 + random.int(width - 12), 12 + random.int(height - 12)];
    const [x0, y0] = [random.int(width - w + 1), random.int(height - h + 1)];
    for (let i = 0; i < width * height; i++) {
      const inside =
        i % width >= x0 && i % width < x0 + w && Math.floor(i / width) >= y0 && Math.floor(i / width) < y0 + h;
      mask.data.set(inside ? [255, 255, 255, 255] : [0, 0, 0, 255], i * 4);
    }
    const fraction = 0.4 + random.float() * 0.55;
    const region = [
      { type: 'mask', mask },
      { type: 'oval', fraction },
      { type: 'rectangle', fraction },
    ][random.int(3)] as Region;
    const open = openRegion(region, background);
    const { object, composed } = await ask(background, region, { description: things[k % things.length], seed: k });
    let [changed, stray] = [0, 0];
    open.forEach((v, i) => {
      if (v) return;
      if (!same(composed, background, i)) changed++;
      if (object.data[i * 4 + 3]) stray++;
    });
    expect([k, changed, stray]).toEqual([k, 0, 0]);
    expect(opaqueBounds(object)).toBeDefined();
  }
});

describe('an object for a place', () => {
  it('fills it, stands in it with a shadow, and is the same for the same request', async () => {
    const region: Region = { type: 'rectangle', fraction: 0.6 };
    const { object, composed } = await ask(meadow, region);
    const box = opaqueBounds(object)!;
    expect(Math.max(box.width, box.height)).toBeGreaterThan(0.7 * 0.6 * 96);
    expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(0.6 * 96);
    let shadow = 0;
    for (let i = 0; i < 96 * 96; i++) if (!object.data[i * 4 + 3] && !same(composed, meadow, i)) shadow++;
    expect(shadow).toBeGreaterThan(6);
    const again = await ask(meadow, region);
    expect(Buffer.from(again.composed.data).equals(Buffer.from(composed.data))).toBe(true);
  });

  it('takes its colours from the picture where that has them', async () => {
    const here = new Set<number>();
    for (let i = 0; i < 96 * 96; i++)
      here.add((street.data[i * 4]! << 16) | (street.data[i * 4 + 1]! << 8) | street.data[i * 4 + 2]!);
    const { object } = await ask(street, { type: 'oval', fraction: 0.6 });
    let [taken, all] = [0, 0];
    for (let i = 0; i < 96 * 96; i++) {
      if (!object.data[i * 4 + 3]) continue;
      all++;
      if (here.has((object.data[i * 4]! << 16) | (object.data[i * 4 + 1]! << 8) | object.data[i * 4 + 2]!)) taken++;
    }
    expect(taken / all).toBeGreaterThan(0.4);
  });

  it('has the pixels of an enlarged picture', async () => {
    const large = enlarge(meadow, 3);
    const { object, composed } = await ask(large, { type: 'oval', fraction: 0.6 });
    for (const image of [object, composed]) expect(ownPixels(image).cell === 3 || image === object).toBe(true);
    for (let y = 0; y < 288; y += 3)
      for (let x = 0; x < 288; x += 3) {
        const i = y * 288 + x;
        for (const j of [i + 1, i + 2, i + 288, i + 578]) expect(object.data[j * 4 + 3]).toBe(object.data[i * 4 + 3]);
      }
  });

  it('is refused where there is no room, in words that name the size', async () => {
    const mask = createImage(96, 96);
    await expect(ask(meadow, { type: 'mask', mask })).rejects.toThrow(/marks nothing white/);
    await expect(ask(flat(64, 64), { type: 'oval', fraction: 0.1 })).rejects.toThrow(
      /place is \d+x\d+ pixels; at least 8x8/,
    );
  });
});

test('a picture tells from which side its light comes: its mirror image, from the other', () => {
  for (const picture of [meadow, street]) {
    const { light } = readLook(picture);
    expect(readLook(flipHorizontal(picture)).light).toBe(light === 'left' ? 'right' : 'left');
  }
  expect(readLook(flat(48, 48))).toEqual({ light: 'left' });
});
