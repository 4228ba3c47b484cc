import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { RED_PNG } from './fields-kinds.ts';
import { polled } from './surfaces.ts';
import { endpoints, waysOf } from './v1-requests.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

// The shapes that client programs of v2 parse: named fields and no others.
const Id = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
const Usage = z.strictObject({
  type: z.enum(['usd', 'generations']),
  usd: z.number(),
  generations: z.number().int().nullable(),
});
const Image = z.strictObject({
  type: z.literal('base64'),
  base64: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/),
  format: z.literal('png'),
});
const ImageReply = z.strictObject({
  usage: Usage,
  image: Image,
  drawn_as: z.string(),
  unknown_words: z.array(z.string()),
});
const JobReply = z.strictObject({ background_job_id: Id, status: z.literal('processing'), usage: Usage });
const MapObjectReply = z.strictObject({
  background_job_id: Id,
  object_id: Id,
  status: z.literal('queued'),
  usage: Usage,
});
const Job = z.strictObject({
  id: Id,
  status: z.enum(['processing', 'completed', 'failed', 'cancelled']),
  created_at: z.iso.datetime(),
  usage: Usage,
  last_response: z.record(z.string(), z.unknown()),
});
const SizedImage = Image.extend({ width: z.number().int(), height: z.number().int() });
const Done = z.object({
  type: z.literal('message_done'),
  images: z.array(SizedImage).length(1),
  storage_url: z.url(),
  seed: z.number(),
});
const MapObject = z.strictObject({
  usage: Usage,
  status: z.literal('completed'),
  object_id: Id,
  description: z.string(),
  width: z.number(),
  height: z.number(),
  view: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  download_url: z.url(),
});

const sizeOf = async (base64: string) => {
  const { format, width, height } = await sharp(Buffer.from(base64, 'base64')).metadata();
  return [format, width, height];
};
const request = { description: 'knight', image_size: { width: 40, height: 32 }, seed: 9 };
const post = (path: string, body: unknown) => api.call('POST', `/v2${path}`, body);

// covers: V2-PIXFLUX V2-PIXFLUX-REPLY V2-PIXEN VERSION-NAMES REST-BASE
describe('pictures in the same exchange', () => {
  test.each([
    ['/create-image-pixflux', 40, 32],
    ['/create-image-pixflux', 400, 400],
    ['/create-image-pixen', 40, 32],
    ['/create-image-pixen', 768, 16],
  ])('%s %ix%i', async (path, width, height) => {
    const { status, body } = await post(path, { ...request, image_size: { width, height } });
    expect(status).toBe(200);
    const { usage, image } = ImageReply.parse(body);
    expect(await sizeOf(image.base64)).toEqual(['png', width, height]);
    expect(usage).toMatchObject({ type: 'usd', generations: null });
  });

  test('generations pay when dollars do not suffice [USAGE-GENERATIONS]', async () => {
    await api.db.account.update({ where: { id: api.account.id }, data: { usdMicros: 7_999n } });
    const { body } = await post('/create-image-pixen', { ...request, image_size: { width: 256, height: 128 } });
    await api.db.account.update({ where: { id: api.account.id }, data: { usdMicros: 100_000_000n } });
    expect(ImageReply.parse(body).usage).toEqual({ type: 'generations', usd: 0, generations: 2 });
  });

  test('takes whole numbers as floats, nulls, unknown fields and data: prefixes', async () => {
    const image = { type: 'base64', base64: `data:image/png;base64,${RED_PNG}`, format: 'png' };
    const text = `{"description":"k","image_size":{"width":64.0,"height":64},"seed":5.0,"outline":null,"view":null,
      "enhance_prompt":false,"reference_guidance_scale":1,"init_image":${JSON.stringify(image)},"color_image":null}`;
    expect((await post('/create-image-pixflux', text)).status).toBe(200);
    expect((await post('/create-image-pixen', text)).status).toBe(200);
    expect((await post('/map-objects', text)).status).toBe(200);
  });
});

const FramesReply = z.strictObject({ usage: Usage, images: z.array(Image) });
const KeypointsReply = z.strictObject({
  usage: Usage,
  keypoints: z.array(z.strictObject({ x: z.number(), y: z.number(), label: z.string(), z_index: z.number() })),
});

