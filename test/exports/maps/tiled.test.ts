import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hash } from '../../../src/domain/chance.ts';
import { MAP_FORMATS, type MapFormatName } from '../../../src/exports/maps/index.ts';
import { type MapExport, wholeArea } from '../../../src/exports/maps/map.ts';
import { drawMap } from '../../../src/exports/maps/picture.ts';
import { decodeImage } from '../../../src/pixels/decode.ts';
import { wordsOf } from '../../../src/pixels/image.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { expectCells } from '../../golden/sheet.ts';
import { readTscn } from '../read-tres.ts';
import { readZip } from '../read-zip.ts';
import { drawnMap, drawSets, drawThing, edit, type Plan } from './drawn-map.ts';

// the one that judges our OpenAPI documents
const { Ajv } = createRequire(
  createRequire(import.meta.url).resolve('@seriousme/openapi-schema-validator/package.json'),
)('ajv') as {
  readonly Ajv: new (
    options: object,
  ) => { compile(schema: object): ((data: unknown) => boolean) & { readonly errors?: unknown } };
};
const there = spawnSync('tmxrasterizer', ['--version']).error === undefined;
if (!there)
  console.warn('tmxrasterizer is not installed (Debian: apt install tiled): maps are not rendered by Tiled here');

const area = (width: number, height: number) => ({ x: 0, y: 0, width, height });
/** Maps as games have them: an island with a cliff, a dungeon, a village in the snow, a swamp. */
const MAPS: Readonly<Record<string, () => MapExport>> = {
  island: () =>
    drawnMap({
      ...area(30, 20),
      sets: drawSets([
        { lower: 'ocean water', upper: 'sand', seed: 1 },
        { lower: 'sand', upper: 'grass', seed: 2 },
        { lower: 'grass', upper: 'lush grass', transition: 'rocky cliff', transitionSize: 1, seed: 3 },
      ]),
      edits: [
        edit('island', 2, { area: area(30, 20), seed: 4 }),
        edit('rectangle', 3, { area: { x: 12, y: 7, width: 6, height: 4 } }),
        edit('path', 1, {
          area: area(30, 20),
          points: [
            [3, 15],
            [20, 12],
          ],
          size: 2,
        }),
      ],
      things: [drawThing('oak tree', 48), drawThing('treasure chest', 24), drawThing('knight', 32)],
      // some overlap, some stand at the edges
      at: () => [
        [0, 10, 9],
        [0, 11, 10],
        [1, 11, 9, 1],
        [2, 14, 8],
        [2, 0, 0],
        [0, 29, 19],
        [1, 13, 12],
        [2, 13, 13, 2],
      ],
    }),
  dungeon: () =>
    drawnMap({
      ...area(28, 18),
      sets: drawSets([{ lower: 'dark chasm', upper: 'stone floor', seed: 5 }]),
      edits: [edit('dungeon', 1, { area: area(28, 18), seed: 6, size: 2 })],
      things: ['barrel', 'torch', 'skeleton', 'treasure chest'].map((words) => drawThing(words, 24)),
      at: onGround(1, 10),
    }),
  snow: () =>
    drawnMap({
      ...area(15, 10),
      sets: drawSets([{ lower: 'ice', upper: 'snow', tileSize: 32, seed: 7 }]),
      edits: [edit('fill', 1, { area: area(15, 10), points: [[0, 0]] }), edit('river', 0, { area: area(15, 10), seed: 8, size: 2 })],
      things: [drawThing('log cabin', 96), drawThing('snow covered pine tree', 64), drawThing('snowman', 32)],
      at: onGround(1, 8, 2),
    }),
  swamp: () =>
    drawnMap({
      ...area(28, 18),
      sets: drawSets([{ lower: 'swamp water', upper: 'mud', seed: 9 }, { lower: 'mud', upper: 'moss', seed: 10 }]),
      edits: [edit('island', 2, { area: area(28, 18), seed: 11 })],
      things: [drawThing('dead tree', 40), drawThing('mushroom', 20), drawThing('frog', 20)],
      at: onGround(1, 12),
    }),
}; // biome-ignore format: maps

/** Things in turns on cells whose corners are all of a terrain or above it, `apart` cells from each other and the border. */
function onGround(terrain: number, count: number, apart = 3): NonNullable<Plan['at']> {
  return ({ width, height, corners }) => {
    const row = width + 1;
    const free = Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)] as const)
      .filter(([x, y]) => Math.min(x, width - 1 - x) >= apart - 1 && y >= apart && y < height - 1)
      .filter(([x, y]) => [0, 1, row, row + 1].every((by) => corners[y * row + x + by]! >= terrain))
      .sort(([x, y], [u, v]) => hash(x, y, 3) - hash(u, v, 3));
    const taken: (readonly [number, number])[] = [];
    for (const [x, y] of free)
      if (taken.length < count && taken.every(([u, v]) => Math.max(Math.abs(u - x), Math.abs(v - y)) >= apart))
        taken.push([x, y]);
    return taken.map(([x, y], i) => [i % 3, x, y, i % 5 === 4 ? 1 : 0] as const);
  };
}

