import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { callTool, polled } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

const FOUR = ['south', 'west', 'east', 'north'];
const EIGHT = [...FOUR, 'south-east', 'north-east', 'north-west', 'south-west'];

/** A PNG with a block in its middle. */
async function sprite(width: number, height = width, block = Math.min(width, height) - 4): Promise<string> {
  const input = await sharp({ create: { width: block, height: block, channels: 4, background: '#cc3030' } })
    .png()
    .toBuffer();
  const png = await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input }])
    .png()
    .toBuffer();
  return png.toString('base64');
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
type Json = any;
type Args = Record<string, unknown>;

const create = (args: Args) => callTool(api, 'create_character', { description: 'a knight', ...args });
/** The spec of a character that the tool took. */
async function spec(args: Args): Promise<Json> {
  const { text, isError, structured } = await create(args);
  expect(isError, text).toBe(false);
  const { payload } = await api.db.job.findUniqueOrThrow({ where: { id: structured.job_id } });
  return payload;
}
const refusal = async (args: Args) => {
  const { text, isError } = await create(args);
  expect(isError, JSON.stringify(args)).toBe(true);
  return text.split('\n')[0];
};
const price = async (path: string, body: Args) => {
  const { status, body: said } = await api.call('POST', `/v2/${path}?dry_run=true`, body);
  expect(status, JSON.stringify(said)).toBe(200);
  return said.usage;
};

