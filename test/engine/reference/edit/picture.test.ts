import { expect, test } from 'vitest';
import {
  createImage,
  crop,
  flipHorizontal,
  opaqueBounds,
  overlay,
  type Rgba,
  sameImage,
} from '../../../../src/pixels/index.ts';
import { groundSaid } from '../../../../workers/engine/reference/edit/index.ts';
import { pictureWish } from '../../../../workers/engine/reference/edit/picture/index.ts';
import { byLook } from '../../../../workers/engine/reference/edit/wishes/verbs.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { BOY, JOINTS } from '../parts/boy.ts';

const ROOMY = createImage(BOY.width * 3, BOY.height * 3);
overlay(ROOMY, BOY, BOY.width, BOY.height);
const subjectOf = (sprite: Rgba) => ({ sprite, person: undefined, joints: JOINTS, found: JOINTS, why: '', seed: 1, guidance: 8, isChange: true }) as const; // biome-ignore format: one subject
const wish = (words: string, sprite = ROOMY) => pictureWish(subjectOf(sprite), words);
const done = (words: string, sprite = ROOMY): Rgba => wish(words, sprite)!([sprite])[0]!;
const box = opaqueBounds(ROOMY)!;

test.each([
  ['make it twice as big', 2],
  ['make it bigger', 1.3],
  ['make him a bit bigger', 1.15],
  ['make it smaller', 0.72],
  ['make the sprite half the size', 0.5],
  ['scale it down by 25%', 0.75],
  ['scale it to 150 %', 1.5],
])('"%s": %d times as high, standing where it stood', (words, k) => {
  const after = opaqueBounds(done(words))!;
  expect(Math.abs(after.height / box.height - k)).toBeLessThan(0.06);
  expect(after.y + after.height).toBe(box.y + box.height);
});

test('a line stays one pixel wide in what has grown, and no colour is new', () => {
  const image = done('make it bigger');
  const colors = new Set(toFlat(ROOMY).colors);
  expect([...toFlat(image).colors].every((c) => colors.has(c))).toBe(true);
  expect(lineHabitOf(toFlat(image)).isLined).toBe(lineHabitOf(toFlat(ROOMY)).isLined);
});

test('all frames are made larger by the same box', () => {
  const raised = createImage(ROOMY.width, ROOMY.height);
  overlay(raised, BOY, BOY.width, BOY.height - 4);
  const [a, b] = wish('make it twice as big')!([ROOMY, raised]).map((image) => opaqueBounds(image)!);
  expect(a!.y - b!.y).toBe(8);
});

test.each(['make his head bigger', 'give him a big hat', 'make the sword longer and bigger', 'add a small cat', 'make the cape red'])(
  '"%s" is no wish of the whole picture',
  (words) => expect(wish(words)).toBeUndefined(),
); // biome-ignore format: a list

test('what has no room is refused', () => {
  expect(() => done('make it bigger', crop(BOY, opaqueBounds(BOY)!))).toThrow(/no room/);
  expect(() => done('make it four times as big')).toThrow(/no room/);
});

test('flipped is mirrored, turned thrice and once is as before', () => {
  expect(sameImage(done('flip it'), flipHorizontal(ROOMY))).toBe(true);
  const once = done('rotate it 90 degrees');
  expect(opaqueBounds(once)!.width).toBe(box.height);
  expect(opaqueBounds(done('rotate it 270 degrees', once))!.height).toBe(box.height);
});

test('outlines are thicker, in another colour, or gone; within nothing changes', () => {
  const thick = done('make the outline thicker');
  expect(opaqueBounds(thick)!.height).toBe(box.height + 2);
  ROOMY.data.forEach((v, i) => {
    if (ROOMY.data[i | 3]! > 0) expect(thick.data[i]).toBe(v);
  });
  expect(opaqueBounds(done('add a white outline'))!.width).toBe(box.width + 2);
  if (lineHabitOf(toFlat(ROOMY)).isLined)
    expect(opaqueBounds(done('remove the outline'))!.width).toBeLessThan(box.width);
});

test('a cage stands about the figure, which is seen between its bars', () => {
  const caged = done('put it in a cage');
  const about = opaqueBounds(caged)!;
  expect(about.width).toBeGreaterThan(box.width);
  const [before, after] = [toFlat(ROOMY).colors, toFlat(caged).colors];
  const figure = [...before.keys()].filter((i) => before[i]! >= 0);
  expect(figure.filter((i) => after[i] === before[i]).length).toBeGreaterThan(0.45 * figure.length);
});

test('grey, sepia and inverted keep the shape', () => {
  for (const words of [
    'grayscale',
    'make it sepia',
    'invert the colors',
    'make it more colorful',
    'make it a silhouette',
  ]) {
    const image = done(words);
    expect(opaqueBounds(image), words).toEqual(box);
    expect(sameImage(image, ROOMY), words).toBe(false);
  }
});

test('deeds are looks, the background is told from the rest', () => {
  expect(byLook('freeze him')).toBe('make him frozen');
  expect(byLook('set the dragon on fire')).toBe('make the dragon on fire');
  expect(byLook('break a leg')).toBe('break a leg');
  expect(groundSaid('remove the background and make it red')).toEqual({ rest: 'make it red', ground: 'none' });
  expect(groundSaid('make it red')).toEqual({ rest: 'make it red' });
  expect(() => groundSaid('a forest background')).toThrow(/plain colour/);
});

test.each(['add sparkles', 'add bubbles', 'make him wet', 'add green smoke', 'surround it with lightning'])(
  '"%s": in the air about it, nearly all of it as it was',
  (words) => {
    const [before, after] = [toFlat(ROOMY).colors, toFlat(done(words)).colors];
    const added = [...after.keys()].filter((i) => before[i]! < 0 && after[i]! >= 0);
    expect(added.length).toBeGreaterThan(4);
    const figure = [...before.keys()].filter((i) => before[i]! >= 0);
    expect(figure.filter((i) => after[i] !== before[i]).length).toBeLessThan(0.15 * figure.length);
  },
);

test('a shadow lies on the ground, beside and below the feet alone', () => {
  const [before, after] = [toFlat(ROOMY).colors, toFlat(done('add a shadow')).colors];
  const changed = [...after.keys()].filter((i) => after[i] !== before[i]);
  expect(changed.length).toBeGreaterThan(4);
  expect(changed.every((i) => before[i]! < 0 && Math.floor(i / ROOMY.width) > box.y + 0.75 * box.height)).toBe(true);
});

test('under the edge of the canvas smoke rises from the highest place with room above it', () => {
  const house = createImage(40, 40);
  const paint = (x0: number, y0: number, x1: number): void => {
    for (let y = y0; y < 38; y++) for (let x = x0; x < x1; x++) house.data.set([120, 80, 60, 255], (y * 40 + x) * 4);
  };
  paint(4, 20, 36);
  paint(6, 0, 12);
  const image = done('add smoke', house);
  const puffs = image.data.filter((v, i) => i % 4 === 3 && v > 0 && house.data[i] === 0).length;
  expect(puffs).toBeGreaterThan(12);
});
