import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestAccount, testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { ANIMATION, BARE, chargesOf, INPAINTED, OBJECT, PICTURE, POSES, STYLED, TURNED } from './same-requests.ts';
import { bearer, callTool, polled } from './surfaces.ts';

interface Made {
  readonly jobId: string;
  /** Raw base64; undefined where the surface gave none yet. */
  readonly png?: string | undefined;
}
type Make = (api: TestApi, account: TestAccount) => Promise<Made>;

/** Surfaces that wait do not tell the job's id. */
const newestJob = async (api: TestApi, { id: accountId }: TestAccount): Promise<string> =>
  (await api.db.job.findFirstOrThrow({ where: { accountId }, orderBy: { createdAt: 'desc' } })).id;

const now =
  (route: string, request: object = PICTURE.wire): Make =>
  async (api, account) => {
    const { status, body } = await api.call('POST', route, request, bearer(account.token));
    expect(status).toBe(200);
    return { jobId: await newestJob(api, account), png: (body.image ?? body.images[0]).base64 };
  };
const later =
  (route: string, request: object): Make =>
  async (api, { token }) => {
    const { status, body } = await api.call('POST', route, request, bearer(token));
    expect(status).toBeLessThan(300);
    return { jobId: body.background_job_id };
  };
const mutation =
  (field: string, type: string, input: object): Make =>
  async (api, { token }) => {
    const { data, errors } = await api.graphql(
      `mutation ($input: ${type}!) { out: ${field}(input: $input) { finished { id images { base64 } } } }`,
      { input },
      bearer(token),
    );
    expect(errors).toBeUndefined();
    return { jobId: data.out.finished.id, png: data.out.finished.images[0].base64 };
  };
const tool: Make = async (api, { token }) => {
  const { structured } = await callTool(api, 'create_map_object', OBJECT.tool, bearer(token));
  return { jobId: structured.job_id };
};

const SAME: readonly (readonly [string, number, Readonly<Record<string, Make>>])[] = [
  [
    'a picture',
    8_000,
    {
      v1: now('/v1/generate-image-pixflux'),
      v2: now('/v2/create-image-pixflux'),
      'v2 in the background': later('/v2/create-image-pixflux-background', PICTURE.wire),
      graphql: mutation('generateImage', 'GenerateImageInput', PICTURE.graphql),
    },
  ],
  [
    'a picture of which the least is said',
    8_000,
    {
      v1: now('/v1/generate-image-pixflux', BARE.wire),
      v2: now('/v2/create-image-pixflux', BARE.wire),
      'v2 in the background': later('/v2/create-image-pixflux-background', BARE.wire),
      pixen: now('/v2/create-image-pixen', BARE.wire),
      graphql: mutation('generateImage', 'GenerateImageInput', BARE.graphql),
      'graphql for large pictures': mutation('generateLargeImage', 'GenerateLargeImageInput', BARE.graphql),
    },
  ],
  [
    'a picture in the style of another',
    8_000,
    {
      v1: now('/v1/generate-image-bitforge', STYLED.wire),
      v2: now('/v2/create-image-bitforge', STYLED.wire),
      graphql: mutation('generateStyledImage', 'GenerateStyledImageInput', STYLED.graphql),
    },
  ],
  [
    'a part of a picture',
    8_000,
    {
      v1: now('/v1/inpaint', INPAINTED.wire),
      v2: now('/v2/inpaint', INPAINTED.wire),
      graphql: mutation('inpaint', 'InpaintInput', INPAINTED.graphql),
    },
  ],
  [
    'a turned picture',
    8_000,
    {
      v1: now('/v1/rotate', TURNED.wire),
      v2: now('/v2/rotate', TURNED.wire),
      graphql: mutation('rotate', 'RotateInput', TURNED.graphql),
    },
  ],
  [
    'poses',
    8_000,
    {
      v1: now('/v1/animate-with-skeleton', POSES.wire),
      v2: now('/v2/animate-with-skeleton', POSES.wire),
      graphql: mutation('animateWithSkeleton', 'AnimateWithSkeletonInput', POSES.graphql),
    },
  ],
  [
    'an animation',
    8_000,
    {
      v1: now('/v1/animate-with-text', ANIMATION.wire),
      v2: now('/v2/animate-with-text', ANIMATION.wire),
      graphql: mutation('animateWithText', 'AnimateWithTextInput', ANIMATION.graphql),
    },
  ],
  [
    'a map object',
    8_000,
    {
      v2: later('/v2/map-objects', OBJECT.wire),
      graphql: mutation('createMapObject', 'CreateMapObjectInput', OBJECT.graphql),
      mcp: tool,
    },
  ],
];

/** Makes the same thing by every surface, each on an account of its own; gives payloads and bytes. */
async function makeAll(api: TestApi, ways: Readonly<Record<string, Make>>, cost: number) {
  const all: { way: string; payload: unknown; png: string }[] = [];
  for (const [way, make] of Object.entries(ways)) {
    const account = await testAccount(api.db, { usd: 1, generations: 0 });
    const made = await make(api, account);
    const { last_response: last } = await polled(api, made.jobId, bearer(account.token));
    const job = await api.db.job.findUniqueOrThrow({ where: { id: made.jobId } });
    const polledPng = last.images[0].base64 as string;
    if (made.png) expect(made.png, way).toBe(polledPng);
    expect(await chargesOf(api, account), way).toEqual({ micros: cost, jobs: 1, settled: 1 });
    all.push({ way, payload: job.payload, png: polledPng });
  }
  return all;
}

describe('the same request by every surface', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ worker: fakeWorker });
  });
  afterAll(() => api.close());

  test.each(SAME)('%s: the same payload, the same bytes, one charge each', async (_, cost, ways) => {
    const [first, ...others] = await makeAll(api, ways, cost);
    expect(others.length).toBeGreaterThan(1);
    for (const other of others) expect(other).toEqual({ ...first, way: other.way });
  });
});

describe('the same request by every surface, drawn by the engine', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ worker: 'engine' });
  });
  afterAll(() => api.close());

  test.each(SAME)('%s: the same bytes', async (_, cost, ways) => {
    // all ways give the worker one payload (above): drawing it twice is enough
    const all = Object.entries(ways);
    const [first, ...others] = await makeAll(api, Object.fromEntries([all[0]!, all.at(-1)!]), cost);
    for (const other of others) expect(other).toEqual({ ...first, way: other.way });
    const colours = new Set(await coloursOf(first!.png));
    // a picture, not a blank
    expect(colours.size).toBeGreaterThan(3);
  });
});

async function coloursOf(base64: string): Promise<number[]> {
  const { data } = await sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)];
}
