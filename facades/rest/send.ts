import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { ErrorReply } from '../core/errors.ts';

/** Sends JSON as it is: Express would add an ETag, which costs a hash of every picture. */
export function sendJson(res: Response, status: number, body: unknown): void {
  sendBytes(res, status, 'application/json', Buffer.from(JSON.stringify(body)));
}

export function sendBytes(res: Response, status: number, type: string, bytes: Buffer): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, { 'content-type': type, 'content-length': bytes.length });
  res.end(bytes);
}

/** A year, in seconds: as long as caches keep anything. */
const FOR_EVER = 31_536_000;

/** Express's own answer is no for Node's fetch, which sends `Cache-Control: no-cache` beside every `If-None-Match`. */
const isKept = (req: Request, etag: string): boolean =>
  (req.headers['if-none-match'] ?? '').split(',').some((known) => [etag, `W/${etag}`, '*'].includes(known.trim()));

/** Sends a file, or says that the client has it already. What may change is asked for again each time, by its ETag. */
export function sendFile(
  req: Request,
  res: Response,
  {
    bytes,
    mime,
    immutable,
  }: { readonly bytes: Buffer; readonly mime: string; readonly immutable?: boolean | undefined },
): void {
  if (res.headersSent || res.destroyed) return;
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  res.setHeader('etag', etag);
  res.setHeader('cache-control', immutable ? `public, max-age=${FOR_EVER}, immutable` : 'private, no-cache');
  if (isKept(req, etag)) return void res.status(304).end();
  sendBytes(res, 200, mime, bytes);
}

export function sendError(res: Response, { status, headers, body }: ErrorReply): void {
  if (!res.headersSent) for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  sendJson(res, status, body);
}

/** The header that names a file, safe for any name (RFC 6266): a browser shows pictures and saves everything else. */
export const disposition = (name: string, mime: string): string =>
  `${mime.startsWith('image/') ? 'inline' : 'attachment'}; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Names that a header tells at most, and characters of each. */
const [MOST_NAMES, MOST_LETTERS] = [20, 60];

/** Names of fields that a client sent, whatever they hold, as the value of a header: `no_backgroud, ouline`. */
export const namesForHeader = (names: readonly string[]): string =>
  names
    .slice(0, MOST_NAMES)
    .map((name) => encodeURIComponent(name.toWellFormed().slice(0, MOST_LETTERS).toWellFormed()))
    .join(', ');
