import { crc32 } from 'node:zlib';

/** A chunk of a PNG: its type and body. */
interface Chunk {
  readonly type: string;
  readonly body: Buffer;
}

const SIGNATURE_LENGTH = 8;

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_LENGTH; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function write({ type, body }: Chunk): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}

function frameControl(sequence: number, header: Buffer, durationMs: number): Chunk {
  const body = Buffer.alloc(26);
  body.writeUInt32BE(sequence, 0);
  header.copy(body, 4, 0, 8); // width and height
  body.writeUInt16BE(durationMs, 20);
  body.writeUInt16BE(1000, 22);
  // dispose_op and blend_op stay 0: the next frame replaces all of this one
  return { type: 'fcTL', body };
}

/**
 * PNG files of one size and colour type as an animated PNG that plays for ever (PNG specification, third edition);
 * `durationsMs`: 0..65535 each. The frames' compressed pixels are taken over as they are.
 * Throws a RangeError where the files' headers differ or a frame lacks a duration.
 */
export function joinApng(frames: readonly Buffer[], durationsMs: readonly number[]): Buffer {
  if (frames.length === 0 || durationsMs.length !== frames.length)
    throw new RangeError(`${frames.length} frames but ${durationsMs.length} durations`);
  const parsed = frames.map(chunksOf);
  const [header] = parsed[0]!;
  const control = Buffer.alloc(8); // number of plays 0: for ever
  control.writeUInt32BE(frames.length, 0);
  const out: Chunk[] = [header!, { type: 'acTL', body: control }];
  let sequence = 0;
  for (const [i, chunks] of parsed.entries()) {
    if (!chunks[0]!.body.equals(header!.body))
      throw new RangeError('All frames of an animation must have the same size');
    out.push(frameControl(sequence++, header!.body, durationsMs[i]!));
    for (const { type, body } of chunks) {
      if (type !== 'IDAT') continue;
      if (i === 0) out.push({ type, body });
      else {
        const numbered = Buffer.alloc(body.length + 4);
        numbered.writeUInt32BE(sequence++, 0);
        body.copy(numbered, 4);
        out.push({ type: 'fdAT', body: numbered });
      }
    }
  }
  out.push({ type: 'IEND', body: Buffer.alloc(0) });
  return Buffer.concat([frames[0]!.subarray(0, SIGNATURE_LENGTH), ...out.map(write)]);
}
