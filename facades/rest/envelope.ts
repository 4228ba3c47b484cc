import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { IDEMPOTENCY_KEY, REQUEST_ID } from '../../src/context.ts';
import { AppError } from '../../src/errors.ts';

/** The id under which a request is logged: the one that a proxy gave, or a new one. */
export function requestIdOf(req: Request, res: Response): string {
  const given = res.getHeader('x-request-id') ?? req.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The client's address; empty when the connection is gone already. */
export const addressOf = (req: Request): string => req.ip ?? '';

/** Aborts when the client goes before it was answered. */
export function signalOf(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new Error('the client has gone'));
  });
  return controller.signal;
}

/** A refusal of something outside path, query fields and body: its `loc` is final. */
export class EnvelopeError extends AppError {
  constructor(loc: readonly string[], message: string) {
    super('BAD_USER_INPUT', `${loc.join('.')}: ${message}`, { issues: [{ path: loc, message, type: 'value_error' }] });
  }
}

/** The `Idempotency-Key` header: at most 200 visible ASCII characters. */
export function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.pattern.test(key)) return key;
  throw new EnvelopeError(['header', 'Idempotency-Key'], IDEMPOTENCY_KEY.message);
}

/** The query parameter `dry_run`. */
export function dryRunOf(req: Request): boolean {
  const given = req.query.dry_run;
  if (given === undefined || given === 'false' || given === '0') return false;
  if (given === 'true' || given === '1') return true;
  throw new EnvelopeError(['query', 'dry_run'], "Should be 'true' or 'false'");
}
