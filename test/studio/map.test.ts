import { describe, expect, test } from 'vitest';
import { type Corners, paintedCorners, plainTile, type Stroke, waysOf } from '../../facades/web/studio/map/ground.ts';
import { readSheet, type TilesetMetadata } from '../../facades/web/studio/tiles/corners.ts';
import { cornersOfNumber, ORDER_16 } from '../../src/domain/wang.ts';
import { applyEdit } from '../../src/maps/edits.ts';
import { groundOf } from '../../src/maps/terrain.ts';

const CHAIN = [
  { lower: 0, upper: 1 },
  { lower: 1, upper: 2 },
  { lower: 3, upper: 2 },
];

describe('painting before the server has answered', () => {
  const sheet = { kind: 'topdown', tileSize: 16, full: false, columns: 4, sheetRows: 4, frames: 1, tiles: [] };
  const ground = groundOf(['sea', 'sand', 'grass', 'rock'], CHAIN.map((pair) => ({ ...pair, sheet })) as never);
  const start = (): Corners => ({ width: 12, height: 9, corners: new Uint8Array(13 * 10) });
  const strokes: readonly Stroke[] = [
    { kind: 'PAINT', terrain: 3, size: 2, points: [{ x: 6, y: 4 }] },
    { kind: 'RECTANGLE', terrain: 2, from: { x: 12, y: 9 }, to: { x: 9, y: 7 } },
    { kind: 'PAINT', terrain: 0, size: 1, points: [{ x: 6, y: 4 }] },
    { kind: 'FILL', terrain: 1, at: { x: 0, y: 0 } },
  ];
  const asEdit = (stroke: Stroke) => ({
    kind: stroke.kind.toLowerCase() as 'paint',
    terrain: stroke.terrain,
    by: 'corners' as const,
    points: stroke.kind === 'PAINT' ? stroke.points.map(({ x, y }) => [x, y] as const) : [[0, 0] as const],
    area: { x: 9, y: 7, width: 4, height: 3 },
    size: stroke.kind === 'PAINT' ? stroke.size : 1,
    seed: 0,
  });

  test('gives the corners that the server gives', () => {
    const map = start();
    const there = { ...start(), corners: new Uint8Array(13 * 10) };
    for (const stroke of strokes) {
      const corners = paintedCorners({ ...map, corners: there.corners.slice() }, waysOf(4, CHAIN), stroke);
      applyEdit(there, ground, asEdit(stroke));
      expect([...corners]).toEqual([...there.corners]);
    }
    expect(new Set(there.corners).size).toBeGreaterThan(1);
  });

  test('finds a tile for every cell', () => {
    const metadata: TilesetMetadata = {
      tileset_data: {
        tile_size: { width: 16 },
        tiles: ORDER_16.map((n, i) => {
          const [NW, NE, SW, SE] = cornersOfNumber(n).map((corner) => (corner === 'U' ? 'upper' : 'lower')) as [
            string,
            string,
            string,
            string,
          ];
          return { corners: { NW, NE, SW, SE }, bounding_box: { x: i * 16, y: 0 } };
        }),
      },
    };
    const sets = CHAIN.map((pair) => ({ ...pair, sheet: readSheet(metadata) }));
    const map = start();
    const corners = paintedCorners(map, waysOf(4, CHAIN), strokes[0]!);
    const used = new Set<number>();
    for (let y = 0; y < 9; y++)
      for (let x = 0; x < 12; x++) {
        const tile = plainTile({ ...map, corners }, sets, x, y);
        expect(tile, `${x}, ${y}`).toBeDefined();
        used.add(tile!.set);
      }
    expect(used).toEqual(new Set([0, 1, 2]));
  });
});
