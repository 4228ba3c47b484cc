import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Whether the machine at `address`, `hops` machines away from this one, is a proxy of ours: what it says is believed. */
export type TrustsProxy = (address: string, hops: number) => boolean;

/**
 * Reads TRUST_PROXY as Express reads its own setting: how many proxies stand in front, or their addresses and subnets,
 * `10.0.0.7, fd00::/8`, of which `loopback`, `linklocal` and `uniquelocal` name some; undefined where it is neither.
 */
export function readTrustProxy(value: string): TrustsProxy | undefined {
  if (/^\d+$/.test(value)) return value.length > 2 ? undefined : (_address, hops) => hops < Number(value);
  try {
    return proxyAddr.compile(value.split(',').map((part) => part.trim()));
  } catch {
    return undefined;
  }
}

/**
 * The address that a request came from: of the connection, or, where that is a proxy of ours, what the proxies say in
 * `X-Forwarded-For`, read from the end up to the first machine that is not ours. What stands before that anybody could
 * have written. It is Express's `req.ip`, for upgrades to WebSockets too; empty where the connection is gone.
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trusts: TrustsProxy = () => false,
): string {
  const address = proxyAddr(request as IncomingMessage, trusts) ?? '';
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/**
 * What one client is counted by: an IPv4 address, or the /64 of an IPv6 one, because whoever has one such address has
 * all of them. Everything that is no address counts as one client.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return `${known.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
