import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeImage } from '../../src/pixels/decode.ts';
import { crop, sameImage } from '../../src/pixels/image.ts';
import { encodePng } from '../../src/pixels/png.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { readZip } from '../exports/read-zip.ts';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { tilesWorker } from './drawing-tiles.ts';
import { bearer, callTool, polled } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: tilesWorker });
});
afterAll(() => api.close());

const SHORE = {
  lower_description: 'ocean water',
  upper_description: 'sandy beach',
  transition_description: 'shore foam',
  transition_size: 0.25,
  seed: 7,
};

const create = async (body: object, path = '/v2/create-tileset') => {
  const made = await api.call('POST', path, body);
  expect(made.status).toBe(202);
  return made.body;
};
const drawn = async (body: object, path?: string) => {
  const made = await create(body, path);
  const job = await polled(api, made.background_job_id);
  expect(job.status).toBe('completed');
  return made;
};
const bytes = async (path: string) => {
  const res = await fetch(api.url + path);
  return { status: res.status, type: res.headers.get('content-type'), body: Buffer.from(await res.arrayBuffer()) };
};
const picture = (base64: string): Promise<Rgba> =>
  decodeImage(Buffer.from(base64, 'base64'), { maxWidth: 4096, maxHeight: 4096, maxPixels: 4096 * 4096 });

