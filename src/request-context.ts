import type { Logger } from 'pino';
import type { Identity } from './authenticate.ts';
import { clientNetwork } from './client-address.ts';
import type { Context } from './context.ts';
import type { OpenServices } from './services.ts';

/** What a request says of itself, whatever surface it came by. */
export interface RequestFacts extends Pick<Context, 'surface' | 'requestId'> {
  /** The header as it came. */
  readonly authorization: string | undefined;
  /** Of the client, behind proxies that are trusted. */
  readonly address: string;
  /** Where it is known already. */
  readonly identity?: Identity | undefined;
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
    client: clientNetwork(request.address),
    log: log.child({ requestId: request.requestId }),
    ...(request.identity ?? (await authenticator.identify(request.authorization, request.address))),
    ...(request.idempotencyKey ? { idempotencyKey: request.idempotencyKey } : {}),
    ...(request.signal ? { signal: request.signal } : {}),
  };
}

/**
 * Counts a request by its token, or by its client where it shows none; headers to answer with. Throws TOO_MANY_REQUESTS.
 * Wrong tokens have a limit of their own.
 */
export const admit = async ({ caller, refusal, client, services }: Context): Promise<Record<string, string>> => {
  if (caller) return services.limits.admit(caller);
  return refusal ? {} : services.limits.admitClient(client);
};
