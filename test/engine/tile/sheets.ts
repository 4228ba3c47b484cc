/**
 * Pictures of tiles in use, for looking at: `npx tsx test/engine/tile/sheets.ts FOLDER`. Four maps made of sets that
 * chain, with the engine's own things and figures standing on them; enlarged twice.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Corner } from '../../../src/domain/wang.ts';
import { createImage, overlay, paste } from '../../../src/pixels/image.ts';
import { reduceColors } from '../../../src/pixels/palette.ts';
import { encodePng } from '../../../src/pixels/png.ts';
import { enlarge } from '../../../src/pixels/resize.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { drawIsometricTile } from '../../../workers/engine/tile/isometric-request.ts';
import { type CornerGrid, layMap } from '../../../workers/engine/tile/map.ts';
import { hash, noise } from '../../../workers/engine/tile/noise.ts';
import { drawSidescrollerSet } from '../../../workers/engine/tile/sidescroller.ts';
import { drawTopdownSet } from '../../../workers/engine/tile/topdown-set.ts';
import type { TileSet } from '../../../workers/engine/tile/types.ts';

const S = 16;

type Bits = readonly (readonly boolean[])[];

const bits = (w: number, h: number, test: (x: number, y: number) => boolean): Bits =>
  Array.from({ length: h + 1 }, (_, y) => Array.from({ length: w + 1 }, (_v, x) => test(x, y)));
/** Opening and closing leave no spikes of one corner. */
const smooth = (g: Bits): Bits =>
  g.map((row, y) =>
    row.map((v, x) => {
      const n = [g[y]?.[x - 1], g[y]?.[x + 1], g[y - 1]?.[x], g[y + 1]?.[x]].filter(Boolean).length;
      return v ? n > 1 : n > 2;
    }),
  );
const shrunk = (g: Bits): Bits =>
  g.map((row, y) => row.map((_, x) => [-1, 0, 1].every((j) => [-1, 0, 1].every((i) => g[y + j]?.[x + i] === true))));
const grid = (g: Bits): CornerGrid => g.map((row) => row.map((v): Corner => (v ? 'U' : 'L')));

/** Levels of corners, each inside the one below: a cell shows one pair of neighbours. */
function layered(w: number, h: number, levels: readonly (readonly [TileSet, Bits])[]): Rgba {
  const out = createImage(w * S, h * S);
  levels.forEach(([set, g], level) => {
    const map = layMap(set, grid(g), 7 + level);
    map.cells.forEach((cell, i) => {
      const [x, y] = [i % w, Math.floor(i / w)];
      const tile = set.tiles[cell];
      const bare = tile?.corners.every((c) => c === 'L');
      if (tile && (level === 0 || !bare)) paste(out, tile.image, x * S, y * S);
    });
  });
  return out;
}

const cache = new Map<string, Promise<Rgba>>();
const thing = (description: string, size: number, more: object = {}): Promise<Rgba> => {
  const key = `${description}/${size}/${JSON.stringify(more)}`;
  const known =
    cache.get(key) ??
    draw({ description, width: size, height: size, noBackground: true, seed: 5, view: 'low top-down', ...more }).then(
      (d) => d.image,
    );
  cache.set(key, known);
  return known;
};

interface Placed {
  readonly x: number;
  /** The feet. */
  readonly y: number;
  readonly image: Rgba;
}
function stand(out: Rgba, placed: readonly Placed[]): void {
  for (const { x, y, image } of [...placed].sort((a, b) => a.y - b.y))
    overlay(out, image, Math.round(x - image.width / 2), Math.round(y - image.height));
}

