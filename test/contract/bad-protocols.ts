import fc from 'fast-check';
import { type BadRequest, GENERATE, graphql, JSON_TYPE, MCP_HEADERS, post, tool } from './bad-request.ts';

const deepQuery = (depth: number) =>
  `{ jobs(first: 1) { edges { node { ${'mapObject { job { '.repeat(depth)}id${' } }'.repeat(depth)} } } } }`;
const flood = (count: number) =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: account { id name usd generations }`).join(' ')} }`;
const cyclic = 'query { account { ...a } } fragment a on Account { ...b } fragment b on Account { ...a }';
/** Documents and bodies that GraphQL cannot or should not carry out. */
export const queries: fc.Arbitrary<BadRequest> = fc.oneof(
  fc.string().map((query) => graphql('GraphQL', query)),
  fc.integer({ min: 1, max: GENERATE.length - 1 }).map((length) => graphql('GraphQL', GENERATE.slice(0, length))),
  fc.integer({ min: 7, max: 500 }).map((depth) => graphql('deep queries', deepQuery(depth))),
  fc.integer({ min: 2_100, max: 4_000 }).map((count) => graphql('alias floods', flood(count))),
  fc.integer({ min: 1_000, max: 20_000 }).map((count) => graphql('GraphQL', '{'.repeat(count))),
  fc
    .integer({ min: 1_000, max: 20_000 })
    .map((count) => graphql('GraphQL', `{ account(x: ${'['.repeat(count)}${']'.repeat(count)}) { id } }`)),
  fc
    .integer({ min: 10, max: 3_000 })
    .map((count) => graphql('GraphQL', `{ account { id ${'@nope '.repeat(count)} } }`)),
  fc.constantFrom(
    graphql('GraphQL', cyclic),
    graphql('GraphQL', '{ jobs(first: -1) { totalCount } }'),
    graphql('GraphQL', '{ jobs(first: 100000) { edges { node { id } } } }'),
    graphql('GraphQL', '{ jobs(first: 1, last: 1, after: "x") { totalCount } }'),
    graphql('GraphQL', '{ jobs(before: "!!!") { totalCount } }'),
    graphql('GraphQL', 'mutation { cancelJob(input: { jobId: "../x" }) { id } }'),
    graphql('GraphQL', 'subscription { jobProgress(id: "nobody") { jobId } }'),
    graphql('GraphQL', 'subscription { jobProgress(id: "00000000-0000-4000-8000-000000000000") { jobId } }'),
    graphql('GraphQL', 5),
    graphql('GraphQL', { kind: 'Document' }),
    graphql('GraphQL', GENERATE, []),
    graphql('GraphQL', GENERATE, 'x'),
    graphql('GraphQL', GENERATE, { description: 'k', imageSize: { width: 64, height: 64 }, nope: 1 }),
    post('GraphQL', '/graphql', { query: '{ account { id } }', operationName: 'Nope' }),
    post('GraphQL', '/graphql', { query: '{ account { id } }', variables: [], extensions: 'x' }),
    post(
      'GraphQL',
      '/graphql',
      Array.from({ length: 50 }, () => ({ query: '{ account { id } }' })),
    ),
    post('GraphQL', '/graphql', 'query=mutation', { 'content-type': 'application/x-www-form-urlencoded' }),
    post('GraphQL', '/graphql', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
    { ...post('GraphQL', '/graphql', { query: '{ account { id } }' }), chunked: true },
    {
      kind: 'GraphQL',
      method: 'GET',
      path: `/graphql?query=${encodeURIComponent(`mutation { sendFeedback(input: { toolName: "x", feedbackType: BUG, message: "m" }) { id } }`)}`,
    },
    { kind: 'GraphQL', method: 'GET', path: '/graphql?query=%7Baccount%7Bid' },
    { kind: 'GraphQL', method: 'GET', path: '/graphql?query=%7Baccount%7Bid%7D%7D&variables=%7B' },
  ),
);

const rpc = (message: unknown, headers: Record<string, string> = MCP_HEADERS) =>
  post('MCP', '/mcp', message as object, headers);
/** What no MCP client would send. */
export const mcp: fc.Arbitrary<BadRequest> = fc.oneof(
  fc
    .record({
      jsonrpc: fc.constantFrom('2.0', '1.0', 2),
      id: fc.jsonValue(),
      method: fc.oneof(fc.string(), fc.jsonValue()),
      params: fc.jsonValue(),
    })
    .filter(({ method }) => method !== 'ping')
    .map((message) => rpc({ ...message, id: message.id ?? 'x' })),
  fc
    .jsonValue({ maxDepth: 3 })
    .filter((args) => args !== null && JSON.stringify(args) !== undefined)
    .map((args) => tool('MCP', args, 'get_map_object')),
  fc.jsonValue({ maxDepth: 3 }).map((args) => tool('MCP', args, 'agent_feedback')),
  fc.jsonValue({ maxDepth: 2 }).map((name) => tool('MCP', {}, name)),
  fc.constantFrom(
    rpc([]),
    rpc(Array.from({ length: 200 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'nope' }))),
    rpc('{"jsonrpc":"2.0"'),
    rpc({ jsonrpc: '2.0', id: 1, method: 'tools/call' }),
    rpc({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'create_map_object', _meta: { progressToken: {} } },
    }),
    rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { ...JSON_TYPE, accept: 'text/html' }),
    rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { ...MCP_HEADERS, 'content-type': 'text/plain' }),
    rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { ...MCP_HEADERS, host: 'evil.example' }),
    rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { ...MCP_HEADERS, origin: 'https://evil.example' }),
    tool('MCP', { description: 'k', width: 1e308, height: 64 }),
    tool('MCP', { description: 'k', width: 64, height: 64, view: { $ne: null } }),
  ),
);
