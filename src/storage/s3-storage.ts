import { AwsClient } from 'aws4fetch';
import { checkKey } from './key.ts';
import type { Storage } from './storage.ts';

/** Longest wait for one request, in milliseconds; a store that hangs must not hang its callers. */
const TIMEOUT_MS = 30_000;

/**
 * An S3-compatible service, addressed by path (`host/bucket/key`), which all of them understand.
 * `url`: `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…&tls=0]`; the default region is us-east-1.
 */
export function openS3Storage(url: URL): Storage {
  const bucket = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!url.username || !url.password || !url.host || !bucket)
    throw new Error('STORAGE_URL must be s3://KEY:SECRET@host/bucket?region=…');
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  });
  const base = `${url.searchParams.get('tls') === '0' ? 'http' : 'https'}://${url.host}/${bucket}`;

  async function send(method: string, address: string, more: RequestInit = {}): Promise<Response> {
    return client.fetch(address, { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...more });
  }
  const objectUrl = (key: string) => {
    checkKey(key);
    return `${base}/${key}`;
  };
  /** Throws for an unexpected answer; S3 says why in XML. */
  async function fail(what: string, response: Response): Promise<never> {
    const reason = /<Message>([^<]*)<\/Message>/.exec(await response.text().catch(() => ''))?.[1];
    throw new Error(`S3 ${what}: ${response.status}${reason ? ` ${reason}` : ''}`);
  }

  return {
    async put(key, bytes, mime) {
      const response = await send('PUT', objectUrl(key), {
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: { 'content-type': mime, 'content-length': String(bytes.byteLength) },
      });
      if (!response.ok) return fail(`put ${key}`, response);
      await response.body?.cancel();
    },

    async get(key) {
      const response = await send('GET', objectUrl(key));
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok) return fail(`get ${key}`, response);
      return Buffer.from(await response.arrayBuffer());
    },

    async delete(key) {
      const response = await send('DELETE', objectUrl(key));
      if (!response.ok && response.status !== 404) return fail(`delete ${key}`, response);
      await response.body?.cancel();
    },

    // An object is there whole or not at all.
    async tidy() {},

    async check() {
      const response = await send('HEAD', `${base.split('/').slice(0, 4).join('/')}`);
      if (!response.ok) return fail(`bucket ${bucket.split('/')[0]}`, response);
    },
  };
}
