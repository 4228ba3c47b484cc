import { expect, test } from 'vitest';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { openEyes } from '../../../../workers/engine/reference/edit/faces.ts';
import { paintOn } from '../../../../workers/engine/reference/edit/paint.ts';
import { NOBODY } from '../../../../workers/engine/reference/edit/pair-of-eyes.ts';
import type { Subject } from '../../../../workers/engine/reference/edit/subject.ts';
import { windowsOf } from '../../../../workers/engine/reference/edit/windows-found.ts';
import { byLook } from '../../../../workers/engine/reference/edit/wishes/verbs.ts';

const COLORS: Readonly<Record<string, readonly number[]>> = { '#': [190, 180, 170, 255], d: [50, 44, 60, 255], s: [240, 190, 150, 255], '.': [0, 0, 0, 0] }; // biome-ignore format: a table
function subjectOf(rows: readonly string[]): Subject {
  const [width, height] = [rows[0]!.length, rows.length];
  const sprite: Rgba = { width, height, data: new Uint8ClampedArray(rows.flatMap((row) => [...row].flatMap((c) => COLORS[c]!))) }; // biome-ignore format: one line
  return { sprite, person: undefined, joints: NOBODY, found: NOBODY, why: '', seed: 1, guidance: 8, isChange: true };
}

test('windows are the dark panes of walls, the door is the one by the ground', () => {
  const house = subjectOf([
    ...Array.from({ length: 4 }, () => '.##############.'),
    ...Array.from({ length: 2 }, () => '.##dd####dd####.'),
    ...Array.from({ length: 4 }, () => '.##############.'),
    ...Array.from({ length: 4 }, () => '.######dd######.'),
    '.##############.',
    '................',
  ]);
  const cellsOf = (word: string): string[] => {
    const region = windowsOf(house, word)!;
    return [...region.keys()].filter((i) => region[i]).map((i) => `${i % 16},${Math.floor(i / 16)}`);
  };
  expect(cellsOf('windows')).toEqual(expect.arrayContaining(['3,4', '10,5']));
  expect(new Set(cellsOf('door').map((at) => at.split(',')[0]))).toEqual(new Set(['7', '8']));
  // A wall without any has none.
  expect(windowsOf(subjectOf(Array.from({ length: 8 }, () => '########')), 'windows')).toBeUndefined();
});

test('a slit becomes an eye with a white and a pupil, above where it was', () => {
  const face = subjectOf([...Array.from({ length: 6 }, () => 'ssssssssssss'), 'ssdddssdddss', ...Array.from({ length: 5 }, () => 'ssssssssssss')]); // biome-ignore format: one line
  const paint = paintOn(face);
  openEyes(paint, [[74, 75, 76], [79, 80, 81]]); // biome-ignore format: pairs
  const whites = [...paint.image().data.keys()].filter((i) => i % 4 === 0 && paint.image().data[i] === 0xf4).map((i) => Math.floor(i / 4 / 12)); // biome-ignore format: one line
  expect(whites.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...whites)).toBe(6);
  expect(Math.min(...whites)).toBeLessThan(6);
});

test.each(['lights on in the windows', 'light up the windows', 'windows lit up'])('"%s" is of the windows', (words) =>
  expect(byLook(words)).toBe('make the windows bright yellow'),
);
