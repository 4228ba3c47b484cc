import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { openFileStorage } from './file-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

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
