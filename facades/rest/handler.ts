import type { Request, Response } from 'express';
import { requireScope } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import type { Envelope } from '../core/coerce.ts';
import type { FacadeDeps } from '../core/deps.ts';
import { restError, toAppError } from '../core/errors.ts';
import { createInvoke } from '../core/invoke.ts';
import { hasPrice, type RouteBinding, takes } from '../core/operations.ts';
import { checkedReply } from '../core/replies.ts';
import type { ReadBody } from './body.ts';
import { addressOf, dryRunOf, EnvelopeError, idempotencyKeyOf, requestIdOf, signalOf } from './envelope.ts';
import { parametersOf } from './parameters.ts';
import { disposition, namesForHeader, sendError, sendFile, sendJson } from './send.ts';

/**
 * Serves one route. In this order: who asks, their rate, whether they may, the body, then the operation; so a request
 * without a right counts, costs nothing and learns nothing.
 */
export function createHandler(binding: RouteBinding, deps: FacadeDeps, readBody: ReadBody) {
  const { operation, route, surface } = binding;
  const { reply } = route;
  const isPriced = hasPrice(operation) && takes(operation, 'dryRun');
  const invoke = createInvoke(deps.schema, operation, binding, isPriced);
  const parameters = parametersOf(binding);

  const answer = async (req: Request, res: Response, ctx: Context): Promise<void> => {
    const envelope = envelopeOf(req);
    const body = await readBody(req, res);
    const input = Object.assign(body, parameters.read(req));
    const { data, ignored } = await invoke({ input, ctx, envelope, priceOnly: envelope.dryRun });
    if (ignored.length) res.setHeader('x-ignored-fields', namesForHeader(ignored));
    if (envelope.dryRun) return sendJson(res, 200, dryRunBody(data));
    if ('body' in reply) return sendJson(res, reply.status, checkedReply(reply.body(data), reply.schema, deps));
    const { base64, mime, name, immutable } = reply.file(data);
    res.setHeader('content-disposition', disposition(name, mime));
    sendFile(req, res, { mime, immutable, bytes: Buffer.from(base64, 'base64') });
  };

  const envelopeOf = (req: Request): Envelope => {
    const idempotencyKey = idempotencyKeyOf(req);
    const dryRun = operation.kind === 'mutation' && dryRunOf(req);
    if (dryRun && !isPriced) throw new EnvelopeError(['query', 'dry_run'], 'This operation is free and has no dry run');
    return { ...(idempotencyKey === undefined ? {} : { idempotencyKey }), ...(dryRun ? { dryRun } : {}) };
  };

  return async (req: Request, res: Response): Promise<void> => {
    const requestId = requestIdOf(req, res);
    res.setHeader('x-request-id', requestId);
    // for whoever measures
    res.locals.operation = operation.field.name;
    const locate = (path: readonly (string | number)[]) => parameters.locate(path);
    try {
      const ctx = await deps.context({
        surface,
        authorization: req.headers.authorization,
        address: addressOf(req),
        requestId,
        idempotencyKey: keyOrNone(req),
        signal: signalOf(res),
      });
      for (const [name, value] of Object.entries(await deps.admit(ctx))) res.setHeader(name, value);
      requireScope(ctx, operation.meta.scope);
      await answer(req, res, ctx);
    } catch (thrown) {
      const error = toAppError(thrown, deps.log, requestId);
      sendError(res, restError(error, error instanceof EnvelopeError ? (path) => path : locate));
    }
  };
}

/** A wrong key is refused later, after the caller's rights are known. */
function keyOrNone(req: Request): string | undefined {
  try {
    return idempotencyKeyOf(req);
  } catch {
    return undefined;
  }
}

const dryRunBody = ({ price }: { price: { usd: number; generations: number } }) => ({
  dry_run: true,
  usage: { type: 'usd', usd: price.usd, generations: price.generations },
});
