import type { Response } from 'express';
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

export function sendError(res: Response, { status, headers, body }: ErrorReply): void {
  if (!res.headersSent) for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  sendJson(res, status, body);
}

/** The header that names a file, safe for any name (RFC 6266): a browser shows pictures and saves everything else. */
export const disposition = (name: string, mime: string): string =>
  `${mime.startsWith('image/') ? 'inline' : 'attachment'}; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
