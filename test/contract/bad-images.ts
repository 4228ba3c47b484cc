import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { RED_PNG } from './fields-kinds.ts';

/** A PNG chunk with its checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  head.copy(out, 4);
  out.writeUInt32BE(crc32(head), 8 + data.length);
  return out;
}
function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let k = 0; k < 8; k++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
/** A PNG file whose header says `width` by `height`, whatever its data holds. */
export function png(width: number, height: number, data: Buffer, extra: Buffer = Buffer.alloc(0)): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const file = [signature, chunk('IHDR', header), extra, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat(file).toString('base64');
}
export const textChunk = (data: Buffer): Buffer => chunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), data]));
const gif = (width: number, height: number): string => {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return head.toString('base64');
};
const ZEROS = deflateSync(Buffer.alloc(4_000_000));
const RED = Buffer.from(RED_PNG, 'base64');
/** Base64 that is no picture, or none that is taken. */
export const badImage: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '=',
    'data:image/png;base64,',
    'data:;,%%%',
    'https://127.0.0.1/x.png',
    'file:///etc/passwd',
    png(60_000, 60_000, ZEROS),
    png(2 ** 31 - 1, 2 ** 31 - 1, ZEROS),
    png(2_049, 2, ZEROS),
    png(0, 0, ZEROS),
    png(2_048, 2_048, deflateSync(Buffer.alloc(10))),
    gif(65_535, 65_535),
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ).toString('base64'),
    gzipSync(Buffer.alloc(100_000)).toString('base64'),
    Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1').toString('base64'),
    Buffer.from('\xff\xd8\xff\xe0', 'latin1').toString('base64'),
  ),
  fc.integer({ min: 1, max: RED.length - 20 }).map((length) => RED.subarray(0, length).toString('base64')),
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((raw) => Buffer.from(raw).toString('base64')),
  fc.string({ minLength: 1 }).filter((text) => !/^[A-Za-z0-9+/=\s]*$/.test(text) && !text.includes(',')),
);
