import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { describeStorage } from './contract.ts';
import { type FakeS3, startFakeS3 } from './fake-s3.ts';

let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3({ bucket: 'sprites', accessKey: 'AKIA1', secret: 'se+cr/et', region: 'eu-x-1' });
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.objects.clear();
  s3.requests.length = 0;
  s3.failures.length = 0;
});

const open = (path = 'sprites', key = 'AKIA1', secret = 'se%2Bcr%2Fet') =>
  openStorage({
    dataDir: '/nonexistent',
    storageUrl: `s3://${key}:${secret}@127.0.0.1:${s3.port}/${path}?region=eu-x-1&tls=0`,
  });

describeStorage('S3 storage', () => open());
describeStorage('S3 storage with a prefix', () => open('sprites/pixel/kiln'));

describe('S3 storage', () => {
  test('addresses objects by path and sends the MIME type', async () => {
    await open().put('a/b.png', Buffer.from('x'), 'image/png');
    await open('sprites/pre').put('c', Buffer.from('y'), 'image/webp');
    expect(s3.requests).toEqual(['PUT /sprites/a/b.png', 'PUT /sprites/pre/c']);
    expect(s3.objects.get('sprites/a/b.png')).toEqual({ bytes: Buffer.from('x'), mime: 'image/png' });
    expect(s3.objects.get('sprites/pre/c')?.mime).toBe('image/webp');
  });

  test('a wrong secret is refused, and the error does not tell it', async () => {
    const storage = open('sprites', 'AKIA1', 'wrong-secret');
    const errors = await Promise.all([
      storage.put('k', Buffer.from('x'), 'x/y').catch(String),
      storage.get('k').catch(String),
      storage.delete('k').catch(String),
      storage.check().catch(String),
    ]);
    expect(errors).toEqual([
      'Error: S3 put k: 403 SignatureDoesNotMatch',
      'Error: S3 get k: 403 SignatureDoesNotMatch',
      'Error: S3 delete k: 403 SignatureDoesNotMatch',
      'Error: S3 bucket sprites: 403',
    ]);
  });

  test('check fails for a bucket that is not there', async () => {
    await expect(open('other').check()).rejects.toThrow('S3 bucket other: 404');
  });

  test('tries again when the service stumbles, and gives up when it goes on', async () => {
    s3.failures.push(503, 500);
    await open().put('k', Buffer.from('x'), 'x/y');
    expect(s3.requests).toHaveLength(3);
    s3.failures.push(503, 503, 503);
    await expect(open().get('k')).rejects.toThrow('S3 get k: 503 told to fail');
  });
});
