import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeGif, encodeWebp } from '../../src/pixels/animation.ts';
import { createImage } from '../../src/pixels/image.ts';
import { encodeApng, encodePng } from '../../src/pixels/png.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { anyImage, spriteImage } from './arbitrary.ts';

const decode = async (bytes: Buffer, pages = 1): Promise<Buffer> =>
  sharp(bytes, { pages }).ensureAlpha().raw().toBuffer();

/** Chunk names and bodies of a PNG, as a reader of the format sees them. */
function chunks(png: Buffer): { type: string; body: Buffer }[] {
  const out = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    out.push({ type: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return out;
}

describe('encodePng', () => {
  test('keeps every byte of any image', async () => {
    await fc.assert(
      fc.asyncProperty(anyImage(20), async (image) => {
        expect(await decode(encodePng(image))).toEqual(Buffer.from(image.data));
      }),
      { numRuns: 60 },
    );
  });

  test('keeps every byte of pixel art, and writes it indexed', async () => {
    await fc.assert(
      fc.asyncProperty(spriteImage(), async (image) => {
        const png = encodePng(image);
        expect(chunks(png).map((c) => c.type)).toContain('PLTE');
        expect(await decode(png)).toEqual(Buffer.from(image.data));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [2, 1],
    [4, 2],
    [16, 4],
    [17, 8],
    [256, 8],
  ])('%i colours take %i bits', async (count, bits) => {
    const image = createImage(count, 3);
    for (let i = 0; i < count * 3; i++) image.data.set([i % count, 255 - (i % count), 7, 255], i * 4);
    const header = chunks(encodePng(image))[0]!.body;
    expect([header[8], header[9]]).toEqual([bits, 3]);
    expect(await decode(encodePng(image))).toEqual(Buffer.from(image.data));
  });

  test('257 colours are written as RGBA', () => {
    const image = createImage(257, 1);
    for (let i = 0; i < 257; i++) image.data.set([i & 255, i >> 8, 9, 255], i * 4);
    expect(chunks(encodePng(image))[0]!.body[9]).toBe(6);
  });
});

const frame = (shade: number, width = 9, height = 7): Rgba => {
  const image = createImage(width, height);
  for (let i = 0; i < width * height; i++) if (i % 3 !== 0) image.data.set([shade, i * 3, 255 - shade, 255], i * 4);
  return image;
};

describe('encodeApng', () => {
  test('says its frame count, loops and delays, and holds every frame exactly', async () => {
    const frames = [frame(0), frame(90), frame(90), frame(200)];
    const parts = chunks(encodeApng(frames, [100, 50, 70, 1000], 3));
    const control = parts.find((c) => c.type === 'acTL')!.body;
    expect([control.readUInt32BE(0), control.readUInt32BE(4)]).toEqual([4, 3]);
    const frameControls = parts.filter((c) => c.type === 'fcTL').map((c) => c.body);
    expect(frameControls.map((b) => b.readUInt16BE(20) / b.readUInt16BE(22))).toEqual([0.1, 0.05, 0.07, 1]);
    const sequence = parts.filter((c) => c.type === 'fcTL' || c.type === 'fdAT').map((c) => c.body.readUInt32BE(0));
    expect(sequence).toEqual([0, 1, 2, 3, 4, 5, 6]);
    // A still PNG of each frame's data shows that frame.
    const header = parts.filter((c) => ['IHDR', 'PLTE', 'tRNS'].includes(c.type));
    const data = parts.filter((c) => c.type === 'IDAT' || c.type === 'fdAT');
    for (const [i, part] of data.entries()) {
      const body = part.type === 'fdAT' ? part.body.subarray(4) : part.body;
      expect(await decode(rebuild([...header, { type: 'IDAT', body }]))).toEqual(Buffer.from(frames[i]!.data));
    }
  });

  test('refuses frames of two sizes, no frames and a wrong number of delays', () => {
    expect(() => encodeApng([frame(0), frame(0, 8)], 100)).toThrow(RangeError);
    expect(() => encodeApng([], 100)).toThrow(RangeError);
    expect(() => encodeApng([frame(0)], [100, 100])).toThrow(RangeError);
  });
});

/** A PNG file of given chunks with checksums of its own, so that the encoder's are not trusted twice. */
function rebuild(parts: readonly { type: string; body: Buffer }[]): Buffer {
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer): number => {
    let c = 0xffffffff;
    for (const byte of bytes) c = table[(c ^ byte) & 255]! ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  };
  const out = [Buffer.from('89504e470d0a1a0a', 'hex')];
  for (const { type, body } of [...parts, { type: 'IEND', body: Buffer.alloc(0) }]) {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(named));
    out.push(length, named, sum);
  }
  return Buffer.concat(out);
}

describe.each([
  ['GIF', encodeGif],
  ['WebP', encodeWebp],
] as const)('animated %s', (_name, encode) => {
  test('has all frames, their delays, and their exact pixels', async () => {
    const frames = [frame(0), frame(90), frame(200)];
    const bytes = await encode(frames, [100, 50, 70]);
    const facts = await sharp(bytes, { animated: true }).metadata();
    expect([facts.pages, facts.delay, facts.loop, facts.pageHeight]).toEqual([3, [100, 50, 70], 0, 7]);
    expect(await decode(bytes, -1)).toEqual(Buffer.concat(frames.map((f) => Buffer.from(f.data))));
  });
});
