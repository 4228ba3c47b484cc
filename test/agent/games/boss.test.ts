/** The last level with its boss, by the rules alone: no browser is needed to see who can be beaten. */
import { describe, expect, test } from 'vitest';
import { newGame, type TemplateId } from '../../../workers/agent/games/index.ts';
import * as bots from './bots.ts';
import type { Bot, Told } from './play.ts';

const SOURCES = '../../../workers/agent/games/sources';
const WORDS: Readonly<Record<string, string>> = {
  ...{ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Space: 'action' },
  ...{ KeyA: 'left', KeyD: 'right', KeyW: 'up', KeyS: 'down', Digit1: 'choice1', Digit2: 'choice2', Digit3: 'choice3' },
};
const MOST_STEPS = 60 * 240;

/** Plays the last level; tells how it ended, and the most that was hit of the boss. */
async function playLast(id: TemplateId, bot: Bot, seed: number) {
  const [{ createLevel }, { step }] = await Promise.all(
    ['level', 'rules'].map((file) => import(/* @vite-ignore */ `${SOURCES}/${id}/${file}.js`)),
  );
  const { settings } = newGame(id, { title: 'A game', settings: { boss: true, lives: 9 } });
  const world: Told = createLevel(settings, settings.levels, seed, { portrait: false });
  world.lives ??= settings.lives;
  world.score = 0;
  const memory: Record<string, number> = {};
  let before = new Set<string>();
  let met = false;
  let steps = 0;
  for (; steps < MOST_STEPS && !world.done && world.lives > 0; steps++) {
    const down = new Set(bot({ world, steps } as Told, memory).map((key) => WORDS[key]!));
    const is = (word: string) => down.has(word);
    const [x, y] = [Number(is('right')) - Number(is('left')), Number(is('down')) - Number(is('up'))];
    const length = Math.hypot(x, y) || 1;
    const input: Told = { pressed: {}, move: { x: x / length, y: y / length }, aim: { x: 0, y: 0 } };
    for (const word of new Set(Object.values(WORDS))) {
      input[word] = is(word);
      input.pressed[word] = is(word) && !before.has(word);
    }
    before = down;
    step(world, input, () => {});
    met ||= (world.foes ?? world.creeps).some(({ kind }: { kind: string }) => kind === 'boss');
  }
  return { met, done: Boolean(world.done), lives: world.lives as number, steps };
}

describe.each([
  ['platformer', bots.platformer],
  ['adventure', bots.adventure],
  ['twin-stick', bots.twinStick],
  ['tower-defence', bots.towerDefence],
] as const)('the boss of a %s', (id, bot) => {
  test('comes, and is beaten by who plays well', async () => {
    const played = [];
    for (const seed of [1, 2, 3, 4]) {
      const one = await playLast(id, bot, seed);
      played.push(one);
      if (one.done && one.lives > 0) break;
    }
    expect(played.at(-1), JSON.stringify(played)).toMatchObject({ met: true, done: true });
  });
});
