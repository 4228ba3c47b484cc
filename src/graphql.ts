import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { clientAddress } from './client-address.ts';
import { type Context, IDEMPOTENCY_KEY, REQUEST_ID } from './context.ts';
import { invalidInput } from './errors.ts';
import { maskError, withoutHttp } from './graphql-errors.ts';
import { boundSubscriptions } from './graphql-subscriptions.ts';
import { admit, contextOf } from './request-context.ts';
import type { OpenServices } from './services.ts';

const PATH = '/graphql';
/** GraphiQL is one page with its scripts inside. */
const GRAPHIQL_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob: data:; connect-src 'self' ws: wss:";

/** A document that says more than any program needs: reading it would cost more than answering it. */
const MAX_TOKENS = 10_000;
/** Of brackets: graphql-js reads them by recursion and runs out of stack some thousands deep. */
const MAX_NESTING = 200;

/** Refuses documents that are too long or too deep before they are read. */
const bounded: Plugin = {
  onParse: ({ parseFn, setParseFn }) =>
    setParseFn((source: string | { body: string }, options?: object) => {
      if (nestingOf(typeof source === 'string' ? source : source.body) > MAX_NESTING)
        throw new GraphQLError(`The document is nested more than ${MAX_NESTING} deep.`, {
          extensions: { code: 'GRAPHQL_PARSE_FAILED' },
        });
      return parseFn(source, { ...options, maxTokens: MAX_TOKENS });
    }),
};

const STRINGS_AND_COMMENTS = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g;

function nestingOf(source: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of source.replace(STRINGS_AND_COMMENTS, '').matchAll(/[[({\])}]/g)) {
    depth += '[({'.includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

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
    plugins: [bounded, boundSubscriptions(opened.authenticator, opened.services.config, log)],
    maskedErrors: { maskError: (error) => maskError(error, log) },
    context: async ({ request, req, res }) => {
      const { headers } = request;
      const requestId = requestIdOf(headers);
      res?.setHeader('x-request-id', requestId);
      const ctx = await contextOf(opened, log, {
        surface: 'graphql',
        requestId,
        authorization: headers.get('authorization') ?? undefined,
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

/** What stands before GraphQL: it reads its own body, so the body must say how long it is before it is read. */
export const graphqlGuard =
  (limit: number): RequestHandler =>
  (req, res, next) => {
    const refuse = (status: number, code: string, message: string) =>
      res.status(status).json({ errors: [{ message, extensions: { code } }] });
    for (const name of ['variables', 'extensions'])
      if (!isJson(req.query[name])) return void refuse(400, 'BAD_USER_INPUT', `The parameter ${name} should be JSON.`);
    if (req.method !== 'POST') {
      res.setHeader('content-security-policy', GRAPHIQL_POLICY);
      return next();
    }
    const length = Number(req.headers['content-length'] ?? Number.NaN);
    if (Number.isNaN(length)) refuse(411, 'BAD_USER_INPUT', 'Send a Content-Length header.');
    else if (length > limit)
      refuse(413, 'PAYLOAD_TOO_LARGE', `The body has ${length} bytes; at most ${limit} are taken.`);
    else next();
  };

/** Whether a query parameter, if it is there, is JSON text. */
function isJson(text: unknown): boolean {
  if (text === undefined || text === '') return true;
  try {
    JSON.parse(String(text));
    return true;
  } catch {
    return false;
  }
}

/** What a client says in connectionParams, which may be any JSON; what is no header at all becomes a wrong one. */
function authorizationOf(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const { authorization, Authorization, token } = params ?? {};
  const given = authorization ?? Authorization ?? (token ? `Bearer ${token}` : undefined);
  if (given === undefined) return undefined;
  return typeof given === 'string' && /^[\t\x20-\x7e]*$/.test(given) ? given : 'none';
}

/** Subscriptions over graphql-ws. The token comes in connectionParams as `authorization: "Bearer …"` or `token`. */
export function serveWebSockets(http: Server, yoga: Yoga, maxPayload: number, log: Logger) {
  const wss = new WebSocketServer({ server: http, path: PATH, maxPayload });
  type Envelop = { execute: (args: unknown) => unknown; subscribe: (args: unknown) => unknown };
  const shown = (error: unknown) => withoutHttp(maskError(error, log) as GraphQLError);
  // graphql-ws runs the same pipeline as HTTP: parse, validate, limits, context, masked errors.
  return useServer(
    {
      execute: (args) => (args.rootValue as Envelop).execute(args) as never,
      subscribe: (args) => (args.rootValue as Envelop).subscribe(args) as never,
      onSubscribe: async (ws, _id, params) => {
        const authorization = authorizationOf(ws.connectionParams) ?? ws.extra.request.headers.authorization;
        const request = new Request('http://localhost/graphql', { headers: authorization ? { authorization } : {} });
        const { schema, execute, subscribe, contextFactory, parse, validate } = yoga.getEnveloped({
          params,
          request,
          req: ws.extra.request,
        } as never);
        try {
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
