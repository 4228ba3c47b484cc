import { crc32, inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly path: string;
  readonly bytes: Buffer;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  /** DOS date and time, as one number. */
  readonly time: number;
  /** Unix mode and type. */
  readonly mode: number;
}

/**
 * Reads a ZIP by its central directory, as APPNOTE 6.3.10 says, and holds every local header against it; throws where
 * the two differ, where bytes lie between entries, and where a checksum or length is wrong.
 */
export function readZip(zip: Buffer): ZipEntry[] {
  const end = zip.length - 22;
  const expect = (is: boolean, what: string) => {
    if (!is) throw new Error(`Not a sound ZIP: ${what}`);
  };
  expect(zip.readUInt32LE(end) === 0x06054b50, 'no end of central directory at the end');
  const count = zip.readUInt16LE(end + 10);
  expect(zip.readUInt16LE(end + 8) === count, 'several disks');
  const start = zip.readUInt32LE(end + 16);
  expect(start + zip.readUInt32LE(end + 12) === end, 'bytes after the central directory');
  const entries: ZipEntry[] = [];
  let data = 0;
  let at = start;
  for (let i = 0; i < count; i++) {
    expect(zip.readUInt32LE(at) === 0x02014b50, `central header ${i}`);
    const nameLength = zip.readUInt16LE(at + 28);
    expect(zip.readUInt16LE(at + 30) === 0 && zip.readUInt16LE(at + 32) === 0, 'an extra field or comment');
    const name = zip.subarray(at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    expect(local === data, 'bytes between entries');
    expect(zip.readUInt32LE(local) === 0x04034b50, `local header ${i}`);
    expect(zip.subarray(local + 4, local + 30).equals(zip.subarray(at + 6, at + 32)), 'the headers differ');
    expect(zip.subarray(local + 30, local + 30 + nameLength).equals(name), 'the names differ');
    expect((zip.readUInt16LE(at + 8) & 0x0800) !== 0, 'names are not UTF-8');
    const method = zip.readUInt16LE(at + 10);
    const body = zip.subarray(local + 30 + nameLength, local + 30 + nameLength + zip.readUInt32LE(at + 20));
    const bytes = method === 0 ? body : inflateRawSync(body);
    expect(bytes.length === zip.readUInt32LE(at + 24), 'length');
    expect(crc32(bytes) === zip.readUInt32LE(at + 16), 'checksum');
    const time = zip.readUInt32LE(at + 12);
    entries.push({ path: name.toString('utf8'), bytes, method, time, mode: zip.readUInt32LE(at + 38) >>> 16 });
    data = local + 30 + nameLength + body.length;
    at += 46 + nameLength;
  }
  expect(data === start && at === end, 'bytes besides the entries');
  return entries;
}
