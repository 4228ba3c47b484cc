import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hex = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The signature that a request must carry, written after "Signature Calculations for the Authorization Header"
 * (AWS Signature Version 4) and independent of any client library.
 */
function signatureOf(request: http.IncomingMessage, secret: string, signedHeaders: string, scope: string): string {
  const url = new URL(request.url ?? '/', 'http://x');
  const canonical = [
    request.method,
    url.pathname,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${request.headers[name]}`),
    '',
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hex(canonical)].join('\n');
  const [day, region, service, last] = scope.split('/') as [string, string, string, string];
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), last);
  return hmac(key, toSign).toString('hex');
}

export interface FakeS3 {
  readonly port: number;
  /** 'bucket/key' → file. */
  readonly objects: Map<string, { bytes: Buffer; mime: string | undefined }>;
  /** 'METHOD path', in order. */
  readonly requests: string[];
  /** Statuses with which the next requests are answered. */
  readonly failures: number[];
  close(): Promise<void>;
}

/** An S3 service that keeps objects of one bucket in memory and checks every signature. */
export async function startFakeS3(options: {
  bucket: string;
  accessKey: string;
  secret: string;
  region: string;
}): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const requests: string[] = [];
  const failures: number[] = [];
  const server = http.createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    const failure = failures.shift();
    if (failure) return answer(failure, '<Error><Message>told to fail</Message></Error>');
    const given = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
    const [, accessKey, scope, signedHeaders, signature] = given ?? [];
    const genuine =
      accessKey === options.accessKey &&
      scope?.endsWith(`/${options.region}/s3/aws4_request`) &&
      signature === signatureOf(request, options.secret, signedHeaders ?? '', scope);
    if (!genuine) return answer(403, '<Error><Message>SignatureDoesNotMatch</Message></Error>');
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname.slice(1));
    if (path.split('/')[0] !== options.bucket) return answer(404, '<Error><Message>NoSuchBucket</Message></Error>');
    if (request.method === 'HEAD') return answer(200);
    if (request.method === 'PUT') {
      objects.set(path, { bytes: Buffer.concat(chunks), mime: request.headers['content-type'] });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return answer(204);
    }
    const object = objects.get(path);
    return object ? answer(200, object.bytes) : answer(404, '<Error><Message>NoSuchKey</Message></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    objects,
    requests,
    failures,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
