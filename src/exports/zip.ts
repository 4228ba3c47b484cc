/** ZIP archives (PKWARE APPNOTE 6.3.10), written here so that the same files give the same bytes. */
import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an export. */
export interface ExportFile {
  /** Names joined by `/`, relative to the archive's root. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export type Files = Iterable<ExportFile> | AsyncIterable<ExportFile>;

/** 1980-01-01, the format's first day: an archive's bytes depend on its files alone. */
const DOS_DATE = 0x0021;
const UTF8_NAMES = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const VERSION_NEEDED = 20;
/** Made on Unix, so that readers take the permissions below. */
const VERSION_MADE_BY = (3 << 8) | VERSION_NEEDED;
const REGULAR_FILE_0644 = 0o100644 * 0x10000;
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const MAX_FILES = 0xffff;
const MAX_BYTES = 0xffffffff;

/** These are compressed already. */
const COMPRESSED = /\.(png|gif|webp|zip|aseprite)$/i;

/** Throws a RangeError for a path that a careless reader would write elsewhere. */
function checkPath(path: string, taken: Set<string>): void {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\:\0]/.test(part)))
    throw new RangeError(`Not a path within an archive: ${JSON.stringify(path)}`);
  const key = path.toLowerCase();
  if (taken.has(key)) throw new RangeError(`The archive has ${JSON.stringify(path)} twice`);
  taken.add(key);
}

/** The fields that the local and the central header share, from "version needed" to "extra field length". */
function sharedFields(file: ExportFile, name: Buffer, method: number, stored: Uint8Array): Buffer {
  const out = Buffer.alloc(26);
  out.writeUInt16LE(VERSION_NEEDED, 0);
  out.writeUInt16LE(UTF8_NAMES, 2);
  out.writeUInt16LE(method, 4);
  out.writeUInt16LE(0, 6);
  out.writeUInt16LE(DOS_DATE, 8);
  out.writeUInt32LE(crc32(file.bytes), 10);
  out.writeUInt32LE(stored.length, 14);
  out.writeUInt32LE(file.bytes.length, 18);
  out.writeUInt16LE(name.length, 22);
  return out;
}

/** The same bytes, not copied. */
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);

const dword = (value: number): Buffer => {
  const out = Buffer.alloc(4);
  out.writeUInt32LE(value);
  return out;
};

function centralHeader(shared: Buffer, name: Buffer, offset: number): Buffer {
  const version = Buffer.alloc(2);
  version.writeUInt16LE(VERSION_MADE_BY);
  // comment length, disk number and internal attributes are 0
  return Buffer.concat([
    dword(CENTRAL_HEADER),
    version,
    shared,
    Buffer.alloc(6),
    dword(REGULAR_FILE_0644),
    dword(offset),
    name,
  ]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const out = Buffer.alloc(22);
  out.writeUInt32LE(END_OF_CENTRAL_DIRECTORY, 0);
  out.writeUInt16LE(count, 8);
  out.writeUInt16LE(count, 10);
  out.writeUInt32LE(size, 12);
  out.writeUInt32LE(offset, 16);
  return out;
}

/**
 * A ZIP archive in pieces, each file taken when its turn comes: memory holds one file at a time. Pictures are stored,
 * everything else is deflated. Throws a RangeError for an unsafe or repeated path, and beyond 65,535 files or 4 GiB.
 */
export async function* zipStream(files: Files): AsyncGenerator<Buffer> {
  const taken = new Set<string>();
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const file of files) {
    checkPath(file.path, taken);
    if (directory.length === MAX_FILES) throw new RangeError(`An archive has at most ${MAX_FILES} files`);
    const method = COMPRESSED.test(file.path) ? STORED : DEFLATED;
    const stored = method === STORED ? viewOf(file.bytes) : deflateRawSync(file.bytes, { level: 9 });
    const name = Buffer.from(file.path, 'utf8');
    const shared = sharedFields(file, name, method, stored);
    directory.push(centralHeader(shared, name, offset));
    const header = Buffer.concat([dword(LOCAL_HEADER), shared, name]);
    offset += header.length + stored.length;
    if (offset > MAX_BYTES) throw new RangeError('An archive has at most 4 GiB');
    yield header;
    yield stored;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endOfDirectory(directory.length, central.length, offset);
}

/** {@link zipStream} at once. */
export async function zip(files: Files): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of zipStream(files)) parts.push(part);
  return Buffer.concat(parts);
}
