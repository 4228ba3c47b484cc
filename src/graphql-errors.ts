import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { AppError, type Issue } from './errors.ts';

/** Errors for which nothing was looked at: proxies and clients should see them in the HTTP status too. */
const SHOWN_BY_HTTP: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'OVERLOADED']);

/** What a GraphQL client sees of an error: AppErrors and syntax errors as they are, everything else opaque and logged. */
export function maskError(error: unknown, log: Logger): Error {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const place =
    error instanceof GraphQLError
      ? { nodes: error.nodes, source: error.source, positions: error.positions, path: error.path }
      : {};
  const shown = asAppError(cause);
  if (shown) return new GraphQLError(shown.message, { ...place, extensions: extensionsOf(shown) });
  if (error instanceof GraphQLError && !error.originalError) return error;
  const requestId = randomUUID();
  log.error({ err: cause, requestId }, 'graphql operation failed');
  return new GraphQLError(`Internal error (request ${requestId})`, { ...place, extensions: { code: 'INTERNAL' } });
}

function extensionsOf({ code, issues, retryAfter, details, status }: AppError): Record<string, unknown> {
  return {
    code,
    ...(issues.length ? { issues } : {}),
    ...(retryAfter ? { retryAfter } : {}),
    ...(details ? { details } : {}),
    ...(SHOWN_BY_HTTP.has(code)
      ? { http: { status, headers: retryAfter ? { 'retry-after': String(retryAfter) } : {} } }
      : {}),
  };
}

/** AppErrors, and what the validation plugin throws. */
function asAppError(cause: unknown): AppError | undefined {
  if (cause instanceof AppError) return cause;
  const { issues } = cause as { issues?: readonly { path?: Issue['path']; message: string }[] };
  if (!(cause instanceof Error) || !Array.isArray(issues)) return undefined;
  const named = issues.map(({ path, message }) => ({ path: path ?? [], message, type: 'value_error' }));
  return new AppError('BAD_USER_INPUT', named.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '), {
    issues: named,
  });
}
