import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { RED_PNG } from './fields-kinds.ts';
import { V1Client, V1Error } from './v1-client.ts';
import { endpoints, waysOf } from './v1-requests.ts';

let api: TestApi;
let client: V1Client;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
  client = new V1Client(api.url, api.account.token);
});
afterAll(() => api.close());

const request = { description: 'knight', image_size: { width: 64, height: 48 } };
const refusal = async (promise: Promise<unknown>): Promise<V1Error> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(V1Error);
  return error as V1Error;
};

describe('generate-image-pixflux', () => {
  // covers: V1-SYNC V1-METHOD REST-BASE REST-JSON V1-PIXFLUX-RESPONSE USAGE-USD IMAGE-SHAPE SHAPE-IMAGE-RAW SHAPE-USAGE
  test('answers the picture and its price in the same exchange', async () => {
    expect(await client.generateImagePixflux(request)).toMatchObject({
      usage: { type: 'usd', usd: 0.008 },
      format: 'png',
      width: 64,
      height: 48,
    });
  });

  test.each([
    [16, 64, 0.008],
    [128, 128, 0.008],
    [129, 128, 0.016],
    [400, 400, 0.08],
  ])('%i by %i pixels cost $%d', async (width, height, usd) => {
    const made = await client.generateImagePixflux({ ...request, image_size: { width, height } });
    expect(made).toMatchObject({ width, height, usage: { usd } });
  });

  test('the same seed gives the same picture, another one another', async () => {
    const [a, b, c] = await Promise.all([7, 7, 8].map((seed) => client.generateImagePixflux({ ...request, seed })));
    expect(a!.base64).toBe(b!.base64);
    expect(a!.base64).not.toBe(c!.base64);
  });

  // covers: SHAPE-LENIENT
  test('takes whole numbers written as floats, nulls for all that is optional, and unknown fields', async () => {
    const text = `{"description":"knight","image_size":{"width":64.0,"height":4.8e1},"seed":7.0,"init_image_strength":300.0,
      "negative_description":null,"text_guidance_scale":null,"outline":null,"shading":null,"detail":null,"view":null,
      "direction":null,"isometric":null,"no_background":null,"init_image":null,"color_image":null,
      "reference_guidance_scale":1.1,"coverage_percentage":null,"extra":{"deep":[1]}}`;
    expect(await client.generateImagePixflux(text)).toMatchObject({ width: 64, height: 48 });
  });

  test.each([
    ['raw', RED_PNG],
    ['with a data: prefix', `data:image/png;base64,${RED_PNG}`],
    ['in lines', `${RED_PNG.slice(0, 40)}\n${RED_PNG.slice(40)}`],
  ])('takes images %s', async (_, base64) => {
    for (const image of [{ base64 }, { type: 'base64', base64 }, { type: 'base64', base64, format: 'png' }])
      await client.generateImagePixflux({ ...request, init_image: image, color_image: image });
  });

  // covers: V1-NO-STATES
  test('a failed drawing is an error with words, and costs nothing', async () => {
    const before = await client.balance();
    const { status, detail } = await refusal(client.generateImagePixflux({ ...request, description: 'broken' }));
    expect([status, detail]).toEqual([500, 'This cannot be drawn.']);
    expect(await client.balance()).toEqual(before);
  });
});

// covers: V1-SYNC V1-METHOD V1-BITFORGE-RESPONSE V1-INPAINT-RESPONSE V1-ROTATE-RESPONSE V1-SKELETON-RESPONSE
// covers: V1-SKELETON-COUNT V1-TEXT-RESPONSE V1-TEXT-FOUR V1-ESTIMATE-RESPONSE KEYPOINT-SHAPE IMAGE-SHAPE USAGE-USD
describe.each(endpoints({ sprite: RED_PNG, mask: RED_PNG, palette: RED_PNG }).map((e) => [e.v1, e] as const))(
  '%s',
  (_, endpoint) => {
    const { method, width, height, count, usd } = endpoint;
    test.each(waysOf(endpoint))('%s', async (_, body) => {
      const answer = await client[method](body);
      expect(answer.usage).toEqual({ type: 'usd', usd });
      if ('keypoints' in answer)
        return expect(answer.keypoints).toEqual([{ x: 10.5, y: 20, label: 'LEFT KNEE', z_index: -1 }]);
      const images = 'images' in answer ? answer.images : [answer];
      expect(images).toHaveLength(count);
      for (const image of images) expect(image).toMatchObject({ format: 'png', width, height });
    });

    // covers: ERROR-ALL-FIVE ERROR-401 ERROR-402 ERROR-422
    test('401, 402 and 422', async () => {
      const { required } = endpoint;
      expect((await refusal(new V1Client(api.url, 'nobody')[method](required))).status).toBe(401);
      const { token } = await testAccount(api.db, { usd: usd / 2, generations: 0 });
      expect((await refusal(new V1Client(api.url, token)[method](required))).status).toBe(402);
      for (const missing of Object.keys(required)) {
        const { status, detail } = await refusal(client[method]({ ...required, [missing]: null }));
        expect([status, detail]).toMatchObject([422, [{ loc: ['body', missing] }]]);
      }
    });
  },
);