describe('a top-down tileset', () => {
  // covers: TILESET-COUNT TILESET-DETAIL
  test('has 16 tiles with corners, patterns and pictures, and is listed', async () => {
    const made = await drawn(SHORE);
    expect(made.status).toBe('processing');
    const { status, body } = await api.call('GET', `/v2/tilesets/${made.tileset_id}`);
    expect(status).toBe(200);
    expect(body.tileset.total_tiles).toBe(16);
    expect(body.tileset.tile_size).toEqual({ width: 16, height: 16 });
    expect(body.tileset.terrain_types).toEqual(['lower', 'upper']);
    expect(body.tileset.tiles.map((t: { name: string }) => t.name)).toEqual(
      [13, 10, 4, 12, 6, 8, 0, 1, 11, 3, 2, 5, 15, 14, 9, 7].map((n) => `wang_${n}`),
    );
    const lower = body.tileset.tiles[6];
    expect(lower.id).toBe(made.lower_base_tile_id);
    expect(lower.corners).toEqual({ NW: 'lower', NE: 'lower', SW: 'lower', SE: 'lower' });
    expect(lower.bounding_box).toEqual({ x: 32, y: 16, width: 16, height: 16 });
    expect(lower.original_position).toEqual({ row: 6, col: 3 });
    expect(body.tileset.tiles[3].pattern_4x4).toEqual({
      row_0: [255, 255, 255, 255],
      row_1: [255, 1, 1, 255],
      row_2: [255, 0, 0, 255],
      row_3: [255, 255, 255, 255],
    });
    expect((await picture(lower.image.base64)).width).toBe(16);
    expect(body.metadata.terrain_prompts).toEqual({
      lower: 'ocean water',
      upper: 'sandy beach',
      transition: 'shore foam',
    });
    expect(body.metadata.transition_size).toBe(0.25);
    expect(body.metadata.terrain_ids.upper).toBe(made.upper_base_tile_id);
    const list = await api.call('GET', '/v2/tilesets?limit=1');
    expect(list.body.total).toBeGreaterThan(0);
    expect(list.body.tilesets[0]).toMatchObject({
      id: made.tileset_id,
      lower_description: 'ocean water',
      upper_description: 'sandy beach',
      tile_size: { width: 16, height: 16 },
      view: 'high top-down',
      status: 'completed',
    });
  });

  // covers: TILESET-COUNT
  test('of transition size 1 has 25 tiles on 4 by 8 cells', async () => {
    const made = await drawn({
      ...SHORE,
      upper_description: 'grass',
      transition_description: 'cliff',
      transition_size: 1,
    });
    const { body } = await api.call('GET', `/v2/tilesets/${made.tileset_id}`);
    expect(body.tileset.total_tiles).toBe(25);
    expect(body.tileset.terrain_types).toEqual(['lower', 'upper', 'transition']);
    const corners = new Set(body.tileset.tiles.map((t: { corners: object }) => JSON.stringify(t.corners)));
    expect(corners.size).toBe(21);
  });

  // covers: TILESET-CHAIN
  test('tells its base tiles at once; a chain does not wait, and repeats the tile byte for byte', async () => {
    const first = await create({ ...SHORE, lower_description: 'slow water' });
    const second = await drawn({
      lower_description: 'sand',
      upper_description: 'grass',
      lower_base_tile_id: first.upper_base_tile_id,
    });
    await polled(api, first.background_job_id);
    const third = await drawn({
      lower_description: 'sand',
      upper_description: 'stone floor',
      lower_base_tile_id: first.upper_base_tile_id,
    });
    const tile = async (id: string, name: string) => {
      const { body } = await api.call('GET', `/v2/tilesets/${id}`);
      return body.tileset.tiles.find((t: { name: string }) => t.name === name).image.base64;
    };
    const beach = await tile(first.tileset_id, 'wang_15');
    expect(await tile(second.tileset_id, 'wang_0')).toBe(beach);
    expect(await tile(third.tileset_id, 'wang_0')).toBe(beach);
  });

  // covers: TILESET-SIZE TILESET-STEP
  test('refuses what cannot be, naming the field', async () => {
    const refused = async (body: object, field: string, says: string) => {
      const answer = await api.call('POST', '/v2/tilesets', { ...SHORE, ...body });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body.detail)).toContain(field);
      expect(JSON.stringify(answer.body.detail)).toContain(says);
    };
    await refused({ tile_size: { width: 64, height: 64 } }, 'tile_size', 'pro mode');
    await refused({ tile_size: { width: 16, height: 32 } }, 'tile_size', '16x16, 32x32, 64x64');
    await refused({ transition_size: 0.3 }, 'transition_size', '0, 0.25, 0.5, 1');
    await refused({ lower_description: '' }, 'lower_description', 'must not be empty');
    const first = await create(SHORE);
    await refused(
      { tile_size: { width: 32, height: 32 }, lower_base_tile_id: first.lower_base_tile_id },
      'lower_base_tile_id',
      '16x16',
    );
    const unknown = await api.call('POST', '/v2/tilesets', { ...SHORE, lower_base_tile_id: randomUUID() });
    expect(unknown.status).toBe(404);
    const stranger = await testAccount(api.db);
    const theirs = await api.call(
      'POST',
      '/v2/tilesets',
      { ...SHORE, lower_base_tile_id: first.lower_base_tile_id },
      bearer(stranger.token),
    );
    expect(theirs.status).toBe(404);
  });

  // covers: TILESET-423
  test('is 423 while it is drawn, 410 when it could not be, 404 once it is deleted', async () => {
    const hung = await create({ ...SHORE, lower_description: 'hang' });
    for (const path of ['', '/zip'])
      expect((await api.call('GET', `/v2/tilesets/${hung.tileset_id}${path}`)).status).toBe(423);
    expect((await bytes(`/mcp/tilesets/${hung.tileset_id}/image`)).status).toBe(423);
    const gone = await api.call('DELETE', `/v2/tilesets/${hung.tileset_id}`);
    expect(gone.body).toMatchObject({ success: true, tileset_id: hung.tileset_id });
    expect((await api.call('GET', `/v2/tilesets/${hung.tileset_id}`)).status).toBe(404);
    const broken = await create({ ...SHORE, lower_description: 'broken' });
    await polled(api, broken.background_job_id);
    expect((await api.call('GET', `/v2/tilesets/${broken.tileset_id}`)).status).toBe(410);
  });

  // covers: TILESET-LINKS
  test('can be had by whoever has its id: the sheet, its description and everything in a ZIP', async () => {
    const { tileset_id: id } = await drawn(SHORE);
    const sheet = await bytes(`/mcp/tilesets/${id}/image`);
    expect(sheet.type).toBe('image/png');
    const metadata = JSON.parse(String((await bytes(`/mcp/tilesets/${id}/metadata`)).body));
    expect(metadata.format).toBe('tileset15');
    expect(metadata.tileset_data.spritesheet_layout).toBe('tileset15_4x4');
    expect(metadata.tileset_data.tiles).toHaveLength(16);
    const names = readZip((await bytes(`/mcp/tilesets/${id}/download`)).body).map(({ path }) => path);
    expect(names).toEqual(
      expect.arrayContaining(['tileset.png', 'tileset-extruded.png', 'metadata.json', 'tiles/wang_0.png']),
    );
    for (const end of ['.tsx', '.tmx', '.tres', '.gd']) expect(names.some((name) => name.endsWith(end))).toBe(true);
    const tiled = await bytes(`/mcp/tilesets/${id}/export/tiled`);
    expect(tiled.type).toBe('application/zip');
    expect((await bytes(`/mcp/tilesets/${id}/export/word`)).status).toBe(422);
  });
});

