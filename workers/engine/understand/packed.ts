import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * The bytes of a file, unpacked where its name ends in `.br`. Reads synchronously: for what is opened once, at start.
 * Throws for one that is missing, and with its path for a packed one that is cut off.
 */
export function readPacked(path: string): Buffer {
  const bytes = readFileSync(path);
  if (!path.endsWith('.br')) return bytes;
  try {
    return brotliDecompressSync(bytes);
  } catch (error) {
    throw new Error(`${path}: not a whole brotli file`, { cause: error });
  }
}
