import dns from 'node:dns';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { AppError, type Issue, invalidInput } from './errors.ts';
import { checkImage } from './images.ts';

const MAX_BYTES = 8 * 2 ** 20;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const MAX_URL_LENGTH = 2048;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** How hosts are reached; absent values are those of the public internet. */
export interface Network {
  /** Resolves host names, as node:dns.lookup does. */
  readonly lookup?: LookupFunction;
  /** Which addresses may be connected to. Default: {@link isPublicAddress}. */
  readonly allows?: (address: string) => boolean;
  /** Ports that an address may name. Default: 443. */
  readonly ports?: readonly number[];
  /** Certificate authorities (PEM) instead of the well-known ones. */
  readonly ca?: string;
}

export interface FetchImageOptions {
  /** Largest answer, in bytes. Default 8 MiB. */
  readonly maxBytes?: number;
  /** For all of it, redirects included. Default 10 s. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly network?: Network;
}

/** IANA's IPv4 special-purpose registry (RFC 6890) and multicast; 168.63.129.16 is Azure's host seen from its guests. */
const RESERVED_V4 = blockList('ipv4', [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '168.63.129.16/32',
]);
/**
 * Global unicast is 2000::/3 (RFC 4291): loopback, link-local, unique-local, multicast, IPv4-mapped (::ffff:0:0/96) and
 * NAT64 (64:ff9b::/96) lie outside.
 */
const GLOBAL_V6 = blockList('ipv6', ['2000::/3']);
/** Within it: protocol assignments with Teredo (2001::/23), documentation, and 6to4 (2002::/16), which hides an IPv4 one. */
const RESERVED_V6 = blockList('ipv6', ['2001::/23 2001:db8::/32 2002::/16 3fff::/20']);

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges.join(' ').split(' ')) {
    const [net, prefix] = range.split('/') as [string, string];
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}

/** Whether an IPv4 or IPv6 address is one of the public internet; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !RESERVED_V4.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return GLOBAL_V6.check(address, 'ipv6') && !RESERVED_V6.check(address, 'ipv6');
}

/** Refusals in the words that a user reads. What was found in this network is not told, not even whether a name exists. */
const NOT_PUBLIC = 'the host is unknown or its address is not a public one';
const UNREACHABLE = 'the image could not be fetched';

/** A refusal on the way; becomes BAD_USER_INPUT with the field's path. */
class Refusal extends Error {}

/**
 * Fetches an image that a request names by its address: https only, no credentials, the ports allowed, and public
 * addresses only. Each address is checked when it is resolved and again when the connection stands, before the request
 * is sent, also after each of at most 3 redirects: a name that changes its address in between gains nothing. The content
 * is judged by its bytes, whatever the answer's headers say.
 *
 * Returns raw base64 that {@link checkImage} has passed. Throws BAD_USER_INPUT naming `path`, or the signal's reason.
 */
export async function fetchImage(url: string, path: Issue['path'], options: FetchImageOptions = {}): Promise<string> {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const bytes = await follow(url, { maxBytes, signal: either, network: options.network ?? {} });
    return await checkImage(bytes.toString('base64'), path);
  } catch (error) {
    if (error instanceof AppError) throw error;
    signal?.throwIfAborted();
    let message = UNREACHABLE;
    if (error instanceof Refusal) message = error.message;
    else if (timeout.aborted) message = `fetching the image took longer than ${timeoutMs / 1000} s`;
    // the system's, TLS's and HTTP's errors have a code; what has none is a fault of ours
    else if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw invalidInput([{ path, message, type: 'value_error' }]);
  }
}

interface Limits {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly network: Network;
}

async function follow(first: string, limits: Limits): Promise<Buffer> {
  let url = parse(first, undefined, limits.network);
  for (let redirects = 0; ; redirects++) {
    const response = await request(url, limits);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return read(response, limits.maxBytes);
    response.destroy();
    if (!REDIRECTS.has(statusCode) || headers.location === undefined)
      throw new Refusal(`the server answered with status ${statusCode} instead of an image`);
    if (redirects === MAX_REDIRECTS) throw new Refusal(`there are more than ${MAX_REDIRECTS} redirects`);
    url = parse(headers.location, url, limits.network);
  }
}

/** Throws a Refusal for every address that may not be asked. */
function parse(text: string, base: URL | undefined, { ports = [443], allows = isPublicAddress }: Network): URL {
  if (text.length > MAX_URL_LENGTH) throw new Refusal(`the address has more than ${MAX_URL_LENGTH} characters`);
  if (!URL.canParse(text, base)) throw new Refusal('not a valid address: an https:// URL is expected');
  const url = new URL(text, base);
  if (url.protocol !== 'https:') throw new Refusal('only https:// addresses are fetched');
  if (url.username || url.password) throw new Refusal('the address must not contain a user name or password');
  if (!ports.includes(Number(url.port || 443))) throw new Refusal(`the port must be ${ports.join(' or ')}`);
  // an address needs no lookup, so this is where one is checked
  const host = hostOf(url);
  if (isIP(host) && !allows(host)) throw new Refusal(NOT_PUBLIC);
  return url;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Resolves as `lookup` does, and fails where any of the addresses is forbidden: the socket connects to no other. */
function guarded({ lookup = dns.lookup, allows = isPublicAddress }: Network): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : (found ?? []);
      const [first] = addresses;
      if (error || !first || !addresses.every(({ address }) => allows(address)))
        return done(new Refusal(NOT_PUBLIC), '');
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
}

/** The head of an answer; its body is still to be read. */
function request(url: URL, { signal, network }: Limits): Promise<IncomingMessage> {
  const { allows = isPublicAddress, ca } = network;
  return new Promise((resolve, reject) => {
    const asked = https.get(url, {
      agent: false,
      lookup: guarded(network),
      signal,
      ca,
      rejectUnauthorized: true,
      headers: {
        accept: 'image/png, image/jpeg, image/webp, image/gif',
        'accept-encoding': 'identity',
        'user-agent': 'Pixelkiln',
      },
    });
    asked.on('socket', (socket) =>
      // before the handshake is done: nothing of the request is out yet
      socket.on('connect', () => {
        if (!allows(socket.remoteAddress ?? '')) asked.destroy(new Refusal(NOT_PUBLIC));
      }),
    );
    asked.on('response', resolve);
    asked.on('error', reject);
  });
}

async function read(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new Refusal(`the image has more than ${Number((maxBytes / 2 ** 20).toFixed(2))} MiB`);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge();
  }
  const parts: Buffer[] = [];
  let length = 0;
  // leaving the loop destroys the connection
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
