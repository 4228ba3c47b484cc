import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { RED_PNG } from './fields-kinds.ts';
import { V1Client, V1Error } from './v1-client.ts';
import { endpoints } from './v1-requests.ts';

// Nobody works on jobs here.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: null, env: { MAX_WAIT_SECONDS: '1' } });
});
afterAll(() => api.close());

describe('a job that takes longer than a request may wait', () => {
  test.each(endpoints({ sprite: RED_PNG, mask: RED_PNG, palette: RED_PNG }).map((e) => [e.v1, e] as const))(
    '%s answers 504 with the id of the job, which goes on',
    async (_, { method, required }) => {
      const began = Date.now();
      const error = await new V1Client(api.url, api.account.token)[method](required).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(V1Error);
      const { status, detail } = error as V1Error;
      expect(status).toBe(504);
      expect(Date.now() - began).toBeGreaterThanOrEqual(1_000);
      const id = /^Job (\S+) is not finished yet/.exec(String(detail))?.[1];
      const { body } = await api.call('GET', `/v2/background-jobs/${id}`);
      expect(body).toMatchObject({ id, status: 'processing' });
    },
  );

  test('GraphQL says the same, and has the job beside it', async () => {
    const query = `mutation { generateImage(input: { description: "k", imageSize: { width: 32, height: 32 } }) {
      job { id } finished { id } } }`;
    const { data, errors } = await api.graphql(query);
    expect(errors).toMatchObject([{ extensions: { code: 'TIMEOUT' } }]);
    expect(errors![0]!.message).toContain(data.generateImage.job.id);
    expect(data.generateImage.finished).toBeNull();
  });
});