// covers: V2-BITFORGE V2-INPAINT V2-ROTATE V2-WITH-SKELETON V2-WITH-TEXT V2-ESTIMATE V2-SYNC-REPLIES VERSION-BOTH
describe.each(endpoints({ sprite: RED_PNG, mask: RED_PNG, palette: RED_PNG }).map((e) => [e.v2, e] as const))(
  '%s',
  (path, endpoint) => {
    const { width, height, count, usd } = endpoint;
    test.each(waysOf(endpoint))('%s', async (_, request) => {
      const { status, body } = await post(path, request);
      expect(status).toBe(200);
      expect(body.usage).toEqual({ type: 'usd', usd, generations: null });
      if (count === 0) {
        expect(KeypointsReply.parse(body).keypoints).toHaveLength(1);
        return;
      }
      const images = count === 1 ? [ImageReply.parse(body).image] : FramesReply.parse(body).images;
      expect(images).toHaveLength(count);
      for (const { base64 } of images) expect(await sizeOf(base64)).toEqual(['png', width, height]);
    });
  },
);

test('a polled estimate has its keypoints, a polled animation its frames', async () => {
  const image = { base64: RED_PNG };
  await post('/estimate-skeleton', { image });
  const newest = async () => (await api.db.job.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })).id;
  const estimate = Job.parse(await polled(api, await newest()));
  expect(estimate.last_response).toMatchObject({
    type: 'message_done',
    keypoints: [{ x: 10.5, y: 20, label: 'LEFT KNEE', z_index: -1 }],
  });
  await post('/animate-with-skeleton', { reference_image: image, image_size: { width: 32, height: 16 } });
  const { last_response: done } = Job.parse(await polled(api, await newest()));
  expect(z.array(SizedImage).length(3).parse(done.images)).toMatchObject(Array(3).fill({ width: 32, height: 16 }));
});

describe('background jobs', () => {
  // covers: V2-ASYNC V2-POLL V2-NO-EVENTS V2-JOB V2-BACKGROUND V2-JOB-REPLY JOB-WORDS JOB-IMAGES
  test('a job is accepted with 202, polled, and done', async () => {
    const { status, body } = await post('/create-image-pixflux-background', { ...request, description: 'slow' });
    expect(status).toBe(202);
    const { background_job_id: id, usage } = JobReply.parse(body);
    const early = await api.call('GET', `/v2/background-jobs/${id}`);
    expect(Job.parse(early.body)).toMatchObject({ id, status: 'processing', last_response: { type: 'progress' } });
    const job = Job.parse(await polled(api, id));
    expect(job).toMatchObject({ id, status: 'completed', usage });
    const done = Done.extend({ image: SizedImage }).parse(job.last_response);
    expect(done.seed).toBe(9);
    expect([done.images[0]!.width, done.images[0]!.height]).toEqual([40, 32]);
    expect(done.image.base64).toBe(done.images[0]!.base64);
    expect(await sizeOf(done.image.base64)).toEqual(['png', 40, 32]);
    const file = await fetch(`${api.url}${new URL(done.storage_url).pathname}`);
    expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(done.image.base64);
  });

  // covers: JOB-FAILURE
  test('a failed job says why under all names that pollers read, and gives its hold back', async () => {
    const before = (await api.call('GET', '/v2/balance')).body;
    const { body } = await post('/create-image-pixflux-background', { ...request, description: 'broken' });
    const job = Job.parse(await polled(api, body.background_job_id));
    expect(job).toMatchObject({
      status: 'failed',
      usage: { type: 'usd', usd: 0 },
      last_response: { type: 'error', detail: 'This cannot be drawn.', error: 'JOB_FAILED' },
    });
    expect((await api.call('GET', '/v2/balance')).body).toEqual(before);
  });

  test('a cancelled job says so', async () => {
    const { body } = await post('/create-image-pixflux-background', { ...request, description: 'hang' });
    await api.graphql('mutation ($id: String!) { cancelJob(input: { jobId: $id }) { status } }', {
      id: body.background_job_id,
    });
    expect(Job.parse(await polled(api, body.background_job_id))).toMatchObject({
      status: 'cancelled',
      last_response: { type: 'error', error: 'JOB_CANCELED' },
    });
  });
});

