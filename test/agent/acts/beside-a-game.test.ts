/** What is said where a game was built last: new pictures are drawn, corrections stand in the place of what they put right. */
import { expect, test } from 'vitest';
import { newGame } from '../../../workers/agent/games/index.ts';
import type { Turn } from '../../../workers/agent/model.ts';
import { corrected } from '../../../workers/agent/planner/corrected.ts';
import { changedBy } from '../../../workers/agent/planner/games/changes.ts';
import { meantOf } from '../../../workers/agent/planner/games/meant.ts';
import { planner } from '../../../workers/agent/planner/index.ts';
import { ofTheirs } from '../../../workers/agent/planner/theirs.ts';
import type { Context } from '../../../workers/agent/planner/types.ts';
import { whichMeant } from '../../../workers/agent/planner/which-meant.ts';
import { wishesOf } from '../../../workers/agent/planner/wishes.ts';
import type { Args } from '../../../workers/agent/port.ts';
import { having, own, wishOf } from './theirs.ts';

const played: Context = {
  ...having(own('CHARACTER', 'Mira the archer'), own('CHARACTER', 'Bolt the robot')),
  game: newGame('platformer', {
    title: 'Coin Runner',
    slots: { hero: { prompt: 'a knight' }, pickup: { prompt: 'a gold coin' } },
  }),
  past: [
    { role: 'user', text: 'a platformer' },
    { role: 'results', results: [{ id: '1', tool: 'write_game', args: {}, failed: false, text: '' }] },
  ],
};
const actsOf = async (message: string): Promise<readonly string[]> =>
  meantOf(await wishesOf(message), played, message).map(({ act }) => act);

test.each([
  ['a cat.', 'make.character'],
  ["I'd like a farmer girl and her cow", 'make.character'],
  ['draw the map of a haunted island', 'make.map'],
  ['racing game with karts', 'game.make'],
  ['visual novel with Mira', 'game.make'],
  ['i need a logo for my game "Moonfall"', 'make.ui'],
  ['pls make house', 'make.object'],
  ['a dragon as the boss', 'game.change'],
  ['some flowers', 'make.object'],
  ['a bee. no wait, a wasp', 'make.object'],
  ['a sword that is on fire, and one that is frozen', 'make.object'],
  ['platformer with a kangaroo boxer', 'game.make'],
  ['more coins', 'game.change'],
  ['Minecraft style pickaxe', 'make.object'],
  ['walking mushroom enemy', 'make.character'],
  ['a parrot saying hello in a speech bubble', 'make.character'],
  ['the gate opens when she touches it', 'game.change'],
  ['coin runner runs too slow', 'game.change'],
  ['coin runner needs a new background, a workshop', 'game.change'],
  ['grass, sand and lava isometric blocks 32', 'make.iso'],
])('%s', async (message, act) => {
  expect(await actsOf(message)).toEqual([act]);
});

test('each of several is changed by what stands behind it', () => {
  const both = ofTheirs([wishOf('edit', 'make [target mira] [change blonde] and [target the robot] [change rusty]')], played); // biome-ignore format: one line
  expect(both.map(({ slots }) => slots.map(({ words }) => words).join(' '))).toEqual(['mira blonde', 'the robot rusty']); // biome-ignore format: one line
  const one = ofTheirs([wishOf('edit', 'make [target mira] and [target the robot] [change rusty]')], played);
  expect(one).toHaveLength(1);
});

test.each([
  ['edit', 'make [target the hero] [change a frog]', '[n a toad]', 'the hero a toad'],
  ['game.change', '[change add a dragon boss]', '[n a giant spider]', 'add a giant spider boss'],
  ['make.icons', '[n a red potion]', '[look a green one]', 'a green potion'],
  ['make.character', '[n a dragon] [dirs 8 directions]', 'what about [count 4]', 'a dragon 4 directions'],
])('%s %s, %s', (act, said, put, words) => {
  const [wish] = corrected([wishOf(act, said)], wishOf('correct', put));
  expect(wish!.slots.map((slot) => slot.words).join(' ')).toBe(words);
});

