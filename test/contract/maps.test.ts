import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeImage } from '../../src/pixels/decode.ts';
import { readZip } from '../exports/read-zip.ts';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { tilesWorker } from './drawing-tiles.ts';
import { bearer, callTool, polled } from './surfaces.ts';

let api: TestApi;
let shore: string;
let meadow: string;
let objectId: string;
let characterId: string;
beforeAll(async () => {
  api = await startTestApi({ worker: tilesWorker });
  const tool = async (name: string, input: object) => {
    const { structured } = await callTool(api, name, input);
    await polled(api, structured.job_id);
    return structured;
  };
  const first = await tool('create_topdown_tileset', {
    lower_description: 'ocean water',
    upper_description: 'sand',
    seed: 1,
  });
  const second = await tool('create_topdown_tileset', {
    lower_description: 'sand',
    upper_description: 'grass',
    lower_base_tile_id: first.upper_base_tile_id,
    seed: 2,
  });
  shore = first.tileset_id;
  meadow = second.tileset_id;
  objectId = (await tool('create_8_direction_object', { description: 'a chest', size: 32 })).object_id;
  characterId = (await tool('create_character', { description: 'a knight' })).character_id;
});
afterAll(() => api.close());

const FIELDS = 'id width height revision canUndo canRedo corners tiles placementCount terrains { index name }';
async function newMap(width = 16, height = 12): Promise<string> {
  const made = await api.graphql('mutation ($input: CreateMapInput!) { createMap(input: $input) { id } }', {
    input: { tilesetIds: [shore, meadow], width, height, name: 'Isle', seed: 5 },
  });
  expect(made.errors).toBeUndefined();
  return made.data.createMap.id;
}
const load = async (mapId: string) =>
  (await api.graphql(`query ($input: MapByIdInput!) { map(input: $input) { ${FIELDS} } }`, { input: { mapId } })).data
    .map;
const edit = (mapId: string, operations: object[], expectedRevision?: number) =>
  api.graphql(
    `mutation ($input: EditMapInput!) { editMap(input: $input) { revision area { x y width height } placementIds map { ${FIELDS} } } }`,
    { input: { mapId, operations, ...(expectedRevision ? { expectedRevision } : {}) } },
  );
const place = (input: object) =>
  api.graphql(
    'mutation ($input: PlaceMapObjectInput!) { placeMapObject(input: $input) { revision placement { id x y layer direction show footX footY imageUrl } } }',
    { input },
  );
const bytes = (base64: string) => Buffer.from(base64, 'base64');