/** What a client program rebuilds a map of: pictures by corners. */
type Cut = (corners: readonly [number, number, number, number]) => Rgba;

describe('client programs that cut a sheet in their own ways rebuild the same map', () => {
  const MAP = ['000000', '001100', '011110', '011010', '001100', '000000'].map((row) => [...row].map(Number));
  const lay = (cut: Cut): Rgba[] =>
    MAP.slice(1).flatMap((row, y) => row.slice(1).map((se, x) => cut([MAP[y]![x]!, MAP[y]![x + 1]!, row[x]!, se])));
  let sheet: Rgba;
  // biome-ignore lint/suspicious/noExplicitAny: a client reads JSON of any shape
  let tiles: any[];
  beforeAll(async () => {
    const { tileset_id: id } = await drawn(SHORE);
    sheet = await picture((await bytes(`/mcp/tilesets/${id}/image`)).body.toString('base64'));
    tiles = JSON.parse(String((await bytes(`/mcp/tilesets/${id}/metadata`)).body)).tileset_data.tiles;
  });
  const box = (x: number, y: number) => crop(sheet, { x, y, width: 16, height: 16 });
  const number = ([nw, ne, sw, se]: readonly number[]) => 8 * nw! + 4 * ne! + 2 * sw! + se!;

  test('by the known order of 4 by 4 cells, by bounding boxes, by the corners of wang_N', () => {
    const known = [13, 10, 4, 12, 6, 8, 0, 1, 11, 3, 2, 5, 15, 14, 9, 7];
    const byOrder = lay((corners) => {
      const cell = known.indexOf(number(corners));
      return box((cell % 4) * 16, Math.floor(cell / 4) * 16);
    });
    const word = (bit: number) => (bit ? 'upper' : 'lower');
    const byBox = lay(([nw, ne, sw, se]) => {
      const wanted = { NW: word(nw), NE: word(ne), SW: word(sw), SE: word(se) };
      const { bounding_box: b } = tiles.find((t) => JSON.stringify(t.corners) === JSON.stringify(wanted));
      return box(b.x, b.y);
    });
    const byName = lay((corners) => {
      const { bounding_box: b } = tiles.find((t) => t.name === `wang_${number(corners)}`);
      return box(b.x, b.y);
    });
    expect(byOrder).toHaveLength(25);
    byOrder.forEach((tile, i) => {
      expect(sameImage(tile, byBox[i]!)).toBe(true);
      expect(sameImage(tile, byName[i]!)).toBe(true);
    });
    expect(new Set(byOrder.map((tile) => tile.data.join())).size).toBeGreaterThan(8);
  });
});

