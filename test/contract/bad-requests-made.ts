import fc from 'fast-check';
import { badImage } from './bad-images.ts';
import { mcp, queries } from './bad-protocols.ts';
import {
  type BadRequest,
  CREATING,
  GENERATE,
  graphql,
  JSON_TYPE,
  MCP_HEADERS,
  post,
  route,
  tool,
  VALID,
} from './bad-request.ts';

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