describe('the ground of a map', () => {
  test('is of one terrain at first; a chain of tilesets has its terrains once', async () => {
    const map = await load(await newMap());
    expect(map.terrains).toEqual([
      { index: 0, name: 'ocean water' },
      { index: 1, name: 'sand' },
      { index: 2, name: 'grass' },
    ]);
    expect(bytes(map.corners)).toEqual(Buffer.alloc(17 * 13));
    expect(bytes(map.tiles)).toHaveLength(16 * 12 * 2);
    expect(map).toMatchObject({ revision: 1, canUndo: false, canRedo: false, placementCount: 0 });
    // among all assets it has a picture, too
    const { data, errors } = await api.graphql('{ assets(first: 1) { edges { node { previewUrl } } } }');
    expect(errors).toBeUndefined();
    expect(data.assets.edges[0].node.previewUrl).toMatch(/\/image\?reduction=\d+&revision=1$/);
  });

  test('gets the terrains between around what is painted, and every cell a tile', async () => {
    const mapId = await newMap();
    const { data } = await edit(mapId, [{ kind: 'RECTANGLE', terrain: 'Grass', x: 6, y: 4, width: 2, height: 2 }]);
    expect(data.editMap).toMatchObject({ revision: 2, area: { x: 4, y: 2 } });
    const corners = bytes(data.editMap.map.corners);
    const at = (x: number, y: number) => corners[y * 17 + x];
    expect([at(6, 4), at(8, 6), at(5, 4), at(9, 7), at(4, 4), at(10, 6)]).toEqual([2, 2, 1, 1, 0, 0]);
    const tiles = new Uint16Array(Uint8Array.from(bytes(data.editMap.map.tiles)).buffer);
    expect([...tiles]).not.toContain(0xffff);
    expect(new Set([...tiles].map((tile) => Math.floor(tile / 1024)))).toEqual(new Set([0, 1]));
  });

  test('is changed by all operations of a call or by none', async () => {
    const mapId = await newMap();
    const bad = await edit(mapId, [
      { kind: 'PAINT', terrain: 'sand', points: [{ x: 1, y: 1 }] },
      { kind: 'PAINT', terrain: 'lava', points: [{ x: 1, y: 1 }] },
    ]);
    expect(bad.errors?.[0]?.message).toContain('no terrain "lava"; it has "ocean water", "sand", "grass"');
    const outside = await edit(mapId, [{ kind: 'PAINT', terrain: 'sand', points: [{ x: 16, y: 1 }] }]);
    expect(outside.errors?.[0]?.message).toContain('outside of the map, whose cells have x 0 to 15 and y 0 to 11');
    const few = await edit(mapId, [{ kind: 'PATH', terrain: 'sand', points: [{ x: 1, y: 1 }] }]);
    expect(few.errors?.[0]?.message).toContain('path needs at least 2');
    expect(await load(mapId)).toMatchObject({ revision: 1 });
  });

  test('paths, fills and brushes do what they say', async () => {
    const mapId = await newMap();
    const { data } = await edit(mapId, [
      {
        kind: 'PATH',
        terrain: 'sand',
        by: 'CORNERS',
        points: [
          { x: 8, y: 0 },
          { x: 8, y: 12 },
        ],
      },
      { kind: 'FILL', terrain: 'sand', by: 'CORNERS', points: [{ x: 0, y: 0 }] },
    ]);
    const corners = bytes(data.editMap.map.corners);
    for (let y = 0; y <= 12; y++) {
      expect([...corners.subarray(y * 17, y * 17 + 9)]).toEqual(Array(9).fill(1));
      expect([...corners.subarray(y * 17 + 9, y * 17 + 17)]).toEqual(Array(8).fill(0));
    }
  });
});

describe('changes of a map', () => {
  test('are undone and done again, placements with them', async () => {
    const mapId = await newMap();
    const start = await load(mapId);
    await edit(mapId, [{ kind: 'RECTANGLE', terrain: 'sand', x: 2, y: 2, width: 4, height: 4 }]);
    const painted = await load(mapId);
    const placed = await place({ mapId, objectId, x: 3, y: 3, direction: 'EAST' });
    expect(placed.data.placeMapObject).toMatchObject({ revision: 3, placement: { layer: 0, direction: 'east' } });
    const undo = await edit(mapId, [{ kind: 'UNDO' }]);
    expect(undo.data.editMap).toMatchObject({ revision: 4, area: null, map: { placementCount: 0, canRedo: true } });
    expect(undo.data.editMap.placementIds).toEqual([placed.data.placeMapObject.placement.id]);
    await edit(mapId, [{ kind: 'UNDO' }]);
    expect(await load(mapId)).toMatchObject({ corners: start.corners, revision: 5, canUndo: false });
    await edit(mapId, [{ kind: 'REDO' }]);
    await edit(mapId, [{ kind: 'REDO' }]);
    expect(await load(mapId)).toMatchObject({ corners: painted.corners, placementCount: 1, canRedo: false });
    const none = await edit(mapId, [{ kind: 'REDO' }]);
    expect(none.errors?.[0]?.message).toContain('nothing to redo');
  });

  test('for another revision than the map is at are refused', async () => {
    const mapId = await newMap();
    const one = { kind: 'PAINT', terrain: 'sand', points: [{ x: 1, y: 1 }] };
    expect((await edit(mapId, [one], 1)).errors).toBeUndefined();
    const late = await edit(mapId, [one], 1);
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(await load(mapId)).toMatchObject({ revision: 2 });
  });
});

