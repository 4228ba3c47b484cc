import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../src/errors.ts';
import { type FetchImageOptions, fetchImage, isPublicAddress, type Network } from '../src/fetch-image.ts';
import { selfSigned } from './self-signed.ts';

const PATH = ['input', 'reference_image_url'];
const HERE = '127.0.0.1';
const { key, cert } = selfSigned(['images.example', 'mirror.example']);
const PNG = await sharp({ create: { width: 3, height: 2, channels: 4, background: '#ff8800' } })
  .png()
  .toBuffer();

let server: https.Server;
let port = 0;
/** What the server does; each test sets its own. */
let answer: RequestListener = () => undefined;
let connections = 0;
const asked: string[] = [];

beforeAll(async () => {
  server = https.createServer({ key, cert }, (request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    answer(request, response);
  });
  server.on('connection', () => connections++);
  // refused handshakes are what some tests are about
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  connections = 0;
  asked.length = 0;
});

/** Resolves names by a table; a list gives one answer after the other, the last for ever. */
function names(table: Readonly<Record<string, readonly (string | readonly string[])[]>>): LookupFunction {
  const turns = new Map<string, number>();
  return (host, _options, done) => {
    const answers = table[host];
    if (!answers) return done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), []);
    const turn = turns.get(host) ?? 0;
    turns.set(host, turn + 1);
    const found = answers[Math.min(turn, answers.length - 1)]!;
    done(
      null,
      [found].flat().map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
}

/** The server's network: its own address counts as public, everything else as it is. */
const network = (over: Partial<Network> = {}): Network => ({
  lookup: names({ 'images.example': [HERE], 'mirror.example': [HERE] }),
  allows: (address) => address === HERE || isPublicAddress(address),
  ports: [port],
  ca: cert,
  ...over,
});
const url = (rest = '/a.png', host = 'images.example') => `https://${host}:${port}${rest}`;
const fetching = (options: FetchImageOptions = {}, address = url()) =>
  fetchImage(address, PATH, { network: network(), ...options });

const send = (type: string, body: Buffer | string): RequestListener => {
  return (_request: IncomingMessage, response: ServerResponse) =>
    void response.setHeader('content-type', type).end(body);
};
const redirect = (location: string, status = 302): RequestListener => {
  return (_request, response) => void response.writeHead(status, { location }).end();
};

/** The one issue of a refusal, which must name the path and tell nothing of addresses or names of this network. */
async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => undefined,
    (e: unknown) => e,
  );
  if (!(error instanceof AppError)) throw new Error('Not refused as expected', { cause: error });
  expect(error.code).toBe('BAD_USER_INPUT');
  expect(error.issues).toHaveLength(1);
  expect(error.issues[0]).toMatchObject({ path: PATH, type: 'value_error' });
  expect(error.message).not.toMatch(/\d+\.\d+\.\d+\.\d+|::|ENOTFOUND|ECONN|getaddrinfo|cert|internal\.corp/i);
  return error.issues[0]!.message;
}

const NOT_PUBLIC = 'the host is unknown or its address is not a public one';

describe('fetchImage gives an image', () => {
  test('as raw base64', async () => {
    answer = send('image/png', PNG);
    expect(await fetching()).toBe(PNG.toString('base64'));
    expect(asked).toEqual(['images.example/a.png']);
  });

  test('by its bytes, whatever the content type says', async () => {
    answer = send('text/html', PNG);
    expect(await fetching()).toBe(PNG.toString('base64'));
  });

  test.each([301, 302, 303, 307, 308])('behind status %i', async (status) => {
    answer = (request, response) =>
      request.url === '/a.png'
        ? redirect('/b.png', status)(request, response)
        : send('image/png', PNG)(request, response);
    expect(await fetching()).toBe(PNG.toString('base64'));
    expect(asked).toEqual(['images.example/a.png', 'images.example/b.png']);
  });

  test('behind three redirects, also of another host', async () => {
    const next = [url('/2', 'mirror.example'), '3', '//images.example:PORT/4'.replace('PORT', String(port))];
    answer = (request, response) => {
      const location = next[asked.length - 1];
      (location ? redirect(location) : send('image/png', PNG))(request, response);
    };
    expect(await fetching()).toBe(PNG.toString('base64'));
    expect(asked).toEqual(['images.example/a.png', 'mirror.example/2', 'mirror.example/3', 'images.example/4']);
  });

  test('of as many bytes as are allowed', async () => {
    answer = send('image/png', PNG);
    expect(await fetching({ maxBytes: PNG.length })).toBe(PNG.toString('base64'));
  });
});

