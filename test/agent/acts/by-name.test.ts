/** What only the account knows, and small words: names, halves, sizes, paces, ways of each. */
import { expect, it, test } from 'vitest';
import { editGame, newGame } from '../../../workers/agent/games/index.ts';
import type { Name } from '../../../workers/agent/planner/by-name.ts';
import { corrected } from '../../../workers/agent/planner/corrected.ts';
import { inEnglish } from '../../../workers/agent/planner/languages/index.ts';
import { refer } from '../../../workers/agent/planner/refer.ts';
import { eachWay } from '../../../workers/agent/planner/things/each-way.ts';
import { wishesOf } from '../../../workers/agent/planner/wishes.ts';
import { answered, become, called, having, own, told, wishOf } from './theirs.ts';
import { wished } from './wished.ts';

const NAMES: readonly Name[] = [
  { name: 'Moon Miner', is: 'game', since: -1 },
  { name: 'Swamp Road', is: 'map', since: -1 },
  { name: 'Captain Yara', is: 'somebody', since: -1 },
];

test.each<[string, string, string]>([
  ['open moon miner', 'find', 'target Moon Miner'],
  ['in moon miner the hero falls through the floor', 'game.bug', 'target Moon Miner'],
  ['yara but 64px', 'resize', 'target Captain Yara'],
  ['make swamp road twice as wide', 'resize', 'target Swamp Road'],
])('"%s" is read as of what is called so', async (message, act, slot) => {
  const [wish] = await wishesOf(message, NAMES);
  expect(wish!.act).toMatch(new RegExp(`^(?:${act}|game\\.publish)$`));
  expect(wish!.slots.map(({ slot, words }) => `${slot} ${words}`)).toContain(slot);
  expect(wish!.words.toLowerCase()).toContain(slot.slice(7).toLowerCase());
});

it('takes no name for what is made anew', async () => {
  const [wish] = await wishesOf('draw a moon miner', NAMES);
  expect(wish).toMatchObject({ act: 'make.character', slots: [{ slot: 'n', words: 'a moon miner' }] });
});

it('points at half of them, and keeps a half orc whole', () => {
  const coins = having(...['a', 'b', 'c', 'd'].map((one) => own('MAP_OBJECT', `coin ${one}`)));
  expect(refer(['half of the coins'], coins).own).toHaveLength(2);
  expect(refer(['the half orc'], having(own('CHARACTER', 'half orc'))).own).toHaveLength(1);
});

test.each([['half that', '4'], ['twice as many', '16'], ['3 fewer', '5'], ['6', '6']])('8 of them, "%s": %s', (said, count) => {
  const [wish] = corrected([wished('make.object', '8 coins', 'count:8', 'n:coins')], wished('correct', said, `count:${said}`));
  expect(wish!.slots[0]).toEqual({ slot: 'count', words: count });
}); // biome-ignore format: short enough

it('takes over a size that the same message says', async () => {
  const wishes = await wishesOf('need 5 vegetables at 24px, black outline. also a chef, same size as the veg is fine');
  expect(wishes.at(-1)!.slots.filter(({ slot }) => slot === 'size').map(({ words }) => words)).toEqual(['24px']); // biome-ignore format: one line
});

it('draws each in each way', () => {
  const wish = eachWay(wishOf('make.object', '[count 3] [n swords], [n a crown], [look gold] and [look rusty] versions of each')); // biome-ignore format: one line
  expect(wish.slots.map(({ words }) => words)).toEqual(['3', 'gold swords', 'gold crown', '3', 'rusty swords', 'rusty crown']); // biome-ignore format: one line
});

it('tells that a pace is no movement', () => {
  const outcome = become('animate', '[target the golem] [anim idle] and [anim slower]', having(own('CHARACTER', 'golem'))); // biome-ignore format: one line
  expect(called(outcome)).toEqual(['animate_character golem breathing-idle']);
  expect(told(outcome)).toMatch(/"slower".*milliseconds/);
});

it('shows a side that is there, draws simpler, and tells of light on a map', () => {
  const all = having(own('CHARACTER', 'monk'), own('MAP_OBJECT', 'tower'), own('MAP', 'swamp'));
  expect(told(become('edit', 'turn [target my monk] [change around so i see his back]', all))).toMatch(/north among/);
  expect(called(become('edit', '[target the tower] [change less busy]', all))).toEqual(['create_map_object 48 48 tower low detail']); // biome-ignore format: one line
  expect(become('edit', 'make [target the swamp map] [change night]', all)).toMatchObject({ steps: [], say: expect.stringContaining('colours of its tiles') }); // biome-ignore format: one line
});

it('asks what shall be done with what is only pointed at, and offers what costs twenty', async () => {
  const { calls, said } = await answered('give the knight a red scarf', own('CHARACTER', 'knight'));
  expect(calls).toEqual([]);
  expect(said).toMatch(/20 generations.*Shall I do it\?/s);
});

it('changes the ground of a game by what it is made of', () => {
  const game = newGame('adventure', { title: 'Fox' });
  expect(editGame(game, 'make the walls ice').game.assets.land!.prompt).toBe('ice');
  expect(editGame(game, 'make the floor snow').game.assets.land!.upper).toBe('snow');
});

it('reads who does what in German without a comma', () => {
  expect(inEnglish('ich brauche einen drachen 64 px der feuer spuckt', undefined)!.text).toMatch(
    /dragon 64 ?px,? breathing fire/,
  );
});
