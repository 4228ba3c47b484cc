import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * The bytes of a file, unpacked where its name ends in `.gz`. Reads synchronously: for what is opened once, at start.
 * Throws for one that is missing, and with its path for a packed one that is cut off.
 */
export function readPacked(path: string): Buffer {
  const bytes = readFileSync(path);
  if (!path.endsWith('.gz')) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (error) {
    throw new Error(`${path}: not a whole gzip file`, { cause: error });
  }
}
