import { Readable } from 'node:stream';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import {
  type AuthInfo,
  createMcpHandler as createSdkHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Request, Response } from 'express';
import { requireCaller } from '../../src/access.ts';
import { createReadBytes } from '../../src/bounded-body.ts';
import type { Context } from '../../src/context.ts';
import type { AppError } from '../../src/errors.ts';
import type { FacadeDeps } from '../core/deps.ts';
import { errorText, restError, toAppError } from '../core/errors.ts';
import { version } from '../core/version.ts';
import { addressOf, requestIdOf, signalOf } from '../rest/envelope.ts';
import { sendError } from '../rest/send.ts';
import { progressOf } from './progress.ts';
import { type ServedTool, serveTools } from './tools.ts';

export interface McpDeps extends FacadeDeps {
  /** Where users reach the server; its host is allowed besides the loopback names. */
  readonly publicUrl: string;
  /** More host names (no ports) that requests may be addressed to, and pages served from. */
  readonly allowedHosts?: readonly string[];
  /** Origins of pages that may ask besides those of these hosts; `*` is all. */
  readonly origins?: readonly string[];
}

/** What a page that rebinds its own name to this address cannot claim to be. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const INSTRUCTIONS =
  'Pixel art for games. Tools that make something return its id at once and work on; ask for the result with the get ' +
  'tool that the hint names, or send a progress token to wait for it. Results and errors are lines "name: value"; do ' +
  'what a hint says.';

/**
 * Tools over streamable HTTP, for clients of both protocol lines, without sessions: mount it for every method of one
 * path. Answers 403 to foreign hosts and origins and 401 without a valid token, before anything is read.
 */
export function createMcpHandler(deps: McpDeps): (req: Request, res: Response) => Promise<void> {
  const tools = serveTools(deps);
  const readBytes = createReadBytes(deps.maxBodyBytes);
  const hosts = [...LOOPBACK, new URL(deps.publicUrl).hostname, ...(deps.allowedHosts ?? [])];
  const isHost = hostHeaderValidation(hosts);
  const { origins = [] } = deps;
  const known = origins.filter((origin) => origin !== '*').map((origin) => new URL(origin).hostname);
  const isOrigin = origins.includes('*') ? () => true : originValidation([...hosts, ...known]);
  const report = (err: Error) => deps.log.debug({ err }, 'mcp request refused');
  const sdk = createSdkHandler(({ authInfo }) => createServer(tools, authInfo?.extra as unknown as Asked), {
    maxRequestBodySize: deps.maxBodyBytes,
    onerror: report,
  });
  const handle = toNodeHandler(sdk, { maxRequestBodySize: deps.maxBodyBytes, onerror: report });

  return async (req, res) => {
    if (!isHost(req, res) || !isOrigin(req, res)) return;
    const requestId = requestIdOf(req, res);
    res.setHeader('x-request-id', requestId);
    try {
      const { authorization } = req.headers;
      const context = await deps.context({
        surface: 'mcp',
        authorization,
        address: addressOf(req),
        requestId,
        signal: signalOf(res),
      });
      const called = (operation: string) => {
        res.locals.operation = operation;
      };
      const { tokenId, scopes } = requireCaller(context);
      const { admit, headers } = await admission(deps, context);
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      const asked: Asked = { context, called, admit };
      const auth = { token: '', clientId: tokenId, scopes: [...scopes], extra: { ...asked } };
      const body = req.method === 'POST' ? await readBytes(req, res) : undefined;
      await handle(body ? again(req, body, auth) : Object.assign(req, { auth }), res);
    } catch (thrown) {
      sendError(res, restError(toAppError(thrown, deps.log, requestId)));
    }
  };
}

/** A request whose body was read, as one that is still to be read: the SDK has its own answers to what is no message. */
function again({ method, url, headers }: Request, body: Buffer, auth: AuthInfo) {
  const { 'content-encoding': _unpacked, ...rest } = headers;
  return Object.assign(Readable.from([body]), { method, url, headers: rest, auth });
}

/** What one HTTP request brings to the SDK's handlers. */
interface Asked {
  readonly context: Context;
  /** Hears which operation it was, for whoever measures. */
  readonly called: (operation: string) => void;
  /** Throws when the caller's rate is used up. */
  readonly admit: () => Promise<void>;
}

/**
 * Counts an HTTP request against its caller's rate before the SDK sees it, because the SDK may send a head before it
 * calls a tool; every reply carries the headers. A refusal waits for whoever calls `admit`: an assistant reads it as the
 * result of its tool. Of several messages in one request each one after the first counts too.
 */
async function admission(deps: FacadeDeps, context: Context) {
  let refusal: AppError | undefined;
  let counted = true;
  const headers = await deps.admit(context).catch((thrown: unknown) => {
    refusal = toAppError(thrown, deps.log, context.requestId);
    return restError(refusal).headers;
  });
  const admit = async () => {
    if (refusal) throw refusal;
    if (!counted) await deps.admit(context);
    counted = false;
  };
  return { admit, headers };
}

/** The SDK wants a server for each request; ours share their tools. */
function createServer(tools: ReadonlyMap<string, ServedTool>, asked: Asked): Server {
  const server = new Server(
    { name: 'pixelkiln', title: 'Pixelkiln', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', async () => {
    await asked.admit().catch((error: AppError) => {
      throw new ProtocolError(ProtocolErrorCode.InternalError, errorText(error));
    });
    return { tools: [...tools.values()].map(({ listing }) => listing) };
  });
  server.setRequestHandler('tools/call', async ({ params }, request) => {
    const tool = tools.get(params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    asked.called(tool.operation);
    return callTool(tool, params.arguments ?? {}, asked, request);
  });
  return server;
}

async function callTool(
  tool: ServedTool,
  input: Record<string, unknown>,
  { context, admit }: Asked,
  request: ServerContext,
) {
  const progress = progressOf(request);
  const signal = context.signal ? AbortSignal.any([context.signal, request.mcpReq.signal]) : request.mcpReq.signal;
  const ctx = { ...context, signal, ...(progress ? { onProgress: progress.tell } : {}) };
  const result = await tool.call(input, ctx, { admit, follow: progress !== undefined });
  await progress?.told();
  return result;
}
