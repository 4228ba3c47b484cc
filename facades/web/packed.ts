import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Scripts and styles of a folder that lie there packed (`name.js.gz`): sent as they are, and unpacked for whoever does not
 * take gzip (browsers take brotli over TLS alone). Each is read once and kept. Their names hold a hash of their bytes, so
 * that a browser may keep them for good. Everything else is left to who comes next.
 */
export function packedFiles(folder: string): RequestHandler {
  const kept = new Map<string, Promise<Buffer>>();
  return (req, res, next) => {
    const name = req.path.slice(1);
    const type = TYPES[path.extname(name)];
    if (!type || !/^[\w.-]+$/.test(name)) return next();
    const bytes = kept.get(name) ?? readFile(path.join(folder, `${name}.gz`));
    kept.set(name, bytes);
    const packed = Boolean(req.acceptsEncodings('gzip'));
    bytes
      .then((body) => (packed ? body : promisify(gunzip)(body)))
      .then(
        (body) => {
          res.set({
            'Content-Type': type,
            'Cache-Control': 'public, max-age=31536000, immutable',
            Vary: 'Accept-Encoding',
          });
          if (packed) res.set('Content-Encoding', 'gzip');
          res.send(body);
        },
        () => {
          kept.delete(name);
          next();
        },
      );
  };
}
