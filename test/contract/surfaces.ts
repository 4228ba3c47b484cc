import type { TestApi } from '../setup/api.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
type Json = any;

/** What `tools/call` answered. */
export interface ToolAnswer {
  /** Of the HTTP response. */
  readonly status: number;
  readonly headers: Headers;
  /** The text that an assistant reads; empty when HTTP or the protocol refused the call. */
  readonly text: string;
  readonly isError: boolean;
  readonly structured: Json;
  readonly images: readonly string[];
  /** The JSON-RPC message, or the body of a refusal. */
  readonly message: Json;
}

/** One JSON-RPC request to /mcp, the way any client over streamable HTTP sends it. */
export async function rpc(
  api: TestApi,
  method: string,
  params: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; message: Json }> {
  const answer = await api.call(
    'POST',
    '/mcp',
    { jsonrpc: '2.0', id: 1, method, params },
    { accept: 'application/json, text/event-stream', ...headers },
  );
  const { status, body } = answer;
  if (typeof body !== 'string') return { status, headers: answer.headers, message: body };
  const data = body.split('\n').filter((line) => line.startsWith('data: '));
  return { status, headers: answer.headers, message: data.length ? JSON.parse(data.at(-1)!.slice(6)) : body };
}

/** Calls a tool without an SDK in between; `more` are further parameters of the call. */
export async function callTool(
  api: TestApi,
  name: string,
  args: unknown,
  headers: Record<string, string> = {},
  more: object = {},
): Promise<ToolAnswer> {
  const answer = await rpc(api, 'tools/call', { name, arguments: args, ...more }, headers);
  const result = answer.message?.result;
  const content: { type: string; text?: string; data?: string }[] = result?.content ?? [];
  return {
    status: answer.status,
    headers: answer.headers,
    text: content
      .filter(({ type }) => type === 'text')
      .map(({ text }) => text)
      .join('\n'),
    isError: result?.isError === true,
    structured: result?.structuredContent,
    images: content.filter(({ type }) => type === 'image').map(({ data }) => data!),
    message: answer.message,
  };
}

/** Asks until the job is no longer processing; gives the last answer of GET /v2/background-jobs/{id}. */
export async function polled(api: TestApi, jobId: string, headers?: Record<string, string>): Promise<Json> {
  for (let i = 0; i < 1_200; i++) {
    const { body } = await api.call('GET', `/v2/background-jobs/${jobId}`, undefined, headers);
    if (body.status !== 'processing') return body;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`job ${jobId} is still processing`);
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
