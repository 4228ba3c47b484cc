import { expect, test } from 'vitest';
import { gameAddress, gamesSource } from '../../src/games/address.ts';

test.each([
  ['a port', { gamesUrl: 'http://127.0.0.1:4001', gamesHost: undefined }, 'http://127.0.0.1:4001'],
  ['an address with a path', { gamesUrl: 'https://example.org/games', gamesHost: undefined }, 'https://example.org'],
  [
    'a host name each',
    { gamesUrl: 'https://example.org:8443', gamesHost: '*.games.example' },
    'https://*.games.example:8443',
  ],
])('games of %s are one source of a policy, and every address is within it', (_name, place, source) => {
  expect(gamesSource(place)).toBe(source);
  expect(gameAddress('well--main', place).startsWith(source.replace('*', 'well--main'))).toBe(true);
});
