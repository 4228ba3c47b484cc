import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/storage/storage.ts';

/** What every storage does; `open` gives an empty one. */
export function describeStorage(name: string, open: () => Storage): void {
  describe(name, () => {
    test('gives back the bytes that were put, all 256 values of them', async () => {
      const bytes = Uint8Array.from({ length: 1024 }, (_, i) => i % 256);
      await open().put('a/b-1/c_2.png', bytes, 'image/png');
      expect(await open().get('a/b-1/c_2.png')).toEqual(Buffer.from(bytes));
    });

    test('put replaces a file', async () => {
      const storage = open();
      await storage.put('k', Buffer.from('old and long'), 'text/plain');
      await storage.put('k', Buffer.from('new'), 'text/plain');
      expect((await storage.get('k'))?.toString()).toBe('new');
    });

    test('an absent key is undefined to get and nothing to delete', async () => {
      const storage = open();
      expect(await storage.get('no/such/file')).toBeUndefined();
      await expect(storage.delete('no/such/file')).resolves.toBeUndefined();
    });

    test('delete removes the file alone', async () => {
      const storage = open();
      await storage.put('x/1', Buffer.from('1'), 'text/plain');
      await storage.put('x/2', Buffer.from('2'), 'text/plain');
      await storage.delete('x/1');
      expect(await storage.get('x/1')).toBeUndefined();
      expect((await storage.get('x/2'))?.toString()).toBe('2');
    });

    test('check resolves while files can be stored', async () => {
      await expect(open().check()).resolves.toBeUndefined();
    });

    test.each([
      '',
      '/',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      '../a',
      'a/../b',
      'a/./b',
      '.hidden',
      'a/.b',
      '-a',
      'A',
      'a b',
      'a\\b',
      'a%2fb',
      'a\0b',
      'ä',
      `${'a/'.repeat(300)}a`,
    ])('refuses the key %j', async (key) => {
      const storage = open();
      await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
      await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
    });
  });
}
