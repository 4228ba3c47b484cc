import { describe, expect, test } from 'vitest';
import { EDITS, GAMES } from './game-requests.ts';
import { judge } from './judge.ts';

describe.each([
  ['new games', GAMES],
  ['edits of a game', EDITS],
])('%s', (_, requests) => {
  test.each(requests.map((request) => [request.say.at(-1)!, request] as const))('%s', async (_, request) => {
    const { right, got } = await judge(request);
    expect(right, got.slice(0, 900)).toBe(true);
  });
});
