import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress, clientNetwork, readTrustProxy } from '../src/client-address.ts';

const request = (remoteAddress: string, forwarded?: string | string[]) =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as Pick<
    IncomingMessage,
    'headers' | 'socket'
  >;

describe('the address of a client', () => {
  test.each([
    ['of the connection, whatever is claimed', undefined, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['in IPv4 where the socket has both families', undefined, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['what our one proxy says', '1', '10.0.0.7', '198.51.100.1', '198.51.100.1'],
    ['what our one proxy says last', '1', '10.0.0.7', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['what the first of our two proxies says', '2', '10.0.0.7', '1.2.3.4, 198.51.100.1, 10.0.0.8', '198.51.100.1'],
    ['of the connection when it is not our proxy', '10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    [
      'the last that is not ours',
      '10.0.0.0/8,127.0.0.1',
      '::ffff:127.0.0.1',
      '1.2.3.4, 198.51.100.1, 10.9.9.9',
      '198.51.100.1',
    ],
    ['in IPv6 too', 'fd00::/8', 'fd12::1', '2001:db8::5', '2001:db8::5'],
    ['our own, where a proxy of ours asks for itself', '10.0.0.0/8', '10.0.0.7', '10.0.0.9', '10.0.0.9'],
    [
      'that a name of networks does not cover',
      'loopback, 10.0.0.0/8',
      '127.0.0.1',
      '1.2.3.4, 198.51.100.1',
      '198.51.100.1',
    ],
    ['of the connection when nothing is claimed', '1', '10.0.0.7', undefined, '10.0.0.7'],
    ['nobody when the connection is gone', undefined, '', undefined, ''],
  ])('%s', (_what, trusted, socket, forwarded, address) => {
    const trusts = trusted === undefined ? undefined : readTrustProxy(trusted);
    expect(clientAddress(request(socket, forwarded), trusts)).toBe(address);
  });

  test.each(['yes', '-1', '1.5', '10.0.0.0/33', '10.0.0', 'fd00::/129', '10.0.0.1/8/8', '10.0.0.1,', '100'])(
    'TRUST_PROXY=%s is refused',
    (value) => {
      expect(readTrustProxy(value)).toBeUndefined();
    },
  );
});

describe('one client', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::c000:201', '64:ff9b:0:0::/64'],
    ['1:2:3::4:192.0.2.1', '1:2:3:0::/64'],
    ['unknown', 'unknown'],
    ['', 'unknown'],
  ])('of %s is counted as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
