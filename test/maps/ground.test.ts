import { describe, expect, test } from 'vitest';
import { hash } from '../../src/domain/chance.ts';
import { cornersOfColumns, cornersOfNumber, EXTRA_25, ORDER_25, type SheetTile } from '../../src/domain/wang.ts';
import { applyEdit, EDIT_KINDS } from '../../src/maps/edits.ts';
import { newGrid } from '../../src/maps/grid.ts';
import { packChange, unpackChange } from '../../src/maps/history.ts';
import { groundOf, type MapSet, numberTerrains } from '../../src/maps/terrain.ts';
import { NO_TILE, tilesOf } from '../../src/maps/tiles.ts';

/** A set's tiles without pictures. */
function set(lower: number, upper: number, full = false): MapSet {
  const tiles: SheetTile[] = full
    ? [...ORDER_25, ...EXTRA_25]
        .filter(Boolean)
        .map((name, i) => ({ name, corners: cornersOfColumns(name), col: i % 8, row: Math.floor(i / 8) }))
    : Array.from({ length: 16 }, (_, n) => ({
        name: `wang_${n}`,
        corners: cornersOfNumber(n),
        col: n % 4,
        row: Math.floor(n / 4),
      }));
  return {
    lower,
    upper,
    sheet: { kind: 'topdown', tileSize: 16, full, columns: full ? 8 : 4, sheetRows: 4, frames: 1, tiles },
  };
}

const GROUNDS = {
  'a chain': groundOf(['a', 'b', 'c', 'd'], [set(0, 1), set(1, 2), set(2, 3)]),
  'a star': groundOf(['a', 'b', 'c', 'd'], [set(0, 1), set(0, 2), set(3, 0)]),
  'a cliff': groundOf(['a', 'b'], [set(0, 1, true)]),
  'cliffs on a chain': groundOf(['a', 'b', 'c', 'd'], [set(0, 1), set(1, 2, true), set(2, 3)]),
  'a cliff and others beside it': groundOf(['a', 'b', 'c', 'd'], [set(0, 1, true), set(0, 2), set(3, 0)]),
  'a cliff on a cliff': groundOf(['a', 'b', 'c'], [set(0, 1, true), set(1, 2, true)]),
};

describe('every cell has a tile, whatever is laid', () => {
  test.each(Object.entries(GROUNDS))('%s', (_, ground) => {
    const [width, height] = [24, 18];
    const grid = newGrid(width, height, 0);
    const area = { x: 0, y: 0, width, height };
    let changed = 0;
    for (let n = 0; n < 150; n++) {
      const roll = (k: number, most: number) => Math.floor(hash(n, k, 11) * most);
      const [x, y] = [roll(1, width), roll(2, height)];
      const before = Uint8Array.from(grid.corners);
      applyEdit(grid, ground, {
        kind: EDIT_KINDS[roll(0, EDIT_KINDS.length)]!,
        terrain: roll(3, ground.terrains.length),
        by: roll(4, 2) ? 'cells' : 'corners',
        points: [
          [x, y],
          [roll(5, width), roll(6, height)],
        ],
        area: { x, y, width: 1 + roll(7, width - x), height: 1 + roll(8, height - y) },
        size: 1 + roll(9, 3),
        seed: n,
      });
      const tiles = tilesOf(grid, ground, 1, area);
      expect({ n, lacking: tiles.filter((tile) => tile === NO_TILE).length }).toEqual({ n, lacking: 0 });
      // what is kept of the change leads back and forth
      const packed = packChange(grid, before, grid.corners);
      if (!packed) continue;
      changed++;
      const after = Uint8Array.from(grid.corners);
      unpackChange(grid, packed, 'before');
      expect(grid.corners).toEqual(before);
      unpackChange(grid, packed, 'after');
      expect(grid.corners).toEqual(after);
    }
    expect(changed).toBeGreaterThan(40);
  });

  test('a part of a map shows the tiles that the whole shows there', () => {
    const ground = GROUNDS['cliffs on a chain'];
    const grid = newGrid(24, 18, 0);
    const area = { x: 0, y: 0, width: 24, height: 18 };
    applyEdit(grid, ground, { kind: 'island', terrain: 3, by: 'cells', points: [], area, size: 1, seed: 2 });
    const whole = tilesOf(grid, ground, 5, area);
    const part = tilesOf(grid, ground, 5, { x: 7, y: 4, width: 9, height: 8 });
    part.forEach((tile, i) => {
      expect(tile).toBe(whole[(4 + Math.floor(i / 9)) * 24 + 7 + (i % 9)]);
    });
  });
});

describe('terrains', () => {
  const plain = (words: string, picture = words) => ({ words, picture });
  test('are one where their pictures or words are', () => {
    const found = numberTerrains([
      { name: 'shore', lower: plain('water'), upper: plain('sand') },
      { name: 'meadow', lower: plain('yellow sand', 'sand'), upper: plain('grass') },
      { name: 'rock', lower: plain(' Grass ', 'other'), upper: plain('rock') },
    ]);
    expect(found).toEqual({
      terrains: ['water', 'sand', 'grass', 'rock'],
      pairs: [
        { lower: 0, upper: 1 },
        { lower: 1, upper: 2 },
        { lower: 2, upper: 3 },
      ],
    });
  });

  test('that nothing joins are refused', () => {
    const shore = { name: 'shore', lower: plain('water'), upper: plain('sand') };
    expect(() => numberTerrains([shore, { name: 'x', lower: plain('lava'), upper: plain('ash') }])).toThrow(
      'no ground in common',
    );
    expect(() => numberTerrains([shore, shore])).toThrow('joined already');
  });
});