test('a movement to one side is drawn from that side alone', async () => {
  const [walk] = await wishesOf('and let it walk left');
  expect(walk!.slots).toContainEqual({ slot: 'dirs', words: 'left' });
});

test.each([
  ['put 3 checkpoints', { checkpoints: true }],
  ['a key that opens the door', { doors: true }],
  ['a magnet that pulls coins from far', { powerUps: true }],
  ['a shield that protects from one hit', { powerUps: true }],
  ['make the jump heavier', { weight: 1.25 }],
  ['that you have to collect 20 coins within 60 seconds', { needed: 20, timeLimit: 60 }],
  ['day and night cycle', { nights: 1 }],
  ['trampolines', { springs: true }],
  ['platforms that break when you step on them', { crumbles: true }],
  ['a sword for the knight', { weapon: 'sword' }],
  ['a fourth level', { levels: 4 }],
  ['new level in a cave, with bats', { levels: 4 }],
  ['the music is annoying, turn it off', { music: 'none' }],
])('in a game: %s', (words, settings) => {
  const { game, lost } = changedBy({ act: 'game.change', words, slots: [{ slot: 'change', words }], sure: 1, loose: [] }, played.game!); // biome-ignore format: one line
  expect(lost).toEqual([]);
  expect(game.settings).toMatchObject(settings);
});

test('what is there already is no more', () => {
  const wish = { act: 'game.change', words: 'a second level', slots: [{ slot: 'change', words: 'a second level' }], sure: 1, loose: [] }; // biome-ignore format: one line
  const { changed, already } = changedBy(wish, played.game!);
  expect([changed, already.join()]).toEqual([[], expect.stringContaining('3 in all')]);
});

test('a thing of theirs that stands in the game, too, is asked about', () => {
  const chest = own('MAP_OBJECT', 'treasure chest');
  const context = {
    ...played,
    own: [...played.own, chest],
    past: [...played.past, { role: 'user' as const, text: 'thanks' }],
  };
  const asked = whichMeant(wishOf('game.change', 'make [target the chest] [change golden]'), context);
  expect(asked?.ask).toContain('"treasure chest" by itself, or the goal');
});

test('a boss is the boss, however it is said', () => {
  const wish = wishOf('game.change', 'boss for level 3: [n a giant crab]');
  expect(changedBy(wish, played.game!).game.assets.boss!.prompt).toContain('giant crab');
});

test.each(['remove the clouds', 'add a shop', 'no clouds'])('%s is no other place', (words) => {
  expect(changedBy(wishOf('game.change', words), played.game!).redraw).toEqual([]);
});

test('a game of another conversation is opened by its name, and changed from here', async () => {
  const keep = newGame('adventure', { title: 'Candle keep' });
  const listed = { list_games: { games: [{ name: 'Candle keep' }] }, open_game: { project_id: 'p2', game: keep } };
  const turns: Turn[] = [...played.past.slice(0, 1), { role: 'results', results: [{ id: '1', tool: 'write_game', args: { game: played.game }, failed: false, text: '' }] }, { role: 'user', text: 'candle keep is too hard' }];
  const calls: { tool: string; args: Args }[] = [];
  for (let reply = await ask(turns); reply.calls.length; reply = await ask(turns)) {
    calls.push(...reply.calls);
    turns.push({ role: 'assistant', text: reply.text, calls: reply.calls });
    turns.push({ role: 'results', results: reply.calls.map((call) => ({ ...call, failed: false, text: '', structured: listed[call.tool as 'open_game'] ?? {} })) });
  }
  expect(calls.map(({ tool }) => tool)).toEqual(['find_assets', 'list_games', 'open_game', 'sandbox_create_session', 'write_game', 'sandbox_deploy_worker', 'sandbox_playtest']);
  expect(calls[3]!.args.project_id).toBe('p2');
  expect(calls[4]!.args.game).toMatchObject({ title: 'Candle keep', settings: { difficulty: 0.5 } });
}); // biome-ignore format: short enough
const ask = (turns: readonly Turn[]) => planner.next({ system: '', turns, tools: [], projectId: 'p1', signal: new AbortController().signal, price: async () => 0, onText: () => {} }); // biome-ignore format: one line