let dir: string;
let map: MapExport;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pixelkiln-maps-'));
  map = MAPS.island!();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function unpacked(format: MapFormatName, of = map): Promise<Map<string, Buffer>> {
  const files = readZip(await MAP_FORMATS[format].make(of));
  return new Map(files.map(({ path: name, bytes }) => [name, Buffer.from(bytes)]));
}

const pictures = new Map<string, Rgba>();

describe('a map for Tiled', () => {
  test.skipIf(!there).each(Object.keys(MAPS))(
    'is rendered by Tiled pixel by pixel as by the service: %s',
    async (name) => {
      const of = name === 'island' ? map : MAPS[name]!();
      const folder = path.join(dir, name);
      for (const [file, bytes] of await unpacked('tiled', of)) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), bytes);
      }
      const out = path.join(folder, 'out.png');
      execFileSync('tmxrasterizer', ['--no-smoothing', '--scale', '1', path.join(folder, 'A-map.tmx'), out], {
        env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
      });
      const [theirs, ours] = [await decodeImage(readFileSync(out)), await drawMap(of, wholeArea(of))];
      expect([theirs.width, theirs.height]).toEqual([ours.width, ours.height]);
      const [p, q] = [wordsOf(theirs), wordsOf(ours)];
      let different = 0;
      for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) different++;
      expect(different).toBe(0);
      pictures.set(name, ours);
    },
  );

  test.skipIf(!there)('is as it was approved', async () => {
    await expectCells(pictures, new URL('../../golden/maps.webp', import.meta.url), { columns: 2 });
  });
});

describe('a map for other engines', () => {
  test('is a Godot scene with a cell for each tile and a sprite for each thing', async () => {
    const files = await unpacked('godot');
    const scene = files.get('A-map.tscn')!.toString();
    const nodes = readTscn(scene);
    expect(nodes.filter(({ parent }) => parent === '.').map(({ name }) => name)).toEqual([
      'Ground',
      'Layer 0',
      'Layer 1',
      'Layer 2',
    ]);
    const sprites = nodes.filter(({ type }) => type === 'Sprite2D');
    for (const { properties } of sprites)
      expect(properties.get('texture')).toMatchObject({ type: 'Texture2D', path: expect.stringMatching(/^objects\//) });
    const data = Buffer.from(/tile_map_data = PackedByteArray\("([^"]+)"\)/.exec(scene)![1]!, 'base64');
    expect(data.length).toBe(2 + 12 * 600);
    expect([data.readUInt16LE(0), data.readUInt16LE(2 + 12 * 31), data.readUInt16LE(4 + 12 * 31)]).toEqual([0, 1, 1]);
    expect(scene.match(/type="Sprite2D"/g)).toHaveLength(8);
    const tileset = files.get('tileset.tres')!.toString();
    expect(tileset.match(/type="TileSetAtlasSource"/g)).toHaveLength(3);
    for (const text of [scene, tileset])
      for (const [, file] of text.matchAll(/type="Texture2D" path="([^"]+)"/g)) expect(files.has(file!)).toBe(true);
  });

  test('is an LDtk project and plain JSON that tell the same tiles', async () => {
    const files = await unpacked('ldtk');
    const project = JSON.parse(files.get('A-map.ldtk')!.toString());
    const isLdtk = new Ajv({ strict: false }).compile(
      JSON.parse(readFileSync(new URL('./ldtk-1.5.3.schema.json', import.meta.url), 'utf8')),
    );
    expect([isLdtk(project), isLdtk.errors]).toEqual([true, null]);
    const { layerInstances } = project.levels[0];
    const uidsOf = (key: string, of: Record<string, number>[]) => of.map((one) => one[key]);
    expect(uidsOf('uid', project.defs.layers)).toEqual(uidsOf('layerDefUid', layerInstances));
    for (const one of layerInstances)
      for (const { defUid, __pivot } of one.entityInstances) {
        const def = project.defs.entities.find(({ uid }: { uid: number }) => uid === defUid);
        expect([def.pivotX, def.pivotY]).toEqual(__pivot);
      }
    const tiles = layerInstances.flatMap((one: { gridTiles: object[] }) => one.gridTiles);
    const things = layerInstances.flatMap((one: { entityInstances: object[] }) => one.entityInstances);
    expect([tiles.length, things.length]).toEqual([600, 8]);
    const uids = new Set(project.defs.layers.map(({ uid }: { uid: number }) => uid));
    for (const one of layerInstances) expect(uids.has(one.layerDefUid)).toBe(true);
    for (const { relPath } of project.defs.tilesets) expect(files.has(relPath)).toBe(true);
    const json = JSON.parse((await unpacked('json')).get('A-map.json')!.toString());
    expect([json.tiles.length, json.tiles[0].length, json.corners.length, json.corners[0].length]).toEqual([
      20, 30, 21, 31,
    ]);
    expect(json.placements).toHaveLength(8);
  });

  test('and all of it is one archive', async () => {
    const names = [...(await unpacked('zip')).keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        'A-map.png',
        'tiled/A-map.tmx',
        'godot/A-map.tscn',
        'ldtk/A-map.ldtk',
        'json/A-map.json',
      ]),
    );
  });
});