describe('fetchImage refuses an address', () => {
  test.each([
    ['http', 'http://images.example/a.png', 'only https:// addresses are fetched'],
    ['ftp', 'ftp://images.example/a.png', 'only https:// addresses are fetched'],
    ['a file', 'file:///etc/passwd', 'only https:// addresses are fetched'],
    ['data', 'data:image/png;base64,AAAA', 'only https:// addresses are fetched'],
    ['words', 'a knight', 'not a valid address: an https:// URL is expected'],
    ['nothing', '', 'not a valid address: an https:// URL is expected'],
    ['a password', 'https://me:secret@images.example/a.png', 'the address must not contain a user name or password'],
    ['a user', 'https://me@images.example/a.png', 'the address must not contain a user name or password'],
    ['another port', 'https://images.example:8443/a.png', 'the port must be 443'],
    ['SSH', 'https://images.example:22/', 'the port must be 443'],
    ['a very long one', `https://images.example/${'a'.repeat(2048)}`, 'the address has more than 2048 characters'],
  ])('with %s', async (_, address, message) => {
    expect(await refusal(fetchImage(address, PATH, { network: { lookup: names({}) } }))).toBe(message);
  });

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://127.1/',
    'https://0/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://[fd00::1]/',
    'https://10.1.2.3/',
  ])('%s without connecting', async (address) => {
    expect(await refusal(fetchImage(address, PATH))).toBe(NOT_PUBLIC);
    expect(connections).toBe(0);
  });

  test.each([
    ['a private one', [['10.0.0.8']]],
    ['loopback', [['127.0.0.2']]],
    ['both public and private ones', [['93.184.215.14', '10.0.0.8']]],
    ['an IPv4-mapped one', [['::ffff:10.0.0.8']]],
    ['a unique-local one', [['fd00::8']]],
    ['none', [[]]],
  ])('that resolves to %s', async (_, answers) => {
    const lookup = names({ 'internal.corp': answers });
    expect(await refusal(fetching({ network: network({ lookup }) }, url('/', 'internal.corp')))).toBe(NOT_PUBLIC);
    expect(connections).toBe(0);
  });

  test('that is unknown, in the same words', async () => {
    expect(await refusal(fetching({}, url('/', 'nowhere.example')))).toBe(NOT_PUBLIC);
  });

  test('localhost, by the resolver of the system', async () => {
    expect(await refusal(fetchImage('https://localhost/', PATH))).toBe(NOT_PUBLIC);
    expect(await refusal(fetchImage('https://localhost./', PATH))).toBe(NOT_PUBLIC);
  });

  test('that has become another by the time the connection stands', async () => {
    answer = send('image/png', PNG);
    let checks = 0;
    const allows = () => ++checks === 1;
    expect(await refusal(fetching({ network: network({ allows }) }))).toBe(NOT_PUBLIC);
    expect(checks).toBe(2);
    expect(asked).toEqual([]);
  });
});

