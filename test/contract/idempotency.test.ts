import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestAccount, testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { chargesOf, OBJECT, PICTURE } from './same-requests.ts';
import { bearer } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

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
      Array.from({ length: 12 }, () => api.call('POST', '/v2/create-image-pixflux-background', PICTURE.wire, headers)),
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
  ])('%s is refused by REST and by GraphQL', async (_, key) => {
    const answer = await api.call('POST', '/v2/map-objects', OBJECT.wire, { 'idempotency-key': key });
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0].loc).toEqual(['header', 'Idempotency-Key']);
    const before = await api.db.job.count();
    const { errors } = await api.graphql(
      'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { job { id } } }',
      { input: PICTURE.graphql },
      { 'idempotency-key': key },
    );
    expect(errors).toEqual([
      {
        message: 'header.Idempotency-Key: Should be 1 to 200 visible ASCII characters',
        extensions: {
          code: 'BAD_USER_INPUT',
          issues: [expect.objectContaining({ path: ['header', 'Idempotency-Key'] })],
        },
      },
    ]);
    expect(await api.db.job.count()).toBe(before);
  });
});