describe('a sidescroller tileset', () => {
  const PLATFORM = { lower_description: 'stone bricks', transition_description: 'moss', transition_size: 0.25 };

  // covers: SIDESCROLLER-AIR
  test('is drawn with transparent air, listed, and no top-down one', async () => {
    const made = await drawn(PLATFORM, '/v2/create-tileset-sidescroller');
    const { body } = await api.call('GET', `/v2/tilesets-sidescroller/${made.tileset_id}`);
    expect(body.tileset.total_tiles).toBe(16);
    const air = body.tileset.tiles.find((t: { name: string }) => t.name === 'wang_15');
    expect((await picture(air.image.base64)).data.every((v: number) => v === 0)).toBe(true);
    const extra = body.tileset.extra_tiles.map((t: { name: string }) => t.name);
    expect(extra).toEqual(expect.arrayContaining(['slope_45_low_right', 'slope_22_high_left', 'platform_middle']));
    const list = await api.call('GET', '/v2/tilesets-sidescroller');
    expect(list.body.tilesets[0]).toMatchObject({ id: made.tileset_id, transition_description: 'moss' });
    const topdown = await drawn(SHORE);
    expect((await api.call('GET', `/v2/tilesets-sidescroller/${topdown.tileset_id}`)).status).toBe(404);
    const deleted = await api.call('DELETE', `/v2/tilesets-sidescroller/${made.tileset_id}`);
    expect(deleted.body.success).toBe(true);
  });

  // covers: SIDESCROLLER-TOP
  test('is made and shown by tools', async () => {
    const made = await callTool(api, 'create_sidescroller_tileset', { ...PLATFORM, tile_size: 16 });
    const id = made.structured.tileset_id;
    expect(made.text).toContain(`lower_base_tile_id: ${made.structured.lower_base_tile_id}`);
    await polled(api, made.structured.job_id);
    const shown = await callTool(api, 'get_sidescroller_tileset', { tileset_id: id });
    expect(shown.text).toContain('status: completed');
    expect(shown.text).toContain(`/mcp/sidescroller-tilesets/${id}/image`);
    expect(shown.text).toContain('tiles: 16 of 16x16');
    expect(shown.images).toHaveLength(2);
    const missing = await callTool(api, 'create_sidescroller_tileset', { lower_description: 'stone' });
    expect(missing.isError).toBe(true);
  });
});

describe('tools of top-down tilesets', () => {
  // covers: TILESET-SIZE TILESET-CHAIN TILESET-GET
  test('take a tile size as an integer or an object, tell base ids at once, and chain', async () => {
    const first = await callTool(api, 'create_topdown_tileset', { ...SHORE, seed: undefined, tile_size: 32 });
    expect(first.text).toContain(`upper_base_tile_id: ${first.structured.upper_base_tile_id}`);
    const second = await callTool(api, 'create_topdown_tileset', {
      lower_description: 'sand',
      upper_description: 'grass',
      tile_size: { width: 32, height: 32 },
      lower_base_tile_id: first.structured.upper_base_tile_id,
    });
    expect(second.isError).toBe(false);
    await polled(api, second.structured.job_id);
    const shown = await callTool(api, 'get_topdown_tileset', { tileset_id: second.structured.tileset_id });
    expect(shown.text).toContain('tiles: 16 of 32x32');
    const listed = await callTool(api, 'list_topdown_tilesets', { limit: 2 });
    expect(listed.structured.tilesets[0].tileset_id).toBe(second.structured.tileset_id);
    const gone = await callTool(api, 'delete_topdown_tileset', { tileset_id: second.structured.tileset_id });
    expect(gone.text).toContain('status: deleted');
  });
});

describe('isometric tiles', () => {
  // covers: TILESET-LINKS
  test('are drawn, shown, listed and deleted', async () => {
    const made = await api.call('POST', '/v2/create-isometric-tile', {
      description: 'treasure chest on stone',
      image_size: { width: 32, height: 32 },
      isometric_tile_shape: 'thick tile',
    });
    expect(made.status).toBe(202);
    const { tile_id: id, background_job_id: job } = made.body;
    await polled(api, job);
    const { body } = await api.call('GET', `/v2/isometric-tiles/${id}`);
    expect((await picture(body.image.base64)).height).toBe(32);
    const list = await api.call('GET', '/v2/isometric-tiles');
    expect(list.body.tiles[0]).toMatchObject({ id, size: 32, tile_shape: 'thick tile', status: 'completed' });
    expect((await bytes(`/mcp/isometric-tile/${id}/download`)).type).toBe('image/png');
    expect((await api.call('DELETE', `/v2/isometric-tiles/${id}`)).body).toMatchObject({ success: true, tile_id: id });
  });

  // covers: ISOMETRIC-SIZE
  test('are made by tools, with a side as an integer', async () => {
    const made = await callTool(api, 'create_isometric_tile', {
      description: 'grass',
      size: 24,
      tile_shape: 'thin tile',
    });
    await polled(api, made.structured.job_id);
    const shown = await callTool(api, 'get_isometric_tile', { tile_id: made.structured.tile_id });
    expect(shown.text).toContain('size: 24x24');
    expect(shown.images).toHaveLength(1);
    const tooSmall = await callTool(api, 'create_isometric_tile', { description: 'grass', size: 8 });
    expect(tooSmall.isError).toBe(true);
  });
});

