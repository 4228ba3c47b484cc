import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { describeStorage } from './contract.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'pixelkiln-storage-'));
});
afterEach(() => fs.rm(dataDir, { recursive: true, force: true }));

const open = () => openStorage({ dataDir, storageUrl: undefined });

describeStorage('file storage', open);
describeStorage('file storage at STORAGE_URL', () =>
  openStorage({ dataDir: '/nonexistent', storageUrl: pathToFileURL(path.join(dataDir, 'else where')).href }),
);

describe('file storage', () => {
  test('lies in DATA_DIR/files by default', async () => {
    await open().put('a/b.txt', Buffer.from('hello'), 'text/plain');
    expect(await fs.readFile(path.join(dataDir, 'files/a/b.txt'), 'utf8')).toBe('hello');
  });

  test('a reader sees a whole file while it is replaced again and again', async () => {
    const storage = open();
    const versions = [1, 2].map((n) => Buffer.alloc(300_000, n));
    await storage.put('k', versions[0]!, 'x/y');
    let writing = true;
    const reads = (async () => {
      for (let n = 0; writing || n < 5; n++) {
        const bytes = (await storage.get('k'))!;
        expect(bytes.length).toBe(300_000);
        expect(bytes.every((b) => b === bytes[0])).toBe(true);
      }
    })();
    for (let n = 0; n < 30; n++) await storage.put('k', versions[n % 2]!, 'x/y');
    writing = false;
    await reads;
  });

  test('leaves nothing behind when a file cannot be put in its place', async () => {
    const storage = open();
    await storage.put('folder/file', Buffer.from('x'), 'x/y');
    await expect(storage.put('folder', Buffer.from('x'), 'x/y')).rejects.toThrow();
    expect(await fs.readdir(path.join(dataDir, 'files/.unfinished'))).toEqual([]);
  });

  test('a half-written file of a process that died is removed after an hour, and nothing else', async () => {
    const storage = open();
    await storage.tidy();
    await storage.put('folder/file', Buffer.from('x'), 'x/y');
    const half = (name: string) => path.join(dataDir, 'files/.unfinished', name);
    for (const [name, minutes] of [
      ['old', 61],
      ['young', 59],
    ] as const) {
      await fs.writeFile(half(name), 'half');
      const written = new Date(Date.now() - minutes * 60_000);
      await fs.utimes(half(name), written, written);
    }
    await storage.tidy();
    expect(await fs.readdir(path.join(dataDir, 'files/.unfinished'))).toEqual(['young']);
    expect((await storage.get('folder/file'))?.toString()).toBe('x');
  });

  test('follows no link out of its folder', async () => {
    const storage = open();
    await storage.put('inside/file', Buffer.from('x'), 'x/y');
    const outside = path.join(dataDir, 'outside');
    await fs.mkdir(outside);
    await fs.writeFile(path.join(outside, 'secret'), 'secret');
    await fs.symlink(outside, path.join(dataDir, 'files/link'));
    await fs.symlink(path.join(outside, 'secret'), path.join(dataDir, 'files/inside/secret'));
    await expect(storage.get('link/secret')).rejects.toThrow('leads out of the folder');
    await expect(storage.put('link/new/file', Buffer.from('x'), 'x/y')).rejects.toThrow('leads out of the folder');
    await expect(storage.delete('link/secret')).rejects.toThrow('leads out of the folder');
    await expect(storage.get('inside/secret')).rejects.toThrow('ELOOP');
    expect(await fs.readdir(outside)).toEqual(['secret']);
  });

  test('check says why nothing can be stored', async () => {
    await fs.writeFile(path.join(dataDir, 'files'), 'in the way');
    await expect(open().check()).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});

test.each(['http://host/x', 'nonsense', 's3://host/bucket', 's3://KEY:SECRET@host', 's3://KEY@host/bucket'])(
  'STORAGE_URL %s is refused without repeating its secret',
  (storageUrl) => {
    expect(() => openStorage({ dataDir, storageUrl })).toThrow(/^STORAGE_URL must be .*s3:\/\/KEY:SECRET@host\/bucket/);
  },
);
