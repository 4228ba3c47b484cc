import { join } from 'node:path';
import { readPacked } from '../packed.ts';
import type { WordVectors } from '../word-vectors.ts';

const MAGIC = 'PKWORDS1';
const HEADER = 20;

/** Word vectors of a pruned file; about unit length, so a dot product is a cosine. */
export interface WordVectorFile extends WordVectors {
  readonly size: number;
  readonly dimensions: number;
  /** Row of a word in the file, −1 for a word that is not in it. */
  row(word: string): number;
}

/**
 * The word vectors of a models folder, `<dir>/words/words.bin.br`, kept as int8 (about 2 MB) and widened when asked for.
 * Reads synchronously: it is called once, at start. Throws for a file that is missing, cut off or of another layout.
 */
export function loadWordVectors(dir: string): WordVectorFile {
  return readWordVectors(join(dir, 'words', 'words.bin.br'));
}

/** The same from a path. The layout is described in models/words/README.md. */
export function readWordVectors(path: string): WordVectorFile {
  const bytes = readPacked(path);
  if (bytes.length < HEADER || bytes.toString('latin1', 0, 8) !== MAGIC)
    throw new Error(`${path}: not a word vector file`);
  const count = bytes.readUInt32LE(8);
  const dimensions = bytes.readUInt32LE(12);
  const textBytes = bytes.readUInt32LE(16);
  const scalesAt = HEADER + textBytes + (-textBytes & 3);
  const codesAt = scalesAt + 4 * count;
  const expected = codesAt + count * dimensions;
  if (bytes.length !== expected) throw new Error(`${path}: expected ${expected} bytes, found ${bytes.length}`);
  const words = bytes.toString('latin1', HEADER, HEADER + textBytes).split('\n');
  if (words.length !== count) throw new Error(`${path}: expected ${count} words, found ${words.length}`);
  const rows = new Map(words.map((word, row) => [word, row]));
  const codes = new Int8Array(bytes.buffer, bytes.byteOffset + codesAt, count * dimensions);

  return {
    size: count,
    dimensions,
    row: (word) => rows.get(word) ?? -1,
    vector(word) {
      const row = rows.get(word);
      if (row === undefined) return undefined;
      const scale = bytes.readFloatLE(scalesAt + 4 * row);
      return Float32Array.from(codes.subarray(row * dimensions, (row + 1) * dimensions), (code) => code * scale);
    },
  };
}
