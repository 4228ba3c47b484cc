/** Reading NumPy's .npz archives (a ZIP of .npy arrays), large ones as a stream: no more than what is asked for is kept. */
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';

interface Member {
  readonly start: number;
  readonly size: number;
  readonly deflated: boolean;
}

const END_OF_DIRECTORY = 0x06054b50;

export interface NpzArray {
  readonly shape: readonly number[];
  /** NumPy's type string: '|u1', '<i8', '<f2', … */
  readonly dtype: string;
  readonly bytes: Buffer;
}

/** Opens an archive's directory. Throws an Error for a file that is no ZIP, or one of ZIP64. */
export async function openNpz(path: string): Promise<Npz> {
  const file = await open(path);
  try {
    return new Npz(path, await directoryOf(file));
  } finally {
    await file.close();
  }
}

async function directoryOf(file: FileHandle): Promise<ReadonlyMap<string, Member>> {
  const { size } = await file.stat();
  const tail = Buffer.alloc(Math.min(size, 65_557));
  await file.read(tail, 0, tail.length, size - tail.length);
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  if (end < 0) throw new Error('Not a ZIP archive.');
  const directory = Buffer.alloc(tail.readUInt32LE(end + 12));
  await file.read(directory, 0, directory.length, tail.readUInt32LE(end + 16));
  const members = new Map<string, Member>();
  const local = Buffer.alloc(30);
  for (let at = 0; at < directory.length; ) {
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength).replace(/\.npy$/, '');
    const offset = directory.readUInt32LE(at + 42);
    await file.read(local, 0, 30, offset);
    members.set(name, {
      start: offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28),
      size: directory.readUInt32LE(at + 20),
      deflated: directory.readUInt16LE(at + 10) === 8,
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return members;
}

export class Npz {
  readonly #path: string;
  readonly #members: ReadonlyMap<string, Member>;

  constructor(path: string, members: ReadonlyMap<string, Member>) {
    this.#path = path;
    this.#members = members;
  }

  has(name: string): boolean {
    return this.#members.has(name);
  }

  async *#stream(name: string): AsyncGenerator<Buffer> {
    const member = this.#members.get(name);
    if (!member) throw new Error(`${this.#path} has no array "${name}".`);
    const raw = createReadStream(this.#path, { start: member.start, end: member.start + member.size - 1 });
    yield* member.deflated ? raw.pipe(createInflateRaw()) : raw;
  }

  /** A whole array. */
  async read(name: string): Promise<NpzArray> {
    const parts: Buffer[] = [];
    for await (const part of this.#stream(name)) parts.push(part);
    const bytes = Buffer.concat(parts);
    const at = headerLength(bytes);
    const header = bytes.toString('latin1', 10, at);
    return {
      shape: (/'shape': \(([^)]*)\)/.exec(header)?.[1] ?? '').split(',').filter(Boolean).map(Number),
      dtype: /'descr': '([^']+)'/.exec(header)?.[1] ?? '',
      bytes: bytes.subarray(at),
    };
  }

  /** Stretches of a byte array, given in rising order without overlap as [offset, length]. */
  async slices(name: string, wanted: readonly (readonly [offset: number, length: number])[]): Promise<Buffer[]> {
    const out = wanted.map(([, length]) => Buffer.alloc(length));
    let header = -1;
    let position = 0;
    let next = 0;
    for await (const part of this.#stream(name)) {
      if (header < 0) header = headerLength(part);
      const from = position - header;
      for (let i = next; i < wanted.length; i++) {
        const [offset, length] = wanted[i]!;
        if (offset >= from + part.length) break;
        const low = Math.max(offset, from);
        const high = Math.min(offset + length, from + part.length);
        if (high > low) part.copy(out[i]!, low - offset, low - from, high - from);
        if (offset + length <= from + part.length) next = i + 1;
      }
      position += part.length;
    }
    return out;
  }
}

/** Bytes before the data of a .npy file of version 1. */
const headerLength = (bytes: Buffer): number => 10 + bytes.readUInt16LE(8);

/** IEEE 754 half precision. */
export function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}
