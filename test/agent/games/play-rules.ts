/** Plays a level by the rules alone, without a browser. */
import { newGame, type SettingValue, type TemplateId } from '../../../workers/agent/games/index.ts';
import type { Bot, Told } from './play.ts';

const SOURCES = '../../../workers/agent/games/sources';
const WORDS: Readonly<Record<string, string>> = {
  ...{ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Space: 'action' },
  ...{ KeyA: 'left', KeyD: 'right', KeyW: 'up', KeyS: 'down', Digit1: 'choice1', Digit2: 'choice2', Digit3: 'choice3' },
  ...{ KeyX: 'fire', ShiftLeft: 'dash' },
};
const MOST_STEPS = 60 * 240;

/** Tells how it ended, whether the boss came, and how many were beaten. `level` 0 is the last one. */
export async function playRules(
  id: TemplateId,
  bot: Bot,
  seed: number,
  { change = {}, level = 0 }: { change?: Record<string, SettingValue>; level?: number } = {},
) {
  const [{ createLevel }, { step }] = await Promise.all(
    ['level', 'rules'].map((file) => import(/* @vite-ignore */ `${SOURCES}/${id}/${file}.js`)),
  );
  const { settings } = newGame(id, { title: 'A game', settings: { ...change, lives: 9 } });
  const world: Told = createLevel(settings, level || settings.levels, seed, { portrait: false });
  world.lives ??= settings.lives;
  world.score = 0;
  const memory: Record<string, number> = {};
  let before = new Set<string>();
  let met = false;
  const told = new Map<string, number>();
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
    step(world, input, (name: string) => {
      told.set(name, (told.get(name) ?? 0) + 1);
    });
    met ||= (world.foes ?? world.creeps).some(({ kind }: { kind: string }) => kind === 'boss');
  }
  return { met, done: Boolean(world.done), lives: world.lives as number, steps, told, world };
}
