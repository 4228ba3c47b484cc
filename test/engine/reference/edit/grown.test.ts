import { expect, test } from 'vitest';
import { createImage, type Rgba } from '../../../../src/pixels/index.ts';
import { drawShape } from '../../../../workers/engine/reference/edit/draw-shape.ts';
import { putOn } from '../../../../workers/engine/reference/edit/put-on.ts';
import { wished } from '../../../../workers/engine/reference/edit/wishes/index.ts';
import { readEdit } from '../../../../workers/engine/reference/inpaint/read-edit.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

// A beast that looks to the left: a head with one thin ear, a neck, a long body, four legs.
const ROWS = [
  ...Array.from({ length: 10 }, () => '.'.repeat(40)),
  '..........bb............................',
  '..........bb............................',
  '..........bb............................',
  '.....bbbbbbbb...........................',
  '....bbbbbbbbbb..........................',
  '....bbbkbbbbbb..........................',
  '..bbbbbbbbbbbb..........................',
  '..bbbbbbbbbbbb..........................',
  '......bbbbbbbbbbbbbbbbbbbbbbbbbbbb......',
  ...Array.from({ length: 9 }, () => '.........bbbbbbbbbbbbbbbbbbbbbbbbb......'),
  ...Array.from({ length: 8 }, () => '.........bbb.bbb........bbb..bbbb.......'),
  ...Array.from({ length: 4 }, () => '.'.repeat(40)),
];
const BEAST = createImage(40, ROWS.length);
ROWS.forEach((row, y) => {
  [...row].forEach((ink, x) => {
    if (ink !== '.') BEAST.data.set(ink === 'k' ? [20, 16, 24, 255] : [150, 96, 60, 255], (y * 40 + x) * 4);
  });
});
const JOINTS = new Proxy({ NOSE: 0 }, { get: (_, name) => ({ x: 0, y: 0, sure: name === 'then' ? 0 : 0.9 }) }) as unknown as FoundJoints; // biome-ignore format: one proxy
const stance = { axis: 8.5, top: 10, chin: 18, headHalf: 4, trunk: 21, trunkHalf: 8, hip: 27, floor: 36, hands: [{ x: 2, y: 17 }, { x: 2, y: 17 }], facing: -1, isUpright: false, isLong: true } as const; // biome-ignore format: one stance
const head = { stance, isSure: true, isBare: false, eyes: [[15 * 40 + 7]], hasHands: false };
const subject = { sprite: BEAST, person: undefined, joints: JOINTS, found: JOINTS, head, why: 'it goes on all fours', seed: 1, guidance: 8, isChange: false } as const; // biome-ignore format: one subject
const changedIn = (image: Rgba) =>
  [...new Set([...image.data.keys()].filter((i) => image.data[i] !== BEAST.data[i]).map((i) => i >> 2))].map((i) => ({ x: i % 40, y: Math.floor(i / 40) })); // biome-ignore format: one list
const wish = async (words: string) =>
  changedIn((await wished(subject, words, [], () => Promise.reject(new Error('once'))))!);

test('spikes stand on the back, behind the head and above the legs', async () => {
  const spikes = await wish('add spikes on its back');
  expect(spikes.length).toBeGreaterThan(12);
  expect(spikes.every(({ x, y }) => x > 12 && y <= 19)).toBe(true);
});

test('tusks are at the muzzle, a mane on the neck, a collar between head and body', async () => {
  expect((await wish('give it bigger tusks')).every(({ x, y }) => x < 8 && y > 11 && y < 20)).toBe(true);
  expect((await wish('add a red mane')).every(({ x, y }) => x > 6 && y < 23)).toBe(true);
  const collar = await wish('red collar');
  expect(collar.length).toBeGreaterThan(3);
  expect(collar.every(({ x, y }) => x > 4 && x < 20 && y > 13 && y < 29)).toBe(true);
});

test.each(['a top hat', 'horns', 'a unicorn horn'])('%s: on the crown beside the ear, not on its tip', (words) => {
  const edit = readEdit(words, understand(words, { seed: 1 }), 1);
  if (edit.is !== 'piece') throw new Error('no piece');
  const lowest = Math.max(...changedIn(putOn(subject, edit, words)!).map(({ y }) => y));
  expect(lowest).toBeGreaterThanOrEqual(12);
});

test('parts of a beast are coloured where they are', async () => {
  expect((await wish('make its legs black')).every(({ y }) => y > 26)).toBe(true);
  const hooves = await wish('make the hooves golden');
  expect(hooves.length).toBeGreaterThan(10);
  expect(hooves.every(({ y }) => y >= 33)).toBe(true);
  expect((await wish('make the ears white')).every(({ x, y }) => x > 8 && x < 13 && y < 14)).toBe(true);
  expect((await wish('make the snout pink')).every(({ x, y }) => x < 6 && y > 13 && y < 20)).toBe(true);
});

test('all of it takes the colour, its spots a darker shade of that', async () => {
  const image = (await wished(subject, 'make it white with darker spots', [], () =>
    Promise.reject(new Error('once')),
  ))!;
  const lights = changedIn(image).map(({ x, y }) => image.data[(y * 40 + x) * 4]!);
  expect(lights.filter((v) => v > 200).length).toBeGreaterThan(100);
  expect(lights.filter((v) => v < 180).length).toBeGreaterThan(15);
});

test('what is held and has no shape of its own is drawn as the nearest', () => {
  const shaped = (piece: string) => drawShape({ size: BEAST, stance: { ...stance, facing: 0, isUpright: true }, line: lineHabitOf(toFlat(BEAST)), person: undefined, part: { piece }, slot: 'right', full: undefined }); // biome-ignore format: one request
  for (const piece of ['scimitar', 'pitchfork', 'flail', 'scythe', 'buckler'])
    expect(shaped(piece), piece).toBeDefined();
  expect(shaped('teapot')).toBeUndefined();
});
