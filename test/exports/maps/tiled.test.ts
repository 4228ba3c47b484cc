import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAP_FORMATS, type MapFormatName } from '../../../src/exports/maps/index.ts';
import { type MapExport, wholeArea } from '../../../src/exports/maps/map.ts';
import { drawMap } from '../../../src/exports/maps/picture.ts';
import { decodeImage } from '../../../src/pixels/decode.ts';
import { wordsOf } from '../../../src/pixels/image.ts';
import { readZip } from '../read-zip.ts';
import { drawnMap, drawSets, drawThing, edit } from './drawn-map.ts';

const there = spawnSync('tmxrasterizer', ['--version']).error === undefined;
if (!there)
  console.warn('tmxrasterizer is not installed (Debian: apt install tiled): maps are not rendered by Tiled here');

let dir: string;
let map: MapExport;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pixelkiln-maps-'));
  const area = { x: 0, y: 0, width: 30, height: 20 };
  map = drawnMap({
    ...area,
    sets: drawSets([
      { lower: 'ocean water', upper: 'sand', seed: 1 },
      { lower: 'sand', upper: 'grass', seed: 2 },
      { lower: 'grass', upper: 'lush grass', transition: 'rocky cliff', transitionSize: 1, seed: 3 },
    ]),
    edits: [
      edit('island', 2, { area, seed: 4 }),
      edit('rectangle', 3, { area: { x: 12, y: 7, width: 6, height: 4 } }),
      edit('path', 1, {
        area,
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
  });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function unpacked(format: MapFormatName): Promise<Map<string, Buffer>> {
  const files = readZip(await MAP_FORMATS[format].make(map));
  return new Map(files.map(({ path: name, bytes }) => [name, Buffer.from(bytes)]));
}

describe('a map for Tiled', () => {
  test.skipIf(!there)('is rendered by Tiled pixel by pixel as by the service', async () => {
    for (const [name, bytes] of await unpacked('tiled')) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), bytes);
    }
    const out = path.join(dir, 'out.png');
    execFileSync('tmxrasterizer', ['--no-smoothing', '--scale', '1', path.join(dir, 'A-map.tmx'), out], {
      env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
    });
    const [theirs, ours] = [await decodeImage(readFileSync(out)), await drawMap(map, wholeArea(map))];
    expect([theirs.width, theirs.height]).toEqual([ours.width, ours.height]);
    const [p, q] = [wordsOf(theirs), wordsOf(ours)];
    let different = 0;
    for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) different++;
    expect(different).toBe(0);
  });
});

describe('a map for other engines', () => {
  test('is a Godot scene with a cell for each tile and a sprite for each thing', async () => {
    const files = await unpacked('godot');
    const scene = files.get('A-map.tscn')!.toString();
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
    const { layerInstances } = project.levels[0];
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
