import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Surface } from '../../schema/operation.ts';
import type { Context } from '../../src/context.ts';

/** What a facade knows of a request before anything of it is judged. */
export interface FacadeRequest {
  readonly surface: Surface;
  /** The header as it came. */
  readonly authorization: string | undefined;
  /** Of the client, behind proxies that are trusted. */
  readonly address: string;
  readonly requestId: string;
  readonly idempotencyKey?: string;
  /** Aborts when the client has gone. */
  readonly signal: AbortSignal;
}

/** What the server gives every facade. */
export interface FacadeDeps {
  readonly schema: GraphQLSchema;
  readonly context: (request: FacadeRequest) => Promise<Context>;
  /** Counts the request against its caller's rate. Headers to send, or an AppError TOO_MANY_REQUESTS. */
  readonly admit: (ctx: Context) => Promise<Readonly<Record<string, string>>>;
  readonly log: Logger;
  readonly maxBodyBytes: number;
  /** Compare every reply with the schema that documents it; for tests, because it costs time. */
  readonly checkReplies?: boolean;
}
