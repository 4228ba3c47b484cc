import { describe, expect, test } from 'vitest';
import { newGrid } from '../../src/maps/grid.ts';
import { type Ground, groundOf, type MapSheet } from '../../src/maps/terrain.ts';
import { laidByWords } from '../../src/maps/words/index.ts';

const [WIDTH, HEIGHT] = [40, 30];
const sheet = (kind: 'topdown' | 'sidescroller') =>
  ({ kind, tileSize: 16, full: false, columns: 4, sheetRows: 4, frames: 1, tiles: [] }) as MapSheet;
const ground = (
  terrains: readonly string[],
  pairs: readonly (readonly [number, number])[],
  kind: 'topdown' | 'sidescroller' = 'topdown',
): Ground =>
  groundOf(
    terrains,
    pairs.map(([lower, upper]) => ({ lower, upper, sheet: sheet(kind) })),
  );
const VILLAGE = ground(['grass', 'cobblestone road', 'pond water', 'forest'], [[0, 1], [2, 0], [0, 3]]); // biome-ignore format: pairs
const WORLD = ground(['ocean water', 'sand beach', 'grass', 'snowy rock', 'lava'], [[0, 1], [1, 2], [2, 3], [4, 3]]); // biome-ignore format: pairs
const DUNGEON = ground(['dark void', 'dungeon floor'], [[0, 1]]);
const LEVEL = ground(['dirt', 'air'], [[0, 1]], 'sidescroller');

/** A map after one text or more: its corners as letters of its terrains, row by row. */
function laid(of: Ground, ...texts: string[]) {
  const grid = newGrid(WIDTH, HEIGHT, of === LEVEL ? 1 : 0);
  const notes = texts.flatMap((text) => laidByWords(text, of, grid, 7).notes);
  const at = (x: number, y: number) =>
    of.terrains[grid.corners[Math.round(y * HEIGHT) * (WIDTH + 1) + Math.round(x * WIDTH)]!]!;
  const share = (name: string, where: (x: number, y: number) => boolean = () => true) => {
    const all = [...grid.corners]
      .map((corner, i) => ({ corner, x: (i % (WIDTH + 1)) / WIDTH, y: Math.floor(i / (WIDTH + 1)) / HEIGHT }))
      .filter(({ x, y }) => where(x, y));
    return all.filter(({ corner }) => of.terrains[corner] === name).length / all.length;
  };
  /** Masses of a terrain. */
  const parts = (name: string) => {
    const row = WIDTH + 1;
    const left = new Set([...grid.corners.keys()].filter((i) => of.terrains[grid.corners[i]!] === name));
    let n = 0;
    for (const start of left) {
      n++;
      const queue = [start];
      left.delete(start);
      for (const i of queue)
        for (const next of [i - row, i + row, ...(i % row ? [i - 1] : []), ...(i % row < WIDTH ? [i + 1] : [])])
          if (left.delete(next)) queue.push(next);
    }
    return n;
  };
  return { notes, at, share, parts };
}

