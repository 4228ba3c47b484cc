import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  drawingOf,
  flat,
  withCel,
  withFrame,
  withFrameMoved,
  withLayer,
  withLayerChanged,
  withLayerMoved,
  withMergedDown,
  withoutFrame,
  withoutLayer,
} from '../../facades/web/studio/editor/drawing.ts';
import { writeGif } from '../../facades/web/studio/editor/gif.ts';
import { beginning, drawn, redone, undone } from '../../facades/web/studio/editor/history.ts';
import { keptTo, nearest, readPalette } from '../../facades/web/studio/editor/palette.ts';
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

describe('layers and frames', () => {
  const two = withLayer(drawingOf([picture('rr..')]), 0);
  const both = withCel(two, 0, 1, picture('.bb.'));
  test('what lies above covers what is below, unless it is hidden', () => {
    expect(letters(flat(both, 0))).toEqual(['rbb.']);
    expect(letters(flat(withLayerChanged(both, 1, { visible: false }), 0))).toEqual(['rr..']);
    expect(letters(flat(withLayerMoved(both, 1, 0), 0))).toEqual(['rrb.']);
    expect(letters(flat({ ...both, layers: both.layers.map((one) => ({ ...one, visible: false })) }, 0))).toEqual([
      '....',
    ]);
  });
  test('layers merge, go and come in every frame; one stays', () => {
    const merged = withMergedDown(withFrame(both, 0), 1);
    expect(merged.layers).toHaveLength(1);
    expect(merged.frames.map(({ cels }) => cels.map(letters))).toEqual([[['rbb.']], [['rbb.']]]);
    expect(withoutLayer(merged, 0).layers).toHaveLength(1);
    expect(letters(flat(withoutLayer(both, 0), 0))).toEqual(['.bb.']);
  });
  test('frames are copied, moved and deleted; one stays', () => {
    const next = withCel(withFrame(both, 0), 1, 0, picture('bbbb'));
    expect(letters(flat(withFrameMoved(next, 1, 0), 0))).toEqual(['bbbb']);
    expect(withoutFrame(withoutFrame(next, 1), 0).frames).toHaveLength(1);
  });
});

describe('a GIF', () => {
  const noise = (width: number, height: number, colors: number) => {
    const bitmap = blank(width, height);
    for (let i = 0; i < width * height; i++) {
      const n = (i * 2654435761) % colors;
      if (i % 7) bitmap.data.set([n % 256, (n * 5) % 256, Math.floor(n / 3) % 256, 255], i * 4);
    }
    return bitmap;
  };
  test.each([
    ['few colours', 40, 30, 4],
    ['as many as fit', 128, 128, 255],
  ])('of %s is read again as it was, by another program', async (_name, width, height, colors) => {
    const frames = [noise(width, height, colors), noise(width, height, Math.ceil(colors / 2))];
    const gif = writeGif([
      { bitmap: frames[0]!, durationMs: 100 },
      { bitmap: frames[1]!, durationMs: 250 },
    ]);
    const image = sharp(gif, { animated: true });
    expect(await image.metadata()).toMatchObject({ width, pages: 2, delay: [100, 250], loop: 0 });
    const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const wanted = Buffer.concat(frames.map((frame) => Buffer.from(frame.data)));
    expect(data.equals(wanted)).toBe(true);
  });
  test('of more colours than fit keeps them near', async () => {
    const bitmap = noise(64, 64, 2000);
    const { data } = await sharp(writeGif([{ bitmap, durationMs: 100 }]))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let far = 0;
    for (let i = 0; i < data.length; i++) far = Math.max(far, Math.abs(data[i]! - bitmap.data[i]!));
    expect(far).toBeLessThan(130);
    expect(data[3]).toBe(0);
  });
});

describe('palettes', () => {
  test('a picture is kept to one; what is in it stays', () => {
    const bitmap = picture('rb.');
    expect(letters(keptTo(bitmap, ['#fe0101', '#0000ff']))).toEqual(['rb.']);
    expect(paletteOf(keptTo(bitmap, ['#00ff00']))).toEqual(['#00ff00']);
    expect(keptTo(bitmap, ['#ff0000', '#0000ff'])).toBe(bitmap);
    expect(keptTo(bitmap, [])).toBe(bitmap);
    expect(nearest(['#000000', '#ffffff'], '#eeeeee')).toBe('#ffffff');
  });
  test.each([
    ['.hex', 'ff0000\n00ff00\n', ['#ff0000', '#00ff00']],
    ['.gpl', 'GIMP Palette\nName: ab\n#\n255 0 0\tRed\n  0 16 255 Blue\n', ['#ff0000', '#0010ff']],
    ['.pal', 'JASC-PAL\n0100\n2\n1 2 3\n4 5 6\n', ['#010203', '#040506']],
    ['nothing', 'no colours at all', []],
  ])('%s files are read', (_name, text, colors) => expect(readPalette(text)).toEqual(colors));
});