describe('animate-with-text', () => {
  test('seed 0, and none, are random; another seed is itself [V1-TEXT-SEED]', async () => {
    const { required } = endpoints({ sprite: RED_PNG, mask: RED_PNG, palette: RED_PNG }).find(
      ({ method }) => method === 'animateWithText',
    )!;
    const seedOf = async (seed: number | null) => {
      await client.animateWithText({ ...required, seed });
      const { payload } = await api.db.job.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
      return (payload as { seed: number }).seed;
    };
    const random = [await seedOf(0), await seedOf(0), await seedOf(null), await seedOf(null)];
    expect(new Set(random).size).toBe(4);
    expect(await seedOf(5)).toBe(5);
  });
});

describe('balance', () => {
  // covers: V1-BALANCE BALANCE-SHAPE REST-BALANCE
  test('is in dollars and falls by what was charged', async () => {
    const { usd } = await client.balance();
    await client.generateImagePixflux(request);
    expect((await client.balance()).usd).toBeCloseTo(usd - 0.008, 9);
  });

  // covers: USAGE-TYPE
  test('usage is in dollars, 0 of them, when generations paid', async () => {
    const { token, id } = await testAccount(api.db, { usd: 0, generations: 5 });
    const poor = new V1Client(api.url, token);
    expect((await poor.generateImagePixflux(request)).usage).toEqual({ type: 'usd', usd: 0 });
    expect(await poor.balance()).toEqual({ type: 'usd', usd: 0 });
    expect((await api.db.account.findUniqueOrThrow({ where: { id } })).generations).toBe(4);
  });
});

describe('errors', () => {
  // covers: ERROR-401 AUTH-401 V1-BALANCE-401 SHAPE-401
  test('401 without a token', async () => {
    for (const call of [new V1Client(api.url).balance(), new V1Client(api.url).generateImagePixflux(request)]) {
      const { status, detail, headers } = await refusal(call);
      expect([status, detail, headers.get('www-authenticate')]).toEqual([401, 'Not authenticated', 'Bearer']);
    }
  });

  test('401 with a wrong token says Invalid API token', async () => {
    const stranger = new V1Client(api.url, 'nobody');
    for (const call of [stranger.balance(), stranger.generateImagePixflux(request)]) {
      const { status, detail } = await refusal(call);
      expect(status).toBe(401);
      expect(detail).toContain('Invalid API token');
    }
  });

  test('402 says what it costs [ERROR-402]', async () => {
    const { token } = await testAccount(api.db, { usd: 0.007, generations: 0 });
    const { status, detail } = await refusal(new V1Client(api.url, token).generateImagePixflux(request));
    expect([status, detail]).toEqual([402, 'Insufficient credits: this costs $0.008 or 1 generation.']);
  });

  // covers: ERROR-422 SHAPE-ERROR
  test('422 is a list that names fields by the names of the request', async () => {
    const { status, detail } = await refusal(
      client.generateImagePixflux({ description: 'x', image_size: { width: 401 }, view: 'sideways' }),
    );
    expect(status).toBe(422);
    expect(detail).toEqual([
      { loc: ['body', 'image_size', 'height'], msg: 'Field required', type: 'missing' },
      {
        loc: ['body', 'view'],
        msg: "Input should be 'side', 'low top-down' or 'high top-down'",
        type: 'enum',
      },
      {
        loc: ['body', 'image_size', 'width'],
        msg: 'Input should be less than or equal to 400',
        type: 'less_than_equal',
      },
    ]);
  });
});

// covers: VERSION-NAMES
test('the machine-readable description carries the version label dev [V1-VERSION]', async () => {
  const { status, body } = await api.call('GET', '/v1/openapi.json');
  expect(status).toBe(200);
  expect(body.info.version).toBe('dev');
  expect(Object.keys(body.paths).sort()).toEqual([
    '/animate-with-skeleton',
    '/animate-with-text',
    '/balance',
    '/estimate-skeleton',
    '/generate-image-bitforge',
    '/generate-image-pixflux',
    '/inpaint',
    '/rotate',
  ]);
});
