// PNG files to pixels and back: 1 to 8 bits a channel, no interlacing. Enough for pixel art, and nothing to install.
import zlib from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Channels by the colour type of a file. */
const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** { width, height, data }: four bytes a pixel, red, green, blue, alpha. */
export function readPng(bytes) {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new Error('is no PNG file');
  let header;
  let palette;
  let transparent;
  const parts = [];
  for (let at = 8; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const chunk = bytes.subarray(at + 8, at + 8 + size);
    if (type === 'IHDR') header = chunk;
    if (type === 'PLTE') palette = chunk;
    if (type === 'tRNS') transparent = chunk;
    if (type === 'IDAT') parts.push(chunk);
    at += size + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, type, interlaced] = [header[8], header[9], header[12]];
  if (interlaced || depth > 8) throw new Error('is interlaced or has 16 bits a channel: save it as a plain PNG');
  const raw = zlib.inflateSync(Buffer.concat(parts));
  const channels = CHANNELS[type];
  const rowBytes = Math.ceil((width * channels * depth) / 8);
  const data = Buffer.alloc(width * height * 4);
  const step = Math.max(1, (channels * depth) >> 3);
  let before = Buffer.alloc(rowBytes);
  for (let y = 0; y < height; y++) {
    const start = y * (rowBytes + 1);
    const row = unfilter(raw[start], raw.subarray(start + 1, start + 1 + rowBytes), before, step);
    for (let x = 0; x < width; x++)
      data.set(pixelOf(row, x, { type, depth, channels, palette, transparent }), (y * width + x) * 4);
    before = row;
  }
  return { width, height, data };
}

function unfilter(kind, row, before, step) {
  const out = Buffer.from(row);
  for (let i = 0; i < out.length; i++) {
    const left = i >= step ? out[i - step] : 0;
    const up = before[i];
    const corner = i >= step ? before[i - step] : 0;
    if (kind === 1) out[i] += left;
    else if (kind === 2) out[i] += up;
    else if (kind === 3) out[i] += (left + up) >> 1;
    else if (kind === 4) out[i] += paeth(left, up, corner);
  }
  return out;
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function pixelOf(row, x, { type, depth, channels, palette, transparent }) {
  const value = (channel) => {
    const bit = (x * channels + channel) * depth;
    return (row[bit >> 3] >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  if (type === 3) {
    const i = value(0);
    return [palette[i * 3], palette[i * 3 + 1], palette[i * 3 + 2], transparent?.[i] ?? 255];
  }
  const tone = (channel) => Math.round((value(channel) * 255) / ((1 << depth) - 1));
  if (type === 0 || type === 4) return [tone(0), tone(0), tone(0), type === 4 ? tone(1) : 255];
  return [tone(0), tone(1), tone(2), type === 6 ? tone(3) : 255];
}

export function writePng({ width, height, data }) {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++) data.copy(rows, y * (width * 4 + 1) + 1, y * width * 4, (y + 1) * width * 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, bytes) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytes]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(bytes.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(checksum(body), body.length + 4);
  return out;
}

const TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function checksum(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = TABLE[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
