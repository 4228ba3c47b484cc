/**
 * Deployed games, on a port of their own. What users wrote runs in browsers here, so nothing that it does may reach the
 * service: without a host name of its own a game has an opaque origin (`CSP: sandbox`), no cookies and no storage.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gameOf } from './address.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  tmj: 'application/json',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  woff2: 'font/woff2',
};

export const gameType = (path: string): string =>
  TYPES[path.split('.').pop()!.toLowerCase()] ?? 'application/octet-stream';

/** `ownHost`: the game has a host name of its own, and so an origin, in which storage works. */
export const gameHeaders = (ownHost: boolean): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    `sandbox allow-scripts allow-pointer-lock${ownHost ? ' allow-same-origin' : ''}`,
    "default-src 'self' data: blob:",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=()',
  // module scripts of an opaque origin are fetched by the rules of CORS
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-cache',
});

/** A file of a deployed game; undefined for none. `path` is relative and has no way up. */
export type FindGameFile = (key: string, path: string) => Promise<Buffer | undefined>;

/** What the port of games answers. `host`: GAMES_HOST, `*.games.example`. */
export const serveGames =
  (find: FindGameFile, host?: string) =>
  async (req: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, res: ServerResponse): Promise<void> => {
    const end = (status: number, body: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
      void res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : body);
    if (req.method !== 'GET' && req.method !== 'HEAD') return end(405, '', { Allow: 'GET, HEAD' });
    const game = gameOf(req.headers.host, req.url ?? '/', host);
    const text = { 'Content-Type': 'text/plain; charset=utf-8' };
    if (!game) return end(404, 'No such game.', { ...gameHeaders(false), ...text });
    // relative addresses need the slash
    if (!game.path) return end(301, '', { Location: `/${game.key}/` });
    const path = gamePath(game.path);
    const bytes = path === undefined ? undefined : await find(game.key, path);
    const headers = gameHeaders(game.ownHost);
    if (!bytes) return end(404, 'No such file.', { ...headers, ...text });
    end(200, bytes, { ...headers, 'Content-Type': gameType(path!) });
  };

/** `/` is index.html; undefined for what cannot be a file of a game. */
export function gamePath(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path).replace(/^\//, '') || 'index.html';
    const file = name.endsWith('/') ? `${name}index.html` : name;
    return file.split('/').some((part) => part === '' || part.startsWith('.') || part.includes('\\'))
      ? undefined
      : file;
  } catch {
    return undefined;
  }
}
