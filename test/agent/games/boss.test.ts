/** The last level with its boss, by the rules alone: no browser is needed to see who can be beaten. */
import { describe, expect, test } from 'vitest';
import * as bots from './bots.ts';
import { playRules } from './play-rules.ts';

describe.each([
  ['platformer', bots.platformer],
  ['adventure', bots.adventure],
  ['twin-stick', bots.twinStick],
  ['tower-defence', bots.towerDefence],
] as const)('the boss of a %s', (id, bot) => {
  test('comes, and is beaten by who plays well', async () => {
    const played = [];
    for (const seed of [1, 2, 3, 4]) {
      const one = await playRules(id, bot, seed, { change: { boss: true } });
      played.push(one);
      if (one.done && one.lives > 0) break;
    }
    expect(played.at(-1), played.map(({ lives, steps }) => `${lives} ${steps}`).join()).toMatchObject({
      met: true,
      done: true,
    });
  });
});
