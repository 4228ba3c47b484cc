import { afterEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { RED_PNG } from './fields-kinds.ts';
import { V1Client, V1Error } from './v1-client.ts';
import { endpoints } from './v1-requests.ts';

let api: TestApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

const ENDPOINTS = endpoints({ sprite: RED_PNG, mask: RED_PNG, palette: RED_PNG });

/** What every endpoint of v1 refuses with. */
async function refusals({ url, account }: TestApi): Promise<readonly V1Error[]> {
  const client = new V1Client(url, account.token);
  const answers = await Promise.all(
    ENDPOINTS.map(({ method, required }) => client[method](required).catch((error: unknown) => error)),
  );
  return answers.map((answer) => {
    expect(answer).toBeInstanceOf(V1Error);
    return answer as V1Error;
  });
}

// 401, 402 and 422 are in v1-client.test.ts
// covers: ERROR-ALL-FIVE
describe('every operation of v1', () => {
  test('answers 429 once there were too many requests [ERROR-429]', async () => {
    api = await startTestApi({ worker: null, env: { RATE_LIMIT_PER_MINUTE: '1' } });
    expect((await api.call('GET', '/v1/balance')).status).toBe(200);
    for (const { status, headers } of await refusals(api)) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    }
  });

  test('answers 529 while the server has too much to do [ERROR-529]', async () => {
    api = await startTestApi({ worker: null, env: { MAX_BACKLOG: '1' } });
    const request = { description: 'k', image_size: { width: 32, height: 32 } };
    expect((await api.call('POST', '/v2/create-image-pixflux-background', request)).status).toBe(202);
    // the count of unfinished jobs is looked up now and then
    await expect
      .poll(async () => (await api!.call('POST', '/v2/create-image-pixflux-background', request)).status, {
        timeout: 10_000,
      })
      .toBe(529);
    for (const { status, headers } of await refusals(api)) {
      expect(status).toBe(529);
      expect(headers.has('retry-after')).toBe(true);
    }
  });
});
