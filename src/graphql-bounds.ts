import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { type DocumentNode, GraphQLError, Kind, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { Identity } from './authenticate.ts';
import { createReadBytes } from './bounded-body.ts';
import { AppError } from './errors.ts';

/** Documents that say more than any program needs: reading and judging them would cost more than answering them. */
const MAX_TOKENS = 10_000;
/** Of whoever shows no token: what needs none is short. */
const MAX_TOKENS_OPEN = 2_000;
const MAX_BYTES_OPEN = 64 * 1024;
/** Of brackets: graphql-js reads them by recursion and runs out of stack some thousands deep. */
const MAX_NESTING = 200;
/** Validation compares fields with fields: 2,000 take 0.4 s. Fields that are asked for are bounded once more, by their price. */
const MAX_FIELDS = 500;

/** Who sends a request, for those who look at it after the guard. */
const identities = new WeakMap<IncomingMessage, Identity>();

/** Says who a request comes from; an upgrade to a WebSocket stands for all that comes over it. */
export const identify = (request: IncomingMessage, identity: Identity): void => void identities.set(request, identity);
export const identityOf = (request: IncomingMessage): Identity | undefined => identities.get(request);

const tooLong = (message: string) => new GraphQLError(message, { extensions: { code: 'GRAPHQL_PARSE_FAILED' } });

/** Refuses documents that are too long or too deep before they are read, and those of too many fields before they are judged. */
export const boundDocuments: Plugin<{ req: IncomingMessage }> = {
  onParse: ({ context, parseFn, setParseFn }) =>
    setParseFn((source: string | { body: string }, options?: object): DocumentNode => {
      if (nestingOf(typeof source === 'string' ? source : source.body) > MAX_NESTING)
        throw tooLong(`The document is nested more than ${MAX_NESTING} deep.`);
      const maxTokens = identityOf(context.req)?.caller ? MAX_TOKENS : MAX_TOKENS_OPEN;
      const document: DocumentNode = parseFn(source, { ...options, maxTokens });
      let fields = 0;
      visit(document, {
        [Kind.FIELD]: () => {
          if (++fields > MAX_FIELDS) throw tooLong(`The document has more than ${MAX_FIELDS} fields.`);
        },
      });
      return document;
    }),
};

/** Text of documents that are remembered as parsed and judged, in letters; a parsed one is some fifty times as large. */
const REMEMBERED_LETTERS = 512 * 1024;

/** Parsed documents by their text, within bounded memory. */
export const documentCache = (): LRUCache<string, DocumentNode> =>
  new LRUCache({ maxSize: REMEMBERED_LETTERS, sizeCalculation: (_document, text) => text.length + 1 });
/** Why a document was refused depends on who sent it: it is not remembered. */
export const noCache = { get: () => undefined, set: () => {} };

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

/**
 * What stands before GraphQL: it finds out who asks, and reads the body that GraphQL would read itself, as long as that
 * client may send one.
 */
export function graphqlGuard(identityFor: (request: Request) => Promise<Identity>, maxBytes: number): RequestHandler {
  const readers = { known: createReadBytes(maxBytes), open: createReadBytes(Math.min(maxBytes, MAX_BYTES_OPEN)) };
  const read = async (req: Request, res: Response) => {
    for (const name of ['variables', 'extensions'])
      if (!isJson(req.query[name])) throw new AppError('BAD_USER_INPUT', `The parameter ${name} should be JSON.`);
    const identity = await identityFor(req);
    identify(req, identity);
    if (req.method !== 'POST') return;
    const body = await readers[identity.caller ? 'known' : 'open'](req, res);
    // as a stream: yoga takes the bytes of a buffer for the fields of an object
    req.body = Readable.from([body]);
    delete req.headers['content-encoding'];
  };
  return (req, res, next) => {
    read(req, res).then(next, (error: unknown) => {
      if (!(error instanceof AppError)) return next(error);
      const { code, message, status } = error;
      res.status(status === 422 ? 400 : status).json({ errors: [{ message, extensions: { code } }] });
    });
  };
}

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
