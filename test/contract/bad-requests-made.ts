import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { RED_PNG } from './fields-table.ts';

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

const JSON_TYPE = { 'content-type': 'application/json' };
const MCP_HEADERS = { ...JSON_TYPE, accept: 'application/json, text/event-stream' };
const VALID = { description: 'k', image_size: { width: 64, height: 64 } };
const CREATING = [
  '/v1/generate-image-pixflux',
  '/v2/create-image-pixflux',
  '/v2/create-image-pixflux-background',
  '/v2/create-image-pixen',
  '/v2/map-objects',
] as const;
const route = fc.constantFrom(...CREATING);

const post = (kind: string, path: string, body: unknown, headers: Record<string, string> = JSON_TYPE): BadRequest => ({
  kind,
  method: 'POST',
  path,
  headers,
  body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
});
export const graphql = (kind: string, query: unknown, input?: unknown): BadRequest =>
  post(kind, '/graphql', { query, ...(input === undefined ? {} : { variables: { input } }) });
const tool = (kind: string, args: unknown, name: unknown = 'create_map_object'): BadRequest =>
  post(kind, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }, MCP_HEADERS);

const GENERATE = 'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { job { id } } }';
const CREATE_OBJECT = 'mutation ($input: CreateMapObjectInput!) { createMapObject(input: $input) { job { id } } }';

/** One broken input, by every surface that takes it. `wire` and `graph` are spoilt the same way. */
const everywhere = (kind: string, wire: object, graph: object, paths = route): fc.Arbitrary<BadRequest> =>
  fc.oneof(
    paths.map((path) => post(kind, path, wire)),
    fc.constant(graphql(kind, GENERATE, graph)),
    fc.constant(graphql(kind, CREATE_OBJECT, graph)),
  );

const randomJson = fc
  .tuple(fc.oneof(route, fc.constantFrom('/graphql', '/mcp')), fc.json({ maxDepth: 6 }))
  .filter(([, text]) => !text.includes('"description"'))
  .map(([path, text]) => post('random JSON', path, text, path === '/mcp' ? MCP_HEADERS : JSON_TYPE));

const truncated = fc
  .tuple(route, fc.integer({ min: 1, max: JSON.stringify(VALID).length - 1 }), fc.boolean())
  .map(([path, length, chunked]) => ({
    ...post('truncated JSON', path, JSON.stringify(VALID).slice(0, length)),
    chunked,
  }));