describe('what stands on a map', () => {
  // covers: MAP-PLACE MAP-LAYER MAP-LIST MAP-MOVE MAP-REMOVE
  test('has a place of its own on its layer', async () => {
    const mapId = await newMap();
    const first = (await place({ mapId, objectId, x: 3, y: 3 })).data.placeMapObject.placement;
    const second = (await place({ mapId, characterId, x: 3, y: 3 })).data.placeMapObject.placement;
    expect([first.layer, second.layer]).toEqual([0, 1]);
    expect(second.direction).toBe('south');
    const taken = await place({ mapId, characterId, x: 3, y: 3, layer: 1 });
    expect(taken.errors?.[0]?.extensions.code).toBe('CONFLICT');
    for (const wrong of [
      { x: 16, y: 0 },
      { x: 0, y: 12 },
    ])
      expect((await place({ mapId, objectId, ...wrong })).errors?.[0]?.message).toContain('outside of the map');
    expect((await place({ mapId, x: 0, y: 0 })).errors?.[0]?.message).toContain('either objectId or characterId');
    const moved = await callTool(api, 'move_map_object', { map_id: mapId, placement_id: first.id, x: 5, y: 6 });
    expect(moved.structured).toMatchObject({ status: 'moved', x: 5, y: 6, layer: 0 });
    const listed = await callTool(api, 'list_map_objects', { map_id: mapId, search: 'knight' });
    expect(listed.structured).toMatchObject({ total: 1, placements: [{ placement_id: second.id, kind: 'character' }] });
    await callTool(api, 'remove_map_object', { map_id: mapId, placement_id: second.id });
    expect(await load(mapId)).toMatchObject({ placementCount: 1, revision: 5 });
  });

  test('goes with its object; a tileset stays while a map is laid with it', async () => {
    const mapId = await newMap();
    const { structured } = await callTool(api, 'create_character', { description: 'a ghost' });
    await polled(api, structured.job_id);
    await place({ mapId, characterId: structured.character_id, x: 1, y: 1 });
    await callTool(api, 'delete_character', { character_id: structured.character_id });
    expect(await load(mapId)).toMatchObject({ placementCount: 0, revision: 3 });
    const kept = await callTool(api, 'delete_topdown_tileset', { tileset_id: shore });
    expect(kept.text).toContain('Maps are laid with this tileset');
  });
});

