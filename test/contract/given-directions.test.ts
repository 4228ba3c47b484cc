import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeImage } from '../../src/pixels/decode.ts';
import { crop, opaqueBounds } from '../../src/pixels/image.ts';
import { encodePng } from '../../src/pixels/png.ts';
import { enlarge, resizeNearest } from '../../src/pixels/resize.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { polled } from './surfaces.ts';

let api: TestApi;
let drawn: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  const { body } = await api.call('POST', '/v1/generate-image-pixflux', {
    description: 'a knight with a red cape',
    image_size: { width: 48, height: 48 },
    no_background: true,
    direction: 'south',
    seed: 3,
  });
  drawn = Buffer.from(body.image.base64, 'base64');
});
afterAll(() => api.close());

const SIZE = { width: 48, height: 48 };
const create = (directions: object, more: object = {}) =>
  api.call('POST', '/v2/create-character-with-4-directions', {
    description: 'a knight with a red cape',
    image_size: SIZE,
    seed: 1,
    directions,
    ...more,
  });
const picture = (bytes: Buffer) => ({ type: 'base64', base64: bytes.toString('base64'), format: 'png' });

test('pictures of a character that are given are used as they are, whatever else is drawn', async () => {
  const west = encodePng(resizeNearest(await decodeImage(drawn), 30, 40));
  const { status, body } = await create({ west: picture(west), east: picture(drawn), north: null });
  expect([status, body]).toEqual([200, expect.objectContaining({ status: 'processing' })]);
  expect((await polled(api, body.background_job_id)).status).toBe('completed');
  const { body: character } = await api.call('GET', `/v2/characters/${body.character_id}`);
  const pictureOf = async (side: string) =>
    decodeImage(
      new Uint8Array(await (await fetch(api.url + new URL(character.rotation_urls[side]).pathname)).arrayBuffer()),
    );
  for (const [side, given] of [
    ['west', west],
    ['east', drawn],
  ] as const) {
    const [shown, { width, height, data }] = [await pictureOf(side), await decodeImage(given)];
    expect([shown.width, shown.height]).toEqual([68, 68]);
    const middle = crop(shown, { x: (68 - width) >> 1, y: (68 - height) >> 1, width, height });
    expect(middle.data).toEqual(data);
  }
  expect(opaqueBounds(await pictureOf('south'))).toBeDefined();
  expect(JSON.stringify(character)).not.toContain('ivenDirections');
});

test('the other sides are turned from the picture that faces south', async () => {
  const { body } = await create({ south: picture(drawn) });
  const { payload } = await api.db.job.findUniqueOrThrow({ where: { id: body.background_job_id } });
  const base64 = drawn.toString('base64');
  expect(payload).toMatchObject({ referenceImage: base64, givenDirections: { south: base64 } });
});

test.each([
  ['that shows a side that is not drawn', () => ({ 'south-east': picture(drawn) }), 'south-east', /south, west, east/],
  [
    'that is larger than the character’s pictures',
    async () => ({ south: picture(encodePng(enlarge(await decodeImage(drawn), 2))) }),
    'south',
    /the picture is 96x96; the pictures of this character are 68x68/,
  ],
  [
    'that shows nothing',
    async () => ({ south: picture(encodePng({ width: 4, height: 4, data: new Uint8ClampedArray(64) })) }),
    'south',
    /transparent everywhere/,
  ],
])('a picture %s is refused', async (_what, given, side, message) => {
  const { status, body } = await create(await given());
  expect(status).toBe(422);
  expect(body.detail[0].loc.slice(0, 3)).toEqual(['body', 'directions', side]);
  expect(body.detail[0].msg).toMatch(message);
});