describe('create_character', () => {
  // covers: CHAR-BODY-TYPE CHAR-TEMPLATE CHAR-MODE CHAR-DIRECTIONS CHAR-SIZE CHAR-OUTLINE CHAR-SHADING CHAR-DETAIL
  // covers: CHAR-GUIDANCE CHAR-VIEW CHAR-PROPORTIONS CHAR-CANVAS
  test('what is not said has its documented default', async () => {
    const { seed, ...rest } = await spec({});
    expect(rest).toEqual({
      mode: 'standard',
      bodyType: 'humanoid',
      template: 'mannequin',
      description: 'a knight',
      edits: [],
      size: 48,
      // about 40 % larger
      width: 68,
      height: 68,
      directions: EIGHT,
      view: 'low top-down',
      oblique: false,
      isometric: false,
      outline: 'single color black outline',
      shading: 'basic shading',
      detail: 'medium detail',
      textGuidance: 8,
      proportions: null,
      referenceImage: null,
      styleImage: null,
      matchStyleSize: false,
      colorImage: null,
      keepPalette: false,
    });
    expect(seed).toBeGreaterThanOrEqual(0);
    const nulls = ['name', 'template', 'mode', 'size', 'view', 'proportions', 'style_character_id', 'n_directions'];
    const { seed: _, ...same } = await spec(Object.fromEntries(nulls.map((name) => [name, null])));
    expect(same).toEqual(rest);
  });

  // covers: CHAR-OUTLINE CHAR-SHADING CHAR-DETAIL CHAR-VIEW CHAR-TEMPLATE CHAR-BODY-TYPE CHAR-DIRECTIONS CHAR-MODE
  test('the listed schema has the documented values and defaults', async () => {
    const { body } = await api.call(
      'POST',
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
      { accept: 'application/json, text/event-stream' },
    );
    const text =
      typeof body === 'string'
        ? body
            .split('\n')
            .find((line: string) => line.startsWith('data: '))!
            .slice(6)
        : '';
    const { tools } = (typeof body === 'string' ? JSON.parse(text) : body).result;
    const { inputSchema } = tools.find(({ name }: Json) => name === 'create_character');
    expect(inputSchema.required).toEqual(['description']);
    expect(inputSchema.properties).toMatchObject({
      body_type: { enum: ['humanoid', 'quadruped'], default: 'humanoid' },
      template: { enum: expect.arrayContaining(['bear', 'cat', 'dog', 'horse', 'lion']) },
      mode: { enum: ['standard', 'pro', 'v3'], default: 'standard' },
      n_directions: { type: 'integer', enum: [4, 8], default: 8 },
      reference_image_base64: { type: 'string' },
      reference_image_url: { type: 'string' },
      style_character_id: { type: 'string', format: 'uuid' },
      proportions: { type: 'string' },
      size: { type: 'integer', maximum: 256 },
      outline: { default: 'single color black outline' },
      shading: { default: 'basic shading' },
      detail: {
        enum: expect.arrayContaining(['low detail', 'medium detail', 'high detail']),
        default: 'medium detail',
      },
      text_guidance_scale: { type: 'number', minimum: 1, maximum: 20, default: 8 },
      view: { enum: ['low top-down', 'high top-down', 'side', 'oblique'], default: 'low top-down' },
    });
    for (const hidden of ['image_size', 'method', 'concept_image', 'isometric', 'force_colors'])
      expect(inputSchema.properties).not.toHaveProperty(hidden);
  });

  // covers: CHAR-DIRECTIONS CHAR-SIZE CHAR-OUTLINE CHAR-SHADING CHAR-DETAIL CHAR-GUIDANCE CHAR-VIEW CHAR-PROPORTIONS CHAR-RECORD
  test.each<[string, Args, Json]>([
    ['4 directions', { n_directions: 4 }, { directions: FOUR }],
    ['the least size', { size: 16 }, { size: 16, width: 24, height: 24 }],
    ['the greatest size', { size: 128 }, { size: 128, width: 180, height: 180 }],
    ['v3 is larger', { size: 256, mode: 'v3' }, { size: 256, width: 360, height: 360 }],
    ['an outline', { outline: 'lineless' }, { outline: 'lineless' }],
    ['a shading', { shading: 'detailed shading' }, { shading: 'detailed shading' }],
    ['much detail', { detail: 'high detail' }, { detail: 'highly detailed' }],
    ['guidance', { text_guidance_scale: 20 }, { textGuidance: 20 }],
    ['a view', { view: 'high top-down' }, { view: 'high top-down', oblique: false }],
    ['oblique', { view: 'oblique', n_directions: 4 }, { view: 'side', oblique: true, directions: FOUR }],
    ['a seed', { seed: 7 }, { seed: 7 }],
    [
      'a preset',
      { proportions: '{"type":"preset","name":"chibi"}' },
      { proportions: { type: 'preset', name: 'chibi' } },
    ],
    [
      'custom proportions',
      { proportions: '{"type":"custom","head_size":2,"legs_length":0.5}' },
      {
        proportions: {
          type: 'custom',
          headSize: 2,
          armsLength: 1,
          legsLength: 0.5,
          shoulderWidth: 1,
          hipWidth: 1,
        },
      },
    ],
    [
      'proportions as an object',
      { proportions: { name: 'heroic' } },
      { proportions: { type: 'preset', name: 'heroic' } },
    ],
    ['a quadruped', { body_type: 'quadruped', template: 'lion' }, { bodyType: 'quadruped', template: 'lion' }],
    ['a template of a humanoid is ignored', { template: 'cat' }, { bodyType: 'humanoid', template: 'mannequin' }],
  ])('%s', async (_, args, expected) => {
    expect(await spec(args)).toMatchObject(expected);
  });

  // covers: CHAR-TEMPLATE CHAR-DIRECTIONS CHAR-SIZE CHAR-REFERENCE CHAR-REFERENCE-URL CHAR-STYLE CHAR-PROPORTIONS CHAR-VIEW
  // covers: CHAR-OUTLINE CHAR-SHADING CHAR-DETAIL CHAR-GUIDANCE CHAR-MODE CHAR-BODY-TYPE
  test.each<[Args, string]>([
    [{ description: '' }, 'description: must not be empty'],
    [{ body_type: 'bird' }, "body_type: Input should be 'humanoid' or 'quadruped'"],
    [{ body_type: 'quadruped' }, 'template: a quadruped requires a template: bear, cat, dog, horse or lion'],
    [{ body_type: 'quadruped', template: 'mannequin' }, 'template: a quadruped requires a template'],
    [{ template: 'snake' }, "template: Input should be 'mannequin', 'bear', 'cat', 'dog', 'horse' or 'lion'"],
    [{ mode: 'ultra' }, "mode: Input should be 'standard', 'pro' or 'v3'"],
    [{ n_directions: 6 }, 'n_directions: '],
    [{ size: 15 }, 'size: Input should be greater than or equal to 16'],
    [{ size: 129 }, 'size: a character in standard mode has 16 to 128 pixels'],
    [{ size: 129, mode: 'pro' }, 'size: a character in pro mode has 16 to 128 pixels'],
    [{ size: 257, mode: 'v3' }, 'size: Input should be less than or equal to 256'],
    [{ size: 48.5 }, 'size: Input should be a valid integer'],
    [{ outline: 'thick' }, 'outline: Input should be '],
    [{ shading: 'dark' }, 'shading: Input should be '],
    [{ detail: 'some' }, 'detail: Input should be '],
    [{ text_guidance_scale: 0.9 }, 'text_guidance_scale: Input should be greater than or equal to 1'],
    [{ text_guidance_scale: 21 }, 'text_guidance_scale: Input should be less than or equal to 20'],
    [{ view: 'isometric' }, "view: Input should be 'low top-down', 'high top-down', 'side' or 'oblique'"],
    [{ view: 'oblique' }, 'view: an oblique character has 4 directions: ask for 4'],
    [{ view: 'oblique', n_directions: 4, mode: 'pro' }, 'view: oblique is for standard mode; the mode is pro'],
    [{ view: 'oblique', n_directions: 4, mode: 'v3' }, 'view: oblique is for standard mode; the mode is v3'],
    [{ view: 'oblique', n_directions: 4, size: 129 }, 'size: '],
    [{ proportions: '{' }, 'proportions: must be JSON like'],
    [{ proportions: '[]' }, 'proportions: Input should be a valid object'],
    [{ proportions: '{"type":"preset","name":"giant"}' }, "proportions: name: Input should be 'default', 'chibi'"],
    [
      { proportions: '{"type":"custom","head_size":2.1}' },
      'proportions: head_size: Input should be less than or equal to 2',
    ],
    [
      { proportions: '{"type":"custom","hip_width":0.4}' },
      'proportions: hip_width: Input should be greater than or equal to 0.5',
    ],
    [
      { body_type: 'quadruped', template: 'dog', proportions: '{"name":"chibi"}' },
      'proportions: proportions are for humanoids',
    ],
    [
      { reference_image_base64: 'aaaa' },
      'reference_image_base64: a reference sprite is for v3 mode; the mode is standard',
    ],
    [
      { reference_image_base64: 'aaaa', mode: 'pro' },
      'reference_image_base64: a reference sprite is for v3 mode; the mode is pro',
    ],
    [
      { reference_image_url: 'https://example.org/a.png' },
      'reference_image_url: a reference sprite is for v3 mode; the mode is standard',
    ],
    [
      { reference_image_url: 'https://example.org/a.png', reference_image_base64: 'aaaa', mode: 'v3' },
      'reference_image_url: give the reference sprite by its bytes or by its address, not both',
    ],
    [{ reference_image_url: 'http://example.org/a.png', mode: 'v3' }, 'reference_image_url: only https:// addresses'],
    [{ reference_image_url: 'https://127.0.0.1/a.png', mode: 'v3' }, 'reference_image_url: '],
    [{ reference_image_url: 'https://localhost/a.png', mode: 'v3' }, 'reference_image_url: '],
    [{ reference_image_base64: '!', mode: 'v3' }, 'reference_image_base64: not valid base64'],
    [
      { style_character_id: '0f1c3ecf-ca9e-47cc-abcc-1ccd5f572105' },
      'style_character_id: a style character is for pro mode; the mode is standard',
    ],
    [
      { style_character_id: '0f1c3ecf-ca9e-47cc-abcc-1ccd5f572105', mode: 'v3' },
      'style_character_id: a style character is for pro mode; the mode is v3',
    ],
    [{ style_character_id: '7', mode: 'pro' }, 'style_character_id: Invalid UUID'],
    [
      { style_character_id: '0f1c3ecf-ca9e-47cc-abcc-1ccd5f572105', mode: 'pro' },
      'Character 0f1c3ecf-ca9e-47cc-abcc-1ccd5f572105 not found',
    ],
  ])('refuses %j', async (args, says) => {
    expect(await refusal(args)).toContain(`error: ${says}`);
  });

  // covers: CHAR-PRO-IGNORES CHAR-V3-IGNORES
  test('pro and v3 ignore what they do not know', async () => {
    const all = {
      n_directions: 4,
      outline: 'lineless',
      shading: 'flat shading',
      detail: 'low detail',
      text_guidance_scale: 1,
      proportions: '{"name":"chibi"}',
    };
    expect(await spec({ ...all, mode: 'pro' })).toMatchObject({
      directions: EIGHT,
      outline: null,
      shading: null,
      detail: null,
      textGuidance: 8,
      proportions: null,
    });
    expect(await spec({ ...all, mode: 'v3' })).toMatchObject({
      directions: EIGHT,
      outline: 'lineless',
      shading: null,
      detail: 'low detail',
      textGuidance: 8,
      proportions: null,
    });
  });
});

