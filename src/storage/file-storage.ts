import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { checkKey } from './key.ts';
import type { Storage } from './storage.ts';

/** Unfinished files lie here; no key begins with a dot. */
const UNFINISHED = '.unfinished';

/** A file that was not written to for so long belongs to a process that died: writing takes seconds. */
const ABANDONED_MS = 60 * 60 * 1000;

const missing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files in a folder, one a key. The MIME type is not kept: the database knows it. */
export function openFileStorage(folder: string): Storage {
  const root = path.resolve(folder);
  const unfinished = path.join(root, UNFINISHED);

  /**
   * The file's path. Throws when the key is malformed, or when a symbolic link on the way leads out of the folder.
   */
  async function locate(key: string): Promise<string> {
    checkKey(key);
    const file = path.join(root, key);
    const realRoot = await fs.realpath(root).catch((error: unknown) => {
      if (missing(error)) return root;
      throw error;
    });
    let dir = path.dirname(file);
    // The deepest folder that exists; what lies below it is made by us.
    for (; dir.length > root.length; dir = path.dirname(dir)) {
      const real = await fs.realpath(dir).catch(() => undefined);
      if (real === undefined) continue;
      if (!real.startsWith(realRoot + path.sep)) throw new Error(`Storage key leads out of the folder: ${key}`);
      break;
    }
    return file;
  }

  async function syncFolder(dir: string): Promise<void> {
    const handle = await fs.open(dir, 'r');
    await handle.sync().finally(() => handle.close());
  }

  return {
    async put(key, bytes) {
      const file = await locate(key);
      await fs.mkdir(unfinished, { recursive: true });
      const half = path.join(unfinished, randomBytes(12).toString('hex'));
      try {
        const handle = await fs.open(half, 'wx');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.rename(half, file);
        await syncFolder(path.dirname(file));
      } catch (error) {
        await fs.rm(half, { force: true });
        throw error;
      }
    },

    async get(key) {
      const file = await locate(key);
      try {
        // A link in the file's own place is not followed either.
        const handle = await fs.open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
        return await handle.readFile().finally(() => handle.close());
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },

    async delete(key) {
      await fs.rm(await locate(key), { force: true });
    },

    async tidy() {
      const names = await fs.readdir(unfinished).catch((error: unknown) => {
        if (missing(error)) return [];
        throw error;
      });
      for (const name of names) {
        const file = path.join(unfinished, name);
        const { mtimeMs = Date.now() } = (await fs.stat(file).catch(() => undefined)) ?? {};
        if (Date.now() - mtimeMs > ABANDONED_MS) await fs.rm(file, { force: true });
      }
    },

    async check() {
      await fs.mkdir(unfinished, { recursive: true });
      await fs.access(unfinished, constants.W_OK);
      const { bavail, bsize } = await fs.statfs(root);
      if (bavail * bsize < 2 ** 20) throw new Error(`The disk of ${root} is full`);
    },
  };
}
