import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { openFileStorage } from './file-storage.ts';
import { openS3Storage } from './s3-storage.ts';

/** Where files lie. All methods throw when the store cannot be reached, and on a key that `checkKey` refuses. */
export interface Storage {
  /** Stores the bytes under the key; whoever reads sees either the old file or the whole new one. */
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** The bytes, or undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes the file; nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /** Removes what processes left half-written that died as they stored a file; touches none that is being written. */
  tidy(): Promise<void>;
  /** Resolves when files can be stored now; throws saying why not. */
  check(): Promise<void>;
}

/**
 * Opens the storage that STORAGE_URL names: nothing or `file:///folder` for a folder,
 * `s3://KEY:SECRET@host[:port]/bucket[?region=…&tls=0]` for an S3-compatible service. Throws on any other address.
 */
export function openStorage(config: Pick<Config, 'storageUrl' | 'dataDir'>): Storage {
  if (!config.storageUrl) return openFileStorage(path.join(config.dataDir, 'files'));
  const url = URL.canParse(config.storageUrl) ? new URL(config.storageUrl) : undefined;
  if (url?.protocol === 'file:') return openFileStorage(fileURLToPath(url));
  if (url?.protocol === 's3:') return openS3Storage(url);
  // The address may hold a secret: it is not repeated.
  throw new Error('STORAGE_URL must be file:///folder or s3://KEY:SECRET@host/bucket?region=…');
}
