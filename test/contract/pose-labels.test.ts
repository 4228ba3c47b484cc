import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { RED_PNG } from './fields-kinds.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: null });
});
afterAll(() => api.close());

const NOSE = { x: 0.5, y: 0.2, label: 'NOSE' };
const NECK = { x: 0.5, y: 0.3, label: 'NECK' };

test.each(['/v1/animate-with-skeleton', '/v2/animate-with-skeleton'])(
  '%s: a label twice in a pose is refused with 422, naming it',
  async (path) => {
    const { status, body } = await api.call('POST', path, {
      reference_image: { type: 'base64', base64: RED_PNG },
      image_size: { width: 64, height: 64 },
      skeleton_keypoints: [[NOSE], [NOSE, NECK, { ...NOSE, x: 0.6 }], [NECK]],
    });
    expect(status).toBe(422);
    expect(body.detail).toEqual([
      {
        loc: ['body', 'skeleton_keypoints', 1, 2, 'label'],
        msg: '"NOSE" comes twice; each label may come once',
        type: 'value_error',
      },
    ]);
    expect(await api.db.job.count()).toBe(0);
  },
);