describe('a reference sprite [CHAR-REFERENCE]', () => {
  test('sets the size, unless a size is said', async () => {
    const png = await sprite(64);
    expect(await spec({ mode: 'v3', reference_image_base64: png })).toMatchObject({
      size: 64,
      width: 92,
      height: 92,
      referenceImage: png,
    });
    const prefixed = `data:image/png;base64,${png}`;
    expect(await spec({ mode: 'v3', reference_image_base64: prefixed, size: 32 })).toMatchObject({
      size: 32,
      width: 48,
    });
  });

  test('has at most 256×256 pixels and is a PNG', async () => {
    expect((await spec({ mode: 'v3', reference_image_base64: await sprite(256) })).size).toBe(256);
    expect(await refusal({ mode: 'v3', reference_image_base64: await sprite(257, 64) })).toContain(
      'error: reference_image_base64: the reference sprite is 257x64; at most 256x256 is taken',
    );
    const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect(await refusal({ mode: 'v3', reference_image_base64: jpeg.toString('base64') })).toContain(
      'error: reference_image_base64: a reference sprite is a PNG file',
    );
  });
});

describe('a style character [CHAR-STYLE]', () => {
  const made = async (args: Args) => {
    const { structured } = await create(args);
    await polled(api, structured.job_id);
    return structured.character_id as string;
  };

  test('must be completed and have 8 directions', async () => {
    const four = await made({ n_directions: 4 });
    expect(await refusal({ mode: 'pro', style_character_id: four })).toContain(
      'error: style_character_id: a style character must have 8 directions',
    );
    const broken = await made({ description: 'broken' });
    expect(await refusal({ mode: 'pro', style_character_id: broken })).toContain(
      'error: style_character_id: a style character must be completed',
    );
    const { structured } = await create({ description: 'hang' });
    const waiting = await create({ mode: 'pro', style_character_id: structured.character_id });
    expect(waiting.text).toContain('is still being made');
    await callTool(api, 'delete_character', { character_id: structured.character_id });
  });

  test('hands on its south picture', async () => {
    const id = await made({ seed: 77 });
    const payload = await spec({ mode: 'pro', style_character_id: id });
    const { job } = await api.db.asset.findUniqueOrThrow({
      where: { id },
      select: { job: { select: { images: { where: { label: 'south' } } } } },
    });
    const file = await fetch(`${api.url}/images/${job!.images[0]!.id}`);
    expect(payload).toMatchObject({
      matchStyleSize: true,
      styleImage: Buffer.from(await file.arrayBuffer()).toString('base64'),
    });
  });
});

