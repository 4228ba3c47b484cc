import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  cornersAt,
  groundOf,
  paintedGround,
  readSheet,
  type TilesetMetadata,
  tileAt,
} from '../../facades/web/studio/tiles/corners.ts';
import { cornersOfColumns, cornersOfNumber, EXTRA_25, ORDER_16, ORDER_25 } from '../../src/domain/wang.ts';

const WORDS = { L: 'lower', U: 'upper', T: 'transition' } as const;
const entry = (corners: readonly ('L' | 'U' | 'T')[], i: number, extra?: string) => {
  const [NW, NE, SW, SE] = corners.map((corner) => WORDS[corner]) as [string, string, string, string];
  return {
    corners: { NW, NE, SW, SE },
    bounding_box: { x: (i % 4) * 16, y: Math.floor(i / 4) * 16 },
    ...(extra && { extra }),
  };
};
const FLAT: TilesetMetadata = {
  tileset_data: { tile_size: { width: 16 }, tiles: ORDER_16.map((n, i) => entry(cornersOfNumber(n), i)) },
  extra_tiles: [entry(['L', 'L', 'L', 'L'], 16, 'fill'), entry(['U', 'U', 'U', 'L'], 17, 'slope')],
  animation: { frames: 4, frame_ms: 220 },
};
const FULL: TilesetMetadata = {
  tileset_data: {
    tile_size: { width: 16 },
    tiles: ORDER_25.flatMap((columns, i) => (columns ? [entry(cornersOfColumns(columns), i)] : [])),
  },
  extra_tiles: EXTRA_25.map((columns, i) => entry(cornersOfColumns(columns), 40 + i, 'stair')),
};

/** Every ground of 2 by 3 tiles. */
const grounds = Array.from({ length: 2 ** 12 }, (_, bits) =>
  groundOf(2, 3, (x, y) => ((bits >> (y * 3 + x)) & 1) === 1),
);

test('a set is read with its variants; what is placed by hand is left out', () => {
  const sheet = readSheet(FLAT);
  expect(sheet).toMatchObject({ tileSize: 16, full: false, frames: 4, frameMs: 220 });
  expect(sheet.tiles.size).toBe(16);
  expect([...sheet.variants.keys()]).toEqual(['LLLL']);
  expect(readSheet(FULL)).toMatchObject({ full: true, frames: 1 });
});

describe.each([
  ['a flat set', FLAT],
  ['a set whose step is a tile high', FULL],
])('%s', (_name, metadata) => {
  const sheet = readSheet(metadata);
  test('has a tile for whatever is painted, and neighbours agree about the corners between them', () => {
    for (const ground of grounds)
      for (let row = 0; row < 3; row++)
        for (let column = 0; column < 2; column++) {
          const corners = cornersAt(ground, column, row, sheet.full);
          if (!tileAt(sheet, ground, column, row)) expect.fail(`nothing for ${corners}`);
          if (column < 1 && corners[1] !== cornersAt(ground, column + 1, row, sheet.full)[0]) expect.fail(corners);
        }
  });
});

test('the face of a high step lies south of the upper ground; a gap of one corner has no room for it and closes', () => {
  const at = (rows: readonly string[], column: number, row: number) =>
    cornersAt(
      groundOf(rows[0]!.length - 1, rows.length - 1, (x, y) => rows[y]![x] === '#'),
      column,
      row,
      true,
    );
  expect(at(['##', '..', '..'], 0, 0)).toBe('UUTT');
  expect(at(['##', '..', '..'], 0, 1)).toBe('TTLL');
  expect(at(['##', '.#', '##'], 0, 0)).toBe('UUUU');
});

test('a brush paints a square of corners and changes nothing outside; the same again is the same ground', () => {
  const empty = groundOf(3, 2, () => false);
  const painted = paintedGround(empty, { x: 3, y: 2 }, 2, true);
  expect([...painted.upper].filter(Boolean)).toHaveLength(1);
  expect([...paintedGround(empty, { x: 1, y: 1 }, 3, true).upper].filter(Boolean)).toHaveLength(9);
  expect(paintedGround(painted, { x: 3, y: 2 }, 1, true)).toBe(painted);
  expect([...empty.upper].filter(Boolean)).toHaveLength(0);
});

test('variants lie on some of the places of their corners, always on the same', () => {
  const sheet = readSheet(FLAT);
  const ground = groundOf(20, 20, () => false);
  const places = Array.from({ length: 400 }, (_, i) => tileAt(sheet, ground, i % 20, Math.floor(i / 20))!);
  const varied = places.filter(({ y }) => y === 64).length;
  expect(varied).toBeGreaterThan(80);
  expect(varied).toBeLessThan(200);
  expect(tileAt(sheet, ground, 3, 3)).toEqual(tileAt(sheet, ground, 3, 3));
});

test('the part of the metadata that is read is what the service writes', () => {
  const source = readFileSync('src/exports/tiles/metadata.ts', 'utf8');
  for (const key of ['tileset_data', 'tile_size', 'tiles', 'corners', 'bounding_box', 'extra', 'frame_ms'])
    expect(source).toContain(key);
});
