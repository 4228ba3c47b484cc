import fc from 'fast-check';

/** A request that no server may carry out. */
export interface BadRequest {
  /** What is wrong with it. */
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Sent in pieces, with no length in front. */
  readonly chunked?: boolean;
}

export const JSON_TYPE = { 'content-type': 'application/json' };
export const MCP_HEADERS = { ...JSON_TYPE, accept: 'application/json, text/event-stream' };
export const VALID = { description: 'k', image_size: { width: 64, height: 64 } };
export const CREATING = [
  '/v1/generate-image-pixflux',
  '/v2/create-image-pixflux',
  '/v2/create-image-pixflux-background',
  '/v2/create-image-pixen',
  '/v2/map-objects',
] as const;
export const route = fc.constantFrom(...CREATING);

export const post = (
  kind: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = JSON_TYPE,
): BadRequest => ({
  kind,
  method: 'POST',
  path,
  headers,
  body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
});
export const graphql = (kind: string, query: unknown, input?: unknown): BadRequest =>
  post(kind, '/graphql', { query, ...(input === undefined ? {} : { variables: { input } }) });
export const tool = (kind: string, args: unknown, name: unknown = 'create_map_object'): BadRequest =>
  post(kind, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }, MCP_HEADERS);

/** A mutation for `graphql`. */
export const GENERATE = 'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { job { id } } }';
