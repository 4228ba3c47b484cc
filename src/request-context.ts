import type { Logger } from 'pino';
import { bearer } from './access.ts';
import type { Context } from './context.ts';
import type { OpenServices } from './services.ts';

/** What a request says of itself, whatever surface it came by. */
export interface RequestFacts extends Pick<Context, 'surface' | 'requestId'> {
  /** The header as it came. */
  readonly authorization: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Looks the caller up and gathers what a resolver may use. */
export async function contextOf(
  { services, authenticate }: OpenServices,
  log: Logger,
  request: RequestFacts,
): Promise<Context> {
  const token = bearer(request.authorization);
  return {
    services,
    surface: request.surface,
    requestId: request.requestId,
    log: log.child({ requestId: request.requestId }),
    caller: token ? await authenticate(token) : null,
    tokenGiven: Boolean(request.authorization?.trim()),
    ...(request.idempotencyKey ? { idempotencyKey: request.idempotencyKey } : {}),
    ...(request.signal ? { signal: request.signal } : {}),
  };
}

/** Counts a request of a known caller; headers to answer with. Throws TOO_MANY_REQUESTS. */
export const admit = async (ctx: Context): Promise<Record<string, string>> =>
  ctx.caller ? ctx.services.limits.admit(ctx.caller) : {};
