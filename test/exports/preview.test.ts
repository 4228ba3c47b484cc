import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { animationPreview, PREVIEW_FORMATS } from '../../src/exports/index.ts';
import { cut, figure, optionalPackage, type Pixels, paint, pixelsOf, png } from './fixture.ts';

const MS = [100, 250, 400];
const LARGE = await png(figure(0, 0, 120));
const FRAMES = await Promise.all([0, 1, 2].map((i) => png(figure(3, i))));

/** All frames of a GIF or WebP, below each other. */
async function strip(file: Buffer) {
  const { data, info } = await sharp(file, { pages: -1 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

describe('animationPreview', () => {
  test.each(['gif', 'webp'] as const)('%s plays for ever and keeps frames and durations exactly', async (format) => {
    const file = await animationPreview(FRAMES, MS, format);
    const { format: found, pages, delay, loop } = await sharp(file, { pages: -1 }).metadata();
    expect({ found, pages, delay, loop }).toEqual({ found: format, pages: 3, delay: MS, loop: 0 });
    const pixels = await strip(file);
    for (const i of [0, 1, 2]) expect(cut(pixels, 0, 16 * i, 16, 16)).toEqual(figure(3, i).data);
  });

  test('apng has the chunks of an animation, in order', async () => {
    const file = await animationPreview(FRAMES, MS, 'apng');
    expect(await pixelsOf(file)).toEqual(figure(3, 0));
    const chunks: { type: string; body: Buffer }[] = [];
    for (let at = 8; at < file.length; ) {
      const length = file.readUInt32BE(at);
      chunks.push({ type: file.toString('latin1', at + 4, at + 8), body: file.subarray(at + 8, at + 8 + length) });
      at += 12 + length;
    }
    expect(chunks.map(({ type }) => type)).toEqual([
      'IHDR',
      'acTL',
      'PLTE',
      'tRNS',
      'fcTL',
      'IDAT',
      'fcTL',
      'fdAT',
      'fcTL',
      'fdAT',
      'IEND',
    ]);
    const [frames, plays] = [chunks[1]!.body.readUInt32BE(0), chunks[1]!.body.readUInt32BE(4)];
    expect([frames, plays]).toEqual([3, 0]);
    const numbered = chunks.filter(({ type }) => type === 'fcTL' || type === 'fdAT');
    expect(numbered.map(({ body }) => body.readUInt32BE(0))).toEqual([0, 1, 2, 3, 4]);
    const controls = chunks.filter(({ type }) => type === 'fcTL').map(({ body }) => body);
    expect(controls.map((body) => [body.readUInt32BE(4), body.readUInt32BE(8)])).toEqual(Array(3).fill([16, 16]));
    expect(controls.map((body) => (1000 * body.readUInt16BE(20)) / body.readUInt16BE(22))).toEqual(MS);
    // a frame is a picture of its own: as a PNG it decodes to its pixels
    const still = (i: number) =>
      Buffer.concat([
        file.subarray(0, 8),
        piece('IHDR', chunks[0]!.body),
        piece('PLTE', chunks[2]!.body),
        piece('tRNS', chunks[3]!.body),
        piece('IDAT', chunks[i]!.body.subarray(4)),
        piece('IEND', Buffer.alloc(0)),
      ]);
    expect(await pixelsOf(still(7))).toEqual(figure(3, 1));
    expect(await pixelsOf(still(9))).toEqual(figure(3, 2));
  });

  test.each(['gif', 'webp'] as const)('%s enlarges by whole pixels', async (format) => {
    const pixels = await strip(await animationPreview(FRAMES, MS, format, 3));
    expect([pixels.width, pixels.height]).toEqual([48, 144]);
    const enlarged = [0, 1, 2].map((i) => paint(48, 48, (x, y) => at(figure(3, i), x / 3, y / 3)).data);
    expect(pixels.data).toEqual(Buffer.concat(enlarged));
  });

  test('frames that are all alike stay frames', async () => {
    const file = await animationPreview([FRAMES[0]!, FRAMES[0]!, FRAMES[0]!], MS, 'gif');
    expect((await sharp(file, { pages: -1 }).metadata()).delay).toEqual(MS);
  });

  test('is served as what it is', () => {
    expect(Object.entries(PREVIEW_FORMATS).map(([name, f]) => [name, f.extension, f.contentType])).toEqual([
      ['gif', 'gif', 'image/gif'],
      ['apng', 'png', 'image/apng'],
      ['webp', 'webp', 'image/webp'],
    ]);
  });

  test.each([
    ['no frames', [], [], 1, /at least one frame/],
    ['a missing duration', FRAMES, [100, 100], 1, /3 frames but 2 durations/],
    ['a duration of 0', FRAMES, [100, 0, 100], 1, /1 to 65535 ms/],
    ['scale 0', FRAMES, MS, 0, /1 to 16/],
    ['scale 1.5', FRAMES, MS, 1.5, /1 to 16/],
    ['scale 17', FRAMES, MS, 17, /1 to 16/],
    ['a huge result', [LARGE], [100], 9, /120x120 enlarged 9 times have more than 1024 pixels/],
  ])('refuses %s', async (_, frames, ms, scale, message) => {
    await expect(animationPreview(frames, ms, 'gif', scale)).rejects.toThrow(message);
  });
});

function at({ width, data }: Pixels, x: number, y: number): readonly [number, number, number, number] {
  const pixel = data.subarray((Math.floor(y) * width + Math.floor(x)) * 4);
  return [pixel[0]!, pixel[1]!, pixel[2]!, pixel[3]!];
}

function piece(type: string, body: Buffer): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}

interface Upng {
  decode(file: Uint8Array): { readonly frames: readonly { readonly delay: number }[] };
  toRGBA8(image: ReturnType<Upng['decode']>): ArrayBuffer[];
}
const upng = optionalPackage<Upng>('upng-js');

test.skipIf(!upng)('upng-js plays the same APNG', async () => {
  const image = upng!.decode(await animationPreview(FRAMES, MS, 'apng'));
  expect(image.frames.map(({ delay }) => delay)).toEqual(MS);
  expect(upng!.toRGBA8(image).map((data) => Buffer.from(data))).toEqual([0, 1, 2].map((i) => figure(3, i).data));
});