describe('map objects', () => {
  // covers: V2-MAP-OBJECT V2-MAP-OBJECT-REPLY V2-MAP-OBJECT-GET JOB-MAP-OBJECT
  test('are made, polled as a job, read and downloaded', async () => {
    const { status, body } = await post('/map-objects', { description: 'barrel' });
    expect(status).toBe(200);
    const { background_job_id: jobId, object_id: id } = MapObjectReply.parse(body);
    const job = Job.parse(await polled(api, jobId));
    // bare base64, not an image object
    const done = Done.extend({ image: z.string(), object_id: Id }).parse(job.last_response);
    expect(done.object_id).toBe(id);
    expect(await sizeOf(done.image)).toEqual(['png', 128, 128]);
    const object = MapObject.parse((await api.call('GET', `/v2/map-objects/${id}`)).body);
    expect(object).toMatchObject({
      object_id: id,
      description: 'barrel',
      width: 128,
      height: 128,
      view: 'low top-down',
      usage: { type: 'usd', usd: 0.008 },
    });
    expect(done.storage_url).toBe(object.download_url);
    const file = await fetch(api.url + new URL(object.download_url).pathname);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(done.image);
  });

  // covers: JOB-423 V2-MAP-OBJECT-GET
  test('answer 423 with Retry-After while they are made, and 410 when they never will be', async () => {
    const { body } = await post('/map-objects', { description: 'hang' });
    for (const path of [`/v2/map-objects/${body.object_id}`, `/mcp/map-objects/${body.object_id}/download`]) {
      const early = await api.call('GET', path);
      expect(early.status).toBe(423);
      expect(Number(early.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(early.body.detail).toBe('The map object is still being made.');
    }
    await api.graphql('mutation ($id: String!) { cancelJob(input: { jobId: $id }) { status } }', {
      id: body.background_job_id,
    });
    for (const path of [`/v2/map-objects/${body.object_id}`, `/mcp/map-objects/${body.object_id}/download`])
      expect((await api.call('GET', path)).status).toBe(410);
    const broken = await post('/map-objects', { description: 'broken' });
    await polled(api, broken.body.background_job_id);
    expect(await api.call('GET', `/v2/map-objects/${broken.body.object_id}`)).toMatchObject({
      status: 410,
      body: { detail: 'This cannot be drawn.' },
    });
  });
});

// covers: V2-BALANCE
test('the balance has dollars and generations [V2-BALANCE-REPLY]', async () => {
  const { status, body } = await api.call('GET', '/v2/balance');
  expect(status).toBe(200);
  const Balance = z.strictObject({
    credits: z.strictObject({ type: z.literal('usd'), usd: z.number() }),
    subscription: z.strictObject({
      type: z.literal('generations'),
      status: z.string(),
      plan: z.string(),
      generations: z.number().int(),
      total: z.number().int(),
    }),
  });
  Balance.parse(body);
});

test('llms.txt names every endpoint that is served [V2-LLMS]', async () => {
  const { status, headers, body } = await api.call('GET', '/v2/llms.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/(plain|markdown)/);
  for (const endpoint of [
    'GET /balance',
    'POST /create-image-pixflux',
    'POST /create-image-pixflux-background',
    'POST /create-image-pixen',
    'GET /background-jobs/{job_id}',
    'POST /map-objects',
    'GET /map-objects/{object_id}',
  ])
    expect(body).toContain(`## ${endpoint}\n`);
});

// covers: SHAPE-401 SHAPE-ERROR
test('errors are a detail: text, or a list for 422', async () => {
  const anyone = await fetch(`${api.url}/v2/balance`);
  expect(anyone.status).toBe(401);
  expect(anyone.headers.get('www-authenticate')).toBe('Bearer');
  expect(await anyone.json()).toEqual({ detail: 'Not authenticated' });
  const wrong = await api.call('GET', '/v2/balance', undefined, { authorization: 'Bearer nobody' });
  expect(wrong).toMatchObject({ status: 401, body: { detail: 'Invalid API token' } });
  const invalid = await post('/map-objects', { description: 'x', image_size: { width: 31, height: 32 } });
  expect(invalid).toMatchObject({
    status: 422,
    body: {
      detail: [
        {
          loc: ['body', 'image_size', 'width'],
          msg: 'Input should be greater than or equal to 32',
          type: 'greater_than_equal',
        },
        { loc: ['body', 'image_size'] },
      ],
    },
  });
  expect(await post('/nowhere', {})).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
});