describe('fetchImage refuses a redirect', () => {
  test.each([
    ['to http', 'http://images.example/', 'only https:// addresses are fetched'],
    ['to a file', 'file:///etc/passwd', 'only https:// addresses are fetched'],
    ['with a password', 'https://me:secret@images.example/', 'the address must not contain a user name or password'],
    ['to another port', 'https://images.example:1/', /^the port must be \d+$/],
    ['to an address of the metadata service', () => `https://169.254.169.254:${port}/`, NOT_PUBLIC],
    ['to a private name', () => url('/', 'internal.corp'), NOT_PUBLIC],
    ['to nonsense', 'https://', 'not a valid address: an https:// URL is expected'],
  ])('%s', async (_, location, message) => {
    answer = redirect(typeof location === 'string' ? location : location());
    const lookup = names({ 'images.example': [HERE], 'internal.corp': ['10.0.0.8'] });
    expect(await refusal(fetching({ network: network({ lookup }) }))).toMatch(message);
    expect(asked).toEqual(['images.example/a.png']);
  });

  test('to a name whose address has changed since', async () => {
    answer = redirect('/b.png');
    const lookup = names({ 'images.example': [HERE, '192.168.0.1'] });
    expect(await refusal(fetching({ network: network({ lookup }) }))).toBe(NOT_PUBLIC);
    expect(asked).toEqual(['images.example/a.png']);
  });

  test('after three', async () => {
    answer = redirect('/again');
    expect(await refusal(fetching())).toBe('there are more than 3 redirects');
    expect(asked).toHaveLength(4);
  });

  test('without a place to go', async () => {
    answer = (_request, response) => void response.writeHead(302).end();
    expect(await refusal(fetching())).toBe('the server answered with status 302 instead of an image');
  });
});

describe('fetchImage refuses an answer', () => {
  test.each([204, 206, 304, 404, 500])('with status %i', async (status) => {
    answer = (_request, response) => void response.writeHead(status).end();
    expect(await refusal(fetching())).toBe(`the server answered with status ${status} instead of an image`);
  });

  test.each([
    ['HTML that claims to be a PNG', '<html></html>', 'not an image: PNG, JPEG, WebP and GIF are understood'],
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'SVG is not supported. Should be one of: png, jpeg, webp, gif.',
    ],
    ['half a PNG', PNG.subarray(0, 40), 'the image is damaged and cannot be decoded'],
    ['nothing', '', 'the image is empty'],
  ])('of %s', async (_, body, message) => {
    answer = send('image/png', body);
    expect(await refusal(fetching())).toBe(message);
  });

  test('that says it is too large, before reading it', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-length': 9 * 2 ** 20 }).write(PNG);
    expect(await refusal(fetching())).toBe('the image has more than 8 MiB');
  });

  test('that never ends, as soon as it is too large', async () => {
    let sent = 0;
    answer = (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16384))) sent += 16384;
      };
      response.on('drain', more);
      response.write(PNG);
      more();
    };
    expect(await refusal(fetching({ maxBytes: 2 ** 18 }))).toBe('the image has more than 0.25 MiB');
    expect(sent).toBeLessThan(16 * 2 ** 20);
  });

  test('that breaks off', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write(PNG.subarray(0, 20));
      setTimeout(() => response.destroy(), 20);
    };
    expect(await refusal(fetching())).toBe('the image could not be fetched');
  });

  test.each<[string, RequestListener]>([
    ['never comes', () => undefined],
    [
      'drips',
      (_request, response) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
    [
      'is redirected slowly',
      (_request, response) => void setTimeout(() => response.writeHead(302, { location: '/' }).end(), 120),
    ],
  ])('that %s, after the time allowed for all of it', async (_, slow) => {
    answer = slow;
    const before = performance.now();
    expect(await refusal(fetching({ timeoutMs: 300 }))).toBe('fetching the image took longer than 0.3 s');
    expect(performance.now() - before).toBeLessThan(3000);
  });

  test('of a server whose certificate nobody vouches for, or that is for another host', async () => {
    answer = send('image/png', PNG);
    // on a busy machine what another test asked may arrive only now
    const stranger = fetching({ network: network({ ca: undefined }) }, url('/stranger.png'));
    expect(await refusal(stranger)).toBe('the image could not be fetched');
    const lookup = names({ 'other.example': [HERE] });
    const other = fetching({ network: network({ lookup }) }, url('/other.png', 'other.example'));
    expect(await refusal(other)).toBe('the image could not be fetched');
    expect(asked.filter((what) => /stranger|other/.test(what))).toEqual([]);
  });
});

test('fetchImage stops with the reason of its signal', async () => {
  answer = () => undefined;
  const controller = new AbortController();
  const reason = new Error('nobody wants it any more');
  setTimeout(() => controller.abort(reason), 50);
  await expect(fetching({ signal: controller.signal })).rejects.toBe(reason);
});
