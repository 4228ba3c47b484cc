import { expect, test } from 'vitest';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { eyesMeant } from '../../../../workers/engine/reference/edit/eyes-meant.ts';
import { openEyes } from '../../../../workers/engine/reference/edit/faces.ts';
import { lobeNamed } from '../../../../workers/engine/reference/edit/lobes.ts';
import { closedMouth, mouthPart } from '../../../../workers/engine/reference/edit/mouths.ts';
import { paintOn } from '../../../../workers/engine/reference/edit/paint.ts';
import { NOBODY } from '../../../../workers/engine/reference/edit/pair-of-eyes.ts';
import type { Subject } from '../../../../workers/engine/reference/edit/subject.ts';
import { windowsOf } from '../../../../workers/engine/reference/edit/windows-found.ts';
import { byLook } from '../../../../workers/engine/reference/edit/wishes/verbs.ts';
import { coloursIn } from '../../../../workers/engine/reference/edit/wishes/words.ts';

const COLORS: Readonly<Record<string, readonly number[]>> = { '#': [190, 180, 170, 255], d: [50, 44, 60, 255], s: [240, 190, 150, 255], r: [220, 40, 60, 255], w: [250, 250, 250, 255], '.': [0, 0, 0, 0] }; // biome-ignore format: a table
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

const FACE = [
  '................', '..ssssssssssss..', '.ssssssssssssss.', '.ssssssssssssss.', '.sssddssssddsss.', '.sssddssssddsss.',
  '.ssssssssssssss.', '.ssssdddddddsss.', '.ssssdwwwwwdsss.', '.ssssdrrrrrdsss.', '.sssssdddddssss.', '.ssssssssssssss.',
  '.ssssssssssssss.', '..ssssssssssss..', '................', '................',
]; // biome-ignore format: a picture

test('an open mouth closes to a line, and its tongue and teeth are told', () => {
  const face = subjectOf(FACE);
  expect(eyesMeant(face, []).flat().sort((a, b) => a - b)).toEqual([68, 69, 74, 75, 84, 85, 90, 91]); // biome-ignore format: one line
  const tongue = mouthPart(face, 'tongue')!;
  expect([...tongue.keys()].filter((i) => tongue[i])).toEqual([150, 151, 152, 153, 154]);
  const { data } = closedMouth(face);
  const at = (y: number): string => Array.from({ length: 16 }, (_, x) => (data[(y * 16 + x) * 4] === 240 ? 's' : data[(y * 16 + x) * 4] === 50 ? 'd' : '.')).join(''); // biome-ignore format: one line
  expect([7, 8, 9, 10].map(at)).toEqual([
    '.ssssssssssssss.',
    '.ssssdddddddsss.',
    '.ssssssssssssss.',
    '.ssssssssssssss.',
  ]);
});

test('tails and spikes are what stands out from a body', () => {
  const beast = subjectOf([
    '.........#....#.........', '....#....#....#....#....', '....#....#....#....#....', '....#....#....#....#....', '.....############..#....',
    '....##############......', '...################.....', '...##d#############....#', '...################...##', '...#################.##.',
    '...##################...', '....##############......', '.....############.......', '.....###.....###........', '.....###.....###........', '........................',
  ]); // biome-ignore format: a picture
  const cells = (noun: string): number[] => {
    const region = lobeNamed(beast, noun)!;
    return [...region.keys()].filter((i) => region[i]);
  };
  expect(cells('tail').every((i) => i % 24 >= 18)).toBe(true);
  expect(cells('tail')).toContain(7 * 24 + 23);
  expect(cells('spikes')).toEqual(expect.arrayContaining([24 + 4, 24 + 9, 24 + 14]));
  expect(cells('spikes').some((i) => i >= 12 * 24)).toBe(false);
});

test('fur is what a colour is said of, and none itself', () => {
  expect(coloursIn('make the orange fur black')).toEqual(['orange', 'black']);
});