describe('a description of a map', () => {
  test('a pond does not break the road beside it, and each lies where it is said', () => {
    const { parts, share, at } = laid(
      VILLAGE,
      'a small village with a cobblestone road from west to east, a pond in the southeast and forest in the north',
    );
    expect([parts('cobblestone road'), parts('pond water')]).toEqual([1, 1]);
    expect(share('pond water', (x, y) => x > 0.5 && y > 0.5)).toBeGreaterThan(0.15);
    expect(share('forest', (_, y) => y < 0.5)).toBeGreaterThan(0.1);
    expect([at(0, 0.5), at(1, 0.5)]).toEqual(['cobblestone road', 'cobblestone road']);
  });

  test('roads lead out of a square to every side that is named', () => {
    const { at, parts } = laid(
      VILLAGE,
      'a town square in the centre with roads leading out to the north, south, east and west',
    );
    expect([at(0.5, 0), at(0.5, 1), at(0, 0.5), at(1, 0.5), at(0.5, 0.5)]).toEqual(Array(5).fill('cobblestone road'));
    expect(parts('cobblestone road')).toBe(1);
  });

  test.each([
    ['two ponds, one in the west and one in the east', VILLAGE, 'pond water', 2],
    ['a pond in each corner', VILLAGE, 'pond water', 4],
    ['three islands in the ocean', WORLD, 'grass', 3],
    ['a dungeon with five rooms', DUNGEON, 'dungeon floor', 1],
    ['a road around the pond', VILLAGE, 'cobblestone road', 1],
  ] as const)('%s', (text, of, terrain, count) => {
    expect(laid(of, text).parts(terrain)).toBe(count);
  });

  test('two roads cross, a chain of islands is more than its ends, a boss room is one of several', () => {
    const { at, parts } = laid(VILLAGE, 'two roads crossing in the middle');
    expect([at(0.5, 0), at(0.5, 1), at(0, 0.5), at(1, 0.5)]).toEqual(Array(4).fill('cobblestone road'));
    expect(parts('cobblestone road')).toBe(1);
    expect(laid(WORLD, 'a chain of islands from west to east').parts('grass')).toBeGreaterThan(3);
    const one = laid(DUNGEON, 'a big boss room in the north').share('dungeon floor');
    expect(laid(DUNGEON, 'a dungeon with a big boss room in the north').share('dungeon floor')).toBeGreaterThan(
      one + 0.1,
    );
  });

  test('a side, a share and a rim of the map', () => {
    const third = laid(VILLAGE, 'forest on the left third of the map');
    expect(third.share('forest', (x) => x < 0.25)).toBeGreaterThan(0.9);
    expect(third.share('forest', (x) => x > 0.55)).toBe(0);
    const rim = laid(VILLAGE, 'a clearing surrounded by forest');
    expect([rim.at(0, 0), rim.at(1, 0.5), rim.at(0.5, 0.5)]).toEqual(['forest', 'forest', 'grass']);
    const coast = laid(WORLD, 'a coast on the east side');
    expect([coast.at(0.1, 0.5), coast.at(0.97, 0.5)]).toEqual(['grass', 'ocean water']);
  });

  test('the lava lies in the volcano, the beach around the island', () => {
    expect(laid(WORLD, 'a volcano island with a lava lake').share('lava')).toBeGreaterThan(0);
    const plain = laid(WORLD, 'an island').share('sand beach');
    expect(laid(WORLD, 'an island with a sandy beach all around').share('sand beach')).toBeGreaterThan(plain * 1.5);
  });

  test('what is there is changed in words', () => {
    const pond = 'a pond in the middle';
    expect(laid(VILLAGE, pond, 'remove the pond').share('grass')).toBe(1);
    expect(laid(VILLAGE, pond, 'replace the water with forest').share('forest')).toBeGreaterThan(0.02);
    expect(laid(VILLAGE, pond, 'make the pond bigger').share('pond water')).toBeGreaterThan(
      laid(VILLAGE, pond).share('pond water'),
    );
    expect(laid(VILLAGE, pond, 'make the pond smaller').share('pond water')).toBeLessThan(
      laid(VILLAGE, pond).share('pond water'),
    );
    expect(laid(VILLAGE, pond, 'fill everything with forest').share('forest')).toBe(1);
    expect(laid(VILLAGE, pond, 'a road around the pond').parts('cobblestone road')).toBe(1);
  });

  test('what is not laid is told', () => {
    const { notes } = laid(VILLAGE, 'a road with ten houses, a volcano and no water');
    expect(notes.join('; ')).toMatch(/left out, as it says: water.*says volcano.*not understood: houses/);
  });

  test('a level from the side has its ground, gap and platforms', () => {
    const { at, parts, notes } = laid(LEVEL, 'three platforms and a gap in the middle, spikes');
    expect([at(0, 1), at(0.5, 1), at(1, 1)]).toEqual(['dirt', 'air', 'dirt']);
    expect(parts('dirt')).toBe(5);
    expect(notes.join()).toContain('spikes');
  });
});

test('a path is trodden: narrower than a road, and it bends', () => {
  const of = (what: string) => laid(VILLAGE, what);
  expect(of('a path').share('cobblestone road')).toBeLessThan(of('a road').share('cobblestone road') * 0.85);
});
