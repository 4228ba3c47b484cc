import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Scripts and styles of a folder, packed for browsers that take gzip: each is packed once and kept. Their names hold a hash
 * of their bytes, so that a browser may keep them for good. Everything else is left to who comes next.
 */
export function packedFiles(folder: string): RequestHandler {
  const kept = new Map<string, Promise<Buffer>>();
  const packed = async (name: string) => promisify(gzip)(await readFile(path.join(folder, name)));
  return (req, res, next) => {
    const name = req.path.slice(1);
    const type = TYPES[path.extname(name)];
    if (!type || !/^[\w.-]+$/.test(name) || !req.acceptsEncodings('gzip')) return next();
    const bytes = kept.get(name) ?? packed(name);
    kept.set(name, bytes);
    bytes.then(
      (body) => {
        res.set({
          'Content-Type': type,
          'Content-Encoding': 'gzip',
          'Cache-Control': 'public, max-age=31536000, immutable',
          Vary: 'Accept-Encoding',
        });
        res.send(body);
      },
      () => {
        kept.delete(name);
        next();
      },
    );
  };
}
