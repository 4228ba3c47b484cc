import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError, type Issue } from '../../src/errors.ts';
import { snakeCase } from './names.ts';

/** An answer of REST that is no success. */
export interface ErrorReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Loc = readonly (string | number)[];

/**
 * `{"detail": text}`, and for 422 `{"detail": [{loc, msg, type}]}`. `locate` says where a field of the input stands in
 * the request: `["body", "image_size", "width"]`, `["path", "job_id"]`.
 */
export function restError(error: AppError, locate: (path: Issue['path']) => Loc = bodyLoc): ErrorReply {
  const headers: Record<string, string> = {};
  if (error.code === 'UNAUTHENTICATED') headers['www-authenticate'] = 'Bearer';
  const retryAfter = error.retryAfter ?? RETRY_AFTER[error.code];
  if (retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfter)));
  const { headers: theirs, ...details } = error.details ?? {};
  if (typeof theirs === 'object') Object.assign(headers, theirs);
  const more = Object.entries(details).map(([name, value]) => [snakeCase(name), value]);
  return {
    status: error.status,
    headers,
    body: {
      ...Object.fromEntries(more),
      detail: error.issues.length ? issueList(error.issues, locate) : error.message,
    },
  };
}

/** Seconds, where the error itself does not say. */
const RETRY_AFTER: Readonly<Record<string, number>> = { LOCKED: 3, TOO_MANY_REQUESTS: 1, OVERLOADED: 30 };

export const bodyLoc = (path: Issue['path']): Loc => ['body', ...path];

const issueList = (issues: readonly Issue[], locate: (path: Issue['path']) => Loc) =>
  issues.map(({ path, message, type }) => ({ loc: locate(path), msg: message, type }));

/** What an assistant reads: a line for each problem, then what to do about it. */
export function errorText(error: AppError): string {
  const lines = error.issues.length
    ? error.issues.map(({ path, message }) => `error: ${path.length ? `${path.join('.')}: ` : ''}${message}`)
    : [`error: ${error.message}`];
  const wait = error.retryAfter === undefined ? '' : ` (${Math.max(1, Math.ceil(error.retryAfter))} s)`;
  return [...lines, `hint: ${error.hint}${wait}`].join('\n');
}

/** Any thrown thing as an error that a user may see; what is not one already is logged and made opaque. */
export function toAppError(error: unknown, log: Pick<Logger, 'error'>, requestId: string = randomUUID()): AppError {
  if (error instanceof AppError) return error;
  log.error({ err: error, requestId }, 'request failed');
  return new AppError('INTERNAL', `Internal error (request ${requestId})`, { cause: error });
}
