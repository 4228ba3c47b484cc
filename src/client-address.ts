import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Whether the machine at `address`, `hops` machines away from this one, is a proxy of ours: what it says is believed. */
export type TrustsProxy = (address: string, hops: number) => boolean;

/**
 * Reads TRUST_PROXY: how many proxies stand in front, or their addresses and subnets, `10.0.0.7, fd00::/8`;
 * undefined where it is neither.
 */
export function readTrustProxy(value: string): TrustsProxy | undefined {
  if (/^\d{1,2}$/.test(value)) return (_address, hops) => hops < Number(value);
  const proxies = new BlockList();
  for (const entry of value.split(',').map((part) => part.trim())) {
    const [address = '', prefix, ...more] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    if (!isIP(address) || more.length) return undefined;
    if (prefix === undefined) proxies.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest) proxies.addSubnet(address, Number(prefix), family);
    else return undefined;
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * The address that a request came from: of the connection, or, where that is a proxy of ours, what the proxies say in
 * `X-Forwarded-For`, read from the end up to the first machine that is not ours. What stands before that anybody could
 * have written. Express's `req.ip` says the same; this one also understands upgrades to WebSockets.
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusts: TrustsProxy = () => false,
): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const said = forwarded
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const way = [plain(request.socket.remoteAddress ?? ''), ...said.reverse()];
  return way.find((address, hops) => !trusts(address, hops)) ?? way.at(-1)!;
}

/** An IPv4 address that a socket of both families shows as `::ffff:127.0.0.1`. */
const plain = (address: string): string => {
  const mapped = address.toLowerCase().startsWith('::ffff:') ? address.slice(7) : address;
  return isIPv4(mapped) ? mapped : address;
};

/**
 * What one client is counted by: an IPv4 address, or the /64 of an IPv6 one, because whoever has one such address has
 * all of them. Everything that is no address counts as one client.
 */
export function clientNetwork(address: string): string {
  const known = plain(address);
  if (isIPv4(known)) return known;
  if (isIP(known) !== 6) return 'unknown';
  const [head = '', tail] = known.split('%')[0]!.toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  // an IPv4 address at the end stands for two groups
  const length = (text: string) => groups(text).length + (text.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - length(head) - length(tail);
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail ?? '')];
  const first = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
