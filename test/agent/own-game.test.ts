/** What is said in a conversation that has built a game is said of that game. */
import { expect, test } from 'vitest';
import { newGame } from '../../workers/agent/games/index.ts';
import type { Holding } from '../../workers/agent/planner/holdings/index.ts';
import type { Memory } from '../../workers/agent/planner/memory.ts';
import { remember } from '../../workers/agent/planner/memory.ts';
import { insteadOfGame, linkTo, nearestInGame, ofOwnGame } from '../../workers/agent/planner/own-game/index.ts';
import type { Plan } from '../../workers/agent/planner/step.ts';

const witch: Holding = { id: 'w', kind: 'CHARACTER', name: 'witch', description: 'witch' };
const ADDRESS = {
  ...{ id: '1', tool: 'sandbox_deploy_worker', args: {}, failed: false, text: '' },
  structured: { preview_url: 'http://localhost/game/' },
};
const memoryOf = (kind: 'platformer' | 'runner' | 'adventure', listed: readonly Holding[] = []): Memory => ({
  ...remember([]),
  listed,
  game: newGame(kind, { title: 'Pumpkin Run' }),
  results: [ADDRESS],
});
const told = (plan: Plan | undefined): string => {
  if (!plan) return 'none';
  if ('ask' in plan) return `ask: ${plan.ask}`;
  if ('tell' in plan) return `tell: ${plan.tell}`;
  if (!('steps' in plan)) return 'other';
  return `${plan.steps.reduce((sum, { price }) => sum + price, 0)}: ${[...plan.notes, ...(plan.lacks ?? [])].join(' ')}`;
};

test.each([
  ['change my game so the enemies are slower', /^0: The speed of foes: 0.75/],
  ['make the game slower overall', /^0: Hero speed .* 0.75 instead of 1/],
  ['rename my game, it should be called Moon Bakery', /^0: The game is called "Moon Bakery"/],
  ['rename game to "Big Day" and put start screen with the title', /^0: The game is called "Big Day".*start screen with its title .* already/],
  ['its way too hard my kids cry', /^0: Difficulty .* 0.5 instead of 1/],
  ['can the music be a bit spookier and slower', /^0: music .* is sad\. Tempo .* 105/],
  ['more enemies, less coins, and change music', /^0: Enemies .* music .* is sad/],
  ['put my witch in the game as the boss at the end', /^0: .*boss: a witch.*as you have it: witch \(boss\)/],
  ['add a boss at the end of level 2, use my witch, 20 hp', /^0: .*How much the boss stands \(20 hits.*witch \(boss\).*in level 2 alone it cannot/],
  ['the game crashes when i touch the key!!! fix it', /^0: I am sorry\. I built "Pumpkin Run" anew/],
  ['no more spikes please, my son cries', /^ask: There are no spikes/],
  ['make my pirate jump', /^ask: I found no "pirate"/],
  ['it just shows black', /^0: I am sorry\. I built "Pumpkin Run" anew/],
  ['let a bot play it and tell me if level 2 is even possible', /^0: I built it anew .* and played it/],
  ['take it offline pls my boss found it', /^tell: I take nothing offline/],
  ['delete all my stuff i give up', /^tell: I never delete anything.*"witch"/],
  ['where is the link to my game i lost it', /^tell: "Pumpkin Run" is online, at http:\/\/localhost\/game\//],
] as const)('%s', (message, said) => expect(told(ofOwnGame(message, memoryOf('platformer', [witch]), 'p'))).toMatch(said)); // biome-ignore format: a table

test('what is wrong is no wish for another hero', () =>
  expect(told(ofOwnGame('my character gets stuck on the walls', memoryOf('adventure'), 'p'))).toMatch(
    /^0: I am sorry/,
  ));

test('all that a game cannot have is named, with what comes near', () => {
  const plan = nearestInGame('add a day/night cycle, a fishing minigame and marriage', memoryOf('platformer'), 'p');
  expect(told(plan)).toMatch(/day\/night cycle.*fishing minigame.*marriage/);
  expect(plan).toMatchObject({ does: [expect.stringMatching(/night/)] });
});

test('something else is wished for instead of the game', () => {
  expect(insteadOfGame("Sorry, forget the pirate game, let's do the mermaid first and then we'll see.")).toBe(
    'mermaid',
  );
  expect(insteadOfGame('forget the enemies in the game')).toBeUndefined();
});

test('the address of a game of another conversation is looked up', () =>
  expect(linkTo('send me the link to my game', remember([]))).toMatchObject({ steps: [{ tool: 'list_games' }] }));