describe('a thing that is just being deleted', () => {
  test('is not put on a map, and neither waits for the other', async () => {
    const mapId = await newMap();
    const made = await callTool(api, 'create_map_object', { description: 'a barrel', width: 32, height: 32 });
    await polled(api, made.structured.job_id);
    const { object_id } = made.structured;
    let refused: ReturnType<typeof place> | undefined;
    // what deletion does: the thing first, then the maps on which it stands
    await api.db.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from asset where id = ${object_id}::uuid for update`;
      refused = place({ mapId, objectId: object_id, x: 1, y: 1 });
      await Promise.race([refused, new Promise((done) => setTimeout(done, 300))]);
      await tx.mapGrid.update({ where: { assetId: mapId }, data: { revision: { increment: 1 } } });
    });
    expect((await refused!).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const placed = await place({ mapId, objectId: object_id, x: 1, y: 1 });
    expect(placed.data.placeMapObject.revision).toBe(3);
  });
});

describe('a picture of a map', () => {
  test('is made whole and in parts', async () => {
    const mapId = await newMap();
    await edit(mapId, [{ kind: 'RECTANGLE', terrain: 'grass', x: 3, y: 3, width: 8, height: 6 }]);
    await place({ mapId, characterId, x: 6, y: 6 });
    const get = async (query: string) => {
      const res = await fetch(`${api.url}/mcp/maps/${mapId}/image${query}`);
      expect(res.status).toBe(200);
      return decodeImage(Buffer.from(await res.arrayBuffer()));
    };
    const whole = await get('');
    expect([whole.width, whole.height]).toEqual([256, 192]);
    const part = await get('?x=5&y=4&width=3&height=3&revision=7');
    expect([part.width, part.height]).toEqual([48, 48]);
    for (let y = 0; y < 48; y++)
      expect(part.data.subarray(y * 192, y * 192 + 192)).toEqual(
        whole.data.subarray(((y + 64) * 256 + 80) * 4, ((y + 64) * 256 + 128) * 4),
      );
    const small = await get('?reduction=4');
    expect([small.width, small.height]).toEqual([64, 48]);
    const view = await callTool(api, 'view_map', { map_id: mapId });
    expect(view.structured).toMatchObject({ map_id: mapId, width: 16, height: 12, reduction: 1 });
  });
});

describe('the fields of the tools', () => {
  const NUMBERS: readonly (readonly [string, string, object, number, number])[] = [
    ['create_map', 'width', { tileset_ids: [] }, 1, 256],
    ['create_map', 'height', { tileset_ids: [] }, 1, 256],
    ['place_map_object', 'x', { y: 0 }, 0, 255],
    ['place_map_object', 'y', { x: 0 }, 0, 255],
    ['place_map_object', 'layer', { x: 0, y: 0 }, 0, 9999],
    ['move_map_object', 'x', { y: 0 }, 0, 255],
    ['list_map_objects', 'limit', {}, 1, 2000],
    ['list_map_objects', 'offset', {}, 0, 1_000_000],
  ];
  test.each(NUMBERS)('%s %s', async (tool, field, more, least, most) => {
    const base = { ...more, ...(tool === 'create_map' ? { tileset_ids: [shore] } : { map_id: await newMap() }) };
    for (const wrong of [least - 1, most + 1, 1.5, 'many']) {
      const said = await callTool(api, tool, { ...base, [field]: wrong });
      expect([wrong, said.isError, said.text]).toEqual([wrong, true, expect.stringContaining(field)]);
    }
  });

  test('have their defaults and the names of their interface, no others', async () => {
    const mapId = await newMap();
    const placed = await callTool(api, 'place_map_object', { map_id: mapId, object_id: objectId, x: 1, y: 1 });
    expect(placed.structured).toMatchObject({ layer: 0, map_id: mapId });
    const both = { map_id: mapId, object_id: objectId, character_id: characterId, x: 1, y: 1 };
    expect((await callTool(api, 'place_map_object', both)).text).toContain('either');
    const hidden = await callTool(api, 'place_map_object', { ...both, character_id: null, show: false });
    expect(hidden.structured).toMatchObject({ layer: 1 });
    const listed = await callTool(api, 'list_map_objects', { map_id: mapId });
    expect(listed.structured.placements.map((one: { show: boolean }) => one.show)).toEqual([true, false]);
    const second = await callTool(api, 'list_map_objects', { map_id: mapId, limit: 1, offset: 1 });
    expect(second.structured).toMatchObject({ total: 2, placements: [{ show: false }] });
    const { inputSchema } = (
      (
        await (
          await fetch(`${api.url}/mcp`, {
            method: 'POST',
            headers: {
              ...bearer(api.account.token),
              'content-type': 'application/json',
              accept: 'application/json, text/event-stream',
            },
            body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
          })
        ).text()
      )
        .split('\n')
        .filter((line) => line.includes('place_map_object'))
        .map((line) => JSON.parse(line.replace(/^data: /, '')))[0].result.tools as {
        name: string;
        inputSchema: { properties: object };
      }[]
    ).find(({ name }) => name === 'place_map_object')!;
    expect(Object.keys(inputSchema.properties).sort()).toEqual(
      ['character_id', 'direction', 'layer', 'map_id', 'object_id', 'show', 'x', 'y'].sort(),
    );
  });
});

describe('files of a map', () => {
  test('are made for whoever has the link, and for its account', async () => {
    const mapId = await newMap();
    await place({ mapId, characterId, x: 6, y: 6 });
    for (const format of ['tiled', 'godot', 'ldtk', 'json']) {
      const res = await fetch(`${api.url}/mcp/maps/${mapId}/export/${format}`);
      expect([res.status, res.headers.get('content-type')]).toEqual([200, 'application/zip']);
      const names = readZip(Buffer.from(await res.arrayBuffer())).map(({ path }) => path);
      const end = { tiled: 'tmx', godot: 'tscn', ldtk: 'ldtk', json: 'json' }[format];
      expect(names).toContain(`Isle.${end}`);
    }
    expect((await fetch(`${api.url}/mcp/maps/${mapId}/download`)).status).toBe(200);
    const stranger = await testAccount(api.db);
    const foreign = await api.call('GET', `/v2/maps/${mapId}/zip`, undefined, bearer(stranger.token));
    expect(foreign.status).toBe(404);
  });

  test('words make a map, and say what they could not', async () => {
    const mapId = await newMap(40, 30);
    const { structured } = await callTool(api, 'edit_map', {
      map_id: mapId,
      operations: [{ kind: 'describe', text: 'an island of grass with a lake in the north and a dungeon', seed: 3 }],
    });
    expect(structured.notes).toEqual([
      'laid island of "grass"',
      'laid lake of "ocean water"',
      'no terrain of this map says dungeon',
    ]);
    const nothing = await callTool(api, 'edit_map', {
      map_id: mapId,
      operations: [{ kind: 'describe', text: 'something nice' }],
    });
    expect(nothing.text).toContain('Nothing of "something nice" can be laid');
  });
});

describe('a map', () => {
  // covers: MAP-READ
  test('is made, listed and deleted by tools; nothing of it stays', async () => {
    const made = await callTool(api, 'create_map', { tileset_ids: [shore], width: 8, height: 8, name: 'Pond' });
    expect(made.structured).toMatchObject({ name: 'Pond', width: 8, tile_size: 16, terrains: ['ocean water', 'sand'] });
    const mapId = made.structured.map_id;
    const edited = await callTool(api, 'edit_map', {
      map_id: mapId,
      operations: [{ kind: 'rectangle', terrain: 'sand', x: 2, y: 2, width: 2, height: 2 }],
    });
    expect(edited.structured).toMatchObject({ revision: 2, map_id: mapId });
    await callTool(api, 'place_map_object', { map_id: mapId, object_id: objectId, x: 2, y: 2 });
    const listed = await callTool(api, 'list_maps', {});
    expect(listed.structured.maps[0]).toMatchObject({ map_id: mapId, placement_count: 1 });
    const got = await callTool(api, 'get_map', { map_id: mapId });
    expect(got.structured).toMatchObject({ revision: 3 });
    const gone = await callTool(api, 'delete_map', { map_id: mapId });
    expect(gone.structured).toMatchObject({ status: 'deleted' });
    for (const count of [
      api.db.asset.count({ where: { id: mapId } }),
      api.db.mapGrid.count({ where: { assetId: mapId } }),
      api.db.mapTileset.count({ where: { mapId } }),
      api.db.mapPlacement.count({ where: { mapId } }),
      api.db.mapChange.count({ where: { mapId } }),
    ])
      expect(await count).toBe(0);
  });

  test('is made of tilesets of its account, of one size, that share a ground', async () => {
    const stranger = await testAccount(api.db);
    const foreign = await callTool(api, 'create_map', { tileset_ids: [shore] }, bearer(stranger.token));
    expect(foreign.text).toContain(`Tileset ${shore} not found`);
    const twice = await callTool(api, 'create_map', { tileset_ids: [shore, shore] });
    expect(twice.text).toContain('joins two grounds that are joined already');
    const huge = await callTool(api, 'create_map', { tileset_ids: [shore], width: 257 });
    expect(huge.text).toContain('width');
  });

  test('tells what happens to it', async () => {
    const mapId = await newMap();
    const query = `subscription { onMapChanged(mapId: "${mapId}") { change revision area { x y } placements { x } map { revision } } }`;
    const stranger = await testAccount(api.db);
    const refused = await fetch(`${api.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { ...bearer(stranger.token), accept: 'text/event-stream' },
    });
    expect(await refused.text()).toContain('not found');
    const res = await fetch(`${api.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { ...bearer(api.account.token), accept: 'text/event-stream' },
    });
    const reader = res.body!.getReader();
    const heard: string[] = [];
    const until = async (text: string) => {
      while (!heard.join('').includes(text)) {
        const { value, done } = await reader.read();
        if (done) break;
        heard.push(Buffer.from(value).toString());
      }
      expect(heard.join('')).toContain(text);
    };
    await expect
      .poll(async () => {
        await edit(mapId, [
          { kind: 'PAINT', terrain: 'sand', points: [{ x: 2, y: 2 }] },
          { kind: 'FILL', terrain: 'sand', points: [{ x: 2, y: 2 }] },
        ]);
        return true;
      })
      .toBe(true);
    await place({ mapId, objectId, x: 7, y: 1 });
    await until('"placements":[{"x":7}]');
    await callTool(api, 'delete_map', { map_id: mapId });
    await until('"change":"DELETED"');
  });
});
