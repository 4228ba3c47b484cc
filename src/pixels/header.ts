/** What a file says of itself in its first bytes: type and dimensions, read without decoding anything. */
import { InputError } from '../domain/input-error.ts';

export const IMAGE_TYPES = ['png', 'jpeg', 'webp', 'gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export type ImageErrorCode = 'not-an-image' | 'too-large' | 'unsupported' | 'corrupt';

/** Why bytes could not become an image; the message may be shown to the one who sent them. */
export class ImageError extends InputError {
  readonly code: ImageErrorCode;
  constructor(code: ImageErrorCode, message: string) {
    super(message);
    this.name = 'ImageError';
    this.code = code;
  }
}

export interface ImageHeader {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
}

/** Signatures of image files that exist but are not taken, for a better message. */
const OTHERS: readonly (readonly [name: string, at: number, signature: string])[] = [
  ['BMP', 0, 'BM'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
  ['AVIF', 4, 'ftypavi'],
  ['HEIC', 4, 'ftyphei'],
  ['HEIC', 4, 'ftypmif1'],
  ['JPEG XL', 0, '\xff\x0a'],
  ['JPEG XL', 4, 'JXL '],
  ['JPEG 2000', 4, 'jP  '],
  ['PSD', 0, '8BPS'],
  ['ICO', 0, '\0\0\x01\0'],
];

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

function sniff(bytes: Buffer): ImageType {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  const other = OTHERS.find(([, at, signature]) => text(bytes, at, at + signature.length) === signature);
  const start = text(bytes, 0, 1024).trimStart();
  const name = other?.[0] ?? (start.startsWith('<') && /<svg[\s>]/.test(start) ? 'SVG' : '');
  if (name)
    throw new ImageError('unsupported', `${name} is not supported. Should be one of: ${IMAGE_TYPES.join(', ')}.`);
  throw new ImageError('not-an-image', `Not an image. Should be one of: ${IMAGE_TYPES.join(', ')}.`);
}

/** Walks JPEG segments to the start of frame (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Buffer): readonly [number, number] {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) at++;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    } else if (marker === 0xda || marker === 0xd9) break;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new ImageError('corrupt', 'The JPEG has no frame header.');
}

/** VP8X, VP8L and VP8 headers (RFC 9649). */
function webpSize(bytes: Buffer): readonly [number, number] {
  const kind = text(bytes, 12, 16);
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind === 'VP8L' && bytes[20] === 0x2f) {
    const packed = bytes.readUInt32LE(21);
    return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
  }
  if (kind === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a) {
    return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  }
  throw new ImageError('corrupt', 'The WebP has no frame header.');
}

/** Type and dimensions by the header. Throws an ImageError: not-an-image, unsupported or corrupt. */
export function readHeader(bytes: Uint8Array): ImageHeader {
  const b = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = sniff(b);
  try {
    let size: readonly [number, number];
    if (type === 'png') {
      if (text(b, 12, 16) !== 'IHDR') throw new ImageError('corrupt', 'The PNG does not start with IHDR.');
      size = [b.readUInt32BE(16), b.readUInt32BE(20)];
    } else if (type === 'gif') size = [b.readUInt16LE(6), b.readUInt16LE(8)];
    else size = type === 'jpeg' ? jpegSize(b) : webpSize(b);
    if (size[0] < 1 || size[1] < 1) throw new ImageError('corrupt', `The ${type} header says ${size[0]}x${size[1]}.`);
    return { type, width: size[0], height: size[1] };
  } catch (error) {
    if (error instanceof ImageError) throw error;
    // Reading past the end of the buffer.
    throw new ImageError('corrupt', `The ${type} ends within its header.`);
  }
}