async function island(): Promise<Rgba> {
  const [W, H] = [26, 18];
  const height = (x: number, y: number): number =>
    1.04 - Math.hypot((x - W / 2) / (W / 2), (y - H / 2) / (H / 2)) + (noise(x / 28, y / 28, 7, 9) - 0.5) * 0.8;
  const at = (t: number): Bits => bits(W, H, (x, y) => x > 0 && y > 0 && x < W && y < H && height(x, y) > t);
  const sand = smooth(smooth(at(0.12)));
  const inland = shrunk(sand);
  const grass = smooth(smooth(inland.map((row, y) => row.map((v, x) => v && height(x, y) > 0.24))));
  const core = shrunk(grass);
  const high = smooth(core.map((row, y) => row.map((v, x) => v && Math.hypot((x - 9) / 4.6, (y - 6) / 2.6) < 1)));
  const path = core.map((row, y) =>
    row.map((v, x) => v && !high[y]![x] && ((y === 12 && x > 5 && x < 19) || (x === 18 && y > 5 && y < 13))),
  );
  const shore = drawTopdownSet({
    lower: 'ocean',
    upper: 'sandy beach',
    transition: 'shore foam',
    transitionSize: 0.25,
    seed: 4,
    shapeStyle: 'round',
  });
  const meadow = drawTopdownSet({
    lower: '',
    lowerBase: shore.bases.upper!,
    upper: 'grass',
    seed: 4,
    shapeStyle: 'round',
  });
  const track = drawTopdownSet({
    lower: '',
    lowerBase: meadow.bases.upper!,
    upper: 'dirt path',
    seed: 4,
    shapeStyle: 'round',
  });
  const cliff = drawTopdownSet({
    lower: '',
    lowerBase: meadow.bases.upper!,
    upper: 'lush grass',
    transition: 'rocky cliff',
    transitionSize: 1,
    seed: 4,
  });
  const out = layered(W, H, [
    [shore, sand],
    [meadow, grass],
    [track, path],
    [cliff, high],
  ]);
  const placed: Placed[] = [];
  const trees = [await thing('oak tree', 34), await thing('pine tree', 34), await thing('bush', 18)];
  for (let y = 2; y < H; y++) {
    for (let x = 2; x < W; x++) {
      const near = [-1, 0, 1].some((i) =>
        [-2, -1, 0, 1].some((j) => path[y + j]?.[x + i] || high[y + j]?.[x + i] !== high[y]![x]),
      );
      if (core[y]![x] && !near && hash(x, y, 21) < 0.42) {
        placed.push({
          x: x * S + (hash(x, y, 3) - 0.5) * 8,
          y: y * S + 8,
          image: trees[Math.floor(hash(x, y, 8) * 3)]!,
        });
      }
    }
  }
  placed.push({ x: 18 * S, y: 7 * S, image: await thing('small house', 44) });
  placed.push({ x: 11 * S, y: 12.5 * S, image: await thing('a farmer with a straw hat', 28, { direction: 'south' }) });
  placed.push({ x: 14 * S, y: 12.3 * S, image: await thing('a brown dog', 22, { direction: 'west' }) });
  placed.push({ x: 9 * S, y: 6 * S, image: await thing('treasure chest', 20) });
  stand(out, placed);
  return out;
}

async function dungeon(): Promise<Rgba> {
  const [W, H] = [26, 18];
  const rooms = [
    [2, 3, 8, 5], [14, 3, 10, 6], [2, 12, 9, 5], [15, 13, 9, 4], [9, 5, 6, 2], [5, 7, 2, 6], [19, 8, 2, 6], [10, 14, 6, 2],
  ] as const; // biome-ignore format: x, y, width, height
  const open = bits(W, H, (x, y) => rooms.some(([a, b, w, h]) => x >= a && x < a + w && y >= b && y < b + h));
  const wall = drawTopdownSet({
    lower: 'dungeon floor',
    upper: 'dark void',
    transition: 'mossy stone brick wall',
    transitionSize: 1,
    seed: 6,
    shapeStyle: 'square',
  });
  const lava = drawTopdownSet({ lower: '', lowerBase: wall.bases.lower, upper: 'lava', seed: 2, shapeStyle: 'round' });
  const rug = drawTopdownSet({
    lower: '',
    lowerBase: wall.bases.lower,
    upper: 'red carpet',
    transition: 'gold border',
    transitionSize: 0.25,
    seed: 2,
    shapeStyle: 'square',
  });
  const pool = bits(W, H, (x, y) => x >= 17 && x <= 21 && y >= 5 && y <= 6);
  const carpet = bits(W, H, (x, y) => x >= 4 && x <= 8 && y >= 14 && y <= 15);
  const out = layered(W, H, [
    [wall, open.map((row) => row.map((v) => !v))],
    [lava, pool],
    [rug, carpet],
  ]);
  const rest = await Promise.all([
    thing('a knight with a blue cape', 30, { direction: 'south' }),
    thing('a skeleton warrior', 30, { direction: 'west' }),
    thing('treasure chest', 22),
    thing('wooden barrel', 18),
    thing('a lit torch', 18),
    thing('green slime', 18),
    thing('throne', 28),
  ]);
  const [knight, skeleton, chest, barrel, torch, slime, throne] = rest as [Rgba, Rgba, Rgba, Rgba, Rgba, Rgba, Rgba];
  const spots: readonly (readonly [number, number, Rgba])[] = [
    [6, 6.6, knight], [15.6, 6, skeleton], [22.6, 5, chest], [3, 5, barrel], [3.9, 4.6, barrel], [16, 14.8, slime],
    [21, 15.8, slime], [6, 14.2, throne], [9.6, 13.6, torch], [2.8, 13.6, torch], [22.8, 14.6, chest], [11.8, 6.2, torch],
  ]; // biome-ignore format: x, y, what
  stand(
    out,
    spots.map(([x, y, image]) => ({ x: x * S, y: y * S, image })),
  );
  return out;
}

