import cors from 'cors';
import type { RequestHandler } from 'express';

/** What a page may send besides what every page may. */
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'Last-Event-ID',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Protocol-Version',
  'Mcp-Session-Id',
  'X-Request-Id',
];
/** What a page may read of an answer. */
const ANSWER_HEADERS = [
  'Content-Disposition',
  'ETag',
  'Mcp-Session-Id',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'WWW-Authenticate',
  'X-Ignored-Fields',
  'X-Request-Id',
];
/** For so long, in seconds, a browser need not ask again whether it may. */
const REMEMBERED_S = 7_200;

/** Lets pages of these origins (`*`: of all) call every surface. Tokens come in a header, so there are no cookies to guard. */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  const allow = cors({
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: REQUEST_HEADERS,
    exposedHeaders: ANSWER_HEADERS,
    maxAge: REMEMBERED_S,
  });
  return (req, res, next) => {
    const isPreflight = req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined;
    // an OPTIONS that is none asks what a route can do
    if (req.method === 'OPTIONS' && !isPreflight) return next();
    allow(req, res, next);
  };
}