const nested = fc
  .tuple(
    fc.oneof(route, fc.constantFrom('/graphql', '/mcp')),
    fc.integer({ min: 50, max: 20_000 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([path, depth, shape]) => {
    const [open, close] = [
      ['[', ']'],
      ['{"image_size":', '}'],
      ['{"query":"{a}","variables":{"input":', '}}'],
      ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_map_object","arguments":', '}}'],
    ][shape]! as [string, string];
    const text =
      shape < 2
        ? `${open.repeat(depth)}1${close.repeat(depth)}`
        : `${open}${'['.repeat(depth)}${']'.repeat(depth)}${close}`;
    return post('deep nesting', path, text, path === '/mcp' ? MCP_HEADERS : JSON_TYPE);
  });

const NUMBERS = [
  '1e309',
  '-1e309',
  '-0',
  '-1',
  '9223372036854775808',
  '1e-400',
  '0.1',
  '64.5',
  '1e20',
  'NaN',
  'Infinity',
  '0x40',
  '064',
];
const numbers = fc
  .tuple(route, fc.constantFrom(...NUMBERS), fc.constantFrom('width', 'height'))
  .map(([path, number, side]) =>
    post(
      'numbers',
      path,
      `{"description":"k","image_size":{"${side === 'width' ? 'height' : 'width'}":64,"${side}":${number}}}`,
    ),
  );
const seeds = fc
  .tuple(route, fc.constantFrom('1e309', '-1', '4294967296', '9223372036854775808', '0.5', '1e400'))
  .map(([path, number]) =>
    post('seeds', path, `{"description":"k","image_size":{"width":64,"height":64},"seed":${number}}`),
  );

/** Text that PostgreSQL does not keep. */
const unstorable = fc
  .tuple(fc.string(), fc.constantFrom('\0', '\ud800', '\udfff', 'a\udc00\ud800b'), fc.string())
  .chain(([before, bad, after]) => {
    const description = before + bad + after;
    const object = { width: 64, height: 64 };
    return fc.oneof(
      everywhere('unstorable text', { ...VALID, description }, { description, imageSize: object }),
      everywhere(
        'unstorable text',
        { ...VALID, image_size: { width: 1, height: 1 }, negative_description: description },
        { description: 'k', imageSize: object, clientMutationId: bad },
      ),
      fc.constant(tool('unstorable text', { description, ...object })),
      fc.constant(
        tool('unstorable text', { tool_name: 'x', feedback_type: 'bug', message: description }, 'agent_feedback'),
      ),
      fc.constant(
        tool('unstorable text', { tool_name: description, feedback_type: 'bug', message: 'm' }, 'agent_feedback'),
      ),
      fc.constant(tool('unstorable text', { object_id: description }, 'get_map_object')),
      fc.constant(
        graphql('unstorable text', 'mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { id } }', {
          toolName: 'x',
          feedbackType: 'BUG',
          message: description,
        }),
      ),
      fc.constant(
        graphql('unstorable text', 'query ($input: JobByIdInput!) { job(input: $input) { id } }', {
          jobId: description,
        }),
      ),
      fc.constant(
        graphql(
          'unstorable text',
          `{ jobs(after: ${JSON.stringify(Buffer.from(`GPC:S:${bad}`).toString('base64'))}) { totalCount edges { node { id } } } }`,
        ),
      ),
    );
  });

const PROTOTYPE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
const prototypes = fc
  .tuple(fc.constantFrom(...PROTOTYPE), fc.constantFrom(...PROTOTYPE), route)
  .chain(([a, b, path]) => {
    // written as text: an object literal would lose __proto__
    const inner = `{"${b}":{"description":"k","polluted":true},"${a}":{"polluted":true,"width":64,"height":64}}`;
    return fc.constantFrom(
      post('prototype keys', path, inner),
      post('prototype keys', path, `{"description":"k","image_size":${inner},"init_image":${inner}}`),
      post(
        'prototype keys',
        '/graphql',
        `{"query":${JSON.stringify(GENERATE)},"variables":{"input":${inner},"${a}":${inner}}}`,
      ),
      post('prototype keys', '/graphql', `{"${a}":${inner},"query":"{ ${a} { ${b} } }"}`),
      post(
        'prototype keys',
        '/mcp',
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${a}","arguments":${inner}}}`,
        MCP_HEADERS,
      ),
      post(
        'prototype keys',
        '/mcp',
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_map_object","arguments":${inner}}}`,
        MCP_HEADERS,
      ),
      post('prototype keys', '/mcp', `{"jsonrpc":"2.0","id":1,"method":"${a}","params":${inner}}`, MCP_HEADERS),
    );
  });

const BY_ID = ['/v2/background-jobs/', '/v2/map-objects/', '/images/'] as const;
const IDS = [
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..\\..\\windows',
  '%00',
  '%e0%a4%a',
  '%',
  "' or 1=1 --",
  '{{7*7}}',
  '.',
  'x'.repeat(6_000),
];
const traversal = fc
  .tuple(
    fc.constantFrom(...BY_ID),
    fc.oneof(fc.constantFrom(...IDS), fc.string({ minLength: 1 }).map(encodeLoose)),
    fc.boolean(),
  )
  .map(([path, id, encoded]) => ({
    kind: 'ids',
    method: 'GET',
    path: path + (encoded ? encodeLoose(id) : id.replace(/[^\x21-\x7e]|[#?]/g, '_')),
  }));
const downloads = fc
  .constantFrom(...IDS)
  .map((id) => ({ kind: 'ids', method: 'GET', path: `/mcp/map-objects/${encodeLoose(id)}/download` }));

function encodeLoose(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '_'));
}

const METHODS = [
  ...CREATING.flatMap((path) => ['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, path }))),
  ...['/v1/balance', '/v2/balance', '/v2/background-jobs/x', '/v2/map-objects/x', '/images/x'].flatMap((path) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, path })),
  ),
  ...['/mcp', '/graphql'].flatMap((path) => ['PUT', 'PATCH', 'DELETE'].map((method) => ({ method, path }))),
];
const methods = fc.constantFrom(...METHODS).map(({ method, path }) => ({ ...post('methods', path, VALID), method }));

const TYPES = [
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
  'json',
  'application/octet-stream',
  'image/png',
];
const types = fc
  .tuple(route, fc.constantFrom(...TYPES))
  .map(([path, type]) => post('content types', path, VALID, { 'content-type': type }));
const encodings = fc
  .tuple(route, fc.constantFrom('gzip', 'br', 'deflate', 'zip', 'identity, gzip'))
  .map(([path, encoding]) => post('encodings', path, VALID, { ...JSON_TYPE, 'content-encoding': encoding }));
const charsets = fc
  .tuple(route, fc.constantFrom('utf-16', 'latin9', 'nonsense'))
  .map(([path, charset]) => post('charsets', path, VALID, { 'content-type': `application/json; charset=${charset}` }));
const bytes = fc
  .tuple(
    fc.oneof(route, fc.constantFrom('/graphql', '/mcp')),
    fc.uint8Array({ minLength: 1, maxLength: 300 }),
    fc.boolean(),
  )
  .map(([path, raw, inString]) =>
    post(
      'bytes that are no UTF-8',
      path,
      inString
        ? Buffer.concat([Buffer.from('{"descr\u0131ption":"'), Buffer.from(raw), Buffer.from('\xff\xfe"}', 'latin1')])
        : Buffer.concat([Buffer.from([0xff, 0xc0]), Buffer.from(raw)]),
      path === '/mcp' ? MCP_HEADERS : JSON_TYPE,
    ),
  );

/** A PNG chunk with its checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  head.copy(out, 4);
  out.writeUInt32BE(crc32(head), 8 + data.length);
  return out;
}
function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let k = 0; k < 8; k++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
/** A PNG file whose header says `width` by `height`, whatever its data holds. */
export function png(width: number, height: number, data: Buffer, extra: Buffer = Buffer.alloc(0)): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const file = [signature, chunk('IHDR', header), extra, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat(file).toString('base64');
}
export const textChunk = (data: Buffer): Buffer => chunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), data]));
const gif = (width: number, height: number): string => {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return head.toString('base64');
};
const ZEROS = deflateSync(Buffer.alloc(4_000_000));
const RED = Buffer.from(RED_PNG, 'base64');
const badImage: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '=',
    'data:image/png;base64,',
    'data:;,%%%',
    'https://127.0.0.1/x.png',
    'file:///etc/passwd',
    png(60_000, 60_000, ZEROS),
    png(2 ** 31 - 1, 2 ** 31 - 1, ZEROS),
    png(2_049, 2, ZEROS),
    png(0, 0, ZEROS),
    png(2_048, 2_048, deflateSync(Buffer.alloc(10))),
    gif(65_535, 65_535),
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ).toString('base64'),
    gzipSync(Buffer.alloc(100_000)).toString('base64'),
    Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1').toString('base64'),
    Buffer.from('\xff\xd8\xff\xe0', 'latin1').toString('base64'),
  ),
  fc.integer({ min: 1, max: RED.length - 20 }).map((length) => RED.subarray(0, length).toString('base64')),
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((raw) => Buffer.from(raw).toString('base64')),
  fc.string({ minLength: 1 }).filter((text) => !/^[A-Za-z0-9+/=\s]*$/.test(text) && !text.includes(',')),
);
const images = fc.tuple(badImage, fc.constantFrom('init_image', 'color_image')).chain(([base64, field]) =>
  everywhere(
    'images',
    { ...VALID, [field]: { base64 } },
    {
      description: 'k',
      imageSize: { width: 64, height: 64 },
      [field === 'init_image' ? 'initImage' : 'colorImage']: { base64 },
    },
    // pixen takes no images
    route.filter((path) => path !== '/v2/create-image-pixen'),
  ),
);
const deepQuery = (depth: number) =>
  `{ jobs(first: 1) { edges { node { ${'mapObject { job { '.repeat(depth)}id${' } }'.repeat(depth)} } } } }`;
const flood = (count: number) =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: account { id name usd generations }`).join(' ')} }`;
const cyclic = 'query { account { ...a } } fragment a on Account { ...b } fragment b on Account { ...a }';
const queries: fc.Arbitrary<BadRequest> = fc.oneof(
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
const mcp: fc.Arbitrary<BadRequest> = fc.oneof(
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

/** All kinds, the risky ones more often. */
export const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(
  { weight: 3, arbitrary: randomJson },
  { weight: 2, arbitrary: truncated },
  { weight: 1, arbitrary: nested },
  { weight: 2, arbitrary: numbers },
  { weight: 1, arbitrary: seeds },
  { weight: 4, arbitrary: unstorable },
  { weight: 2, arbitrary: prototypes },
  { weight: 2, arbitrary: traversal },
  { weight: 1, arbitrary: downloads },
  { weight: 2, arbitrary: methods },
  { weight: 1, arbitrary: types },
  { weight: 1, arbitrary: encodings },
  { weight: 1, arbitrary: charsets },
  { weight: 2, arbitrary: bytes },
  { weight: 3, arbitrary: images },
  { weight: 4, arbitrary: queries },
  { weight: 3, arbitrary: mcp },
);