describe('v2 routes', () => {
  const size = { width: 64, height: 64 };
  const post = (path: string, body: Args) => api.call('POST', `/v2/${path}`, { description: 'a knight', ...body });
  const stored = async (path: string, body: Args) => {
    const answer = await post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { background_job_id: id, character_id: characterId, status } = answer.body;
    expect(status).toBe('processing');
    const row = await api.db.asset.findUniqueOrThrow({ where: { id: characterId }, include: { job: true } });
    expect(row.jobId).toBe(id);
    return row.job!.payload as Json;
  };

  // covers: V2-CHAR-4 V2-CHAR-8 V2-CHAR-PRO V2-CHAR-V3
  test.each<[string, Args, Json]>([
    [
      'create-character-with-4-directions',
      { image_size: size },
      { mode: 'standard', directions: FOUR, size: 64, width: 92 },
    ],
    [
      'create-character-with-4-directions',
      { image_size: { width: 16, height: 128 }, n_directions: 8, mode: 'pro', isometric: true, template_id: 'dog' },
      { mode: 'standard', directions: FOUR, size: 128, width: 24, height: 180, isometric: true, template: 'dog' },
    ],
    [
      'create-character-with-8-directions',
      { image_size: size },
      { mode: 'standard', directions: EIGHT, outline: null },
    ],
    ['create-character-with-8-directions', { image_size: size, mode: 'pro' }, { mode: 'pro', directions: EIGHT }],
    [
      'create-character-with-8-directions',
      { image_size: size, proportions: { type: 'custom', head_size: 1.5 }, async_mode: true, output_type: 'dict' },
      { proportions: { type: 'custom', headSize: 1.5 } },
    ],
    ['create-character-pro', { image_size: { width: 168, height: 32 } }, { mode: 'pro', size: 32, width: 236 }],
    [
      'create-character-pro',
      { image_size: size, style_description: 'gloomy', template_id: 'mannequin', no_background: true },
      { description: 'a knight. gloomy', bodyType: 'humanoid' },
    ],
    ['create-character-v3', {}, { mode: 'v3', size: 48 }],
    [
      'create-character-v3',
      { image_size: { width: 256, height: 256 }, template_id: 'cat' },
      { size: 256, template: 'cat' },
    ],
  ])('%s %j', async (path, body, expected) => {
    expect(await stored(path, body)).toMatchObject(expected);
  });

  test('pictures of pro and v3', async () => {
    const png = await sprite(64);
    const image = { type: 'base64', base64: png, format: 'png' };
    expect(await stored('create-character-v3', { reference_image: image })).toMatchObject({
      referenceImage: png,
      size: 64,
    });
    expect(
      await stored('create-character-pro', { image_size: size, method: 'rotate_character', reference_image: image }),
    ).toMatchObject({ referenceImage: png, styleImage: null });
    expect(
      await stored('create-character-pro', { image_size: size, method: 'create_from_concept', concept_image: image }),
    ).toMatchObject({ referenceImage: png });
    expect(await stored('create-character-pro', { image_size: size, reference_image: image })).toMatchObject({
      styleImage: png,
      referenceImage: null,
      matchStyleSize: false,
    });
    expect(await stored('create-character-with-8-directions', { image_size: size, color_image: image })).toMatchObject({
      colorImage: png,
    });
  });

  // covers: V2-CHAR-4 V2-CHAR-8 V2-CHAR-PRO V2-CHAR-V3
  test.each<[string, Args, Json]>([
    ['create-character-with-4-directions', {}, [['body', 'image_size']]],
    ['create-character-with-8-directions', {}, [['body', 'image_size']]],
    ['create-character-pro', {}, [['body', 'image_size']]],
    ['create-character-with-4-directions', { image_size: { width: 129, height: 64 } }, [['body', 'image_size']]],
    ['create-character-with-8-directions', { image_size: { width: 64, height: 15 } }, [['body', 'image_size']]],
    ['create-character-pro', { image_size: { width: 31, height: 64 } }, [['body', 'image_size']]],
    ['create-character-pro', { image_size: { width: 169, height: 64 } }, [['body', 'image_size']]],
    ['create-character-v3', { image_size: { width: 31, height: 64 } }, [['body', 'image_size']]],
    ['create-character-v3', { image_size: { width: 64, height: 257 } }, [['body', 'image_size']]],
    ['create-character-with-8-directions', { image_size: size, view: 'oblique' }, [['body', 'view']]],
    ['create-character-pro', { image_size: size, method: 'rotate_character' }, [['body', 'reference_image']]],
    ['create-character-pro', { image_size: size, method: 'create_from_concept' }, [['body', 'concept_image']]],
    ['create-character-v3', { description: 'k'.repeat(2001) }, [['body', 'description']]],
    [
      'create-character-with-4-directions',
      { image_size: size, proportions: { type: 'custom', head_size: 3, hip_width: 0 }, template_id: 'snake' },
      [
        ['body', 'proportions', 'head_size'],
        ['body', 'proportions', 'hip_width'],
        ['body', 'template_id'],
      ],
    ],
  ])('%s refuses %j', async (path, body, places) => {
    const answer = await post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    expect(answer.body.detail.map(({ loc }: Json) => loc).sort()).toEqual(places);
  });

  // covers: CHAR-COSTS CHAR-MODE
  test.each<[string, Args, number]>([
    ['create-character-with-4-directions', { image_size: size }, 1],
    ['create-character-with-8-directions', { image_size: { width: 128, height: 128 } }, 1],
    ['create-character-pro', { image_size: { width: 32, height: 32 } }, 20],
    ['create-character-pro', { image_size: size }, 20],
    ['create-character-pro', { image_size: { width: 96, height: 96 } }, 29],
    ['create-character-pro', { image_size: { width: 128, height: 128 } }, 40],
    ['create-character-pro', { image_size: { width: 168, height: 168 } }, 40],
    ['create-character-v3', {}, 2],
    ['create-character-v3', { image_size: { width: 128, height: 128 } }, 3],
    ['create-character-v3', { image_size: { width: 256, height: 256 } }, 9],
  ])('%s %j costs %i generations', async (path, body, generations) => {
    expect(await price(path, { description: 'a knight', ...body })).toEqual({
      type: 'usd',
      usd: (generations * 8) / 1000,
      generations,
    });
  });

  test('a reference spares one generation', async () => {
    const reference = { type: 'base64', base64: await sprite(256) };
    expect(
      (await price('create-character-v3', { description: 'a knight', reference_image: reference })).generations,
    ).toBe(8);
  });
});