async function platformer(): Promise<Rgba> {
  const rows = [
    'UUUUUUUUUUUUUUUUUUUUUUUUUUU', 'UUUUUUUUUUUUUUUUUUUUUUUUUUU', 'UUUUUUUUUUUUUUUUUUUUULLLLUU', 'UUUUUUUUUUUUUUUUUUUUULLLLUU',
    'UUULLLLUUUUUUUUUUUUUUUUUUUU', 'UUULLLLUUUUUUUUUUUUUUUUUUUU', 'UUUUUUUUUUULLLLUUUUUUUUUUUU', 'UUUUUUUUUULLLLLUUUUUUUUULLL',
    'UUUUUUUUULLLLLLUUUUUUUUULLL', 'LLLLLLUUULLLLLLLLUUUULLLLLL', 'LLLLLLUUULLUULLLLUUUULLLLLL', 'LLLLLLLLLLLUULLLLUUUULLLLLL',
    'LLLLLLLLLLLLLLLLLUUUULLLLLL', 'LLLLLLLLLLLLLLLLLUUUULLLLLL',
  ]; // biome-ignore format: a level
  const set = drawSidescrollerSet({ lower: 'dirt', transition: 'grass', transitionSize: 0.25, seed: 3 });
  const map = layMap(
    set,
    rows.map((row) => [...row] as Corner[]),
    3,
  );
  const out = createImage(map.image.width, map.image.height);
  // in bands, so that the picture keeps a palette
  const sky = (y: number): readonly number[] => [118 + (y >> 4) * 5.4, 182 + (y >> 4) * 3.2, 228, 255];
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++) out.data.set(sky(y), (y * out.width + x) * 4);
  overlay(out, map.image, 0, 0);
  const tile = (name: string): Rgba => set.tiles.find((t) => t.name === name)!.image;
  const put = (name: string, x: number, y: number): void => overlay(out, tile(name), x * S, y * S);
  for (const [i, name] of ['platform_left', 'platform_middle', 'platform_right'].entries()) put(name, 16 + i, 6);
  put('platform_single', 7, 7);
  const side = { view: 'side' as const };
  const placed: Placed[] = [
    { x: 3 * S, y: 8.6 * S, image: await thing('a hero with a red scarf', 30, { ...side, direction: 'east' }) },
    { x: 12.6 * S, y: 5.6 * S, image: await thing('treasure chest', 20, side) },
    { x: 24.6 * S, y: 6.6 * S, image: await thing('pine tree', 44, side) },
    { x: 5 * S, y: 3.6 * S, image: await thing('oak tree', 44, side) },
    { x: 17.5 * S, y: 6.5 * S, image: await thing('gold coin', 12, side) },
    { x: 7.5 * S, y: 7.3 * S, image: await thing('gold coin', 12, side) },
    { x: 22.4 * S, y: 8.6 * S, image: await thing('green slime', 20, side) },
    { x: 22.6 * S, y: 1.6 * S, image: await thing('red flag', 26, side) },
  ];
  stand(out, placed);
  return out;
}

async function village(): Promise<Rgba> {
  const n = 32;
  const size = 9;
  const plan = [
    'TTGGGGGTT', 'TGGHGGHGT', 'GGGPGGPGG', 'GHGPPPPGG', 'GPPPMGGBG', 'GGGPWGGGG', 'SSGPPPPCG', 'AASGGGPGT', 'AAASGGPTT',
  ]; // biome-ignore format: a plan
  const words: Readonly<Record<string, string>> = {
    G: 'grass', P: 'cobblestone', T: 'pine tree on grass', H: 'small house on grass', M: 'market stall on cobblestone',
    W: 'well on grass', S: 'sand', A: 'water', B: 'haystack on grass', C: 'a villager on cobblestone',
  }; // biome-ignore format: letters
  const rise = 16;
  const out = createImage(size * n, (size * n) / 2 + n / 2 + rise);
  for (let i = 0; i < out.data.length; i += 4) out.data.set([156, 196, 220, 255], i);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const description = words[plan[y]![x]!]!;
      const request = {
        description,
        width: n,
        height: n + rise,
        shape: 'thin tile' as const,
        seed: 2 + ((x * 3 + y) % 3),
      };
      const { image } = await drawIsometricTile(request);
      overlay(out, image, ((size + x - y) * n) / 2 - n / 2, ((x + y) * n) / 4);
    }
  }
  return out;
}

const folder = process.argv[2] ?? '.';
mkdirSync(folder, { recursive: true });
const maps = {
  island: await island(),
  dungeon: await dungeon(),
  platformer: await platformer(),
  village: await village(),
};
for (const [name, map] of Object.entries(maps)) writeFileSync(join(folder, `${name}.png`), encodePng(enlarge(map, 2)));

/** The one of the README: the four side by side on one ground. */
const GAP = 4;
const width = maps.island.width + maps.dungeon.width + GAP;
const sheet = createImage(width, maps.island.height + maps.village.height + GAP);
for (let i = 0; i < sheet.data.length; i += 4) sheet.data.set([156, 196, 220, 255], i);
paste(sheet, maps.island, 0, 0);
paste(sheet, maps.dungeon, maps.island.width + GAP, 0);
const below = maps.island.height + GAP;
paste(sheet, maps.platformer, 0, below);
overlay(
  sheet,
  maps.village,
  maps.platformer.width + Math.floor((width - maps.platformer.width - maps.village.width) / 2),
  below,
);
// a palette makes the file a third as large
writeFileSync(join(folder, 'maps.png'), encodePng(enlarge(reduceColors(sheet, 256), 2)));
