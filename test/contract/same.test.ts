import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balances, type TestAccount, testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { RED_PNG } from './fields-table.ts';
import { bearer, callTool, polled } from './surfaces.ts';

/** One request in the words of each surface. What surfaces default differently is said. */
const PICTURE = {
  wire: {
    description: 'a knight with a red cape',
    negative_description: 'helmet',
    image_size: { width: 48, height: 64 },
    text_guidance_scale: 12,
    outline: 'selective outline',
    shading: 'detailed shading',
    detail: 'highly detailed',
    view: 'high top-down',
    direction: 'south-west',
    no_background: true,
    init_image: { type: 'base64', base64: RED_PNG },
    init_image_strength: 5,
    seed: 77,
  },
  graphql: {
    description: 'a knight with a red cape',
    negativeDescription: 'helmet',
    imageSize: { width: 48, height: 64 },
    textGuidanceScale: 12,
    outline: 'SELECTIVE_OUTLINE',
    shading: 'DETAILED_SHADING',
    detail: 'HIGHLY_DETAILED',
    view: 'HIGH_TOP_DOWN',
    direction: 'SOUTH_WEST',
    noBackground: true,
    initImage: { base64: RED_PNG },
    initImageStrength: 5,
    seed: 77,
  },
};
const LOOK = { outline: 'lineless', shading: 'basic shading', detail: 'high detail', view: 'side' };
const OBJECT = {
  tool: { description: 'a wooden barrel', width: 64, height: 48, seed: 78, ...LOOK },
  wire: { description: 'a wooden barrel', image_size: { width: 64, height: 48 }, seed: 78, ...LOOK },
  graphql: {
    description: 'a wooden barrel',
    imageSize: { width: 64, height: 48 },
    seed: 78,
    outline: 'LINELESS',
    shading: 'BASIC_SHADING',
    detail: 'HIGH_DETAIL',
    view: 'SIDE',
  },
};

/** Words, size and seed alone: all else is left to the surfaces. */
const BARE = {
  wire: { description: 'a green slime', image_size: { width: 32, height: 32 }, seed: 79 },
  graphql: { description: 'a green slime', imageSize: { width: 32, height: 32 }, seed: 79 },
};

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
    return { jobId: await newestJob(api, account), png: body.image.base64 };
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

