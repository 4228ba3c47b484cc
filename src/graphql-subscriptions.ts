import type { ExecutionResult, GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { Authenticator } from './authenticate.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { endedBy } from './ended-by.ts';
import { AppError } from './errors.ts';
import { maskError } from './graphql-errors.ts';

/** Seconds after which another subscription may have ended. */
const RETRY_AFTER_S = 10;

/**
 * Bounds subscriptions, by SSE and by WebSocket: an account may have so many open on this process, and each ends when its
 * token is revoked; its last event says so.
 */
export function boundSubscriptions(
  { onRevoked }: Pick<Authenticator, 'onRevoked'>,
  { maxSubscriptions }: Pick<Config, 'maxSubscriptions'>,
  log: Logger,
): Plugin<Context> {
  const open = new Map<string, number>();
  /** Counts one; the returned function takes it off again, however often it is called. */
  const count = (accountId: string) => {
    open.set(accountId, (open.get(accountId) ?? 0) + 1);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      const left = open.get(accountId)! - 1;
      if (left) open.set(accountId, left);
      else open.delete(accountId);
    };
  };
  const refused = (error: AppError): ExecutionResult => ({ errors: [maskError(error, log) as GraphQLError] });
  const tooMany = () =>
    new AppError(
      'TOO_MANY_REQUESTS',
      `Too many open subscriptions: an account may have ${maxSubscriptions}. End one before you begin another.`,
      { retryAfter: RETRY_AFTER_S },
    );

  return {
    onSubscribe: ({ args }) => ({
      onSubscribeResult: ({ result, setResult }) => {
        const { caller } = args.contextValue;
        if (!caller || !isAsyncIterable<ExecutionResult>(result)) return;
        if ((open.get(caller.accountId) ?? 0) >= maxSubscriptions) {
          result[Symbol.asyncIterator]()
            .return?.()
            .catch(() => {});
          return setResult(refused(tooMany()));
        }
        const uncount = count(caller.accountId);
        const listen = (end: () => void) => {
          const stop = onRevoked(caller.tokenId, end);
          return () => {
            stop();
            uncount();
          };
        };
        setResult(endedBy(result, refused(new AppError('UNAUTHENTICATED', 'Invalid API token')), listen));
      },
    }),
  };
}
