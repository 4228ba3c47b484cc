import { describe, expect, test } from 'vitest';
import { beginning, drawn, redone, undone } from '../../facades/web/studio/editor/history.ts';
import {
  type Bitmap,
  blank,
  boxOf,
  type Color,
  cleared,
  colorOf,
  cut,
  hexOf,
  laidOver,
  line,
  maskOf,
  paletteOf,
  put,
  rectangle,
  region,
} from '../../facades/web/studio/editor/pixels.ts';
import { painted } from '../../facades/web/studio/editor/tools.ts';

const RED: Color = [255, 0, 0, 255];
const BLUE: Color = [0, 0, 255, 255];

/** A picture of letters: `r` red, `b` blue, `.` clear. */
function picture(...rows: string[]): Bitmap {
  const bitmap = blank(rows[0]!.length, rows.length);
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter !== '.') put(bitmap, { x, y }, letter === 'r' ? RED : BLUE);
    });
  });
  return bitmap;
}
const letters = ({ width, height, data }: Bitmap): string[] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const at = (y * width + x) * 4;
      return data[at + 3] ? (data[at] ? 'r' : 'b') : '.';
    }).join(''),
  );

test.each([
  ['a point', [0, 0, 0, 0], [[0, 0]]],
  [
    'level',
    [0, 0, 3, 0],
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  ],
  [
    'diagonal, backwards',
    [2, 2, 0, 0],
    [
      [2, 2],
      [1, 1],
      [0, 0],
    ],
  ],
  [
    'steep',
    [0, 0, 1, 3],
    [
      [0, 0],
      [0, 1],
      [1, 2],
      [1, 3],
    ],
  ],
])('a line: %s', (_name, [x0, y0, x1, y1], expected) => {
  expect(line({ x: x0!, y: y0! }, { x: x1!, y: y1! }).map(({ x, y }) => [x, y])).toEqual(expected);
});

test('a rectangle is its edge, or all of it', () => {
  const box = boxOf({ x: 3, y: 2 }, { x: 1, y: 0 });
  expect(box).toEqual({ x: 1, y: 0, width: 3, height: 3 });
  expect(rectangle(box)).toHaveLength(8);
  expect(rectangle(box, true)).toHaveLength(9);
});

test('a region ends at other colours; everywhere it does not', () => {
  const bitmap = picture('r.r', 'rbr', 'rrb');
  expect(region(bitmap, { x: 0, y: 0 })).toHaveLength(4);
  expect(region(bitmap, { x: 0, y: 0 }, true)).toHaveLength(6);
  expect(region(bitmap, { x: 9, y: 0 })).toEqual([]);
});

describe('strokes', () => {
  const empty = picture('....', '....');
  test.each([
    [
      'pencil',
      false,
      [
        [0, 0],
        [2, 0],
      ],
      ['rrr.', '....'],
    ],
    [
      'pencil',
      true,
      [
        [0, 0],
        [0, 1],
      ],
      ['r..r', 'r..r'],
    ],
    [
      'line',
      false,
      [
        [0, 0],
        [3, 1],
      ],
      ['rr..', '..rr'],
    ],
    [
      'rectangle',
      false,
      [
        [0, 0],
        [2, 1],
      ],
      ['rrr.', 'rrr.'],
    ],
    ['fill', false, [[1, 1]], ['rrrr', 'rrrr']],
    ['picker', false, [[1, 1]], ['....', '....']],
  ] as const)('%s, mirrored %s', (tool, mirror, path, expected) => {
    const after = painted(empty, { tool, mirror, color: RED, path: path.map(([x, y]) => ({ x: x!, y: y! })) });
    expect(letters(after)).toEqual(expected);
    expect(letters(empty)).toEqual(['....', '....']);
  });
  test('the eraser clears, also outside of the picture', () => {
    const path = [
      { x: -5, y: 0 },
      { x: 9, y: 0 },
    ];
    expect(letters(painted(picture('rrrr', 'rrrr'), { tool: 'eraser', mirror: false, color: RED, path }))).toEqual([
      '....',
      'rrrr',
    ]);
  });
});

test('a part is cut out, cleared and laid down again; what is clear in it covers nothing', () => {
  const bitmap = picture('rb..', 'b...');
  const box = { x: 0, y: 0, width: 2, height: 2 };
  const part = cut(bitmap, box);
  expect(letters(part)).toEqual(['rb', 'b.']);
  expect(letters(laidOver(cleared(bitmap, box), part, { x: 3, y: 0 }))).toEqual(['...r', '...b']);
  expect(letters(laidOver(picture('rr', 'rr'), part, { x: 0, y: 0 }))).toEqual(['rb', 'br']);
});

test('a palette is by frequency; colours go to hex and back', () => {
  expect(paletteOf(picture('rrb.'))).toEqual(['#ff0000', '#0000ff']);
  expect(hexOf(colorOf('#0a0b0c'))).toBe('#0a0b0c');
});

test('a mask is white in the box alone', () => {
  const { data } = maskOf(blank(2, 1), { x: 1, y: 0, width: 1, height: 1 });
  expect([...data]).toEqual([0, 0, 0, 255, 255, 255, 255, 255]);
});

test('strokes are undone and done again until another is drawn', () => {
  const [a, b, c] = [blank(1, 1), blank(1, 1), blank(1, 1)];
  const two = drawn(drawn(beginning([a]), [b]), [c]);
  expect(undone(two).now).toEqual([b]);
  expect(redone(undone(two)).now[0]).toBe(c);
  expect(redone(drawn(undone(two), [a])).now[0]).toBe(a);
  expect(undone(beginning([a])).now[0]).toBe(a);
});
