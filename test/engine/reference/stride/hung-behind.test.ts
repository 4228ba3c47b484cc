import { expect, test } from 'vitest';
import { regionOf } from '../../../../workers/engine/reference/edit/regions.ts';
import { at, toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { Person } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { findLegs } from '../../../../workers/engine/reference/stride/find-legs.ts';
import { capeWithLine, hungBehind } from '../../../../workers/engine/reference/stride/hung-behind.ts';
import { strideFrames } from '../../../../workers/engine/reference/stride/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';

const COLORS = { k: [16, 14, 20], s: [90, 140, 60], c: [200, 40, 50], b: [70, 60, 120], h: [240, 190, 150] } as const;
const CAPED = picture(
  [
    '..................',
    '......kkkkkk......',
    '......khhhhk......',
    '......khhhhk......',
    '......kkkkkk......',
    '....kkssssssskk...',
    '...kcksssssssck...',
    '...kcksssssssck...',
    '...kcksssssssck...',
    '...kcksssssssck...',
    '..kcckbbbkbbbkcck.',
    '..kcckbbbkbbbkcck.',
    '..kcckbbkckbbkcck.',
    '..kcckbbkckbbkcck.',
    '..kcckbbkckbbkcck.',
    '..kcckbbkckbbkcck.',
    '..kcckbbkckbbkcck.',
    '..kkkkbbkkkbbkkkk.',
    '.....kkkk.kkkk....',
  ],
  COLORS,
);
const red = (200 << 16) | (40 << 8) | 50;
const flat = toFlat(CAPED);
const cape = Uint8Array.from(flat.colors, (c) => (c === red ? 1 : 0));

test('a cape is whole behind legs: it goes on where they hide it', () => {
  const lined = capeWithLine(flat, cape);
  const legs = findLegs(flat, lineHabitOf(flat), (x, y) => lined[y * flat.width + x] === 1)!;
  const { cloth, mask } = hungBehind(flat, legs, lined)!;
  for (const y of [13, 14, 15]) for (let x = 4; x < 14; x++) expect(at(cloth, x, y)).toBeGreaterThanOrEqual(0);
  expect(mask[14 * flat.width + 3]).toBe(1);
});

test('who walks lifts legs and no corner of a cape', () => {
  const frames = strideFrames(CAPED, { facing: 0, aside: 1, count: 8, size: 1, cape })!;
  for (const frame of frames) {
    const now = toFlat(frame);
    // Its outer strips are there in every frame, a column aside at most.
    for (const y of [12, 14, 16])
      for (const x of [3, 15]) expect([-1, 0, 1].some((dx) => at(now, x + dx, y) === red)).toBe(true);
  }
});

test('a cape that was taken off before its bearer was taken apart is found', () => {
  const line = lineHabitOf(flat);
  const figure = { ...line.figure, colors: line.figure.colors.map((c, i) => (cape[i] ? -1 : c)) };
  const person = { line: { ...line, figure }, cape: { ...flat, colors: flat.colors.map((c, i) => (cape[i] ? c : -1)) } } as unknown as Person; // biome-ignore format: a row
  expect(regionOf(person, 'back')!.reduce((n, v) => n + v, 0)).toBe(cape.reduce((n, v) => n + v, 0));
});
