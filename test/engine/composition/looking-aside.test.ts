import { expect, it } from 'vitest';
import { flipHorizontal } from '../../../src/pixels/image.ts';
import { backOf } from '../../../workers/engine/composition/changes/back.ts';
import { block, sheet } from '../../../workers/engine/composition/effects/paint.ts';
import { joined, painted } from '../../../workers/engine/composition/sprites/sprite.ts';
import { draw } from '../../../workers/engine/draw.ts';

const drawn = async (description: string, size = 48) =>
  (await draw({ description, width: size, height: size, seed: 3, noBackground: true })).image;
const same = (a: { data: ArrayLike<number> }, b: { data: ArrayLike<number> }): boolean =>
  a.data.length === b.data.length && Array.prototype.every.call(a.data, (v: number, i: number) => v === b.data[i]);

it.each([
  ['green dragon with mushrooms on its back', 'green dragon facing left with mushrooms on its back'],
  ['turtle with crystals on its back', 'turtle with crystals on its back facing left'],
  ['laser pistol', 'laser pistol pointing left'],
  ['car', 'car facing left'],
])('"%s": turned over where it is to look to the left', async (plain, left) => {
  expect(same(await drawn(left), flipHorizontal(await drawn(plain)))).toBe(true);
});

it('a bunch of carrots is one thing with a cord round it', async () => {
  const { data, width } = await drawn('bunch of carrots');
  const open = new Set<number>();
  for (let i = 0; i < data.length / 4; i++) if (data[i * 4 + 3]) open.add(i);
  let pieces = 0;
  for (const first of open) {
    pieces++;
    for (const todo = [first]; todo.length > 0; ) {
      const i = todo.pop()!;
      if (open.delete(i)) todo.push(i - 1, i + 1, i - width, i + width, i - width - 1, i - width + 1, i + width - 1, i + width + 1); // biome-ignore format: one line
    }
  }
  expect(pieces).toBe(1);
});

it('a back is what lies between a raised tail and the head', () => {
  const body = sheet(60, 40);
  block(body, 10, 20, 34, 12, '#8a6844');
  // a tail, and a head on a neck
  block(body, 2, 4, 8, 24, '#8a6844');
  block(body, 40, 4, 18, 20, '#8a6844');
  const eye = sheet(3, 3);
  block(eye, 0, 0, 3, 3, '#221c2a');
  const [left, right] = backOf(joined([{ sprite: painted(body, 'fur'), x: 0, y: 0 }, { sprite: painted(eye, 'eyes'), x: 50, y: 9 }]))!; // biome-ignore format: one line
  expect(left).toBeGreaterThanOrEqual(10);
  expect(right).toBeLessThan(46);
  expect(right - left).toBeGreaterThan(15);
});
