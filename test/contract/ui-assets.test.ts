import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../exports/read-zip.ts';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { RED_PNG } from './fields-kinds.ts';
import { bearer, callTool, polled, rpc } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

const post = (path: string, body: unknown, auth?: Record<string, string>) => api.call('POST', `/v2${path}`, body, auth);
const UUID = /^[0-9a-f-]{36}$/;

async function made(args: object, auth?: Record<string, string>): Promise<string> {
  const { structured, text, isError } = await callTool(api, 'create_ui_asset', args, auth);
  expect(isError, text).toBe(false);
  await polled(api, structured.job_id, auth);
  return structured.ui_asset_id;
}

// covers: UI-CREATE UI-GET UI-LIST UI-DELETE V2-UI-CREATE V2-UI-GET V2-UI-LIST V2-UI-DELETE
describe('a UI asset', () => {
  test('is asked for, seen, listed and removed by tools', async () => {
    const auth = bearer((await testAccount(api.db)).token);
    const asked = await callTool(api, 'create_ui_asset', { description: 'a slow wooden panel', name: 'Bag' }, auth);
    expect(asked.text).toMatch(/^id: .+\nstatus: processing .+\njob: .+\nhint: get_ui_asset\(ui_asset_id=/);
    const { ui_asset_id: id, job_id: job } = asked.structured;
    const early = await callTool(api, 'get_ui_asset', { ui_asset_id: id }, auth);
    expect(early.structured).toMatchObject({ status: 'processing', image_url: null, download_url: null });
    await polled(api, job, auth);
    const done = await callTool(api, 'get_ui_asset', { ui_asset_id: id }, auth);
    expect(done.structured).toMatchObject({
      ui_asset_id: id,
      name: 'Bag',
      status: 'completed',
      progress_percent: 100,
      elements: [{ id: 'panel', kind: 'panel', x: 0, y: 0, width: 256, height: 256 }],
      error: null,
    });
    expect(done.structured.image_url).toContain('/images/');
    expect(done.structured.download_url).toMatch(/\/mcp\/ui-assets\/[0-9a-f-]{36}\/download$/);
    expect(done.images).toHaveLength(1);
    expect(
      (await callTool(api, 'get_ui_asset', { ui_asset_id: id, include_preview: false }, auth)).images,
    ).toHaveLength(0);
    const page = await callTool(api, 'list_ui_assets', {}, auth);
    expect(page.structured).toMatchObject({
      total: 1,
      ui_assets: [{ ui_asset_id: id, name: 'Bag', status: 'completed', size: { width: 256, height: 256 } }],
    });
    expect((await callTool(api, 'delete_ui_asset', { ui_asset_id: id }, auth)).text).toContain('status: deleted');
    expect((await callTool(api, 'get_ui_asset', { ui_asset_id: id }, auth)).text).toContain('not found');
  });

  test('by v2 too, with the fields of the documents', async () => {
    const auth = bearer((await testAccount(api.db)).token);
    const body = {
      description: 'a gothic panel',
      image_size: { width: 300, height: 200 },
      elements: ['panel', 'button'],
      color_palette: 'red and black',
      seed: 7,
    };
    const asked = await post('/create-ui-asset', body, auth);
    expect(asked.status).toBe(202);
    expect(asked.body).toEqual({
      usage: expect.any(Object),
      background_job_id: expect.stringMatching(UUID),
      ui_asset_id: expect.stringMatching(UUID),
      status: 'processing',
    });
    const job = await polled(api, asked.body.background_job_id, auth);
    expect(job.last_response).toMatchObject({ ui_asset_id: asked.body.ui_asset_id, images: [expect.anything()] });
    const id = asked.body.ui_asset_id;
    const got = await api.call('GET', `/v2/ui-assets/${id}`, undefined, auth);
    expect(got.status).toBe(200);
    expect(got.body).toMatchObject({
      id,
      name: 'a gothic panel',
      prompt: 'a gothic panel',
      size: { width: 300, height: 200 },
      status: 'completed',
      progress_percent: 100,
      eta_seconds: 0,
    });
    const all = await api.call('GET', '/v2/ui-assets?limit=1', undefined, auth);
    expect(all.body).toMatchObject({
      total: 1,
      usage: expect.any(Object),
      ui_assets: [{ id, prompt: 'a gothic panel', size: { width: 300, height: 200 }, status: 'completed' }],
    });
    const gone = await api.call('DELETE', `/v2/ui-assets/${id}`, undefined, auth);
    expect(gone.body).toMatchObject({ success: true, usage: expect.any(Object) });
    expect((await api.call('GET', `/v2/ui-assets/${id}`, undefined, auth)).status).toBe(404);
  });

  test('that is still made answers 200 with its progress, never 423', async () => {
    const asked = await post('/create-ui-asset', { description: 'a slow panel' });
    const got = await api.call('GET', `/v2/ui-assets/${asked.body.ui_asset_id}`);
    expect([got.status, got.body.status, got.body.image_url]).toEqual([200, 'processing', '']);
    await polled(api, asked.body.background_job_id);
  });

  test('leaves nothing when it is removed: no row, no file', async () => {
    const account = await testAccount(api.db);
    const id = await made({ description: 'a panel' }, bearer(account.token));
    const files = await api.db.jobFile.count({ where: { job: { accountId: account.id } } });
    expect(files).toBe(2);
    await callTool(api, 'delete_ui_asset', { ui_asset_id: id }, bearer(account.token));
    const where = { accountId: account.id };
    expect(await api.db.asset.count({ where })).toBe(0);
    expect(await api.db.image.count({ where })).toBe(0);
    expect(await api.db.jobFile.count({ where: { job: where } })).toBe(0);
    expect(await api.db.blob.count({ where: { ...where, expiresAt: null } })).toBe(0);
  });

  test('is not another account’s', async () => {
    const id = await made({ description: 'mine' });
    const other = bearer((await testAccount(api.db)).token);
    expect((await api.call('GET', `/v2/ui-assets/${id}`, undefined, other)).status).toBe(404);
    expect((await api.call('DELETE', `/v2/ui-assets/${id}`, undefined, other)).status).toBe(404);
    expect((await callTool(api, 'get_ui_asset', { ui_asset_id: id }, other)).text).toContain('not found');
    const project = await api.graphql(
      'mutation { createProject(input: { name: "mine" }) { id } }',
      {},
      bearer(api.account.token),
    );
    const foreign = await post(
      '/create-ui-asset',
      { description: 'k', project_id: project.data.createProject.id },
      other,
    );
    expect(foreign.status).toBe(404);
  });

  test('shows a character of its account, never another’s', async () => {
    const auth = bearer((await testAccount(api.db)).token);
    const hero = await callTool(api, 'create_character', { description: 'a knight' }, auth);
    await polled(api, hero.structured.job_id, auth);
    const portrait_asset_id = hero.structured.character_id;
    const id = await made({ description: 'a dialogue box', portrait_asset_id }, auth);
    const { spec } = await api.db.asset.findUniqueOrThrow({ where: { id } });
    expect((spec as { portrait: string }).portrait).toMatch(/^iVBOR/);
    const other = bearer((await testAccount(api.db)).token);
    expect((await post('/create-ui-asset', { description: 'k', portrait_asset_id }, other)).status).toBe(404);
    const slow = await callTool(api, 'create_character', { description: 'a slow knight' }, auth);
    const early = { description: 'k', portrait_asset_id: slow.structured.character_id };
    expect((await post('/create-ui-asset', early, auth)).status).toBe(423);
    await polled(api, slow.structured.job_id, auth);
  });

  test('that fails costs nothing and says why', async () => {
    const account = await testAccount(api.db);
    const auth = bearer(account.token);
    const asked = await post('/create-ui-asset', { description: 'a broken panel' }, auth);
    await polled(api, asked.body.background_job_id, auth);
    const got = await callTool(api, 'get_ui_asset', { ui_asset_id: asked.body.ui_asset_id }, auth);
    expect(got.structured).toMatchObject({ status: 'failed', error: 'This cannot be drawn.' });
  });
});

// covers: UI-FIELDS UI-ELEMENTS UI-PIECES UI-SIZES
describe('what may be asked', () => {
  const price = async (size: object) =>
    (await post('/create-ui-asset', { description: 'k', image_size: size })).body.usage;

  test.each([
    [{ width: 192, height: 192 }, 20],
    [{ width: 512, height: 512 }, 40],
    [{ width: 688, height: 384 }, 40],
    [{ width: 384, height: 688 }, 40],
    [{ width: 600, height: 448 }, 40],
    [{ width: 448, height: 600 }, 40],
  ])('%j costs %i generations', async (size, generations) => {
    const usage = await price(size);
    expect(Math.round(usage.usd / 0.008) || usage.generations).toBe(generations);
  });

  test.each([
    [{ width: 191, height: 256 }, 'image_size'],
    [{ width: 513, height: 513 }, '512x512, 688x384, 384x688, 600x448, 448x600'],
    [{ width: 688, height: 385 }, '512x512'],
    [{ width: 689, height: 200 }, '688'],
  ])('%j is refused', async (image_size, words) => {
    const { status, body } = await post('/create-ui-asset', { description: 'k', image_size });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(words);
  });

  test.each([
    [{ elements: ['sofa'] }, 'button'],
    [{ elements: Array(49).fill('button') }, 'elements'],
    [{ pieces: [{ id: 'a', kind: 'star', x: 1, y: 1 }] }, 'rounded_rect'],
    [{ pieces: [{ id: 'a', kind: 'circle', x: 1, y: 1 }] }, 'a circle needs r'],
    [{ pieces: [{ id: 'a', kind: 'rounded_rect', x: 1, y: 1, w: 10 }] }, 'a rounded_rect needs h'],
    [{ pieces: [{ id: 'a', kind: 'polygon', x: 1, y: 1, r: 9, sides: 2 }] }, 'sides'],
    [
      {
        pieces: [
          { id: 'a', kind: 'circle', x: 9, y: 9, r: 9 },
          { id: 'a', kind: 'circle', x: 99, y: 99, r: 9 },
        ],
      },
      'another piece has the id',
    ],
    [{ pieces: [{ id: 'a', kind: 'circle', x: 900, y: 9, r: 9 }] }, 'outside of the canvas'],
    [{ pieces: [{ id: 'a', kind: 'circle', x: 1e300, y: 9, r: 9 }] }, 'x'],
    [{ pieces: Array.from({ length: 65 }, (_, i) => ({ id: `p${i}`, kind: 'circle', x: 9, y: 9, r: 9 })) }, 'pieces'],
    [{ color_palette: 'x'.repeat(201) }, 'color_palette'],
    [{ description: ' ' }, 'description'],
    [{ style_image: { base64: 'AAAA' } }, 'style_image'],
    [{ seed: -1 }, 'seed'],
  ])('%j is refused by name', async (more, words) => {
    const { status, body } = await post('/create-ui-asset', { description: 'k', ...more });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(words);
  });

  test('tools take sizes and a style image flat, and pieces as a list', async () => {
    const { structured, isError, text } = await callTool(api, 'create_ui_asset', {
      description: 'k',
      width: 300,
      height: 225,
      style_image_base64: RED_PNG,
      pieces: [{ id: 'a', kind: 'polygon', x: 90, y: 90, r: 50, sides: 6, phase: 0.5, label: 'Go' }],
    });
    expect(isError, text).toBe(false);
    const row = await api.db.asset.findUniqueOrThrow({ where: { id: structured.ui_asset_id } });
    expect(row.spec).toMatchObject({
      width: 300,
      height: 225,
      kit: true,
      pieces: [{ id: 'a', kind: 'polygon', x: 90, y: 90, r: 50, sides: 6, phase: 0.5, label: 'Go' }],
    });
    const refused = await callTool(api, 'create_ui_asset', { description: 'k', width: 600, height: 600 });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('512x512');
  });

  test('the tool documents its twelve elements', async () => {
    const { message } = await rpc(api, 'tools/list', {}, bearer(api.account.token));
    const tool = message.result.tools.find(({ name }: { name: string }) => name === 'create_ui_asset');
    expect(JSON.stringify(tool.inputSchema.properties.elements)).toContain('"icon_button"');
    expect(tool.inputSchema.required).toEqual(['description']);
    expect([tool.inputSchema.properties.width.default, tool.inputSchema.properties.height.default]).toEqual([256, 256]);
  });
});

// covers: V2-UI-GENERATE
describe('a picture of an interface', () => {
  test('is a job with one image and no asset', async () => {
    const auth = bearer((await testAccount(api.db)).token);
    const concept_image = { image: { base64: RED_PNG }, size: { width: 4, height: 4 } };
    const asked = await post(
      '/generate-ui-v2',
      { description: 'a button', image_size: { width: 792, height: 16 }, concept_image, color_palette: 'red' },
      auth,
    );
    expect(asked.status).toBe(202);
    expect(asked.body).toEqual({
      usage: expect.any(Object),
      background_job_id: expect.stringMatching(UUID),
      status: 'processing',
    });
    const job = await polled(api, asked.body.background_job_id, auth);
    expect(job.last_response.images).toHaveLength(1);
    expect((await api.call('GET', '/v2/ui-assets', undefined, auth)).body.total).toBe(0);
    const usual = await post('/generate-ui-v2', { description: 'a button' }, auth);
    await polled(api, usual.body.background_job_id, auth);
    const image = await api.db.image.findFirstOrThrow({ where: { jobId: usual.body.background_job_id } });
    expect([image.width, image.height]).toEqual([256, 256]);
  });

  test.each([
    [{ image_size: { width: 793, height: 16 } }],
    [{ image_size: { width: 16, height: 689 } }],
    [{ image_size: { width: 15, height: 16 } }],
    [{ description: 'x'.repeat(2001) }],
    [{ concept_image: { image: { base64: RED_PNG }, size: { width: 0, height: 4 } } }],
  ])('%j is refused', async (more) =>
    expect((await post('/generate-ui-v2', { description: 'k', ...more })).status).toBe(422),
  );
});

describe('downloads', () => {
  const download = async (path: string, auth: Record<string, string> = {}) => {
    const answer = await fetch(`${api.url}${path}`, { headers: auth });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  test('every format is a ZIP, to its account and to whoever has the id', async () => {
    const id = await made({ description: 'a panel', name: 'Bag' });
    const mine = bearer(api.account.token);
    const holds = {
      zip: /^elements\.json$/,
      atlas: /\.json$/,
      godot: /\.tres$/,
      unity: /\.sprites\.json$/,
      css: /\.css$/,
      phaser: /\.json$/,
    };
    for (const [format, file] of Object.entries(holds)) {
      const own = await download(`/v2/ui-assets/${id}/export/${format}`, mine);
      expect(own.status).toBe(200);
      expect(
        readZip(own.bytes).some(({ path }) => file.test(path)),
        format,
      ).toBe(true);
      const link = await download(`/mcp/ui-assets/${id}/export/${format}`);
      expect(link.bytes.equals(own.bytes)).toBe(true);
    }
    expect((await download(`/mcp/ui-assets/${id}/download`)).status).toBe(200);
    expect((await download(`/v2/ui-assets/${id}/export/exe`, mine)).status).toBe(422);
    const other = bearer((await testAccount(api.db)).token);
    expect((await download(`/v2/ui-assets/${id}/zip`, other)).status).toBe(404);
  });

  test('while it is being made are locked', async () => {
    const asked = await post('/create-ui-asset', { description: 'a slow panel' });
    expect((await download(`/mcp/ui-assets/${asked.body.ui_asset_id}/download`)).status).toBe(423);
    await polled(api, asked.body.background_job_id);
  });

  test('of fonts hold BMFont and OpenType', async () => {
    const mine = bearer(api.account.token);
    const { status, bytes } = await download('/v2/ui-fonts/tiny', mine);
    expect(status).toBe(200);
    expect(readZip(bytes).map(({ path }) => path)).toEqual([
      'pixelkiln-tiny.fnt',
      'pixelkiln-tiny.png',
      'pixelkiln-tiny.otf',
      'README.txt',
    ]);
    const wrong = await api.call('GET', '/v2/ui-fonts/helvetica', undefined, mine);
    expect(wrong.status).toBe(422);
    expect(JSON.stringify(wrong.body)).toContain('serif');
    const styled = await download('/v2/ui-fonts/dripping%20horror', mine);
    expect(readZip(styled.bytes).map(({ path }) => path)).toContain('pixelkiln-horror.fnt');
  });
});
