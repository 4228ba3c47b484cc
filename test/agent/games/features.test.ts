/** What a game may have besides: played by the rules alone, by somebody who uses it. */
import { describe, expect, test } from 'vitest';
import type { SettingValue, TemplateId } from '../../../workers/agent/games/index.ts';
import * as bots from './bots.ts';
import type { Bot } from './play.ts';
import { playRules } from './play-rules.ts';

const BOTS: Readonly<Record<TemplateId, Bot>> = {
  ...{ platformer: bots.platformer, adventure: bots.adventure, runner: bots.runner, 'match-3': bots.match3 },
  ...{ 'twin-stick': bots.twinStick, 'tower-defence': bots.towerDefence },
};
/** Shoots all the time, besides what it does. */
const shooting =
  (bot: Bot): Bot =>
  (game, memory) => [...bot(game, memory), 'KeyX'];

type Case = [id: TemplateId, change: Record<string, SettingValue>, tells: string | undefined];
const CASES: readonly Case[] = [
  ['platformer', { spikes: true }, undefined],
  ['platformer', { movers: true }, undefined],
  ['platformer', { checkpoints: true }, 'open'],
  ['platformer', { doors: true }, 'open'],
  ['platformer', { powerUps: true }, 'heal'],
  ['platformer', { springs: true, weight: 1.25 }, 'jump'],
  ['platformer', { crumbles: true, nights: 1 }, undefined],
  ['platformer', { needed: 12 }, 'pick'],
  ['platformer', { jumps: 2, wallJump: true, dash: true }, undefined],
  ['platformer', { foeKinds: 2, enemySpeed: 1.5 }, undefined],
  ['platformer', { flyers: false }, undefined],
  // each weapon in one of them: what it does is the same in all
  ...['sword', 'axe', 'bow', 'orb'].map((weapon): Case => ['platformer', { weapon }, 'kill']),
  ...['spear', 'gun', 'sword'].map((weapon): Case => ['adventure', { weapon }, 'kill']),
  ['adventure', { foeKinds: 2, chasers: false }, undefined],
  ...['staff', 'stars'].map((weapon): Case => ['twin-stick', { weapon }, 'kill']),
  ['twin-stick', { foeKinds: 2, shotSize: 2 }, 'kill'],
  ['adventure', { deliver: true, keys: 2 }, 'heal'],
  ['adventure', { weapon: 'none', enemies: 0 }, 'pick'],
  ['twin-stick', { hunger: true, nights: 2, drops: 2 }, 'heal'],
  ['twin-stick', { bossEvery: 1, bossHealth: 0.5, chaserSpeed: 0.5 }, 'open'],
  ['platformer', { pickups: 2, walkerSpeed: 0.5, bossHealth: 2 }, 'pick'],
  ['tower-defence', { bossEvery: 3, boss: true, prices: 0.5, waveBreak: 2 }, 'kill'],
  ['runner', { foeKinds: 2, speedUp: 2, pickups: 2, endless: true }, undefined],
  ['tower-defence', { foeKinds: 2, waves: 12, enemySpeed: 1.25 }, 'kill'],
];

describe('what was asked for besides', () => {
  test.each<Case>([...CASES])('is in a %s that can be won: %j', async (id, change, tells) => {
    const ends: string[] = [];
    for (const seed of [1, 2, 3, 4, 5]) {
      const bot = change.weapon && id === 'platformer' ? shooting(BOTS[id]) : BOTS[id];
      const { done, lives, steps, told } = await playRules(id, bot, seed, { change, level: 1 });
      ends.push(`${done} ${lives} ${steps} ${JSON.stringify([...told])}`);
      if (!done || lives <= 0 || (tells && !told.get(tells))) continue;
      return;
    }
    expect(ends).toEqual('won');
  });
  test('a door is shut until its key is there', async () => {
    const never: Bot = ({ world }) => {
      world.keys = 0;
      return ['ArrowRight'];
    };
    const { done, world } = await playRules('platformer', never, 2, { change: { doors: true, enemies: 0 }, level: 1 });
    expect([done, world.hero.x < world.doors[0].x]).toEqual([false, true]);
  });
  test('a spring throws up who comes onto it', async () => {
    const walks: Bot = ({ world }) => {
      const [spring] = world.springs;
      if (world.steps < 2) Object.assign(world.hero, { x: spring.x - 20, y: spring.y });
      return world.steps < 40 ? ['ArrowRight'] : [];
    };
    const highest = async (springs: boolean) => {
      let top = 0;
      const sees: Bot = (game, memory) => {
        top = Math.max(top, (game.world.springs[0]?.y ?? game.world.hero.y) - game.world.hero.y);
        return springs ? walks(game, memory) : [];
      };
      await playRules('platformer', sees, 3, { change: { springs, enemies: 0 }, level: 1 });
      return top;
    };
    expect(await highest(true)).toBeGreaterThan(80);
    expect(await highest(false)).toBe(0);
  });
  test('a platform that was stood on breaks off and comes back', async () => {
    const seen: boolean[] = [];
    const stands: Bot = ({ world }) => {
      const [one] = world.crumbling;
      if (world.steps < 3) Object.assign(world.hero, { x: (one.left + 1.5) * 16, y: one.top * 16, vy: 0 });
      seen.push(world.map.solid(one.left, one.top));
      if (world.steps > 400) world.done = true;
      return [];
    };
    await playRules('platformer', stands, 3, { change: { crumbles: true, enemies: 0 }, level: 1 });
    expect([seen[5], seen[60], seen[390]]).toEqual([true, false, true]);
  });
  test('as many are gathered as is said, and it is night for a while', async () => {
    let night = 0;
    const runs: Bot = (game, memory) => {
      night = Math.max(night, game.world.night ?? 0);
      return game.world.steps < 60 * 18 ? [] : bots.platformer(game, memory);
    };
    const { world } = await playRules('platformer', runs, 2, { change: { needed: 5, nights: 1 }, level: 1 });
    expect([world.needed, night]).toEqual([5, 1]);
  });
  test('who leaps in the air leaps twice with a double jump alone', async () => {
    const jumps: Bot = ({ world, steps }) => (world.steps < 20 && steps % 12 < 8 ? ['Space'] : []);
    const highest = async (jumpsInARow: number) => {
      const { told } = await playRules('platformer', jumps, 1, {
        change: { jumps: jumpsInARow, enemies: 0 },
        level: 1,
      });
      return told.get('jump')!;
    };
    expect(await highest(2)).toBeGreaterThan(await highest(1));
  });
});
