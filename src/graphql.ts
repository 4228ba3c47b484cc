import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Context as ServerContext } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { clientAddress } from './client-address.ts';
import { type Context, IDEMPOTENCY_KEY, REQUEST_ID } from './context.ts';
import { invalidInput } from './errors.ts';
import { boundDocuments, documentCache, identify, identityOf, noCache } from './graphql-bounds.ts';
import { maskError, withoutHttp } from './graphql-errors.ts';
import { boundSubscriptions } from './graphql-subscriptions.ts';
import { admit, contextOf } from './request-context.ts';
import type { OpenServices } from './services.ts';

const PATH = '/graphql';
/** GraphiQL is one page with its scripts inside. */
const GRAPHIQL_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob: data:; connect-src 'self' ws: wss:";

/** What GraphiQL shows at first: something that draws. */
const FIRST_QUERY = `# Put your token into the header below, then press play.
mutation {
  generateImage(
    input: {
      description: "a brave knight with a red cape"
      imageSize: { width: 64, height: 64 }
      noBackground: true
    }
  ) {
    finished {
      images { url drawnAs seed palette }
      usage { type usd }
    }
  }
}
`;

/** GraphQL over HTTP and SSE, with GraphiQL for browsers. Mount before any body parser. */
export function createGraphQL(schema: GraphQLSchema, opened: OpenServices, log: Logger) {
  const yoga = createYoga<{ req: IncomingMessage; res?: ServerResponse }, Context>({
    schema,
    graphqlEndpoint: PATH,
    landingPage: false,
    logging: false,
    graphiql: {
      title: 'Pixelkiln',
      subscriptionsProtocol: 'WS',
      headers: '{"Authorization": "Bearer "}',
      defaultQuery: FIRST_QUERY,
    },
    // Its page is 80 MB of memory: loaded by the first who looks at it.
    renderGraphiQL: async (options) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options),
    cors: false,
    batching: false,
    parserAndValidationCache: { documentCache: documentCache(), errorCache: noCache },
    plugins: [boundDocuments as Plugin, boundSubscriptions(opened.authenticator, opened.services.config, log)],
    maskedErrors: { maskError: (error) => maskError(error, log) },
    context: async ({ request, req, res }) => {
      const { headers } = request;
      const requestId = requestIdOf(headers);
      res?.setHeader('x-request-id', requestId);
      const ctx = await contextOf(opened, log, {
        surface: 'graphql',
        requestId,
        authorization: undefined,
        identity: identityOf(req) ?? { caller: null },
        address: clientAddress(req, opened.services.config.trustProxy),
        idempotencyKey: idempotencyKeyOf(headers),
        signal: request.signal,
      });
      const rate = await admit(ctx);
      for (const [name, value] of Object.entries(rate)) res?.setHeader(name, value);
      return ctx;
    },
  });
  return yoga;
}

/** The id under which a request is logged: the one that a proxy gave, or a new one. */
function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Refused rather than cut: two long keys with one beginning are two requests. */
function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? undefined;
  if (key === undefined || IDEMPOTENCY_KEY.pattern.test(key)) return key;
  throw invalidInput([{ path: ['header', 'Idempotency-Key'], message: IDEMPOTENCY_KEY.message, type: 'value_error' }]);
}

type Yoga = ReturnType<typeof createGraphQL>;

/** GraphiQL's page needs more than others may do. */
export const allowGraphiql: RequestHandler = (req, res, next) => {
  if (req.method === 'GET') res.setHeader('content-security-policy', GRAPHIQL_POLICY);
  next();
};

/** What a client says in connectionParams, which may be any JSON; what is no header at all becomes a wrong one. */
function authorizationOf(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const { authorization, Authorization, token } = params ?? {};
  const given = authorization ?? Authorization ?? (token ? `Bearer ${token}` : undefined);
  if (given === undefined) return undefined;
  return typeof given === 'string' && /^[\t\x20-\x7e]*$/.test(given) ? given : 'none';
}

/** Close codes of graphql-ws for who shows a wrong token, or one too often: its clients do not try again. */
const UNAUTHORIZED = 4401;
const TOO_MANY = 4429;
/** The WebSocket protocol's bound of a reason, in bytes. */
const LONGEST_REASON = 123;

/**
 * Subscriptions over graphql-ws. The token comes in connectionParams as `authorization: "Bearer …"` or `token`; a wrong
 * one closes the connection, and none leaves what needs none.
 */
export function serveWebSockets(http: Server, yoga: Yoga, { services, authenticator }: OpenServices, log: Logger) {
  const { maxBodyBytes, trustProxy } = services.config;
  const wss = new WebSocketServer({ server: http, path: PATH, maxPayload: maxBodyBytes });
  type Envelop = { execute: (args: unknown) => unknown; subscribe: (args: unknown) => unknown };
  const shown = (error: unknown) => withoutHttp(maskError(error, log) as GraphQLError);
  /** Asked anew for each operation: a token may have been revoked since the connection began. */
  const identifyNow = async ({ connectionParams, extra: { request } }: WsContext) => {
    const authorization = authorizationOf(connectionParams) ?? request.headers.authorization;
    const identity = await authenticator.identify(authorization, clientAddress(request, trustProxy));
    identify(request, identity);
    return identity;
  };
  // graphql-ws runs the same pipeline as HTTP: parse, validate, limits, context, masked errors.
  return useServer(
    {
      execute: (args) => (args.rootValue as Envelop).execute(args) as never,
      subscribe: (args) => (args.rootValue as Envelop).subscribe(args) as never,
      onConnect: async (ws) => {
        const { refusal } = await identifyNow(ws);
        if (!refusal) return true;
        const { code, message } = refusal;
        ws.extra.socket.close(code === 'TOO_MANY_REQUESTS' ? TOO_MANY : UNAUTHORIZED, message.slice(0, LONGEST_REASON));
        return false;
      },
      onSubscribe: async (ws, _id, params) => {
        const { request } = ws.extra;
        try {
          await identifyNow(ws);
          const { schema, execute, subscribe, contextFactory, parse, validate } = yoga.getEnveloped({
            params,
            request: new Request('http://localhost/graphql'),
            req: request,
          } as never);
          const args = {
            schema,
            operationName: params.operationName,
            document: parse(params.query),
            variableValues: params.variables,
            contextValue: await contextFactory(),
            rootValue: { execute, subscribe },
          };
          const errors = validate(args.schema, args.document);
          return errors.length ? errors : args;
        } catch (error) {
          return [shown(error)];
        }
      },
      onError: (_ws, _id, _payload, errors) => errors.map(shown),
      onNext: (_ws, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map(shown) } : undefined,
    },
    wss,
  );
}

type WsContext = Pick<ServerContext<Record<string, unknown> | undefined, Extra>, 'connectionParams' | 'extra'>;
