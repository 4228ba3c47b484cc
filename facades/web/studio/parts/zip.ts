/** Writes ZIP archives of stored files: pictures and archives are compressed already. */

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Names are UTF-8. */
const UTF8 = 0x0800;
const VERSION = 20;
/** 1980-01-01. */
const DATE = 0x0021;

/** Fields of a header, two or four bytes each, little-endian. */
function header(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const out = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) out.setUint16(at, value, true);
    else out.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(out.buffer);
}

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export function zip(files: readonly NamedBytes[]): Blob {
  const body: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name);
    const shared = [
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, path.length],
      [2, 0],
    ] as const;
    const local = header([4, 0x04034b50], [2, VERSION], ...shared);
    body.push(local, path, bytes);
    list.push(
      header([4, 0x02014b50], [2, VERSION], [2, VERSION], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      path,
    );
    at += local.length + path.length + bytes.length;
  }
  const size = list.reduce((sum, part) => sum + part.length, 0);
  const end = header([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, at], [2, 0]);
  return new Blob([...body, ...list, end], { type: 'application/zip' });
}

/** Names that differ: the second "knight.png" is "knight-2.png". */
export function distinctNames(files: readonly NamedBytes[]): NamedBytes[] {
  const taken = new Set<string>();
  return files.map(({ name, bytes }) => {
    const [, stem, end] = /^(.*?)(\.[^.]*)?$/s.exec(name)!;
    let free = name;
    for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${stem}-${n}${end ?? ''}`;
    taken.add(free.toLowerCase());
    return { name: free, bytes };
  });
}
