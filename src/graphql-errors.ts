import { randomUUID } from 'node:crypto';
import { PothosValidationError } from '@pothos/core';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { AppError, type Issue } from './errors.ts';

/** Errors for which nothing was looked at: proxies and clients should see them in the HTTP status too. */
const SHOWN_BY_HTTP: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'OVERLOADED']);

/** What a GraphQL client sees of an error: AppErrors and syntax errors as they are, everything else opaque and logged. */
export function maskError(error: unknown, log: Logger): Error {
  const cause = originOf(error);
  const place =
    error instanceof GraphQLError
      ? { nodes: error.nodes, source: error.source, positions: error.positions, path: error.path }
      : {};
  const shown = asAppError(cause);
  if (shown) return new GraphQLError(shown.message, { ...place, extensions: extensionsOf(shown) });
  if (error instanceof GraphQLError && isOfUser(error, cause)) return coded(error);
  const requestId = randomUUID();
  log.error({ err: cause, requestId }, 'graphql operation failed');
  return new GraphQLError(`Internal error (request ${requestId})`, { ...place, extensions: { code: 'INTERNAL' } });
}

/** An error for those who have no HTTP answer: `extensions.http` is for the server that writes its head. */
export function withoutHttp(error: GraphQLError): GraphQLError {
  if (!error.extensions.http) return error;
  const { nodes, source, positions, path, message } = error;
  const { http: _head, ...extensions } = error.extensions;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** What was thrown at first: graphql-js wraps errors, its own among them, more than once. */
function originOf(error: unknown): unknown {
  let at = error;
  while (at instanceof GraphQLError && at.originalError) at = at.originalError;
  return at;
}

/** Whether graphql-js or Pothos itself refused the request: its syntax, its variables (no path yet), a cursor. */
const isOfUser = (error: GraphQLError, cause: unknown): boolean =>
  error === cause || cause instanceof PothosValidationError || (cause instanceof GraphQLError && !error.path);

/** graphql-js quotes the whole value that it refuses, and a picture is long. */
const LONGEST_MESSAGE = 1_000;

/** The same error with a code, if it has none, and no longer than anybody reads. */
function coded(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, extensions } = error;
  if (extensions.code && error.message.length <= LONGEST_MESSAGE) return error;
  const { length } = error.message;
  const half = LONGEST_MESSAGE / 2;
  const message =
    length > LONGEST_MESSAGE ? `${error.message.slice(0, half)} … ${error.message.slice(-half)}` : error.message;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { code: 'BAD_USER_INPUT', ...extensions },
  });
}

function extensionsOf({ code, issues, retryAfter, details, status }: AppError): Record<string, unknown> {
  const { headers, ...facts } = details ?? {};
  return {
    code,
    ...(issues.length ? { issues } : {}),
    ...(retryAfter ? { retryAfter } : {}),
    ...(Object.keys(facts).length ? { details: facts } : {}),
    ...(SHOWN_BY_HTTP.has(code)
      ? {
          http: {
            status,
            headers: {
              ...(typeof headers === 'object' ? headers : {}),
              ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
              ...(code === 'UNAUTHENTICATED' ? { 'www-authenticate': 'Bearer' } : {}),
            },
          },
        }
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
