import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodeImage, ImageError } from '../../src/pixels/decode.ts';
import { encodePng } from '../../src/pixels/png.ts';

const LIMITS = { maxWidth: 512, maxHeight: 512, maxPixels: 200_000 };

const codeOf = async (bytes: Uint8Array, limits = LIMITS): Promise<string> => {
  try {
    await decodeImage(bytes, limits);
    return 'decoded';
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return error.code;
  }
};

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc3038' } });

describe('decodeImage', () => {
  test('gives the pixels of a PNG back exactly', async () => {
    const image = { width: 3, height: 2, data: Uint8ClampedArray.from({ length: 24 }, (_, i) => i * 10) };
    expect(await decodeImage(encodePng(image), LIMITS)).toEqual(image);
  });

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('reads %s, whatever its name says', async (format) => {
    const image = await decodeImage(await plain(20, 10).toFormat(format).toBuffer(), LIMITS);
    expect([image.width, image.height, image.data.length]).toEqual([20, 10, 800]);
    expect(Math.abs(image.data[0]! - 0xcc)).toBeLessThan(4);
    expect(image.data[3]).toBe(255);
  });

  test.each([
    ['lossless WebP', () => plain(30, 20).webp({ lossless: true }).toBuffer()],
    ['WebP with alpha', () => plain(30, 20).ensureAlpha(0.5).webp().toBuffer()],
    ['progressive JPEG', () => plain(30, 20).jpeg({ progressive: true }).toBuffer()],
    ['16-bit PNG', () => plain(30, 20).toColourspace('rgb16').png().toBuffer()],
    ['grey JPEG', () => plain(30, 20).toColourspace('b-w').jpeg().toBuffer()],
  ])('reads %s', async (_name, make) => {
    const image = await decodeImage(await make(), LIMITS);
    expect([image.width, image.height, image.data.length]).toEqual([30, 20, 2400]);
  });

  test('rejects a PNG bomb by its header, without allocating for it', async () => {
    const header = Buffer.concat([
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 6, 0, 0, 0]),
      Buffer.alloc(64),
    ]);
    const before = process.memoryUsage().rss;
    const start = performance.now();
    expect(await codeOf(header)).toBe('too-large');
    expect(performance.now() - start).toBeLessThan(100);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  test.each([
    ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0x60, 0xea, 0x60, 0xea]), Buffer.alloc(20)])],
    ['a JPEG', Buffer.from('ffd8ffe000040000ffc0001108ea60ea6003012200021101031101', 'hex')],
    [
      'a lossless WebP',
      Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0', 'latin1'), Buffer.from('2fffffff0f00', 'hex')]),
    ],
  ])('rejects %s of too many pixels by its header', async (_name, bytes) => {
    expect(await codeOf(bytes)).toBe('too-large');
  });

  test('bounds each side and the number of pixels', async () => {
    expect(await codeOf(await plain(513, 10).png().toBuffer())).toBe('too-large');
    expect(await codeOf(await plain(10, 513).png().toBuffer())).toBe('too-large');
    expect(await codeOf(await plain(500, 500).png().toBuffer())).toBe('too-large');
    expect(await codeOf(await plain(512, 390).png().toBuffer())).toBe('decoded');
  });

  test.each([
    ['empty', Buffer.alloc(0), 'not-an-image'],
    ['text', Buffer.from('hello'), 'not-an-image'],
    ['BMP', Buffer.from('BM________'), 'unsupported'],
    ['TIFF', Buffer.from('II*\0________', 'latin1'), 'unsupported'],
    ['SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="x" width="9">'), 'unsupported'],
    ['AVIF', Buffer.from('\0\0\0\x1cftypavif', 'latin1'), 'unsupported'],
    ['a PNG of a signature alone', Buffer.from('89504e470d0a1a0a', 'hex'), 'corrupt'],
    ['a JPEG of a marker alone', Buffer.from('ffd8ffe0', 'hex'), 'corrupt'],
    ['a GIF without a size', Buffer.from('GIF89a'), 'corrupt'],
    ['a WebP of an unknown kind', Buffer.from('RIFF\0\0\0\0WEBPABCD\0\0\0\0________', 'latin1'), 'corrupt'],
  ])('%s is %s', async (_name, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  test('a PNG that ends early is corrupt', async () => {
    const png = await plain(64, 64).png({ compressionLevel: 0 }).toBuffer();
    expect(await codeOf(png.subarray(0, 2000))).toBe('corrupt');
  });
});
