import type { Logger } from 'pino';
import type { Context } from './context.ts';
import type { OpenServices } from './services.ts';

/** What a request says of itself, whatever surface it came by. */
export interface RequestFacts extends Pick<Context, 'surface' | 'requestId'> {
  /** The header as it came. */
  readonly authorization: string | undefined;
  /** Of the client, behind proxies that are trusted. */
  readonly address: string;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Looks the caller up and gathers what a resolver may use. */
export async function contextOf(
  { services, authenticator }: OpenServices,
  log: Logger,
  request: RequestFacts,
): Promise<Context> {
  return {
    services,
    surface: request.surface,
    requestId: request.requestId,
    log: log.child({ requestId: request.requestId }),
    ...(await authenticator.identify(request.authorization, request.address)),
    ...(request.idempotencyKey ? { idempotencyKey: request.idempotencyKey } : {}),
    ...(request.signal ? { signal: request.signal } : {}),
  };
}

/** Counts a request of a known caller; headers to answer with. Throws TOO_MANY_REQUESTS. */
export const admit = async (ctx: Context): Promise<Record<string, string>> =>
  ctx.caller ? ctx.services.limits.admit(ctx.caller) : {};
