/**
 * PNG and APNG, written here so that every byte of a picture is kept (PNG specification, third edition, W3C 2025).
 * Up to 256 distinct RGBA values are written as an indexed image of 1, 2, 4 or 8 bits, more as 8-bit RGBA.
 */
import { crc32, deflateSync } from 'node:zlib';
import { indexColors } from './index-colors.ts';
import type { Rgba } from './types.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, body: Uint8Array): Buffer {
  const out = Buffer.allocUnsafe(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  out.set(body, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}

/** Writes `row` filtered by `type` (0 none, 1 sub, 2 up, 3 average, 4 Paeth) to `out`; returns the sum of magnitudes. */
function filterRow(
  type: number,
  row: Uint8ClampedArray,
  above: Uint8ClampedArray | undefined,
  out: Uint8Array,
): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) {
    const left = i >= 4 ? row[i - 4]! : 0;
    const up = above ? above[i]! : 0;
    const corner = above && i >= 4 ? above[i - 4]! : 0;
    let guess = 0;
    if (type === 1) guess = left;
    else if (type === 2) guess = up;
    else if (type === 3) guess = (left + up) >> 1;
    else if (type === 4) {
      const toLeft = Math.abs(up - corner);
      const toUp = Math.abs(left - corner);
      const toCorner = Math.abs(left + up - 2 * corner);
      guess = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
    }
    const value = (row[i]! - guess) & 255;
    out[i] = value;
    sum += value < 128 ? value : 256 - value;
  }
  return sum;
}

function truecolorRows(image: Rgba): Buffer {
  const stride = image.width * 4;
  const out = Buffer.alloc((stride + 1) * image.height);
  const trial = new Uint8Array(stride);
  for (let y = 0; y < image.height; y++) {
    const row = image.data.subarray(y * stride, (y + 1) * stride);
    const above = y > 0 ? image.data.subarray((y - 1) * stride, y * stride) : undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let type = 0; type < 5; type++) {
      const sum = filterRow(type, row, above, trial);
      if (sum >= least) continue;
      least = sum;
      out[y * (stride + 1)] = type;
      out.set(trial, y * (stride + 1) + 1);
    }
  }
  return out;
}

function indexedRows({ width, height }: Rgba, pixels: Uint8Array, bits: number): Buffer {
  const stride = Math.ceil((width * bits) / 8);
  const out = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1) + 1;
    const row = pixels.subarray(y * width, (y + 1) * width);
    if (bits === 8) {
      out.set(row, start);
      continue;
    }
    for (let x = 0; x < width; x++) {
      const bit = x * bits;
      const at = start + (bit >> 3);
      out[at] = out[at]! | (row[x]! << (8 - bits - (bit & 7)));
    }
  }
  return out;
}

/** Larger pictures, in bytes before compression, are packed with less effort: the last percents take most of the time. */
const LARGE = 1 << 20;
const packed = (rows: Buffer): Buffer => deflateSync(rows, { level: rows.length > LARGE ? 6 : 9 });

/** The chunks before the pixels, and the compressed rows of each frame. */
function prepare(frames: readonly Rgba[]): { head: Buffer[]; rows: (frame: number) => Buffer } {
  const { width, height } = frames[0]!;
  const indexed = indexColors(frames);
  const count = indexed?.colors.length ?? 0;
  const bits = !indexed || count > 16 ? 8 : count > 4 ? 4 : count > 2 ? 2 : 1;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = indexed ? 3 : 6;
  const head = [SIGNATURE, chunk('IHDR', header)];
  if (indexed) {
    head.push(chunk('PLTE', Uint8Array.from(indexed.colors.flatMap((value) => value.slice(0, 3)))));
    const seeThrough = indexed.colors.filter((value) => value[3] < 255).map((value) => value[3]);
    if (seeThrough.length > 0) head.push(chunk('tRNS', Uint8Array.from(seeThrough)));
  }
  const rows = (i: number): Buffer => {
    const frame = frames[i]!;
    return packed(indexed ? indexedRows(frame, indexed.pixels[i]!, bits) : truecolorRows(frame));
  };
  return { head, rows };
}

/** A PNG file of exactly these pixels, colours under transparency included. The bytes depend on the image alone. */
export function encodePng(image: Rgba): Buffer {
  const { head, rows } = prepare([image]);
  return Buffer.concat([...head, chunk('IDAT', rows(0)), chunk('IEND', new Uint8Array())]);
}

/**
 * An animated PNG; a viewer without animation shows the first frame.
 * `delays`: milliseconds a frame is shown (0..65535), one for all or one each. `loops`: 0 is for ever.
 * Throws a RangeError for no frames, frames of different sizes, or a wrong number of delays.
 */
export function encodeApng(frames: readonly Rgba[], delays: number | readonly number[], loops = 0): Buffer {
  const times = checkFrames(frames, delays);
  const { width, height } = frames[0]!;
  const { head, rows } = prepare(frames);
  const [signature, header, ...colors] = head;
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames.length, 0);
  control.writeUInt32BE(loops, 4);
  const parts = [signature!, header!, chunk('acTL', control), ...colors];
  let sequence = 0;
  frames.forEach((_, i) => {
    const frameControl = Buffer.alloc(26);
    frameControl.writeUInt32BE(sequence++, 0);
    frameControl.writeUInt32BE(width, 4);
    frameControl.writeUInt32BE(height, 8);
    frameControl.writeUInt16BE(times[i]!, 20);
    frameControl.writeUInt16BE(1000, 22);
    // Bytes 24 and 25 stay 0: leave the canvas as it is, and the whole next frame replaces it.
    parts.push(chunk('fcTL', frameControl));
    const body = rows(i);
    if (i === 0) parts.push(chunk('IDAT', body));
    else {
      const numbered = Buffer.allocUnsafe(body.length + 4);
      numbered.writeUInt32BE(sequence++, 0);
      numbered.set(body, 4);
      parts.push(chunk('fdAT', numbered));
    }
  });
  return Buffer.concat([...parts, chunk('IEND', new Uint8Array())]);
}

/** One delay a frame (whole milliseconds); throws a RangeError where frames and delays do not make an animation. */
export function checkFrames(frames: readonly Rgba[], delays: number | readonly number[]): number[] {
  const first = frames[0];
  if (!first) throw new RangeError('An animation needs at least one frame');
  if (frames.some((f) => f.width !== first.width || f.height !== first.height)) {
    throw new RangeError('All frames of an animation must have the same size');
  }
  const times = typeof delays === 'number' ? frames.map(() => delays) : [...delays];
  if (times.length !== frames.length) throw new RangeError(`${frames.length} frames but ${times.length} delays`);
  if (times.some((ms) => !(ms >= 0 && ms <= 65535))) throw new RangeError('A delay must be 0 to 65535 ms');
  return times.map(Math.round);
}