/** What an account has paid: millionths of a dollar that are gone, jobs, settled holds. */
async function chargesOf(api: TestApi, { id }: TestAccount) {
  const { account, ledger } = await balances(api.db, id);
  expect(ledger).toEqual(account);
  return {
    micros: 1_000_000 - account.usdMicros,
    jobs: await api.db.job.count({ where: { accountId: id } }),
    settled: await api.db.ledgerEntry.count({ where: { accountId: id, kind: 'SETTLE' } }),
  };
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

  describe('a repeated key', () => {
    /** The same key twice, and then for something else. `give` says how the surface carries it. */
    const KEYED: readonly (readonly [
      string,
      (key: string, seed: number) => [string, unknown, Record<string, string>],
    ])[] = [
      ...['/v1/generate-image-pixflux', '/v2/create-image-pixflux', '/v2/create-image-pixflux-background'].map(
        (route) =>
          [
            `Idempotency-Key on ${route}`,
            (key: string, seed: number): [string, unknown, Record<string, string>] => [
              route,
              { ...PICTURE.wire, seed },
              { 'idempotency-key': key },
            ],
          ] as const,
      ),
      [
        'Idempotency-Key on /v2/create-image-pixen',
        (key, seed) => [
          '/v2/create-image-pixen',
          { description: 'k', image_size: { width: 32, height: 32 }, seed },
          { 'idempotency-key': key },
        ],
      ],
      [
        'Idempotency-Key on /v2/map-objects',
        (key, seed) => ['/v2/map-objects', { ...OBJECT.wire, seed }, { 'idempotency-key': key }],
      ],
      ...(['header', 'clientMutationId'] as const).flatMap((how) =>
        (
          [
            ['generateImage', 'GenerateImageInput', PICTURE.graphql, 'finished { images { base64 } }'],
            ['createMapObject', 'CreateMapObjectInput', OBJECT.graphql, 'mapObject { id }'],
          ] as const
        ).map(
          ([field, type, input, select]) =>
            [
              `${how} on GraphQL ${field}`,
              (key: string, seed: number): [string, unknown, Record<string, string>] => [
                '/graphql',
                {
                  query: `mutation ($input: ${type}!) { ${field}(input: $input) { job { id } ${select} } }`,
                  variables: { input: { ...input, seed, ...(how === 'header' ? {} : { clientMutationId: key }) } },
                },
                how === 'header' ? { 'idempotency-key': key } : {},
              ],
            ] as const,
        ),
      ),
    ];

    test.each(KEYED)('%s: the same answer, one charge, and 409 for another request', async (_, request) => {
      const account = await testAccount(api.db, { usd: 1, generations: 0 });
      const send = async (key: string, seed: number) => {
        const [route, body, headers] = request(key, seed);
        return api.call('POST', route, body, { ...bearer(account.token), ...headers });
      };
      const key = randomUUID();
      const first = await send(key, 1);
      expect(first.status).toBeLessThan(300);
      const again = await Promise.all([send(key, 1), send(key, 1)]);
      for (const { status, body } of again) {
        expect(status).toBe(first.status);
        expect(body).toEqual(first.body);
      }
      const other = await send(key, 2);
      if (request(key, 2)[0] === '/graphql') expect(other.body.errors[0].extensions.code).toBe('CONFLICT');
      else {
        expect(other.status).toBe(409);
        expect(other.body.detail).toContain('was used for a different request');
      }
      await expect.poll(async () => (await chargesOf(api, account)).settled, { timeout: 5_000 }).toBe(1);
      expect(await chargesOf(api, account)).toEqual({ micros: 8_000, jobs: 1, settled: 1 });
    });

    test('at the same moment from many requests is one job', async () => {
      const account = await testAccount(api.db, { usd: 1, generations: 0 });
      const headers = { ...bearer(account.token), 'idempotency-key': 'k' };
      const answers = await Promise.all(
        Array.from({ length: 12 }, () =>
          api.call('POST', '/v2/create-image-pixflux-background', PICTURE.wire, headers),
        ),
      );
      expect(new Set(answers.map(({ body }) => body.background_job_id)).size).toBe(1);
      expect(await chargesOf(api, account)).toMatchObject({ micros: 8_000, jobs: 1 });
    });

    test('means nothing for another account or another operation', async () => {
      const [a, b] = [await testAccount(api.db), await testAccount(api.db)];
      const start = async (route: string, body: object, { token }: TestAccount) =>
        (await api.call('POST', route, body, { ...bearer(token), 'idempotency-key': 'shared' })).body.background_job_id;
      const ids = [
        await start('/v2/create-image-pixflux-background', PICTURE.wire, a),
        await start('/v2/create-image-pixflux-background', PICTURE.wire, b),
        await start('/v2/map-objects', OBJECT.wire, a),
      ];
      expect(new Set(ids).size).toBe(3);
    });

    test('a random seed stays what it was', async () => {
      const { token } = await testAccount(api.db);
      const headers = { ...bearer(token), 'idempotency-key': 'unseeded' };
      const { seed: _, ...unseeded } = PICTURE.wire;
      const send = () => api.call('POST', '/v1/generate-image-pixflux', unseeded, headers);
      const [first, second] = [await send(), await send()];
      expect(first.status).toBe(200);
      expect(second.body.image.base64).toBe(first.body.image.base64);
    });

    test.each([
      ['an empty one', ''],
      ['one of 201 characters', 'k'.repeat(201)],
      ['one with a space inside', 'a b'],
    ])('%s is refused by REST', async (_, key) => {
      const answer = await api.call('POST', '/v2/map-objects', OBJECT.wire, { 'idempotency-key': key });
      expect(answer.status).toBe(422);
      expect(answer.body.detail[0].loc).toEqual(['header', 'Idempotency-Key']);
    });
  });
});

describe('the same request by every surface, drawn by the engine', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ worker: 'engine' });
  });
  afterAll(() => api.close());

  test.each(SAME)('%s: the same bytes', async (_, cost, ways) => {
    const [first, ...others] = await makeAll(api, ways, cost);
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
