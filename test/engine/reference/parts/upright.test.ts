import { describe, expect, test } from 'vitest';
import type { Rgba } from '../../../../src/pixels/index.ts';
import { drawPerson } from '../../../../workers/engine/reference/parts/draw-person.ts';
import { toFlat, toImage } from '../../../../workers/engine/reference/parts/flat.ts';
import { hairOver } from '../../../../workers/engine/reference/parts/hair-over.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { seeUpright } from '../../../../workers/engine/reference/parts/upright-person.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { JOINTS } from './boy.ts';

const COLORS = {
  k: [20, 16, 24],
  h: [110, 70, 40],
  f: [240, 200, 160],
  e: [30, 60, 160],
  s: [40, 130, 70],
  g: [250, 190, 60],
  b: [70, 60, 110],
  w: [230, 230, 240],
} as const;
/** Nobody whom the keypoint network knows. */
const NOBODY = Object.fromEntries(
  Object.entries(JOINTS).map(([label, joint]) => [label, { ...joint, sure: 0.05 }]),
) as unknown as FoundJoints;

function count({ width, data }: Rgba, letter: keyof typeof COLORS, isIn = (_x: number, _y: number) => true): number {
  const [r, g, b] = COLORS[letter];
  let n = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
    if (data[i + 3] && data[i] === r && data[i + 1] === g && data[i + 2] === b && isIn(x, y)) n++;
  }
  return n;
}

/** A figure of 16 rows. */
const SMALL = picture(
  [
    '................',
    '................',
    '.....kkkkkk.....',
    '....khhhhhhk....',
    '...khhhhhhhhk...',
    '...khhffffhhk...',
    '...khfeffefhk...',
    '...khfeffefhk...',
    '...khffffffhk...',
    '....kkffffkk....',
    '...kssssssssk...',
    '..kskssssssksk..',
    '..kfkssssssfk...',
    '....kggggggk....',
    '....kbbbbbbk....',
    '....kbbkkbbk....',
    '....kbbkkbbk....',
    '....kkkkkkkk....',
  ],
  COLORS,
);

describe('somebody small whom no joints tell', () => {
  const person = seeUpright(toFlat(SMALL), NOBODY)!;
  test('is a person with a chin below the face', () => {
    expect(person).toBeDefined();
    expect(person.neck).toBeGreaterThanOrEqual(9);
    expect(person.neck).toBeLessThanOrEqual(11);
  });
  test.each([
    [90, (x: number) => x > 7],
    [270, (x: number) => x <= 7],
  ] as const)('from aside (%i°) shows one eye at the front and hair behind', (yaw, isAhead) => {
    const aside = toImage(drawPerson(person, yaw));
    expect(count(aside, 'e')).toBe(2);
    expect(count(aside, 'e', isAhead)).toBe(2);
    expect(count(aside, 'h')).toBeGreaterThan(count(SMALL, 'h'));
  });
  test('half turned keeps both eyes, a column to the side', () => {
    const askew = toImage(drawPerson(person, 45));
    expect(count(askew, 'e')).toBe(4);
    expect(count(askew, 'e', (x) => x > 7)).toBeGreaterThanOrEqual(2);
  });
  test('from behind has no eye', () => {
    expect(count(toImage(drawPerson(person, 180)), 'e')).toBe(0);
  });
});

describe('hair over a face', () => {
  test('takes all skin of a small head, and leaves the hands', () => {
    const flat = toFlat(SMALL);
    const line = lineHabitOf(flat);
    const eyes = [...flat.colors.keys()].filter((i) => flat.colors[i] === 0x1e3ca0);
    const behind = toImage(hairOver(line.figure, line, eyes)!);
    expect(count(behind, 'e')).toBe(0);
    expect(count(behind, 'f', (_x, y) => y < 9)).toBe(0);
    expect(count(behind, 'f', (_x, y) => y > 10)).toBeGreaterThan(0);
  });
  test('is none without skin about the eyes', () => {
    const flat = toFlat(SMALL);
    const line = lineHabitOf(flat);
    expect(hairOver(line.figure, line, [13 * 16 + 7])).toBeUndefined();
  });
});