describe('pro tiles', () => {
  const draw = async (body: object) => {
    const made = await api.call('POST', '/v2/create-tiles-pro', body);
    expect(made.status).toBe(202);
    await polled(api, made.body.background_job_id);
    const { body: got } = await api.call('GET', `/v2/tiles-pro/${made.body.tile_id}`);
    return { ...got, id: made.body.tile_id };
  };

  // covers: TILES-PRO-NUMBERS TILES-PRO-GET
  test('one for each numbered item', async () => {
    const made = await draw({ description: '1) grass 2) stone 3) water', tile_type: 'hex', tile_size: 32 });
    expect(Object.keys(made.storage_urls)).toEqual(['tile_0', 'tile_1', 'tile_2']);
    expect(made.kind).toBe('tiles');
    expect(made.tile_rules).toBeNull();
    expect((await bytes(new URL(made.storage_urls.tile_0).pathname)).type).toBe('image/png');
    const list = await api.call('GET', '/v2/tiles-pro');
    expect(list.body.tiles[0]).toMatchObject({ id: made.id, tile_type: 'hex', tile_size: 32, n_tiles: 3 });
    expect((await api.call('DELETE', `/v2/tiles-pro/${made.id}`)).body.success).toBe(true);
  });

  test('in the manner of a tile that is sent have its silhouette and its colours', async () => {
    const pixels = new Uint8ClampedArray(16 * 16 * 4);
    for (let y = 2; y < 14; y++)
      for (let x = 2; x < 14; x++) pixels.set(y < 8 ? [200, 40, 40, 255] : [90, 20, 60, 255], (y * 16 + x) * 4);
    const style = Buffer.from(encodePng({ width: 16, height: 16, data: pixels })).toString('base64');
    const made = await draw({
      description: '1) grass 2) stone',
      style_images: [{ base64: style, width: 16, height: 16 }],
    });
    const tile = await picture((await bytes(new URL(made.storage_urls.tile_1).pathname)).body.toString('base64'));
    expect([tile.width, tile.height]).toEqual([16, 16]);
    const colours = new Set<string>();
    for (let i = 0; i < 256; i++) {
      expect(tile.data[i * 4 + 3]).toBe(pixels[i * 4 + 3]);
      if (tile.data[i * 4 + 3]) colours.add([...tile.data.subarray(i * 4, i * 4 + 3)].join());
    }
    expect([...colours].sort()).toEqual(['200,40,40', '90,20,60']);
    const both = await api.call('POST', '/v2/create-tiles-pro', {
      description: 'grass',
      tile_type: 'isometric',
      tile_feature: 'roads',
      style_images: [{ base64: style, width: 16, height: 16 }],
    });
    expect(both.status).toBe(422);
    expect(JSON.stringify(both.body)).toContain('leave tile_feature out');
  });

  // covers: TILES-PRO-MASKS TILES-PRO-GET
  test('roads come with masks of their edges', async () => {
    const made = await draw({
      description: 'dirt path on grass',
      tile_type: 'square_topdown',
      tile_size: 32,
      tile_feature: 'roads',
    });
    expect(made.kind).toBe('paths');
    expect(Object.keys(made.storage_urls)).toHaveLength(18);
    expect(made.tile_rules).toMatchObject({ rule_type: 'edge', arity: 4, terrains: ['dirt path', 'grass'] });
    expect(Object.keys(made.tile_rules.tiles)).toHaveLength(16);
    const tool = await callTool(api, 'get_tiles_pro', { tile_id: made.id });
    expect(tool.text).toMatch(/placement_rules:\n {2}tile_0: mask=0\n/);
    expect(tool.text).toMatch(/storage_urls:\n {2}tile_0: http/);
  });

  // covers: TILES-PRO-OBLIQUE
  test.each([
    [{ tile_type: 'oblique' }, 'oblique is for a tile_feature'],
    [{ tile_type: 'octagon', tile_feature: 'roads' }, 'square_topdown, isometric'],
    [{ tile_size: 15 }, 'greater than or equal to 16'],
  ])('refuse %j', async (body, says) => {
    const answer = await api.call('POST', '/v2/create-tiles-pro', { description: 'grass', ...body });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(says);
  });
});
