import { describe, expect, test } from 'vitest';
import type { Rgba } from '../../../../src/pixels/index.ts';
import { cloakOn } from '../../../../workers/engine/reference/parts/cloak.ts';
import { drawPerson } from '../../../../workers/engine/reference/parts/draw-person.ts';
import { toFlat, toImage } from '../../../../workers/engine/reference/parts/flat.ts';
import { hairOver } from '../../../../workers/engine/reference/parts/hair-over.ts';
import { isApart, jointsOf } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { parseUpright } from '../../../../workers/engine/reference/parts/parse-person.ts';
import { seeUpright } from '../../../../workers/engine/reference/parts/upright-person.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { NOBODY } from './boy.ts';

const COLORS = {
  k: [20, 16, 24],
  h: [110, 70, 40],
  f: [240, 200, 160],
  e: [30, 60, 160],
  s: [40, 130, 70],
  g: [250, 190, 60],
  b: [70, 60, 110],
  w: [230, 230, 240],
  y: [200, 166, 50],
  n: [120, 60, 10],
} as const;

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
  test('drawn a little turned, it keeps its face where it looks', () => {
    const rows = Array.from({ length: SMALL.height }, (_, y) => y);
    const moved = toFlat(SMALL);
    // The face begins a column farther to the right.
    for (const y of rows.slice(5, 9)) {
      const row = moved.colors.slice(y * 16, y * 16 + 16);
      for (let x = 5; x < 12; x++) moved.colors[y * 16 + x] = row[x - 1]!;
    }
    const aside = toImage(drawPerson({ ...person, head: { ...person.head, face: moved } }, 90));
    expect(count(aside, 'f', (_x, y) => y < 9)).toBeGreaterThan(0);
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

/** Blond with a long brown beard: more of the head is beard than skin. */
const BEARDED = picture(
  [
    '................',
    '.....kkkkkk.....',
    '....kyyyyyyk....',
    '....kyyyyyyk....',
    '....kyffffyk....',
    '....kyeffeyk....',
    '....kyffffyk....',
    '....kynnnnyk....',
    '....kynnnnyk....',
    '....kynnnnyk....',
    '....kynnnnyk....',
    '...kssnnnnssk...',
    '..kssssssssssk..',
    '..kfkssssssfk...',
    '....kssssssk....',
    '....kggggggk....',
    '....kbbbbbbk....',
    '....kbbkkbbk....',
    '....kbbkkbbk....',
    '....kbbkkbbk....',
    '....kbbkkbbk....',
    '....kkkkkkkk....',
  ],
  COLORS,
);

test('behind a beard and blond hair there is no bare skin', () => {
  const person = seeUpright(toFlat(BEARDED), NOBODY)!;
  const behind = toImage(drawPerson(person, 180));
  expect(count(behind, 'f', (_x, y) => y < 10)).toBe(0);
  expect(count(behind, 'y')).toBeGreaterThan(count(BEARDED, 'y'));
});

/** Somebody of 24 rows whose hair falls over the left half of the face. */
const PARTED = picture(
  [
    '................',
    '....kkkkkkkk....',
    '...khhhhhhhhk...',
    '...khhhhhhhhk...',
    '...khhhhhfffk...',
    '...khhhhhfefk...',
    '...khhhhhfefk...',
    '...khhhhhfffk...',
    '....khhhffffk...',
    '....kkkffkkk....',
    '...kssssssssk...',
    '..kskssssssksk..',
    '..kskssssssksk..',
    '..kfkssssssfkk..',
    '....kssssssk....',
    '....kggggggk....',
    ...Array<string>(8).fill('....kbbkkbbk....'),
    '....kbbkkbbk....',
    '....kkkkkkkk....',
  ],
  COLORS,
);

test('whose hair covers half the face shows the other half from both sides', () => {
  const parsed = parseUpright(toFlat(PARTED), NOBODY)!;
  if ('why' in parsed) throw new Error(parsed.why);
  for (const yaw of [90, 270]) expect(count(toImage(drawPerson(parsed.parts, yaw)), 'e')).toBeGreaterThan(0);
});

/** Wide white trousers, apart below the hips. */
const TROUSERED = picture(
  [
    '....................',
    '.......kkkkkk.......',
    '......khhhhhhk......',
    '......khhhhhhk......',
    '......khffffhk......',
    '......khefefhk......',
    '......khffffhk......',
    '.......kffffk.......',
    '.....kssssssssk.....',
    '....kssssssssssk....',
    '....kskssssssksk....',
    '....kfkssssssfkk....',
    '.....kkggggggkk.....',
    '....kwwwwwwwwwwk....',
    '...kwwwwwwwwwwwwk...',
    '..kwwwwbbkkbbwwwwk..',
    '..kwwwkbbkkbbkwwwk..',
    '..kwwkbbbkkbbbkwwk..',
    '..kwwkbbbkkbbbkwwk..',
    '..kkkkkkkkkkkkkkkk..',
  ],
  COLORS,
);

test('wide trousers are no cloak', () => {
  const joints = jointsOf(toFlat(TROUSERED), NOBODY, 0.45);
  expect(cloakOn(toFlat(TROUSERED), joints)).toBeUndefined();
});

describe('what comes apart', () => {
  const box = (...spans: readonly (readonly [number, number])[]) =>
    picture(
      Array.from({ length: 10 }, () =>
        Array.from({ length: 16 }, (_, x) => (spans.some(([a, b]) => x >= a && x < b) ? 's' : '.')).join(''),
      ),
      COLORS,
    );
  test('is seen', () => {
    expect(isApart(box([2, 10]), box([2, 6], [8, 11]))).toBe(true);
    expect(isApart(box([2, 10]), box([3, 9]))).toBe(false);
    expect(isApart(box([2, 5], [7, 9]), box([2, 5], [7, 9]))).toBe(false);
  });
});
