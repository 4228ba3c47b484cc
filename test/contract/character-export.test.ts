import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../exports/read-zip.ts';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { addAnimation, createCharacter } from './drawn-character.ts';
import { fakeWorker } from './fake-worker.ts';
import { bearer } from './surfaces.ts';

const entriesOf = (bytes: Buffer) => Object.fromEntries(readZip(bytes).map(({ path, bytes: file }) => [path, file]));

const SIDES = ['south', 'west', 'east', 'north'];
const GROUP = randomUUID();

let api: TestApi;
let id: string;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
  id = await character('a knight');
  await animated(id, 'east');
});
afterAll(() => api.close());

const character = (description: string, ended = true) => createCharacter(api, description, ended);
const animated = (characterId: string, direction: string) =>
  addAnimation(api, characterId, { groupId: GROUP, direction });

const download = async (path: string, headers: Record<string, string> = {}) => {
  const res = await fetch(api.url + path, { headers });
  return { status: res.status, headers: res.headers, bytes: Buffer.from(await res.arrayBuffer()) };
};
const mine = () => bearer(api.account.token);

describe('a ZIP of a character', () => {
  test('is the same with a token by v2 and without one by its link', async () => {
    const v2 = await download(`/v2/characters/${id}/zip`, mine());
    const link = await download(`/mcp/characters/${id}/download`);
    expect(v2.status).toBe(200);
    expect(v2.headers.get('content-type')).toBe('application/zip');
    expect(v2.headers.get('content-disposition')).toContain('a-knight.zip');
    expect(link.bytes.equals(v2.bytes)).toBe(true);
    const names = Object.keys(entriesOf(v2.bytes));
    expect(names.sort()).toEqual(
      [
        ...SIDES.map((side) => `rotations/${side}.png`),
        ...[0, 1, 2, 3].map((i) => `animations/walking/east/frame_00${i}.png`),
        'metadata.json',
      ].sort(),
    );
  });

  test('needs a token by v2, and is nobody else’s', async () => {
    expect((await download(`/v2/characters/${id}/zip`)).status).toBe(401);
    const stranger = await testAccount(api.db);
    expect((await download(`/v2/characters/${id}/zip`, bearer(stranger.token))).status).toBe(404);
    expect((await download(`/mcp/characters/${randomUUID()}/download`)).status).toBe(404);
    expect((await download('/mcp/characters/no-uuid/download')).status).toBe(422);
  });

  test('is refused with 423 while the character is being drawn, with 410 when it could not be', async () => {
    const slow = await character('a slow knight', false);
    const answer = await download(`/mcp/characters/${slow}/download`);
    expect(answer.status).toBe(423);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(answer.bytes.toString()).detail).toContain('1 of its 1 jobs');
    const broken = await character('a broken knight');
    expect((await download(`/v2/characters/${broken}/zip`, mine())).status).toBe(410);
  });

  test('of all states is a ZIP: a format that holds one state says so', async () => {
    const { status, bytes } = await download(`/v2/characters/${id}/export/godot?states=all`, mine());
    expect(status).toBe(422);
    expect(JSON.parse(String(bytes)).detail[0]).toMatchObject({
      loc: ['query', 'states'],
      msg: expect.stringContaining('zip'),
    });
    expect((await download(`/v2/characters/${id}/export/zip?states=all`, mine())).status).toBe(200);
  });
  test('of all states has a folder for each', async () => {
    const { bytes, status } = await download(`/v2/characters/${id}/zip?states=all`, mine());
    expect(status).toBe(200);
    expect(Object.keys(entriesOf(bytes)).length).toBeGreaterThanOrEqual(9);
    expect((await download(`/v2/characters/${id}/zip?states=none`, mine())).status).toBe(422);
  });
});

describe('files for editors and engines', () => {
  test.each([
    ['aseprite', 'application/octet-stream', /\.aseprite$/],
    ['godot', 'application/zip', /\.tres$/],
    ['unity', 'application/zip', /\.controller$/],
    ['texturepacker', 'application/zip', /\.json$/],
    ['phaser', 'application/zip', /\.json$/],
    ['spritesheet', 'application/zip', /\.json$/],
    ['zip', 'application/zip', /metadata\.json$/],
  ])('%s', async (format, type, holds) => {
    const answer = await download(`/v2/characters/${id}/export/${format}`, mine());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    if (type === 'application/zip') {
      expect(Object.keys(entriesOf(answer.bytes)).some((name) => holds.test(name))).toBe(true);
    } else {
      expect(answer.headers.get('content-disposition')).toMatch(/a-knight\.aseprite/);
      // magic number of an Aseprite file
      expect(answer.bytes.readUInt16LE(4)).toBe(0xa5e0);
    }
    const { data } = await api.graphql(
      'query ($input: CharacterFileInput!) { characterFile(input: $input) { name mime base64 } }',
      { input: { characterId: id, format: format.toUpperCase() } },
    );
    expect(Buffer.from(data.characterFile.base64, 'base64').equals(answer.bytes)).toBe(true);
  });

  test('an unknown format is refused with the known ones', async () => {
    const { status, body } = await api.call('GET', `/v2/characters/${id}/export/psd`);
    expect(status).toBe(422);
    expect(body.detail[0].msg).toContain("'aseprite'");
  });

  test('the spritesheet by its link has the JSON that programs read', async () => {
    const { bytes } = await download(`/mcp/characters/${id}/spritesheet`);
    const entries = entriesOf(bytes);
    const sheet = JSON.parse(entries['a-knight.json']!.toString());
    expect(sheet).toMatchObject({
      character: { id, name: 'a knight', directions: 4 },
      spritesheet: { path: 'a-knight.png', pivot: 'cell-center' },
      export_version: '1.0',
    });
    expect(sheet.spritesheet.rows.map((row: { type: string }) => row.type)).toEqual(['rotations', 'animation']);
  });
});

describe('moving previews', () => {
  const at = (query = '') => `/mcp/characters/${id}/animations/${GROUP}/east/preview${query}`;

  test.each([
    ['', 'image/gif', 'GIF89a'],
    ['?format=gif&scale=4', 'image/gif', 'GIF89a'],
    ['?format=webp', 'image/webp', 'RIFF'],
    ['?format=apng', 'image/apng', '\x89PNG'],
  ])('%s', async (query, type, magic) => {
    const answer = await download(at(query));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.bytes.toString('latin1').startsWith(magic)).toBe(true);
  });

  test('of a direction that there is not: 404; of a scale out of bounds: 422', async () => {
    expect((await download(`/mcp/characters/${id}/animations/${GROUP}/north/preview`)).status).toBe(404);
    expect((await download(`/mcp/characters/${id}/animations/${randomUUID()}/east/preview`)).status).toBe(404);
    expect((await download(at('?scale=5'))).status).toBe(422);
  });
});
